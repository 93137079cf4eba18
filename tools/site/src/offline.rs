//! List of the files that the service worker keeps, so that the site plays without a network.

use std::fs;

use anyhow::Result;
use serde_json::{Map, Value};
use vexillum_site::{address, files, integrity};

use crate::Site;

/// File of the service worker; the list comes before its program.
const WORKER: &str = "sw.js";

/// Names, or parts of them, of files that nobody needs for playing: an embedded page is never without a network.
const LEFT_OUT: &[&str] = &[WORKER, "icons/", "embed.", "CREDITS", "-OFL.txt"];

/// Gives the service worker its list: each kept file with the hash of its contents, and a name for all of them.
///
/// While somebody works on the site nothing is kept, or the browser would show an old state of it.
pub(crate) fn list(site: &Site, keep: bool) -> Result<()> {
    let mut kept = Map::new();
    for file in files(&site.folder)?.iter().filter(|_| keep) {
        let path = address(&site.folder, file)?;
        if let Some(address) = kept_as(&path) {
            kept.insert(address.to_owned(), Value::String(integrity(&fs::read(file)?)));
        }
    }
    let list = Value::Object(kept).to_string();
    let worker = site.folder.join(WORKER);
    let program = fs::read_to_string(&worker)?;
    fs::write(worker, format!("const BUILD=\"{}\",FILES={list};\n{program}", integrity(list.as_bytes())))?;
    Ok(())
}

/// Address under which a file is kept, from the page. The page itself is kept as its folder, since some hosts lead from
/// `index.html` there, and an answer that was led elsewhere cannot be kept.
fn kept_as(path: &str) -> Option<&str> {
    let left_out = LEFT_OUT.iter().any(|mark| path.contains(mark));
    (!left_out).then_some(if path == "index.html" { "./" } else { path })
}

#[cfg(test)]
mod tests {
    use super::kept_as;

    #[test]
    fn kept_files() {
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
            assert_eq!(kept_as(path), expected, "{path}");
        }
    }
}
