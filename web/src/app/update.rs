//! A newer version of the page, which the service worker has ready. It is offered where no game is under way.

use gloo::utils::window;
use js_sys::{Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use yew::prelude::*;

use super::{App, Msg};
use crate::components::toast::Notice;
use crate::screen::Screen;

/// What `assets/offline.js` says of it: whether it waits, and what opens it.
const WAITS: &str = "updateWaits";
const APPLY: &str = "applyUpdate";
/// What there removes the copy of the site that is kept for playing without a network.
const FORGET: &str = "forgetSite";

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

fn call(name: &str) {
    if let Ok(function) = said(name).dyn_into::<Function>() {
        let _ = function.call0(&JsValue::NULL);
    }
}

/// Opens the newer version.
pub(super) fn apply() {
    call(APPLY);
}

/// Removes the copy of the site.
pub(super) fn forget() {
    call(FORGET);
}
