//! Starts the worker.

fn main() {
    vexillum_web::worker::serve();
}
