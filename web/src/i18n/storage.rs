//! Texts of what is kept on the device.

use crate::storage::Key;

/// Texts of what is kept on the device.
pub struct Storage {
    /// Part of what is stored under a key could not be read.
    pub set_aside: fn(Key) -> String,
    /// Part of an open game could not be read.
    pub damaged_game: &'static str,
    /// A later version of the page has stored something.
    pub newer: &'static str,
    /// The browser keeps nothing.
    pub blocked: &'static str,
    /// There is no room left.
    pub full: &'static str,
    /// The list of past games is full.
    pub list_full: &'static str,
    /// Lets the oldest games lose their moves.
    pub make_room: &'static str,
    /// It is done.
    pub made_room: &'static str,
    /// Room that we take, and that is left of what browsers usually give.
    pub room: fn(&str, &str) -> String,
    /// No room is used, as nothing can be kept.
    pub no_room: &'static str,
}

/// English.
pub const ENGLISH: Storage = Storage {
    set_aside: |key| {
        let what = match key {
            Key::Settings => "your settings",
            Key::Setups => "your set-ups",
            Key::Variants => "your own variants",
            Key::Games => "your past games",
            Key::Lessons => "your finished lessons",
        };
        format!("Not all of {what} could be read. The damaged copy was set aside; the rest is kept.")
    },
    damaged_game: "Not all of this game could be read. A copy was set aside; the rest goes on.",
    newer: "Something here was stored by a newer version of Vexillum. It stays as it is, and what you change now is not kept. Load again to get that version.",
    blocked: "This window may not keep anything: it is private, or the browser blocks it. You can play, but your game ends when you close the page. Download what you want to keep.",
    full: "There is no room left in this browser. What you do now is gone when you close the page. Export past games and delete some to make room.",
    list_full: "The list of past games is full, so the last game is not in it yet. The oldest games can give up their moves; how they ended stays.",
    make_room: "Make room",
    made_room: "There is room again, and every game is in the list.",
    room: |used, left| {
        format!("Vexillum uses {used} of this browser’s storage. About {left} is left of what browsers usually give.")
    },
    no_room: "This window may not keep anything.",
};
