//! `cargo xtask`: set up, build, play, test and measure the project.

use std::process::ExitCode;

use anyhow::Result;
use clap::Parser;

mod bench;
mod browser;
mod check;
mod dependencies;
mod opponent;
mod play;
mod process;
mod project;
mod release;
mod results;
mod set_up;
mod single_file;
mod site;
mod size;

use bench::Measurement;
use check::TestOptions;
use play::PlayOptions;
use project::Project;

/// Set up, build, play, test and measure Vexillum
#[derive(Parser)]
#[command(bin_name = "cargo xtask")]
enum Command {
    /// Build the site, serve it on this machine and open the browser
    Play(PlayOptions),
    /// Run every check, or the tests of one name
    Test(TestOptions),
    /// Build the static site in dist/, ready for any host under any path, and the game in one file
    Build,
    /// Pack the site as an archive for any host and as an npm package, in target/release-site
    Release,
    /// Compare the size of the site's files, plain and compressed, with the budgets
    Size,
    /// Run every measurement, or one
    Bench { name: Option<Measurement> },
    /// Build the computer player of a commit, for the arena to play against
    Opponent { commit: String },
    /// Take the pictures in assets/screenshots anew
    Screenshots,
    /// Write docs/computer-player/results.md from results.toml beside it
    Results,
    /// Install all tools in advance; every command installs those that it needs
    SetUp,
}

impl Command {
    fn run(self) -> Result<()> {
        let project = Project::find()?;
        match self {
            Self::Play(options) => play::play(&project, &options),
            Self::Test(options) => check::test(&project, &options),
            Self::Build => site::build(&project).and_then(|()| single_file::build(&project)),
            Self::Release => release::release(&project),
            Self::Size => size::size(&project),
            Self::Bench { name } => bench::bench(&project, name),
            Self::Opponent { commit } => opponent::opponent(&project, &commit),
            Self::Screenshots => browser::screenshots(&project),
            Self::Results => results::results(&project),
            Self::SetUp => set_up::everything(&project),
        }
    }
}

fn main() -> ExitCode {
    match Command::parse().run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\nerror: {error:#}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::{CommandFactory, error::ErrorKind};

    fn parse(line: &str) -> Result<Command, ErrorKind> {
        Command::try_parse_from(["xtask"].into_iter().chain(line.split_whitespace())).map_err(|error| error.kind())
    }

    #[test]
    fn the_command_line_is_consistent() {
        Command::command().debug_assert();
    }

    #[test]
    fn commands_are_read() {
        for line in [
            "build",
            "release",
            "size",
            "screenshots",
            "results",
            "set-up",
            "bench",
            "bench engine",
            "bench lighthouse",
            "opponent 1ca5286",
        ] {
            assert!(parse(line).is_ok(), "{line}");
        }
        for (line, expected) in [("play", (8080, false)), ("play --no-open --port 9000", (9000, true))] {
            let Ok(Command::Play(options)) = parse(line) else { panic!("{line}") };
            assert_eq!((options.port, options.no_open), expected, "{line}");
        }
        for (line, expected) in [
            ("test", (false, None)),
            ("test --fast", (true, None)),
            ("test perft", (false, Some("perft"))),
            ("test rules --fast", (true, Some("rules"))),
        ] {
            let Ok(Command::Test(options)) = parse(line) else { panic!("{line}") };
            assert_eq!((options.fast, options.filter.as_deref()), expected, "{line}");
        }
    }

    #[test]
    fn bad_command_lines_are_refused() {
        for (line, expected) in [
            ("", ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand),
            ("--help", ErrorKind::DisplayHelp),
            ("bench --help", ErrorKind::DisplayHelp),
            ("dance", ErrorKind::InvalidSubcommand),
            ("build site", ErrorKind::UnknownArgument),
            ("play --port", ErrorKind::InvalidValue),
            ("play --port x", ErrorKind::ValueValidation),
            ("play 9000", ErrorKind::UnknownArgument),
            ("test --slow", ErrorKind::UnknownArgument),
            ("test one two", ErrorKind::UnknownArgument),
            ("bench noise", ErrorKind::InvalidValue),
            ("opponent", ErrorKind::MissingRequiredArgument),
        ] {
            assert_eq!(parse(line).err(), Some(expected), "{line}");
        }
    }
}
