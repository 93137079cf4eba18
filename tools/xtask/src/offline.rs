//! What the service worker keeps, so that the site plays without a network.

use std::fs;

use anyhow::Result;
use base64::{Engine, prelude::BASE64_STANDARD};
use serde_json::{Map, Value};
use sha2::{Digest, Sha256};

use crate::project::{Project, files};

/// The service worker in `dist/`; what comes before it is made here.
const WORKER: &str = "sw.js";

/// Names, or parts of them, of what nobody needs for playing; a page that embeds the game is not without a network.
const LEFT_OUT: &[&str] = &[WORKER, "build.txt", "icons/", "embed.", "CREDITS", "-OFL.txt", "screenshots/"];

/// Tells the service worker in `dist/` which files to keep, with their hashes, and what this state of them is called.
pub(crate) fn list(project: &Project) -> Result<()> {
    let mut kept = Map::new();
    for file in files(&project.dist())? {
        let path = project.site_path(&file)?;
        if let Some(address) = address(&path) {
            kept.insert(address.to_owned(), Value::String(hash(&fs::read(file)?)));
        }
    }
    let list = Value::Object(kept).to_string();
    let worker = project.dist().join(WORKER);
    let program = fs::read_to_string(&worker)?;
    fs::write(worker, format!("const BUILD=\"{}\",FILES={list};\n{program}", hash(list.as_bytes())))?;
    Ok(())
}

/// Where the service worker finds a file of the site, from the page; none if it is not kept. Some hosts lead from
/// `index.html` to its folder, and a page that was led elsewhere cannot be kept.
fn address(path: &str) -> Option<&str> {
    let left_out = LEFT_OUT.iter().any(|mark| path.contains(mark));
    (!left_out).then_some(if path == "index.html" { "./" } else { path })
}

/// What a browser compares with the contents of a file.
fn hash(contents: &[u8]) -> String {
    format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(contents)))
}

#[cfg(test)]
mod tests {
    use super::{address, hash};

    #[test]
    fn what_is_kept() {
        for (path, expected) in [
            ("index.html", Some("./")),
            ("start.js", Some("start.js")),
            ("worker-0123/worker.js", Some("worker-0123/worker.js")),
            ("fonts/display.woff2", Some("fonts/display.woff2")),
            ("fonts/cinzel-OFL.txt", None),
            ("pieces/CREDITS.md", None),
            ("icons/512.png", None),
            ("embed.html", None),
            ("sw.js", None),
            ("build.txt", None),
        ] {
            assert_eq!(address(path), expected, "{path}");
        }
    }

    #[test]
    fn hashes_are_written_as_browsers_read_them() {
        assert_eq!(hash(b"abc"), "sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=");
    }
}
