//! The static site, built by Trunk.

use std::{fs, path::Path};

use anyhow::{Result, ensure};

use crate::{
    process::{program, run, step},
    project::Project,
    set_up,
};

/// Files and folders that the site is made from.
const SOURCES: &[&str] = &[
    "Cargo.toml",
    "Cargo.lock",
    ".cargo/config.toml",
    "rust-toolchain.toml",
    "Trunk.toml",
    "index.html",
    "assets",
    "engine/Cargo.toml",
    "engine/src",
    "tools/site",
    "web",
];
/// File that names the state of the sources from which the finished site was made.
pub(crate) const STAMP: &str = "build.txt";

/// Trunk's minifier does not know the newest JavaScript; it says so each time and leaves such scripts as they are.
const LOG: &str = "info,trunk::processing::minify=off";

/// Form of the page's program.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Program {
    /// One file, as `trunk build --release` makes it.
    Whole,
    /// Split at the seams of `web/src/parts.rs`, so that a first visit loads less.
    Split,
}

/// Builds the site in `dist/`, unless it is there in its newest state.
pub(crate) fn build(project: &Project) -> Result<()> {
    let stamp = project.fingerprint(SOURCES)?;
    let stamp_file = project.dist().join(STAMP);
    if fs::read_to_string(&stamp_file).is_ok_and(|found| found == stamp) {
        step("the site in dist/ is up to date");
        return Ok(());
    }
    build_in(project, &project.dist(), Program::Split)?;
    fs::write(stamp_file, stamp)?;
    step("the site is in dist/");
    Ok(())
}

/// Builds the site in a folder.
pub(crate) fn build_in(project: &Project, folder: &Path, form: Program) -> Result<()> {
    set_up::targets()?;
    let path = set_up::site_tools(project)?;
    step("building the site");
    let mut trunk = program("trunk");
    trunk.args(["build", "--release", "--log", LOG, "--dist"]).arg(folder).current_dir(&project.root);
    if form == Program::Split {
        // Read by the hook that Trunk runs, tools/site.
        trunk.env("VEXILLUM_SPLIT", set_up::splitter(project)?);
    }
    // Trunk wants "true" or "false" here and stops at the usual "1".
    run(trunk.env("PATH", path).env_remove("NO_COLOR"))
}

/// Fails unless a finished site is in `dist/`.
pub(crate) fn ensure_built(project: &Project) -> Result<()> {
    ensure!(project.dist().join("index.html").exists(), "there is no site in dist/: cargo xtask build makes it");
    Ok(())
}
