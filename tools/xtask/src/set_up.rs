//! Tools that the commands need, installed where they are missing.

use std::{
    env,
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail, ensure};

use crate::{
    browser,
    process::{program, read, run, step, version},
    project::Project,
};

/// Rust target of the browser.
pub(crate) const BROWSER: &str = "wasm32-unknown-unknown";
/// Rust targets: the browser, and one without an operating system, for the engine alone.
const TARGETS: &[&str] = &[BROWSER, "wasm32v1-none"];
const OLDEST_NODE: u32 = 20;
/// Version of the program that splits the page. Trunk does not use it, so `Trunk.toml` cannot name it.
const SPLITTER: &str = "0.2.4";
/// Folder of the package list of Trunk's tools, with its lock file.
const SITE_PACKAGES: &str = "tools/npm/site";
/// Folder of the package list of Lighthouse, with its lock file.
const LIGHTHOUSE: &str = "tools/npm/lighthouse";

/// Installs all tools, for a machine that will be offline later.
pub(crate) fn everything(project: &Project) -> Result<()> {
    targets()?;
    site_tools(project)?;
    splitter(project)?;
    node_packages(project)?;
    browser::test_driver(project)?;
    step("all tools are there");
    Ok(())
}

/// Installs the standard libraries of the Rust targets.
pub(crate) fn targets() -> Result<()> {
    for target in TARGETS {
        let folder = read(program("rustc").args(["--print", "target-libdir", "--target", target]))?;
        if !Path::new(folder.trim()).exists() {
            step(&format!("adding the Rust target {target}"));
            run(program("rustup").args(["target", "add", target])).with_context(|| {
                format!("the compiler lacks the target {target}; https://rustup.rs installs one that can add it")
            })?;
        }
    }
    Ok(())
}

/// Fails without Node, which runs wasm-opt, the server and the browser tests.
pub(crate) fn node() -> Result<()> {
    let Some(found) = version("node") else {
        bail!("Node {OLDEST_NODE} or newer is needed: https://nodejs.org");
    };
    let major = found.split('.').next().and_then(|number| number.parse().ok()).unwrap_or(0);
    ensure!(major >= OLDEST_NODE, "Node {OLDEST_NODE} or newer is needed, this is {found}: https://nodejs.org");
    Ok(())
}

/// Search path with Trunk and the tools that it calls.
pub(crate) fn site_tools(project: &Project) -> Result<OsString> {
    node()?;
    let mut folders = Vec::new();
    let trunk = project.trunk_setting("trunk-version")?;
    folders.extend(cargo_tool(project, "trunk", "trunk", &trunk).context("Trunk is needed")?);
    let bindgen = project.trunk_setting("tools.wasm_bindgen")?;
    let others = [
        ("wasm-bindgen", cargo_tool(project, "wasm-bindgen-cli", "wasm-bindgen", &bindgen)),
        ("wasm-opt", npm_tool(project, "wasm-opt", "tools.wasm_opt")),
        ("sass", npm_tool(project, "sass", "tools.sass")),
    ];
    for (name, found) in others {
        match found {
            Ok(folder) => folders.extend(folder),
            Err(error) => step(&format!("{error:#}; Trunk will download {name} itself")),
        }
    }
    folders.extend(env::split_paths(&env::var_os("PATH").unwrap_or_default()));
    Ok(env::join_paths(folders)?)
}

/// Program that splits the page. It cannot print its version, so each version has a folder of its own.
pub(crate) fn splitter(project: &Project) -> Result<PathBuf> {
    let home = project.cache.join(format!("wasm-split-{SPLITTER}"));
    let found = home.join("bin/wasm-split-cli").with_extension(env::consts::EXE_EXTENSION);
    if !found.exists() {
        step(&format!("installing wasm_split_cli_support {SPLITTER} (some minutes, once)"));
        install(&home, "wasm_split_cli_support", SPLITTER, &["--features", "build-binary"])?;
    }
    Ok(found)
}

/// Installs a program by cargo, unless the right version exists.
///
/// Returns the folder to add to the search path; `None` if the program is already on it.
fn cargo_tool(project: &Project, package: &str, name: &str, wanted: &str) -> Result<Option<PathBuf>> {
    if version(name).as_deref() == Some(wanted) {
        return Ok(None);
    }
    let tools = project.cache.join("tools");
    let folder = tools.join("bin");
    if version(folder.join(name)).as_deref() != Some(wanted) {
        step(&format!("installing {package} {wanted} (some minutes, once)"));
        install(&tools, package, wanted, &[])?;
    }
    Ok(Some(folder))
}

/// Installs a program by cargo, with the locked dependencies of its package.
///
/// If that fails, as with a registry mirror that lacks one of them, the newest dependencies are used.
fn install(home: &Path, package: &str, version: &str, options: &[&str]) -> Result<()> {
    install_by(home, package, version, &[options, &["--locked"]].concat()).or_else(|error| {
        step(&format!("{error:#}; without the lock file of {package}"));
        install_by(home, package, version, options)
    })
}

fn install_by(home: &Path, package: &str, version: &str, options: &[&str]) -> Result<()> {
    run(program("cargo")
        .args(["install", package, "--version", version, "--root"])
        .arg(home)
        .args(options)
        // A tool runs for seconds, so a short build matters more than a fast program.
        .envs([("CARGO_PROFILE_RELEASE_LTO", "off"), ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")])
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1")
        // The settings of a checkout must not affect the build of a tool.
        .env_remove("CARGO_TARGET_DIR")
        .current_dir(env::temp_dir()))
}

/// Installs a program by npm, which works on every system, unless the version in `Trunk.toml` exists.
///
/// Returns the folder to add to the search path; `None` if the program is already on it.
fn npm_tool(project: &Project, name: &str, setting: &str) -> Result<Option<PathBuf>> {
    let setting = project.trunk_setting(setting)?;
    if version(name).as_deref() == Some(setting.trim_start_matches("version_")) {
        return Ok(None);
    }
    Ok(Some(npm_packages(project, SITE_PACKAGES)?.join(".bin")))
}

/// Folder of the Lighthouse package. The package is large, so only measurements install it.
pub(crate) fn lighthouse(project: &Project) -> Result<PathBuf> {
    node()?;
    Ok(npm_packages(project, LIGHTHOUSE)?.join("lighthouse"))
}

/// Installs the locked packages of a list into the cache and returns the folder of the modules.
fn npm_packages(project: &Project, folder: &str) -> Result<PathBuf> {
    let files = ["package.json", "package-lock.json"].map(|file| format!("{folder}/{file}"));
    let state = project.fingerprint(&files.each_ref().map(String::as_str))?;
    let name = Path::new(folder).file_name().context("a list of packages has a name")?.display();
    let home = project.cache.join(format!("{name}-{state}"));
    let modules = home.join("node_modules");
    // npm writes this file last, so it marks a complete installation.
    if !modules.join(".package-lock.json").exists() {
        step(&format!("installing the packages of {folder}"));
        fs::create_dir_all(&home)?;
        for file in &files {
            let file = project.root.join(file);
            fs::copy(&file, home.join(file.file_name().unwrap_or_default()))?;
        }
        run(program("npm").args(["ci", "--no-audit", "--no-fund", "--loglevel=error"]).current_dir(&home))?;
    }
    Ok(modules)
}

/// Installs the npm packages of the browser tests into the cache and links them into the checkout.
pub(crate) fn node_packages(project: &Project) -> Result<()> {
    node()?;
    let packages = npm_packages(project, "tests/e2e")?;
    let link = project.e2e().join("node_modules");
    if fs::read_link(&link).is_ok_and(|target| target == packages) {
        return Ok(());
    }
    if link.is_symlink() {
        fs::remove_file(&link)?;
    } else if link.exists() {
        fs::remove_dir_all(&link)?;
    }
    link_folder(&packages, &link).with_context(|| format!("cannot link {} to {}", link.display(), packages.display()))
}

#[cfg(unix)]
fn link_folder(target: &Path, link: &Path) -> std::io::Result<()> {
    std::os::unix::fs::symlink(target, link)
}

#[cfg(windows)]
fn link_folder(target: &Path, link: &Path) -> std::io::Result<()> {
    std::os::windows::fs::symlink_dir(target, link)
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;

    #[test]
    fn packages_have_the_versions_that_trunk_is_to_run() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("the checkout").to_owned();
        let project = Project { cache: root.clone(), root };
        for (package, setting) in [("binaryen", "tools.wasm_opt"), ("sass", "tools.sass")] {
            let list = fs::read_to_string(project.root.join(SITE_PACKAGES).join("package-lock.json")).expect("a list");
            let list: Value = serde_json::from_str(&list).expect("JSON");
            let locked = list["packages"][format!("node_modules/{package}")]["version"].as_str().expect("a version");
            let wanted = project.trunk_setting(setting).expect("a version");
            let wanted = wanted.trim_start_matches("version_");
            assert!(locked == wanted || locked.starts_with(&format!("{wanted}.")), "{package}: {locked}, {wanted}");
        }
    }
}
