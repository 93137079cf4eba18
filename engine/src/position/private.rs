//! Private knowledge of one player.

use alloc::vec::Vec;

use crate::card::{Card, CardSet};
use crate::color::{ByColor, Color};
use crate::event::{Audience, Event, Told};
use crate::position::public::Public;
use crate::role::{Role, RoleCounts};
use crate::square::{MAX_SQUARES, Square};

/// Private knowledge of one player: the own pieces and everything told to this player alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Private {
    color: Color,
    own: [Option<Role>; MAX_SQUARES],
    lost: RoleCounts,
    tray: ByColor<RoleCounts>,
    /// Enemy pieces revealed to this player alone.
    seen: Vec<(Square, Role)>,
    hand: CardSet,
    /// Cards that the player put under the draw pile, in order.
    under: Vec<Card>,
    /// Attack card that the player laid face down.
    laid: Option<Card>,
}

impl Private {
    /// Empty knowledge of a player.
    pub(crate) fn new(color: Color) -> Self {
        Self {
            color,
            own: [None; MAX_SQUARES],
            lost: RoleCounts::default(),
            tray: ByColor::default(),
            seen: Vec::new(),
            hand: CardSet::EMPTY,
            under: Vec::new(),
            laid: None,
        }
    }

    /// Side of the player.
    pub const fn color(&self) -> Color {
        self.color
    }

    /// Own piece on a square.
    #[inline]
    pub const fn own(&self, square: Square) -> Option<Role> {
        self.own[square.index()]
    }

    /// Own pieces on the board.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Role)> + '_ {
        let at = |(index, role): (usize, &Option<Role>)| Some((Square::from_index(index)?, (*role)?));
        self.own.iter().enumerate().filter_map(at)
    }

    /// Enemy piece on a square, if revealed to this player alone.
    pub fn seen(&self, square: Square) -> Option<Role> {
        self.seen.iter().find(|(at, _)| *at == square).map(|&(_, role)| role)
    }

    /// Number of own captured pieces of each kind. A player always knows these.
    pub const fn lost(&self) -> &RoleCounts {
        &self.lost
    }

    /// Number of pieces of each kind in a side's tray, as far as this player was told (R9.8).
    pub fn tray(&self, color: Color) -> &RoleCounts {
        &self.tray[color]
    }

    /// Cards in the player's hand.
    pub const fn hand(&self) -> CardSet {
        self.hand
    }

    /// Cards that the player put under the draw pile and that still lie there, in order.
    pub fn under(&self) -> &[Card] {
        &self.under
    }

    /// Attack card that the player laid face down (R12.15).
    pub const fn laid(&self) -> Option<Card> {
        self.laid
    }

    pub(crate) fn set_hand(&mut self, hand: CardSet) {
        self.hand = hand;
    }

    pub(crate) fn set_laid(&mut self, card: Option<Card>) {
        self.laid = card;
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

    /// Follows an event that this player is told, before the public state follows it.
    #[inline]
    pub(crate) fn follow(&mut self, told: Told, public: &Public) {
        match told.event {
            Event::Show(square, role) if told.to == Audience::Only(self.color) => self.see(square, role),
            event if told.to.includes(self.color) => self.apply(event, public),
            _ => {}
        }
    }

    fn apply(&mut self, event: Event, public: &Public) {
        match event {
            Event::Move { from, to } => {
                self.own[to.index()] = self.own[from.index()].take();
                if let Some((square, _)) = self.seen.iter_mut().find(|(square, _)| *square == from) {
                    *square = to;
                }
            }
            Event::Remove(square) => {
                let role = self.own[square.index()].take();
                if public.token(square).enchanted {
                    // A piece that changed sides is lost by its printed color: by this player if it stood for
                    // the opponent.
                    if let (None, Some(role)) = (role, public.token(square).kinds.single()) {
                        count(&mut self.lost, role);
                    }
                } else if let Some(role) = role {
                    count(&mut self.lost, role);
                }
                self.seen.retain(|&(at, _)| at != square);
            }
            Event::Taken(color, role) => count(&mut self.tray[color], role),
            Event::Place(square, Some(role)) => {
                let Some(color) = public.turn() else { return };
                take_back(&mut self.tray[color], role);
                if color == self.color {
                    take_back(&mut self.lost, role);
                    self.own[square.index()] = Some(role);
                }
            }
            Event::Owner(square, color) => {
                let role = public.token(square).kinds.single();
                self.own[square.index()] = role.filter(|_| color == self.color);
                self.seen.retain(|&(at, _)| at != square);
            }
            Event::Swap(a, b) => {
                self.own.swap(a.index(), b.index());
                for (square, _) in &mut self.seen {
                    *square = if *square == a {
                        b
                    } else if *square == b {
                        a
                    } else {
                        *square
                    };
                }
            }
            _ => self.follow_cards(event, public),
        }
    }

    fn follow_cards(&mut self, event: Event, public: &Public) {
        match event {
            Event::Draw(color, Some(card)) if color == self.color => {
                self.hand.insert(card);
                // The pile is already one card smaller. If only own cards were left in it, the first of them
                // is gone.
                if self.under.len() > public.table().piles[color].into() {
                    self.under.remove(0);
                }
            }
            Event::Under(color, Some(card)) if color == self.color => {
                self.hand.remove(card);
                self.under.push(card);
            }
            Event::Lay(color, Some(card)) if color == self.color => {
                self.hand.remove(card);
                self.laid = Some(card);
            }
            Event::Card(color, card) if color == self.color => {
                self.hand.remove(card);
                self.laid = None;
            }
            _ => {}
        }
    }

    /// Remembers an enemy piece revealed to this player alone.
    fn see(&mut self, square: Square, role: Role) {
        self.seen.retain(|&(at, _)| at != square);
        self.seen.push((square, role));
    }
}

/// Counts a piece, up to 255: events from elsewhere can be any number.
pub(super) fn count(counts: &mut RoleCounts, role: Role) {
    let count = &mut counts[role as usize];
    *count = count.saturating_add(1);
}

fn take_back(counts: &mut RoleCounts, role: Role) {
    let count = &mut counts[role as usize];
    *count = count.saturating_sub(1);
}
