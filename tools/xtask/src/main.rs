//! `cargo xtask`: set up, build, play, test and measure the project.

use std::{env, process::ExitCode};

use anyhow::Result;

mod bench;
mod browser;
mod check;
mod crumbs;
mod embed;
mod licenses;
mod offline;
mod page;
mod play;
mod process;
mod project;
mod release;
mod set_up;
mod site;
mod size;
mod style_sheet;

use project::Project;

/// One command: the table of them is both the help and the dispatch.
struct Command {
    name: &'static str,
    arguments: &'static str,
    summary: &'static str,
    run: fn(&Project, &[String]) -> Result<()>,
}

const COMMANDS: &[Command] = &[
    Command {
        name: "play",
        arguments: "[--port N] [--no-open]",
        summary: "build the site, serve it on this machine and open the browser",
        run: play::play,
    },
    Command {
        name: "test",
        arguments: "[--fast] [FILTER]",
        summary: "every check; --fast leaves out the site and the browser, FILTER names the tests to run",
        run: check::test,
    },
    Command {
        name: "build",
        arguments: "",
        summary: "build the static site in dist/, ready to be put on any host under any path",
        run: site::build_command,
    },
    Command {
        name: "release",
        arguments: "",
        summary: "the site as an archive for any host and as a package for npm, in target/release-site",
        run: release::release,
    },
    Command {
        name: "size",
        arguments: "",
        summary: "size of the site's files, plain and compressed, against the budgets",
        run: size::size,
    },
    Command {
        name: "bench",
        arguments: "[NAME]",
        summary: "every measurement, or one: engine, size, load, taps, answers, lighthouse",
        run: bench::bench,
    },
    Command {
        name: "screenshots",
        arguments: "",
        summary: "take the pictures in assets/screenshots anew",
        run: browser::screenshots,
    },
    Command {
        name: "set-up",
        arguments: "",
        summary: "install all tools in advance (every command installs those that it needs)",
        run: set_up::everything,
    },
];

fn help() {
    println!("cargo xtask COMMAND\n");
    for Command { name, arguments, summary, .. } in COMMANDS {
        println!("  {:<30}{summary}", format!("{name} {arguments}"));
    }
}

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let Some((name, rest)) = arguments.split_first() else {
        help();
        return ExitCode::SUCCESS;
    };
    if ["help", "--help", "-h"].contains(&name.as_str()) {
        help();
        return ExitCode::SUCCESS;
    }
    let Some(command) = COMMANDS.iter().find(|command| command.name == name) else {
        eprintln!("there is no command {name}\n");
        help();
        return ExitCode::FAILURE;
    };
    match Project::find().and_then(|project| (command.run)(&project, rest)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\nerror: {error:#}");
            ExitCode::FAILURE
        }
    }
}
