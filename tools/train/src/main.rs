//! Teaches the computer player by letting it play:
//! `vexillum-train instinct --edition barrage,duel --seed 71 --out engine/src/ai/data/instinct12.bin`.
//!
//! The same arguments teach the same on the same machine, however many threads there are.

mod against;
mod chance;
mod games;
mod going;
mod instinct;
mod options;
mod taste;

use std::process::ExitCode;

use options::{Options, Subject};

fn main() -> ExitCode {
    let taught = Options::parse(std::env::args().skip(1)).and_then(|options| match options.subject {
        Subject::Instinct => instinct::teach(&options),
        Subject::Going => {
            going::teach(&options);
            Ok(())
        }
        Subject::Taste => taste::teach(&options),
        Subject::Games => games::record(&options),
        Subject::Against => against::record(&options),
    });
    match taught {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}\n\n{}", options::HELP);
            ExitCode::FAILURE
        }
    }
}
