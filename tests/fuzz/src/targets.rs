//! The targets.

mod choices;
mod games;
mod notation;
mod page;
mod protocol;

use crate::Target;

/// All targets.
pub const TARGETS: &[Target] = &[
    notation::WORDS,
    notation::BOARDS,
    notation::RECORD,
    notation::PLAYER_RECORD,
    notation::VARIANT,
    notation::SAVED,
    games::GAME,
    games::EVENTS,
    protocol::REFEREE,
    protocol::PLAYER,
    page::FILE,
    page::ENCODED,
    page::ARCHIVE,
    page::LINK,
    page::SETUP,
    page::STORED,
    page::FRAME,
];

/// A number made of an input, so that the same input is always looked at in the same way.
fn number(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// An input as text, if it is one.
fn text(bytes: &[u8]) -> Option<&str> {
    str::from_utf8(bytes).ok()
}

/// Files that hold samples, cut at lines.
fn lines(text: &str) -> Vec<Vec<u8>> {
    text.lines().filter(|line| !line.is_empty()).map(|line| line.as_bytes().to_vec()).collect()
}
