//! Surroundings: the contents of the squares around a piece, as features.

use alloc::vec::Vec;

use super::groups::CONTENTS;
use super::{FIXED, PRIZE, VALUABLE};
use crate::ai::eval::evaluator::Evaluator;
use crate::position::{Clash, plain_clash};
use crate::role::{Role, RoleSet};
use crate::square::{Direction, MAX_SQUARES, Square};
use crate::unit::Unit;
use crate::view::View;

/// The greatest distance of a square that is seen, in steps.
const REACH: i8 = 3;
/// The index of the offset at the side of a square, by the steps aside; each step ahead adds 1.
const FIRST_OFFSET: [i8; 4] = [3, 8, 12, 14];

/// An empty square, which has no feature.
const EMPTY: u8 = CONTENTS as u8;
/// No square, or a square that cannot be entered.
const BLOCKED: u8 = 0;
/// The own prize.
const OWN_PRIZE: u8 = 1;
/// An own piece that cannot move.
const OWN_FIXED: u8 = 2;
/// An own piece that can move and is known to the enemy.
///
/// A hidden piece adds 1, a valuable piece adds 2.
const OWN_WALKER: u8 = 3;
/// A known enemy that can move and loses.
const WEAKER: u8 = 7;
/// A known enemy against which both stay or fall.
const EVEN: u8 = 8;
/// A known enemy that can move and wins.
const STRONGER: u8 = 9;
/// A known enemy that cannot move and loses.
const WEAKER_FIXED: u8 = 10;
/// A known enemy that cannot move and wins.
const STRONGER_FIXED: u8 = 11;
/// The known enemy prize.
const ENEMY_PRIZE: u8 = 12;
/// The first of three for a hidden enemy that has moved, by the probability that it wins.
const HIDDEN_MOVED: u8 = 13;
/// A hidden enemy that has not moved and is likely the prize.
const SUSPECT: u8 = 16;
/// The first of three for any other hidden enemy that has not moved, by the probability that it wins.
const HIDDEN_UNMOVED: u8 = 17;

/// The surroundings of each kind that can move.
pub(in crate::ai) struct Surroundings {
    of: Vec<(Role, KindSurroundings)>,
    superiors: [usize; Role::COUNT],
}

/// The contents of the squares for one kind.
struct KindSurroundings {
    contents: [u8; MAX_SQUARES],
    threats: [f32; MAX_SQUARES],
}

impl Surroundings {
    pub(in crate::ai) fn new(view: &View, evaluator: &Evaluator, class: &[usize; Role::COUNT]) -> Self {
        let (public, variant, me) = (view.public(), view.variant(), view.me());
        let mut common = [BLOCKED; MAX_SQUARES];
        variant.board.land().into_iter().for_each(|square| common[square.index()] = EMPTY);
        for square in public.occupied(me) {
            let Some(role) = view.known(square) else { continue };
            common[square.index()] = match class[role as usize] {
                PRIZE => OWN_PRIZE,
                FIXED => OWN_FIXED,
                _ => {
                    let hidden = public.token(square).kinds.len() > 1;
                    OWN_WALKER + 2 * u8::from(evaluator.piece_value(me, role) >= VALUABLE) + u8::from(hidden)
                }
            };
        }
        let mut surroundings = Self { of: Vec::new(), superiors: [0; Role::COUNT] };
        for unit in variant.army.units().filter(|unit| variant.is_movable(unit.role)) {
            let ends = |attacker: &Unit, defender: &Unit| plain_clash(&variant.rules, attacker, defender);
            let wins_against = variant.army.roles_that(|other| ends(unit, other) == Clash::WON);
            let loses_to = variant.army.roles_that(|other| ends(unit, other) == Clash::LOST);
            let capturers = variant.army.roles_that(|other| {
                variant.is_movable(other.role) && other.attacks() && !ends(other, unit).defender_survives
            });
            let (mut contents, mut threats) = (common, [0.0; MAX_SQUARES]);
            let (mut all, mut hidden) = (0.0, 0.0);
            for square in public.occupied(!me) {
                let weights = evaluator.weights(!me, square);
                let sum = |roles: RoleSet| roles.iter().map(|role| weights[role as usize]).sum::<f32>();
                threats[square.index()] = sum(capturers);
                all += sum(capturers);
                contents[square.index()] = if let Some(found) = view.known(square) {
                    let walks = variant.is_movable(found);
                    if class[found as usize] == PRIZE {
                        ENEMY_PRIZE
                    } else if wins_against.contains(found) {
                        if walks { WEAKER } else { WEAKER_FIXED }
                    } else if loses_to.contains(found) {
                        if walks { STRONGER } else { STRONGER_FIXED }
                    } else {
                        EVEN
                    }
                } else {
                    hidden += sum(capturers);
                    let loses = sum(loses_to);
                    let bucket = |limits: [f32; 2]| limits.iter().filter(|&&limit| loses >= limit).count() as u8;
                    if public.token(square).moved {
                        HIDDEN_MOVED + bucket([0.2, 0.5])
                    } else if evaluator.suspicion(!me, square) >= 250 {
                        SUSPECT
                    } else {
                        HIDDEN_UNMOVED + bucket([0.35, 0.65])
                    }
                };
            }
            surroundings.superiors[unit.role as usize] =
                (all + 0.5_f32).min(3.0) as usize * 2 + usize::from(hidden >= 0.5);
            surroundings.of.push((unit.role, KindSurroundings { contents, threats }));
        }
        surroundings
    }

    /// The expected number of enemies that could capture the kind, from 0 to 3, as one of eight steps.
    ///
    /// The step is twice the number, and 1 more if one of the enemies is hidden.
    pub(in crate::ai) fn superiors(&self, role: Role) -> usize {
        self.superiors[role as usize]
    }

    fn of_kind(&self, role: Role) -> Option<&KindSurroundings> {
        self.of.iter().find(|&&(other, _)| other == role).map(|(_, surroundings)| surroundings)
    }

    /// The probability that an enemy beside a square could capture the kind there.
    pub(in crate::ai) fn capture_probability(&self, role: Role, square: Square) -> f32 {
        let Some(KindSurroundings { threats, .. }) = self.of_kind(role) else { return 0.0 };
        1.0 - square.neighbors().into_iter().map(|near| 1.0 - threats[near.index()].min(1.0)).product::<f32>()
    }

    /// Adds the offset and the contents of each square around the one to which a piece moves.
    pub(in crate::ai) fn contents_around(
        &self,
        role: Role,
        (from, to): (Square, Square),
        direction: Direction,
        mut add: impl FnMut(usize, usize),
    ) {
        let Some(KindSurroundings { contents, .. }) = self.of_kind(role) else { return };
        let (columns, rows) = direction.delta();
        for aside in -REACH..=REACH {
            let reach = REACH - aside.abs();
            for ahead in -reach..=reach {
                let square = to.offset(columns * ahead + rows * aside, rows * ahead - columns * aside);
                if (ahead, aside) == (0, 0) || square == Some(from) {
                    continue;
                }
                let content = square.map_or(BLOCKED, |square| contents[square.index()]);
                if content != EMPTY {
                    // In the row of the square itself its own offset is left out.
                    let offset =
                        FIRST_OFFSET[aside.unsigned_abs() as usize] + ahead - i8::from(aside == 0 && ahead > 0);
                    add(offset as usize, content.into());
                }
            }
        }
    }
}
