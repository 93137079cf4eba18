//! Levels: search settings and handicaps.

pub(in crate::ai) mod bluff;
pub(in crate::ai) mod forgetting;
pub(in crate::ai) mod settings;
