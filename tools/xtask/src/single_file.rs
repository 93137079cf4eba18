//! The whole game as a single HTML file that can be opened from a disk and makes no requests.

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, ensure};
use base64::{Engine, prelude::BASE64_STANDARD};
use flate2::{Compression, write::GzEncoder};
use vexillum_site::{address, files, integrity};

use crate::{
    process::{program, run, step},
    project::Project,
    set_up,
    site::{self, Program},
};

/// Scripts that run before the start script, in their order.
const BEFORE: [&str; 2] = [include_str!("../../../assets/trouble.js"), include_str!("../../../assets/rewritten.js")];
/// Start script, which unpacks the programs and starts them.
const START: &str = include_str!("single_file.js");

/// Compressed files of the page: the element's id, and the beginning and the end of the file's path.
const PACKED: &[(&str, &str, &str)] = &[
    ("page-module", "page-", ".js"),
    ("page-program", "page-", ".wasm"),
    ("worker-script", CLASSIC_WORKER, "/worker.js"),
    ("worker-program", CLASSIC_WORKER, "/worker_bg.wasm"),
];

/// Folder of the worker as a classic script, since a page from a disk cannot start a module worker.
const CLASSIC_WORKER: &str = "classic-worker";

/// Media types of the files that style sheets name.
const TYPES: &[(&str, &str)] = &[("woff2", "font/woff2"), ("svg", "image/svg+xml")];

/// Name of the file.
pub(crate) const NAME: &str = "vexillum.html";

/// Writes the file to `dist/`, unless it exists. Each build of the site removes it.
pub(crate) fn build(project: &Project) -> Result<()> {
    let file = project.dist().join(NAME);
    if file.exists() {
        return Ok(());
    }
    // This build leaves the page in one piece.
    let folder = project.target().join("whole-site");
    site::build_in(project, &folder, Program::Whole)?;
    step("putting it into one file");
    classic_worker(project, &folder)?;
    Ok(fs::write(file, Site::open(folder)?.page()?)?)
}

/// Makes the classic worker from the program that Trunk has just built.
fn classic_worker(project: &Project, folder: &Path) -> Result<()> {
    let path = set_up::site_tools(project)?;
    let folder = folder.join(CLASSIC_WORKER);
    let compiled = project.target().join(set_up::BROWSER).join("worker/worker.wasm");
    run(program("wasm-bindgen")
        .args(["--target", "no-modules", "--no-typescript", "--out-name", "worker", "--out-dir"])
        .arg(&folder)
        .arg(compiled)
        .env("PATH", &path))?;
    let worker = folder.join("worker_bg.wasm");
    run(program("wasm-opt").arg("-O3").arg(&worker).arg("--output").arg(&worker).env("PATH", &path))
}

/// Finished site.
struct Site {
    folder: PathBuf,
    paths: Vec<String>,
}

impl Site {
    fn open(folder: PathBuf) -> Result<Self> {
        let paths = files(&folder)?.iter().map(|file| address(&folder, file)).collect::<Result<_>>()?;
        Ok(Self { folder, paths })
    }

    fn find(&self, start: &str, end: &str) -> Result<&str> {
        let found = self.paths.iter().find(|path| path.starts_with(start) && path.ends_with(end));
        found.map(String::as_str).with_context(|| format!("the site has no {start}*{end}"))
    }

    fn text(&self, path: &str) -> Result<String> {
        fs::read_to_string(self.folder.join(path)).context(path.to_owned())
    }

    fn page(&self) -> Result<String> {
        let style = self.with_files_inside(&self.text(self.find("styles/", ".css")?)?)?;
        let icon = self.data_address(self.find("favicon", ".svg")?)?;
        let index = self.text("index.html")?;
        // The references match the ids that `pictures` makes.
        let body = element(&index, "<body>", "</body>")?.replace("pieces/classic.svg#", "#classic-");
        let packed: String = PACKED
            .iter()
            .map(|(id, start, end)| {
                Ok(format!("<script type=\"application/gzip\" id=\"{id}\">{}</script>\n", self.packed(start, end)?))
            })
            .collect::<Result<_>>()?;
        let before = BEFORE.map(|script| format!("<script>{script}</script>\n")).concat();
        let [trouble, rewritten] = BEFORE.map(|script| integrity(script.as_bytes()));
        let policy = format!(
            "default-src 'none'; script-src '{trouble}' '{rewritten}' '{}' blob: 'wasm-unsafe-eval'; style-src '{}'; \
             img-src data:; font-src data:; worker-src blob:; base-uri 'none'; form-action 'none'",
            integrity(START.as_bytes()),
            integrity(style.as_bytes()),
        );
        let pictures = self.pictures()?;
        Ok(format!(
            "<!doctype html>\n<html lang=\"en\" data-single-file>\n<head>\n<meta charset=\"utf-8\">\n\
             <meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1, viewport-fit=cover\">\n\
             <meta name=\"color-scheme\" content=\"light dark\">\n<title>Vexillum</title>\n\
             <link rel=\"icon\" href=\"{icon}\">\n<style>{style}</style>\n</head>\n\
             <body>{body}{pictures}\n{packed}{before}<script type=\"module\" id=\"start\">{START}</script>\n</body>\n</html>\n"
        ))
    }

    /// Data URL of a file.
    fn data_address(&self, path: &str) -> Result<String> {
        let contents = fs::read(self.folder.join(path)).context(path.to_owned())?;
        let kind = TYPES.iter().find(|(end, _)| path.ends_with(end)).with_context(|| format!("the type of {path}"))?;
        Ok(format!("data:{};base64,{}", kind.1, BASE64_STANDARD.encode(contents)))
    }

    /// Style sheet with the files that it names as data URLs.
    fn with_files_inside(&self, sheet: &str) -> Result<String> {
        let mut parts = sheet.trim_start_matches('\u{feff}').split("url(../");
        let mut inside = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let (path, rest) = part.split_once(')').context("an address has an end")?;
            let address = self.data_address(path)?;
            inside.extend(["url(", &address, ")", rest]);
        }
        Ok(inside)
    }

    /// All pictures as symbols of the page, with ids of the form FILE-NAME, as in `web/src/single_file.rs`.
    fn pictures(&self) -> Result<String> {
        let mut symbols = String::new();
        for path in &self.paths {
            let Some(file) = path.strip_prefix("pieces/").and_then(|name| name.strip_suffix(".svg")) else { continue };
            // The rest of a file is the part that its style sheet uses.
            for symbol in self.text(path)?.split("<symbol ").skip(1) {
                let symbol = symbol.replacen("id=\"", &format!("id=\"{file}-"), 1);
                symbols.extend(["<symbol ", symbol.trim_end().trim_end_matches("</svg>")]);
            }
        }
        ensure!(symbols.contains("<symbol"), "the site has no pictures");
        Ok(format!("<svg hidden>{symbols}</svg>"))
    }

    /// Compressed file, in Base64.
    fn packed(&self, start: &str, end: &str) -> Result<String> {
        let contents = fs::read(self.folder.join(self.find(start, end)?))?;
        let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
        encoder.write_all(&contents)?;
        Ok(BASE64_STANDARD.encode(encoder.finish()?))
    }
}

/// Contents of an element, between its tags.
fn element<'a>(html: &'a str, start: &str, end: &str) -> Result<&'a str> {
    let inside = html.split_once(start).and_then(|(_, rest)| rest.rsplit_once(end));
    inside.map(|(inside, _)| inside).with_context(|| format!("there is no {start}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_site_becomes_one_file() {
        let folder = std::env::temp_dir().join(format!("vexillum-single-file-{}", std::process::id()));
        for (path, text) in [
            ("index.html", "<html><head></head><body><use href=pieces/classic.svg#spy></body></html>"),
            ("favicon-1.svg", "<svg/>"),
            ("styles/page-1.css", "\u{feff}a{src:url(../fonts/a.woff2)}b{mask:url(#tip)}"),
            ("fonts/a.woff2", "font"),
            (
                "pieces/classic.svg",
                "<svg xmlns=\"http://www.w3.org/2000/svg\"><symbol id=\"spy\"><path/></symbol></svg>",
            ),
            ("page-1.js", "page"),
            ("page-1_bg.wasm", "page program"),
            ("classic-worker/worker.js", "worker"),
            ("classic-worker/worker_bg.wasm", "worker program"),
        ] {
            let file = folder.join(path);
            fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
            fs::write(file, text).expect("a file");
        }
        let page = Site::open(folder.clone()).and_then(|site| site.page()).expect("a page");
        for part in [
            "<style>a{src:url(data:font/woff2;base64,Zm9udA==)}b{mask:url(#tip)}</style>",
            "<body><use href=#classic-spy><svg hidden><symbol id=\"classic-spy\"><path/></symbol></svg>",
            "id=\"worker-program\">H4sI",
            "</script>\n<script>// Trouble of the page",
            "<link rel=\"icon\" href=\"data:image/svg+xml;base64,",
        ] {
            assert!(page.contains(part), "{part}: {page}");
        }
        fs::remove_file(folder.join("page-1.js")).expect("removed");
        assert!(Site::open(folder.clone()).and_then(|site| site.page()).is_err());
        fs::remove_dir_all(folder).expect("removed");
    }
}
