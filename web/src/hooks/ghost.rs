//! The copy of a piece that follows the pointer. It moves by two custom properties, and the class `drop` goes from cell
//! to cell under it: nothing of the page is rendered again.

use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::drag::cell_of;

/// How far a pointer goes before it drags, in pixels.
const THRESHOLD: i32 = 6;

/// Whether a pointer has gone far enough to drag, and does not only tremble.
pub fn is_drag(from: (i32, i32), to: (i32, i32)) -> bool {
    (to.0 - from.0).abs().max((to.1 - from.1).abs()) > THRESHOLD
}

/// The copy. It goes when this is dropped.
pub struct Ghost {
    element: HtmlElement,
    over: Option<Element>,
}

impl Ghost {
    /// A copy of a piece, drawn for a cell so many pixels wide.
    pub fn lift(piece: &Element, cell: i32) -> Option<Self> {
        let element: HtmlElement = document().create_element("div").ok()?.dyn_into().ok()?;
        element.set_class_name("drag-ghost");
        element.append_child(&piece.clone_node_with_deep(true).ok()?).ok()?;
        element.style().set_property("--cell", &format!("{cell}px")).ok()?;
        document().body()?.append_child(&element).ok()?;
        Some(Self { element, over: None })
    }

    /// Goes to where the pointer is.
    pub fn follow(&mut self, (x, y): (i32, i32)) {
        let style = self.element.style();
        // A style that cannot be set leaves the copy behind, and nothing else.
        let _ = style.set_property("--x", &format!("{x}px"));
        let _ = style.set_property("--y", &format!("{y}px"));
        let over = document().element_from_point(x as f32, y as f32).and_then(|element| cell_of(&element));
        if over != self.over {
            self.leave();
            if let Some(cell) = &over {
                let _ = cell.class_list().add_1("drop");
            }
            self.over = over;
        }
    }

    fn leave(&mut self) {
        if let Some(cell) = self.over.take() {
            let _ = cell.class_list().remove_1("drop");
        }
    }
}

impl Drop for Ghost {
    fn drop(&mut self) {
        self.leave();
        self.element.remove();
    }
}
