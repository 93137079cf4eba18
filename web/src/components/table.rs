//! The board with both seats, and whatever stands beside it.

use std::rc::Rc;

use vexillum_engine::Color;
use yew::prelude::*;

use super::board::{Board, BoardInput, Cells, Slide};
use super::clash::Clash;
use super::piece::Look;
use super::seat::{Seat, SeatProps};
use crate::display::FightView;
use crate::i18n::Language;

/// The board as it is shown.
#[derive(Clone, PartialEq)]
pub struct TableView {
    /// The language.
    pub language: Language,
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
    /// A fight over the board.
    pub fight: Option<FightView>,
    /// The seats, the upper one first.
    pub seats: [SeatProps; 2],
}

/// What the table shows and tells.
#[derive(PartialEq, Properties)]
pub struct TableProps {
    /// The board as it is shown.
    pub view: Rc<TableView>,
    /// The value of `data-screen`.
    pub screen: &'static str,
    /// What the player does on the board.
    pub on_input: Callback<BoardInput>,
    /// What stands beside it.
    pub children: Html,
}

/// The board with both seats: the whole content of the page below the header.
#[component]
pub fn Table(props: &TableProps) -> Html {
    let TableProps { view, screen, on_input, children } = props;
    let TableView { language, board, bottom, look, cells, slide, fight, seats: [theirs, ours] } = &**view;
    html! {
        <main class="game" data-screen={*screen} data-columns={board.columns.to_string()} data-rows={board.rows.to_string()}>
            <Seat ..theirs.clone() />
            <Board board={*board} bottom={*bottom} cells={cells.clone()} look={*look} slide={*slide}
                label={language.texts().words.board} on_input={on_input.clone()}>
                if let Some(fight) = fight {
                    <Clash fight={fight.clone()} look={*look} board={*board} bottom={*bottom} />
                }
            </Board>
            <Seat ..ours.clone() />
            <div class="side">{ children.clone() }</div>
        </main>
    }
}
