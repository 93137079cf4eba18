//! Protocol program: conversations of `tests/data/sessions*.txt`, whole games, and invalid input.

mod programs;

use vexillum_engine::VARIANTS;
use vexillum_tools::{Session, run};

use crate::dialog::Dialog;

const SESSIONS: [&str; 2] = [include_str!("../data/sessions.txt"), include_str!("../data/sessions_special.txt")];

/// Sends the commands of a conversation and compares the answers.
fn check(conversation: &str) {
    let mut session = Session::default();
    let mut answers: Vec<String> = Vec::new();
    for line in conversation.lines().filter(|line| !line.starts_with('#')) {
        println!("{line}");
        if let Some(expected) = line.strip_prefix("< ") {
            assert!(!answers.is_empty(), "no answer instead of {expected:?}");
            let answer = answers.remove(0);
            let vague = matches!(expected, "error" | "setup" | "best");
            let fits = if vague { answer.starts_with(expected) } else { answer == expected };
            assert!(fits, "{answer:?} instead of {expected:?}");
        } else {
            assert_eq!(answers, Vec::<String>::new(), "before {line:?}");
            answers = session.answer(line.strip_prefix('>').expect("> or <").trim_start().as_bytes());
        }
    }
    assert_eq!(answers, Vec::<String>::new(), "at the end");
}

#[test]
fn conversations() {
    for sessions in SESSIONS {
        let conversations: Vec<&str> = sessions.split("\n\n").filter(|block| block.contains("\n> ")).collect();
        assert_eq!(conversations.len(), sessions.matches("\n\n").count());
        conversations.into_iter().for_each(check);
    }
}

/// Bytes that the program answers with.
fn answers(input: &[u8]) -> String {
    let mut output = Vec::new();
    run(input, &mut output).expect("nothing to fail in memory");
    String::from_utf8(output).expect("text")
}

#[test]
fn lines_of_a_stream() {
    let long = [b"new ".as_slice(), &vec![b'x'; 3 << 20], b"\nquit\n"].concat();
    for (input, expected) in [
        (b"".as_slice(), ""),
        (b"quit", "ok\n"),
        (b"new duel\r\nquit\r\n", "ok\nok\n"),
        (b"quit\neditions\n", "ok\n"),
        (b"\n\nquit\n", "error: an empty line\nerror: an empty line\nok\n"),
        (b"\xff\xfe\nquit\n", "error: a line that is not UTF-8\nok\n"),
        (b"  new   duel  \n\tlegal\t\n", "ok\nlegal\nok\n"),
        (b"load\nvexillum 1\n", "error: the record has no end\n"),
        (b"load\nvexillum 1\n\xff\nend\n", "error: a line that is not UTF-8\n"),
        (&long, "error: a line of more than 1048576 bytes\nok\n"),
    ] {
        assert_eq!(answers(input), expected, "{}", String::from_utf8_lossy(&input[..input.len().min(40)]));
    }
}

/// Every line gets an answer with `ok` or one line of error, and an error changes nothing.
#[test]
fn lines_that_are_no_commands() {
    const WORDS: &[&str] = &[
        "setup",
        "red",
        "blue",
        "random",
        "position",
        "legal",
        "play",
        "a4a5",
        "b4b5",
        "resign",
        "draw",
        "time",
        "view",
        "board",
        "perft",
        "2",
        "playouts",
        "record",
        "new",
        "barrage",
        "duel",
        "chase=on",
        "captured=nobody",
        "1",
        "side",
        "hand",
        "pile",
        "lunch",
        "\u{0}",
        "ä",
        "?",
        "=",
        "seed=3",
        "-1",
        "99999999999999999999",
        "none",
        "nodes=9",
        "go",
        "enemy",
        "use",
        "events",
    ];
    let mut random = fastrand::Rng::with_seed(9);
    for seed in 0..40 {
        let mut dialog = Dialog::new("barrage");
        dialog.ask(&format!("setup red random {seed}"));
        dialog.ask(&format!("setup blue random {seed}"));
        for _ in 0..150 {
            let line = match random.u8(..4) {
                0 => (0..random.usize(..40)).map(|_| random.char(..)).filter(|c| *c != '\n').collect(),
                1 => {
                    let legal = dialog.legal();
                    random.choice(legal).map_or_else(String::new, |action| format!("play {action}"))
                }
                _ => {
                    let words = (0..random.usize(1..5)).map(|_| WORDS[random.usize(..WORDS.len())]);
                    words.collect::<Vec<_>>().join(" ")
                }
            };
            let before = ["board", "view red", "view blue", "legal"].map(|command| dialog.ask(command));
            let answer = dialog.say(&line);
            match &answer[..] {
                [error] if error.starts_with("error: ") => {
                    let after = ["board", "view red", "view blue", "legal"].map(|command| dialog.ask(command));
                    assert_eq!(before, after, "{line:?} changes something");
                }
                [.., last] => assert_eq!(last, "ok", "{line:?}: {answer:?}"),
                [] => panic!("no answer to {line:?}"),
            }
            assert!(answer.iter().all(|line| !line.contains('\n')), "{answer:?}");
        }
    }
}

/// Player mode answers every line too, apart from commands that have no answer.
#[test]
fn lines_that_no_player_knows() {
    const EVENTS: &[&str] = &[
        "move a4 a5",
        "move a7 a6",
        "turn blue",
        "turn red",
        "attack a4 a7",
        "show a7 M",
        "hint a7 2B",
        "remove a7",
        "taken red 7",
        "swap a1 a10",
        "owner a7 red",
        "place a1 7",
        "draw red",
        "offer blue",
        "ask red rescue",
        "guess a7 F wrong",
        "lunch",
    ];
    let mut random = fastrand::Rng::with_seed(10);
    for seed in 0..60 {
        let mut session = Session::default();
        session.answer(format!("new barrage side=red nodes=20 level=recruit seed={seed}").as_bytes());
        session.answer(b"enemy ????....../........../....??????..........");
        session.answer(b"enemy ????????../........../........../..........");
        for _ in 0..60 {
            let events: Vec<&str> = (0..random.usize(1..5)).map(|_| EVENTS[random.usize(..EVENTS.len())]).collect();
            let line = match random.u8(..4) {
                0 => (0..random.usize(..40)).map(|_| random.char(..)).filter(|c| *c != '\n').collect(),
                1 => String::from("go"),
                _ => format!("events a4a5 : {}", events.join("; ")),
            };
            let answer = session.answer(line.as_bytes());
            let fits = match &answer[..] {
                [] => line.starts_with("events"),
                [line] => line.starts_with("error: ") || line.starts_with("play "),
                _ => false,
            };
            assert!(fits, "{line:?}: {answer:?}");
        }
    }
}

/// `go` returns a legal action, the same for the same seed and nodes.
#[test]
fn thinking() {
    for variant in VARIANTS {
        let mut dialog = Dialog::new(variant.id);
        dialog.ask("setup red random 5");
        dialog.ask("setup blue random 6");
        let best = dialog.ask("go nodes=300 level=centurion seed=3");
        assert_eq!(best, dialog.ask("go seed=3 nodes=300 level=centurion"));
        let action = best[0].strip_prefix("best ").expect("best").to_owned();
        assert!(dialog.legal().contains(&action), "{action}");
        dialog.ask("go ms=5");
    }
}

/// `playouts` plays the requested number of games, the same for the same seed.
#[test]
fn random_play() {
    let mut dialog = Dialog::new("barrage");
    dialog.ask("setup red random 5");
    dialog.ask("setup blue random 6");
    let mut counted = |command: &str| {
        let reply = dialog.ask(command);
        let words: Vec<&str> = reply[0].split(' ').collect();
        assert_eq!([words[0], words[2], words[4]], ["games", "plies", "seconds"]);
        (words[1].to_owned(), words[3].parse::<u64>().expect("a number"))
    };
    let first = counted("playouts 20 1");
    assert_eq!(first.0, "20");
    assert!((20..20 * 4000).contains(&first.1));
    assert_eq!(counted("playouts 20 1"), first);
    assert_ne!(counted("playouts 20 2"), first);
}
