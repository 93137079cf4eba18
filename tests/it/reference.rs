//! Comparison of the engine with the second referee in [`crate::oracle`], ply by ply.
//!
//! It covers legal actions, events, boards and both views.

use std::collections::BTreeMap;

use crate::dialog::Dialog;
use crate::oracle::{Choice, Edition, Oracle, SIDES, list};

mod starts;

use starts::{Start, full, hunt, nearly_whole, sparse, switches};

/// Situations that the games of each test must meet.
const MET: &str = include_str!("../data/met.txt");

/// Maximum number of actions compared in a game.
const LONGEST: usize = 200;

/// Number of occurrences of each situation.
type Seen = BTreeMap<String, usize>;

/// Policy for random moves.
#[derive(Clone, Copy, PartialEq)]
enum Manner {
    /// Back and forth, toward the enemy, any action, or kinds of action that were seldom played.
    Mixed,
    /// Chases and flights.
    Hunt,
    /// Wrong guesses at kinds that a piece can still be.
    Guess,
    /// Moves to the opponent's back row, and rescues.
    Rescue,
}

/// Random move that favors the corner cases of the rules. `sorts` counts the kinds of action played.
fn choose(random: &mut fastrand::Rng, manner: Manner, choices: &[Choice], sorts: &mut Seen) -> String {
    let only = |test: &dyn Fn(&Choice) -> bool| choices.iter().filter(|choice| test(choice)).collect::<Vec<_>>();
    let wanted = match (manner, random.u8(..40)) {
        (_, 37..) => Vec::new(),
        (Manner::Hunt, _) => only(&|choice| choice.approaches || choice.flees),
        (Manner::Guess, _) => only(&|choice| choice.sort == "? wrong but possible"),
        (Manner::Rescue, _) => only(&|choice| choice.sort.contains(" home") || choice.sort == "rescue true"),
        // Moves back and forth wear borders out (R7.1).
        (Manner::Mixed, 0..8) => only(&|choice| choice.backs),
        // A move next to an enemy that is not an attack begins a chase (R7.4).
        (Manner::Mixed, 8..14) => only(&|choice| choice.approaches),
        (Manner::Mixed, _) => {
            let times = |choice: &&Choice| sorts.get(&choice.sort).copied().unwrap_or_default();
            let rarest = choices.iter().min_by_key(times).map(|choice| choice.sort.clone());
            only(&|choice| Some(&choice.sort) == rarest.as_ref())
        }
    };
    let from = if wanted.is_empty() { choices.iter().collect() } else { wanted };
    let choice = from[random.usize(..from.len())];
    *sorts.entry(choice.sort.clone()).or_default() += 1;
    choice.action.clone()
}

/// Starts a game in both.
fn begin(start: &Start) -> (Oracle, Dialog) {
    let mut oracle = Oracle::new(Edition::find(&start.game), &start.pieces, start.turn);
    let mut engine = Dialog::from_pieces(&start.game, &start.pieces, start.turn);
    if let Some(deal) = &start.deal {
        for (side, [hand, pile]) in SIDES.into_iter().zip(deal) {
            engine.ask(&format!("hand {side} {}", list(hand)));
            engine.ask(&format!("pile {side} {}", list(pile)));
        }
        let [[red_hand, red_pile], [blue_hand, blue_pile]] = deal.clone();
        oracle.hold(&[red_hand, blue_hand], &[red_pile, blue_pile]);
    }
    (oracle, engine)
}

/// Starts a game in both with set-ups and shuffled decks, which come from the record.
fn begin_with_decks(game: &str, seed: u64) -> (Oracle, Dialog) {
    let edition = Edition::find(game);
    let mut engine = Dialog::new(&format!("{game} seed={seed}"));
    let mut pieces = Vec::new();
    let mut opening = Vec::new();
    for (side, name) in SIDES.into_iter().enumerate() {
        let reply = engine.ask(&format!("setup {name} random {seed}"));
        pieces.extend(edition.pieces(side, &reply[0]));
        opening.extend(reply.into_iter().skip(1));
    }
    let record = engine.ask("record");
    let deck = |side: &str| {
        let cards = record.iter().find_map(|line| line.strip_prefix("deck ")?.strip_prefix(side));
        cards.expect("a deck").trim().split(',').map(str::to_owned).collect()
    };
    let decks = SIDES.map(deck);
    let mut oracle = Oracle::new(edition, &pieces, 0);
    let events: Vec<String> = oracle.deal(decks).iter().map(|event| format!("event {event}")).collect();
    assert_eq!(opening, events, "the deal of {game}, seed {seed}");
    (oracle, engine)
}

/// Checks that both answers are the same, and shows the differences first.
fn agree(engine: &[String], oracle: &[String], what: &str) {
    let only = |one: &[String], other: &[String]| -> Vec<String> {
        one.iter().filter(|line| !other.contains(line)).cloned().collect()
    };
    assert!(
        engine == oracle,
        "{what}\nonly the engine: {:?}\nonly the oracle: {:?}\nthe engine: {engine:?}\nthe oracle: {oracle:?}",
        only(engine, oracle),
        only(oracle, engine)
    );
}

/// Plays a game in both, compares all answers, and returns the situations met.
fn check((mut oracle, mut engine): (Oracle, Dialog), what: &str, manner: Manner, seed: u64, sorts: &mut Seen) -> Seen {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut game = format!("{what}, seed {seed}:");
    for played in 0.. {
        let choices = oracle.choices();
        let legal: Vec<String> = choices.iter().map(|choice| choice.action.clone()).collect();
        agree(&engine.legal(), &legal, &format!("legal after {game}"));
        agree(&engine.ask("board"), &oracle.board(), &format!("board after {game}"));
        for (player, side) in SIDES.into_iter().enumerate() {
            agree(&engine.ask(&format!("view {side}")), &oracle.view(player), &format!("view {side} after {game}"));
        }
        if oracle.is_over() || played == LONGEST {
            break;
        }
        let action = choose(&mut random, manner, &choices, sorts);
        game = format!("{game} {action}");
        agree(&engine.play(&action), &oracle.play(&action), &format!("events at the end of {game}"));
    }
    oracle.seen()
}

/// Plays games from random positions; in half of those of a plain edition with random switches.
fn check_endgames(starts: &[&str], games: u64, required: &str) {
    let (mut seen, mut sorts) = (Seen::new(), Seen::new());
    for start in starts {
        for seed in 0..games {
            let mut random = fastrand::Rng::with_seed(seed);
            let plain = seed % 2 == 0 || start.contains(' ');
            let game = if plain { (*start).to_owned() } else { switches(start, &mut random) };
            let start = sparse(game, &mut random);
            let what = format!("{} {} {:?} to move {}", start.game, start.pieces.join(" "), start.deal, start.turn);
            let manner = if seed % 5 == 4 { Manner::Hunt } else { Manner::Mixed };
            add(&mut seen, check(begin(&start), &what, manner, seed, &mut sorts));
        }
    }
    require(&seen, required);
}

fn add(seen: &mut Seen, more: Seen) {
    for (what, times) in more {
        *seen.entry(what).or_default() += times;
    }
}

/// Checks that the games met the situations that they are to test.
fn require(seen: &Seen, games: &str) {
    let list = MET.split("\n\n").find_map(|block| block.trim_end().strip_prefix(&format!("games {games}\n")));
    for what in list.expect("a list of these games").lines() {
        assert!(seen.contains_key(what), "never met: {what}; but {seen:#?}");
    }
}

#[test]
fn games_from_full_armies() {
    let (mut seen, mut sorts) = (Seen::new(), Seen::new());
    for edition in Edition::all() {
        for seed in 0..4 {
            let mut random = fastrand::Rng::with_seed(seed);
            let game = if seed % 2 == 0 { edition.id.clone() } else { switches(&edition.id, &mut random) };
            if edition.has("deck") {
                add(&mut seen, check(begin_with_decks(&game, seed), &game, Manner::Mixed, seed, &mut sorts));
            } else {
                let start = full(game, &mut random);
                let what = format!("{} {}", start.game, start.pieces.join(" "));
                add(&mut seen, check(begin(&start), &what, Manner::Mixed, seed, &mut sorts));
            }
        }
    }
    require(&seen, "full");
}

#[test]
fn endgames_of_the_classic_editions() {
    check_endgames(
        &["original", "masters", "faq-original", "classic30", "duel", "duel-small", "barrage", "fantasy"],
        120,
        "classic",
    );
}

#[test]
fn endgames_with_special_pieces() {
    check_endgames(
        &["infiltrator", "lightning", "lightning-tournament", "scifi", "scifi-duel", "spotter2011"],
        150,
        "special",
    );
}

#[test]
fn endgames_with_powers() {
    check_endgames(&["fantasy-powers"], 900, "powers");
}

#[test]
fn endgames_with_cards() {
    check_endgames(&["battle-cards", "battle-cards swap-then-attack=on two-square=2"], 700, "cards");
}

#[test]
fn games_with_decks() {
    let (mut seen, mut sorts) = (Seen::new(), Seen::new());
    for seed in 0..60 {
        let game = switches("battle-cards", &mut fastrand::Rng::with_seed(seed));
        add(&mut seen, check(begin_with_decks(&game, seed), &game, Manner::Mixed, seed, &mut sorts));
    }
    require(&seen, "decks");
}

#[test]
fn guesses() {
    let (mut seen, mut sorts) = (Seen::new(), Seen::new());
    for game in ["scifi-duel", "spotter2011 silent-defence=on", "infiltrator silent-defence=on"] {
        for seed in 0..60 {
            let start = sparse(game.to_owned(), &mut fastrand::Rng::with_seed(seed));
            let what = format!("{game} {}", start.pieces.join(" "));
            add(&mut seen, check(begin(&start), &what, Manner::Guess, seed, &mut sorts));
        }
    }
    require(&seen, "guesses");
}

#[test]
fn rescues() {
    let (mut seen, mut sorts) = (Seen::new(), Seen::new());
    for game in ["barrage rescue=on", "duel rescue=on captured=owner", "scifi-duel rescue=on captured=nobody"] {
        for seed in 0..60 {
            let start = nearly_whole(game, &mut fastrand::Rng::with_seed(seed));
            let what = format!("{game} {}", start.pieces.join(" "));
            add(&mut seen, check(begin(&start), &what, Manner::Rescue, seed, &mut sorts));
        }
    }
    let game = "spotter2011 rescue=on";
    for seed in 0..150 {
        let start = sparse(game.to_owned(), &mut fastrand::Rng::with_seed(seed));
        let what = format!("{game} {}", start.pieces.join(" "));
        add(&mut seen, check(begin(&start), &what, Manner::Rescue, seed, &mut sorts));
    }
    require(&seen, "rescues");
}

#[test]
fn hunts() {
    let (mut seen, mut sorts) = (Seen::new(), Seen::new());
    for game in [
        "masters two-square=off",
        "duel",
        "duel-small chase=on two-square=5 no-scout-charge=on",
        "lightning two-square=off quiet-limit=100",
        "spotter2011 chase=on two-square=off quiet-limit=100",
        "fantasy-powers chase=on two-square=off quiet-limit=100",
        "battle-cards chase=on two-square=off quiet-limit=100",
    ] {
        for seed in 0..50 {
            let start = hunt(game, &mut fastrand::Rng::with_seed(seed));
            let what = format!("{game} {}", start.pieces.join(" "));
            add(&mut seen, check(begin(&start), &what, Manner::Hunt, seed, &mut sorts));
        }
    }
    require(&seen, "hunts");
    assert!(seen["chase forbids move"] > 200, "{seen:?}");
}
