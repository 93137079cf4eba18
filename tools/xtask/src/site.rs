//! The static site.

use std::{fs, path::PathBuf};

use anyhow::{Context, Result};

use crate::{
    embed, offline, page,
    process::{program, run, step},
    project::{Project, files},
    set_up, style_sheet,
};

/// What the programs are made from.
const CODE: &[&str] = &[
    "Cargo.toml",
    "Cargo.lock",
    ".cargo/config.toml",
    "Trunk.toml",
    "engine/Cargo.toml",
    "engine/src",
    "web/Cargo.toml",
    "web/src",
    "web/worker/Cargo.toml",
    "web/worker/src",
];
/// What else the site is made from.
const REST: &[&str] = &["index.html", "assets", "tools/xtask/src"];
/// Tells which state of the sources the finished site shows.
pub(crate) const STAMP: &str = "build.txt";

/// Trunk cannot minify the newest JavaScript and says so each time.
const LOG: &str = "warn,trunk::processing::minify=off";

/// The files of the worker as Trunk leaves them.
const WORKER: &[&str] = &["worker_loader.js", "worker.js", "worker_bg.wasm"];

/// Makes the site in `dist/`, unless it is there in its newest state.
pub(crate) fn build(project: &Project) -> Result<()> {
    let code = project.fingerprint(CODE)?;
    let all = project.fingerprint(&[CODE, REST].concat())?;
    let stamp = format!("{code}-{all}\n");
    let stamp_file = project.dist().join(STAMP);
    if fs::read_to_string(&stamp_file).is_ok_and(|found| found == stamp) {
        step("the site in dist/ is up to date");
        return Ok(());
    }
    set_up::targets()?;
    let tools = set_up::site_tools(project)?;
    let page = page::build(project, &tools, &code)?;
    step("the rest of the site");
    style_sheet::bundle(project)?;
    run(program("trunk")
        .args(["build", "--log", LOG])
        .current_dir(&project.root)
        .env("PATH", &tools.path)
        .env("VEXILLUM_BUILD", &code)
        .envs(set_up::small_library(project)?.iter().copied())
        // Trunk wants "true" or "false" here and stops at the usual "1".
        .env_remove("NO_COLOR"))?;
    page::copy(&page, &project.dist().join(page::NAME))?;
    fs::rename(project.dist().join("later.css"), project.dist().join(page::NAME).join("later.css"))?;
    minify(project)?;
    version(project, &code, &all)?;
    embed::page(project)?;
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

/// Puts each program into a folder named by what it was made from, so that a browser's cache cannot pair an old part of it
/// with a new one: neither Trunk nor we give the files a hash.
fn version(project: &Project, code: &str, all: &str) -> Result<()> {
    let dist = project.dist();
    let worker = dist.join(format!("worker-{code}"));
    fs::create_dir_all(&worker)?;
    for file in WORKER {
        fs::rename(dist.join(file), worker.join(file)).with_context(|| (*file).to_owned())?;
    }
    // With the program of the page lies its sheet of styles.
    fs::rename(dist.join(page::NAME), dist.join(format!("{}-{all}", page::NAME)))?;
    let index = dist.join("index.html");
    let html = fs::read_to_string(&index)?;
    Ok(fs::write(index, html.replace(&format!("{}/", page::NAME), &format!("{}-{all}/", page::NAME)))?)
}
