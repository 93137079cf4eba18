//! What somebody who does not see the board asks of it by keys: what stands in a row or column, where a piece can go, what
//! happened last, where the next piece of a kind stands.

use std::rc::Rc;

use vexillum_engine::{Action, Board, Color, Role, Square, SquareSet};

use crate::components::board::{Cells, place_of, seen_at};
use crate::components::piece::Look;
use crate::display::Ply;
use crate::i18n::Language;
use crate::i18n::asking::Asking as Texts;
use crate::selection::Selection;
use crate::selection::pick::Pick;

/// A key on a square, and what whoever presses it may know.
pub struct Asked<'a> {
    /// The key.
    pub key: char,
    /// Where the cursor is.
    pub at: Square,
    /// The board.
    pub board: &'a Board,
    /// Whose side is at the bottom.
    pub bottom: Color,
    /// What is seen and said of each square.
    pub cells: &'a Cells,
    /// Look of the pieces.
    pub look: Look,
    /// All that the person may do now; nothing if he does not decide.
    pub actions: &'a [Action],
    /// The moves.
    pub plies: &'a [Rc<Ply>],
}

/// What is answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// That.
    Say(String),
    /// The cursor goes there, where the square is read by itself.
    Go(Square),
}

/// The answer to a key; none where it asks nothing.
pub fn answer(asked: &Asked, language: Language) -> Option<Answer> {
    let texts = &language.texts().asking;
    let Asked { key, at, plies, .. } = asked;
    Some(Answer::Say(match key {
        'r' => (texts.row)(at.row() + 1, &standing(asked, texts, |square| square.row() == at.row())),
        'c' => {
            let column = char::from(b'a' + at.column());
            (texts.column)(column, &standing(asked, texts, |square| square.column() == at.column()))
        }
        'm' if asked.actions.is_empty() => (texts.not_now)(*at),
        'm' => match targets(asked) {
            squares if squares.is_empty() => (texts.no_moves)(*at),
            squares => (texts.moves)(*at, &squares.join(", ")),
        },
        'l' => plies.last().map_or(texts.no_last, |ply| &ply.text).to_owned(),
        'x' => {
            let fight = plies.iter().rev().find(|ply| !ply.pieces.is_empty());
            fight.map_or(texts.no_fight, |ply| &ply.text).to_owned()
        }
        'h' => texts.help.to_owned(),
        key => return jump(asked, *key, texts),
    }))
}

/// Where a square is read: row from the top, column from the left.
fn place(asked: &Asked, square: Square) -> (u8, u8) {
    let (column, row) = place_of(asked.board, asked.bottom, square);
    (row, column)
}

/// All squares as they are read.
fn squares(asked: &Asked) -> impl Iterator<Item = Square> {
    let Asked { board, bottom, .. } = *asked;
    (0..board.rows)
        .flat_map(move |row| (0..board.columns).filter_map(move |column| seen_at(board, bottom, column, row)))
}

/// What stands on some of the squares.
fn standing(asked: &Asked, texts: &Texts, wanted: impl Fn(&Square) -> bool) -> String {
    let cells = squares(asked).filter(wanted).filter_map(|square| asked.cells.get(square));
    let labels: Vec<&str> = cells.filter(|cell| cell.face.is_some()).map(|cell| &*cell.label).collect();
    if labels.is_empty() { texts.empty.to_owned() } else { labels.join("; ") }
}

/// Where the piece under the cursor can go.
fn targets(asked: &Asked) -> Vec<String> {
    let (selection, _) = Selection::NONE.grab(asked.actions, asked.at);
    if selection.piece() != Some(asked.at) {
        return Vec::new();
    }
    let options = selection.options(asked.actions).into_iter();
    let squares: SquareSet =
        options.filter_map(|(pick, _)| if let Pick::Square(square) = pick { Some(square) } else { None }).collect();
    squares.into_iter().map(|square| square.to_string()).collect()
}

/// The next piece on which that is printed, after the cursor and round again; the Marshal's key is 0.
fn jump(asked: &Asked, key: char, texts: &Texts) -> Option<Answer> {
    let printed = if key == '0' { "10".to_owned() } else { key.to_ascii_uppercase().to_string() };
    if !Role::ALL.into_iter().any(|role| asked.look.rank(role) == printed) {
        return None;
    }
    let is_it = |square: &Square| {
        let face = asked.cells.get(*square).and_then(|cell| cell.face);
        face.and_then(|face| face.role).is_some_and(|role| asked.look.rank(role) == printed)
    };
    let found: Vec<Square> = squares(asked).filter(is_it).collect();
    let next = found.iter().find(|&&square| place(asked, square) > place(asked, asked.at)).or(found.first());
    Some(next.map_or_else(|| Answer::Say((texts.none)(&printed)), |&square| Answer::Go(square)))
}

#[cfg(test)]
mod tests {
    use vexillum_engine::Variant;

    use super::*;
    use crate::components::board::CellView;
    use crate::components::piece::Face;
    use crate::settings::Style;

    fn check(key: char, at: &str, expected: Option<&Answer>) {
        check_with(&[], key, at, expected);
    }

    fn check_with(actions: &[Action], key: char, at: &str, expected: Option<&Answer>) {
        let variant = Variant::find("barrage").expect("an edition");
        let square = |text: &str| text.parse::<Square>().expect("a square");
        let pieces = [("a1", 'F'), ("c1", '2'), ("h3", '2'), ("d3", 'M')];
        let cells = Cells::new(|at| {
            let piece = pieces.iter().find(|(place, _)| square(place) == at);
            let role = piece.and_then(|(_, letter)| Role::from_letter(*letter));
            let face = role.map(|role| Face::mine(Color::Red, role));
            CellView { face, label: at.to_string().into(), ..CellView::default() }
        });
        let asked = Asked {
            key,
            at: square(at),
            board: &variant.board,
            bottom: Color::Red,
            cells: &cells,
            look: Look::new(variant, Style::default()),
            actions,
            plies: &[],
        };
        assert_eq!(answer(&asked, Language::English).as_ref(), expected, "{key} on {at}");
    }

    #[test]
    fn keys_ask() {
        let say = |text: &str| Some(Answer::Say(text.to_owned()));
        let go = |text: &str| Some(Answer::Go(text.parse().expect("a square")));
        check('r', "e1", say("Row 1: a1; c1").as_ref());
        check('r', "e2", say("Row 2: no pieces").as_ref());
        check('c', "d9", say("Column d: d3").as_ref());
        check('m', "c1", say("From c1: you cannot move now").as_ref());
        check('l', "c1", say("No move yet").as_ref());
        check('x', "c1", say("No fight yet").as_ref());
        check('2', "a1", go("c1").as_ref());
        check('2', "c1", go("h3").as_ref());
        check('2', "h3", go("c1").as_ref());
        check('0', "a1", go("d3").as_ref());
        check('f', "h3", go("a1").as_ref());
        check('b', "h3", say("No B on the board").as_ref());
        check('z', "h3", None);
    }

    #[test]
    fn a_piece_tells_where_it_can_go() {
        let say = |text: &str| Some(Answer::Say(text.to_owned()));
        let actions = ["c1c2", "c1d1"].map(|text| text.parse::<Action>().expect("an action"));
        check_with(&actions, 'm', "c1", say("From c1: d1, c2").as_ref());
        check_with(&actions, 'm', "a1", say("From a1: no move").as_ref());
    }
}
