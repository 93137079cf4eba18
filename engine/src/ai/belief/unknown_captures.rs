//! Unknown captures: the kinds of pieces that may have left the board unseen.

use alloc::vec;
use alloc::vec::Vec;

use crate::color::Color;
use crate::position::{Fallen, Public};
use crate::role::{Role, RoleCounts, RoleSet};

/// One explanation of the pieces of a side that are off the board.
#[derive(Clone, Debug)]
pub(in crate::ai) struct UnknownCaptures {
    /// The number of captured pieces of each known kind.
    pub(in crate::ai) known: RoleCounts,
    /// The possible kinds of each other captured piece.
    pub(in crate::ai) unknown: Vec<RoleSet>,
}

/// The explanations of a side's missing pieces, the likeliest first; most often there is one.
///
/// `tray` holds the kinds that the player was told privately (R9.8).
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
    // The kinds of the tray are matched to captures by a guess, which the second explanation does without.
    let anything = vec![all; unknown.len()];
    vec![UnknownCaptures { known, unknown }, UnknownCaptures { known, unknown: anything }]
}

/// The explanations after rescues that did not tell the kind (R9.5).
///
/// Known pieces may have come back, or unknown ones; the strongest known ones come first.
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
    // The last ones have the most and the strongest known pieces back.
    let possible = ways.into_iter().rev().filter(|&(_, freed)| freed <= returned);
    possible
        .filter_map(|(known, freed)| {
            let left = fallen.unknown.len().checked_sub(returned - freed)?;
            Some(UnknownCaptures { known, unknown: vec![all; left] })
        })
        .collect()
}
