//! Computer against computer: `arena --edition barrage --red centurion --blue random --games 200 --ms 5`.

mod contest;
mod contestant;
mod greedy;
mod options;
mod player;
mod report;
mod table;

use std::process::ExitCode;

use options::Options;

fn main() -> ExitCode {
    let options = match Options::parse(std::env::args().skip(1)) {
        Ok(Some(options)) => options,
        Ok(None) => {
            println!("{}", options::HELP);
            return ExitCode::SUCCESS;
        }
        Err(error) => {
            eprintln!("{error}\n\n{}", options::HELP);
            return ExitCode::FAILURE;
        }
    };
    for variant in &options.editions {
        let games = contest::run(variant, &options);
        println!("{}", report::Report::new(variant.id, &options, &games));
    }
    ExitCode::SUCCESS
}
