//! The game that is looked at, as it is now.

use vexillum_engine::{Color, Outcome};
use yew::prelude::*;

use super::Msg;
use super::believed::{bars, guesses, labeled};
use super::controls::{steering, viewers};
use super::graph::graph;
use super::list::List;
use super::open::Open;
use crate::aside::records::Records;
use crate::components::board::{Board, BoardInput, Marks};
use crate::components::clash::Clash;
use crate::components::deck::Decks;
use crate::components::seat::Seat;
use crate::components::tray::ArmyTray;
use crate::display::{Marked, cells};
use crate::i18n::Language;
use crate::name::Name;
use crate::sight::Sight;

/// What was played, by whom, and how it ended.
pub(super) fn summary(open: &Open, language: Language) -> Html {
    let teller = open.teller(language);
    let [red, blue] = Color::ALL.map(|color| teller.name(color));
    let end = open
        .session
        .outcome()
        .map_or_else(|| language.workshop().review.no_end.to_owned(), |end| ended(end, &red, &blue, language));
    html! { <p>{ [teller.title().as_str(), &[&*red, &*blue].join(" – "), &end].join(" · ") }</p> }
}

fn ended(end: Outcome, red: &Name, blue: &Name, language: Language) -> String {
    let texts = &language.texts().result;
    let (winner, loser) = match end.winner {
        Some(Color::Red) => (red, blue),
        Some(Color::Blue) => (blue, red),
        None => (&Name::default(), &Name::default()),
    };
    (texts.reason)(winner, loser, end.reason)
}

/// The board with the seats, and all that stands beside it.
pub(super) fn show(open: &Open, language: Language, on: &Callback<Msg>) -> Html {
    let Some(sight) = open.sight() else { return Html::default() };
    let variant = open.session.variant();
    let (bottom, texts) = (open.bottom(), language.texts());
    let teller = open.teller(language);
    let look = teller.look();
    let last = (0..open.at).rev().find_map(|index| open.session.happening(index)?.marks());
    let mut marked = Marked::default();
    marked.mark(last.map(|(from, _)| from), Marks::LAST_FROM);
    marked.mark(last.map(|(_, to)| to), Marks::LAST_TO);
    let mut cells = cells(texts, look, &sight, bottom, &marked);
    let mut over = Html::default();
    if let (true, None, Sight::Player(view)) = (open.believes, &open.fight, &sight) {
        let guesses = guesses(view);
        cells = labeled(&cells, view, &guesses, language);
        over = bars(&view.variant().board, look, &guesses, bottom);
    }
    let table = sight.any().public().table();
    let seat = |color: Color| {
        let cards = variant.cards.then(|| (table.hands[color], table.piles[color]));
        html! {
            <Seat {language} {color} name={teller.name(color)} note={teller.note(color)} {look} ours={color == bottom} {cards} />
        }
    };
    let on_input = on.reform(|_: BoardInput| Msg::Dismiss);
    // A click on the board, which does nothing, leaves the keys to the game.
    let onmousedown = Callback::from(|event: MouseEvent| event.prevent_default());
    let board = variant.board;
    let side = |color| {
        html! { <ArmyTray {language} {look} name={texts.words.color(color)} tray={sight.tray(color, bottom)} /> }
    };
    html! {
        <div class="game" data-columns={board.columns.to_string()} data-rows={board.rows.to_string()}>
            { seat(!bottom) }
            <div class="review-board" {onmousedown}>
                <Board {board} {bottom} {cells} {look} slide={open.slide} label={texts.words.board} {on_input}>
                    { over }
                    if let Some((_, band)) = &open.fight {
                        <Clash {language} band={band.clone()} {look} {board} {bottom} />
                    }
                </Board>
            </div>
            { seat(bottom) }
            <div class="side">
                { steering(open, language, on) }
                { viewers(open, language, on) }
                { graph(open, language, on) }
                <section class="panel grow"><List plies={open.plies.clone()} current={open.at.checked_sub(1)} on={on.clone()} /></section>
                <section class="panel trays">{ for [!bottom, bottom].map(side) }</section>
                if let Some(sides) = teller.decks(&sight, bottom) {
                    <section class="panel deck"><Decks {language} {sides} /></section>
                }
                <Records {language} record={open.record.clone()} reviewed={true} />
            </div>
        </div>
    }
}
