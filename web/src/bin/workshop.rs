//! Starts the workshop in the element that the page has made for it.

use vexillum_web::workshop::{ROOT, Workshop};

fn main() {
    if let Some(root) = gloo_utils::document().get_element_by_id(ROOT) {
        yew::Renderer::<Workshop>::with_root(root).render();
    }
}
