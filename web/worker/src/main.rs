//! Starts the worker.

fn main() {
    vexillum_worker::serve();
}
