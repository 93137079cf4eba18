//! Files, hashes and child processes, for `cargo xtask` and for this package's program, Trunk's hook.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, ensure};
use base64::{Engine, prelude::BASE64_STANDARD};
use sha2::{Digest, Sha256};

/// All files at or below `path`, in order; empty if it does not exist.
///
/// # Errors
/// If a folder cannot be read.
pub fn files(path: &Path) -> Result<BTreeSet<PathBuf>> {
    let mut found = BTreeSet::new();
    if path.is_dir() {
        for entry in fs::read_dir(path)? {
            found.extend(files(&entry?.path())?);
        }
    } else if path.exists() {
        found.insert(path.to_owned());
    }
    Ok(found)
}

/// URL path of a file, relative to `folder`.
///
/// # Errors
/// If the file is not below `folder`.
pub fn address(folder: &Path, file: &Path) -> Result<String> {
    Ok(file.strip_prefix(folder)?.display().to_string().replace('\\', "/"))
}

/// SHA-256 hash in the form of integrity attributes and content security policies.
pub fn integrity(contents: &[u8]) -> String {
    format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(contents)))
}

/// Hash of the paths and contents of files and folders below `root`, as 16 hexadecimal digits.
///
/// # Errors
/// If a file cannot be read.
pub fn fingerprint(root: &Path, paths: &[&str]) -> Result<String> {
    let mut hasher = Sha256::new();
    for path in paths {
        for file in files(&root.join(path))? {
            hasher.update(address(root, &file)?);
            // A hash has a fixed length, so no two states give the same bytes.
            hasher.update(b"\0");
            hasher.update(Sha256::digest(fs::read(&file)?));
        }
    }
    let hash = hasher.finalize();
    let start = hash.first_chunk().context("SHA-256 has 32 bytes")?;
    Ok(format!("{:016x}", u64::from_be_bytes(*start)))
}

/// Runs a program, with its output shown to the user.
///
/// # Errors
/// If the program cannot be started or fails.
pub fn run(command: &mut Command) -> Result<()> {
    let name = Path::new(command.get_program()).file_name().unwrap_or_default().display().to_string();
    let status = command.status().with_context(|| format!("cannot start {name}"))?;
    ensure!(status.success(), "{name} failed ({status})");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::integrity;

    #[test]
    fn hashes_as_browsers_read_them() {
        assert_eq!(integrity(b"abc"), "sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=");
    }
}
