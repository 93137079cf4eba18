//! Folder of the computer player's worker, named by its contents.

use std::fs;

use anyhow::{Context, Result};
use vexillum_site::fingerprint;

use crate::Site;

/// Folder into which Trunk puts the worker, without hashes in the names of its files.
const FOLDER: &str = "worker";

/// Adds a hash of the contents to the folder's name.
///
/// So a page never starts another build's worker from a browser's cache.
pub(crate) fn name_by_content(site: &mut Site) -> Result<()> {
    let folder = site.folder.join(FOLDER);
    let name = format!("{FOLDER}-{}", fingerprint(&site.folder, &[FOLDER])?);
    fs::rename(folder, site.folder.join(&name)).with_context(|| name.clone())?;
    site.replace(&format!("{FOLDER}/"), &format!("{name}/"))
}
