//! Features that all actions of a turn share.

use super::groups::{
    ARMY_SIZE, BALANCE, ENEMY, Group, HIDDEN_ENEMIES, INTRUDER_DISTANCE, OWN, PRIZE_GUARDS, TOP_SUSPICION, WALKERS,
};
use super::{FIXED, NEAR, Situation, bucket};
use crate::role::Role;

impl Situation<'_> {
    /// Adds the features that all actions of the turn share, each below [`FEATURES`](super::FEATURES).
    pub(in crate::ai) fn turn_features(&self, add: &mut impl FnMut(usize)) {
        let mut add = |group: Group, index: usize| {
            debug_assert!(index < group.len);
            add(group.start + index);
        };
        let (view, evaluator) = (self.view, self.evaluator);
        let (public, me, variant) = (view.public(), view.me(), view.variant());
        add(BALANCE, bucket(self.balance, &[-450, -150, 150, 450]));
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
                add(group, class * 3 + (count + 0.5_f32).min(2.0) as usize);
            }
        }
        for (side, count) in walkers.into_iter().enumerate() {
            add(WALKERS, side * 7 + bucket((count + 0.5_f32) as i32, &[1, 2, 3, 5, 8, 14]));
        }
        let hidden = public.occupied(!me).into_iter().filter(|&square| view.known(square).is_none());
        let (mut all, mut moved) = (0, 0);
        for square in hidden {
            all += 1;
            moved += i32::from(public.token(square).moved);
        }
        add(HIDDEN_ENEMIES, bucket(all, &[1, 3, 6, 12]));
        add(HIDDEN_ENEMIES, 5 + bucket(moved, &[1, 2, 3, 5]));
        let probability = self.suspect.map_or(0, |suspect| evaluator.suspicion(!me, suspect));
        add(TOP_SUSPICION, bucket(probability, &[200, 450]));
        add(INTRUDER_DISTANCE, self.intruder.map_or(5, |(_, steps)| bucket(steps.into(), &[2, 3, 5, 8])));
        if let Some(prize) = self.prize {
            let guards = |role: Role| self.class[role as usize] > FIXED;
            let near = public
                .occupied(me)
                .into_iter()
                .filter(|&square| square.steps_to(prize) <= NEAR && view.known(square).is_some_and(guards));
            add(PRIZE_GUARDS, near.count().min(3));
        }
        add(ARMY_SIZE, bucket(variant.army.total() as i32, &[9, 11, 13, 21]));
    }
}
