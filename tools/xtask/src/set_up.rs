//! The tools that the commands need, installed where they are missing.

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

/// The browser's target.
pub(crate) const BROWSER: &str = "wasm32-unknown-unknown";
/// That, and one without any operating system, on which the engine has to compile too.
const TARGETS: &[&str] = &[BROWSER, "wasm32v1-none"];
const OLDEST_NODE: u32 = 20;
/// Trunk does not know this tool, so `Trunk.toml` cannot name its version.
const ESBUILD: &str = "0.28.2";
/// Nor this one, which takes the program of the page apart.
const SPLIT: &str = "0.2.4";
/// The newest that runs on the oldest Node.
const LIGHTHOUSE: &str = "12.8.2";

/// Installs all there is, for a machine that will be off line later.
pub(crate) fn everything(project: &Project) -> Result<()> {
    targets()?;
    small_library(project)?;
    site_tools(project)?;
    esbuild(project)?;
    node_packages(project)?;
    browser::find(project)?;
    step("all tools are there");
    Ok(())
}

/// The compiler's libraries for the targets.
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

/// What makes cargo compile the standard library with the program: fit for it, and without the words that a panic says
/// to nobody in a browser. Features of the nightly compiler that the stable one has when it is asked in this way.
const SMALL_LIBRARY: &[(&str, &str)] = &[
    ("RUSTC_BOOTSTRAP", "1"),
    ("CARGO_UNSTABLE_BUILD_STD", "std,panic_abort"),
    ("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", "-Zunstable-options -Cpanic=immediate-abort"),
];

/// The environment in which cargo makes the smallest programs for the browser; none where the compiler or its sources do
/// not allow it, and the programs become a tenth larger.
pub(crate) fn small_library(project: &Project) -> Result<&'static [(&'static str, &'static str)]> {
    let root = read(program("rustc").args(["--print", "sysroot"]))?;
    let sources = Path::new(root.trim()).join("lib/rustlib/src/rust/library/Cargo.lock");
    let add_sources = || {
        step("adding the sources of the standard library");
        run(program("rustup").args(["component", "add", "rust-src"]))
    };
    // The fetch brings what the library is made from, and shows that this compiler knows the flags.
    let fetch = || {
        run(program("cargo")
            .args(["fetch", "--quiet", "--locked", "--target", BROWSER])
            .envs(SMALL_LIBRARY.iter().copied())
            .current_dir(&project.root))
    };
    let ready = if sources.exists() { Ok(()) } else { add_sources() };
    match ready.and_then(|()| fetch()) {
        Ok(()) => Ok(SMALL_LIBRARY),
        Err(error) => {
            step(&format!("{error:#}; the site becomes larger with the standard library as it comes"));
            Ok(&[])
        }
    }
}

/// Node runs wasm-opt, the server and the browser tests.
pub(crate) fn node() -> Result<()> {
    let Some(found) = version("node") else {
        bail!("Node {OLDEST_NODE} or newer is needed: https://nodejs.org");
    };
    let major = found.split('.').next().and_then(|number| number.parse().ok()).unwrap_or(0);
    ensure!(major >= OLDEST_NODE, "Node {OLDEST_NODE} or newer is needed, this is {found}: https://nodejs.org");
    Ok(())
}

/// Where the tools that make the site are.
pub(crate) struct Tools {
    /// The search path on which Trunk and the tools that it calls are found.
    pub(crate) path: OsString,
    /// What takes a program apart.
    pub(crate) split: PathBuf,
}

/// The tools that make the site.
pub(crate) fn site_tools(project: &Project) -> Result<Tools> {
    node()?;
    let mut folders = Vec::new();
    let trunk = project.trunk_setting("trunk-version")?;
    folders.extend(cargo_tool(project, "trunk", "trunk", &trunk, &["--locked"]).context("Trunk is needed")?);
    let bindgen = project.trunk_setting("tools.wasm_bindgen")?;
    match cargo_tool(project, "wasm-bindgen-cli", "wasm-bindgen", &bindgen, &[]) {
        Ok(folder) => folders.extend(folder),
        Err(error) => step(&format!("{error:#}; Trunk will download wasm-bindgen itself")),
    }
    match wasm_opt(project) {
        Ok(folder) => folders.extend(folder),
        Err(error) => step(&format!("{error:#}; Trunk will download wasm-opt itself")),
    }
    folders.extend(env::split_paths(&env::var_os("PATH").unwrap_or_default()));
    Ok(Tools { path: env::join_paths(folders)?, split: splitter(project)? })
}

/// What takes a program apart. It does not tell its version, so it has a folder of its own.
fn splitter(project: &Project) -> Result<PathBuf> {
    let home = project.cache.join(format!("wasm-split-{SPLIT}"));
    let found = home.join("bin/wasm-split-cli").with_extension(env::consts::EXE_EXTENSION);
    if !found.exists() {
        step(&format!("installing wasm_split_cli_support {SPLIT} (some minutes, once)"));
        install(&home, "wasm_split_cli_support", SPLIT, &["--locked", "--features", "build-binary"])?;
    }
    Ok(found)
}

/// Installs a program by cargo unless it is there in the right version.
/// Returns the folder to add to the search path; none if it is on it already.
fn cargo_tool(project: &Project, package: &str, name: &str, wanted: &str, options: &[&str]) -> Result<Option<PathBuf>> {
    if version(name).as_deref() == Some(wanted) {
        return Ok(None);
    }
    let tools = project.cache.join("tools");
    let folder = tools.join("bin");
    if version(folder.join(name)).as_deref() != Some(wanted) {
        step(&format!("installing {package} {wanted} (some minutes, once)"));
        install(&tools, package, wanted, options)?;
    }
    Ok(Some(folder))
}

/// Installs a program by cargo.
fn install(home: &Path, package: &str, version: &str, options: &[&str]) -> Result<()> {
    run(program("cargo")
        .args(["install", package, "--version", version, "--root"])
        .arg(home)
        .args(options)
        // A checkout's own settings have no place in the build of a tool.
        .env_remove("CARGO_TARGET_DIR")
        .current_dir(env::temp_dir()))
}

/// The optimizer of WebAssembly, from npm, which has it for every system.
fn wasm_opt(project: &Project) -> Result<Option<PathBuf>> {
    let setting = project.trunk_setting("tools.wasm_opt")?;
    let wanted = setting.trim_start_matches("version_");
    if version("wasm-opt").as_deref() == Some(wanted) {
        return Ok(None);
    }
    let modules = npm_package(project, "binaryen", wanted)?;
    Ok(Some(modules.join(".bin")))
}

/// The minifier of scripts: the folder of its package.
pub(crate) fn esbuild(project: &Project) -> Result<PathBuf> {
    Ok(npm_package(project, "esbuild", ESBUILD)?.join("esbuild"))
}

/// What judges the site as browsers do: the folder of its package. It is large, and measurements alone need it.
pub(crate) fn lighthouse(project: &Project) -> Result<PathBuf> {
    node()?;
    Ok(npm_package(project, "lighthouse", LIGHTHOUSE)?.join("lighthouse"))
}

/// Installs a package by npm unless it is there. Returns the folder of its modules.
fn npm_package(project: &Project, package: &str, wanted: &str) -> Result<PathBuf> {
    let home = project.cache.join(format!("{package}-{wanted}"));
    let modules = home.join("node_modules");
    // npm writes this file last, so it tells that nothing was interrupted.
    if !modules.join(".package-lock.json").exists() {
        step(&format!("installing {package} {wanted}"));
        fs::create_dir_all(&home)?;
        run(program("npm")
            .args(["install", "--no-audit", "--no-fund", "--loglevel=error", "--prefix"])
            .arg(&home)
            .arg(format!("{package}@{wanted}")))?;
    }
    Ok(modules)
}

/// The npm packages of the browser tests: in the cache by their lock file, linked into the checkout.
pub(crate) fn node_packages(project: &Project) -> Result<()> {
    node()?;
    let state = project.fingerprint(&["tests/e2e/package.json", "tests/e2e/package-lock.json"])?;
    let home = project.cache.join(format!("e2e-{state}"));
    let packages = home.join("node_modules");
    // npm writes this file last, so it tells that nothing was interrupted.
    if !packages.join(".package-lock.json").exists() {
        step("installing the packages of the browser tests");
        fs::create_dir_all(&home)?;
        for file in ["package.json", "package-lock.json"] {
            fs::copy(project.e2e().join(file), home.join(file))?;
        }
        run(program("npm").args(["ci", "--no-audit", "--no-fund", "--loglevel=error"]).current_dir(&home))?;
    }
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
