//! Sensible random set-ups.

use alloc::vec;
use alloc::vec::Vec;

use crate::role::Role;
use crate::setup::Setup;
use crate::variant::Variant;

/// A sensible random set-up. It has no [problems](Setup::problems) if the variant can be played at all.
pub fn arrange(variant: &Variant, seed: u64) -> Setup {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut squares: Vec<Option<Role>> = vec![None; variant.board.home_len()];
    let army = variant.army.units().flat_map(|unit| (0..unit.count).map(|_| Some(unit.role)));
    squares.iter_mut().zip(army).for_each(|(square, role)| *square = role);
    rng.shuffle(&mut squares);
    Setup::from_squares(&variant.board, squares).unwrap_or_else(|_| Setup::empty(&variant.board))
}
