//! Program of the worker.

fn main() {
    vexillum_worker::serve();
}
