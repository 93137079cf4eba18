//! Hook that Trunk runs at the end of each build, for steps that Trunk does not have.
//!
//! Trunk passes the folder of the staged site and the profile in environment variables. If the hook fails,
//! so does the build.

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

mod embed;
mod offline;
mod policy;
mod split;
mod worker;

/// Environment variable that names the program `wasm-split-cli`. Without it the page stays in one piece.
const SPLIT: &str = "VEXILLUM_SPLIT";

/// Staged site.
struct Site {
    folder: PathBuf,
    /// Contents of `index.html`, which the steps change.
    page: String,
}

impl Site {
    fn open(folder: PathBuf) -> Result<Self> {
        let page = fs::read_to_string(folder.join("index.html")).context("the staged index.html")?;
        Ok(Self { folder, page })
    }

    /// Replaces a text in `index.html`.
    ///
    /// # Errors
    /// If the page does not contain the text.
    fn replace(&mut self, from: &str, to: &str) -> Result<()> {
        anyhow::ensure!(self.page.contains(from), "index.html does not hold {from}");
        self.page = self.page.replace(from, to);
        Ok(())
    }
}

fn variable(name: &str) -> Result<String> {
    env::var(name).with_context(|| format!("{name} is unset: Trunk runs this program"))
}

fn main() -> Result<()> {
    let mut site = Site::open(variable("TRUNK_STAGING_DIR")?.into())?;
    let release = variable("TRUNK_PROFILE")? == "release";
    if release {
        if let Some(program) = env::var_os(SPLIT) {
            split::page(&mut site, Path::new(&program))?;
        }
        worker::name_by_content(&mut site)?;
    } else {
        policy::allow_inline_scripts(&mut site)?;
    }
    fs::write(site.folder.join("index.html"), &site.page)?;
    embed::write(&site)?;
    // This step is the last one, since it hashes all files.
    offline::list(&site, release)
}
