//! One style sheet from many.

use std::fs;

use anyhow::Result;

use crate::project::{Project, files};

/// The sheets that all others build on come first; the order of the others does not matter, as each
/// styles a component of its own.
const BASE: &[&str] = &["theme.css", "fonts.css", "layout.css"];

/// Joins all sheets of `assets/styles`, since a page waits for every single one before it paints.
pub(crate) fn bundle(project: &Project) -> Result<()> {
    let mut sheets: Vec<_> = files(&project.root.join("assets/styles"))?.into_iter().collect();
    // The sort is stable and the files are in order, so the others stay in the order of their names.
    sheets.sort_by_key(|sheet| BASE.iter().position(|base| sheet.ends_with(base)).unwrap_or(BASE.len()));
    let mut bundle = String::new();
    for sheet in sheets {
        bundle.push_str(&fs::read_to_string(sheet)?);
    }
    let target = project.root.join("target/site");
    fs::create_dir_all(&target)?;
    fs::write(target.join("styles.css"), bundle)?;
    Ok(())
}
