//! A pointer on a piece of the tray.

use gloo::utils::{body, document};
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

use crate::hooks::ghost::{Ghost, is_drag};

/// A pointer that went down on a piece.
pub(super) struct Drag {
    from: (i32, i32),
    piece: Element,
    ghost: Option<Ghost>,
}

impl Drag {
    /// A pointer went down: the pressed element gets all its events from now on. None for other buttons than the first.
    pub(super) fn begin(event: &PointerEvent) -> Option<Self> {
        if event.button() != 0 || !event.is_primary() {
            return None;
        }
        let button = event.target()?.dyn_into::<Element>().ok()?.closest("button").ok()??;
        let piece = button.query_selector(".piece").ok()??;
        // Without it, dragging ends at the edge of the button; tapping works all the same.
        let _ = button.set_pointer_capture(event.pointer_id());
        Some(Self { from: at(event), piece, ghost: None })
    }

    /// The pointer moved. Says whether the piece is being dragged.
    pub(super) fn follow(&mut self, event: &PointerEvent) -> bool {
        let at = at(event);
        if self.ghost.is_none() && is_drag(self.from, at) {
            let cell = document().query_selector(".board [data-square]").ok().flatten();
            self.ghost = Ghost::lift(&self.piece, cell.as_ref().unwrap_or(&self.piece).client_width());
        }
        if let Some(ghost) = &mut self.ghost {
            ghost.follow(at);
        }
        self.ghost.is_some()
    }

    /// The pointer went up. Gives what lies under it if the piece was being dragged.
    pub(super) fn end(self, event: &PointerEvent) -> Option<Element> {
        drop(self.ghost?);
        let (x, y) = at(event);
        document().element_from_point(x as f32, y as f32).or_else(|| Some(body().into()))
    }
}

fn at(event: &PointerEvent) -> (i32, i32) {
    (event.client_x(), event.client_y())
}
