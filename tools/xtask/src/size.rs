//! Sizes of the site's files against the budgets.

use std::{fs, path::PathBuf};

use anyhow::{Context, Result, ensure};
use vexillum_site::files;

use crate::{
    process::{program, read},
    project::Project,
    set_up, site,
};

/// Files that belong together because a visitor fetches them at the same moment.
struct Group {
    title: &'static str,
    /// Parts of the paths of its files; a file belongs to the first group that fits.
    marks: &'static [&'static str],
    /// Most bytes when compressed by brotli.
    budget: Option<usize>,
}

const GROUPS: &[Group] = &[
    // Most of it is what the computer player has learned.
    Group { title: "worker", marks: &["worker-"], budget: Some(730_000) },
    Group { title: "pages over the game, loaded when one is opened", marks: &["split_workshop"], budget: None },
    Group { title: "what is opened beside a game, loaded with the first of it", marks: &["split_aside"], budget: None },
    Group { title: "frames on other pages, besides", marks: &["split_frame"], budget: None },
    Group { title: "languages, of which one is loaded", marks: &["split_"], budget: None },
    Group { title: "shared by these parts", marks: &["chunk_"], budget: None },
    Group { title: "later, or never", marks: LATER, budget: None },
    Group { title: "fonts of the first load", marks: &["fonts/"], budget: None },
    // The document, sheet, scripts, program and pictures of the first screen on which one can play.
    Group { title: "first load", marks: &[""], budget: Some(360_000) },
];
const LATER: &[&str] = &[
    "build.txt",
    "vexillum.html",
    "embed.",
    "-OFL.txt",
    "CREDITS",
    "fonts/display-more",
    "icons/",
    "manifest.webmanifest",
    "offline.js",
    "pieces/cards",
    "pieces/fantasy",
    "pieces/figures",
    "pieces/powers",
    "pieces/rivers",
    "pieces/workshop",
    "sw.js",
];

/// Node has brotli built in: no need to compile one before anything else.
const COMPRESSED_SIZES: &str = "for (const file of process.argv.slice(1))
    console.log(zlib.brotliCompressSync(fs.readFileSync(file)).length)";

struct Measured {
    path: String,
    plain: u64,
    compressed: usize,
}

/// `cargo xtask size`
pub(crate) fn size(project: &Project) -> Result<()> {
    set_up::node()?;
    site::build(project)?;
    let measured = measure(project)?;
    let mut too_large = Vec::new();
    for group in GROUPS {
        let members: Vec<_> = measured.iter().filter(|file| group_of(&file.path) == Some(group.title)).collect();
        println!("\n{:<44}{:>12}{:>12}", group.title.to_uppercase(), "plain", "brotli");
        for file in &members {
            println!("{:<44}{:>12}{:>12}", file.path, file.plain, file.compressed);
        }
        let plain: u64 = members.iter().map(|file| file.plain).sum();
        let compressed: usize = members.iter().map(|file| file.compressed).sum();
        let budget = group.budget.map(|most| format!("  of {most}")).unwrap_or_default();
        println!("{:<44}{plain:>12}{compressed:>12}{budget}", "total");
        if group.budget.is_some_and(|most| compressed > most) {
            too_large.push(group.title);
        }
    }
    ensure!(too_large.is_empty(), "over the budget: {}", too_large.join(", "));
    Ok(())
}

fn group_of(path: &str) -> Option<&'static str> {
    let fits = |group: &&Group| group.marks.iter().any(|mark| path.contains(mark));
    GROUPS.iter().find(fits).map(|group| group.title)
}

fn measure(project: &Project) -> Result<Vec<Measured>> {
    let paths: Vec<PathBuf> = files(&project.dist())?.into_iter().collect();
    let sizes = read(program("node").args(["--eval", COMPRESSED_SIZES, "--"]).args(&paths))?;
    let measured = paths.iter().zip(sizes.lines()).map(|(path, compressed)| {
        Ok(Measured {
            path: project.site_path(path)?,
            plain: fs::metadata(path)?.len(),
            compressed: compressed.parse().context("node tells sizes")?,
        })
    });
    measured.collect()
}
