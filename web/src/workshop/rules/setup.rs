//! A set-up as an example, on the board.

use vexillum_engine::ai::arrange;
use vexillum_engine::{Color, Setup, Square, Variant};
use yew::prelude::*;

use super::Kinds;
use crate::components::board::{Board, BoardInput, CellView, Cells, Marks};
use crate::components::piece::{Face, Look};
use crate::settings::Style;

/// The same example for every visitor.
const SEED: u64 = 7;

/// The board with an army, and how it is filled.
pub(super) fn setup(kinds: Kinds) -> Html {
    let (variant, texts) = (kinds.variant, kinds.texts());
    let armies = [Color::Red, Color::Blue].map(|color| {
        let squares: Vec<Square> = variant.board.home(color).collect();
        (color, squares, arrange(variant, SEED))
    });
    let cells = Cells::new(|square| {
        let at_home = armies.iter().find_map(|(color, squares, setup)| {
            Some((*color, setup, squares.iter().position(|&home| home == square)?))
        });
        let Some((color, setup, index)) = at_home else { return CellView::default() };
        CellView {
            face: face(color, setup, index),
            marks: if color == Color::Red { Marks::HOME } else { Marks::FAR },
            ..CellView::default()
        }
    });
    html! {
        <>
            <div class="setup-picture" role="img" aria-label={texts.setup_picture}>
                { still_board(variant, kinds.style, cells) }
            </div>
            <p>{ (texts.setup)(variant.fill, variant.army.total()) }</p>
        </>
    }
}

/// What stands on a home square: Red's pieces open, of Blue's the backs.
fn face(color: Color, setup: &Setup, index: usize) -> Option<Face> {
    let role = setup.get(index)?;
    Some(if color == Color::Red { Face::mine(color, role) } else { Face::back(color) })
}

/// A board that is only looked at.
pub(in crate::workshop) fn still_board(variant: &Variant, style: Style, cells: Cells) -> Html {
    html! {
        <div inert={true}>
            <Board
                board={variant.board} bottom={Color::Red} {cells} look={Look::new(variant, style)} label=""
                on_input={Callback::<BoardInput>::noop()}
            />
        </div>
    }
}
