//! Saved games of earlier builds, in `tests/data/saved.txt`.

use vexillum_engine::notation::write_position;
use vexillum_engine::{Game, Seat};

const SAVED: &str = include_str!("../../data/saved.txt");

fn check(head: &str, value: &str) {
    let game = Game::restore(value).unwrap_or_else(|error| panic!("{head}: {error}"));
    let board = game.true_position().map_or_else(|| String::from("-"), write_position);
    let variant = game.variant();
    let name = if variant.is_own() { variant.title.as_str() } else { variant.id };
    assert_eq!(format!("{name} {} {board}", game.log_len()), head);
    assert_eq!(game.seat(vexillum_engine::Color::Red), &Seat::Person(String::from("Ann")));
    assert!(game.clock().is_none());
    assert_eq!(Game::saved_variant(value).as_ref(), Ok(variant));
    assert_eq!(Game::restore(&game.save()), Ok(game));
}

#[test]
fn saved_games_of_earlier_builds() {
    let games =
        SAVED.split("\n\n").filter_map(|block| block.split_once('\n')).filter(|(head, _)| !head.starts_with('#'));
    let count = games.map(|(head, value)| check(head, value.trim_end())).count();
    assert_eq!(count, 6);
}
