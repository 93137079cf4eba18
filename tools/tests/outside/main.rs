//! The arena with external programs.
//!
//! These tests are in this package because cargo builds the programs of a package for its own tests only.

#[cfg(unix)]
mod faults;

use std::path::Path;
use std::process::Command;

use vexillum_engine::VARIANTS;

/// Standard output and standard error of an arena run.
///
/// The arena runs in `folder`, since command lines of programs are split at spaces, which a path may have.
fn arena(folder: &Path, arguments: &str, red: &str, blue: &str) -> [String; 2] {
    let mut command = Command::new(env!("CARGO_BIN_EXE_arena"));
    command.current_dir(folder).args(arguments.split(' ')).args(["--red", red, "--blue", blue]);
    let output = command.output().expect("the arena runs");
    assert!(output.status.success(), "{red} - {blue}");
    [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).expect("text"))
}

/// Checks that the program `protocol` plays whole games without a fault.
fn check_games(arguments: &str, red: &str, blue: &str, editions: usize) {
    let folder = Path::new(env!("CARGO_BIN_EXE_protocol")).parent().expect("a folder");
    let [report, messages] = arena(folder, arguments, red, blue);
    assert!(!report.contains("fault") && !messages.contains("fault"), "{report}{messages}");
    assert_eq!(report.matches(&format!(": {red} - {blue}, 2 games\n")).count(), editions, "{report}");
}

#[test]
fn whole_games_of_our_own_program() {
    const OURS: &str = "program:./protocol";
    for (arguments, red, blue, editions) in [
        ("--games 2 --nodes 5 --edition all", OURS, "random", VARIANTS.len()),
        ("--games 2 --nodes 5 --edition barrage,duel,lightning-tournament,fantasy-powers", "greedy", OURS, 4),
        ("--games 2 --nodes 5 --threads 2 --edition battle-cards,scifi-duel", OURS, OURS, 2),
        ("--games 2 --ms 1 --edition barrage", "recruit", OURS, 1),
    ] {
        check_games(arguments, red, blue, editions);
    }
}
