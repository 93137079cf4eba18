//! Texts given to the person, as a file or by the clipboard, and taken from there.

use gloo::file::{Blob, ObjectUrl};
use gloo::timers::callback::Timeout;
use gloo::utils::{document, window};
use js_sys::Date;
use js_sys::futures::JsFuture;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Clipboard, HtmlElement};

/// The browser's clipboard; none on a page that is not served safely.
fn clipboard() -> Option<Clipboard> {
    let clipboard = window().navigator().clipboard();
    (!clipboard.is_undefined()).then_some(clipboard)
}

/// Copies a text; nothing where the browser refuses.
pub async fn copy(text: &str) -> Option<()> {
    JsFuture::from(clipboard()?.write_text(text)).await.ok().map(drop)
}

/// The text in the clipboard; nothing where the browser refuses.
pub async fn paste() -> Option<String> {
    JsFuture::from(clipboard()?.read_text()).await.ok()?.as_string()
}

/// Time for the browser to take a file, in milliseconds: some only begin after the person has agreed.
const DOWNLOAD_MS: u32 = 60_000;

/// Gives a text to the person as a file.
pub fn download(name: &str, mime: &str, text: &str) {
    let file = ObjectUrl::from(Blob::new_with_options(text, Some(&format!("{mime};charset=utf-8"))));
    let Ok(link) = document().create_element("a") else { return };
    // A browser that refuses does so by itself.
    let _ = link.set_attribute("href", &file);
    let _ = link.set_attribute("download", name);
    if let Some(link) = link.dyn_ref::<HtmlElement>() {
        link.click();
    }
    Timeout::new(DOWNLOAD_MS, move || drop(file)).forget();
}

/// The address of something on this page, given from the `#` on.
pub fn address(hash: &str) -> String {
    let page = window().location().href().unwrap_or_default();
    [page.split('#').next().unwrap_or_default(), hash].concat()
}

/// The day of a time in seconds since 1970, where the person is: year, month and day as numbers.
pub fn day(seconds: u64) -> String {
    // That is how dates are written in Sweden.
    date(seconds).to_locale_date_string("sv", &JsValue::UNDEFINED).into()
}

/// A time in seconds since 1970 as the browser has it.
pub fn date(seconds: u64) -> Date {
    Date::new(&JsValue::from_f64(seconds as f64 * 1_000.0))
}
