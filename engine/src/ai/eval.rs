//! Evaluation: material, influence, captures and cards, by weights that were tuned by games.

pub(in crate::ai) mod accumulator;
mod breakthrough;
mod capture;
mod cards;
pub(in crate::ai) mod evaluator;
pub(in crate::ai) mod exchange;
mod flag_guard;
mod goals;
mod influence;
mod material;
mod standing;
pub(in crate::ai) mod weights;

pub use standing::standing;
