//! What a player decides (N2). One action is one decision; its notation is in [`crate::notation`].

use crate::card::Card;
use crate::event::Question;
use crate::role::Role;
use crate::square::Square;

/// A decision of the player to act, with everything that he decides before anything new becomes known.
///
/// The editions without powers and cards use `Move` alone; the other variants are for R9.5 and R10-R12.
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
    /// A move, a slide, an attack or two steps straight (R5, R6): `a4a5`.
    Move {
        /// Where the piece stands.
        from: Square,
        /// Where it goes or attacks.
        to: Square,
    },
    /// Two steps with a turn (R10.3, R11.3): `a4a5b5`.
    Turn {
        /// Where the piece stands.
        from: Square,
        /// The square between.
        via: Square,
        /// Where it goes or attacks.
        to: Square,
    },
    /// Naming the kind of an enemy piece (R10.1, R10.2): `a4?a5=B`, after a step `a4a5?a6=7`.
    Name {
        /// Where the piece stands.
        from: Square,
        /// Where it steps first.
        step: Option<Square>,
        /// The piece that is named.
        target: Square,
        /// As what.
        role: Role,
    },
    /// Flight (R11.1): `c3^c6`, with an attack `c3^c6xd6`.
    Fly {
        /// Where the piece stands.
        from: Square,
        /// Where it lands.
        to: Square,
        /// What it attacks from there.
        attack: Option<Square>,
    },
    /// A power used on one piece from afar (R11.2, R11.4, R11.6): `c3!e5`.
    Point {
        /// Which power.
        power: Pointing,
        /// Where the piece stands.
        from: Square,
        /// On which piece.
        target: Square,
    },
    /// Rampage (R11.5): `c3*c4`.
    Rampage {
        /// Where the piece stands.
        from: Square,
        /// Where it goes first.
        to: Square,
    },
    /// A move or an attack with cards (R12.3): `boat:b5e5`, `a4a5&a+2`, `charge2:a4a6&mock`.
    Play {
        /// The Move card; with `swap` the two squares are the pieces that change places.
        move_card: Option<Card>,
        /// Where the piece stands.
        from: Square,
        /// Where it goes or attacks.
        to: Square,
        /// The Attack card.
        attack_card: Option<Card>,
    },
    /// Swap, then an attack (R12.10): `swap:a3a6,a6xa7&a+2`.
    SwapAttack {
        /// The two pieces that change places.
        pair: (Square, Square),
        /// Which of the two squares the attack comes from.
        from: Square,
        /// What is attacked.
        target: Square,
        /// The Attack card.
        card: Card,
    },
    /// A card goes under the pile and another is drawn (R12.3): `exchange:boat`.
    Exchange(Card),
    /// The answer to an attack (R12.4): `defend:d+1`, `defend:none`.
    Defend(Option<Card>),
    /// The answer to the offer of a rescue (R9.5): `rescue:7@b2`, `rescue:none`.
    Rescue(Option<(Role, Square)>),
    /// The answer to the first deal (R12.2): `redraw:boat,a+1,mock`, `redraw:none`.
    Redraw(Option<[Card; 3]>),
}

impl Action {
    /// The question that it answers; none if it is a turn.
    pub const fn question(self) -> Option<Question> {
        match self {
            Self::Defend(_) => Some(Question::Defend),
            Self::Rescue(_) => Some(Question::Rescue),
            Self::Redraw(_) => Some(Question::Redraw),
            _ => None,
        }
    }

    /// Whether it answers a question.
    pub const fn is_answer(self) -> bool {
        self.question().is_some()
    }
}

/// A power used on one piece from afar.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum Pointing {
    /// `!` (R11.2)
    Detect,
    /// `%` (R11.4)
    Enchant,
    /// `>` (R11.6)
    Arrow,
}

impl Pointing {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Detect, Self::Enchant, Self::Arrow];

    /// The sign in the notation.
    pub const fn sign(self) -> char {
        match self {
            Self::Detect => '!',
            Self::Enchant => '%',
            Self::Arrow => '>',
        }
    }
}
