//! A piece of the tray that follows the pointer. Only the style of one element changes while it moves: nothing is drawn
//! anew.

use gloo_utils::{body, document};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, Node, PointerEvent};

/// How far a pointer may tremble and still tap, in pixels.
const TREMBLE: i32 = 6;

/// A pointer that went down on a piece.
pub(super) struct Drag {
    from: (i32, i32),
    piece: Element,
    ghost: Option<HtmlElement>,
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
        let (x, y) = at(event);
        if self.ghost.is_none() && (x - self.from.0).abs().max((y - self.from.1).abs()) > TREMBLE {
            self.ghost = lift(&self.piece);
        }
        let Some(ghost) = &self.ghost else { return false };
        let style = ghost.style();
        // A style that cannot be set leaves the piece behind, and nothing else.
        let _ = style.set_property("--x", &format!("{x}px"));
        let _ = style.set_property("--y", &format!("{y}px"));
        true
    }

    /// The pointer went up. Gives what lies under it if the piece was being dragged.
    pub(super) fn end(mut self, event: &PointerEvent) -> Option<Element> {
        let ghost = self.ghost.take()?;
        ghost.remove();
        let (x, y) = at(event);
        document().element_from_point(x as f32, y as f32).or_else(|| Some(body().into()))
    }
}

impl Drop for Drag {
    fn drop(&mut self) {
        if let Some(ghost) = &self.ghost {
            ghost.remove();
        }
    }
}

fn at(event: &PointerEvent) -> (i32, i32) {
    (event.client_x(), event.client_y())
}

/// A copy of the piece over everything, as large as on the board.
fn lift(piece: &Element) -> Option<HtmlElement> {
    let ghost: HtmlElement = document().create_element("div").ok()?.dyn_into().ok()?;
    ghost.set_class_name("drag-ghost");
    let copy: Node = piece.clone_node_with_deep(true).ok()?;
    ghost.append_child(&copy).ok()?;
    let cell = document().query_selector(".board [data-square]").ok().flatten();
    let size = cell.map_or_else(|| piece.client_width(), |cell| cell.client_width());
    ghost.style().set_property("--cell", &format!("{size}px")).ok()?;
    body().append_child(&ghost).ok()?;
    Some(ghost)
}
