//! Random assignment of hidden kinds to pieces.

use alloc::vec;
use alloc::vec::Vec;

use super::Slot;
use crate::role::{Role, RoleCounts};

/// A random assignment of the hidden kinds to the slots, each kind as often as its count says.
///
/// The kinds are drawn by the weights of the slots. `None` if there is no such assignment.
pub(in crate::ai) fn deal(slots: &[Slot], hidden: &RoleCounts, rng: &mut fastrand::Rng) -> Option<Vec<Role>> {
    let mut dealing = Dealing { slots, left: *hidden, dealt: vec![None; slots.len()] };
    let mut order: Vec<usize> = (0..slots.len()).collect();
    rng.shuffle(&mut order);
    for &index in &order {
        dealing.assign(index, &mut vec![false; slots.len()], rng).then_some(())?;
    }
    let mut dealt = dealing.dealt.into_iter().collect::<Option<Vec<Role>>>()?;
    metropolis_swaps(slots, &mut dealt, rng);
    Some(dealt)
}

/// A partial assignment: some slots have a kind.
struct Dealing<'a> {
    slots: &'a [Slot],
    /// The number of pieces of each kind that are still to be dealt.
    left: RoleCounts,
    dealt: Vec<Option<Role>>,
}

impl Dealing<'_> {
    /// Assigns a kind to a slot; returns false if that is impossible.
    ///
    /// If no suitable kind is left, it looks for an augmenting path: another slot gives up its kind and takes
    /// a new one. `visited` marks the slots on the path so far.
    fn assign(&mut self, index: usize, visited: &mut [bool], rng: &mut fastrand::Rng) -> bool {
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
        visited[index] = true;
        for other in 0..slots.len() {
            let Some(role) = self.dealt[other].filter(|&role| !visited[other] && weights[role as usize] > 0.0) else {
                continue;
            };
            visited[other] = true;
            if self.assign(other, visited, rng) {
                self.dealt[index] = Some(role);
                return true;
            }
        }
        false
    }
}

/// Mixes an assignment by Metropolis swaps, so that the order of dealing no longer matters.
fn metropolis_swaps(slots: &[Slot], dealt: &mut [Role], rng: &mut fastrand::Rng) {
    let weight = |slot: usize, role: Role| slots[slot].weights[role as usize];
    for a in 0..dealt.len() {
        for _ in 0..3 {
            let b = rng.usize(..dealt.len());
            let current = weight(a, dealt[a]) * weight(b, dealt[b]);
            let swapped = weight(a, dealt[b]) * weight(b, dealt[a]);
            if swapped >= current || rng.f32() * current < swapped {
                dealt.swap(a, b);
            }
        }
    }
}
