//! One door for every format: what a text is shows in how it begins and in what letters it has.

use vexillum_engine::notation::{PlayerRecord, Record};
use vexillum_engine::{Board, Game, MAX_COLUMNS, MAX_ROWS, Role, Setup, VARIANTS, Variant};

use super::decode::{decode, unix_lines};
use super::setup::{Form, form, normal, own};
use super::{Diagram, Format, FormatError, Found, Imported, PasteError, Wrong, gravon, stg, strados};

/// The longest text that is read, in bytes: a game of 4,000 turns has a twentieth of it.
pub const MOST_BYTES: usize = 1 << 20;

/// How our record begins, whatever its version.
const RECORD: &str = "vexillum ";

/// The letters of our position and set-up strings besides those of pieces.
const SIGNS: &str = "./~'*?";

/// Reads the bytes of a file.
///
/// # Errors
/// As [`read_text`].
pub fn read_any(bytes: &[u8]) -> Result<Found, FormatError> {
    if bytes.len() > MOST_BYTES {
        return Err(Wrong::TooLong(MOST_BYTES).of(Format::Unknown));
    }
    read_text(&decode(bytes, |_, _| None))
}

/// Reads a text of any known format.
///
/// # Errors
/// The format that it was taken for, and what is wrong with it.
pub fn read_text(text: &str) -> Result<Found, FormatError> {
    if text.len() > MOST_BYTES {
        return Err(Wrong::TooLong(MOST_BYTES).of(Format::Unknown));
    }
    let text = unix_lines(text);
    // Marks that no one sees, and the ends of files of old systems.
    let text = text.trim_matches(|c: char| c.is_whitespace() || "\u{feff}\u{200b}\0\u{1a}".contains(c));
    let game = |imported| Found::Game(Box::new(imported));
    let letters = normal(text);
    if text.is_empty() {
        Err(Wrong::Empty.of(Format::Unknown))
    } else if text.starts_with(RECORD) {
        record(text)
    } else if text.starts_with('<') {
        gravon::read_xml(text).map(game)
    } else if text.starts_with(gravon::GSN) {
        gravon::read_gsn(text).map(game)
    } else if text.starts_with('{') {
        variant(text)
    } else if is_field(text) {
        field(text)
    } else if is_position(text) {
        Diagram::parse(text).map(Found::Position).map_err(|wrong| wrong.of(Format::Position))
    } else {
        match form(&letters) {
            Form::Stg => setups(Format::Stg, stg::read(&letters)),
            Form::Strados if letters.len() == strados::SETUP_LEN => {
                setups(Format::StradosSetup, strados::read_setup(&letters).map(|setup| vec![setup]))
            }
            Form::Own if letters.chars().all(is_ours) => setups(Format::Setup, own_setup(&letters)),
            _ => Err(Wrong::NotRecognized.of(Format::Unknown)),
        }
    }
}

/// Whether our position and set-up strings know a character.
fn is_ours(letter: char) -> bool {
    SIGNS.contains(letter) || Role::from_letter(letter.to_ascii_uppercase()).is_some()
}

fn setups(format: Format, read: Result<Vec<Setup>, PasteError>) -> Result<Found, FormatError> {
    read.map(Found::Setups).map_err(|error| Wrong::Paste(error).of(format))
}

/// A record of ours, full or a player's own.
fn record(text: &str) -> Result<Found, FormatError> {
    let fail = |wrong: Wrong| {
        let line = if let Wrong::Notation(error) = &wrong { error.line } else { 0 };
        wrong.at(Format::Record, line)
    };
    if text.lines().any(|line| line.starts_with("view ")) {
        let own: PlayerRecord = text.parse().map_err(|error| fail(Wrong::Notation(error)))?;
        return Ok(Found::Own(Box::new(own)));
    }
    let record: Record = text.parse().map_err(|error| fail(Wrong::Notation(error)))?;
    Game::from_record(record.clone()).map_err(|error| fail(Wrong::Game(error)))?;
    Ok(Found::Game(Box::new(Imported { record, notes: Vec::new() })))
}

fn variant(text: &str) -> Result<Found, FormatError> {
    let variant = Variant::from_json(text).map_err(|error| Wrong::Notation(error).of(Format::Variant))?;
    variant.check().map_err(|flaw| Wrong::Flaw(flaw).of(Format::Variant))?;
    Ok(Found::Variant(Box::new(variant)))
}

/// Whether a text is letters and lakes as `StraDoS2` writes a board, or nearly as many.
fn is_field(text: &str) -> bool {
    let letters = strados::letters(text);
    letters.len() > 2 * strados::SETUP_LEN && letters.bytes().all(|byte| byte == b'_' || byte.is_ascii_alphabetic())
}

fn field(text: &str) -> Result<Found, FormatError> {
    let fail = |wrong: Wrong| wrong.of(Format::StradosField);
    let diagram = strados::read_position(text).map_err(fail)?;
    // Nobody who writes the format has more than the army of the original game.
    diagram.check_counts(&VARIANTS[0].army.counts()).map_err(fail)?;
    Ok(Found::Position(diagram))
}

/// Whether a text is our string of a whole board rather than of home rows: it has lakes, or marks that a
/// set-up does not have, or says whose turn it is, or has more rows than anybody's home.
fn is_position(text: &str) -> bool {
    let mut words = text.split_whitespace();
    let letters = words.next().unwrap_or_default();
    let turn = words.next().is_some_and(|word| matches!(word, "red" | "blue"));
    let rows = letters.split('/').count();
    rows > 1
        && letters.chars().all(is_ours)
        && (turn || letters.contains(['~', '\'', '*']) || rows > usize::from(MAX_ROWS / 2))
}

/// A set-up in our string, the rows of which the slashes part; without any they are rows of ten.
fn own_setup(text: &str) -> Result<Vec<Setup>, PasteError> {
    let squares = text.chars().filter(|&c| c != '/').count();
    let columns = text.split_once('/').map_or(usize::from(Board::LARGE.columns), |(row, _)| row.chars().count());
    let rows = squares / columns.max(1);
    if columns == 0 || columns > MAX_COLUMNS.into() || rows > MAX_ROWS.into() || !squares.is_multiple_of(columns) {
        return Err(PasteError::BrokenRow);
    }
    let board = Board { columns: columns as u8, home_rows: rows as u8, ..Board::LARGE };
    own(&board, text).map(|setup| vec![setup])
}
