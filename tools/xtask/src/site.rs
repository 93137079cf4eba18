//! Build of the static site by Trunk.

use std::{fs, path::Path};

use anyhow::{Result, ensure};

use crate::{
    process::{program, run, step},
    project::Project,
    set_up,
};

/// Files and folders from which the site is built.
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
/// File with the hash of the sources from which the finished site was built.
pub(crate) const STAMP: &str = "build.txt";

/// Log filter of Trunk, without warnings of the minifier.
///
/// The minifier does not know the newest JavaScript and leaves such scripts as they are.
const LOG: &str = "info,trunk::processing::minify=off";

/// Form of the page's program.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Program {
    /// One file, as `trunk build --release` makes it.
    Whole,
    /// Split at the seams of `web/src/parts.rs`, so that a first visit loads less.
    Split,
}

/// Builds the site in `dist/`, unless it is up to date.
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
        // Trunk's hook, tools/site, reads this variable.
        trunk.env("VEXILLUM_SPLIT", set_up::splitter(project)?);
    }
    // Trunk accepts only "true" or "false" in NO_COLOR and stops at the usual "1".
    run(trunk.env("PATH", path).env_remove("NO_COLOR"))
}

/// Fails if there is no site in `dist/`.
pub(crate) fn ensure_built(project: &Project) -> Result<()> {
    ensure!(project.dist().join("index.html").exists(), "there is no site in dist/: cargo xtask build makes it");
    Ok(())
}
