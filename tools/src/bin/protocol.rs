//! The text protocol.
fn main() {}
