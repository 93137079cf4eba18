//! External programs that break the rules of the protocol, made of common Unix commands.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use vexillum_engine::{Color, Variant};
use vexillum_tools::{Outside, opening};

use crate::arena;

/// Checks the end of one game between two contestants, and the message about a fault.
///
/// A contestant that begins with `script: ` is a program that prints its lines and then echoes its input.
fn check_scripts(number: usize, players: [&str; 2], ends: &str, message: &str) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let [red, blue] = [0, 1].map(|side| match players[side].strip_prefix("script: ") {
        Some(lines) => {
            let name = format!("script-{number}-{side}");
            fs::write(folder.join(&name), lines.replace(", ", "\n") + "\n").expect("a script");
            format!("program:cat {name} -")
        }
        None => players[side].to_owned(),
    });
    let [report, messages] = arena(folder, "--edition barrage --nodes 5 --games 1", &red, &blue);
    assert!(report.contains(&format!("ends: {ends} 1\n")), "{players:?}: {report}");
    let expected = usize::from(!message.is_empty());
    assert_eq!(messages.matches("at fault").count(), expected, "{players:?}: {messages}");
    assert!(messages.contains(message), "{players:?}: {messages}");
}

#[test]
fn what_programs_answer() {
    const OFFERS: &str = "script: setup x, offer draw, resign";
    for (number, (red, blue, ends, message)) in [
        ("script: setup x, resign", "greedy", "resign", ""),
        (OFFERS, "script: setup x, accept", "agreed", ""),
        (OFFERS, "script: setup x, decline", "resign", ""),
        (OFFERS, "greedy", "resign", ""),
        (OFFERS, "script: setup x, lunch", "fault", "\"lunch\" instead of accept or decline"),
        ("script: setup x, offer draw, offer draw", "greedy", "fault", "\"offer draw\" instead of play"),
        ("script: setup x, play a1a2", "greedy", "fault", "a1a2: no own piece on a1"),
        ("script: setup x, play lunch", "greedy", "fault", "found \"lunch\""),
        ("script: setup x, error: no", "greedy", "fault", "\"error: no\" instead of play"),
        ("script: setup x", "greedy", "fault", "\"new barrage side=red nodes=5 seed="),
        ("script: lunch", "greedy", "fault", "\"lunch\" instead of setup"),
        ("program:./no-such-program", "greedy", "fault", "\"./no-such-program\" cannot be started"),
    ]
    .into_iter()
    .enumerate()
    {
        check_scripts(number, [red, blue], ends, message);
    }
}

/// A fault loses one game, and the next one is played.
#[test]
fn faults_lose_games_and_end_nothing() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    for (program, message) in [
        ("program:true", "no answer, its output has ended"),
        ("program:cat", "\"new barrage side=red nodes=5 seed="),
        ("program:yes setup x", "\"setup x\" instead of play"),
    ] {
        let [report, messages] = arena(folder, "--edition barrage,duel --nodes 5 --games 4", program, "greedy");
        for expected in ["won 0 drawn 0 lost 4", "ends: fault 4\n", "nodes a move, 4 lost by a fault\n"] {
            assert_eq!(report.matches(expected).count(), 2, "{expected}: {report}");
        }
        assert_eq!(messages.matches("at fault").count(), 8, "{messages}");
        assert!(messages.contains(message), "{messages}");
    }
}

/// The time limit for an answer holds, and the end of the silent program is not waited for.
#[test]
fn programs_that_say_nothing() {
    let barrage = Variant::find("barrage").expect("an edition");
    let game = opening(barrage, 1).expect("set-ups");
    let record = game.player_record(Color::Blue).expect("a game that has begun");
    let start = Instant::now();
    let failure = Outside::start("sleep 60", Duration::from_millis(50), &record, "").err().expect("a failure");
    assert_eq!(failure.to_string(), "no answer in 0.05 s");
    assert!(start.elapsed() < Duration::from_secs(30));
}
