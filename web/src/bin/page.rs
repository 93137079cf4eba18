//! Starts the page.

use vexillum_web::App;

fn main() {
    let root = gloo_utils::document().get_element_by_id("app");
    match root {
        Some(root) => yew::Renderer::<App>::with_root(root).render(),
        None => yew::Renderer::<App>::new().render(),
    };
}
