//! Feasibility of a view: some whole position goes with all that a player knows.

use alloc::vec::Vec;

use crate::card::{Card, CardKind, CardSet};
use crate::color::Color;
use crate::order::ordered;
use crate::position::misfit::Misfit;
use crate::position::possible::kinds;
use crate::position::{Private, Public};
use crate::role::{Role, RoleCounts, RoleSet};
use crate::square::SquareSet;

/// Checks that what is public goes with what a player knows besides, and some position with both.
///
/// # Errors
/// The first thing found that does not fit.
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

/// Checks that each enemy piece can be given a kind of the army, less those that have fallen.
fn enemies_fit(public: &Public, mine: &Private) -> bool {
    let enemy = !mine.color();
    let fallen = public.fallen(enemy).with_tray(mine.tray(enemy));
    let army = public.variant().army.counts();
    let mut dealing = Dealing { army, left: army, returned: fallen.returned, dealt: Vec::new() };
    for (left, gone) in dealing.left.iter_mut().zip(fallen.known) {
        // One that came back may have fallen again.
        let Some(returned) = dealing.returned.checked_sub(gone.saturating_sub(*left)) else { return false };
        dealing.returned = returned;
        *left = left.saturating_sub(gone);
    }
    // Of those who have changed sides the kind is known (R11.4).
    let turned = mine.pieces().filter(|&(square, _)| public.token(square).enchanted);
    let turned = turned.map(|(_, role)| RoleSet::only(role));
    let standing = public.occupied(enemy).into_iter().filter(|&square| !public.token(square).enchanted);
    let pieces: Vec<RoleSet> = turned.chain(standing.map(|square| kinds(public, mine, square))).collect();
    ordered(&pieces, |kinds| kinds.len()).into_iter().all(|kinds| {
        // One that has come back is the last resort, so that no more of them are needed than there are.
        [false, true].into_iter().any(|back| dealing.give(kinds, back, &mut RoleSet::default()))
    })
}

/// Kinds given to pieces: a bipartite matching by augmenting paths.
struct Dealing {
    army: RoleCounts,
    /// How many of each kind can still be given; of those that have fallen some may have come back besides.
    left: RoleCounts,
    returned: u8,
    dealt: Vec<(RoleSet, Role)>,
}

impl Dealing {
    /// Gives a piece a kind; if all that it can be are gone, another piece gives way, or it has come `back`. `asked` are the
    /// kinds that have been tried.
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
                    // The one that gave way stands at the end now, with its new kind.
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
