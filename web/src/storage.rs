//! The browser's storage. It may be refused (a private window, a foreign frame) or full: then what is kept lives in memory
//! until the page is closed, and everything works.

mod area;
mod json;
pub mod locks;
mod store;
mod watch;

use std::cell::RefCell;

use js_sys::Date;
use serde::Serialize;
use serde::de::DeserializeOwned;
use yew::Callback;

use area::Browser;
pub use json::{decode, encode};
use store::Store;
pub use watch::{Watcher, listen_elsewhere, notify_all, watch};

/// Keys of the stored values, each a JSON object.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Key {
    /// The settings.
    Settings,
    /// Set-ups saved by name or played before.
    Setups,
    /// Variants of the player's own.
    Variants,
    /// The games that have ended.
    Games,
    /// The lessons that have been learned.
    Lessons,
}

/// Prefix of all our names: other sites may lie on the same host.
const OURS: &str = "vexillum.";

impl Key {
    /// All keys.
    pub const ALL: [Self; 5] = [Self::Settings, Self::Setups, Self::Variants, Self::Games, Self::Lessons];

    const fn name(self) -> &'static str {
        match self {
            Self::Settings => "vexillum.settings",
            Self::Setups => "vexillum.setups",
            Self::Variants => "vexillum.variants",
            Self::Games => "vexillum.games",
            Self::Lessons => "vexillum.lessons",
        }
    }
}

/// A value that is stored as a JSON object under a key of its own.
pub trait Stored: Serialize + DeserializeOwned + Default + Clone + 'static {
    /// The key.
    const KEY: Key;
    /// Most bytes of its text.
    const MOST_BYTES: usize = usize::MAX;
    /// Set where it may be long: then it is kept in memory with its text, and not read again while that is the same. Such a
    /// value is equal to what is read of its text.
    const CACHED: bool = false;
}

/// A value as it was found in storage.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Loaded<T> {
    /// Nothing is stored.
    Absent,
    /// All of it could be read.
    Whole(T),
    /// The part of it that could be read.
    Damaged(T),
    /// A later version of the program has stored it.
    Newer,
}

impl<T: Default> Loaded<T> {
    /// The part that could be read, else the default.
    pub fn value(self) -> T {
        match self {
            Self::Absent | Self::Newer => T::default(),
            Self::Whole(value) | Self::Damaged(value) => value,
        }
    }
}

/// Reason why something is not stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused {
    /// The browser allows none: a private window, or blocked data of sites.
    Blocked,
    /// There is no room left.
    Full,
    /// What a later version of the program has stored stays as it is.
    Newer,
}

/// Something that the player has to know about what is kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// Part of a value could not be read.
    Damaged(Key),
    /// Part of an open game could not be read.
    DamagedGame,
    /// A later version of the program has stored a value.
    Newer(Key),
    /// Something is not stored.
    Refused(Refused),
}

/// Troubles that were told, and the listener to them.
#[derive(Default)]
struct Troubles {
    told: Vec<Trouble>,
    listener: Callback<Trouble>,
}

thread_local! {
    static STORE: RefCell<Store<Browser>> = const { RefCell::new(Store::new(Browser)) };
    static TROUBLES: RefCell<Troubles> = RefCell::default();
}

/// Does something with the store, and tells what has gone wrong, each thing once.
fn with<R>(act: impl FnOnce(&mut Store<Browser>) -> R) -> R {
    let (result, found) = STORE.with_borrow_mut(|store| {
        let result = act(store);
        (result, std::mem::take(&mut store.troubles))
    });
    for trouble in found {
        // A frame is not meant to keep anything, and what is newer has been told as such.
        let silent = trouble == Trouble::Refused(Refused::Newer) || crate::frame::is_framed();
        let listener = TROUBLES.with_borrow_mut(|troubles| {
            let known = troubles.told.contains(&trouble) || silent;
            troubles.told.extend((!known).then_some(trouble));
            (!known).then(|| troubles.listener.clone())
        });
        if let Some(listener) = listener {
            listener.emit(trouble);
        }
    }
    result
}

/// Tells troubles to a listener, also those that were found before.
pub fn on_trouble(listener: &Callback<Trouble>) {
    let found = TROUBLES.with_borrow_mut(|troubles| {
        troubles.listener = listener.clone();
        troubles.told.clone()
    });
    for trouble in found {
        listener.emit(trouble);
    }
}

/// Loads a value. Of a damaged one the good part takes its place.
pub fn load<T: Stored>() -> Loaded<T> {
    with(Store::load)
}

/// Changes the newest state of a value: another window may have changed it since it was read here.
///
/// # Errors
/// The reason why the new state is not stored; it is kept in memory then.
pub fn update<T: Stored, R>(edit: impl FnOnce(&mut T) -> R) -> (R, Result<(), Refused>) {
    let done = with(|store| store.update(edit));
    watch::notify(T::KEY);
    done
}

/// Changes in the newest state of a value what differs between two states of it. Gives back the new one.
pub fn change<T: Stored>(before: &T, after: &T) -> T {
    with(|store| store.change(before, after))
}

/// Loads a value that is [cached](Stored::CACHED), with the length of its text in bytes.
pub fn load_measured<T: Stored>() -> (T, usize) {
    with(|store| (store.load().value(), store.cached_length(T::KEY)))
}

/// Tells whether something is kept under a key.
pub fn has(key: Key) -> bool {
    with(|store| store.has(key))
}

/// Tells whether a value lives in memory because there is no room for it.
pub fn lacks_room(key: Key) -> bool {
    with(|store| store.lacks_room(key))
}

/// Forgets the value under a key.
pub fn clear(key: Key) {
    with(|store| store.remove(key.name()));
    watch::notify(key);
}

/// The text of that name.
pub(crate) fn get(name: &str) -> Option<String> {
    with(|store| store.get(name))
}

/// Keeps a text; in memory alone where it is refused, which the player is told.
pub(crate) fn put(name: &str, text: String) -> Result<(), Refused> {
    with(|store| store.put(name, text))
}

/// Forgets the text of that name.
pub(crate) fn remove(name: &str) {
    with(|store| store.remove(name));
}

/// All names that begin with a prefix.
pub(crate) fn names(prefix: &str) -> Vec<String> {
    with(|store| store.names(prefix))
}

/// Sets aside a damaged open game, of which a part is used. Without room for the copy, what is stored stays as it is.
pub(crate) fn damaged_game(name: &str, text: &str) {
    with(|store| {
        if !store.set_aside(name, text) {
            store.protect(name, text.to_owned(), Refused::Full);
        }
        store.troubles.push(Trouble::DamagedGame);
    });
}

/// Room that most browsers give a site, in UTF-16 units. None tells how much it is.
pub const ROOM: usize = 5 * 1024 * 1024;

/// Room taken on this device, in UTF-16 units: by us, and by all pages of the host.
pub fn used() -> [usize; 2] {
    with(|store| [OURS, ""].map(|prefix| store.size(prefix)))
}

/// Tells whether anything can be stored.
pub fn is_open() -> bool {
    with(|store| store.is_open())
}

/// Forgets everything, also what was set aside.
pub fn forget() {
    with(|store| store.forget(OURS));
    notify_all();
}

/// Now, in seconds since 1970.
pub fn now() -> u64 {
    now_ms() / 1_000
}

/// Now, in milliseconds since 1970.
pub fn now_ms() -> u64 {
    Date::now() as u64
}

#[cfg(test)]
pub(crate) mod tests {
    use std::fmt::Debug;

    use super::*;

    /// Reads fields of this version, and what is stored of the value once more.
    pub(crate) fn check<T: Serialize + DeserializeOwned + Default + Clone + PartialEq + Debug>(
        fields: &str,
        value: T,
        loaded: fn(T) -> Loaded<T>,
    ) {
        let rest = fields.trim_start().strip_prefix('{').expect("an object");
        let comma = if rest.trim_start().starts_with('}') { "" } else { "," };
        let text = [r#"{"version": 1"#, comma, rest].concat();
        assert_eq!(json::decode(&text), loaded(value.clone()), "{text}");
        let text = json::encode(&value).expect("an object");
        assert_eq!(json::decode(&text), Loaded::Whole(value), "{text}");
    }
}
