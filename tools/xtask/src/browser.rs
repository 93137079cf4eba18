//! The browser, and the scripts that drive it.

use std::{
    env,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, ensure};

use crate::{
    process::{program, read, run, step, version},
    project::Project,
    set_up, site,
};

/// Environment variables that may name the browser's program; the scripts read the first.
const NAMED_BY: &[&str] = &["VEXILLUM_BROWSER", "CHROME_PATH"];
/// Debian's package, and the program in it: it has no windows, and so starts and draws sooner.
const HEADLESS: &str = "chromium-headless-shell";
const PROGRAMS: &[&str] = &[
    HEADLESS,
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/// Finds or installs a browser. None stands for Playwright's own, which it finds by itself.
pub(crate) fn find(project: &Project) -> Result<Option<PathBuf>> {
    for name in NAMED_BY {
        if let Some(path) = env::var_os(name).filter(|value| !value.is_empty()) {
            ensure!(Path::new(&path).exists(), "{name} names a browser that is not there");
            return Ok(Some(path.into()));
        }
    }
    if let Some(found) = on_path() {
        return Ok(Some(found));
    }
    if Path::new("/etc/debian_version").exists() && read(program("id").arg("-u"))?.trim() == "0" {
        step("installing Chromium by apt-get");
        let installed = run(program("apt-get").args(["update", "-qq"])).and_then(|()| {
            run(program("apt-get")
                .args(["install", "-y", "-qq", "--no-install-recommends", HEADLESS])
                .env("DEBIAN_FRONTEND", "noninteractive"))
        });
        match installed {
            Ok(()) => return Ok(on_path()),
            Err(error) => step(&format!("{error:#}; trying Playwright's own browser")),
        }
    }
    set_up::node_packages(project)?;
    step("looking after Playwright's own browser");
    run(program("node")
        .args(["node_modules/playwright-core/cli.js", "install", "chromium"])
        .current_dir(project.e2e()))
    .context("no browser: install Chromium or Chrome, or name its program in VEXILLUM_BROWSER")?;
    Ok(None)
}

/// Playwright wants a whole path.
fn on_path() -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    let mut places = env::split_paths(&path).flat_map(|folder| PROGRAMS.iter().map(move |name| folder.join(name)));
    places.find(|place| place.is_file() && version(place).is_some())
}

/// Node, ready to run a script against the site in a browser.
pub(crate) fn driver(project: &Project) -> Result<Command> {
    set_up::node_packages(project)?;
    let browser = find(project)?;
    let mut node = program("node");
    node.current_dir(project.e2e());
    if let Some(path) = browser {
        node.env(NAMED_BY[0], path);
    }
    Ok(node)
}

/// Runs a script of `tests/e2e`.
pub(crate) fn run_script(project: &Project, script: &str, arguments: &[String]) -> Result<()> {
    ensure!(project.e2e().join(script).exists(), "there is no tests/e2e/{script}");
    site::build(project)?;
    run(driver(project)?.arg(script).args(arguments))
}

/// `cargo xtask screenshots`
pub(crate) fn screenshots(project: &Project) -> Result<()> {
    run_script(project, "screenshots.mjs", &[])
}
