//! What all actions of a turn have in common.

use super::groups::{BALANCE, DANGER, ENEMY, GUARDED, Group, OWN, SIZE, SURE, VEILED, WALKERS};
use super::{FIXED, NEAR, Situation, above};
use crate::role::Role;

impl Situation<'_> {
    /// Tells the traits that all actions of the turn share.
    pub(in crate::ai) fn tell_scene(&self, tell: &mut impl FnMut(usize)) {
        let mut tell = |group: Group, index: usize| {
            debug_assert!(index < group.len);
            tell(group.start + index);
        };
        let (view, evaluator) = (self.view, self.evaluator);
        let (public, me, variant) = (view.public(), view.me(), view.variant());
        tell(BALANCE, above(self.balance, &[-450, -150, 150, 450]));
        let mut left = [[0.0; super::groups::CLASSES]; 2];
        let mut walkers = [0.0; 2];
        for (side, color) in [me, !me].into_iter().enumerate() {
            for square in public.occupied(color) {
                let own = view.known(square).filter(|_| color == me);
                for role in variant.army.units().map(|unit| unit.role) {
                    let weight = match own {
                        Some(known) => f32::from(u8::from(known == role)),
                        None => evaluator.weights(color, square)[role as usize],
                    };
                    left[side][self.class[role as usize]] += weight;
                    walkers[side] += if variant.is_movable(role) { weight } else { 0.0 };
                }
            }
        }
        for (group, counts) in [OWN, ENEMY].into_iter().zip(left) {
            for (class, count) in counts.into_iter().enumerate() {
                tell(group, class * 3 + (count + 0.5_f32).min(2.0) as usize);
            }
        }
        for (side, count) in walkers.into_iter().enumerate() {
            tell(WALKERS, side * 7 + above((count + 0.5_f32) as i32, &[1, 2, 3, 5, 8, 14]));
        }
        let veiled = public.occupied(!me).into_iter().filter(|&square| view.known(square).is_none());
        let (mut all, mut moved) = (0, 0);
        for square in veiled {
            all += 1;
            moved += i32::from(public.token(square).moved);
        }
        tell(VEILED, above(all, &[1, 3, 6, 12]));
        tell(VEILED, 5 + above(moved, &[1, 2, 3, 5]));
        let likely = self.suspect.map_or(0, |suspect| evaluator.suspicion(!me, suspect));
        tell(SURE, above(likely, &[200, 450]));
        tell(DANGER, self.intruder.map_or(5, |(_, steps)| above(steps.into(), &[2, 3, 5, 8])));
        if let Some(prize) = self.prize {
            let guards = |role: Role| self.class[role as usize] > FIXED;
            let near = public
                .occupied(me)
                .into_iter()
                .filter(|&square| square.steps_to(prize) <= NEAR && view.known(square).is_some_and(guards));
            tell(GUARDED, near.count().min(3));
        }
        tell(SIZE, above(variant.army.total() as i32, &[9, 11, 13, 21]));
    }
}
