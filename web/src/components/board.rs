//! The board: an ARIA grid that is played on by dragging, tapping and typing. It knows no rules.

mod marks;

use std::rc::Rc;

use vexillum_engine::{Color, MAX_SQUARES, Square};
use yew::prelude::*;

pub use marks::Marks;

use super::piece::{Face, Look, piece};
use crate::hooks::drag::{focus_square, square_of, use_drag};
use crate::hooks::slide::use_slide;
use crate::yielding::yield_to_browser;

/// What the board shows on a square. Lakes are the board's own business, but for the label.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CellView {
    /// The piece.
    pub face: Option<Face>,
    /// How the cell is marked.
    pub marks: Marks,
    /// What a screen reader says, as in "d4, your Captain, 6".
    pub label: AttrValue,
}

/// What the board shows on every square.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cells(Rc<Vec<CellView>>);

impl Cells {
    /// Makes the cells by a function of the square.
    pub fn new(make: impl FnMut(Square) -> CellView) -> Self {
        Self(Rc::new((0..MAX_SQUARES).filter_map(Square::from_index).map(make).collect()))
    }

    /// The cell of a square.
    pub fn get(&self, square: Square) -> Option<&CellView> {
        self.0.get(square.index())
    }
}

/// What a player does on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardInput {
    /// A square was tapped, clicked, or chosen with Enter or Space.
    Tap(Square),
    /// A piece begins to be dragged.
    Grab(Square),
    /// The piece dragged from a square was let go over another, or off the board.
    Drop {
        /// From where.
        from: Square,
        /// Over what.
        to: Option<Square>,
    },
    /// Escape was pressed, or dragging was broken off.
    Cancel,
    /// A key that asks something was pressed on a square.
    Ask(char, Square),
}

/// A move to be seen: the piece slides to where it stands now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slide {
    /// A number for each, so that the same move can be seen again.
    pub number: usize,
    /// From where.
    pub from: Square,
    /// To where.
    pub to: Square,
    /// Whether the piece there goes the other way.
    pub swap: bool,
}

/// What the board shows and tells.
#[derive(PartialEq, Properties)]
pub struct BoardProps {
    /// Size, lakes and home rows.
    pub board: vexillum_engine::Board,
    /// Whose side is at the bottom.
    pub bottom: Color,
    /// What is on the squares.
    pub cells: Cells,
    /// Look of the pieces.
    pub look: Look,
    /// The name of the board for screen readers.
    pub label: AttrValue,
    /// What the player does.
    pub on_input: Callback<BoardInput>,
    /// The last move, if it is to be seen.
    #[prop_or_default]
    pub slide: Option<Slide>,
    /// What lies over the board (a fight).
    #[prop_or_default]
    pub children: Html,
}

/// The square that is seen in a column from the left and a row from the top.
const fn seen_at(board: &vexillum_engine::Board, bottom: Color, column: u8, row: u8) -> Option<Square> {
    match board.rows.checked_sub(row + 1) {
        Some(from_below) => board.seen_from(bottom, column, from_below),
        None => None,
    }
}

/// Where a square is seen: column from the left, row from the top.
pub const fn place_of(board: &vexillum_engine::Board, bottom: Color, square: Square) -> (u8, u8) {
    let (column, row) = (square.column(), square.row());
    match bottom {
        Color::Red => (column, board.rows.saturating_sub(row + 1)),
        Color::Blue => (board.columns.saturating_sub(column + 1), row),
    }
}

/// The square to which a key moves the cursor.
fn moved_cursor(
    board: &vexillum_engine::Board,
    bottom: Color,
    cursor: Square,
    key: &str,
    whole: bool,
) -> Option<Square> {
    let (column, row) = place_of(board, bottom, cursor);
    let (last_column, last_row) = (board.columns.checked_sub(1)?, board.rows.checked_sub(1)?);
    let (column, row) = match key {
        "ArrowLeft" => (column.checked_sub(1)?, row),
        "ArrowRight" => (column + 1, row),
        "ArrowUp" => (column, row.checked_sub(1)?),
        "ArrowDown" => (column, row + 1),
        "Home" => (0, if whole { 0 } else { row }),
        "End" => (last_column, if whole { last_row } else { row }),
        "PageUp" => (column, 0),
        "PageDown" => (column, last_row),
        _ => return None,
    };
    seen_at(board, bottom, column, row)
}

/// The classes of a lake cell that say on which sides land begins.
fn shores(board: &vexillum_engine::Board, bottom: Color, column: u8, row: u8) -> Classes {
    let land = |column: Option<u8>, row: Option<u8>| {
        let square = column.zip(row).and_then(|(column, row)| seen_at(board, bottom, column, row));
        !square.is_some_and(|square| board.lakes.contains(square))
    };
    let sides = [
        ("shore-top", land(Some(column), row.checked_sub(1))),
        ("shore-bottom", land(Some(column), row.checked_add(1))),
        ("shore-left", land(column.checked_sub(1), Some(row))),
        ("shore-right", land(column.checked_add(1), Some(row))),
    ];
    sides.into_iter().filter(|(_, land)| *land).map(|(class, _)| class).collect()
}

/// The board.
#[component]
pub fn Board(props: &BoardProps) -> Html {
    let BoardProps { board, bottom, cells, look, label, on_input, slide, children } = props;
    let (board, bottom) = (*board, *bottom);
    let own_front = seen_at(&board, bottom, 0, board.rows.saturating_sub(board.home_rows));
    let cursor = use_state_eq(|| own_front);
    let pointer = use_drag(on_input);
    use_slide(*slide, bottom, pointer.last_drop.clone());

    let onkeydown = {
        let on_input = on_input.clone();
        Callback::from(move |event: KeyboardEvent| {
            let Some(at) = square_of(event.target()) else { return };
            match event.key().as_str() {
                "Enter" | " " => on_input.emit(BoardInput::Tap(at)),
                "Escape" => on_input.emit(BoardInput::Cancel),
                key => match moved_cursor(&board, bottom, at, key, event.ctrl_key()) {
                    Some(to) => focus_square(&event, to),
                    None if event.ctrl_key() || event.alt_key() || event.meta_key() => return,
                    None => match (key.chars().next(), key.len()) {
                        (Some(key), 1) => return on_input.emit(BoardInput::Ask(key.to_ascii_lowercase(), at)),
                        _ => return,
                    },
                },
            }
            event.prevent_default();
        })
    };
    let onfocusin = {
        let cursor = cursor.clone();
        Callback::from(move |event: FocusEvent| {
            if let Some(square) = square_of(event.target()) {
                let cursor = cursor.clone();
                // A tap moves the focus before it is a tap: what it means is drawn first.
                yield_to_browser(move || cursor.set(Some(square)));
            }
        })
    };

    let cell = |column: u8, row: u8| {
        let square = seen_at(&board, bottom, column, row)?;
        let view = cells.get(square)?;
        let lake = board.lakes.contains(square);
        let at_cursor = *cursor == Some(square);
        let marks = Marks::NAMES.into_iter().filter(|(mark, _)| view.marks.has(*mark)).map(|(_, name)| name);
        let mut class: Classes = marks.collect();
        class.push("cell");
        class.push(at_cursor.then_some("cursor"));
        if lake {
            class.push("lake");
            class.extend(shores(&board, bottom, column, row));
        }
        let lifted = pointer.lifted == Some(square) || view.marks.has(Marks::LIFTED);
        let face = view.face.map(|face| piece(face, *look, lifted));
        let selected = view.marks.has(Marks::SELECTED).then_some("true");
        Some(html! {
            <div role="gridcell" tabindex={if at_cursor { "0" } else { "-1" }} data-square={square.to_string()}
                {class} aria-label={view.label.clone()} aria-selected={selected}>{ face }</div>
        })
    };
    let rows = (0..board.rows).map(|row| {
        html! { <div role="row">{ for (0..board.columns).filter_map(|column| cell(column, row)) }</div> }
    });
    let row_names = (0..board.rows).filter_map(|row| seen_at(&board, bottom, 0, row));
    let column_names = (0..board.columns).filter_map(|column| seen_at(&board, bottom, column, 0));
    let (columns, row_count) = (board.columns.to_string(), board.rows.to_string());
    html! {
        <div class="board-box" translate="no" data-columns={columns.clone()} data-rows={row_count.clone()}>
            <div class="board-frame">
                <div class="coords-rows" aria-hidden="true">
                    { for row_names.map(|square| html! { <span>{ square.row() + 1 }</span> }) }
                </div>
                <div role="grid" class="board" data-columns={columns} data-rows={row_count} data-view={bottom.name()}
                    aria-label={label.clone()} {onkeydown} {onfocusin}
                    onpointerdown={pointer.down} onpointermove={pointer.moved} onpointerup={pointer.up}
                    onpointercancel={pointer.cancel} onclick={pointer.click}>
                    { for rows }
                </div>
                <div class="coords-columns" aria-hidden="true">
                    { for column_names.map(|square| html! { <span>{ char::from(b'a' + square.column()) }</span> }) }
                </div>
                { children.clone() }
            </div>
        </div>
    }
}
