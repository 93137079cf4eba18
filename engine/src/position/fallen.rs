//! The pieces that have left the board, as both players saw them.

use alloc::vec::Vec;

use crate::position::private::count;
use crate::position::token::Token;
use crate::role::{Role, RoleCounts, RoleSet};

/// The pieces of a side that have left the board, as both players saw them. A piece belongs to its printed color, whoever
/// had it (R11.4).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Fallen {
    /// Those whose kind was publicly known, by kind.
    pub known: RoleCounts,
    /// For each other, the kinds that it could still be.
    pub unknown: Vec<RoleSet>,
    /// How many of them have come back by a rescue that did not tell which (R9.5, R9.8).
    pub returned: u8,
    /// Those of the known that stood for the opponent when they fell, by kind.
    pub turned: RoleCounts,
}

impl Fallen {
    /// How many pieces are off the board.
    pub fn total(&self) -> usize {
        let fallen = self.known.iter().map(|&n| usize::from(n)).sum::<usize>() + self.unknown.len();
        fallen.saturating_sub(self.returned.into())
    }

    /// The same for a player who was told this much of the tray as well. After a rescue that did not tell which piece came
    /// back, the tray tells no more.
    pub(crate) fn with_tray(&self, tray: &RoleCounts) -> Self {
        let mut fallen = self.clone();
        if fallen.returned == 0 {
            fallen.known.iter_mut().zip(tray).for_each(|(known, &told)| *known = (*known).max(told));
        }
        fallen
    }

    /// Whether these can be the pieces that are off the board.
    pub fn allows(&self, counts: &RoleCounts) -> bool {
        let short: u32 =
            self.known.iter().zip(counts).map(|(&known, &there)| u32::from(known.saturating_sub(there))).sum();
        short <= self.returned.into()
    }

    /// A piece leaves the board.
    pub(super) fn receive(&mut self, token: Token) {
        self.add(token.kinds);
        if let (true, Some(role)) = (token.enchanted, token.kinds.single()) {
            count(&mut self.turned, role);
        }
    }

    /// A piece is missing from the board that could be of those kinds.
    pub(super) fn add(&mut self, kinds: RoleSet) {
        match kinds.single() {
            Some(role) => count(&mut self.known, role),
            None => self.unknown.push(kinds),
        }
    }

    /// The piece that fell last is told to be of that kind.
    pub(super) fn tell(&mut self, role: Role) {
        // Where everybody is told, none before it is unknown.
        if self.unknown.pop().is_some() {
            count(&mut self.known, role);
        }
    }

    /// A piece comes back; of which kind, if that is told.
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
