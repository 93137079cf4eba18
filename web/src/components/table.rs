//! The board with both seats, and whatever stands beside it.

use vexillum_engine::Color;
use yew::prelude::*;

use super::board::{Board, BoardInput, Cells, Slide};
use super::clash::Clash;
use super::piece::Look;
use super::seat::{Seat, SeatProps};
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
    /// Look of the pieces.
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
    pub seats: [SeatProps; 2],
}

/// Properties of [`Table`].
#[derive(Clone, PartialEq, Properties)]
pub struct TableProps {
    /// The board as it is shown.
    pub view: TableView,
    /// Name of the screen.
    pub screen: &'static str,
    /// Called with what the player does on the board.
    pub on_input: Callback<BoardInput>,
    /// Panels beside the board.
    pub children: Html,
}

/// The board with both seats: the whole content of the page below the header.
#[component]
pub fn Table(TableProps { view, screen, on_input, children }: &TableProps) -> Html {
    let TableView { language, edition, board, bottom, look, cells, slide, band, orders, seats: [theirs, ours] } = view;
    let (language, board, bottom, look) = (*language, *board, *bottom, *look);
    html! {
        <main id="main" class="game" data-screen={*screen} data-columns={board.columns.to_string()}
            data-rows={board.rows.to_string()} data-edition={*edition} data-orders={*orders}>
            <Seat ..theirs.clone() />
            <Board {board} {bottom} cells={cells.clone()} {look} slide={*slide} label={language.texts().words.board}
                on_input={on_input.clone()}>
                if let Some(band) = band {
                    <Clash {language} band={band.clone()} {look} {board} {bottom} />
                }
            </Board>
            <Seat ..ours.clone() />
            <div class="side">{ children.clone() }</div>
        </main>
    }
}
