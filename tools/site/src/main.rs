//! Hook that Trunk runs at the end of each build, on the staged site: whatever Trunk cannot do itself.
//!
//! Trunk passes the folder of the staged site and the profile in environment variables. A failure fails the build.

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

/// Environment variable that names the program `wasm-split-cli`; where it is unset, the page stays in one piece.
const SPLIT: &str = "VEXILLUM_SPLIT";

/// The staged site.
struct Site {
    folder: PathBuf,
    /// Text of `index.html`, which each step may change.
    page: String,
}

impl Site {
    fn open(folder: PathBuf) -> Result<Self> {
        let page = fs::read_to_string(folder.join("index.html")).context("the staged index.html")?;
        Ok(Self { folder, page })
    }

    /// Replaces a text in `index.html`, where it must stand.
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
    // Last, since it tells the contents of all files.
    offline::list(&site, release)
}
