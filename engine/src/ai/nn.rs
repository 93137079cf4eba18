//! Neural networks: a policy and a value network on the whole board, and an MLP that ranks moves.

pub(in crate::ai) mod features;
pub(in crate::ai) mod lookahead;
pub(in crate::ai) mod move_prior;
mod network;
pub(in crate::ai) mod policy;
pub(in crate::ai) mod value;
pub(in crate::ai) mod weight_file;
