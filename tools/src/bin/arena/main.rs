//! Matches between computer players:
//! `arena --edition barrage --red centurion --blue random --games 200 --ms 5`.

mod contest;
mod contestant;
mod greedy;
mod options;
mod player;
mod report;
mod table;

use std::process::ExitCode;

use clap::Parser;
use rayon::ThreadPoolBuilder;

use options::Options;

fn main() -> ExitCode {
    let options = Options::parse();
    if let Err(error) = ThreadPoolBuilder::new().num_threads(options.threads.into()).build_global() {
        eprintln!("error: {error}");
        return ExitCode::FAILURE;
    }
    for variant in &options.edition {
        let games = contest::run(variant, &options);
        println!("{}", report::Report::new(variant.id, &options, &games));
    }
    ExitCode::SUCCESS
}
