//! Deals hidden kinds to pieces at random.

use alloc::vec;
use alloc::vec::Vec;

use super::Slot;
use crate::role::{Role, RoleCounts};

/// Deals the hidden kinds to the slots by their weights, each kind exactly as often as there are such pieces; `None` if that
/// cannot be.
pub(in crate::ai) fn deal(slots: &[Slot], hidden: &RoleCounts, rng: &mut fastrand::Rng) -> Option<Vec<Role>> {
    let mut dealing = Dealing { slots, left: *hidden, dealt: vec![None; slots.len()] };
    let mut order: Vec<usize> = (0..slots.len()).collect();
    rng.shuffle(&mut order);
    for &index in &order {
        dealing.give(index, &mut vec![false; slots.len()], rng).then_some(())?;
    }
    let mut dealt = dealing.dealt.into_iter().collect::<Option<Vec<Role>>>()?;
    shuffle(slots, &mut dealt, rng);
    Some(dealt)
}

/// Some slots have been given a kind.
struct Dealing<'a> {
    slots: &'a [Slot],
    /// What is still to be dealt.
    left: RoleCounts,
    dealt: Vec<Option<Role>>,
}

impl Dealing<'_> {
    /// Gives a slot a kind; if all that it can be are gone, another slot gives way.
    fn give(&mut self, index: usize, asked: &mut [bool], rng: &mut fastrand::Rng) -> bool {
        let (slots, left) = (self.slots, self.left);
        let weights = &slots[index].weights;
        let share = |role: Role| weights[role as usize] * f32::from(left[role as usize]);
        let mut at = rng.f32() * Role::ALL.into_iter().map(share).sum::<f32>();
        let drawn = Role::ALL.into_iter().filter(|&role| share(role) > 0.0).find(|&role| {
            at -= share(role);
            at < 0.0
        });
        if let Some(role) = drawn.or_else(|| Role::ALL.into_iter().find(|&role| share(role) > 0.0)) {
            self.left[role as usize] -= 1;
            self.dealt[index] = Some(role);
            return true;
        }
        asked[index] = true;
        for other in 0..slots.len() {
            let Some(role) = self.dealt[other].filter(|&role| !asked[other] && weights[role as usize] > 0.0) else {
                continue;
            };
            asked[other] = true;
            if self.give(other, asked, rng) {
                self.dealt[index] = Some(role);
                return true;
            }
        }
        false
    }
}

/// Exchanges kinds between slots until chance has forgotten the order in which they were dealt.
fn shuffle(slots: &[Slot], dealt: &mut [Role], rng: &mut fastrand::Rng) {
    let weight = |slot: usize, role: Role| slots[slot].weights[role as usize];
    for a in 0..dealt.len() {
        for _ in 0..3 {
            let b = rng.usize(..dealt.len());
            let now = weight(a, dealt[a]) * weight(b, dealt[b]);
            let then = weight(a, dealt[b]) * weight(b, dealt[a]);
            if then >= now || rng.f32() * now < then {
                dealt.swap(a, b);
            }
        }
    }
}
