//! Captured pieces, as both players see them.

use alloc::vec::Vec;

use crate::position::private::count;
use crate::position::token::Token;
use crate::role::{Role, RoleCounts, RoleSet};

/// Captured pieces of one side, as both players see them.
///
/// A piece belongs to its printed color, even if it changed sides before (R11.4).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Fallen {
    /// Number of pieces of each publicly known kind.
    pub known: RoleCounts,
    /// Possible kinds of each other piece.
    pub unknown: Vec<RoleSet>,
    /// Number of rescued pieces whose kind was not announced (R9.5, R9.8).
    pub returned: u8,
    /// Number of pieces of each known kind that were captured while they stood for the opponent.
    pub turned: RoleCounts,
}

impl Fallen {
    /// Number of pieces off the board.
    pub fn total(&self) -> usize {
        let fallen = self.known.iter().map(|&n| usize::from(n)).sum::<usize>() + self.unknown.len();
        fallen.saturating_sub(self.returned.into())
    }

    /// Captured pieces as a player knows them who has seen this much of the tray.
    ///
    /// After a rescue of unannounced kind the tray adds nothing.
    pub(crate) fn with_tray(&self, tray: &RoleCounts) -> Self {
        let mut fallen = self.clone();
        if fallen.returned == 0 {
            fallen.known.iter_mut().zip(tray).for_each(|(known, &told)| *known = (*known).max(told));
        }
        fallen
    }

    /// True if these can be the counts of the pieces off the board.
    pub fn allows(&self, counts: &RoleCounts) -> bool {
        let short: u32 =
            self.known.iter().zip(counts).map(|(&known, &there)| u32::from(known.saturating_sub(there))).sum();
        short <= self.returned.into()
    }

    /// Adds a piece that leaves the board.
    pub(super) fn receive(&mut self, token: Token) {
        self.add(token.kinds);
        if let (true, Some(role)) = (token.enchanted, token.kinds.single()) {
            count(&mut self.turned, role);
        }
    }

    /// Adds a piece that may be of any of these kinds.
    pub(super) fn add(&mut self, kinds: RoleSet) {
        match kinds.single() {
            Some(role) => count(&mut self.known, role),
            None => self.unknown.push(kinds),
        }
    }

    /// Records the announced kind of the piece captured last.
    pub(super) fn reveal_last(&mut self, role: Role) {
        // Where kinds are announced to both players, no earlier piece is unknown.
        if self.unknown.pop().is_some() {
            count(&mut self.known, role);
        }
    }

    /// Takes out a rescued piece; `role` is its kind, if announced.
    pub(super) fn give_back(&mut self, role: Option<Role>) {
        let Some(role) = role else {
            self.returned = self.returned.saturating_add(1);
            return;
        };
        let known = &mut self.known[role as usize];
        if *known > 0 {
            *known -= 1;
        } else if let Some(index) = self.unknown.iter().position(|kinds| kinds.contains(role)) {
            self.unknown.remove(index);
        } else {
            self.returned = self.returned.saturating_add(1);
        }
    }
}
