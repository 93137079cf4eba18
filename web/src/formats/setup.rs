//! Set-ups from a text: our own string, the forty letters of `StraDoS2`, or the eighty digits of a `.stg` file.

use vexillum_engine::{Board, Role, Setup, Variant};

use super::{stg, strados};

/// Why a text is not a set-up, or not one of the variant asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PasteError {
    /// Nothing but white space.
    Empty,
    /// Another number of squares than the home rows have.
    Length {
        /// How many squares the text has.
        found: usize,
        /// How many it should have.
        wanted: usize,
    },
    /// This character stands for no piece.
    Letter(char),
    /// A `/` within a row.
    BrokenRow,
    /// More pieces of a kind than the army has.
    TooMany {
        /// The kind.
        role: Role,
        /// How many the text has.
        found: u8,
        /// How many it may have.
        wanted: u8,
    },
    /// Forty letters or eighty digits, which only describe four rows of ten.
    OtherBoard,
    /// Letters of both sides in one set-up.
    BothSides,
    /// Eighty digits, but not with the army of the file's program.
    OtherArmy,
    /// Digits that name the same square twice.
    SameSquare,
    /// Digits that name a fifth row.
    OffTheRows,
    /// Several set-ups one after the other.
    Several(usize),
}

/// The forms in which a set-up is written.
pub(super) enum Form {
    Own,
    Strados,
    Stg,
}

/// A set-up as it is read: without white space, in upper case. Line breaks stand where a mail program or a person put them.
pub(super) fn normal(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace()).map(|c| c.to_ascii_uppercase()).collect()
}

/// The form of a text. No army of ours is written in letters alone or in digits alone, none of theirs otherwise.
pub(super) fn form(text: &str) -> Form {
    if text.bytes().all(|byte| byte.is_ascii_digit()) {
        Form::Stg
    } else if text.bytes().all(|byte| byte.is_ascii_uppercase()) {
        Form::Strados
    } else {
        Form::Own
    }
}

/// Reads a set-up for a variant. It may be unfinished, but has no piece too many.
///
/// # Errors
/// What is wrong with the text.
pub fn read(variant: &Variant, text: &str) -> Result<Setup, PasteError> {
    let text = normal(text);
    let board = &variant.board;
    let setup = match form(&text) {
        _ if text.is_empty() => return Err(PasteError::Empty),
        Form::Stg if text.len() > board.home_len() => {
            let mut setups = stg::read(&text)?;
            match (setups.pop(), setups.len()) {
                (Some(setup), 0) if setup.counts() == variant.army.counts() => setup,
                (_, 0) => return Err(PasteError::OtherArmy),
                (_, more) => return Err(PasteError::Several(more + 1)),
            }
        }
        Form::Strados if text.len() == strados::SETUP_LEN => strados::read_setup(&text)?,
        _ => own(board, &text)?,
    };
    if setup.columns() != board.columns || setup.squares().len() != board.home_len() {
        return Err(PasteError::OtherBoard);
    }
    match surplus(&setup, variant) {
        Some((role, found, wanted)) => Err(PasteError::TooMany { role, found, wanted }),
        None => Ok(setup),
    }
}

/// Reads our own string for a board.
///
/// # Errors
/// What is wrong with it.
pub(super) fn own(board: &Board, text: &str) -> Result<Setup, PasteError> {
    Setup::parse(board, text).map_err(|_| {
        let wanted = board.home_len();
        let found = text.chars().filter(|&c| c != '/').count();
        let stranger = text.chars().find(|&c| !matches!(c, '.' | '/') && Role::from_letter(c).is_none());
        match stranger {
            Some(letter) => PasteError::Letter(letter),
            None if found == wanted => PasteError::BrokenRow,
            None => PasteError::Length { found, wanted },
        }
    })
}

/// A kind of which a set-up has more than the army: how many it has, and how many it should.
pub(crate) fn surplus(setup: &Setup, variant: &Variant) -> Option<(Role, u8, u8)> {
    let (placed, wanted) = (setup.counts(), variant.army.counts());
    Role::ALL
        .into_iter()
        .zip(placed.into_iter().zip(wanted))
        .find_map(|(role, (placed, wanted))| (placed > wanted).then_some((role, placed, wanted)))
}
