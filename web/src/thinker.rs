//! What runs in the worker.

use gloo_worker::oneshot::oneshot;

use crate::build::BUILD;

/// Answers a question with the worker's build, which shows that page and worker understand each other.
#[oneshot]
pub fn Thinker(question: String) -> String {
    format!("{question} {BUILD}")
}
