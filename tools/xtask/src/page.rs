//! The program of the page: compiled as one, then taken apart into what is loaded first and what is loaded when it is
//! needed. Trunk, which makes the rest of the site, cannot do that.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::Result;

use crate::{
    crumbs,
    process::{program, run, step},
    project::{Project, copy_file, files},
    set_up::{self, Tools},
};

/// What the program is called, and the folder of the site in which it lies until that is named by the build.
pub(crate) const NAME: &str = "page";

/// What every browser of the last years has and the compiler makes use of. The parts that are loaded later do not say
/// by themselves what they use.
pub(crate) const FEATURES: &[&str] = &[
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
    "--enable-simd",
];

/// Small rather than fast, and twice, since the second time finds what the first leaves. Functions that are not put into their only
/// caller compress better, and no variable lies in the lowest memory, the far end of the stack.
const OPTIMIZE: &[&str] = &["-Oz", "-Oz", "--low-memory-unused", "--one-caller-inline-max-function-size=20"];

/// Makes the program and returns the folder in which all of its files are.
pub(crate) fn build(project: &Project, tools: &Tools, code: &str) -> Result<PathBuf> {
    step("the program of the page");
    run(program("cargo")
        .args(["rustc", "--quiet", "--locked", "--profile", "page", "--target", set_up::BROWSER])
        .args(["-p", "vexillum-web", "--bin", NAME])
        // What takes the program apart has to know what in it refers to what.
        .args(["--", "-C", "link-args=--emit-relocs"])
        .current_dir(&project.root)
        .env("PATH", &tools.path)
        .env("VEXILLUM_BUILD", code)
        .envs(set_up::small_library(project)?.iter().copied()))?;
    let compiled = project.target().join(set_up::BROWSER).join("page").join(NAME).with_extension("wasm");

    let folder = project.root.join("target/site").join(NAME);
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    run(program(&tools.split).args(["--out-name", NAME]).arg(compiled).arg(&folder))?;
    let first = folder.join(NAME).with_extension("wasm");
    run(program("wasm-bindgen")
        // What is loaded later finds the functions of this part in a table that is left out otherwise.
        .args(["--target", "web", "--keep-lld-exports", "--no-typescript", "--out-name", NAME, "--out-dir"])
        .arg(&folder)
        .arg(&first)
        .env("PATH", &tools.path))?;
    fs::remove_file(first)?;
    crumbs::sweep(&folder, &folder.join(format!("{NAME}_bg.wasm")), tools)?;
    for module in files(&folder)?.iter().filter(|file| file.extension().is_some_and(|end| end == "wasm")) {
        run(program("wasm-opt")
            .args(OPTIMIZE)
            .args(FEATURES)
            .arg(module)
            .arg("--output")
            .arg(module)
            .env("PATH", &tools.path))?;
    }
    Ok(folder)
}

/// Copies all files of a folder into another.
pub(crate) fn copy(from: &Path, to: &Path) -> Result<()> {
    for file in files(from)? {
        copy_file(&file, &to.join(file.strip_prefix(from)?))?;
    }
    Ok(())
}
