//! Notes of a player on enemy pieces. A guess belongs to a piece, which is told by where it came onto
//! the board; so it goes with the piece, and taking moves back needs no care.

use serde::{Deserialize, Serialize};
use vexillum_engine::{Color, Role, Square};

use crate::session::{Origin, Session, Viewer};
use crate::sight::Sight;

/// Guesses as they are seen: where, and which kind.
pub type Guessed = Vec<(Square, Role)>;

/// The guesses of both players; each sees his own.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Guesses(Vec<Guess>);

/// A guess of one player: the kind of a piece of the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Guess {
    by: Color,
    origin: Origin,
    role: Role,
}

impl Guesses {
    fn set(&mut self, by: Color, origin: Origin, role: Option<Role>) {
        self.0.retain(|guess| (guess.by, guess.origin) != (by, origin));
        self.0.extend(role.map(|role| Guess { by, origin, role }));
    }

    /// Writes a guess of whoever looks on the unknown enemy piece on a square after so many entries of the log, or erases it.
    pub fn note(&mut self, session: &Session, after: usize, square: Square, role: Option<Role>) {
        if let (Some(Viewer::Player(color)), Some(origin)) = (session.viewer(), session.origin(after, square)) {
            self.set(color, origin, role);
        }
    }

    /// The guesses of whoever looks, where their pieces stand after so many entries of the log and are still unknown.
    pub fn seen(&self, session: &Session, after: usize, sight: &Sight) -> Guessed {
        let Sight::Player(view) = sight else { return Guessed::new() };
        let mine: Vec<_> = self.0.iter().filter(|guess| guess.by == view.me()).collect();
        if mine.is_empty() {
            return Guessed::new();
        }
        let unknown = view.public().occupied(!view.me()).into_iter().filter(|&square| view.known(square).is_none());
        let origins = session.origins(after);
        let guess = |square: Square| {
            let origin = *origins.get(square.index())?;
            let guess = mine.iter().find(|guess| guess.origin == origin)?;
            Some((square, guess.role))
        };
        unknown.filter_map(guess).collect()
    }
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
    fn guesses_are_stored() {
        let guess = |by, origin, role| Guess { by, origin: Origin(origin), role };
        let guesses = Guesses(vec![guess(Color::Red, 63, Role::Bomb), guess(Color::Blue, 7, Role::Marshal)]);
        let text = r#"[{"by":"red","origin":63,"role":"B"},{"by":"blue","origin":7,"role":"M"}]"#;
        assert_eq!(serde_json::to_string(&guesses).expect("a list"), text);
        assert_eq!(serde_json::from_str::<Guesses>(text).expect("guesses"), guesses);
    }
}
