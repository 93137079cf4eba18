//! Clauses of the rules (`docs/rules`): all cited clauses exist, and each has a test that cites it.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::source::{files, root};

/// Folders whose files cite clauses.
const CITING: &[&str] = &["assets", "docs", "engine", "tests", "tools", "web"];
/// Extensions of the files that people write.
const KINDS: &[&str] = &["rs", "js", "mjs", "md", "txt", "toml", "py", "css", "html"];

/// Clauses that a text cites, such as `R7.1`, `R13` or `N3`.
fn cited(text: &str) -> BTreeSet<&str> {
    let words = text.split(|letter: char| !letter.is_alphanumeric() && !['.', '_'].contains(&letter));
    let number = |text: &str| !text.is_empty() && text.bytes().all(|digit| digit.is_ascii_digit());
    let is_clause = |word: &&str| {
        let numbers = word.strip_prefix(['R', 'N']).map(|rest| rest.split_once('.').unwrap_or((rest, "0")));
        numbers.is_some_and(|(chapter, clause)| number(chapter) && number(clause))
    };
    words.map(|word| word.trim_matches('.')).filter(is_clause).collect()
}

/// Texts of the files that people write in a folder of the project.
fn texts(folder: &str) -> impl Iterator<Item = (String, String)> {
    let written = |file: &Path| file.extension().is_some_and(|kind| KINDS.iter().any(|name| kind == *name));
    let files = files(&root().join(folder)).into_iter().filter(move |file| written(file));
    files.map(|file| (file.display().to_string(), fs::read_to_string(&file).expect("a text")))
}

/// All clauses and chapters of the rules, by their anchors: `<a id="r7.1"></a>`.
fn anchors() -> BTreeSet<String> {
    let pages = texts("docs/rules").map(|(_, text)| text).collect::<String>();
    let anchors = pages.split("<a id=\"").skip(1).filter_map(|rest| rest.split('"').next());
    anchors.map(str::to_uppercase).collect()
}

/// All clauses; a chapter counts if it has no clauses of its own.
pub(crate) fn clauses() -> BTreeSet<String> {
    let anchors = anchors();
    let divided = |name: &str| anchors.contains(&format!("{name}.1"));
    anchors.iter().filter(|name| !divided(name)).cloned().collect()
}

#[test]
fn cited_clauses_exist() {
    let anchors = anchors();
    assert!(anchors.len() > 90);
    for (file, text) in CITING.iter().flat_map(|folder| texts(folder)) {
        for clause in cited(&text) {
            assert!(anchors.contains(clause), "{file} cites {clause}, which docs/rules does not have");
        }
    }
}

#[test]
fn each_clause_is_cited_by_a_test() {
    let tests: Vec<String> = texts("tests").map(|(_, text)| text).collect();
    let cited: BTreeSet<&str> = tests.iter().flat_map(|text| cited(text)).collect();
    let untested: Vec<String> = clauses().into_iter().filter(|name| !cited.contains(name.as_str())).collect();
    assert_eq!(untested, Vec::<String>::new(), "clauses that no test cites");
}
