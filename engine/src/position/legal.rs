//! Legal actions: one definition for positions and views.

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

/// Reason why an action is illegal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Illegal {
    /// Game already over.
    Over,
    /// Action that does not fit the decision due now, or does not exist in this edition.
    Unavailable,
    /// No piece of the player there.
    NoPiece {
        /// Square of the missing piece.
        at: Square,
    },
    /// Piece that never moves (R5.4).
    Immovable {
        /// Square of the piece.
        at: Square,
    },
    /// Square off the board.
    OffBoard {
        /// Square in question.
        at: Square,
    },
    /// Lake (R1.4).
    Lake {
        /// Square in question.
        at: Square,
    },
    /// Destination that the piece cannot reach.
    OutOfReach,
    /// Path blocked by a piece or a lake (R5.3).
    Blocked {
        /// First blocked square.
        at: Square,
    },
    /// Destination occupied by the player's own piece.
    OwnPiece {
        /// Square in question.
        at: Square,
    },
    /// Piece that never attacks (R9.3, R9.4).
    NoAttacker {
        /// Square of the piece.
        at: Square,
    },
    /// Slide and attack in one turn (R9.7).
    NoCharge,
    /// Piece without this power (R10, R11).
    NoPower {
        /// Square of the piece.
        at: Square,
    },
    /// Card that is not in the hand (R12.3).
    NoCard {
        /// Missing card.
        card: Card,
    },
    /// Second exchange in a row, or an exchange with an empty pile (R12.3).
    NoExchange,
    /// Border that the piece has crossed too often (R7.1).
    TwoSquare,
    /// Chasing move that restores an earlier board (R7.4).
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

/// Adds every legal action of the player; none if the other player is to decide.
pub(crate) fn list(public: &Public, mine: &Private, actions: &mut Vec<Action>) {
    let _: ControlFlow<()> = each_action(public, mine, &mut |action| {
        actions.push(action);
        ControlFlow::Continue(())
    });
}

/// Adds every action of a turn that affects other pieces, and some others.
///
/// It skips pieces without a power that move one square and stand next to no enemy.
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

/// Checks that the action is on the [`list`].
///
/// # Errors
/// The reason why it is not.
pub(crate) fn check(public: &Public, mine: &Private, action: Action) -> Result<(), Illegal> {
    if is_listed(public, mine, action) { Ok(()) } else { Err(reason::explain(public, mine, action)) }
}

/// True if the action is on the [`list`].
pub(super) fn is_listed(public: &Public, mine: &Private, action: Action) -> bool {
    let found = |listed| if listed == action { ControlFlow::Break(()) } else { ControlFlow::Continue(()) };
    each_action(public, mine, &mut { found }).is_break()
}

/// True if the player could act with the turn to play (R8.2, R12.16).
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

/// Calls back with the actions of the pieces that pass `which`, and with those of the cards.
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
