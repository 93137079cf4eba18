//! Changes of stored values, by this window and by others.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use gloo::events::EventListener;
use gloo::utils::window;
use wasm_bindgen::JsCast;
use web_sys::StorageEvent;
use yew::Callback;

use super::Key;

thread_local! {
    static WATCHERS: RefCell<Vec<(Key, Weak<Callback<()>>)>> = const { RefCell::new(Vec::new()) };
}

/// Calls back when the value under a key changes, as long as it lives.
#[must_use]
pub struct Watcher(#[expect(dead_code, reason = "held, so that it goes on")] Rc<Callback<()>>);

/// Watches the value under a key.
pub fn watch(key: Key, on_change: Callback<()>) -> Watcher {
    let watcher = Rc::new(on_change);
    WATCHERS.with_borrow_mut(|watchers| watchers.push((key, Rc::downgrade(&watcher))));
    Watcher(watcher)
}

/// Tells those who watch a key.
pub(super) fn notify(key: Key) {
    let told: Vec<_> = WATCHERS.with_borrow_mut(|watchers| {
        watchers.retain(|(_, watcher)| watcher.strong_count() > 0);
        watchers.iter().filter(|(watched, _)| *watched == key).filter_map(|(_, watcher)| watcher.upgrade()).collect()
    });
    for watcher in told {
        watcher.emit(());
    }
}

/// Tells those who watch any key: nobody has told this window what changed while it slept.
pub fn notify_all() {
    for key in Key::ALL {
        notify(key);
    }
}

/// Listens to what other windows store: the name, or none if everything was cleared. Whoever watches a key is told first.
pub fn listen_elsewhere(on_change: Callback<Option<String>>) -> EventListener {
    EventListener::new(&window(), "storage", move |event| {
        let name = event.dyn_ref::<StorageEvent>().and_then(StorageEvent::key);
        for key in Key::ALL {
            if name.as_deref().is_none_or(|name| name == key.name()) {
                notify(key);
            }
        }
        on_change.emit(name);
    })
}
