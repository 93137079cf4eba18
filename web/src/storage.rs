//! What is kept in the browser. Storage may be refused (a private window, a foreign frame): then nothing is kept, and
//! everything works without it.

use js_sys::Date;
use vexillum_engine::Game;

use crate::archive::{Archive, MOST_BYTES, PastGame};
use crate::draft::SavedSetups;
use crate::frame::is_framed;
use crate::i18n::Language;
use crate::own::OwnVariants;
use crate::settings::Settings;

/// What is kept, each under a key of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    /// The open game, one opaque value.
    Game,
    /// The settings, as lines of text.
    Settings,
    /// Set-ups saved by name or played before, as lines of text.
    Setups,
    /// Variants of the player's own, as lines of JSON.
    Variants,
    /// The games that have ended, a line each.
    Games,
    /// What players have guessed of enemy pieces in the open game.
    Guesses,
    /// The lessons that have been learned, by their numbers.
    Lessons,
}

/// How the names of all our keys begin: other sites may lie on the same host.
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

/// The browser's storage; none in a frame, where the game belongs to another page: it must not change what is kept of the
/// full page, and several frames would fight for one place.
fn store() -> Option<web_sys::Storage> {
    if is_framed() {
        return None;
    }
    web_sys::window()?.local_storage().ok()?
}

/// The value under a key.
pub fn load(key: Key) -> Option<String> {
    store()?.get_item(key.name()).ok()?
}

/// Keeps a value under a key; says whether that worked.
pub fn save(key: Key, value: &str) -> bool {
    store().is_some_and(|store| store.set_item(key.name(), value).is_ok())
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
        self.0 = load(Key::Game);
        self.0.as_deref()
    }

    /// Writes a value, unless another window has written one since.
    ///
    /// # Errors
    /// [`ChangedElsewhere`]; the stored value stays as it is.
    pub fn save(&mut self, value: String) -> Result<(), ChangedElsewhere> {
        if load(Key::Game) != self.0 {
            return Err(ChangedElsewhere);
        }
        if save(Key::Game, &value) {
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

/// Puts a damaged value aside under another key, so that it is not lost when the key is used again.
pub fn put_aside(key: Key) {
    if let (Some(store), Some(value)) = (store(), load(key)) {
        let _ = store.set_item(&[key.name(), ".damaged"].concat(), &value);
        clear(key);
    }
}

/// The settings. Whoever has not chosen a language gets the one that the browser prefers.
pub fn settings() -> Settings {
    let preferred = Settings { language: Language::preferred(), ..Settings::default() };
    load(Key::Settings).map_or(preferred.clone(), |text| preferred.with(&text))
}

/// The set-ups that the player keeps; none if storage is refused.
pub fn setups() -> SavedSetups {
    load(Key::Setups).map(|text| SavedSetups::parse(&text)).unwrap_or_default()
}

/// Keeps them; says whether that worked.
pub fn keep_setups(setups: &SavedSetups) -> bool {
    save(Key::Setups, &setups.to_string())
}

/// The variants of the player's own; none if storage is refused. What is damaged is put aside.
pub fn own_variants() -> OwnVariants {
    let (variants, whole) = OwnVariants::parse(&load(Key::Variants).unwrap_or_default());
    if !whole {
        put_aside(Key::Variants);
        keep_own_variants(&variants);
    }
    variants
}

/// Keeps them; says whether that worked.
pub fn keep_own_variants(variants: &OwnVariants) -> bool {
    save(Key::Variants, &variants.to_string())
}

/// The games that have ended; none if storage is refused.
pub fn past_games() -> Archive {
    load(Key::Games).map(|text| Archive::parse(&text)).unwrap_or_default()
}

/// Keeps them; says whether that worked. Where there is too little room, the oldest lose their moves, so that how they ended
/// stays known.
pub fn keep_past_games(games: &mut Archive) -> bool {
    loop {
        let text = games.to_string();
        let large = text.len() > MOST_BYTES;
        if !large && save(Key::Games, &text) {
            return true;
        }
        if !games.make_room() {
            return large && save(Key::Games, &text);
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
    let mut games = past_games();
    if games.add(game) {
        keep_past_games(&mut games);
    }
}
