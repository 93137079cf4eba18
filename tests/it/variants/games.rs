//! Games of own variants that chance has made up.

use vexillum_engine::ai::{accepts_draw, choose as choose_best};
use vexillum_engine::notation::{PlayerRecord, Record};
use vexillum_engine::{
    Army, Board, Color, Fill, Game, Level, Movement, Names, Power, Role, SWITCHES, Setup, Skills, Square, SquareSet,
    Unit, VARIANTS, Values, Variant,
};

use crate::games::{begin, choose, truth};

fn one<T: Copy>(random: &mut fastrand::Rng, table: &[(T, &str)]) -> T {
    table[random.usize(..table.len())].0
}

fn unit(random: &mut fastrand::Rng, role: Role) -> Unit {
    let mut unit = *VARIANTS[0].army.unit(role);
    unit.count = random.u8(..6).saturating_sub(2);
    if random.u8(..4) == 0 {
        unit.movement = one(random, &Movement::ALL);
    }
    if random.u8(..6) == 0 {
        unit.skills = unit.skills.with(one(random, &Skills::ALL));
    }
    if random.u8(..8) == 0 {
        unit.skills = Skills::NONE;
    }
    if random.u8(..if unit.attacks() { 6 } else { 60 }) == 0 {
        unit.power = Some(one(random, &Power::ALL));
    }
    unit
}

/// A variant of which everything is drawn, playable or not.
fn draw(random: &mut fastrand::Rng) -> Variant {
    let (columns, rows) = (random.u8(3..=13), random.u8(3..=11));
    let home_rows = rows / 2 - random.u8(..2).min(rows / 2);
    let middle = SquareSet::rectangle(columns, home_rows, rows.saturating_sub(2 * home_rows));
    let lakes: SquareSet = middle.into_iter().filter(|_| random.u8(..4) == 0).collect();
    let army = Army::of(Role::ALL.map(|role| unit(random, role)));
    let board = Board { columns, rows, home_rows, lakes };
    let mut variant = Variant {
        board,
        army,
        fill: if army.total() == board.home_len() { Fill::All } else { Fill::Any },
        names: if random.bool() { Names::Classic } else { Names::Fantasy },
        unnumbered: Some(Role::Spy).filter(|_| random.bool()),
        ..VARIANTS[0].as_own("Drawn at random")
    };
    variant.cards = random.bool() && !variant.has_fantasy_powers();
    for switch in SWITCHES {
        if random.u8(..4) > 0 {
            continue;
        }
        let value = match switch.values {
            Values::OnOff => "on",
            Values::Words(words) => words[random.usize(..words.len())],
            Values::NumberOrOff => ["30", "300"][random.usize(..2)],
        };
        let mut changed = variant;
        changed.rules.set(switch.name, value).expect("a value of the switch");
        if changed.check().is_ok() || random.u8(..20) == 0 {
            variant = changed;
        }
    }
    variant
}

/// The variants of so many drawn ones that can be played.
fn playable(drawn: u64) -> Vec<Variant> {
    let mut random = fastrand::Rng::with_seed(12);
    let all = (0..drawn).map(|_| draw(&mut random));
    all.filter(|variant| variant.check().is_ok()).collect()
}

#[test]
fn drawn_variants_are_written_and_read() {
    let mut random = fastrand::Rng::with_seed(13);
    for _ in 0..3000 {
        let variant = draw(&mut random);
        let json = variant.to_json();
        assert_eq!(Variant::from_json(&json).as_ref(), Ok(&variant), "{json}");
    }
}

/// Whoever looks at whichever ply: what can be done, what each player knows, what is kept.
fn check(game: &Game, label: &str) {
    let position = truth(game);
    let legal = position.legal_actions();
    assert_eq!(legal.is_empty(), game.outcome().is_some(), "{label}");
    for color in Color::ALL {
        let view = position.view(color);
        let own = game.player_record(color).expect("the game has begun");
        let read: PlayerRecord = own.to_string().parse().expect("an own record");
        assert!(read == own && read.view().as_ref() == Ok(&view), "{label}");
        assert_eq!(view.legal_actions(), if game.to_act() == Some(color) { legal.clone() } else { Vec::new() });
        let whole = view.complete(|square| position.piece(square).map(|(_, role)| role), |_| {});
        let whole = whole.unwrap_or_else(|error| panic!("{error}: {label}"));
        assert!(whole.view(color) == view, "{label}");
    }
}

#[test]
fn drawn_variants_are_played_to_the_end() {
    let variants = playable(1500);
    assert!(variants.len() > 200, "only {} variants can be played", variants.len());
    let mut random = fastrand::Rng::with_seed(14);
    for (seed, variant) in (0..).zip(&variants) {
        let label = variant.to_json();
        let mut game = begin(variant, seed);
        let mut plies = 0;
        loop {
            if random.u8(..30) == 0 || plies < 4 {
                check(&game, &label);
            }
            let Some(action) = choose(truth(&game), &mut random) else { break };
            let by = game.to_act().expect("somebody acts");
            let index = game.play(action).expect("a listed action is legal");
            for told in game.true_events(index) {
                let text = told.to_string();
                assert!(text.parse() == Ok(*told), "{action}: {text}: {label} {:?}", game.true_events(index));
            }
            // What the player who acted is told is the action itself, and it is read as it is written.
            let (_, line) = game.told(by, index).expect("an entry");
            assert_eq!(line.form.parse(), Ok(action), "{label}");
            let (_, public) = game.told(!by, index).expect("an entry");
            let secret = public.form.contains(":?") || public.form.ends_with("&?");
            assert!(secret || public.form == line.form, "{} told as {}: {label}", line.form, public.form);
            plies += 1;
            assert!(plies < 20_000, "without end: {label}");
        }
        check(&game, &label);
        let record: Record = game.record().expect("it is over").to_string().parse().expect("a record");
        assert!(Game::from_record(record).is_ok_and(|again| truth(&again) == truth(&game)), "{label}");
        assert!(Game::restore(&game.save()).as_ref() == Ok(&game), "{label}");
    }
}

/// A set-up is found for each, and completed from any part of it.
#[test]
fn drawn_variants_are_set_up() {
    for (seed, variant) in (0..).zip(playable(1500)) {
        let whole = vexillum_engine::ai::arrange(&variant, seed);
        let label = variant.to_json();
        assert_eq!(whole.problems(&variant), [], "{whole}: {label}");
        let empty = Setup::empty(&variant.board);
        assert_eq!(empty.completed(&variant, &empty, seed).problems(&variant), [], "{label}");
        assert!(whole.pieces(&variant.board, Color::Blue).all(|(square, _)| Square::index(square) < 120));
    }
}

/// The computer player takes part in whatever can be played, answers included.
#[test]
fn the_computer_plays_drawn_variants() {
    let mut random = fastrand::Rng::with_seed(15);
    for (seed, variant) in (0..).zip(playable(600)) {
        let mut game = begin(&variant, seed);
        while let Some(color) = game.to_act() {
            let view = truth(&game).view(color);
            if random.u8(..40) == 0 {
                accepts_draw(&view);
                let action = choose_best(&view, Level::Legate, seed, 40).expect("it is to act");
                assert_eq!(game.play(action).err(), None, "{action}: {}", variant.to_json());
            } else {
                let action = choose(truth(&game), &mut random).expect("it is to act");
                game.play(action).expect("a listed action is legal");
            }
        }
    }
}
