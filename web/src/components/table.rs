//! The board with both seats, and whatever stands beside it.

use vexillum_engine::Color;
use yew::prelude::*;

use super::board::{Board, BoardInput, Cells, Slide};
use super::clash::clash;
use super::piece::Look;
use super::seat::{SeatView, seat};
use crate::display::Band;
use crate::i18n::Language;

/// The board as it is shown.
#[derive(Clone, PartialEq)]
pub struct TableView {
    /// The language.
    pub language: Language,
    /// The id of the edition.
    pub edition: &'static str,
    /// Size, lakes and home rows.
    pub board: vexillum_engine::Board,
    /// Whose side is at the bottom.
    pub bottom: Color,
    /// How pieces are drawn.
    pub look: Look,
    /// What is on the squares.
    pub cells: Cells,
    /// The last move, if it is to be seen.
    pub slide: Option<Slide>,
    /// What happens between pieces, over the board.
    pub band: Option<Band>,
    /// What stands below the board in this edition: `cards`, `powers`, or nothing but a line.
    pub orders: Option<&'static str>,
    /// The seats, the upper one first.
    pub seats: [SeatView; 2],
}

/// The board with both seats: the whole content of the page below the header.
pub fn table(view: &TableView, screen: &'static str, on_input: &Callback<BoardInput>, beside: Html) -> Html {
    let TableView { language, edition, board, bottom, look, cells, slide, band, orders, seats: [theirs, ours] } = view;
    let texts = &language.texts().cards;
    html! {
        <main id="main" class="game" data-screen={screen} data-columns={board.columns.to_string()} data-rows={board.rows.to_string()}
            data-edition={*edition} data-orders={*orders}>
            { seat(*language, theirs) }
            <Board board={*board} bottom={*bottom} cells={cells.clone()} look={*look} slide={*slide}
                label={language.texts().words.board} on_input={on_input.clone()}>
                if let Some(band) = band {
                    { clash(texts, band, *look, board, *bottom) }
                }
            </Board>
            { seat(*language, ours) }
            <div class="side">{ beside }</div>
        </main>
    }
}
