//! Split of the page's program at the seams of `web/src/parts.rs`, so that a first visit loads less.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result};
use vexillum_site::{files, run};

use crate::Site;

const TARGET: &str = "wasm32-unknown-unknown";
/// Name of the program, with which the names of its files begin.
const NAME: &str = "page";
const MODULE: &str = ".js";
const PROGRAM: &str = "_bg.wasm";
/// Flags of `wasm-opt` for the WebAssembly features in use, which every browser of the last years has.
///
/// The parts do not name their features themselves.
const FEATURES: &[&str] = &[
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
    "--enable-simd",
];

/// Replaces the program that Trunk has staged by the split one, in a folder of the same name.
pub(crate) fn page(site: &mut Site, splitter: &Path) -> Result<()> {
    let whole = files(&site.folder)?
        .into_iter()
        .filter_map(|file| Some(file.file_name()?.to_str()?.to_owned()))
        .find_map(|name| name.strip_suffix(PROGRAM).filter(|name| name.starts_with(NAME)).map(str::to_owned))
        .context("Trunk has staged no program of the page")?;
    let folder = site.folder.join(&whole);
    fs::create_dir(&folder)?;
    split(&compile()?, &folder, splitter)?;
    for end in [MODULE, PROGRAM] {
        fs::remove_file(site.folder.join([&whole, end].concat()))?;
        site.replace(&[&whole, end].concat(), &[&whole, "/", NAME, end].concat())?;
    }
    Ok(())
}

/// Compiles the page with its seams and returns the program.
fn compile() -> Result<PathBuf> {
    // The splitter needs the relocations to know the references between functions.
    run(Command::new("cargo")
        .args(["rustc", "--quiet", "--locked", "--profile", NAME, "--target", TARGET])
        .args(["--package", "vexillum-web", "--bin", NAME, "--features", "split"])
        .args(["--", "-C", "link-args=--emit-relocs"]))?;
    let target = env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into());
    Ok(Path::new(&target).join(TARGET).join(NAME).join(NAME).with_extension("wasm"))
}

/// Splits a program into a folder and optimizes each part for size, as Trunk does with the whole.
fn split(program: &Path, folder: &Path, splitter: &Path) -> Result<()> {
    run(Command::new(splitter).args(["--out-name", NAME]).arg(program).arg(folder))?;
    let main = folder.join(NAME).with_extension("wasm");
    run(Command::new("wasm-bindgen")
        // The parts call functions of the main part by a table that is removed without this option.
        .args(["--target", "web", "--keep-lld-exports", "--no-typescript", "--out-name", NAME, "--out-dir"])
        .arg(folder)
        .arg(&main))?;
    fs::remove_file(main)?;
    for part in files(folder)?.iter().filter(|file| file.extension().is_some_and(|end| end == "wasm")) {
        run(Command::new("wasm-opt").arg("-Oz").args(FEATURES).arg(part).arg("--output").arg(part))?;
    }
    Ok(())
}
