//! What a person has written on enemy pieces with a pencil. A guess belongs to a piece, which is told by where it came onto
//! the board; so it goes with the piece, and taking moves back needs no care.

use std::fmt;

use vexillum_engine::{Color, Role, Square};

use crate::session::{Origin, Session, Viewer};
use crate::sight::Sight;
use crate::storage::{self, Key};

/// The most that are read: more than any two armies have pieces.
const MOST: usize = 200;

/// The guesses of both players; each sees his own.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Guesses(Vec<(Color, Origin, Role)>);

impl Guesses {
    /// Those of the open game; none if storage is refused.
    pub fn kept() -> Self {
        storage::load(Key::Guesses).map(|text| Self::parse(&text)).unwrap_or_default()
    }

    /// What a text tells of them, as [`Display`](fmt::Display) writes it. A word that is no guess is passed over.
    pub fn parse(text: &str) -> Self {
        let mut guesses = Self::default();
        for (color, origin, role) in text.split_whitespace().filter_map(read).take(MOST) {
            guesses.set(color, origin, Some(role));
        }
        guesses
    }

    fn set(&mut self, color: Color, origin: Origin, role: Option<Role>) {
        self.0.retain(|&(by, of, _)| (by, of) != (color, origin));
        self.0.extend(role.map(|role| (color, origin, role)));
    }

    /// Writes a guess of whoever looks on the unknown enemy piece on a square after so many entries of the log, or erases it;
    /// and keeps them all.
    pub fn write(&mut self, session: &Session, after: usize, square: Square, role: Option<Role>) {
        if let (Some(Viewer::Player(color)), Some(origin)) = (session.viewer(), session.origin(after, square)) {
            self.set(color, origin, role);
            storage::save(Key::Guesses, &self.to_string());
        }
    }

    /// The guesses of whoever looks, where their pieces stand after so many entries of the log and are still unknown.
    pub fn seen(&self, session: &Session, after: usize, sight: &Sight) -> Vec<(Square, Role)> {
        let Sight::Player(view) = sight else { return Vec::new() };
        let mine: Vec<_> = self.0.iter().filter(|(by, ..)| *by == view.me()).collect();
        if mine.is_empty() {
            return Vec::new();
        }
        let unknown = view.public().occupied(!view.me()).into_iter().filter(|&square| view.known(square).is_none());
        let origins = session.origins(after);
        let guess = |square: Square| {
            let origin = *origins.get(square.index())?;
            let (.., role) = mine.iter().find(|(_, of, _)| *of == origin)?;
            Some((square, *role))
        };
        unknown.filter_map(guess).collect()
    }
}

impl fmt::Display for Guesses {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|(color, Origin(origin), role)| write!(f, "{color}:{origin}:{role} "))
    }
}

fn read(word: &str) -> Option<(Color, Origin, Role)> {
    let mut parts = word.split(':');
    let (color, origin, role) = (parts.next()?, parts.next()?, parts.next()?);
    let mut letters = role.chars();
    let role = Role::from_letter(letters.next()?)?;
    let whole = letters.next().is_none() && parts.next().is_none();
    Some((Color::from_name(color)?, Origin(origin.parse().ok()?), role)).filter(|_| whole)
}
