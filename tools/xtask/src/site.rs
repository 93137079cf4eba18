//! The static site.

use std::{fs, path::PathBuf};

use anyhow::{Context, Result};

use crate::{
    offline,
    process::{program, run, step},
    project::{Project, files},
    set_up, style_sheet,
};

/// What the three programs are made from.
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
pub(crate) const STAMP: &str = "build.txt";

/// Trunk cannot minify the newest JavaScript and says so each time.
const LOG: &str = "warn,trunk::processing::minify=off";

/// The programs that the page loads later, each with the files that belong to it.
const LATER: &[(&str, &[&str])] = &[
    ("worker", &["worker_loader.js", "worker.js", "worker_bg.wasm"]),
    ("workshop", &["workshop_start.js", "workshop.js", "workshop_bg.wasm", "workshop.css"]),
];

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
        .envs(set_up::small_library(project)?.iter().copied())
        // Trunk wants "true" or "false" here and stops at the usual "1".
        .env_remove("NO_COLOR"))?;
    minify(project)?;
    version(project, &code)?;
    offline::list(project)?;
    fs::write(stamp_file, stamp)?;
    step("the site is in dist/");
    Ok(())
}

/// Makes the scripts smaller, as Trunk cannot, and the sheets of styles, as it can for the first one alone.
fn minify(project: &Project) -> Result<()> {
    let esbuild = set_up::esbuild(project)?;
    let small = |file: &PathBuf| file.extension().is_some_and(|end| end == "js" || end == "css");
    let texts = files(&project.dist())?.into_iter().filter(small);
    run(program("node").arg(project.root.join("tools/xtask/src/minify.cjs")).arg(esbuild).args(texts))
}

/// Moves each program that is loaded later into a folder named by the build. Trunk gives its files no hash, so a
/// browser's cache could pair an old program with a new page.
fn version(project: &Project, code: &str) -> Result<()> {
    for (name, files) in LATER {
        let folder = project.dist().join(format!("{name}-{code}"));
        fs::create_dir_all(&folder)?;
        for file in *files {
            fs::rename(project.dist().join(file), folder.join(file)).with_context(|| (*file).to_owned())?;
        }
    }
    Ok(())
}
