//! Forgetting: a handicap that treats some known enemy pieces as unknown.

use crate::square::Square;
use crate::view::View;

/// The number of turns for which the same pieces stay forgotten.
const PERIOD: u32 = 12;

/// The view of a player who has forgotten `forgotten` percent of the enemy pieces that were shown.
pub(in crate::ai) fn with_forgetting(view: &View, forgotten: u32) -> View {
    let mut recalled = view.clone();
    let (public, variant) = (view.public(), view.variant());
    for square in public.occupied(!view.me()) {
        let token = public.token(square);
        let shown = token.kinds.len() == 1 && !token.enchanted;
        if shown && pseudo_random(square, public.turns() / PERIOD) < forgotten {
            let could_be = |role| !token.moved || variant.is_movable(role);
            let kinds = variant.army.roles().iter().filter(|&role| could_be(role)).collect();
            recalled.suppose(square, kinds);
        }
    }
    recalled
}

/// A pseudo-random number below 100, the same for a square within one period.
fn pseudo_random(square: Square, period: u32) -> u32 {
    fastrand::Rng::with_seed(u64::from(period) << 8 | square.index() as u64).u32(..100)
}
