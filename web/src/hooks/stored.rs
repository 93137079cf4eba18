//! Stored values in components.

use yew::prelude::*;

use crate::storage::{self, Stored};
use crate::yielding::yield_to_browser;

/// The newest state of a stored value: the component is drawn anew when this window or another one changes it.
#[hook]
pub fn use_stored<T: Stored + PartialEq + 'static>() -> UseStateHandle<T> {
    let value = use_state_eq(|| storage::load::<T>().value());
    {
        let value = value.setter();
        use_effect_with((), move |()| {
            // After what changed it, so that a long value is read and shown in a task of its own.
            let on_change = Callback::from(move |()| {
                let value = value.clone();
                yield_to_browser(move || value.set(storage::load::<T>().value()));
            });
            let watcher = storage::watch(T::KEY, on_change);
            move || drop(watcher)
        });
    }
    value
}
