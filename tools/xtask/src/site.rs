//! The static site.

use std::fs;

use anyhow::{Context, Result};

use crate::{
    process::{program, run, step},
    project::Project,
    set_up, style_sheet,
};

/// What the two programs are made from.
const CODE: &[&str] = &[
    "Cargo.toml",
    "Cargo.lock",
    ".cargo/config.toml",
    "Trunk.toml",
    "engine/Cargo.toml",
    "engine/src",
    "web/Cargo.toml",
    "web/src",
];
/// What else the site is made from.
const REST: &[&str] = &["index.html", "assets", "tools/xtask/src"];
/// Tells which state of the sources the finished site shows.
const STAMP: &str = "build.txt";

/// Trunk cannot minify the newest JavaScript and says so each time; compressed, it hardly matters.
const LOG: &str = "warn,trunk::processing::minify=off";

/// `cargo xtask build`
pub(crate) fn build_command(project: &Project, _: &[String]) -> Result<()> {
    build(project)
}

/// Makes the site in `dist/`, unless it is there in its newest state.
pub(crate) fn build(project: &Project) -> Result<()> {
    let code = project.fingerprint(CODE)?;
    let stamp = format!("{code}-{}\n", project.fingerprint(REST)?);
    let stamp_file = project.dist().join(STAMP);
    if fs::read_to_string(&stamp_file).is_ok_and(|found| found == stamp) {
        step("the site in dist/ is up to date");
        return Ok(());
    }
    set_up::targets()?;
    let path = set_up::site_tools(project)?;
    step("building the site");
    style_sheet::bundle(project)?;
    run(program("trunk")
        .args(["build", "--log", LOG])
        .current_dir(&project.root)
        .env("PATH", path)
        .env("VEXILLUM_BUILD", &code)
        // Trunk wants "true" or "false" here and stops at the usual "1".
        .env_remove("NO_COLOR"))?;
    version_worker(project, &code)?;
    fs::write(stamp_file, stamp)?;
    step("the site is in dist/");
    Ok(())
}

/// Moves the worker into a folder named by the build. Trunk gives its files no hash, so a browser's
/// cache could pair an old worker with a new page.
fn version_worker(project: &Project, code: &str) -> Result<()> {
    let folder = project.dist().join(format!("worker-{code}"));
    fs::create_dir_all(&folder)?;
    for file in ["worker_loader.js", "worker.js", "worker_bg.wasm"] {
        fs::rename(project.dist().join(file), folder.join(file)).with_context(|| file.to_owned())?;
    }
    Ok(())
}
