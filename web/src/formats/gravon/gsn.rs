//! The archive's older files, of lines.

use std::fmt::Write;

use vexillum_engine::{Board, ByColor, Color};

use super::{Deed, KINDS, Sheet, Step, Written, import, read_square, two_squares, write_square};
use crate::formats::{Format, FormatError, Imported, Wrong, cut, strados};

/// How every file begins; its version follows.
pub(in crate::formats) const MARK: &str = "#X38FA11";
const HEADER: &str = "#X38FA11 Stratego-Notation v";

const END: &str = "END";

/// Reads a game. Files are known with two ends, the first result among the moves, and moves behind the result: so every
/// line is taken for what it looks like, and the first result counts.
///
/// # Errors
/// What of it is wrong or missing.
pub(in crate::formats) fn read(text: &str) -> Result<Imported, FormatError> {
    let sheet = sheet(text).map_err(|(line, wrong)| wrong.at(Format::Gsn, line))?;
    import::import(&sheet).map_err(|wrong| wrong.of(Format::Gsn))
}

fn sheet(text: &str) -> Result<Sheet, (usize, Wrong)> {
    let mut lines = (1..).zip(text.lines().map(str::trim_end));
    let (number, header) = lines.next().unwrap_or_default();
    let version = header.strip_prefix(HEADER).unwrap_or(header);
    if !matches!(version, "1" | "2") {
        return Err((number, Wrong::Version(cut(version))));
    }
    let (number, kind) = lines.next().unwrap_or((2, ""));
    if !kind.starts_with("type") {
        return Err((number, Wrong::Missing("type")));
    }
    let known = KINDS.into_iter().find(|known| kind.ends_with(known.digit));
    let kind = known.ok_or((number, Wrong::GameType(cut(kind))))?;
    let mut sheet = Sheet { kind, field: None, steps: Vec::new(), players: ByColor::default(), result: None };
    let mut ended = false;
    for (number, line) in lines {
        let step = |deed| Step { text: cut(line), deed };
        let first = sheet.field.is_none() && sheet.steps.is_empty();
        if line.trim().is_empty() {
        } else if line.trim() == END {
            ended = true;
        } else if let Some((players, result)) = last_line(line) {
            if sheet.result.is_none() {
                (sheet.players, sheet.result) = (players, Some(result));
            }
        } else if let Some(deed) = rescue(line).or_else(|| line.split_once('-').map(|(from, to)| two_squares(from, to)))
        {
            sheet.steps.push(step(deed));
        } else if first && !ended {
            sheet.field = Some(strados::read_field(line.trim()).map_err(|wrong| (number, wrong))?);
        } else if !ended {
            sheet.steps.push(step(Deed::Unreadable));
        }
    }
    Ok(sheet)
}

/// The players and the result.
fn last_line(line: &str) -> Option<(ByColor<String>, Written)> {
    let (players, result) = line.rsplit_once(" result ")?;
    let (red, blue) = players.split_once(" vs ")?;
    let (code, winner) = result.split_once(" winner ")?;
    let winner = match winner.trim() {
        "0" => Some(Color::Red),
        "1" => Some(Color::Blue),
        "2" => None,
        _ => return None,
    };
    // A code that cannot be read is one that is not known: the winner tells more.
    let code = code.trim().parse().unwrap_or(u8::MAX);
    Some((ByColor { red: red.trim().to_owned(), blue: blue.trim().to_owned() }, Written { code, winner }))
}

/// A rescue: two letters, a colon, and two more. Which of them is the square and which tells the piece is found by what they
/// are: a square stays a square, and the piece has its letter.
fn rescue(line: &str) -> Option<Deed> {
    let (left, right) = line.trim().split_once(':').filter(|(left, _)| left.chars().count() == 2)?;
    // A column and the last row.
    if right.contains('-') {
        return None;
    }
    let role = |text: &str| {
        let mut letters = text.chars().filter(char::is_ascii_alphabetic);
        let piece = letters.next().and_then(|letter| strados::piece(letter.to_ascii_uppercase()));
        piece.filter(|_| letters.next().is_none()).map(|(_, role)| role)
    };
    Some(match (read_square(left), read_square(right)) {
        (_, Some(at)) => {
            Deed::Rescue { role: if read_square(left).is_none() { role(left) } else { None }, at: Some(at) }
        }
        (at, None) => Deed::Rescue { role: role(right), at },
    })
}

/// Writes a game.
pub(super) fn write(sheet: &Sheet, field: &str) -> String {
    let mut text = format!("{HEADER}2\ntype{}\n{field}\n", sheet.kind.digit);
    for step in &sheet.steps {
        let _ = match step.deed {
            Deed::Move { from, to } => writeln!(text, "{}-{}", write_square(from, "0"), write_square(to, "0")),
            Deed::Rescue { role: Some(role), at: Some(at) } => {
                // Pieces come back to their own home.
                let color = if at.row() < Board::LARGE.home_rows { Color::Red } else { Color::Blue };
                let letter = strados::letter(color, role).unwrap_or('-');
                writeln!(text, "-{letter}:{}", write_square(at, "0"))
            }
            _ => Ok(()),
        };
    }
    let _ = writeln!(text, "{END}");
    let name = |color| sheet.players[color].replace(" vs ", " - ").replace(" result ", " - ");
    if let Some(Written { code, winner }) = sheet.result {
        let winner = winner.map_or(2, |winner| winner as u8);
        let _ = writeln!(text, "{} vs {} result {code} winner {winner}", name(Color::Red), name(Color::Blue));
    }
    text
}
