//! Measurements: how fast and how large.

use anyhow::{Context, Result};
use clap::ValueEnum;

use crate::{
    browser,
    process::{program, run, step},
    project::Project,
    set_up, size,
};

/// Measurements, in the order in which all of them run. Their help is also their title.
#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum Measurement {
    /// Speed of the engine, on one core
    Engine,
    /// Size of the site
    Size,
    /// First load at a quarter of this processor's speed, over a slow mobile network
    Load,
    /// Answers to taps at a quarter of this processor's speed
    Taps,
    /// The computer player in the browser
    Answers,
    /// Score by Lighthouse, for a phone
    Lighthouse,
}

impl Measurement {
    /// Measures, and prints what it found.
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
        let told = measurement.to_possible_value().context("every measurement has a name")?;
        step(&told.get_help().map(ToString::to_string).unwrap_or_default());
        // A site over its budget is no reason to keep silent about its speed.
        outcome = outcome.and(measurement.run(project).with_context(|| told.get_name().to_owned()));
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
