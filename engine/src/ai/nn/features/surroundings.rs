//! What a piece sees on the squares around it.

use alloc::vec::Vec;

use super::groups::SIGHTS;
use super::{DEAR, FIXED, PRIZE};
use crate::ai::eval::evaluator::Evaluator;
use crate::position::{Clash, plain_clash};
use crate::role::{Role, RoleSet};
use crate::square::{Direction, MAX_SQUARES, Square};
use crate::unit::Unit;
use crate::view::View;

/// The farthest that is seen, in steps.
const REACH: i8 = 3;
/// The number of the place beside a square, by how many steps it is aside; each step ahead is one more.
const ASIDE: [i8; 4] = [3, 8, 12, 14];

/// What is on no square.
const NOTHING: u8 = SIGHTS as u8;
/// No square, or one that nobody can enter.
const WALL: u8 = 0;
const OWN_PRIZE: u8 = 1;
const OWN_FIXED: u8 = 2;
/// An own piece that can move: that the enemy knows, hidden; and the same of a dear one.
const OWN_WALKER: u8 = 3;
/// A known enemy that can move: it loses, both fall or stay, it wins.
const BEATEN: u8 = 7;
const EVEN: u8 = 8;
const STRONGER: u8 = 9;
/// One that cannot: it loses, it wins.
const CLEARED: u8 = 10;
const DEADLY: u8 = 11;
const ENEMY_PRIZE: u8 = 12;
/// A hidden enemy that has moved, by how likely it wins.
const COMING: u8 = 13;
/// One that has not: perhaps the prize, or by how likely it wins.
const SUSPECT: u8 = 16;
const STILL: u8 = 17;

/// For each kind that can move, what it sees, and whom it could lose to.
pub(in crate::ai) struct Sights {
    of: Vec<(Role, Sight)>,
    matched: [usize; Role::COUNT],
}

/// What a kind sees on each square, and how likely an enemy stands there that could take it.
struct Sight {
    seen: [u8; MAX_SQUARES],
    feared: [f32; MAX_SQUARES],
}

impl Sights {
    pub(in crate::ai) fn new(view: &View, evaluator: &Evaluator, class: &[usize; Role::COUNT]) -> Self {
        let (public, variant, me) = (view.public(), view.variant(), view.me());
        let mut common = [WALL; MAX_SQUARES];
        variant.board.land().into_iter().for_each(|square| common[square.index()] = NOTHING);
        for square in public.occupied(me) {
            let Some(role) = view.known(square) else { continue };
            common[square.index()] = match class[role as usize] {
                PRIZE => OWN_PRIZE,
                FIXED => OWN_FIXED,
                _ => {
                    let hidden = public.token(square).kinds.len() > 1;
                    OWN_WALKER + 2 * u8::from(evaluator.worth(me, role) >= DEAR) + u8::from(hidden)
                }
            };
        }
        let mut sights = Self { of: Vec::new(), matched: [0; Role::COUNT] };
        for unit in variant.army.units().filter(|unit| variant.is_movable(unit.role)) {
            let ends = |attacker: &Unit, defender: &Unit| plain_clash(&variant.rules, attacker, defender);
            let wins_against = variant.army.roles_that(|other| ends(unit, other) == Clash::WON);
            let loses_to = variant.army.roles_that(|other| ends(unit, other) == Clash::LOST);
            let feared = variant.army.roles_that(|other| {
                variant.is_movable(other.role) && other.attacks() && !ends(other, unit).defender_survives
            });
            let (mut seen, mut fears) = (common, [0.0; MAX_SQUARES]);
            let (mut all, mut hidden) = (0.0, 0.0);
            for square in public.occupied(!me) {
                let weights = evaluator.weights(!me, square);
                let sum = |roles: RoleSet| roles.iter().map(|role| weights[role as usize]).sum::<f32>();
                fears[square.index()] = sum(feared);
                all += sum(feared);
                seen[square.index()] = if let Some(found) = view.known(square) {
                    let walks = variant.is_movable(found);
                    if class[found as usize] == PRIZE {
                        ENEMY_PRIZE
                    } else if wins_against.contains(found) {
                        if walks { BEATEN } else { CLEARED }
                    } else if loses_to.contains(found) {
                        if walks { STRONGER } else { DEADLY }
                    } else {
                        EVEN
                    }
                } else {
                    hidden += sum(feared);
                    let loses = sum(loses_to);
                    let above = |limits: [f32; 2]| limits.iter().filter(|&&limit| loses >= limit).count() as u8;
                    if public.token(square).moved {
                        COMING + above([0.2, 0.5])
                    } else if evaluator.suspicion(!me, square) >= 250 {
                        SUSPECT
                    } else {
                        STILL + above([0.35, 0.65])
                    }
                };
            }
            sights.matched[unit.role as usize] = (all + 0.5_f32).min(3.0) as usize * 2 + usize::from(hidden >= 0.5);
            sights.of.push((unit.role, Sight { seen, feared: fears }));
        }
        sights
    }

    /// By how many it could lose to: 0 to 3 or more, doubled, and 1 more if one of those is hidden.
    pub(in crate::ai) fn matched(&self, role: Role) -> usize {
        self.matched[role as usize]
    }

    fn sight(&self, role: Role) -> Option<&Sight> {
        self.of.iter().find(|&&(other, _)| other == role).map(|(_, sight)| sight)
    }

    /// How likely an enemy stands beside a square that could take it there.
    pub(in crate::ai) fn danger(&self, role: Role, square: Square) -> f32 {
        let Some(Sight { feared, .. }) = self.sight(role) else { return 0.0 };
        1.0 - square.neighbors().into_iter().map(|near| 1.0 - feared[near.index()].min(1.0)).product::<f32>()
    }

    /// Tells the place and the sight of all that a piece would see from a square to which it goes.
    pub(in crate::ai) fn around(
        &self,
        role: Role,
        (from, to): (Square, Square),
        course: Direction,
        mut tell: impl FnMut(usize, usize),
    ) {
        let Some(Sight { seen, .. }) = self.sight(role) else { return };
        let (columns, rows) = course.delta();
        for aside in -REACH..=REACH {
            let reach = REACH - aside.abs();
            for ahead in -reach..=reach {
                let square = to.offset(columns * ahead + rows * aside, rows * ahead - columns * aside);
                if (ahead, aside) == (0, 0) || square == Some(from) {
                    continue;
                }
                let sight = square.map_or(WALL, |square| seen[square.index()]);
                if sight != NOTHING {
                    // In the row of the square itself its own place is left out.
                    let place = ASIDE[aside.unsigned_abs() as usize] + ahead - i8::from(aside == 0 && ahead > 0);
                    tell(place as usize, sight.into());
                }
            }
        }
    }
}
