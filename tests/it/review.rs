//! Review of finished games: their positions, and the evaluation of each.

use vexillum_engine::ai::{arrange, choose, standing};
use vexillum_engine::notation::{Record, Start};
use vexillum_engine::{ByColor, Color, Game, Level, Setup, Variant};

use crate::games;

/// Checks that the replay has the same positions as the player records.
fn check_replay(game: &Game) {
    let id = games::name(game.variant());
    let positions: Vec<_> = game.replay().expect("the game is open").collect();
    assert_eq!(positions.len(), game.log_len() + 1, "{id}");
    assert_eq!(positions.last(), Some(games::truth(game)), "{id}");
    for color in Color::ALL {
        let record = game.player_record(color).expect("it has begun");
        let opening = record.lines.len() - game.log_len();
        for (index, position) in positions.iter().enumerate().step_by(7) {
            let mut until = record.clone();
            until.lines.truncate(opening + index);
            assert_eq!(Ok(position.view(color)), until.view(), "{id}, entry {index}");
        }
    }
    for position in &positions {
        let value = standing(position);
        assert!((-1.0..=1.0).contains(&value), "{id}: {value}");
        let winner = position.outcome().map(|outcome| outcome.winner);
        let end = winner.map(|winner| winner.map_or(0.0, |winner| if winner == Color::Red { 1.0 } else { -1.0 }));
        assert!(end.is_none_or(|end: f32| (end - value).abs() < f32::EPSILON), "{id}: {value} at the end");
    }
}

#[test]
fn a_finished_game_is_played_again() {
    for variant in games::variants().into_iter().step_by(3) {
        let mut last = games::begin(&variant, 3);
        games::random_game(&variant, 3, |game, _| last.clone_from(game));
        if last.outcome().is_none() {
            last.resign(Color::Blue).expect("a running game");
        }
        check_replay(&last);
    }
}

#[test]
fn a_running_game_is_open_to_nobody() {
    let game = games::begin(Variant::find("barrage").expect("an edition"), 1);
    assert!(game.replay().is_none() && game.open_position().is_none());
    // The reader of a full record has no more to learn.
    let record: Record = game.true_record().expect("it has begun");
    assert_eq!(Game::from_record(record.clone()).map(|game| game.replay().is_none()), Ok(true));
    let open = Game::disclosed(record.clone()).expect("a good record");
    assert_eq!(open.record(), Some(record));
    assert_eq!(open.replay().map(Iterator::count), Some(1));
    assert_eq!(Game::restore(&open.save()).map(|game| game.open_position().is_some()), Ok(false));
}

/// Evaluation of a game right after both set-ups.
fn at_the_start(variant: &str, red: &Setup, blue: &Setup) -> f32 {
    let mut game = games::begin(Variant::find(variant).expect("an edition"), 1);
    let mut record = game.true_record().expect("it has begun");
    record.start = Start::Setups(ByColor { red: red.clone(), blue: blue.clone() });
    game = Game::disclosed(record).expect("good set-ups");
    standing(games::truth(&game))
}

#[test]
fn equal_armies_stand_equal() {
    for id in ["original", "barrage", "duel", "scifi", "fantasy-powers"] {
        let variant = Variant::find(id).expect("an edition");
        let (one, two) = (arrange(variant, 1), arrange(variant, 2));
        let alike = at_the_start(id, &one, &one);
        assert!(alike.abs() < 0.1, "{id}: {alike}");
        let sum = at_the_start(id, &one, &two) + at_the_start(id, &two, &one);
        assert!(sum.abs() < 0.1, "{id}: {sum}");
    }
}

#[test]
fn who_has_more_stands_better() {
    let stands = |position: &str| {
        let text = format!("vexillum 1\nedition barrage\nposition {position} red\n");
        standing(games::truth(&Game::disclosed(text.parse().expect("a record")).expect("a game")))
    };
    let even = stands(
        "f...b...../...m....../........../........../..~~..~~../..~~..~~../........../........../...M....../F...B.....",
    );
    let ahead = stands(
        "f...b...../...9....../........../........../..~~..~~../..~~..~~../........../........../...M....../F...B.....",
    );
    let behind = stands(
        "f...b...../...m....../........../........../..~~..~~../..~~..~~../........../........../...2....../F...B.....",
    );
    assert!(even.abs() < 0.1 && ahead > even + 0.05 && behind < even - 0.2, "{behind} {even} {ahead}");
}

/// In games of a strong player against a weak one, the better evaluation near the end mostly wins.
#[test]
fn who_stands_better_mostly_wins() {
    let variant = Variant::find("barrage").expect("an edition");
    let (mut told, mut games) = (0, 0);
    for seed in 0..200 {
        let mut game = games::begin(variant, seed);
        while let Some(color) = game.to_act() {
            let level = if (color == Color::Red) == (seed % 2 == 0) { Level::Tribune } else { Level::Recruit };
            let view = game.view(color).expect("it has begun");
            let action = choose(&view, level, 200, seed + game.log_len() as u64).expect("it is his turn");
            game.play(action).expect("a legal action");
        }
        let Some(winner) = game.outcome().and_then(|outcome| outcome.winner) else { continue };
        let values: Vec<f32> = game.replay().expect("it is over").map(|position| standing(&position)).collect();
        games += 1;
        told += usize::from((values[values.len() * 9 / 10] > 0.0) == (winner == Color::Red));
    }
    assert!(games >= 190 && told * 100 >= games * 65, "{told} of {games}");
}
