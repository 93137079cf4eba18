//! Search: alpha-beta in each sampled position, and the average over all samples.

mod alpha_beta;
mod candidates;
mod history;
pub(in crate::ai) mod thinker;

pub use thinker::{Thinker, accepts_draw, choose};
