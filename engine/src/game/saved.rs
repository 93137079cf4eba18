//! A whole game as one opaque value, for storage (N6).

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD_NO_PAD as BASE64;

use super::{Deed, Game, GameError, Seat};
use crate::color::{ByColor, Color};
use crate::notation::{ParseError, Record, Start};
use crate::setup::Setup;

/// How a saved game begins in which not both have set up.
const UNFINISHED: &str = "set-up\n";
/// The line of the draws that were offered, which no record tells: after how many actions, and by whom.
const OFFERS: &str = "offers ";
/// How hard saved games are compressed, of 10.
const COMPRESSION: u8 = 6;
/// The longest saved game that is read, in bytes, so that a forged one cannot fill the memory.
const SAVED_LIMIT: usize = 1 << 20;

impl Game {
    /// The whole game as one opaque value, for storage. Nothing but [`restore`](Self::restore) reads it.
    pub fn save(&self) -> String {
        let text = match self.full_record() {
            Some(record) => [record.to_string(), self.offers()].concat(),
            None => self.unfinished_setup(),
        };
        BASE64.encode(miniz_oxide::deflate::compress_to_vec(text.as_bytes(), COMPRESSION))
    }

    /// The game of a saved value.
    ///
    /// # Errors
    /// If the value is damaged or of another version.
    pub fn restore(saved: &str) -> Result<Self, GameError> {
        let unreadable = || ParseError::new("a saved game", saved);
        let packed = BASE64.decode(saved.trim()).map_err(|_| unreadable())?;
        let bytes =
            miniz_oxide::inflate::decompress_to_vec_with_limit(&packed, SAVED_LIMIT).map_err(|_| unreadable())?;
        let text = String::from_utf8(bytes).map_err(|_| unreadable())?;
        match text.strip_prefix(UNFINISHED) {
            Some(rest) => Self::restore_setup(rest).ok_or_else(|| unreadable().into()),
            None => Self::replay(text.parse()?, &read_offers(&text).ok_or_else(unreadable)?),
        }
    }

    /// The draws that were offered, as a line; nothing if there were none.
    fn offers(&self) -> String {
        let mut actions: usize = 0;
        let mut line = String::new();
        for entry in &self.log {
            match entry.deed {
                Deed::Action(_) => actions += 1,
                Deed::Draw => line.extend([" ", &actions.to_string(), ":", entry.by.name()]),
                Deed::Resign | Deed::Time => {}
            }
        }
        if line.is_empty() { line } else { [OFFERS, line.trim_start(), "\n"].concat() }
    }

    /// A game in which not both have set up: an empty record with the one set-up that stands, if any.
    fn unfinished_setup(&self) -> String {
        let empty = Setup::empty(&self.variant.board);
        let setups = ByColor::new(|color| self.setups[color].clone().unwrap_or_else(|| empty.clone()));
        let seats = ByColor { red: self.seats.red.to_string(), blue: self.seats.blue.to_string() };
        let record = Record {
            variant: *self.variant,
            start: Start::Setups(setups),
            seats: Some(seats),
            turns: Vec::new(),
            end: None,
        };
        [UNFINISHED, &record.to_string()].concat()
    }

    fn restore_setup(text: &str) -> Option<Self> {
        let record: Record = text.parse().ok()?;
        let seats = record.seats?;
        let mut game = Self::new(record.variant, ByColor::new(|color| Seat::from_text(&seats[color]))).ok()?;
        let Start::Setups(setups) = record.start else { return None };
        let empty = Setup::empty(&game.variant.board);
        for color in Color::ALL {
            if setups[color] != empty {
                game.set_up(color, setups[color].clone()).ok()?;
            }
        }
        Some(game)
    }
}

fn read_offers(text: &str) -> Option<Vec<(usize, Color)>> {
    let line = text.lines().find_map(|line| line.strip_prefix(OFFERS)).unwrap_or_default();
    line.split_whitespace()
        .map(|word| {
            let (actions, color) = word.split_once(':')?;
            Some((actions.parse().ok()?, Color::from_name(color)?))
        })
        .collect()
}
