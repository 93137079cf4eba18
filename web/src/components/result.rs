//! The end: who won and why, both armies open, the game move by move.

use std::rc::Rc;

use vexillum_engine::Color;
use vexillum_engine::notation::Record;
use yew::prelude::*;

use super::board::BoardInput;
use super::deck::{DeckView, Decks};
use super::icon::icon;
use super::later::{EndingProps, Later, Loaded};
use super::moves::Moves;
use super::table::{Table, TableView};
use crate::display::{Ply, Verdict};
use crate::single_file::picture_address;

/// Properties of [`GameResult`].
#[derive(Clone, PartialEq, Properties)]
pub struct GameResultProps {
    /// The board.
    pub table: TableView,
    /// End of the game in words.
    pub verdict: Verdict,
    /// Record of the game.
    pub record: Option<Rc<Record>>,
    /// The moves.
    pub plies: Rc<Vec<Rc<Ply>>>,
    /// The cards of both sides, in an edition with cards.
    pub decks: Option<[DeckView; 2]>,
    /// Number of entries of the log after which the board is shown, and number of all.
    pub at: (usize, usize),
    /// Called with the number of entries after which the board is to be shown.
    pub on_seek: Callback<usize>,
    /// Begins another game, with sides exchanged or not.
    pub on_again: Callback<bool>,
    /// To the start screen.
    pub on_start: Callback<()>,
    /// Called with the entry of the log of a fight that is to be seen again.
    pub on_replay: Callback<usize>,
    /// Called with what the player does on the board: a tap dismisses a fight.
    pub on_input: Callback<BoardInput>,
}

/// The result screen.
#[component]
pub fn GameResult(props: &GameResultProps) -> Html {
    let GameResultProps { table, verdict, record, plies, decks, at, on_again, .. } = props;
    let language = table.language;
    let texts = &language.texts().result;
    let button = |class: &'static str, picture: &'static str, words: &'static str, onclick: Callback<MouseEvent>| {
        html! {
            <button type="button" class={["button ", class].concat()} {onclick}>{ icon(picture) }{ words }</button>
        }
    };
    let ending = Later::Ending(EndingProps {
        language,
        record: record.clone(),
        facts: verdict.facts.clone(),
        at: *at,
        on_seek: props.on_seek.clone(),
    });
    let side = verdict.winner.map_or("draw", Color::name);
    html! {
        <Table view={table.clone()} screen="result" on_input={props.on_input.clone()}>
            <section class={classes!("outcome", "wide", side)}>
                <svg class="laurel" viewBox="0 0 512 512" fill="currentColor" aria-hidden="true">
                    <use href={picture_address("classic", "general")} />
                </svg>
                <h1 data-focus="true" tabindex="-1">{ verdict.title.clone() }</h1>
                <p>{ verdict.reason.clone() }</p>
            </section>
            <div class="actions wide">
                { button("stacked primary", "again", texts.rematch, on_again.reform(|_| false)) }
                { button("stacked", "swap", texts.swap, on_again.reform(|_| true)) }
                { button("stacked", "home", texts.start, props.on_start.reform(|_| ())) }
            </div>
            <Loaded {language} thing={ending} />
            if let Some(sides) = decks {
                <section class="panel deck"><Decks {language} sides={sides.clone()} /></section>
            }
            <section class="panel grow">
                <Moves {language} plies={plies.clone()} current={at.0.checked_sub(1)}
                    on_replay={props.on_replay.clone()} />
            </section>
        </Table>
    }
}
