//! The place where texts are stored.

use gloo::utils::window;
use js_sys::Reflect;
use wasm_bindgen::JsValue;

use crate::frame::is_framed;

/// A storage area: texts by their names.
pub(super) trait Area {
    /// Tells whether anything can be stored at all.
    fn is_open(&self) -> bool;
    /// The text of that name.
    fn get(&self, name: &str) -> Option<String>;
    /// Tells whether that very text is stored.
    fn holds(&self, name: &str, text: &str) -> bool {
        self.get(name).as_deref() == Some(text)
    }
    /// Stores a text; says whether that worked.
    fn set(&self, name: &str, text: &str) -> bool;
    /// Removes a text.
    fn remove(&self, name: &str);
    /// The names of all texts, also of those that are not ours.
    fn names(&self) -> Vec<String>;
}

/// The browser's local storage.
///
/// There is none in a frame, where the game belongs to another page: it must not change what is kept of the full page, and
/// several frames would fight for one place.
///
/// `gloo::storage` would panic where the browser refuses storage, hence `web_sys`.
#[derive(Debug)]
pub(super) struct Browser;

impl Browser {
    fn storage() -> Option<web_sys::Storage> {
        if is_framed() {
            return None;
        }
        window().local_storage().ok()?
    }
}

impl Area for Browser {
    fn is_open(&self) -> bool {
        Self::storage().is_some()
    }

    fn get(&self, name: &str) -> Option<String> {
        Self::storage()?.get_item(name).ok()?
    }

    /// Compared by the browser: to take a long text out of it costs many times as much as to hand one over.
    fn holds(&self, name: &str, text: &str) -> bool {
        let stored = Self::storage().and_then(|storage| Reflect::get(&storage, &name.into()).ok());
        stored.is_some_and(|stored| stored == JsValue::from_str(text))
    }

    fn set(&self, name: &str, text: &str) -> bool {
        Self::storage().is_some_and(|storage| storage.set_item(name, text).is_ok())
    }

    fn remove(&self, name: &str) {
        if let Some(storage) = Self::storage() {
            let _ = storage.remove_item(name);
        }
    }

    fn names(&self) -> Vec<String> {
        let Some(storage) = Self::storage() else { return Vec::new() };
        (0..storage.length().unwrap_or_default()).filter_map(|index| storage.key(index).ok()?).collect()
    }
}
