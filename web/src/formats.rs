//! Texts and files of others, and our own: what they hold is recognized by content, never by a file's name. Nothing that is
//! read here can make the program stop, and nothing wrong is passed over in silence.

mod decode;
mod diagram;
mod error;
pub(crate) mod export;
mod gravon;
mod recognize;
mod setup;
mod stg;
mod strados;
pub mod zip;

use vexillum_engine::notation::{PlayerRecord, Record};
use vexillum_engine::{Setup, Variant};

pub use decode::decode;
pub use diagram::Diagram;
use error::cut;
pub use error::{Format, FormatError, Refusal, Wrong};
pub use gravon::{Note, Stop, Written, write_gsn, write_xml};
pub use recognize::{MOST_BYTES, read_any, read_text};
pub(crate) use setup::surplus;
pub use setup::{PasteError, read as read_setup};
pub use stg::write as write_stg;
pub use strados::{
    write_field as write_strados_field, write_position as write_strados_position, write_setup as write_strados_setup,
};

/// What a text or a file held.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Found {
    /// A whole game, which can be played again from the beginning.
    Game(Box<Imported>),
    /// A player's own record of a game.
    Own(Box<PlayerRecord>),
    /// A position, without the edition that it is of.
    Position(Diagram),
    /// Set-ups, at least one, without the edition that they are of.
    Setups(Vec<Setup>),
    /// A variant of somebody's own, which can be played.
    Variant(Box<Variant>),
}

/// A game that was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Imported {
    /// The game, with the names of the players; its actions are legal and lead to its end.
    pub record: Record,
    /// In what it differs from what was written.
    pub notes: Vec<Note>,
}

#[cfg(test)]
pub(crate) mod tests;
