//! Both modes of the text protocol.

use vexillum_tools::Session;

use crate::Target;

pub(super) const REFEREE: Target = Target { name: "referee", seeds: conversations, inputs: 400, run: referee };
pub(super) const PLAYER: Target = Target { name: "player", seeds: games, inputs: 250, run: player };

/// The conversations of the tests, one side of each.
fn conversations() -> Vec<Vec<u8>> {
    let texts = [include_str!("../../../data/sessions.txt"), include_str!("../../../data/sessions_special.txt")];
    let said = |block: &str| {
        let lines = block.lines().filter_map(|line| line.strip_prefix('>'));
        lines.map(str::trim_start).collect::<Vec<_>>().join("\n").into_bytes()
    };
    texts.iter().flat_map(|text| text.split("\n\n")).map(said).filter(|said| !said.is_empty()).collect()
}

/// Conversations in which somebody is played with.
fn games() -> Vec<Vec<u8>> {
    let mut games: Vec<Vec<u8>> =
        conversations().into_iter().filter(|said| String::from_utf8_lossy(said).contains("side=")).collect();
    games.push(
        b"new fantasy side=red seed=1\nenemy ??????????/??????????/??????????\ngo\n\
          events x : move a3 a4; turn blue\nevents y : move b6 b5; turn red\ngo\n"
            .to_vec(),
    );
    games
}

/// Says every line, but for what would be long by intention. Says whether any is accepted.
fn converse(session: &mut Session, bytes: &[u8]) -> bool {
    let mut accepted = false;
    for line in bytes.split(|&byte| byte == b'\n') {
        let words = String::from_utf8_lossy(line);
        let answers = match words.split_whitespace().next() {
            Some("perft") => session.answer(b"perft 1"),
            Some("playouts") => session.answer(b"playouts 1 1"),
            Some("go") if words.trim() != "go" => session.answer(b"go nodes=20 seed=1"),
            _ => session.answer(line),
        };
        assert!(answers.iter().all(|answer| !answer.contains('\n')), "{answers:?}");
        accepted |= answers.last().is_some_and(|answer| !answer.starts_with("error: "));
    }
    accepted
}

fn referee(bytes: &[u8]) -> bool {
    let mut session = Session::default();
    // Without limits a thought takes what its level takes.
    let lines: Vec<u8> = bytes
        .split(|&byte| byte == b'\n')
        .filter(|line| line.trim_ascii() != b"go")
        .flat_map(|line| [line, b"\n"].concat())
        .collect();
    let accepted = converse(&mut session, &lines);
    session.close();
    accepted
}

fn player(bytes: &[u8]) -> bool {
    let mut session = Session::default();
    let lines = bytes.split(|&byte| byte == b'\n').flat_map(|line| {
        let few: &[u8] = if line.starts_with(b"new ") { b" nodes=40\n" } else { b"\n" };
        [line, few].concat()
    });
    converse(&mut session, &lines.collect::<Vec<u8>>())
}
