//! Actions: the decisions of players (N2), with their notation in [`crate::notation`].

use crate::card::Card;
use crate::event::Question;
use crate::role::Role;
use crate::square::Square;

/// Decision of the side to act, complete up to the next point at which something new is revealed.
///
/// Editions without powers and cards use `Move` only. The other variants are for R9.5 and R10-R12.
///
/// ```
/// use vexillum_engine::{Action, Card, Role};
///
/// let step = Action::Move { from: "a4".parse()?, to: "a5".parse()? };
/// assert_eq!("a4a5".parse(), Ok(step));
/// let named = Action::Name { from: "a4".parse()?, step: None, target: "a5".parse()?, role: Role::Bomb };
/// assert_eq!(named.to_string(), "a4?a5=B");
/// assert!(Action::Defend(Some(Card::Defence1)).is_answer());
/// # Ok::<(), vexillum_engine::NotASquare>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Move, slide, attack or two steps in a straight line (R5, R6): `a4a5`.
    Move {
        /// Square of the piece.
        from: Square,
        /// Destination, or the square of the defender.
        to: Square,
    },
    /// Two steps with a turn between them (R10.3, R11.3): `a4a5b5`.
    Turn {
        /// Square of the piece.
        from: Square,
        /// Square between the steps.
        via: Square,
        /// Destination, or the square of the defender.
        to: Square,
    },
    /// Guess at the kind of an enemy piece (R10.1, R10.2): `a4?a5=B`, or after a step `a4a5?a6=7`.
    Name {
        /// Square of the piece.
        from: Square,
        /// Destination of the first step.
        step: Option<Square>,
        /// Square of the named piece.
        target: Square,
        /// Kind that is guessed.
        role: Role,
    },
    /// Flight (R11.1): `c3^c6`, or with an attack `c3^c6xd6`.
    Fly {
        /// Square of the piece.
        from: Square,
        /// Landing square.
        to: Square,
        /// Square of a piece attacked from the landing square.
        attack: Option<Square>,
    },
    /// Power used on one piece at a distance (R11.2, R11.4, R11.6): `c3!e5`.
    Point {
        /// Power in use.
        power: Pointing,
        /// Square of the piece.
        from: Square,
        /// Square of the target.
        target: Square,
    },
    /// Rampage (R11.5): `c3*c4`.
    Rampage {
        /// Square of the piece.
        from: Square,
        /// Destination of the first step.
        to: Square,
    },
    /// Move or attack with cards (R12.3): `boat:b5e5`, `a4a5&a+2`, `charge2:a4a6&mock`.
    Play {
        /// Move card. With `swap`, the two squares are those of the pieces that swap places.
        move_card: Option<Card>,
        /// Square of the piece.
        from: Square,
        /// Destination, or the square of the defender.
        to: Square,
        /// Attack card.
        attack_card: Option<Card>,
    },
    /// Swap followed by an attack (R12.10): `swap:a3a6,a6xa7&a+2`.
    SwapAttack {
        /// Squares of the two pieces that swap places.
        pair: (Square, Square),
        /// Square of the pair from which the attack comes.
        from: Square,
        /// Square of the defender.
        target: Square,
        /// Attack card.
        card: Card,
    },
    /// Exchange of a card for the top card of the draw pile (R12.3): `exchange:boat`.
    Exchange(Card),
    /// Answer to an attack (R12.4): `defend:d+1`, `defend:none`.
    Defend(Option<Card>),
    /// Answer to the offer of a rescue (R9.5): `rescue:7@b2`, `rescue:none`.
    Rescue(Option<(Role, Square)>),
    /// Answer to the first deal (R12.2): `redraw:boat,a+1,mock`, `redraw:none`.
    Redraw(Option<[Card; 3]>),
}

impl Action {
    /// Question that the action answers; `None` for a turn.
    pub const fn question(self) -> Option<Question> {
        match self {
            Self::Defend(_) => Some(Question::Defend),
            Self::Rescue(_) => Some(Question::Rescue),
            Self::Redraw(_) => Some(Question::Redraw),
            _ => None,
        }
    }

    /// True if the action answers a question.
    pub const fn is_answer(self) -> bool {
        self.question().is_some()
    }
}

/// Power used on one piece at a distance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Pointing {
    /// Detect (R11.2): `!`.
    Detect,
    /// Enchant (R11.4): `%`.
    Enchant,
    /// Arrow (R11.6): `>`.
    Arrow,
}

impl Pointing {
    /// All three powers.
    pub const ALL: [Self; 3] = [Self::Detect, Self::Enchant, Self::Arrow];

    /// Sign in the notation.
    pub const fn sign(self) -> char {
        match self {
            Self::Detect => '!',
            Self::Enchant => '%',
            Self::Arrow => '>',
        }
    }
}
