//! Measurements: how fast and how large.

use anyhow::{Context, Result, ensure};

use crate::{
    browser,
    process::{program, run, step},
    project::Project,
    set_up, size,
};

/// One measurement, which prints what it found.
struct Report {
    name: &'static str,
    title: &'static str,
    run: fn(&Project) -> Result<()>,
}

const REPORTS: &[Report] = &[
    Report { name: "engine", title: "speed of the engine, on one core", run: engine },
    Report { name: "size", title: "size of the site", run: |project| size::size(project, &[]) },
    Report {
        name: "load",
        title: "first load at a quarter of this processor's speed, over a slow mobile network",
        run: |project| browser::run_script(project, "first_load.mjs", &[]),
    },
    Report {
        name: "taps",
        title: "answers to taps at a quarter of this processor's speed",
        run: |project| browser::run_script(project, "taps.mjs", &[]),
    },
    Report {
        name: "answers",
        title: "the computer player in the browser",
        run: |project| browser::run_script(project, "answers.mjs", &[]),
    },
    Report { name: "lighthouse", title: "judgment of Lighthouse, for a phone", run: lighthouse },
];

/// `cargo xtask bench`
pub(crate) fn bench(project: &Project, arguments: &[String]) -> Result<()> {
    ensure!(arguments.len() < 2, "bench takes one name");
    let wanted = arguments.first();
    let reports: Vec<_> = REPORTS.iter().filter(|report| wanted.is_none_or(|name| name == report.name)).collect();
    ensure!(!reports.is_empty(), "bench does not know {}", wanted.map_or("", String::as_str));
    let mut outcome = Ok(());
    for report in reports {
        step(report.title);
        // A site over its budget is no reason to keep silent about its speed.
        outcome = outcome.and((report.run)(project).context(report.name));
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
