//! What a player may do: one definition for the position and for a view.

use alloc::vec::Vec;
use core::fmt;
use core::ops::ControlFlow;

use crate::action::Action;
use crate::card::Card;
use crate::event::Question;
use crate::position::ground::Ground;
use crate::position::{Phase, Private, Public, cards, defence, power, reason, rescue};
use crate::square::Square;
use crate::unit::Unit;

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
    /// The piece there never attacks (R9.3, R9.4).
    NoAttacker {
        /// Where.
        at: Square,
    },
    /// No slide and attack in one turn (R9.7).
    NoCharge,
    /// The piece there has no such power (R10, R11).
    NoPower {
        /// Where.
        at: Square,
    },
    /// The card is not in the hand (R12.3).
    NoCard {
        /// Which.
        card: Card,
    },
    /// No exchange on two own turns running, nor with an empty pile (R12.3).
    NoExchange,
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
            Self::NoAttacker { at } => write!(f, "the piece on {at} never attacks"),
            Self::NoCharge => f.write_str("no slide and attack in one turn"),
            Self::NoPower { at } => write!(f, "the piece on {at} has no such power"),
            Self::NoCard { card } => write!(f, "{card} is not in the hand"),
            Self::NoExchange => f.write_str("no exchange on two turns running or with an empty pile"),
            Self::TwoSquare => f.write_str("two-square rule"),
            Self::Chase => f.write_str("chase rule"),
        }
    }
}

impl core::error::Error for Illegal {}

/// All that the player may do if he is to act.
pub(crate) fn list(public: &Public, mine: &Private, actions: &mut Vec<Action>) {
    let _: ControlFlow<()> = each_action(public, mine, &mut |action| {
        actions.push(action);
        ControlFlow::Continue(())
    });
}

/// Of the [`list`] of a turn at least all that the player may do to other pieces: what a piece does that only steps, has no
/// power and stands beside no enemy is left out.
#[cfg(feature = "ai")]
pub(crate) fn list_captures(public: &Public, mine: &Private, actions: &mut Vec<Action>) {
    let variant = public.variant();
    let enemies = public.occupied(!mine.color());
    let reaches = |from: Square, unit: &Unit| {
        let far = variant.movement(unit.role) != crate::unit::Movement::Step || unit.power.is_some();
        far || !(from.neighbors() & enemies).is_empty()
    };
    let _: ControlFlow<()> = each_turn(public, mine, reaches, &mut |action| {
        actions.push(action);
        ControlFlow::Continue(())
    });
}

/// Whether the action is on the [`list`], and if not, why.
pub(crate) fn check(public: &Public, mine: &Private, action: Action) -> Result<(), Illegal> {
    if is_listed(public, mine, action) { Ok(()) } else { Err(reason::why(public, mine, action)) }
}

/// Whether the action is on the [`list`].
pub(super) fn is_listed(public: &Public, mine: &Private, action: Action) -> bool {
    let found = |listed| if listed == action { ControlFlow::Break(()) } else { ControlFlow::Continue(()) };
    each_action(public, mine, &mut { found }).is_break()
}

/// Whether the player would have anything to do, were it his turn (R8.2, R12.16).
pub(crate) fn any(public: &Public, mine: &Private) -> bool {
    let variant = public.variant();
    let can_move = !variant.cards || mine.pieces().any(|(_, role)| variant.is_movable(role));
    can_move && each_turn(public, mine, |_, _| true, &mut |_| ControlFlow::Break(())).is_break()
}

fn each_action<B>(public: &Public, mine: &Private, each: &mut impl FnMut(Action) -> ControlFlow<B>) -> ControlFlow<B> {
    match public.phase() {
        Phase::Turn(color) if color == mine.color() => each_turn(public, mine, |_, _| true, each),
        Phase::Answer(color, question) if color == mine.color() => match question {
            Question::Redraw => cards::redraws(mine, each),
            Question::Defend => defence::answers(public, mine, each),
            Question::Rescue => rescue::answers(public, mine, each),
        },
        _ => ControlFlow::Continue(()),
    }
}

/// Calls back with what the pieces may do of which `which` is true, and with the cards.
#[inline]
fn each_turn<B>(
    public: &Public,
    mine: &Private,
    which: impl Fn(Square, &Unit) -> bool,
    each: &mut impl FnMut(Action) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let variant = public.variant();
    let ground = Ground::new(public, mine.color());
    for from in public.occupied(mine.color()) {
        let Some(role) = mine.own(from) else { continue };
        let unit = variant.army.unit(role);
        if !which(from, unit) {
            continue;
        }
        ground.moves(from, unit, each)?;
        if let Some(power) = unit.power {
            power::list(&ground, from, power, each)?;
        }
    }
    if variant.cards { cards::list(&ground, mine, each) } else { ControlFlow::Continue(()) }
}
