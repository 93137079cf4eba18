//! Fuzzing by hand: longer than the checks do, and with other seeds.

use std::cell::RefCell;
use std::io;
use std::panic;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::Parser;
use vexillum_fuzz::{TARGETS, Target};

/// Explanation at the end of the help.
const NOTES: &str = "\
An input that makes a target panic is written to a file. Moved to tests/fuzz/corpus/TARGET it is tried again by every check.";

/// Feed changed texts to all that reads texts of others
#[derive(Parser)]
#[command(after_help = NOTES)]
struct Options {
    /// Names of targets; all if none is named
    targets: Vec<String>,
    /// Inputs for each target
    #[arg(long, default_value_t = 100_000)]
    inputs: u64,
    /// Seed of the changes
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// A file with one input, to be tried alone
    #[arg(long, value_name = "FILE", requires = "targets")]
    input: Option<PathBuf>,
}

thread_local! {
    static INPUT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Inputs that take longer than all before are told, so that one that hangs is seen.
fn fuzz(target: &Target, seed: u64, inputs: u64) -> io::Result<u64> {
    let (mut slowest, mut before) = (Duration::from_millis(50), Instant::now());
    INPUT.with_borrow_mut(Vec::clear);
    target.fuzz(seed, inputs, |input| {
        INPUT.with_borrow_mut(|last| {
            let took = before.elapsed();
            if took > slowest && !last.is_empty() {
                slowest = took;
                println!("{}: {took:.1?} for {:?}", target.name, String::from_utf8_lossy(last));
            }
            last.clear();
            last.extend_from_slice(input);
        });
        before = Instant::now();
    })
}

fn run(options: &Options) -> io::Result<()> {
    let unknown = options.targets.iter().find(|name| Target::find(name).is_none());
    if let Some(name) = unknown {
        let names: Vec<&str> = TARGETS.iter().map(|target| target.name).collect();
        return Err(io::Error::other(format!("there is no target {name:?}, but: {}", names.join(" "))));
    }
    let named = |target: &&Target| options.targets.is_empty() || options.targets.iter().any(|name| name == target.name);
    for target in TARGETS.iter().filter(named) {
        let began = Instant::now();
        let read = match &options.input {
            Some(file) => u64::from((target.run)(&std::fs::read(file)?)),
            None => fuzz(target, options.seed, options.inputs)?,
        };
        println!("{}: {read} inputs mean something, {:.1?}", target.name, began.elapsed());
    }
    Ok(())
}

fn main() -> ExitCode {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        usual(info);
        INPUT.with_borrow(|input| {
            let file = std::env::temp_dir().join(format!("vexillum-fuzz-{}", std::process::id()));
            match std::fs::write(&file, input) {
                Ok(()) => eprintln!("the input is in {}", file.display()),
                Err(error) => eprintln!("{error}; the input: {:?}", String::from_utf8_lossy(input)),
            }
        });
    }));
    match run(&Options::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}
