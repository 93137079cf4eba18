//! The engine against the second referee of [`crate::oracle`]: lists, events, boards and both views, ply by ply.

use std::collections::BTreeMap;

use crate::dialog::Dialog;
use crate::oracle::{Edition, Oracle, SIDES};

/// How random moves are chosen.
#[derive(Clone, Copy, PartialEq)]
enum Manner {
    /// To and fro, towards the enemy, or anything.
    Mixed,
    /// Red runs after Blue, who runs away.
    Hunt,
}

/// A random move of a kind that reaches the corners of the rules more often than even chance does.
fn choose(random: &mut fastrand::Rng, manner: Manner, legal: &[String], played: &[String], oracle: &Oracle) -> String {
    let back = played.len().checked_sub(2).map(|index| {
        let split = played[index].rfind(|c: char| c.is_ascii_lowercase()).expect("two squares");
        [&played[index][split..], &played[index][..split]].concat()
    });
    let only = |test: &dyn Fn(&String) -> bool| legal.iter().filter(|action| test(action)).collect::<Vec<_>>();
    let wanted = match (manner, random.u8(..40)) {
        (Manner::Mixed, 36..) | (_, 39) => Vec::new(),
        (Manner::Hunt, _) => only(&|action| oracle.approaches(action) || oracle.flees(action)),
        // To and fro wears borders out (R7.1).
        (Manner::Mixed, 0..20) => only(&|action| Some(action) == back.as_ref()),
        // Next to an enemy, but no attack: begins a chase (R7.4).
        (Manner::Mixed, _) => only(&|action| oracle.approaches(action)),
    };
    let from = if wanted.is_empty() { legal.iter().collect() } else { wanted };
    from[random.usize(..from.len())].clone()
}

/// Plays a game in both and compares all that they say; gives back the second referee and the last event.
fn check(game: &str, pieces: &[String], turn: usize, manner: Manner, seed: u64) -> (Oracle, String) {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut oracle = Oracle::new(Edition::find(game), pieces, turn);
    let mut engine = Dialog::from_pieces(game, pieces, turn);
    let mut played: Vec<String> = Vec::new();
    let mut last_event = String::new();
    loop {
        let context =
            || format!("{game}, {} to move, seed {seed}: {} then {}", SIDES[turn], pieces.join(" "), played.join(" "));
        let legal = oracle.legal();
        assert_eq!(engine.legal(), legal, "legal actions of {}", context());
        assert_eq!(engine.ask("board"), oracle.board(), "board of {}", context());
        for player in [0, 1] {
            assert_eq!(engine.ask(&format!("view {}", SIDES[player])), oracle.view(player), "view of {}", context());
        }
        if oracle.is_over() {
            return (oracle, last_event);
        }
        let action = choose(&mut random, manner, &legal, &played, &oracle);
        let events = oracle.play(&action);
        assert_eq!(engine.play(&action), events, "events of {action} in {}", context());
        last_event = events.last().cloned().unwrap_or_default();
        played.push(action);
    }
}

/// Full armies on random home squares, as an edition sets them up.
fn full(edition: &Edition, random: &mut fastrand::Rng) -> Vec<String> {
    let mut pieces = Vec::new();
    for (side, first_row) in [('r', 0), ('b', edition.rows - edition.home_rows)] {
        let mut squares = edition.squares(first_row..first_row + edition.home_rows);
        random.shuffle(&mut squares);
        let army = edition.army.iter().flat_map(|&(kind, count)| std::iter::repeat_n(kind, count));
        pieces.extend(army.zip(squares).map(|(kind, square)| format!("{side}{kind}{square}")));
    }
    pieces
}

/// A few random pieces of each side anywhere: endgames, in which the rules of repetition matter.
fn sparse(edition: &Edition, random: &mut fastrand::Rng) -> Vec<String> {
    let mut squares = edition.squares(0..edition.rows);
    random.shuffle(&mut squares);
    let mut squares = squares.into_iter();
    let mut pieces = Vec::new();
    for side in ['r', 'b'] {
        let mut army: Vec<char> =
            edition.army.iter().flat_map(|&(kind, count)| std::iter::repeat_n(kind, count)).collect();
        random.shuffle(&mut army);
        army.truncate(random.usize(1..6));
        pieces.extend(army.into_iter().zip(&mut squares).map(|(kind, square)| format!("{side}{kind}{square}")));
    }
    pieces
}

/// One or two hunters and their prey.
fn hunt(edition: &Edition, random: &mut fastrand::Rng) -> Vec<String> {
    let mut squares = edition.squares(0..edition.rows);
    random.shuffle(&mut squares);
    let pieces = ["r9", "b3", "rF", "bF", ["rM", "r2", "bM"][random.usize(..3)]];
    pieces.iter().zip(squares).map(|(piece, square)| [piece, square.as_str()].concat()).collect()
}

/// Every edition, and the switches in the combinations that meet.
const GAMES: &[&str] = &[
    "original",
    "masters",
    "faq-original",
    "classic30",
    "duel",
    "duel-small",
    "barrage",
    "fantasy",
    "original attackers-advantage=on captured=owner quiet-limit=50",
    "fantasy no-scout-charge=on captured=captor two-square=5 turn-limit=300",
    "barrage spy-strikes-back=on captured=nobody two-square=off",
    "duel-small chase=on two-square=off quiet-limit=off turn-limit=400",
    "classic30 chase=on no-scout-charge=on spy-strikes-back=on attackers-advantage=on",
];

#[test]
fn games_from_full_armies() {
    for game in GAMES {
        for seed in 0..3 {
            let pieces = full(&Edition::find(game), &mut fastrand::Rng::with_seed(seed));
            check(game, &pieces, 0, Manner::Mixed, seed);
        }
    }
}

#[test]
fn endgames_anywhere_on_the_board() {
    let mut ends: BTreeMap<String, usize> = BTreeMap::new();
    let mut worn = 0;
    for game in GAMES {
        for seed in 0..40 {
            let mut random = fastrand::Rng::with_seed(seed);
            let pieces = sparse(&Edition::find(game), &mut random);
            let (oracle, end) = check(game, &pieces, random.usize(..2), Manner::Mixed, seed);
            *ends.entry(end.rsplit(' ').next().unwrap_or_default().to_owned()).or_default() += 1;
            worn += oracle.forbidden()[0];
        }
    }
    // The games must have come to what they are to test, else they prove little.
    assert!(worn > 1000, "the two-square rule forbade {worn} times");
    for reason in ["flag", "no-move", "both-stuck", "quiet-limit", "turn-limit"] {
        assert!(ends.contains_key(reason), "no game ended by {reason}: {ends:?}");
    }
}

#[test]
fn hunts() {
    let mut chases = 0;
    for game in ["masters two-square=off", "duel", "duel-small chase=on two-square=5 no-scout-charge=on"] {
        for seed in 0..60 {
            let mut random = fastrand::Rng::with_seed(seed);
            let pieces = hunt(&Edition::find(game), &mut random);
            chases += check(game, &pieces, 0, Manner::Hunt, seed).0.forbidden()[1];
        }
    }
    assert!(chases > 200, "the chase rule forbade {chases} times");
}
