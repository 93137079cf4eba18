//! What a link holds that somebody shares.

use gloo::utils::window;
use vexillum_engine::notation::Record;
use vexillum_engine::{Color, Game, Level, Seat, Setup, Variant};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::import::{keep_game, keep_setup};
use super::list::summary;
use super::position::SharedPosition;
use super::words::link_error;
use crate::address::Page;
use crate::archive::PastGame;
use crate::components::board::{CellView, Cells, Marks};
use crate::components::icon::picture;
use crate::components::piece::Face;
use crate::i18n::Language;
use crate::link::{Link, LinkError};
use crate::name::{LONGEST, Name};
use crate::session::Session;
use crate::settings::Style;
use crate::storage;
use crate::workshop::rules::setup::still_board;

/// What the page needs.
#[derive(PartialEq, Properties)]
pub(in crate::workshop) struct SharedProps {
    /// The link, from the `#` on.
    pub(in crate::workshop) link: AttrValue,
    /// The level of the computer that was chosen last.
    pub(in crate::workshop) level: AttrValue,
    /// The language.
    pub(in crate::workshop) language: Language,
    /// Look of the pieces.
    pub(in crate::workshop) style: Style,
    /// A game is to be played.
    pub(in crate::workshop) on_play: Callback<Box<Session>>,
}

/// What a link holds, and keeping it.
#[component]
pub(in crate::workshop) fn Shared(props: &SharedProps) -> Html {
    let (language, style) = (props.language, props.style);
    let texts = &language.workshop().games;
    let [game_title, own_title, position_title, setup_title] = texts.shared.titles;
    let found = use_memo(props.link.clone(), |link| Link::read(link));
    let note = use_state_eq(AttrValue::default);
    {
        let note = note.clone();
        use_effect_with(props.link.clone(), move |_| note.set(AttrValue::default()));
    }
    let on_note = {
        let note = note.clone();
        Callback::from(move |text| note.set(text))
    };
    let text = |text: &'static str| html! { <p>{ text }</p> };
    let (title, content) = match &*found {
        Ok(Some(Link::Game(record))) => (game_title, game(record, &props.link, language, &on_note)),
        Ok(Some(Link::Setup(variant, setup))) => {
            let (variant, setup) = (**variant, setup.clone());
            (setup_title, html! { <SharedSetup {variant} {setup} {language} {style} {on_note} /> })
        }
        Ok(Some(Link::Own(_))) => (own_title, text(texts.files.own_record)),
        Ok(Some(Link::Position(record))) => {
            let (level, on_play) = (Level::from_name(&props.level).unwrap_or(Level::Recruit), props.on_play.clone());
            (
                position_title,
                html! { <SharedPosition record={Record::clone(record)} {level} {language} {style} {on_play} /> },
            )
        }
        Ok(None) => (texts.shared.broken, text(link_error(&LinkError::Damaged, language))),
        Err(error) => (texts.shared.broken, text(link_error(error, language))),
    };
    html! {
        <main class="games" data-screen="shared">
            <header class="games-head shared">
                <h1>{ title }</h1>
                <a class="button" href={Page::Games.address()}>{ picture("workshop", "list") }{ language.texts().records.all }</a>
            </header>
            { content }
            <div class="said" role="status">{ (*note).clone() }</div>
        </main>
    }
}

/// A game that somebody shares.
fn game(record: &Record, address: &AttrValue, language: Language, on_note: &Callback<AttrValue>) -> Html {
    let texts = &language.workshop().games;
    let open = html! {
        <a class="button" href={Page::Review(address.to_string()).address()}>{ picture("workshop", "board") }{ language.texts().records.open }</a>
    };
    let past = Game::from_record(record.clone()).ok().and_then(|game| {
        let players = Color::ALL.map(|color| player(game.seat(color), color, language));
        Some((PastGame::imported(&game, storage::now())?, players))
    });
    let Some((past, players)) = past else {
        return html! {
            <section class="panel game-row">
                <p>{ texts.files.unfinished }</p>
                <div class="game-tools">{ open }</div>
            </section>
        };
    };
    let onclick = {
        let record = record.clone();
        on_note.reform(move |_: MouseEvent| {
            let (line, there) = keep_game(record.clone(), language);
            if there {
                // In the place of this page, so that going back leaves the list.
                let _ = window().location().replace(&Page::Games.address());
            }
            line.into()
        })
    };
    html! {
        <section class="panel game-row">
            <h2 class="players">{ players.join(" – ") }</h2>
            { summary(&past, language) }
            <div class="game-tools">
                <button type="button" class="button primary" {onclick}>{ texts.shared.keep }</button>
                { open }
            </div>
        </section>
    }
}

/// Who sat on a side: a name, the level of the computer, or the color.
fn player(seat: &Seat, color: Color, language: Language) -> String {
    let words = &language.texts().words;
    match seat {
        Seat::Person(name) if name.is_empty() => words.color(color).to_owned(),
        Seat::Person(name) => format!("{} ({})", Name::of(name), words.color(color)),
        Seat::Computer(level) => format!("{}, {}", words.level(*level), words.color(color)),
    }
}

/// A set-up that somebody shares.
#[derive(PartialEq, Properties)]
struct SharedSetupProps {
    variant: Variant,
    setup: Setup,
    language: Language,
    style: Style,
    on_note: Callback<AttrValue>,
}

/// The set-up on its board, and a name to keep it under.
#[component]
fn SharedSetup(props: &SharedSetupProps) -> Html {
    let SharedSetupProps { variant, setup, language, style, on_note } = props;
    let language = *language;
    let texts = &language.workshop().games.shared;
    let field = use_node_ref();
    let onsubmit = {
        let (field, variant, setup) = (field.clone(), *variant, setup.clone());
        on_note.reform(move |event: SubmitEvent| {
            event.prevent_default();
            let name = field.cast::<HtmlInputElement>().map(|field| field.value()).unwrap_or_default();
            let name = if name.trim().is_empty() { texts.proposed } else { &name };
            keep_setup(name, &variant, &setup, language).into()
        })
    };
    let squares: Vec<_> = variant.board.home(Color::Red).collect();
    let cells = Cells::new(|square| {
        let index = squares.iter().position(|&home| home == square);
        let role = index.and_then(|index| setup.get(index));
        CellView {
            face: role.map(|role| Face::mine(Color::Red, role)),
            marks: if index.is_some() { Marks::HOME } else { Marks::default() },
            ..CellView::default()
        }
    });
    let [.., title] = texts.titles;
    html! {
        <section class="panel game-row">
            <h2>{ language.texts().words.edition(variant).text() }</h2>
            <div class="setup-picture" role="img" aria-label={title}>{ still_board(variant, *style, cells) }</div>
            <form class="game-tools" {onsubmit}>
                <label for="shared-name">{ texts.name }</label>
                <input id="shared-name" class="field" ref={field} placeholder={texts.proposed} maxlength={LONGEST.to_string()} autocomplete="off" />
                <button class="button primary">{ texts.keep }</button>
            </form>
        </section>
    }
}
