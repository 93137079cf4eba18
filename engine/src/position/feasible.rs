//! Feasibility of a view: there is a complete position that agrees with a player's knowledge.

use alloc::vec::Vec;

use crate::card::{Card, CardKind, CardSet};
use crate::color::Color;
use crate::order::ordered;
use crate::position::misfit::Misfit;
use crate::position::possible::kinds;
use crate::position::{Private, Public};
use crate::role::{Role, RoleCounts, RoleSet};
use crate::square::SquareSet;

/// Checks that public and private knowledge agree, and that a complete position agrees with both.
///
/// # Errors
/// The first contradiction found.
pub(crate) fn check(public: &Public, mine: &Private) -> Result<(), Misfit> {
    let me = mine.color();
    let own: SquareSet = mine.pieces().map(|(square, _)| square).collect();
    let elsewhere = (own & !public.occupied(me)) | (public.occupied(me) & !own);
    if let Some(square) = elsewhere.into_iter().next() {
        return Err(Misfit::Square(square));
    }
    let tray_fits = mine.tray(me).iter().zip(mine.lost()).all(|(told, lost)| told <= lost);
    if !tray_fits || !public.fallen(me).allows(mine.lost()) || !enemies_fit(public, mine) {
        return Err(Misfit::Count);
    }
    if public.variant().cards { check_cards(public, mine) } else { Ok(()) }
}

fn check_cards(public: &Public, mine: &Private) -> Result<(), Misfit> {
    let (me, table) = (mine.color(), public.table());
    for color in Color::ALL {
        let laid = public.has_laid(color);
        let [hand, pile] = [table.hands[color], table.piles[color]].map(usize::from);
        let unseen = CardSet::ALL.without(table.discards[color]);
        let fits = hand + pile + usize::from(laid) == unseen.len()
            && if color == me {
                mine.laid().is_some() == laid && mine.hand().len() == hand && mine.under().len() <= pile
            } else {
                !laid || unseen.iter().any(|card: Card| card.kind() == CardKind::Attack)
            };
        if !fits {
            return Err(Misfit::Cards(color));
        }
    }
    Ok(())
}

/// True if every enemy piece can be assigned a kind from the army without the captured pieces.
fn enemies_fit(public: &Public, mine: &Private) -> bool {
    let enemy = !mine.color();
    let fallen = public.fallen(enemy).with_tray(mine.tray(enemy));
    let army = public.variant().army.counts();
    let mut dealing = Dealing { army, left: army, returned: fallen.returned, dealt: Vec::new() };
    for (left, gone) in dealing.left.iter_mut().zip(fallen.known) {
        // A rescued piece may have been captured again.
        let Some(returned) = dealing.returned.checked_sub(gone.saturating_sub(*left)) else { return false };
        dealing.returned = returned;
        *left = left.saturating_sub(gone);
    }
    // Both players know the kind of a piece that changed sides (R11.4).
    let turned = mine.pieces().filter(|&(square, _)| public.token(square).enchanted);
    let turned = turned.map(|(_, role)| RoleSet::only(role));
    let standing = public.occupied(enemy).into_iter().filter(|&square| !public.token(square).enchanted);
    let pieces: Vec<RoleSet> = turned.chain(standing.map(|square| kinds(public, mine, square))).collect();
    ordered(&pieces, RoleSet::len).into_iter().all(|kinds| {
        // Rescued pieces are the last resort, so that the match uses no more of them than there are.
        [false, true].into_iter().any(|back| dealing.give(kinds, back, &mut RoleSet::default()))
    })
}

/// Assignment of kinds to pieces: a bipartite matching by augmenting paths.
struct Dealing {
    army: RoleCounts,
    /// Number of pieces of each kind still to assign. Rescued pieces come on top.
    left: RoleCounts,
    returned: u8,
    dealt: Vec<(RoleSet, Role)>,
}

impl Dealing {
    /// Assigns a kind to a piece; if none is left, reassigns another piece.
    ///
    /// With `back` the piece may also be a rescued one. `asked` holds the kinds tried so far.
    fn give(&mut self, kinds: RoleSet, back: bool, asked: &mut RoleSet) -> bool {
        if let Some(role) = kinds.iter().find(|&role| self.left[role as usize] > 0) {
            self.left[role as usize] -= 1;
            self.dealt.push((kinds, role));
            return true;
        }
        for role in kinds.iter() {
            if asked.contains(role) {
                continue;
            }
            *asked = asked.with(role);
            for index in 0..self.dealt.len() {
                let (others, given) = self.dealt[index];
                if given == role && others != kinds && self.give(others, back, asked) {
                    // The reassigned piece is now the last entry, with its new kind.
                    self.dealt[index] = (kinds, role);
                    return true;
                }
            }
        }
        let missing = |&role: &Role| self.dealt_of(role) < self.army[role as usize];
        let Some(role) = kinds.iter().find(missing).filter(|_| back && self.returned > 0) else { return false };
        self.returned -= 1;
        self.dealt.push((kinds, role));
        true
    }

    fn dealt_of(&self, role: Role) -> u8 {
        self.dealt.iter().filter(|(_, given)| *given == role).count() as u8
    }
}
