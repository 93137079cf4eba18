//! Files of the staged site and hashes of their contents.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};
use base64::{Engine, prelude::BASE64_STANDARD};
use sha2::{Digest, Sha256};

/// All files at or below `path`, in order.
pub(crate) fn files(path: &Path) -> Result<BTreeSet<PathBuf>> {
    let mut found = BTreeSet::new();
    for entry in fs::read_dir(path)? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(files(&path)?);
        } else {
            found.insert(path);
        }
    }
    Ok(found)
}

/// Path of a file below `folder` as it stands in addresses.
pub(crate) fn address(folder: &Path, file: &Path) -> Result<String> {
    Ok(file.strip_prefix(folder)?.display().to_string().replace('\\', "/"))
}

/// Hash of a text in the form of integrity attributes and content security policies.
pub(crate) fn integrity(contents: &[u8]) -> String {
    format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(contents)))
}

/// First 16 hexadecimal digits of the hash of all files of a folder.
pub(crate) fn fingerprint(folder: &Path) -> Result<String> {
    let mut hasher = Sha256::new();
    for file in files(folder)? {
        hasher.update(address(folder, &file)?);
        hasher.update(fs::read(&file)?);
    }
    let hash = hasher.finalize();
    let start = hash.first_chunk().context("SHA-256 has 32 bytes")?;
    Ok(format!("{:016x}", u64::from_be_bytes(*start)))
}

#[cfg(test)]
mod tests {
    use super::integrity;

    #[test]
    fn hashes_as_browsers_read_them() {
        assert_eq!(integrity(b"abc"), "sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=");
    }
}
