//! Set-ups from a text: our own string, the forty letters of `StraDoS2`, or the eighty digits of a `.stg` file.

use vexillum_engine::{Role, Setup, Variant};

/// Why a text is not a set-up of this variant.
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

/// The letters of `StraDoS2` for Red from `A`, which is an empty square; Blue's begin at `N`.
const STRADOS: [Option<Role>; 13] = [
    None,
    Some(Role::Bomb),
    Some(Role::Spy),
    Some(Role::Scout),
    Some(Role::Miner),
    Some(Role::Sergeant),
    Some(Role::Lieutenant),
    Some(Role::Captain),
    Some(Role::Major),
    Some(Role::Colonel),
    Some(Role::General),
    Some(Role::Marshal),
    Some(Role::Flag),
];

/// The order in which a `.stg` file lists its army.
const STG: [(Role, u8); 12] = [
    (Role::Flag, 1),
    (Role::Spy, 1),
    (Role::Marshal, 1),
    (Role::General, 1),
    (Role::Colonel, 2),
    (Role::Major, 3),
    (Role::Captain, 4),
    (Role::Lieutenant, 4),
    (Role::Sergeant, 4),
    (Role::Miner, 5),
    (Role::Scout, 8),
    (Role::Bomb, 6),
];

/// Columns, rows and squares of the home rows that the two foreign forms describe.
const COLUMNS: usize = 10;
const ROWS: usize = 4;
const SQUARES: usize = COLUMNS * ROWS;
/// Two digits a piece.
const STG_LEN: usize = 2 * SQUARES;

/// Reads a set-up for a variant. It may be unfinished, but has no piece too many.
///
/// # Errors
/// What is wrong with the text.
pub(super) fn read(variant: &Variant, text: &str) -> Result<Setup, PasteError> {
    // Line breaks stand where a mail program or a person put them.
    let text: String = text.chars().filter(|c| !c.is_whitespace()).map(|c| c.to_ascii_uppercase()).collect();
    let setup = if text.is_empty() {
        return Err(PasteError::Empty);
    } else if text.len() > variant.board.home_len() && text.bytes().all(|byte| byte.is_ascii_digit()) {
        stg(variant, &text)?
    } else if text.len() == SQUARES && is_strados(&text) {
        strados(variant, &text)?
    } else {
        own(variant, &text)?
    };
    match super::surplus(&setup, variant) {
        Some((role, found, wanted)) => Err(PasteError::TooMany { role, found, wanted }),
        None => Ok(setup),
    }
}

/// No army of ours is written in letters alone, none of theirs otherwise.
fn is_strados(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_uppercase())
}

fn own(variant: &Variant, text: &str) -> Result<Setup, PasteError> {
    Setup::parse(&variant.board, text).map_err(|_| {
        let wanted = variant.board.home_len();
        let found = text.chars().filter(|&c| c != '/').count();
        let stranger = text.chars().find(|&c| !matches!(c, '.' | '/') && Role::from_letter(c).is_none());
        match stranger {
            Some(letter) => PasteError::Letter(letter),
            None if found == wanted => PasteError::BrokenRow,
            None => PasteError::Length { found, wanted },
        }
    })
}

fn strados(variant: &Variant, text: &str) -> Result<Setup, PasteError> {
    let letters = || text.bytes().map(|byte| usize::from(byte - b'A'));
    let blue = letters().any(|letter| letter >= STRADOS.len());
    let mut roles = Vec::with_capacity(SQUARES);
    for letter in letters() {
        let index = match (blue, letter.checked_sub(STRADOS.len())) {
            (_, None) if letter == 0 => 0,
            // Blue's first letter is his Bomb: he shares the empty square with Red.
            (true, Some(index)) => index + 1,
            (false, _) => letter,
            (true, None) => return Err(PasteError::BothSides),
        };
        roles.push(*STRADOS.get(index).ok_or(PasteError::Letter(char::from(b'A' + letter as u8)))?);
    }
    from_back_row(variant, &roles)
}

fn stg(variant: &Variant, text: &str) -> Result<Setup, PasteError> {
    if text.len() != STG_LEN {
        return Err(match text.len() % STG_LEN {
            0 => PasteError::Several(text.len() / STG_LEN),
            _ => PasteError::Length { found: text.len() / 2, wanted: SQUARES },
        });
    }
    let classic = |role| STG.iter().find(|(kind, _)| *kind == role).map_or(0, |(_, count)| *count);
    if Role::ALL.into_iter().any(|role| variant.army.unit(role).count != classic(role)) {
        return Err(PasteError::OtherArmy);
    }
    let pieces = STG.iter().flat_map(|&(role, count)| std::iter::repeat_n(role, usize::from(count)));
    let mut roles = vec![None; SQUARES];
    for (role, pair) in pieces.zip(text.as_bytes().chunks_exact(2)) {
        let &[column, row] = pair else { continue };
        // The columns are those of the screen, on which this player sits at the top: his left is its right.
        let column = COLUMNS - 1 - usize::from(column - b'0');
        let square = roles.get_mut(usize::from(row - b'0') * COLUMNS + column).ok_or(PasteError::OffTheRows)?;
        if square.replace(role).is_some() {
            return Err(PasteError::SameSquare);
        }
    }
    from_back_row(variant, &roles)
}

/// A set-up of rows that begin with the back row.
fn from_back_row(variant: &Variant, roles: &[Option<Role>]) -> Result<Setup, PasteError> {
    let board = &variant.board;
    if usize::from(board.columns) != COLUMNS || usize::from(board.home_rows) != ROWS {
        return Err(PasteError::OtherBoard);
    }
    let squares = roles.chunks(COLUMNS).rev().flatten().copied().collect();
    Setup::from_squares(board, squares).map_err(|_| PasteError::OtherBoard)
}
