//! `cargo xtask bench`: measurements of speed and size.

use anyhow::{Context, Result};
use clap::ValueEnum;

use crate::{
    browser,
    process::{program, run, step},
    project::Project,
    set_up, size,
};

/// Measurements, in the order in which they run. The help text of each is also its title.
#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum Measurement {
    /// Speed of the engine, on one core
    Engine,
    /// Size of the site
    Size,
    /// First load at a quarter of this processor's speed, over a slow mobile network
    Load,
    /// Response to taps at a quarter of this processor's speed
    Taps,
    /// Computer player in the browser
    Answers,
    /// Lighthouse scores for a phone
    Lighthouse,
}

impl Measurement {
    /// Runs the measurement and prints the result.
    fn run(self, project: &Project) -> Result<()> {
        match self {
            Self::Engine => engine(project),
            Self::Size => size::size(project),
            Self::Load => browser::run_script(project, "first_load.mjs", &[]),
            Self::Taps => browser::run_script(project, "taps.mjs", &[]),
            Self::Answers => browser::run_script(project, "answers.mjs", &[]),
            Self::Lighthouse => lighthouse(project),
        }
    }
}

/// `cargo xtask bench`
pub(crate) fn bench(project: &Project, wanted: Option<Measurement>) -> Result<()> {
    let mut outcome = Ok(());
    for &measurement in wanted.as_ref().map_or(Measurement::value_variants(), std::slice::from_ref) {
        let value = measurement.to_possible_value().context("every measurement has a name")?;
        step(&value.get_help().map(ToString::to_string).unwrap_or_default());
        // A failure, such as a site over its budget, does not stop the other measurements.
        outcome = outcome.and(measurement.run(project).with_context(|| value.get_name().to_owned()));
    }
    outcome
}

fn engine(project: &Project) -> Result<()> {
    let line = "run --quiet --release -p vexillum-tools --bin speed";
    run(program("cargo").args(line.split(' ')).current_dir(&project.root))
}

fn lighthouse(project: &Project) -> Result<()> {
    let package = set_up::lighthouse(project)?;
    browser::run_script(project, "lighthouse.mjs", &[package.display().to_string()])
}
