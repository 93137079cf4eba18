//! Records of games that start with a position or given cards (N4, N6).

use vexillum_engine::notation::{Cards, PlayerRecord, Record, Start, parse_board, write_position};
use vexillum_engine::{ByColor, Card, Color, Deal, Game, Outcome, Position, Variant};

use crate::games::{begin, choose, name, random_game, truth, variants};

/// Random deal: some cards in the hand, some in the pile, the others played.
fn deal(random: &mut fastrand::Rng) -> Deal {
    let mut cards = Card::ALL;
    random.shuffle(&mut cards);
    let (hand, pile) = cards.split_at(random.usize(..4));
    let deal = Deal::default().with_pile(&pile[..random.usize(..=pile.len())]);
    deal.and_then(|deal| deal.with_hand(hand)).expect("cards that can lie so")
}

/// Plays on at random and checks every record at each ply.
fn check(mut game: Game, random: &mut fastrand::Rng) -> Option<Outcome> {
    let label = name(game.variant());
    for _ in 0..30 {
        for color in Color::ALL {
            let own = game.player_record(color).expect("the game has begun");
            let text = own.to_string();
            let read: PlayerRecord = text.parse().unwrap_or_else(|error| panic!("{error}: {text}"));
            assert!(read == own, "{label}: {text}");
            assert!(read.view().ok() == game.view(color), "{label}: {text}");
        }
        let record = game.true_record().expect("the game has begun");
        let read: Record = record.to_string().parse().expect("a record");
        assert!(read == record, "{label}");
        assert!(Game::from_record(read).is_ok_and(|again| truth(&again) == truth(&game)), "{label}");
        assert!(Game::restore(&game.save()).as_ref() == Ok(&game), "{label}");
        let Some(action) = choose(truth(&game), random) else { break };
        game.play(action).expect("a listed action is legal");
    }
    game.outcome()
}

/// Game that starts from the position of another.
fn from_there(variant: &Variant, position: &Position, random: &mut fastrand::Rng) -> Game {
    let pieces = parse_board(&variant.board, &write_position(position)).expect("a position");
    let turn = Color::ALL[random.usize(..2)];
    let deals = ByColor::new(|_| deal(random));
    let cards = if variant.cards { Cards::Deals(deals) } else { Cards::None };
    let start = Start::Position(pieces, turn);
    let record = Record {
        variant: *variant,
        start,
        cards,
        clock: None,
        seats: None,
        assisted: false,
        turns: Vec::new(),
        end: None,
    };
    Game::from_record(record).expect("a position of a game")
}

#[test]
fn games_that_begin_with_a_position() {
    let mut over_at_once = 0;
    for variant in variants() {
        random_game(&variant, 6, |game, random| {
            if random.u8(..60) == 0 || game.outcome().is_some() {
                let other = from_there(&variant, truth(game), random);
                over_at_once += usize::from(other.outcome().is_some());
                check(other, random);
            }
        });
    }
    assert!(over_at_once > 0, "some positions are lost or drawn as they stand");
}

#[test]
fn games_that_begin_with_a_deal_by_hand() {
    let mut random = fastrand::Rng::with_seed(8);
    for variant in variants().into_iter().filter(|variant| variant.cards) {
        for seed in 0..8 {
            let mut game = begin(&variant, seed);
            game.set_deal(Color::Red, deal(&mut random)).expect("before the first action");
            if seed % 2 == 0 {
                game.set_deal(Color::Blue, deal(&mut random)).expect("before the first action");
            }
            check(game, &mut random);
        }
    }
}

/// Player records of such a start keep the opponent's secrets.
#[test]
fn own_records_that_are_refused() {
    const HEAD: &str = "vexillum 1\nedition battle-cards\nview blue\n";
    const BOARD: &str = "position ......f.../........../........../........../..~~..~~../..~~..~~../........../........../........../???....... red";
    let read = |lines: &str| [HEAD, BOARD, "\n", lines].concat().parse::<PlayerRecord>();
    for lines in
        ["", "tray red BBM", "hand boat,a+1\nhands 3 2\ndiscards mock / none", "events start : end blue no-move"]
    {
        assert!(read(lines).is_ok(), "{lines}: {:?}", read(lines));
    }
    for (lines, expected) in [
        ("tray blue B", "expected the opponent's tray"),
        ("tray red BX", "expected piece letters"),
        (
            &BOARD.replace("........../........../........../???.......", &["??????????"; 4].join("/")),
            "expected no more pieces",
        ),
        ("tray red MM", "expected no more pieces than the army has"),
        ("hand boat\nhands 3 2", "expected cards that can lie so"),
        ("hand boat\nhands 4 1", "expected cards that can lie so"),
        ("hand boat\nhands 3 1\ndiscards none / boat", "expected cards that can lie so"),
        ("hands 3", "expected the numbers of cards in both hands"),
        ("discards none", "expected the discards of both"),
        ("hand queen", "expected a card"),
        ("view red\nposition", "expected a position and whose turn"),
        (&BOARD.replace("???", "?*?"), "expected an enchanted piece that is known"),
        (&BOARD.replace("???", "FFF"), "expected no more pieces than the army has"),
        (&BOARD.replace(" red", " green"), "expected red or blue"),
    ] {
        let error = read(lines).expect_err(lines).to_string();
        assert!(error.contains(expected), "{lines}: {error}");
    }
}
