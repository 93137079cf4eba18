//! What a person has written on enemy pieces with a pencil. A guess belongs to a piece, which is told by where it came onto
//! the board; so it goes with the piece, and taking moves back needs no care.

use std::fmt;

use vexillum_engine::{Color, Role, Square};

use crate::session::{Origin, Session, Viewer};
use crate::sight::Sight;
use crate::storage::{self, Key};

/// Guesses as they are seen: where, and which kind.
pub type Guessed = Vec<(Square, Role)>;

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
        self.note(session, after, square, role);
        storage::save(Key::Guesses, &self.to_string());
    }

    fn note(&mut self, session: &Session, after: usize, square: Square, role: Option<Role>) {
        if let (Some(Viewer::Player(color)), Some(origin)) = (session.viewer(), session.origin(after, square)) {
            self.set(color, origin, role);
        }
    }

    /// The guesses of whoever looks, where their pieces stand after so many entries of the log and are still unknown.
    pub fn seen(&self, session: &Session, after: usize, sight: &Sight) -> Guessed {
        let Sight::Player(view) = sight else { return Guessed::new() };
        let mine: Vec<_> = self.0.iter().filter(|(by, ..)| *by == view.me()).collect();
        if mine.is_empty() {
            return Guessed::new();
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

#[cfg(test)]
mod tests {
    use vexillum_engine::{Setup, Variant};

    use super::*;
    use crate::screen::{NewGame, Opponent};

    fn square(name: &str) -> Square {
        name.parse().expect("a square")
    }

    /// Two beside each other; Red has the screen. Scouts on g4, f3, d7 and e8.
    fn session() -> Session {
        let variant = *Variant::find("barrage").expect("an edition");
        let new = NewGame { variant, opponent: Opponent::Beside, color: Color::Red, clock: None };
        let mut session = Session::new(&new, &Default::default(), 1).expect("a game");
        let setup = "......2.../.....2..../M.9......./S3FB......";
        for color in Color::ALL {
            let setup = Setup::parse(&variant.board, setup).expect("a set-up");
            session.set_up(color, setup).expect("a set-up");
        }
        session
    }

    fn check(guesses: &Guesses, session: &Session, expected: &[(&str, Role)]) {
        let after = session.log_len();
        let sight = session.sight(after).expect("a board");
        let expected: Vec<_> = expected.iter().map(|&(name, role)| (square(name), role)).collect();
        assert_eq!(guesses.seen(session, after, &sight), expected);
        assert_eq!(Guesses::parse(&guesses.to_string()), *guesses);
    }

    #[test]
    fn guesses_go_with_their_pieces_and_are_the_players_own() {
        let (mut session, mut guesses) = (session(), Guesses::default());
        guesses.note(&session, 0, square("d7"), Some(Role::Bomb));
        guesses.note(&session, 0, square("d7"), Some(Role::Miner));
        guesses.note(&session, 0, square("e8"), Some(Role::Spy));
        check(&guesses, &session, &[("d7", Role::Miner), ("e8", Role::Spy)]);
        session.play("a2a3".parse().expect("an action")).expect("legal");
        session.take_screen(Color::Blue);
        check(&guesses, &session, &[]);
        guesses.note(&session, 1, square("f3"), Some(Role::Flag));
        session.play("d7e7".parse().expect("an action")).expect("legal");
        check(&guesses, &session, &[("f3", Role::Flag)]);
        session.take_screen(Color::Red);
        check(&guesses, &session, &[("e7", Role::Miner), ("e8", Role::Spy)]);
        guesses.note(&session, 2, square("e8"), None);
        check(&guesses, &session, &[("e7", Role::Miner)]);
        // The far move shows a Scout, and the fight what stood there.
        session.play("f3f7".parse().expect("an action")).expect("legal");
        session.take_screen(Color::Blue);
        check(&guesses, &session, &[]);
        session.play("e7f7".parse().expect("an action")).expect("legal");
        session.take_screen(Color::Red);
        check(&guesses, &session, &[]);
    }

    #[test]
    fn damage_is_passed_over() {
        for (text, kept) in [
            ("", 0),
            ("red:63:B blue:7:M", 2),
            ("red:63:B red:63:M", 1),
            ("red:x:B red:3: :: \u{0} red:70000:F green:3:S red:3:BB red:3:B:1 red:3:b", 0),
            (&"red:1:B blue:2:M ".repeat(1_000), 2),
        ] {
            assert_eq!(Guesses::parse(text).0.len(), kept, "{text}");
        }
    }
}
