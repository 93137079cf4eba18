//! Clock (R9.14): time used and its storage, and the completed set-up of a player whose time is up.

use vexillum_engine::ai::arrange;
use vexillum_engine::{Clock, Color, Game, Setup, Times, VARIANTS, Variant};

use crate::games::{begin, truth};

const RED: Color = Color::Red;

fn times(text: &str) -> Times {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

#[test]
fn times_are_written_as_they_are_read() {
    for text in ["setup=180 player=900 free=5", "setup=10", "player=86400", "player=10 free=600", "setup=3600 free=1"] {
        assert_eq!(times(text).to_string(), text);
    }
    for text in [
        "",
        "free=5",
        "setup=9",
        "setup=3601",
        "player=9",
        "player=86401",
        "player=60 free=601",
        "player",
        "player=",
        "player=+60",
        "player=1e3",
        "player=4294967296",
        "player=60 lunch=5",
        "player=60 red=1,2",
        "player=60 red=1,2,x",
        "player=60 green=1,2,3",
    ] {
        let error = text.parse::<Clock>().expect_err(text).to_string();
        assert!(error.starts_with("expected the times of a clock"), "{error}");
    }
}

/// Checks the time left after a series of steps.
///
/// A step is a letter with milliseconds: `s` for set-up, `t` for a decision in progress, `d` for its end. The
/// last three arguments are the time left for the set-up and for decisions, and the free time left.
fn check(times_text: &str, deeds: &str, setup: Option<u32>, left: Option<u32>, free: u32) {
    let mut clock = Clock::new(times(times_text));
    for deed in deeds.split_whitespace() {
        let (kind, ms) = deed.split_at(1);
        let ms = ms.parse().expect("milliseconds");
        match kind {
            "s" => clock.spend_setup(RED, ms),
            "t" => clock.spend(RED, ms),
            _ => {
                clock.spend(RED, ms);
                clock.decide(RED);
            }
        }
    }
    let found = (clock.setup_left(RED), clock.left(RED), clock.free_left(RED));
    assert_eq!(found, (setup, left, free), "{times_text}: {deeds}");
    assert_eq!(clock.is_up(RED), left == Some(0));
    let other = (clock.setup_left(!RED), clock.left(!RED));
    let whole = Clock::new(times(times_text));
    assert_eq!(other, (whole.setup_left(!RED), whole.left(!RED)), "each has his own");
    assert_eq!(clock.to_string().parse(), Ok(clock));
}

#[test]
fn time_is_used() {
    check("setup=60 player=100 free=5", "", Some(60_000), Some(100_000), 5_000);
    check("setup=60 player=100 free=5", "s1000 s500", Some(58_500), Some(100_000), 5_000);
    check("setup=60 player=100 free=5", "t3000", Some(60_000), Some(100_000), 2_000);
    check("setup=60 player=100 free=5", "t3000 t3000", Some(60_000), Some(99_000), 0);
    check("setup=60 player=100 free=5", "t3000 d3000", Some(60_000), Some(99_000), 5_000);
    check("setup=60 player=100 free=5", "d5000 d4000 d7000 t1", Some(60_000), Some(98_000), 4_999);
    check("player=100", "d99999", None, Some(1), 0);
    check("player=100", "d99999 t1", None, Some(0), 0);
    check("player=100 free=1", "d101000", None, Some(0), 1_000);
    check("setup=10", "s10000 d4000000 t4294967295 t4294967295", Some(0), None, 0);
    check("player=10", "d4294967295 d4294967295", None, Some(0), 0);
}

/// A restored game has its clock, even within a decision. Its record has only the limits.
#[test]
fn games_keep_their_clocks() {
    for variant in VARIANTS {
        let times = times("setup=180 player=900 free=5");
        let plain = begin(variant, 3);
        let mut game = plain.clone().with_clock(times);
        assert!(Game::restore(&plain.save()).is_ok_and(|again| again.clock().is_none()));
        for ms in [7_000, 9_000, 1_200] {
            let color = game.to_act().expect("a running game");
            game.spend(color, ms);
            assert_eq!(Game::restore(&game.save()).as_ref(), Ok(&game), "{}", variant.id);
            let left = game.clock().and_then(|clock| clock.left(color));
            game.play(truth(&game).legal_actions()[0]).expect("a listed action is legal");
            let after = game.clock().map(|clock| (clock.left(color), clock.free_left(color)));
            assert_eq!(after, Some((left, 5_000)), "a decision costs what it took beyond what is free");
        }
        let record = game.true_record().expect("it has begun").to_string();
        assert!(record.contains("\nclock setup=180 player=900 free=5\n"), "{record}");
        let again = Game::from_record(record.parse().expect("a record")).expect("it was played");
        assert_eq!(again.clock(), Some(&Clock::new(times)));
    }
}

#[test]
fn set_up_time_is_used_before_the_game() {
    let variant = VARIANTS[0];
    let seats = vexillum_engine::ByColor::new(|_| vexillum_engine::Seat::Person(String::new()));
    let mut game = Game::new(*variant, seats, 1).expect("an edition").with_clock(times("setup=60 player=60"));
    let left = |game: &Game| game.clock().map(|clock| (clock.setup_left(RED), clock.left(RED)));
    game.spend(RED, 1_000);
    assert_eq!(left(&game), Some((Some(59_000), Some(60_000))));
    assert_eq!(Game::restore(&game.save()).as_ref(), Ok(&game));
    for color in Color::ALL {
        game.set_up(color, arrange(variant, 1)).expect("a good set-up");
    }
    game.spend(RED, 1_000);
    assert_eq!(left(&game), Some((Some(59_000), Some(59_000))));
}

/// Completes a partial set-up and checks that its pieces stay and the result has no problems.
fn check_completed(variant: &Variant, begun: &Setup, seed: u64) {
    let done = begun.completed(variant, &arrange(variant, seed), seed);
    assert_eq!(done.problems(variant), [], "{} {begun} {done}", variant.id);
    let kept = begun.squares().iter().zip(done.squares()).all(|(before, after)| before.is_none() || before == after);
    assert!(kept, "{begun} becomes {done}");
}

#[test]
fn set_ups_are_completed() {
    let mut random = fastrand::Rng::with_seed(1);
    for variant in VARIANTS {
        let empty = Setup::empty(&variant.board);
        assert_eq!(empty.completed(variant, &arrange(variant, 4), 4), arrange(variant, 4), "nothing stood: the model");
        for seed in 0..20 {
            let mut begun = arrange(variant, seed + 100);
            for index in 0..variant.board.home_len() {
                if random.bool() {
                    begun.set(index, None);
                }
            }
            check_completed(variant, &begun, seed);
        }
    }
    // All fixed pieces are in front, so the only gap must go to a movable one, and the Flag cannot follow the
    // model.
    let original = VARIANTS[0];
    let front = |row: &str| Setup::parse(&original.board, &format!("{row}{}", ".".repeat(30))).expect("a set-up");
    for seed in 0..20 {
        check_completed(original, &front("BBBBBBF..."), seed);
        check_completed(original, &front("BBFBBBB..."), seed);
        check_completed(original, &front("BBBFB....B"), seed);
    }
    let own = "{\"version\":1,\"board\":{\"columns\":6,\"rows\":5,\"home\":2,\"lakes\":\"a3 b3 c3 e3 f3\"},\
               \"units\":[{\"kind\":\"M\",\"count\":1},{\"kind\":\"B\",\"count\":10},{\"kind\":\"F\",\"count\":1}]}";
    let own = Variant::from_json(own).expect("a variant");
    for seed in 0..20 {
        let begun = Setup::parse(&own.board, "B....../.....".replace('/', "").as_str()).expect("a set-up");
        let model = begun.clone();
        let done = begun.completed(&own, &model, seed);
        assert_eq!((done.problems(&own), done.get(3)), (vec![], Some(vexillum_engine::Role::Marshal)));
    }
}
