//! Starts the page, as soon as the words of its language are there.

use vexillum_web::App;
use vexillum_web::storage;
use yew::platform::spawn_local;

fn main() {
    spawn_local(async {
        // Without them the page is English.
        let _ = storage::settings().language.load().await;
        match gloo_utils::document().get_element_by_id("app") {
            Some(root) => yew::Renderer::<App>::with_root(root).render(),
            None => yew::Renderer::<App>::new().render(),
        };
    });
}
