//! What a player who forgets still knows.

use crate::square::Square;
use crate::view::View;

/// For so many turns the same pieces are forgotten.
const SPELL: u32 = 12;

/// The view as a player remembers it who takes so many of a hundred enemy pieces that have been shown for unknown ones.
pub(in crate::ai) fn with_forgetting(view: &View, forgotten: u32) -> View {
    let mut left = view.clone();
    let (public, variant) = (view.public(), view.variant());
    for square in public.occupied(!view.me()) {
        let token = public.token(square);
        let shown = token.kinds.len() == 1 && !token.enchanted;
        if shown && hashed(square, public.turns() / SPELL) < forgotten {
            let could_be = |role| !token.moved || variant.is_movable(role);
            let kinds = variant.army.roles().iter().filter(|&role| could_be(role)).collect();
            left.suppose(square, kinds);
        }
    }
    left
}

/// A number below 100 that looks like chance, and stays the same for a piece that stays.
fn hashed(square: Square, spell: u32) -> u32 {
    fastrand::Rng::with_seed(u64::from(spell) << 8 | square.index() as u64).u32(..100)
}
