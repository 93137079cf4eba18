//! Text protocol on standard input and output.

use std::io::{self, BufWriter};
use std::process::ExitCode;

use clap::Parser;

/// Notes at the end of the help.
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
        // A broken pipe means that the reader has closed its end, which is no error.
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
        _ => ExitCode::SUCCESS,
    }
}
