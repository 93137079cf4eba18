//! Starts of the compared games: random squares, deals and switches.

use crate::oracle::{DECK, Edition};

/// Start of a game.
pub(super) struct Start {
    /// Edition with switches.
    pub(super) game: String,
    pub(super) pieces: Vec<String>,
    pub(super) turn: usize,
    /// Hands and piles of both sides.
    pub(super) deal: Option<[[Vec<String>; 2]; 2]>,
}

/// Random switches in a combination that R13 allows.
pub(super) fn switches(id: &str, random: &mut fastrand::Rng) -> String {
    let edition = Edition::find(id);
    let (deck, powers) = (edition.has("deck"), edition.has("powers"));
    let mut words = vec![id.to_owned()];
    let mut toggle = |name: &str, allowed: bool, random: &mut fastrand::Rng| {
        let on = allowed && random.u8(..3) == 0;
        if on {
            words.push(format!("{name}=on"));
        }
        on
    };
    for name in ["attackers-advantage", "no-scout-charge", "spy-strikes-back", "chase"] {
        toggle(name, true, random);
    }
    for name in ["moving-flag", "rescue"] {
        toggle(name, !deck && !powers, random);
    }
    let bombs = toggle("moving-bombs", !deck && !powers, random);
    toggle("exploding-bombs", !bombs, random);
    toggle("silent-defence", !deck, random);
    for name in ["tactical-reveal", "swap-then-attack"] {
        toggle(name, deck, random);
    }
    if deck {
        words.push(format!("refill={}", [1, 3][random.usize(..2)]));
    }
    words.push(format!("both-stuck={}", ["loss", "draw"][random.usize(..2)]));
    words.push(format!("captured={}", ["both", "owner", "captor", "nobody"][random.usize(..4)]));
    words.push(format!("two-square={}", ["2", "3", "5", "off"][random.usize(..4)]));
    words.push(format!("quiet-limit={}", ["40", "100", "off"][random.usize(..3)]));
    words.push(format!("turn-limit={}", ["150", "250"][random.usize(..2)]));
    words.join(" ")
}

fn whole_army(edition: &Edition) -> Vec<char> {
    edition.army.iter().flat_map(|&(kind, count)| std::iter::repeat_n(kind, count)).collect()
}

/// Full armies on random home squares, as in a set-up.
pub(super) fn full(game: String, random: &mut fastrand::Rng) -> Start {
    let edition = Edition::find(&game);
    let mut pieces = Vec::new();
    for (side, first_row) in [('r', 0), ('b', edition.rows - edition.home_rows)] {
        let mut squares = edition.squares(first_row..first_row + edition.home_rows);
        random.shuffle(&mut squares);
        let army = whole_army(&edition).into_iter().zip(squares);
        pieces.extend(army.map(|(kind, square)| format!("{side}{kind}{square}")));
    }
    Start { game, pieces, turn: 0, deal: None }
}

/// Endgame with a few random pieces of each side.
///
/// Most of them stand close together, so that most rules soon matter.
pub(super) fn sparse(game: String, random: &mut fastrand::Rng) -> Start {
    let edition = Edition::find(&game);
    let mut squares = edition.squares(0..edition.rows);
    random.shuffle(&mut squares);
    let most = [4, 9][random.usize(..2)];
    if random.u8(..3) > 0 {
        let center = crate::oracle::at(&squares[0]);
        squares.sort_by_key(|square| {
            let at = crate::oracle::at(square);
            (at.0 - center.0).abs().max((at.1 - center.1).abs())
        });
        squares.truncate(usize::from(random.u8(20..40)));
        random.shuffle(&mut squares);
    }
    let mut squares = squares.into_iter();
    let mut pieces = Vec::new();
    for (side, enemy, last_row) in [('r', 'b', edition.rows), ('b', 'r', 1)] {
        // One of each kind: else there would be mostly Scouts and Bombs.
        let mut army = if random.bool() { whole_army(&edition) } else { edition.kinds().chars().collect() };
        random.shuffle(&mut army);
        army.truncate(random.usize(1..=most));
        for (kind, square) in army.into_iter().zip(&mut squares) {
            let enchanted = edition.has("powers") && !"M9876BF".contains(kind) && random.u8(..6) == 0;
            // A Flag there would have won already (R9.4).
            if enchanted {
                pieces.push(format!("{enemy}{kind}{square}*"));
            } else if kind != 'F' || crate::oracle::at(&square).1 + 1 != last_row {
                pieces.push(format!("{side}{kind}{square}"));
            }
        }
    }
    // These games need a Swap followed by an attack.
    let first: &[&str] = if game.contains("swap-then-attack=on") { &["swap", "a+3"] } else { &[] };
    let deal = edition.has("deck").then(|| [deal(first, random), deal(first, random)]);
    Start { game, pieces, turn: random.usize(..2), deal }
}

/// Hand and pile of one side, with some cards first in the hand; often few cards are left.
fn deal(first: &[&str], random: &mut fastrand::Rng) -> [Vec<String>; 2] {
    let mut deck = DECK.map(str::to_owned).to_vec();
    random.shuffle(&mut deck);
    deck.sort_by_key(|card| !first.contains(&card.as_str()));
    let pile = deck.split_off(random.usize(..=3));
    let left = [random.usize(..4), pile.len()][random.usize(..2)];
    [deck, pile.into_iter().take(left).collect()]
}

/// Almost full armies, anywhere on the board.
pub(super) fn nearly_whole(game: &str, random: &mut fastrand::Rng) -> Start {
    let edition = Edition::find(game);
    let mut squares = edition.squares(0..edition.rows);
    random.shuffle(&mut squares);
    let mut squares = squares.into_iter();
    let mut pieces = Vec::new();
    for side in ['r', 'b'] {
        let mut army = whole_army(&edition);
        random.shuffle(&mut army);
        army.truncate(army.len() - random.usize(..2));
        pieces.extend(army.into_iter().zip(&mut squares).map(|(kind, square)| format!("{side}{kind}{square}")));
    }
    Start { game: game.to_owned(), pieces, turn: random.usize(..2), deal: None }
}

/// Chase with one or two hunters and their prey.
pub(super) fn hunt(game: &str, random: &mut fastrand::Rng) -> Start {
    let edition = Edition::find(game);
    let mut squares = edition.squares(0..edition.rows);
    random.shuffle(&mut squares);
    let third = match edition.special.as_str() {
        "powers" => ["b5", "r8", "b7"],
        "round" => ["rP", "rP", "bP"],
        "captain" => ["r6", "r2", "b6"],
        _ => ["rM", "r2", "bM"],
    };
    let pieces = ["r9", "b3", "rF", "bF", third[random.usize(..3)]];
    let pieces = pieces.iter().zip(squares).map(|(piece, square)| [piece, square.as_str()].concat()).collect();
    let deal = edition.has("deck").then(|| [deal(&[], random), deal(&[], random)]);
    Start { game: game.to_owned(), pieces, turn: 0, deal }
}
