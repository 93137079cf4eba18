//! What one player knows besides what is public.

use alloc::vec::Vec;

use crate::color::{ByColor, Color};
use crate::event::Event;
use crate::role::{Role, RoleCounts};
use crate::square::{MAX_SQUARES, Square};

/// What one player knows besides what is public: his own pieces and what was told to him alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Private {
    color: Color,
    own: [Option<Role>; MAX_SQUARES],
    lost: RoleCounts,
    tray: ByColor<RoleCounts>,
    /// Enemy pieces shown to this player alone.
    seen: Vec<(Square, Role)>,
}

impl Private {
    /// Nothing, for that player.
    pub(crate) fn new(color: Color) -> Self {
        Self {
            color,
            own: [None; MAX_SQUARES],
            lost: RoleCounts::default(),
            tray: ByColor::default(),
            seen: Vec::new(),
        }
    }

    /// Whose knowledge it is.
    pub const fn color(&self) -> Color {
        self.color
    }

    /// The own piece on a square.
    #[inline]
    pub const fn own(&self, square: Square) -> Option<Role> {
        self.own[square.index()]
    }

    /// All own pieces on the board.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Role)> + '_ {
        let at = |(index, role): (usize, &Option<Role>)| Some((Square::from_index(index)?, (*role)?));
        self.own.iter().enumerate().filter_map(at)
    }

    /// The enemy piece on a square as it was shown to this player alone.
    pub fn seen(&self, square: Square) -> Option<Role> {
        self.seen.iter().find(|(at, _)| *at == square).map(|&(_, role)| role)
    }

    /// The own pieces that have left the board, by kind. (A player always knows them.)
    pub const fn lost(&self) -> &RoleCounts {
        &self.lost
    }

    /// The kinds in a side's tray, as far as this player was told (R9.8).
    pub fn tray(&self, color: Color) -> &RoleCounts {
        &self.tray[color]
    }

    pub(crate) fn put(&mut self, square: Square, role: Role) {
        self.own[square.index()] = Some(role);
    }

    pub(crate) fn count_lost(&mut self, role: Role) {
        count(&mut self.lost, role);
    }

    pub(crate) fn set_tray(&mut self, color: Color, counts: RoleCounts) {
        self.tray[color] = counts;
    }

    pub(crate) fn set_lost(&mut self, counts: RoleCounts) {
        self.lost = counts;
    }

    /// Follows an event that this player is told. `Show` reaches it only where the player alone is told.
    pub(crate) fn apply(&mut self, event: Event) {
        match event {
            Event::Move { from, to } => {
                self.own[to.index()] = self.own[from.index()].take();
                if let Some((square, _)) = self.seen.iter_mut().find(|(square, _)| *square == from) {
                    *square = to;
                }
            }
            Event::Remove(square) => {
                if let Some(role) = self.own[square.index()].take() {
                    count(&mut self.lost, role);
                }
                self.seen.retain(|&(at, _)| at != square);
            }
            Event::Taken(color, role) => count(&mut self.tray[color], role),
            Event::Swap(a, b) => self.own.swap(a.index(), b.index()),
            _ => {}
        }
    }

    /// Remembers an enemy piece that is shown to this player alone.
    pub(crate) fn see(&mut self, square: Square, role: Role) {
        self.seen.retain(|&(at, _)| at != square);
        self.seen.push((square, role));
    }
}

/// Counts a piece. Events from elsewhere can be any number, so the count stops at its end.
pub(super) fn count(counts: &mut RoleCounts, role: Role) {
    let count = &mut counts[role as usize];
    *count = count.saturating_add(1);
}
