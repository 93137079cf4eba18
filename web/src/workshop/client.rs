//! The page's side of the workshop: loads it, opens it and closes it, as the address says.

use gloo_events::EventListener;
use gloo_utils::{body, document, window};
use js_sys::futures::JsFuture;
use js_sys::{Function, Promise};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::HtmlDialogElement;
use yew::Callback;
use yew::platform::spawn_local;

use super::{Page, ROOT};
use crate::build::workshop_path;

/// What the page is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Report {
    /// The workshop has been loaded.
    Loaded,
    /// It could not be loaded.
    Failed,
    /// The person has closed it.
    Closed,
}

/// Opens and closes the workshop.
pub struct Client {
    on_report: Callback<Report>,
    attempts: u32,
    dialog: Option<Dialog>,
}

/// The workshop's place on the page.
struct Dialog {
    element: HtmlDialogElement,
    loaded: bool,
    _on_close: EventListener,
}

impl Client {
    /// Nothing is loaded yet.
    pub const fn new(on_report: Callback<Report>) -> Self {
        Self { on_report, attempts: 0, dialog: None }
    }

    /// Opens the workshop if the address names a page of it, closes it if not. Says whether it is still to be waited for.
    pub fn follow(&mut self) -> bool {
        let wanted = Page::current().is_some();
        if wanted && self.dialog.is_none() {
            self.dialog = self.load();
        }
        match &self.dialog {
            Some(Dialog { element, loaded: true, .. }) => {
                match (wanted, element.open()) {
                    (true, false) => drop(element.show_modal()),
                    (false, true) => element.close(),
                    _ => {}
                }
                false
            }
            _ => wanted,
        }
    }

    /// Takes note of what was reported.
    pub fn report(&mut self, report: Report) {
        match (report, &mut self.dialog) {
            (Report::Loaded, Some(dialog)) => dialog.loaded = true,
            (Report::Failed, Some(dialog)) => {
                dialog.element.remove();
                self.dialog = None;
            }
            _ => {}
        }
    }

    /// Makes the workshop's place on the page and begins to load the program.
    fn load(&mut self) -> Option<Dialog> {
        let element: HtmlDialogElement = document().create_element("dialog").ok()?.dyn_into().ok()?;
        element.set_id(ROOT);
        body().append_child(&element).ok()?;
        let on_report = self.on_report.clone();
        let on_close = EventListener::new(&element, "close", move |_| on_report.emit(Report::Closed));
        let on_report = self.on_report.clone();
        let program = start(self.attempts);
        self.attempts += 1;
        spawn_local(async move {
            let loaded = match program {
                Ok(program) => JsFuture::from(program).await,
                Err(error) => Err(error),
            };
            on_report.emit(if loaded.is_ok() { Report::Loaded } else { Report::Failed });
        });
        Some(Dialog { element, loaded: false, _on_close: on_close })
    }
}

/// Starts the program by the function that the page's start script offers, since a program cannot load another by itself.
fn start(attempt: u32) -> Result<Promise, JsValue> {
    let load: Function = js_sys::Reflect::get(&window(), &"load".into())?.dyn_into()?;
    // A browser may hold on to a failure, too: another attempt is at another address.
    let path = format!("{}?{attempt}", workshop_path());
    load.call1(&JsValue::NULL, &path.into())?.dyn_into()
}
