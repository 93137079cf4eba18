//! The board: an ARIA grid that is played on by dragging, tapping and typing. It knows no rules.

mod marks;

use std::rc::Rc;

use vexillum_engine::{Color, MAX_SQUARES, Square};
use web_sys::Element;
use yew::prelude::*;

pub use marks::Marks;

use super::piece::{Face, Look, piece};
use crate::hooks::drag::{Drag, Spot, cell_of, focus_square, square_of, use_dragging};
use crate::hooks::slide::use_slide;
use crate::keys::{is_command, typed};
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
    /// The piece dragged from a square was let go.
    Drop {
        /// From where.
        from: Square,
        /// Over what.
        to: Spot,
    },
    /// Escape was pressed, or dragging was broken off.
    Cancel,
    /// A letter or a digit was pressed on a square.
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
pub const fn seen_at(board: &vexillum_engine::Board, bottom: Color, column: u8, row: u8) -> Option<Square> {
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
    let dragging = use_dragging();
    let lifted = use_state_eq(|| None::<Square>);
    // From where to where a piece was dragged last, so that it does not slide there again.
    let last_drop = use_mut_ref(|| None::<(Square, Square)>);
    use_slide(*slide, bottom, last_drop.clone());

    let onpointerdown = {
        let (on_input, lifted, last_drop) = (on_input.clone(), lifted.clone(), last_drop.clone());
        Callback::from(move |event: PointerEvent| {
            let cell = event.target_dyn_into::<Element>().and_then(|element| cell_of(&element));
            let Some(cell) = cell.filter(|cell| cell.class_list().contains("movable")) else { return };
            let Some(from) = square_of(event.target()) else { return };
            let (on_input, lifted, last_drop) = (on_input.clone(), lifted.clone(), last_drop.clone());
            let on_drag = Callback::from(move |drag: Drag| {
                lifted.set((drag == Drag::Grab).then_some(from));
                on_input.emit(match drag {
                    Drag::Grab => BoardInput::Grab(from),
                    Drag::Drop(to) => {
                        *last_drop.borrow_mut() = if let Spot::Square(to) = to { Some((from, to)) } else { None };
                        BoardInput::Drop { from, to }
                    }
                    Drag::Cancel => BoardInput::Cancel,
                });
            });
            let width = cell.client_width();
            dragging.press(&event, cell, width, on_drag);
        })
    };
    let onclick = {
        let on_input = on_input.clone();
        Callback::from(move |event: MouseEvent| {
            if let Some(square) = square_of(event.target()) {
                *last_drop.borrow_mut() = None;
                let on_input = on_input.clone();
                // The square is seen to be pressed before what that means is worked out.
                yield_to_browser(move || on_input.emit(BoardInput::Tap(square)));
            }
        })
    };
    let onkeydown = {
        let on_input = on_input.clone();
        Callback::from(move |event: KeyboardEvent| {
            let Some(at) = square_of(event.target()) else { return };
            let key = event.key();
            // With Ctrl only Home and End are the grid's, as in every grid.
            let whole = event.ctrl_key() && !event.alt_key() && !event.meta_key();
            if is_command(&event) && !(whole && matches!(key.as_str(), "Home" | "End")) {
                return;
            }
            match key.as_str() {
                "Enter" | " " => on_input.emit(BoardInput::Tap(at)),
                "Escape" => on_input.emit(BoardInput::Cancel),
                key => match (moved_cursor(&board, bottom, at, key, whole), typed(&event)) {
                    (Some(to), _) => focus_square(&event, to),
                    (None, Some(letter)) => return on_input.emit(BoardInput::Ask(letter, at)),
                    (None, None) => return,
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
        let lifted = *lifted == Some(square) || view.marks.has(Marks::LIFTED);
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
                    aria-label={label.clone()} {onkeydown} {onfocusin} {onpointerdown} {onclick}>
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
