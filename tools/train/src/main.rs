//! Training of the computer player by self-play.
//!
//! Example: `vexillum-train move-prior --edition barrage,duel --out engine/src/ai/data/move_prior_12.bin`. On
//! one machine the same arguments give the same result, with any number of threads.

mod against;

mod eval_weights;
mod games;
mod going;
mod move_prior;
mod options;
mod softmax;

use std::process::ExitCode;

use clap::{Parser, value_parser};
use rayon::ThreadPoolBuilder;

/// Train the computer player by self-play
#[derive(Parser)]
struct Options {
    #[command(subcommand)]
    command: Command,
    /// Games played at the same time
    #[arg(
        long,
        global = true,
        value_name = "N",
        default_value_t = 2,
        value_parser = value_parser!(u16).range(1..=256)
    )]
    threads: u16,
}

#[derive(clap::Subcommand)]
enum Command {
    MovePrior(move_prior::Options),
    EvalWeights(eval_weights::Options),
    Going(going::Options),
    Games(games::Options),
    Against(against::Options),
}

impl Options {
    fn run(self) -> Result<(), String> {
        let threads = ThreadPoolBuilder::new().num_threads(self.threads.into());
        threads.build_global().map_err(|error| error.to_string())?;
        match self.command {
            Command::MovePrior(options) => move_prior::train(&options),
            Command::EvalWeights(options) => eval_weights::train(&options),
            Command::Going(options) => {
                going::train(&options);
                Ok(())
            }
            Command::Games(options) => games::record(&options),
            Command::Against(options) => against::record(&options),
        }
    }
}

fn main() -> ExitCode {
    match Options::parse().run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("error: {problem}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::{CommandFactory, error::ErrorKind};

    #[test]
    fn the_command_line_is_consistent() {
        Options::command().debug_assert();
    }

    #[test]
    fn arguments_are_read_or_refused() {
        for (words, expected) in [
            ("move-prior --out x --from y --edition barrage,duel --schedule 12,4 --lambda 0.6 --threads 3", None),
            ("--threads 3 eval-weights --from steep=4,base=50", None),
            ("going --edition all", None),
            ("games --setups x --out y --versus 0", None),
            ("against --setups x --out y --foe 1", None),
            ("", Some(ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand)),
            ("dance", Some(ErrorKind::InvalidSubcommand)),
            ("move-prior", Some(ErrorKind::MissingRequiredArgument)),
            ("move-prior --out", Some(ErrorKind::InvalidValue)),
            ("move-prior --out x --games no", Some(ErrorKind::ValueValidation)),
            ("move-prior --out x --games 0", Some(ErrorKind::ValueValidation)),
            ("move-prior --out x --edition chess", Some(ErrorKind::ValueValidation)),
            ("move-prior --out x --versus 1.5", Some(ErrorKind::ValueValidation)),
            ("move-prior --out x --rate nan", Some(ErrorKind::ValueValidation)),
            ("move-prior --out x --schedule 4,8", Some(ErrorKind::ValueValidation)),
            ("eval-weights --out x", Some(ErrorKind::UnknownArgument)),
            ("eval-weights --threads 0", Some(ErrorKind::ValueValidation)),
            ("games --setups x", Some(ErrorKind::MissingRequiredArgument)),
            ("games --out x", Some(ErrorKind::MissingRequiredArgument)),
            ("games --setups x --out y --batches 2", Some(ErrorKind::UnknownArgument)),
            ("games --setups x --out y --edition barrage,duel", Some(ErrorKind::ValueValidation)),
        ] {
            let read = Options::try_parse_from(["vexillum-train"].into_iter().chain(words.split_whitespace()));
            assert_eq!(read.err().map(|error| error.kind()), expected, "{words}");
        }
    }

    #[test]
    fn the_recipe_is_understood() {
        let recipe = include_str!("../recipe.sh");
        let runs: Vec<&str> = recipe.lines().filter(|line| line.starts_with("step ")).collect();
        let runs: Vec<&str> = runs.iter().filter_map(|line| line.split_once(" train ")).map(|(_, run)| run).collect();
        assert!(runs.len() > 20);
        for run in runs {
            let words = run.replace('"', "").replace("$small", "barrage,duel");
            let read = Options::try_parse_from(["vexillum-train"].into_iter().chain(words.split_whitespace()));
            assert_eq!(read.err().map(|error| error.to_string()), None, "{run}");
        }
    }
}
