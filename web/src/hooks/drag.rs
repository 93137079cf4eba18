//! Dragging a piece, tapping a square: pointer events of the board turned into what the player means.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::utils::document;
use vexillum_engine::Square;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, EventTarget, HtmlElement};
use yew::prelude::*;

use super::ghost::{Ghost, is_drag};
use crate::components::board::BoardInput;
use crate::yielding::yield_to_browser;

/// What the board needs for pointers.
pub struct Pointer {
    /// The square whose piece is being dragged.
    pub lifted: Option<Square>,
    /// From where to where a piece was dragged last, so that it does not slide there again.
    pub last_drop: Rc<RefCell<Option<(Square, Square)>>>,
    /// `onpointerdown`
    pub down: Callback<PointerEvent>,
    /// `onpointermove`
    pub moved: Callback<PointerEvent>,
    /// `onpointerup`
    pub up: Callback<PointerEvent>,
    /// `onpointercancel`
    pub cancel: Callback<PointerEvent>,
    /// `onclick`
    pub click: Callback<MouseEvent>,
}

/// A pointer that is down on a piece.
struct Press {
    pointer: i32,
    from: Square,
    start: (i32, i32),
    /// The copy that follows the pointer, once it drags.
    ghost: Option<Ghost>,
}

#[derive(Default)]
struct Pressing {
    press: Option<Press>,
    /// A click that ends a drag is no tap.
    dragged: bool,
}

/// The cell that an element is or belongs to.
pub(super) fn cell_of(element: &Element) -> Option<Element> {
    element.closest("[data-square]").ok()?
}

/// The square of the cell at which an event is aimed.
pub fn square_of(target: Option<EventTarget>) -> Option<Square> {
    square(&cell_of(&target?.dyn_into().ok()?)?)
}

fn square(cell: &Element) -> Option<Square> {
    cell.get_attribute("data-square")?.parse().ok()
}

/// Moves the focus to a square of the board in which an event happened.
pub fn focus_square(event: &Event, square: Square) {
    let focus = || {
        let board: Element = event.target()?.dyn_into::<Element>().ok()?.closest("[role=grid]").ok()??;
        let cell = board.query_selector(&format!("[data-square={square}]")).ok()??;
        cell.dyn_into::<HtmlElement>().ok()?.focus().ok()
    };
    let _: Option<()> = focus();
}

/// The cell of a square on the board that is seen: the last one, where a dialog with a board lies over another.
pub(super) fn seen_cell(square: Square) -> Option<HtmlElement> {
    let cells = document().query_selector_all(&format!("[role=grid] [data-square={square}]")).ok()?;
    cells.item(cells.length().checked_sub(1)?)?.dyn_into().ok()
}

/// Moves the focus to a square of the board that is seen.
pub fn focus_on(square: Square) {
    if let Some(cell) = seen_cell(square) {
        let _ = cell.focus();
    }
}

/// Turns pointer events of the board into input.
#[hook]
pub fn use_drag(on_input: &Callback<BoardInput>) -> Pointer {
    let pressing = use_mut_ref(Pressing::default);
    let lifted = use_state_eq(|| None::<Square>);
    let last_drop = use_mut_ref(|| None);
    {
        let pressing = pressing.clone();
        use_effect_with((), move |()| move || pressing.borrow_mut().press = None);
    }

    let down = {
        let pressing = pressing.clone();
        Callback::from(move |event: PointerEvent| {
            let mut pressing = pressing.borrow_mut();
            pressing.dragged = false;
            if pressing.press.is_some() || event.button() != 0 || !event.is_primary() {
                return;
            }
            let cell = event.target_dyn_into::<Element>().and_then(|element| cell_of(&element));
            if let Some(cell) = cell.filter(|cell| cell.class_list().contains("movable")) {
                pressing.press = square(&cell).map(|from| Press {
                    pointer: event.pointer_id(),
                    from,
                    start: (event.client_x(), event.client_y()),
                    ghost: None,
                });
            }
        })
    };
    let moved = {
        let (pressing, lifted, on_input) = (pressing.clone(), lifted.clone(), on_input.clone());
        Callback::from(move |event: PointerEvent| {
            let mut guard = pressing.borrow_mut();
            let Some(press) = guard.press.as_mut().filter(|press| press.pointer == event.pointer_id()) else { return };
            let at = (event.client_x(), event.client_y());
            if let Some(ghost) = &mut press.ghost {
                ghost.follow(at);
            } else if is_drag(press.start, at) {
                let board = event.target_dyn_into::<Element>();
                let cell = board.and_then(|element| element.closest("[role=grid]").ok()?).and_then(|board| {
                    let _ = board.set_pointer_capture(event.pointer_id());
                    board.query_selector(&format!("[data-square={}]", press.from)).ok()?
                });
                press.ghost = cell.and_then(|cell| {
                    let mut ghost = Ghost::lift(&cell.query_selector(".piece").ok()??, cell.client_width())?;
                    ghost.follow(at);
                    Some(ghost)
                });
                let from = press.from;
                guard.dragged = true;
                drop(guard);
                lifted.set(Some(from));
                on_input.emit(BoardInput::Grab(from));
            }
        })
    };
    let up = {
        let (pressing, lifted, on_input) = (pressing.clone(), lifted.clone(), on_input.clone());
        let last_drop = last_drop.clone();
        Callback::from(move |event: PointerEvent| {
            let press = {
                let mut pressing = pressing.borrow_mut();
                if pressing.press.as_ref().is_none_or(|press| press.pointer != event.pointer_id()) {
                    return;
                }
                pressing.press.take()
            };
            let Some(press) = press.filter(|press| press.ghost.is_some()) else { return };
            let to = document()
                .element_from_point(event.client_x() as f32, event.client_y() as f32)
                .and_then(|element| square(&cell_of(&element)?));
            let from = press.from;
            drop(press);
            lifted.set(None);
            *last_drop.borrow_mut() = to.map(|to| (from, to));
            on_input.emit(BoardInput::Drop { from, to });
        })
    };
    let cancel = {
        let (pressing, lifted, on_input) = (pressing.clone(), lifted.clone(), on_input.clone());
        Callback::from(move |_: PointerEvent| {
            let press = pressing.borrow_mut().press.take();
            if press.is_some_and(|press| press.ghost.is_some()) {
                lifted.set(None);
                on_input.emit(BoardInput::Cancel);
            }
        })
    };
    let click = {
        let (on_input, last_drop) = (on_input.clone(), last_drop.clone());
        Callback::from(move |event: MouseEvent| {
            if std::mem::take(&mut pressing.borrow_mut().dragged) {
                return;
            }
            if let Some(square) = square_of(event.target()) {
                *last_drop.borrow_mut() = None;
                let on_input = on_input.clone();
                // The square is seen to be pressed before what that means is worked out.
                yield_to_browser(move || on_input.emit(BoardInput::Tap(square)));
            }
        })
    };
    Pointer { lifted: *lifted, last_drop, down, moved, up, cancel, click }
}
