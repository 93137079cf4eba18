//! Speed reports.

use anyhow::Result;

use crate::{
    browser,
    process::{program, run, step},
    project::Project,
    size,
};

/// A report that a program of the workspace prints.
struct Report {
    title: &'static str,
    /// What follows `cargo run --release`.
    arguments: &'static [&'static str],
}

const REPORTS: &[Report] =
    &[Report { title: "speed of the engine, on one core", arguments: &["-p", "vexillum-tools", "--bin", "speed"] }];

/// `cargo xtask bench`
pub(crate) fn bench(project: &Project, _: &[String]) -> Result<()> {
    for report in REPORTS {
        step(report.title);
        run(program("cargo").args(["run", "--quiet", "--release"]).args(report.arguments).current_dir(&project.root))?;
    }
    step("size of the site");
    // A site over its budget is no reason to keep silent about its speed.
    let size = size::size(project, &[]);
    step("first load at a quarter of this processor's speed, over a slow mobile network");
    browser::run_script(project, "first_load.mjs", &[])?;
    size
}
