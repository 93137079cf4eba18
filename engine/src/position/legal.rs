//! What a player may do (R5, R7): one definition for the position and for a view.

use alloc::vec::Vec;
use core::fmt;
use core::ops::ControlFlow;

use crate::action::Action;
use crate::color::Color;
use crate::position::{Phase, Private, Public};
use crate::square::{Direction, Square, SquareSet};
use crate::unit::Movement;

/// Why an action is not legal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// The game is over.
    Over,
    /// Another kind of decision is due now, or this edition has no such action.
    Unavailable,
    /// No own piece stands there.
    NoPiece {
        /// Where.
        at: Square,
    },
    /// The piece there never moves (R5.4).
    Immovable {
        /// Where.
        at: Square,
    },
    /// The square is off the board.
    OffBoard {
        /// Which.
        at: Square,
    },
    /// The square is a lake (R1.4).
    Lake {
        /// Which.
        at: Square,
    },
    /// The piece does not go that way or that far.
    OutOfReach,
    /// A piece or a lake is in the way (R5.3).
    Blocked {
        /// Where.
        at: Square,
    },
    /// An own piece stands on the square.
    OwnPiece {
        /// Where.
        at: Square,
    },
    /// No slide and attack in one turn (R9.7).
    NoCharge,
    /// The piece has crossed a border on the way too often (R7.1).
    TwoSquare,
    /// The move would chase and bring an earlier board back (R7.4).
    Chase,
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over => f.write_str("the game is over"),
            Self::Unavailable => f.write_str("no such action can be taken now"),
            Self::NoPiece { at } => write!(f, "no own piece on {at}"),
            Self::Immovable { at } => write!(f, "the piece on {at} never moves"),
            Self::OffBoard { at } => write!(f, "{at} is off the board"),
            Self::Lake { at } => write!(f, "{at} is a lake"),
            Self::OutOfReach => f.write_str("the piece does not go there"),
            Self::Blocked { at } => write!(f, "{at} is in the way"),
            Self::OwnPiece { at } => write!(f, "an own piece stands on {at}"),
            Self::NoCharge => f.write_str("no slide and attack in one turn"),
            Self::TwoSquare => f.write_str("two-square rule"),
            Self::Chase => f.write_str("chase rule"),
        }
    }
}

impl core::error::Error for Illegal {}

/// All that the player may do if he is to act.
pub(crate) fn list(public: &Public, mine: &Private, actions: &mut Vec<Action>) {
    if public.phase() == Phase::Turn(mine.color()) {
        let _: ControlFlow<()> = each_move(public, mine, &mut |from, to| {
            actions.push(Action::Move { from, to });
            ControlFlow::Continue(())
        });
    }
}

/// Whether the player would have anything to do, were it his turn (R8.2).
pub(super) fn any(public: &Public, mine: &Private) -> bool {
    each_move(public, mine, &mut |_, _| ControlFlow::Break(())).is_break()
}

/// Whether the action is on the [`list`], and if not, why.
pub(crate) fn check(public: &Public, mine: &Private, action: Action) -> Result<(), Illegal> {
    let Action::Move { from, to } = action else { return Err(Illegal::Unavailable) };
    if public.phase() != Phase::Turn(mine.color()) {
        return Err(Illegal::Unavailable);
    }
    let seek =
        |a: Square, b: Square| if (a, b) == (from, to) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) };
    if mine.own(from).is_some() && moves_of(public, mine, from, &mut |to| seek(from, to)).is_break() {
        Ok(())
    } else {
        Err(reason(public, mine, from, to))
    }
}

/// Why a move that is not on the list is not.
fn reason(public: &Public, mine: &Private, from: Square, to: Square) -> Illegal {
    let variant = public.variant();
    let Some(role) = mine.own(from) else { return Illegal::NoPiece { at: from } };
    let movement = variant.army.unit(role).movement;
    if movement == Movement::Fixed {
        return Illegal::Immovable { at: from };
    }
    if !variant.board.squares().contains(to) {
        return Illegal::OffBoard { at: to };
    }
    if variant.board.lakes.contains(to) {
        return Illegal::Lake { at: to };
    }
    let (direction, distance) = match from.line_to(to) {
        Some(line) if line.1 == 1 || movement == Movement::Slide => line,
        _ => return Illegal::OutOfReach,
    };
    let ground = Ground::new(public, mine.color());
    let mut at = from;
    for _ in 1..distance {
        match at.step(direction) {
            Some(next) if ground.free.contains(next) => at = next,
            Some(next) => return Illegal::Blocked { at: next },
            None => return Illegal::OutOfReach,
        }
    }
    if public.occupied(mine.color()).contains(to) {
        Illegal::OwnPiece { at: to }
    } else if distance > 1 && ground.enemies.contains(to) && variant.rules.no_scout_charge {
        Illegal::NoCharge
    } else if ground.two_square_forbids(from, to) {
        Illegal::TwoSquare
    } else {
        Illegal::Chase
    }
}

/// The squares as the mover finds them, and what the rules of repetition have against him.
struct Ground<'a> {
    public: &'a Public,
    mover: Color,
    free: SquareSet,
    enemies: SquareSet,
    /// The limit and the piece to which the two-square rule applies now.
    worn: Option<(u8, Square)>,
    chasing: bool,
}

impl<'a> Ground<'a> {
    fn new(public: &'a Public, mover: Color) -> Self {
        let variant = public.variant();
        let (own, enemies) = (public.occupied(mover), public.occupied(!mover));
        let limit = variant.rules.two_square;
        Self {
            public,
            mover,
            free: variant.board.land() & !(own | enemies),
            enemies,
            worn: limit.and_then(|limit| Some((limit, public.run(mover).worn_piece(limit)?))),
            chasing: variant.rules.chase && public.chase().concerns(mover),
        }
    }

    #[inline]
    fn two_square_forbids(&self, from: Square, to: Square) -> bool {
        matches!(self.worn, Some((limit, piece)) if piece == from && self.public.run(self.mover).forbids(from, to, limit))
    }

    #[inline]
    fn chase_forbids(&self, from: Square, to: Square) -> bool {
        self.chasing && self.public.chase().forbids(self.mover, from, to, self.enemies)
    }

    /// Calls back with every square that the piece may go to or attack.
    #[inline]
    fn targets<B>(
        &self,
        movement: Movement,
        from: Square,
        each: &mut impl FnMut(Square) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let charge = !self.public.variant().rules.no_scout_charge;
        for direction in Direction::ALL {
            let mut at = from;
            let mut first = true;
            while let Some(to) = at.step(direction) {
                let attack = self.enemies.contains(to);
                if !attack && !self.free.contains(to) {
                    break;
                }
                let forbidden = if attack { !first && !charge } else { self.chase_forbids(from, to) };
                if !forbidden && !self.two_square_forbids(from, to) {
                    each(to)?;
                }
                if attack || movement != Movement::Slide {
                    break;
                }
                (at, first) = (to, false);
            }
        }
        ControlFlow::Continue(())
    }
}

fn moves_of<B>(
    public: &Public,
    mine: &Private,
    from: Square,
    each: &mut impl FnMut(Square) -> ControlFlow<B>,
) -> ControlFlow<B> {
    match mine.own(from).map(|role| public.variant().army.unit(role).movement) {
        None | Some(Movement::Fixed) => ControlFlow::Continue(()),
        Some(movement) => Ground::new(public, mine.color()).targets(movement, from, each),
    }
}

fn each_move<B>(
    public: &Public,
    mine: &Private,
    each: &mut impl FnMut(Square, Square) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let ground = Ground::new(public, mine.color());
    for from in public.occupied(mine.color()) {
        let Some(role) = mine.own(from) else { continue };
        let movement = public.variant().army.unit(role).movement;
        if movement != Movement::Fixed {
            ground.targets(movement, from, &mut |to| each(from, to))?;
        }
    }
    ControlFlow::Continue(())
}
