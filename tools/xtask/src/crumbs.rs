//! The smallest parts of the program of the page: a string or a line of code that two languages share is made a file of its
//! own, and each file costs more time to fetch than all of them take in the first part.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

use crate::{
    page::FEATURES,
    process::{program, run},
    project::files,
    set_up::Tools,
};

/// A shared part of fewer bytes is a crumb.
const LEAST: u64 = 4096;
/// How the names of the shared parts begin.
const SHARED: &str = "chunk_";
/// The module from which the parts take what they share with the first one.
const LINK: &str = "__wasm_split";

/// Puts the crumbs of a folder into the first part, and takes them out of the script that loads the others.
pub(crate) fn sweep(folder: &Path, first: &Path, tools: &Tools) -> Result<()> {
    let mut crumbs: Vec<(String, PathBuf)> = Vec::new();
    for file in files(folder)? {
        let Some(name) = file.file_stem().and_then(|name| name.to_str()) else { continue };
        if name.starts_with(SHARED) && fs::metadata(&file)?.len() < LEAST {
            crumbs.push((name.to_owned(), file));
        }
    }
    let mut merge = program("wasm-merge");
    merge.args(FEATURES).arg(first).arg(LINK).env("PATH", &tools.path);
    for (name, file) in &crumbs {
        merge.arg(file).arg(name);
    }
    run(merge.arg("--output").arg(first))?;

    let script = folder.join(LINK).with_extension("js");
    let mut text = fs::read_to_string(&script)?;
    for (name, file) in crumbs {
        text = without(&text, &name).with_context(|| format!("{name} is not loaded as expected"))?;
        fs::remove_file(file)?;
    }
    Ok(fs::write(script, text)?)
}

/// The script without a part.
fn without(script: &str, name: &str) -> Option<String> {
    let (before, rest) = script.split_once(&format!("const __{name} = "))?;
    let (_, after) = rest.split_once(", []);\n")?;
    let listed = [before, after].concat();
    Some(
        listed
            .replace(&format!("__{name}, "), "")
            .replace(&format!(", __{name}]"), "]")
            .replace(&format!("[__{name}]"), "[]"),
    )
}

#[cfg(test)]
mod tests {
    use super::without;

    #[test]
    fn a_part_is_taken_out_of_the_script() {
        let load = |name: &str| format!("const __chunk_{name} = makeLoad(() => {{}}\n, []);\n");
        let script = |parts: &str, lists: &str| format!("{parts}const part = makeLoad(() => {{}}\n, {lists});\n");
        for (lists, left) in [
            ("[__chunk_8, __chunk_18]", "[__chunk_18]"),
            ("[__chunk_18, __chunk_8]", "[__chunk_18]"),
            ("[__chunk_8]", "[]"),
        ] {
            let found = without(&script(&[load("8"), load("18")].concat(), lists), "chunk_8");
            assert_eq!(found, Some(script(&load("18"), left)));
        }
        assert_eq!(without("", "chunk_8"), None);
    }
}
