//! The squares of the board: what stands there, how it is marked, and both in words.

use vexillum_engine::{Color, Square, SquareSet};

use crate::components::board::{CellView, Cells, Marks};
use crate::components::piece::{Face, Look};
use crate::guesses::Guessed;
use crate::i18n::Texts;
use crate::i18n::board::Board;
use crate::sight::Sight;

/// What is marked on the board.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Marked {
    /// Squares and their marks; a square may stand in several sets.
    pub sets: Vec<(SquareSet, Marks)>,
    /// A piece that is seen where it would stand: from where, and where.
    pub standing: Option<(Square, Square)>,
    /// What has been guessed of unknown pieces.
    pub guesses: Guessed,
}

impl Marked {
    /// Marks a square, if there is one.
    pub fn mark(&mut self, squares: impl IntoIterator<Item = Square>, marks: Marks) {
        self.sets.push((squares.into_iter().collect(), marks));
    }

    /// The marks of a square.
    pub fn of(&self, square: Square) -> Marks {
        let found = self.sets.iter().filter(|(squares, _)| squares.contains(square));
        let lifted = self.standing.is_some_and(|(from, _)| from == square);
        found.fold(Marks::NONE, |all, (_, marks)| all.and(*marks)).with_if(lifted, Marks::LIFTED)
    }
}

/// The cells of a board, on which pieces are numbered as they look.
pub fn cells(texts: &Texts, look: Look, sight: &Sight, bottom: Color, marked: &Marked) -> Cells {
    Cells::new(|square| {
        let seen = match marked.standing {
            Some((from, to)) if to == square => from,
            _ => square,
        };
        let guess = marked.guesses.iter().find(|(at, _)| *at == seen).map(|&(_, role)| role);
        let face = sight.face(seen, bottom).map(|face| Face { guess, ..face });
        let marks = marked.of(square);
        let mut parts: Vec<String> = Vec::new();
        if sight.variant().board.lakes.contains(square) {
            parts.push(texts.fill(look.names, texts.board.lake));
        }
        parts.extend(face.into_iter().flat_map(|face| piece_words(texts, look, sight, face)));
        let spoken = Board::SPOKEN.into_iter().zip(texts.board.marks);
        parts.extend(spoken.filter(|(mark, _)| marks.has(*mark)).map(|(_, word)| word.to_owned()));
        let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
        CellView { face, marks, label: (texts.board.join)(square, &parts).into() }
    })
}

/// What a screen reader says of a piece.
fn piece_words(texts: &Texts, look: Look, sight: &Sight, face: Face) -> Vec<String> {
    let words = &texts.board;
    let variant = sight.variant();
    let name = |role| texts.pieces.name(look.names, face.printed(), variant.army.unit(role));
    let mut parts = Vec::new();
    match face.role.map(|role| (name(role), look.rank(role))) {
        None => {
            parts.push(words.unknown.to_owned());
            parts.extend(face.guess.map(|role| (words.guess)(&name(role))));
        }
        Some((name, rank)) => {
            parts.push(match (sight, face.mine) {
                (Sight::Open(_), _) => (words.open)(texts.words.color(face.color), &name),
                (Sight::Player(_), true) => (words.mine)(&name),
                (Sight::Player(_), false) => (words.enemy)(&name),
            });
            parts.extend(rank.starts_with(|c: char| c.is_ascii_digit()).then(|| rank.to_owned()));
        }
    }
    parts.extend(face.enchanted.then(|| words.enchanted.to_owned()));
    parts.extend(face.moved.then(|| words.moved.to_owned()));
    parts
}
