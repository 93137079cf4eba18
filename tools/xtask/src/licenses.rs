//! Which licences the dependencies may have.

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::{
    process::{program, read},
    project::Project,
};

/// Licences by their SPDX names, one a line: permissive ones, which a released site may contain.
const ALLOWED: &str = include_str!("../licenses.txt");

/// Fails where a dependency has a licence that is not on the list.
pub(crate) fn check(project: &Project) -> Result<()> {
    let json = read(program("cargo").args(["metadata", "--format-version=1", "--locked"]).current_dir(&project.root))?;
    let metadata: Value = serde_json::from_str(&json)?;
    let packages = metadata["packages"].as_array().context("cargo lists the packages")?;
    let bad: Vec<String> = packages
        .iter()
        .map(|package| (&package["name"], package["license"].as_str().unwrap_or("none")))
        .filter(|(_, license)| !allowed(license))
        .map(|(name, license)| format!("{name}: {license}"))
        .collect();
    ensure!(bad.is_empty(), "not on the list in tools/xtask/licenses.txt: {}", bad.join(", "));
    println!("{} packages, all on the list", packages.len());
    Ok(())
}

/// Whether one may choose allowed licences only, in an SPDX expression of OR, AND and brackets.
fn allowed(expression: &str) -> bool {
    // Some old packages write "MIT/Apache-2.0".
    let spaced = expression.replace('/', " OR ").replace('(', " ( ").replace(')', " ) ");
    let mut words = spaced.split_whitespace().peekable();
    any(&mut words) && words.next().is_none()
}

type Words<'a> = std::iter::Peekable<std::str::SplitWhitespace<'a>>;

fn any(words: &mut Words) -> bool {
    let mut good = all(words);
    while words.next_if_eq(&"OR").is_some() {
        // Not `||`: the rest has to be read in any case.
        good |= all(words);
    }
    good
}

fn all(words: &mut Words) -> bool {
    let mut good = one(words);
    while words.next_if_eq(&"AND").is_some() {
        good &= one(words);
    }
    good
}

fn one(words: &mut Words) -> bool {
    if words.next_if_eq(&"(").is_some() {
        let good = any(words);
        return words.next_if_eq(&")").is_some() && good;
    }
    let mut name = words.next().unwrap_or_default().to_owned();
    if words.next_if_eq(&"WITH").is_some() {
        name = format!("{name} WITH {}", words.next().unwrap_or_default());
    }
    ALLOWED.lines().any(|line| line == name)
}

#[cfg(test)]
mod tests {
    use super::allowed;

    #[test]
    fn expressions() {
        for (expression, expected) in [
            ("MIT", true),
            ("GPL-3.0-only", false),
            ("MIT/Apache-2.0", true),
            ("GPL-3.0-only OR MIT", true),
            ("MIT AND GPL-3.0-only", false),
            ("(MIT OR Apache-2.0) AND Unicode-3.0", true),
            ("(MIT OR Apache-2.0) AND GPL-3.0-only", false),
            ("(MIT", false),
            ("", false),
        ] {
            assert_eq!(allowed(expression), expected, "{expression}");
        }
    }
}
