//! Starts the worker.

use gloo_worker::Registrable;
use vexillum_web::Thinker;

fn main() {
    Thinker::registrar().register();
}
