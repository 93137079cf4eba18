//! The text protocol on standard input and output.

use std::io::{self, BufWriter};
use std::process::ExitCode;

fn main() -> ExitCode {
    match vexillum_tools::run(io::stdin().lock(), BufWriter::new(io::stdout().lock())) {
        // Whoever closed the other end of the pipe wants no more.
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
        _ => ExitCode::SUCCESS,
    }
}
