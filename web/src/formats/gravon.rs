//! Games of the Gravon archive, in both of its formats. What both hold is a [`Sheet`]; only the reading and writing of that
//! differs. Such games are played with our rules, but for repetition and draws: a border may be crossed five times (R7.1),
//! chases are free, and no limit ends a game.

mod export;
mod gsn;
mod import;
mod xml;

use vexillum_engine::{ByColor, Color, Illegal, Outcome, Role, Rules, Square, Variant};

use super::Diagram;
pub use export::{write_gsn, write_xml};
pub(super) use gsn::{MARK as GSN, read as read_gsn};
pub(super) use xml::read as read_xml;

/// The columns: there is no `J`, but some files have it for `K`.
const COLUMNS: &str = "ABCDEFGHIK";

/// A type of game of the archive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Kind {
    /// What it is called in XML.
    name: &'static str,
    /// Its digit in the other format.
    digit: char,
    /// The edition that is played; none for the army that stands on the field.
    edition: Option<&'static str>,
}

const KINDS: [Kind; 5] = [
    Kind { name: "classic", digit: '0', edition: Some("original") },
    Kind { name: "barrage", digit: '1', edition: Some("barrage") },
    Kind { name: "classicfree", digit: '2', edition: None },
    Kind { name: "ultimate lightning", digit: '3', edition: Some("lightning-tournament") },
    Kind { name: "duell", digit: '4', edition: Some("duel") },
];

impl Kind {
    /// The edition, with the rules of the archive.
    fn variant(&self) -> Option<Variant> {
        Variant::find(self.edition?).map(archived)
    }
}

/// A variant with the rules of repetition and the ends of the archive.
fn archived(variant: &Variant) -> Variant {
    let rules = Rules {
        two_square: Some(5),
        chase: false,
        both_stuck_draws: true,
        quiet_limit: None,
        turn_limit: None,
        ..variant.rules
    };
    Variant { rules, ..*variant }
}

/// How a file says that a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Written {
    /// The code of the archive.
    pub code: u8,
    /// Who won; nobody in a draw.
    pub winner: Option<Color>,
}

/// In what an imported game differs from its file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Note {
    /// The game goes on in the file, but was imported up to that move only.
    Stopped {
        /// The number of the move in the file, from 1; that of the move before it for a rescue.
        number: usize,
        /// The move as it stands there.
        text: String,
        /// What is wrong with it.
        why: Stop,
    },
    /// The moves lead to another end than the file says.
    OtherResult {
        /// Where the moves lead; to no end if it is left out.
        reached: Option<Outcome>,
        /// What the file says.
        written: Written,
    },
    /// The file does not say how the game ended, and the moves do not end it.
    NoResult,
}

/// What is wrong with a move of a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// It is not legal.
    Illegal(Illegal),
    /// It cannot be read.
    Unreadable,
    /// It does not tell which of several rescues it is.
    Ambiguous,
}

/// A game as a file holds it.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Sheet {
    kind: Kind,
    field: Option<Diagram>,
    steps: Vec<Step>,
    players: ByColor<String>,
    result: Option<Written>,
}

/// A move or a rescue, and how it is written.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Step {
    text: String,
    deed: Deed,
}

/// What was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Deed {
    Move {
        from: Square,
        to: Square,
    },
    /// As far as it is told.
    Rescue {
        role: Option<Role>,
        at: Option<Square>,
    },
    Unreadable,
}

/// A square: the last row is `10`, `0` or `:`, the last column `K` or `J`.
fn read_square(text: &str) -> Option<Square> {
    let mut letters = text.chars();
    let column = match letters.next()?.to_ascii_uppercase() {
        'J' => 9,
        letter => COLUMNS.find(letter)?,
    };
    let row = match letters.as_str() {
        "10" | "0" | ":" => 9,
        row if row.len() == 1 => row.parse::<u8>().ok()?.checked_sub(1)?,
        _ => return None,
    };
    Square::new(column as u8, row)
}

/// A square with its row in so many letters as each reader expects.
fn write_square(square: Square, last_row: &str) -> String {
    let column = COLUMNS.chars().nth(square.column().into()).unwrap_or_default();
    match square.row() {
        9 => format!("{column}{last_row}"),
        row => format!("{column}{}", row + 1),
    }
}

/// A move from one square to another, if both can be read.
fn two_squares(from: &str, to: &str) -> Deed {
    match (read_square(from.trim()), read_square(to.trim())) {
        (Some(from), Some(to)) => Deed::Move { from, to },
        _ => Deed::Unreadable,
    }
}
