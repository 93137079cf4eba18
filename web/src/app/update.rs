//! A newer version of the page, which the service worker has ready. It is offered where no game is under way.

use yew::prelude::*;

use super::{App, Msg};
use crate::components::toast::Notice;
use crate::page_script::{call, value};
use crate::screen::Screen;

/// What `assets/offline.js` says of it: whether it waits, and what opens it.
const WAITS: &str = "updateWaits";
const APPLY: &str = "applyUpdate";
/// Function of `assets/trouble.js` that removes the copy of the site kept for playing without a network.
const FORGET: &str = "forgetSite";

/// The event that tells that it waits.
pub(super) const EVENT: &str = "vexillum-update";

impl App {
    /// Offers the newer version, if there is one and this is the place for it.
    pub(super) fn offer_update(&mut self, ctx: &Context<Self>) {
        if self.screen == Screen::Start && value(WAITS).is_truthy() {
            let texts = self.settings.language.texts();
            let apply = ctx.link().callback(|()| Msg::Update);
            self.notice = Some(Notice::plain(texts.words.newer).with_action(texts.play.reload, apply));
        }
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
