//! What may have left the board unseen.

use alloc::vec;
use alloc::vec::Vec;

use crate::color::Color;
use crate::position::{Fallen, Public};
use crate::role::{Role, RoleCounts, RoleSet};

/// The pieces of a side that are off the board, as they may be.
#[derive(Clone, Debug)]
pub(in crate::ai) struct UnknownCaptures {
    /// Those of known kinds.
    pub(in crate::ai) known: RoleCounts,
    /// For each other the kinds that it can be.
    pub(in crate::ai) unknown: Vec<RoleSet>,
}

/// The ways in which a side's missing pieces can be explained, the likeliest first; the tray is what was told of it privately.
/// Most often there is just one.
pub(in crate::ai) fn explanations(public: &Public, color: Color, tray: &RoleCounts) -> Vec<UnknownCaptures> {
    let fallen = public.fallen(color);
    let all = public.variant().army.roles();
    if fallen.returned > 0 {
        return after_rescues(public, fallen, all);
    }
    let mut known = fallen.known;
    let mut unknown = fallen.unknown.clone();
    for role in Role::ALL {
        for _ in known[role as usize]..tray[role as usize] {
            known[role as usize] += 1;
            let fits = |index: &usize| unknown.get(*index).is_some_and(|kinds| kinds.contains(role));
            let narrowest = (0..unknown.len()).filter(fits).min_by_key(|&index| unknown[index].len());
            narrowest.map(|index| unknown.remove(index));
        }
    }
    let told = known.iter().map(|&count| usize::from(count)).sum();
    unknown.truncate(fallen.total().saturating_sub(told));
    if unknown.is_empty() {
        return vec![UnknownCaptures { known, unknown }];
    }
    // Which of the unknown the tray tells is a guess: the second way does without.
    let anything = vec![all; unknown.len()];
    vec![UnknownCaptures { known, unknown }, UnknownCaptures { known, unknown: anything }]
}

/// Nobody told which pieces came back: perhaps known ones, the strongest before all, perhaps others.
fn after_rescues(public: &Public, fallen: &Fallen, all: RoleSet) -> Vec<UnknownCaptures> {
    let rescued = public.variant().rescuable();
    let returned = usize::from(fallen.returned);
    let mut ways = vec![(fallen.known, 0)];
    for _ in 0..returned {
        let without = |&(known, freed): &(RoleCounts, usize)| {
            rescued.iter().filter(move |&role| known[role as usize] > 0).map(move |role| {
                let mut known = known;
                known[role as usize] -= 1;
                (known, freed + 1)
            })
        };
        let more: Vec<_> = ways.iter().flat_map(without).collect();
        ways.extend(more);
    }
    // The last are those with the most and the strongest of the known pieces back.
    let possible = ways.into_iter().rev().filter(|&(_, freed)| freed <= returned);
    possible
        .filter_map(|(known, freed)| {
            let left = fallen.unknown.len().checked_sub(returned - freed)?;
            Some(UnknownCaptures { known, unknown: vec![all; left] })
        })
        .collect()
}
