//! Games between two programs in player mode (N5), with a third as the referee.

use std::collections::BTreeSet;

use vexillum_engine::VARIANTS;

use crate::dialog::Dialog;

/// Events told to a player: the public ones and the player's own.
fn told(events: &[String], side: &str) -> String {
    let mine = events.iter().filter_map(|event| match event.rsplit_once(" to ") {
        Some((_, other)) if other != side => None,
        _ => Some(event.clone()),
    });
    mine.collect::<Vec<_>>().join("; ")
}

/// Action as the opponent's program may see it, with `?` for the hidden parts.
fn hidden(action: &str, events: &[String]) -> String {
    let (head, tail) = action.split_at(action.find(':').map_or(0, |colon| colon + 1));
    let laid = events.iter().any(|event| event.starts_with("lay "));
    let placed = || {
        events
            .iter()
            .find(|event| event.starts_with("place ") && !event.contains(" to "))
            .map(|event| event.split(' ').count())
    };
    match (head, tail) {
        (_, "none") => action.to_owned(),
        ("exchange:" | "redraw:", _) => [head, "?"].concat(),
        ("rescue:", _) if placed() == Some(2) => ["rescue:?", &tail[1..]].concat(),
        _ if laid => [action.split_once('&').expect("an Attack card").0, "&?"].concat(),
        _ => action.to_owned(),
    }
}

/// Plays a game of two programs in player mode, with one as the referee that knows everything.
///
/// It returns the last event and the kinds of answers that occurred.
fn play(game: &str, seed: u64) -> (String, BTreeSet<String>) {
    const SIDES: [&str; 2] = ["red", "blue"];
    let mut referee = Dialog::new(&format!("{game} seed={seed}"));
    let mut setups = Vec::new();
    let mut opening = Vec::new();
    let mut players = SIDES.map(|side| {
        let mut player = Dialog::default();
        let reply = player.say(&format!("new {game} side={side} nodes=60 level=recruit seed={seed}"));
        let setup = reply[0].strip_prefix("setup ").expect("a set-up").to_owned();
        let reply = referee.ask(&format!("setup {side} {setup}"));
        assert_eq!(reply[0], setup);
        opening = reply[1..].iter().map(|event| event.strip_prefix("event ").expect("an event").to_owned()).collect();
        setups.push(setup);
        player
    });
    for ((player, enemy), side) in players.iter_mut().zip([&setups[1], &setups[0]]).zip(SIDES) {
        let hidden: String = enemy.chars().map(|c| if matches!(c, '.' | '/') { c } else { '?' }).collect();
        assert!(player.say(&format!("enemy {hidden}")).is_empty());
        if opening.len() > 1 {
            assert_eq!(player.refused("go"), "not before events deal");
            assert!(player.say(&format!("events deal : {}", told(&opening, side))).is_empty());
        }
    }
    let mut answers = BTreeSet::new();
    loop {
        let phase = referee.ask("board").pop().expect("the phase");
        let words: Vec<&str> = phase.split(' ').collect();
        let turn = SIDES.iter().position(|side| *side == words[2]).expect("a side to act");
        answers.insert(words[1].to_owned());
        assert!(players[1 - turn].refused("go").contains("not this side's turn"));
        let mut reply = players[turn].say("go");
        if reply.len() == 2 {
            assert_eq!(reply.remove(0), "offer draw");
            answers.insert(String::from("offer"));
        }
        let action = reply[0].strip_prefix("play ").expect("an action").to_owned();
        // A program that is told the referee's knowledge of its side plays legally.
        let events = referee.play(&action);
        for (index, (player, side)) in players.iter_mut().zip(SIDES).enumerate() {
            let form = if index == turn { action.clone() } else { hidden(&action, &events) };
            let answer = player.say(&format!("events {form} : {}", told(&events, side)));
            assert!(answer.is_empty(), "{answer:?}");
        }
        let last = events.last().expect("an event").clone();
        if last.starts_with("end ") {
            assert!(players.iter_mut().all(|player| player.refused("go") == "the game is over"));
            return (last, answers);
        }
    }
}

#[test]
fn whole_games_of_two_programs() {
    let mut phases = BTreeSet::new();
    for (seed, variant) in (0..).zip(VARIANTS) {
        let switches = ["turn-limit=120", "captured=nobody turn-limit=120", "captured=owner turn-limit=120"];
        let switches = if variant.cards { "tactical-reveal=on turn-limit=120" } else { switches[seed as usize % 3] };
        for game in [variant.id.to_owned(), format!("custom {}", variant.as_own("My own").to_json())] {
            let (end, seen) = play(&format!("{game} {switches}"), seed);
            assert!(end.starts_with("end "), "{end}");
            phases.extend(seen);
        }
    }
    // Small board on which pieces soon reach the opponent's back row.
    let small = "{\"version\":1,\"board\":{\"columns\":5,\"rows\":6,\"home\":2},\"fill\":\"any\",\"switches\":\"rescue=on\",\
                 \"units\":[{\"kind\":\"7\",\"count\":2},{\"kind\":\"5\",\"count\":3},{\"kind\":\"F\",\"count\":1}]}";
    for seed in 0..6 {
        phases.extend(play(&format!("custom {small} captured=owner"), seed).1);
    }
    phases.remove("offer");
    assert_eq!(phases.into_iter().collect::<Vec<_>>(), ["defend", "redraw", "rescue", "turn"]);
}
