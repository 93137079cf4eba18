//! A past game in the list.

use std::hash::{DefaultHasher, Hash, Hasher};

use js_sys::{Object, Reflect};
use vexillum_engine::{Game, Variant};
use yew::prelude::*;

use super::Act;
use crate::archive::{Against, OWN, PastGame};
use crate::components::icon::{icon, picture};
use crate::formats::export::Form;
use crate::give;
use crate::i18n::Language;
use crate::name::Name;

/// What an edition is called; own variants all alike.
pub(super) fn edition(id: &str, language: Language) -> Name {
    let found = Variant::find(id).filter(|_| id != OWN);
    found.map_or(language.workshop().games.own_variant.into(), |variant| language.texts().words.edition(variant))
}

/// What a game was played with: the edition, or the title of the own variant as far as it is still there.
fn played(game: &PastGame, language: Language) -> Name {
    let saved = game.value.as_deref().filter(|_| game.edition == OWN);
    let own = saved.and_then(|saved| Game::saved_variant(saved).ok());
    own.map_or_else(|| edition(game.edition, language), |variant| language.texts().words.edition(&variant))
}

/// Against whom a game was played.
pub(super) fn against(against: Against, language: Language) -> String {
    let texts = &language.workshop().games;
    let [_, beside, watch] = texts.statistics.kinds;
    match against {
        Against::Computer(level) => language.texts().words.level(level),
        Against::Person => beside.to_owned(),
        Against::Watch => watch.to_owned(),
        Against::Import => texts.imported.to_owned(),
    }
}

/// How it ended, seen by the person who played: the style, the result, and the reason.
fn result(game: &PastGame, language: Language) -> (&'static str, String, String) {
    let (words, texts) = (&language.texts().words, &language.texts().result);
    let name = |color| Name::from(words.color(color));
    let (style, result) = match (game.end.winner, game.you) {
        (None, _) => ("drawn", texts.draw.to_owned()),
        (Some(winner), Some(you)) if winner == you => ("won", texts.you_win.to_owned()),
        (Some(_), Some(_)) => ("lost", texts.you_lose.to_owned()),
        (Some(winner), None) => (winner.name(), (texts.wins)(&name(winner))),
    };
    let (winner, loser) = game.end.winner.map_or_else(Default::default, |winner| (name(winner), name(!winner)));
    (style, result, (texts.reason)(&winner, &loser, game.end.reason))
}

fn date(seconds: u64, language: Language) -> String {
    let options = Object::new();
    // A browser that does not know this writes numbers.
    let _ = Reflect::set(&options, &"dateStyle".into(), &"medium".into());
    give::date(seconds).to_locale_date_string(language.code(), &options).into()
}

/// What a game was and how it ended.
pub(super) fn summary(game: &PastGame, language: Language) -> Html {
    let texts = &language.workshop().games;
    let (style, result, reason) = result(game, language);
    let facts = [against(game.against, language), (texts.turns)(game.turns), date(game.date, language)];
    html! {
        <div class={classes!("past-game", style)}>
            <h3><span class="verdict">{ result }</span>{ " " }<span class="played" translate="no">{ played(game, language).text() }</span></h3>
            <p class="facts-line">
                { facts.join(" · ") }
                if game.assisted {
                    { " · " }<b>{ texts.assisted }</b>
                }
            </p>
            <p class="reason">{ reason }</p>
        </div>
    }
}

/// Key of a game in the list: the same for games that are the same in everything.
pub(super) fn key(game: &PastGame) -> String {
    let mut hash = DefaultHasher::new();
    game.value.hash(&mut hash);
    format!("{} {:?} {:?} {} {:x}", game.date, game.id, game.end, game.turns, hash.finish())
}

/// Properties of [`Row`].
#[derive(PartialEq, Properties)]
pub(super) struct RowProps {
    pub(super) game: PastGame,
    /// Number of the game.
    pub(super) index: usize,
    pub(super) language: Language,
    pub(super) act: Callback<Act>,
}

/// A game of the list with what can be done with it.
#[component]
pub(super) fn Row(props: &RowProps) -> Html {
    let RowProps { ref game, index, language, ref act } = *props;
    let texts = &language.workshop().games;
    let (_, result, _) = result(game, language);
    let of = [result.as_str(), &edition(game.edition, language), &date(game.date, language)].join(", ");
    // Every button tells of which game it is.
    let label = |what: &str| [what, &of].join(": ");
    let form = |(form, name): (Form, &'static str)| {
        html! { <button type="button" class="button" onclick={act.reform(move |_| Act::Export(index, form))}>{ name }</button> }
    };
    html! {
        <li class="game-row">
            { summary(game, language) }
            <div class="game-tools">
                if game.value.is_some() {
                    <button type="button" class="button" aria-label={label(language.texts().records.open)} onclick={act.reform(move |_| Act::Open(index))}>
                        { picture("workshop", "board") }{ language.texts().records.open }
                    </button>
                    <details class="menu" name="game-menu">
                        <summary class="button" aria-label={label(texts.export)}>{ picture("workshop", "save") }{ texts.export }</summary>
                        <div class="menu-items">{ for Form::ALL.into_iter().zip(texts.formats).map(form) }</div>
                    </details>
                    <button type="button" class="button" aria-label={label(texts.link)} onclick={act.reform(move |_| Act::Link(index))}>
                        { picture("workshop", "link") }{ texts.link }
                    </button>
                } else {
                    <p class="hint-line">{ texts.no_moves }</p>
                }
                <button type="button" class="button" aria-label={label(texts.delete)} onclick={act.reform(move |_| Act::Delete(index))}>
                    { icon("clear") }{ texts.delete }
                </button>
            </div>
        </li>
    }
}
