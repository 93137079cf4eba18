//! The text protocol on standard input and output.

use std::io::{self, BufWriter};
use std::process::ExitCode;

use clap::Parser;

/// Explanation at the end of the help.
const NOTES: &str = "\
A line is a command: \"editions\" lists the editions, \"new EDITION\" begins a game as its referee,
\"new EDITION side=red\" as one of its players, \"quit\" ends the program.";

/// Speak the text protocol on standard input and output
#[derive(Parser)]
#[command(after_help = NOTES)]
struct Options {}

fn main() -> ExitCode {
    let Options {} = Options::parse();
    match vexillum_tools::run(io::stdin().lock(), BufWriter::new(io::stdout().lock())) {
        // Whoever closed the other end of the pipe wants no more.
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
        _ => ExitCode::SUCCESS,
    }
}
