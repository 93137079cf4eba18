//! What the source of the rules must not contain.

use std::fs;
use std::path::{Path, PathBuf};

use vexillum_engine::VARIANTS;

/// The longest that a file of the rules may be.
const LINES: usize = 300;

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder of the rules");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    paths.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

/// Rule code reads units and switches: it names no kind of piece and no edition, and is cut into small files.
#[test]
fn rules_name_mechanisms() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../engine/src");
    let mut rules = files(&source.join("position"));
    rules.extend(["position.rs", "view.rs", "setup.rs"].map(|file| source.join(file)));
    assert!(rules.len() > 20);
    for file in rules {
        let text = fs::read_to_string(&file).expect("a source file");
        let file = file.display();
        assert!(text.lines().count() <= LINES, "{file} is too long");
        // Examples in the documentation are no rules.
        let code: Vec<&str> = text.lines().filter(|line| !line.trim_start().starts_with("///")).collect();
        let text = code.join("\n");
        let kinds = text.replace("Role::ALL", "").replace("Role::COUNT", "");
        assert!(!kinds.contains("Role::"), "{file} names a kind of piece");
        for variant in VARIANTS {
            assert!(!text.contains(&format!("{:?}", variant.id)), "{file} names the edition {}", variant.id);
        }
    }
}
