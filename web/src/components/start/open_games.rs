//! The open games, to go on with or to remove.

use std::rc::Rc;

use js_sys::{Object, Reflect};
use vexillum_engine::Color;
use yew::prelude::*;

use crate::components::icon::icon;
use crate::give;
use crate::i18n::Language;
use crate::name::Name;
use crate::open_games::{About, GameId, ListedGame};
use crate::screen::Opponent;

/// Number of games from which on the player is asked to remove some.
const MANY: usize = 20;

/// Properties of [`OpenGames`].
#[derive(Clone, PartialEq, Properties)]
pub(super) struct OpenGamesProps {
    /// The open games, those in front that were played last.
    pub(super) games: Rc<[ListedGame]>,
    /// Language of the page.
    pub(super) language: Language,
    /// Goes on with a game.
    pub(super) on_resume: Callback<GameId>,
    /// Removes a game.
    pub(super) on_remove: Callback<GameId>,
}

/// Name of the edition.
pub(super) fn edition(about: &About, language: Language) -> Name {
    let words = &language.texts().words;
    about.variant().map(|variant| words.edition(&variant)).unwrap_or_default()
}

/// The players, as words.
fn players(about: &About, language: Language) -> String {
    let (words, start) = (&language.texts().words, &language.texts().start);
    let [red, blue] = &about.names;
    match about.opponent {
        Opponent::Computer(level) => words.level(level),
        Opponent::Beside => {
            (start.against)(&Name::or(red, words.color(Color::Red)), &Name::or(blue, words.color(Color::Blue)))
        }
        Opponent::Watch(red, blue) => (start.against)(&Name::of(&words.level(red)), &Name::of(&words.level(blue))),
    }
}

/// Day and time in the person's own way.
fn when(ms: u64, language: Language) -> Option<String> {
    let options = Object::new();
    for name in ["dateStyle", "timeStyle"] {
        // A browser that does not know this writes numbers.
        let _ = Reflect::set(&options, &name.into(), &"short".into());
    }
    (ms > 0).then(|| give::date(ms / 1_000).to_locale_string(language.code(), &options).into())
}

/// The open games.
#[component]
pub(super) fn OpenGames(OpenGamesProps { games, language, on_resume, on_remove }: &OpenGamesProps) -> Html {
    let language = *language;
    let texts = &language.texts().open_games;
    if games.is_empty() {
        return Html::default();
    }
    let row = |game: &ListedGame| {
        let id = game.id;
        let remove = |name: &str| {
            let label = format!("{}: {name}", texts.remove);
            html! {
                <button type="button" class="button quiet icon-only" aria-label={label} title={texts.remove}
                    onclick={on_remove.reform(move |_: MouseEvent| id)}>{ icon("close") }</button>
            }
        };
        let content = match &game.about {
            None => html! { <><span class="open-game">{ texts.unreadable }</span>{ remove(texts.unreadable) }</> },
            Some(about) => {
                let name = edition(about, language);
                let turns = if about.over { texts.over.to_owned() } else { (texts.turns)(about.turns) };
                let facts = [Some(players(about, language)), Some(turns), when(game.played, language)];
                let facts = facts.into_iter().flatten().collect::<Vec<_>>().join(" · ");
                html! {
                    <>
                        <button type="button" class="open-game" onclick={on_resume.reform(move |_: MouseEvent| id)}>
                            <b><bdi>{ name.text() }</bdi></b>
                            <small><bdi>{ &facts }</bdi></small>
                        </button>
                        { remove(&format!("{name}, {facts}")) }
                    </>
                }
            }
        };
        html! { <li key={id.to_string()}>{ content }</li> }
    };
    html! {
        <section class="open-games span" aria-labelledby="open-games">
            <h2 class="legend" id="open-games">{ texts.title }</h2>
            <ul>{ for games.iter().map(row) }</ul>
            if games.len() >= MANY {
                <p class="hint-line">{ (texts.many)(games.len()) }</p>
            }
        </section>
    }
}
