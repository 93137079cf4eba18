//! The browser's storage. It may be refused (a private window, a foreign frame): then nothing is kept, and everything works
//! without it.

mod json;

use std::cell::RefCell;

use gloo::utils::window;
use js_sys::Date;
use serde::Serialize;
use serde::de::DeserializeOwned;
use vexillum_engine::Game;
use yew::Callback;

use crate::archive::{Archive, MOST_BYTES, PastGame};
use crate::frame::is_framed;
pub use json::{decode, encode};

/// Keys of the stored values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    /// The open game, one opaque value. All others hold JSON.
    Game,
    /// The settings.
    Settings,
    /// Set-ups saved by name or played before.
    Setups,
    /// Variants of the player's own.
    Variants,
    /// The games that have ended.
    Games,
    /// The notes of players on enemy pieces in the open game.
    Guesses,
    /// The lessons that have been learned.
    Lessons,
}

/// Prefix of all our keys: other sites may lie on the same host.
const OURS: &str = "vexillum.";

impl Key {
    const fn name(self) -> &'static str {
        match self {
            Self::Game => "vexillum.game",
            Self::Settings => "vexillum.settings",
            Self::Setups => "vexillum.setups",
            Self::Variants => "vexillum.variants",
            Self::Games => "vexillum.games",
            Self::Guesses => "vexillum.guesses",
            Self::Lessons => "vexillum.lessons",
        }
    }
}

/// A value that is stored as a JSON object under a key of its own.
pub trait Stored: Serialize + DeserializeOwned + Default {
    /// The key.
    const KEY: Key;
}

/// A value as it was found in storage.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Loaded<T> {
    /// Nothing is stored, or storage is refused.
    Absent,
    /// All of it could be read.
    Whole(T),
    /// The part of it that could be read.
    Damaged(T),
}

impl<T: Default> Loaded<T> {
    /// The part that could be read, else the default.
    pub fn value(self) -> T {
        match self {
            Self::Absent => T::default(),
            Self::Whole(value) | Self::Damaged(value) => value,
        }
    }
}

/// The browser's storage; none in a frame, where the game belongs to another page: it must not change what is kept of the
/// full page, and several frames would fight for one place.
///
/// `gloo::storage` would panic where the browser refuses storage, hence `web_sys`.
fn store() -> Option<web_sys::Storage> {
    if is_framed() {
        return None;
    }
    window().local_storage().ok()?
}

/// The text under a key.
pub fn read(key: Key) -> Option<String> {
    store()?.get_item(key.name()).ok()?
}

/// Keeps a text under a key; says whether that worked.
fn write(key: Key, text: &str) -> bool {
    store().is_some_and(|store| store.set_item(key.name(), text).is_ok())
}

/// Loads a value. A damaged one is put aside, its good part takes its place, and the player is told.
pub fn load<T: Stored>() -> Loaded<T> {
    let Some(text) = read(T::KEY) else { return Loaded::Absent };
    let loaded = json::decode(&text);
    if let Loaded::Damaged(rest) = &loaded {
        if put_aside(T::KEY) {
            save(rest);
        }
        report(T::KEY);
    }
    loaded
}

/// Keeps a value; says whether that worked.
pub fn save<T: Stored>(value: &T) -> bool {
    json::encode(value).is_some_and(|text| write(T::KEY, &text))
}

/// Keys under which damage was found, and the listener to it.
#[derive(Default)]
struct Damage {
    found: Vec<Key>,
    listener: Callback<Key>,
}

thread_local! {
    static DAMAGE: RefCell<Damage> = RefCell::default();
}

/// Tells that a value is damaged, once for each key.
fn report(key: Key) {
    let listener = DAMAGE.with_borrow_mut(|damage| {
        let known = damage.found.contains(&key);
        damage.found.extend((!known).then_some(key));
        (!known).then(|| damage.listener.clone())
    });
    if let Some(listener) = listener {
        listener.emit(key);
    }
}

/// Names the keys of damaged values to a listener, also those that were found before.
pub fn on_damage(listener: &Callback<Key>) {
    let found = DAMAGE.with_borrow_mut(|damage| {
        damage.listener = listener.clone();
        damage.found.clone()
    });
    for key in found {
        listener.emit(key);
    }
}

/// Saved value of the open game, as this page last read or wrote it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OpenGame(Option<String>);

/// The open game was changed by another window since this page last read or wrote it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChangedElsewhere;

impl OpenGame {
    /// Reads the stored value.
    pub fn load(&mut self) -> Option<&str> {
        self.0 = read(Key::Game);
        self.0.as_deref()
    }

    /// Writes a value, unless another window has written one since.
    ///
    /// # Errors
    /// [`ChangedElsewhere`]; the stored value stays as it is.
    pub fn save(&mut self, value: String) -> Result<(), ChangedElsewhere> {
        if read(Key::Game) != self.0 {
            return Err(ChangedElsewhere);
        }
        if write(Key::Game, &value) {
            self.0 = Some(value);
        }
        Ok(())
    }

    /// Tells apart a value that is already stored.
    pub fn holds(&self, value: &str) -> bool {
        self.0.as_deref() == Some(value)
    }
}

/// Forgets the value under a key.
pub fn clear(key: Key) {
    if let Some(store) = store() {
        let _ = store.remove_item(key.name());
    }
}

/// Forgets everything, also what was put aside.
pub fn forget() {
    let Some(store) = store() else { return };
    let keys: Vec<String> =
        (0..store.length().unwrap_or_default()).filter_map(|index| store.key(index).ok()?).collect();
    for key in keys.iter().filter(|key| key.starts_with(OURS)) {
        let _ = store.remove_item(key);
    }
}

/// Moves a damaged value to another key, so that it is not lost when its own is used again; says whether that worked.
pub fn put_aside(key: Key) -> bool {
    let (Some(store), Some(text)) = (store(), read(key)) else { return false };
    // Removed first, since there may not be room for both.
    clear(key);
    let moved = store.set_item(&[key.name(), ".damaged"].concat(), &text).is_ok();
    if !moved {
        write(key, &text);
    }
    moved
}

/// Keeps past games; says whether that worked. Where there is too little room, the oldest lose their moves, so that how they
/// ended stays known.
pub fn keep_past_games(games: &mut Archive) -> bool {
    loop {
        let Some(text) = json::encode(games) else { return false };
        let large = text.len() > MOST_BYTES;
        if !large && write(Key::Games, &text) {
            return true;
        }
        if !games.make_room() {
            return large && write(Key::Games, &text);
        }
    }
}

/// Now, in seconds since 1970.
pub fn now() -> u64 {
    (Date::now() / 1_000.0) as u64
}

/// Adds a game that has just ended to those of the past, given as it is saved.
pub fn archive(saved: &str) {
    let Some(game) = Game::restore(saved).ok().and_then(|game| PastGame::played(&game, now())) else { return };
    let mut games = load::<Archive>().value();
    if games.add(game) {
        keep_past_games(&mut games);
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use std::fmt::Debug;

    use super::*;

    /// Reads fields of this version, and what is stored of the value once more.
    pub(crate) fn check<T: Stored + Clone + PartialEq + Debug>(fields: &str, value: T, loaded: fn(T) -> Loaded<T>) {
        let rest = fields.trim_start().strip_prefix('{').expect("an object");
        let comma = if rest.trim_start().starts_with('}') { "" } else { "," };
        let text = [r#"{"version": 1"#, comma, rest].concat();
        assert_eq!(json::decode(&text), loaded(value.clone()), "{text}");
        let text = json::encode(&value).expect("an object");
        assert_eq!(json::decode(&text), Loaded::Whole(value), "{text}");
    }
}
