//! A newer version of the page, which the service worker has ready. It is offered where no game is under way.

use gloo_utils::window;
use js_sys::{Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use yew::prelude::*;

use super::{App, Msg};
use crate::components::toast::Notice;
use crate::screen::Screen;

/// What `assets/offline.js` says of it: whether it waits, and what opens it.
const WAITS: &str = "updateWaits";
const APPLY: &str = "applyUpdate";

/// The event that tells that it waits.
pub(super) const EVENT: &str = "vexillum-update";

fn said(name: &str) -> JsValue {
    Reflect::get(&window(), &name.into()).unwrap_or_default()
}

impl App {
    /// Offers the newer version, if there is one and this is the place for it.
    pub(super) fn offer_update(&mut self, ctx: &Context<Self>) {
        if self.screen == Screen::Start && said(WAITS).is_truthy() {
            let texts = self.settings.language.texts();
            let apply = ctx.link().callback(|()| Msg::Update);
            self.notice = Some(Notice::plain(texts.words.newer).with_action(texts.play.reload, apply));
        }
    }
}

/// Opens the newer version.
pub(super) fn apply() {
    if let Ok(apply) = said(APPLY).dyn_into::<Function>() {
        let _ = apply.call0(&JsValue::NULL);
    }
}
