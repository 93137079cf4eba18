//! Complete positions that agree with a view.

use alloc::vec::Vec;
use core::fmt;

use super::View;
use crate::card::{Card, CardKind, CardSet};
use crate::color::{ByColor, Color};
use crate::position::{Position, Private};
use crate::role::{Role, RoleCounts};
use crate::square::Square;
use crate::variant::Captured;

/// Reason why a guess does not complete a view.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Inconsistent {
    /// Piece that cannot be of the guessed kind, or has no guess.
    Kind(Square),
    /// More or fewer pieces of a kind than the army has.
    Count(Role),
    /// No card of the opponent that could lie face down.
    Cards,
}

impl fmt::Display for Inconsistent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Kind(square) => write!(f, "the piece on {square} cannot be that"),
            Self::Count(role) => write!(f, "the army has another number of {role}"),
            Self::Cards => f.write_str("no card can lie face down"),
        }
    }
}

impl core::error::Error for Inconsistent {}

impl View {
    /// Complete position with guessed enemy kinds and shuffled unseen cards.
    ///
    /// This player's view of the position is this view again.
    ///
    /// # Errors
    /// The contradiction between the guess and this player's knowledge.
    pub fn complete(
        &self,
        guess: impl Fn(Square) -> Option<Role>,
        mut shuffle: impl FnMut(&mut [Card]),
    ) -> Result<Position, Inconsistent> {
        let enemy = !self.me;
        let mut theirs = Private::new(enemy);
        let mut lost: RoleCounts = self.variant().army.counts();
        let mut take = |role: Role| {
            let left = &mut lost[role as usize];
            *left = left.checked_sub(1).ok_or(Inconsistent::Count(role))?;
            Ok(())
        };
        for square in self.public.occupied(enemy) {
            let role =
                guess(square).filter(|&role| self.kinds(square).contains(role)).ok_or(Inconsistent::Kind(square))?;
            theirs.put(square, role);
            if !self.public.token(square).enchanted {
                take(role)?;
            }
        }
        // Enemy pieces that changed sides still belong to the enemy army.
        for (square, role) in self.mine.pieces() {
            if self.public.token(square).enchanted {
                take(role)?;
            }
        }
        self.check_lost(&lost)?;
        theirs.set_lost(lost);
        self.set_trays(&mut theirs);
        let piles = self.deal_cards(&mut theirs, &mut shuffle)?;
        let mut private = ByColor { red: theirs.clone(), blue: theirs };
        private[self.me] = self.mine.clone();
        Ok(Position::from_parts(self.public.clone(), private, piles))
    }

    /// Checks that the enemy can have lost these pieces.
    fn check_lost(&self, lost: &RoleCounts) -> Result<(), Inconsistent> {
        let enemy = !self.me;
        let fallen = self.public.fallen(enemy).with_tray(self.mine.tray(enemy));
        let short = |&role: &Role| lost[role as usize] < fallen.known[role as usize];
        match Role::ALL.into_iter().find(short) {
            Some(role) if !fallen.allows(lost) => Err(Inconsistent::Count(role)),
            _ => Ok(()),
        }
    }

    /// Sets the enemy's knowledge of the trays (R9.8), which follows from the captured pieces.
    fn set_trays(&self, theirs: &mut Private) {
        let enemy = !self.me;
        for color in Color::ALL {
            let lost = if color == enemy { *theirs.lost() } else { *self.mine.lost() };
            let turned = self.public.fallen(color).turned;
            // Under `owner` each side is told of the pieces that stood for it; under `captor`, of the others.
            let told_turned = match self.variant().rules.captured {
                Captured::Both => {
                    theirs.set_tray(color, lost);
                    continue;
                }
                Captured::Nobody => continue,
                Captured::Owner => color != enemy,
                Captured::Captor => color == enemy,
            };
            let mut tray = turned;
            if !told_turned {
                tray.iter_mut().zip(lost).for_each(|(left, lost)| *left = lost.saturating_sub(*left));
            }
            theirs.set_tray(color, tray);
        }
    }

    /// Deals the cards that this player has not seen.
    fn deal_cards(
        &self,
        theirs: &mut Private,
        shuffle: &mut impl FnMut(&mut [Card]),
    ) -> Result<ByColor<Vec<Card>>, Inconsistent> {
        let mut piles = ByColor::default();
        if !self.variant().cards {
            return Ok(piles);
        }
        let table = self.public.table();
        let unseen = |color: Color| CardSet::ALL.without(table.discards[color]);
        let laid = self.mine.laid().into_iter().collect();
        let own = unseen(self.me).without(self.mine.hand()).without(laid);
        let mut pile: Vec<Card> = own.without(self.mine.under().iter().copied().collect()).iter().collect();
        shuffle(&mut pile);
        pile.extend(self.mine.under());
        piles[self.me] = pile;

        let enemy = !self.me;
        let mut cards: Vec<Card> = unseen(enemy).iter().collect();
        shuffle(&mut cards);
        if self.public.has_laid(enemy) {
            let index = cards.iter().position(|card| card.kind() == CardKind::Attack).ok_or(Inconsistent::Cards)?;
            theirs.set_laid(Some(cards.remove(index)));
        }
        let hand = usize::from(table.hands[enemy]).min(cards.len());
        let pile = cards.split_off(hand);
        theirs.set_hand(cards.into_iter().collect());
        piles[enemy] = pile;
        Ok(piles)
    }
}
