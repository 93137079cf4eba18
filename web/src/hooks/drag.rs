//! Dragging a piece with whatever pointer, from the board or from the tray.
//!
//! A drag has an end in every case: where the pointer comes up, or else when it is lost, Escape is pressed, or the page or
//! its window is left. Then the piece goes back.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo::utils::{document, window};
use vexillum_engine::Square;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, EventTarget, HtmlElement, KeyboardEvent};
use yew::prelude::*;

use super::ghost::{Ghost, is_drag};
use crate::presses;

/// The place where a piece was let go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// A square of the board.
    Square(Square),
    /// The tray of pieces still to place.
    Tray,
    /// Any other place.
    Elsewhere,
}

/// A step of a drag.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drag {
    /// The pointer takes the piece along.
    Grab,
    /// The piece is let go.
    Drop(Spot),
    /// The drag was broken off.
    Cancel,
}

/// A pointer that is down on a piece.
struct Press {
    pointer: i32,
    /// What was pressed. It gets all events of the pointer, wherever that goes.
    element: Element,
    start: (i32, i32),
    /// Width of a square of the board, in pixels.
    cell: i32,
    /// The copy that follows the pointer, once it drags.
    ghost: Option<Ghost>,
    on_drag: Callback<Drag>,
}

/// The one drag of a component.
#[derive(Clone, Default)]
pub struct Dragging(Rc<RefCell<Option<Press>>>);

impl Dragging {
    /// Begins a press on an element that holds a piece, if the pointer may drag. `cell` is the width of a square.
    pub fn press(&self, event: &PointerEvent, element: Element, cell: i32, on_drag: Callback<Drag>) {
        if event.button() != 0 || !event.is_primary() {
            return;
        }
        // A press that is still there has lost its end.
        self.cancel();
        // Without it, a drag would end where the pointer leaves the window.
        let _ = element.set_pointer_capture(event.pointer_id());
        let (pointer, start) = (event.pointer_id(), place(event));
        *self.0.borrow_mut() = Some(Press { pointer, element, start, cell, ghost: None, on_drag });
    }

    fn is_of(&self, event: &PointerEvent) -> bool {
        self.0.borrow().as_ref().is_some_and(|press| press.pointer == event.pointer_id())
    }

    fn moved(&self, event: &PointerEvent) {
        if event.buttons() & 1 == 0 {
            // It came up where nobody saw it.
            return self.cancel();
        }
        let grabbed = {
            let mut guard = self.0.borrow_mut();
            let Some(press) = guard.as_mut() else { return };
            let at = place(event);
            if let Some(ghost) = &mut press.ghost {
                ghost.follow(at);
                return;
            }
            if !is_drag(press.start, at) {
                return;
            }
            let piece = press.element.query_selector(".piece").ok().flatten();
            press.ghost = piece.and_then(|piece| Ghost::lift(&piece, press.cell));
            let Some(ghost) = &mut press.ghost else { return };
            ghost.follow(at);
            press.on_drag.clone()
        };
        presses::spend();
        grabbed.emit(Drag::Grab);
    }

    fn up(&self, event: &PointerEvent) {
        if presses::is_stale() {
            return self.cancel();
        }
        self.end(|| {
            let (x, y) = place(event);
            Drag::Drop(
                document().element_from_point(x as f32, y as f32).map_or(Spot::Elsewhere, |element| spot(&element)),
            )
        });
    }

    /// Breaks the drag off, if there is one.
    fn cancel(&self) {
        self.end(|| Drag::Cancel);
    }

    fn end(&self, how: impl FnOnce() -> Drag) {
        let Some(press) = self.0.borrow_mut().take() else { return };
        let _ = press.element.release_pointer_capture(press.pointer);
        if let Some(ghost) = press.ghost {
            // The copy is gone before it is asked what lies under the pointer.
            drop(ghost);
            press.on_drag.emit(how());
        }
    }

    fn escape(&self, event: &KeyboardEvent) {
        let drags = self.0.borrow().as_ref().is_some_and(|press| press.ghost.is_some());
        if drags && event.key() == "Escape" {
            event.prevent_default();
            event.stop_immediate_propagation();
            self.cancel();
        }
    }

    /// The capture of the pointer is lost by what was pressed, or that is no longer on the page.
    fn lost(&self, event: &PointerEvent) {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let still = target.is_some_and(|target| self.0.borrow().as_ref().is_some_and(|press| press.element != target));
        if !still {
            self.cancel();
        }
    }

    fn listen(&self) -> [EventListener; 8] {
        let on_pointer = |name, act: fn(&Self, &PointerEvent)| {
            self.on(name, move |dragging, event| {
                if let Some(event) = event.dyn_ref().filter(|event| dragging.is_of(event)) {
                    act(dragging, event);
                }
            })
        };
        [
            on_pointer("pointermove", Self::moved),
            on_pointer("pointerup", Self::up),
            on_pointer("pointercancel", |dragging, _| dragging.cancel()),
            on_pointer("lostpointercapture", Self::lost),
            self.on("keydown", |dragging, event| {
                if let Some(key) = event.dyn_ref() {
                    dragging.escape(key);
                }
            }),
            // A long press of a finger opens no menu over the piece.
            self.on("contextmenu", |dragging, event| {
                if dragging.0.borrow().is_some() {
                    event.prevent_default();
                }
            }),
            // Not the focus of an element, which is told on its way, too.
            self.on("blur", |dragging, event| {
                if event.target().is_some_and(|target| target.dyn_ref::<Element>().is_none()) {
                    dragging.cancel();
                }
            }),
            self.on("visibilitychange", |dragging, _| dragging.cancel()),
        ]
    }

    fn on(&self, name: &'static str, act: impl Fn(&Self, &Event) + 'static) -> EventListener {
        let options = EventListenerOptions { phase: EventListenerPhase::Capture, passive: false };
        let dragging = self.clone();
        EventListener::new_with_options(&window(), name, options, move |event| act(&dragging, event))
    }
}

fn place(event: &PointerEvent) -> (i32, i32) {
    (event.client_x(), event.client_y())
}

/// The drag of a component: at most one at a time, and gone with the component.
#[hook]
pub fn use_dragging() -> Dragging {
    let dragging = (*use_memo((), |()| Dragging::default())).clone();
    {
        let dragging = dragging.clone();
        use_effect_with((), move |()| {
            let listeners = dragging.listen();
            move || {
                drop(listeners);
                dragging.0.borrow_mut().take();
            }
        });
    }
    dragging
}

/// The cell that an element is or belongs to.
pub fn cell_of(element: &Element) -> Option<Element> {
    element.closest("[data-square]").ok()?
}

/// The square of the cell at which an event is aimed.
pub fn square_of(target: Option<EventTarget>) -> Option<Square> {
    square(&cell_of(&target?.dyn_into().ok()?)?)
}

fn square(cell: &Element) -> Option<Square> {
    cell.get_attribute("data-square")?.parse().ok()
}

fn spot(element: &Element) -> Spot {
    if let Some(square) = cell_of(element).and_then(|cell| square(&cell)) {
        return Spot::Square(square);
    }
    if element.closest(".stock-panel").ok().flatten().is_some() { Spot::Tray } else { Spot::Elsewhere }
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
