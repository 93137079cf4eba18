//! Command lines of the programs: help and errors in arguments.

use std::process::{Command, Output};

const ARENA: &str = env!("CARGO_BIN_EXE_arena");
const BELIEF: &str = env!("CARGO_BIN_EXE_belief");
const PROTOCOL: &str = env!("CARGO_BIN_EXE_protocol");
const REGRET: &str = env!("CARGO_BIN_EXE_regret");
const SPEED: &str = env!("CARGO_BIN_EXE_speed");

fn start(program: &str, arguments: &str) -> Output {
    Command::new(program).args(arguments.split_whitespace()).output().expect(program)
}

#[test]
fn every_program_has_help() {
    for program in [ARENA, BELIEF, PROTOCOL, REGRET, SPEED] {
        let output = start(program, "--help");
        let help = String::from_utf8(output.stdout).expect("text");
        assert!(output.status.success() && help.contains("Usage: ") && help.contains("--help"), "{program}: {help}");
    }
}

#[test]
fn bad_arguments_are_refused() {
    for (program, arguments, message) in [
        (ARENA, "--edition chess", "no edition \"chess\""),
        (ARENA, "--edition barrage,", "no edition \"\""),
        (ARENA, "--red nobody", "no player \"nobody\""),
        (ARENA, "--games 0", "0 is not in 1..="),
        (ARENA, "--games many", "invalid digit"),
        (ARENA, "--ms 0", "zero"),
        (ARENA, "--ms 5,", "cannot parse integer from empty string"),
        (ARENA, "--nodes 5,5,5", "invalid digit"),
        (ARENA, "--threads 1000", "1000 is not in 1..=256"),
        (ARENA, "--seed", "a value is required"),
        (ARENA, "--speed 3", "unexpected argument '--speed'"),
        (BELIEF, "--edition chess", "no edition \"chess\""),
        (BELIEF, "--seed 4294967296", "is not in 0..=4294967295"),
        (PROTOCOL, "barrage", "unexpected argument 'barrage'"),
        (REGRET, "", "<SCHEDULE>"),
        (REGRET, "8,16", "further ahead"),
        (REGRET, "--edition all 8", "no edition \"all\""),
        (REGRET, "--nodes 100,0 8", "0 is not in 1.."),
        (SPEED, "barrage", "unexpected argument 'barrage'"),
    ] {
        let output = start(program, arguments);
        let error = String::from_utf8(output.stderr).expect("text");
        assert!(output.stdout.is_empty() && error.contains(message), "{program} {arguments}: {error}");
        assert_eq!(output.status.code(), Some(2), "{program} {arguments}");
    }
}
