//! List of files that the service worker caches, so that the site works offline.

use std::fs;

use anyhow::Result;
use serde_json::{Map, Value};
use vexillum_site::{address, files, integrity};

use crate::Site;

/// Script of the service worker; the list goes before its code.
const WORKER: &str = "sw.js";

/// Parts of the paths of files that are not cached; embedded pages are never offline.
const LEFT_OUT: &[&str] = &[WORKER, "icons/", "embed.", "CREDITS", "-OFL.txt"];

/// Puts the list into the service worker, with the hash of each file.
///
/// The hash of the list is the name of the build. In a development build the list is empty, or the browser
/// would show old files.
pub(crate) fn list(site: &Site, release: bool) -> Result<()> {
    let mut cached = Map::new();
    for file in files(&site.folder)?.iter().filter(|_| release) {
        let path = address(&site.folder, file)?;
        if let Some(key) = cache_key(&path) {
            cached.insert(key.to_owned(), Value::String(integrity(&fs::read(file)?)));
        }
    }
    let list = Value::Object(cached).to_string();
    let worker = site.folder.join(WORKER);
    let program = fs::read_to_string(&worker)?;
    fs::write(worker, format!("const BUILD=\"{}\",FILES={list};\n{program}", integrity(list.as_bytes())))?;
    Ok(())
}

/// URL under which a file is cached, relative to the page; `None` if it is not cached.
///
/// The page itself is cached as its folder, since some hosts redirect `index.html` to it, and a redirected
/// response cannot be cached.
fn cache_key(path: &str) -> Option<&str> {
    let left_out = LEFT_OUT.iter().any(|mark| path.contains(mark));
    (!left_out).then_some(if path == "index.html" { "./" } else { path })
}

#[cfg(test)]
mod tests {
    use super::cache_key;

    #[test]
    fn cached_files() {
        for (path, expected) in [
            ("index.html", Some("./")),
            ("start.js", Some("start.js")),
            ("worker-0123/worker.js", Some("worker-0123/worker.js")),
            ("fonts/display.woff2", Some("fonts/display.woff2")),
            ("fonts/cinzel-OFL.txt", None),
            ("pieces/CREDITS.md", None),
            ("icons/512.png", None),
            ("embed.html", None),
            ("embed.js", None),
            ("sw.js", None),
        ] {
            assert_eq!(cache_key(path), expected, "{path}");
        }
    }
}
