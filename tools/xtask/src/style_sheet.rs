//! One style sheet from many: one for what is seen first, one for what is loaded later.

use std::{fs, path::PathBuf};

use anyhow::Result;

use crate::project::{Project, files};

/// The sheets that all others build on come first; the order of the others does not matter, as each
/// styles a component of its own.
const BASE: &[&str] = &["theme.css", "fonts.css", "layout.css"];

/// Joins all sheets of `assets/styles`, since a page waits for every single one before it paints; those in the folder
/// `later` by themselves.
pub(crate) fn bundle(project: &Project) -> Result<()> {
    let styles = project.root.join("assets/styles");
    let (later, first) = files(&styles)?.into_iter().partition(|sheet| sheet.starts_with(styles.join("later")));
    join(project, first, "styles.css")?;
    join(project, later, "later.css")
}

fn join(project: &Project, mut sheets: Vec<PathBuf>, name: &str) -> Result<()> {
    // The sort is stable and the files are in order, so the others stay in the order of their names.
    sheets.sort_by_key(|sheet| BASE.iter().position(|base| sheet.ends_with(base)).unwrap_or(BASE.len()));
    let mut bundle = String::new();
    for sheet in sheets {
        bundle.push_str(&fs::read_to_string(sheet)?);
    }
    let target = project.root.join("target/site");
    fs::create_dir_all(&target)?;
    fs::write(target.join(name), bundle)?;
    Ok(())
}
