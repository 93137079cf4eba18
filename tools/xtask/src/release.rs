//! `cargo xtask release`: the site as an archive for any host, as an npm package, and as a single file.

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
/// Folder of the site inside the package.
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
    // A dry run of npm checks the package as for publishing, and lists its files.
    run(program("npm").args(["pack", "--dry-run"]).current_dir(&package))?;
    step(&format!("{}, {} and {} are made", archive.display(), package.display(), file.display()));
    Ok(())
}

/// Makes the folder of the npm package, ready for `npm publish`.
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

/// Contents of `package.json`.
fn manifest() -> String {
    let manifest = json!({
        "name": "vexillum",
        "version": VERSION,
        "description": "A board game of hidden ranks, played in the browser by the rules of Stratego",
        "keywords": ["stratego", "board-game", "web-component", "webassembly"],
        // Licenses of the program, of the pictures of pieces, and of the fonts.
        "license": "(MIT OR Apache-2.0) AND CC-BY-3.0 AND OFL-1.1",
        "type": "module",
        // By itself npm adds a file `LICENSE` only.
        "files": [SITE, "LICENSE-*"],
        "exports": {
            "./embed.js": format!("./{SITE}/embed.js"),
            "./site/*": format!("./{SITE}/*"),
            "./package.json": "./package.json",
        },
    });
    format!("{manifest:#}\n")
}

/// Makes the archive of the site, with the page and the licenses at the top, as most hosts need it.
fn make_archive(package: &Path, single_file: &Path, archive: &Path) -> Result<()> {
    let site = package.join(SITE);
    let beside = LICENSES.iter().chain(&["README.md"]).map(|name| package.join(name));
    let all: Vec<PathBuf> = files(&site)?.into_iter().chain(beside).chain([single_file.to_owned()]).collect();
    let mut writer = ZipWriter::new(fs::File::create(archive)?);
    // The options hold no time, so that the same site makes the same archive.
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
