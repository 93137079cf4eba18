//! Starts the page, as soon as the texts of its language are there.

use vexillum_web::frame::is_framed;
use vexillum_web::settings::Settings;
use vexillum_web::yielding::yield_to_browser;
use vexillum_web::{App, AppProps, page_script, parts, storage};
use yew::platform::spawn_local;

fn main() {
    console_error_panic_hook::set_once();
    spawn_local(async {
        // Without its part a frame would be the full page in the place of another.
        let frame = match is_framed().then(parts::frame) {
            Some(frame) => match frame.await {
                Ok(frame) => Some(frame),
                Err(_) => return page_script::start_failed(),
            },
            None => None,
        };
        let Settings { language, .. } =
            frame.as_ref().map_or_else(|| storage::load::<Settings>().value(), |frame| frame.0.settings());
        // Without its texts the page is in English.
        let _ = parts::language(language).await;
        // Starting the program and drawing the page are two tasks, so that neither blocks the browser for long.
        yield_to_browser(|| {
            let props = AppProps { frame };
            match gloo::utils::document().get_element_by_id("app") {
                Some(root) => yew::Renderer::<App>::with_root_and_props(root, props).render(),
                None => yew::Renderer::<App>::with_props(props).render(),
            };
        });
    });
}
