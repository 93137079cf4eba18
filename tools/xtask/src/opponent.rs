//! `cargo xtask opponent`: the computer player of a commit, as an external program for the arena.

use std::path::Path;

use anyhow::{Context, Result};

use crate::{
    process::{program, read, run, step},
    project::Project,
};

/// Builds the program `protocol` of a commit in the cache, once, and prints the arena's command line.
pub(crate) fn opponent(project: &Project, commit: &str) -> Result<()> {
    let git = |folder: &Path| {
        let mut git = program("git");
        git.current_dir(folder);
        git
    };
    let revision = format!("{commit}^{{commit}}");
    let hash = read(git(&project.root).args(["rev-parse", "--verify", "--end-of-options", &revision]))
        .with_context(|| format!("{commit} names no commit"))?;
    let hash = hash.trim();
    let home = project.cache.join("opponents").join(hash);
    let built = home.join("target/release").join(format!("protocol{}", std::env::consts::EXE_SUFFIX));
    if !built.exists() {
        step(&format!("building the computer player of {hash}"));
        if !home.join(".git").exists() {
            run(git(&project.root).args(["clone", "--quiet", "--shared", "--no-checkout", "."]).arg(&home))?;
        }
        run(git(&home).args(["checkout", "--quiet", "--force", "--detach", hash]))?;
        let line = "build --quiet --release --locked --package vexillum-tools --bin protocol";
        run(program("cargo").args(line.split(' ')).current_dir(&home).env_remove("CARGO_TARGET_DIR"))?;
    }
    println!("cargo run --release -p vexillum-tools --bin arena -- --blue \"program:{}\"", built.display());
    Ok(())
}
