//! The site as others get it: an archive for any host, a package for npm, and one file to open from a disk.

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};
use serde_json::json;
use vexillum_site::files;
use zip::{CompressionMethod, ZipWriter, write::SimpleFileOptions};

use crate::{
    process::{program, run, step},
    project::{Project, copy_file},
    set_up, single_file, site,
};

const VERSION: &str = env!("CARGO_PKG_VERSION");
const README: &str = include_str!("../package.md");
const LICENSES: &[&str] = &["LICENSE-MIT", "LICENSE-APACHE"];
/// The folder of the site inside the package.
const SITE: &str = "site";

/// `cargo xtask release`
pub(crate) fn release(project: &Project) -> Result<()> {
    set_up::node()?;
    site::build(project)?;
    single_file::build(project)?;
    let home = project.root.join("target/release-site");
    if home.exists() {
        fs::remove_dir_all(&home)?;
    }
    let package = home.join("npm");
    make_package(project, &package)?;
    let archive = home.join(format!("vexillum-{VERSION}.zip"));
    make_archive(&package, &project.dist().join(single_file::NAME), &archive)
        .with_context(|| archive.display().to_string())?;
    let file = home.join(single_file::NAME);
    copy_file(&project.dist().join(single_file::NAME), &file)?;
    // npm reads the package as it would for publishing it, and lists what is in it.
    run(program("npm").args(["pack", "--dry-run"]).current_dir(&package))?;
    step(&format!("{}, {} and {} are made", archive.display(), package.display(), file.display()));
    Ok(())
}

/// A folder that `npm publish` takes as it is.
fn make_package(project: &Project, package: &Path) -> Result<()> {
    for file in files(&project.dist())? {
        let path = project.site_path(&file)?;
        if ![site::STAMP, single_file::NAME].contains(&path.as_str()) {
            copy_file(&file, &package.join(SITE).join(path))?;
        }
    }
    for license in LICENSES {
        copy_file(&project.root.join(license), &package.join(license))?;
    }
    fs::write(package.join("README.md"), README)?;
    fs::write(package.join("package.json"), manifest())?;
    Ok(())
}

/// What npm has to know.
fn manifest() -> String {
    let manifest = json!({
        "name": "vexillum",
        "version": VERSION,
        "description": "A board game of hidden ranks, played in the browser by the rules of Stratego",
        "keywords": ["stratego", "board-game", "web-component", "webassembly"],
        // The program, the pictures of pieces, the fonts.
        "license": "(MIT OR Apache-2.0) AND CC-BY-3.0 AND OFL-1.1",
        "type": "module",
        // It looks for one license by itself, not for two.
        "files": [SITE, "LICENSE-*"],
        "exports": {
            "./embed.js": format!("./{SITE}/embed.js"),
            "./site/*": format!("./{SITE}/*"),
            "./package.json": "./package.json",
        },
    });
    format!("{manifest:#}\n")
}

/// The site of the package with the licenses beside its page, since most hosts want the page at the top.
fn make_archive(package: &Path, single_file: &Path, archive: &Path) -> Result<()> {
    let site = package.join(SITE);
    let beside = LICENSES.iter().chain(&["README.md"]).map(|name| package.join(name));
    let all: Vec<PathBuf> = files(&site)?.into_iter().chain(beside).chain([single_file.to_owned()]).collect();
    let mut writer = ZipWriter::new(fs::File::create(archive)?);
    // No time of day, so that the same site makes the same archive.
    let options = SimpleFileOptions::default().compression_method(CompressionMethod::Deflated);
    for file in all {
        let name =
            file.strip_prefix(&site).or_else(|_| file.strip_prefix(package)).unwrap_or(Path::new(single_file::NAME));
        writer.start_file(name.display().to_string().replace('\\', "/"), options)?;
        writer.write_all(&fs::read(&file)?)?;
    }
    writer.finish()?;
    Ok(())
}
