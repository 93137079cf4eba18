//! Forbidden contents of source files.

use std::fs;
use std::path::{Path, PathBuf};

use vexillum_engine::VARIANTS;

/// Maximum number of lines of a file of the rules.
const LINES: usize = 300;

/// Root of the project.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// All files at or below a folder, apart from linked packages of others.
pub(crate) fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder of sources");
    let paths = entries.map(|entry| entry.expect("an entry").path()).filter(|path| !path.ends_with("node_modules"));
    paths.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

/// Rule code reads units and switches: it names no kind and no edition, and its files are small.
#[test]
fn rules_name_mechanisms() {
    let source = root().join("engine/src");
    let mut rules = files(&source.join("position"));
    rules.extend(["position.rs", "view.rs", "setup.rs"].map(|file| source.join(file)));
    assert!(rules.len() > 20);
    for file in rules {
        let text = fs::read_to_string(&file).expect("a source file");
        let file = file.display();
        assert!(text.lines().count() <= LINES, "{file} is too long");
        // Examples in the documentation are not rules.
        let code: Vec<&str> = text.lines().filter(|line| !line.trim_start().starts_with("///")).collect();
        let text = code.join("\n");
        let kinds = text.replace("Role::ALL", "").replace("Role::COUNT", "");
        assert!(!kinds.contains("Role::"), "{file} names a kind of piece");
        for variant in VARIANTS {
            assert!(!text.contains(&format!("{:?}", variant.id)), "{file} names the edition {}", variant.id);
        }
    }
}

/// Random numbers in the browser come from its cryptographic source, through `getrandom`.
#[test]
fn nothing_is_drawn_from_math() {
    let program = |file: &Path| {
        file.extension().is_some_and(|kind| ["rs", "js", "mjs", "html", "py"].iter().any(|name| kind == *name))
    };
    let folders = ["engine/src", "web/src", "web/worker/src", "tools", "assets", "tests/e2e"];
    let mut sources: Vec<_> =
        folders.iter().flat_map(|folder| files(&root().join(folder))).filter(|file| program(file)).collect();
    sources.push(root().join("index.html"));
    assert!(sources.len() > 300);
    for file in sources {
        let text = fs::read_to_string(&file).expect("a source file");
        for name in ["Math.random", "Math::random"] {
            assert!(!text.contains(name), "{} uses {name}", file.display());
        }
    }
}

/// Safari needs `-webkit-user-select`: without the prefix, letters beside the board get selected.
#[test]
fn what_cannot_be_selected_cannot_in_webkit_either() {
    let sheets = files(&root().join("assets/styles"));
    assert!(sheets.len() > 20);
    for sheet in sheets {
        let text = fs::read_to_string(&sheet).expect("a style sheet");
        let (all, webkit) = (text.matches("user-select:").count(), text.matches("-webkit-user-select:").count());
        assert_eq!(all, 2 * webkit, "{}", sheet.display());
    }
}

/// Words that begin a question, with which no doc comment begins.
const QUESTIONS: &[&str] = &["What", "Who", "Whoever", "Whether", "How", "Why", "Where"];
/// Longest line of a comment, in letters.
const COMMENT: usize = 110;

/// A doc comment begins with a noun: the name of its thing in the field.
#[test]
fn comments_name_their_things() {
    let folders = ["engine", "tests", "tools", "web/worker"].map(|folder| files(&root().join(folder)));
    let sources = folders.into_iter().flatten().filter(|file| file.extension().is_some_and(|kind| kind == "rs"));
    for file in sources {
        let text = fs::read_to_string(&file).expect("a source file");
        let mut before = "";
        for (line, number) in text.lines().map(str::trim_start).zip(1..) {
            let doc = |line: &str| line.starts_with("///") || line.starts_with("//!");
            let place = || format!("{}:{number}: {line}", file.display());
            assert!(!line.starts_with("//") || line.chars().count() <= COMMENT, "a long comment: {}", place());
            let first = line.split_whitespace().nth(1).unwrap_or_default();
            let asks = doc(line) && !doc(before) && QUESTIONS.contains(&first);
            assert!(!asks, "a comment that begins with a question: {}", place());
            before = line;
        }
    }
}
