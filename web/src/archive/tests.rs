use vexillum_engine::{ByColor, Setup};

use super::*;
use crate::storage::{Loaded, tests as stored};
use vexillum_engine::Reason;

/// A game of an edition that Blue gives up before the first move.
pub(crate) fn resigned(edition: &str, seats: [Seat; 2], seed: u64) -> Game {
    let variant = Variant::find(edition).expect("an edition");
    let [red, blue] = seats;
    let mut game = Game::new(*variant, ByColor { red, blue }, 0).expect("a game");
    for color in Color::ALL {
        let setup: Setup = vexillum_engine::ai::arrange(variant, seed);
        game.set_up(color, setup).expect("a set-up");
    }
    game.resign(Color::Blue).expect("a running game");
    game
}

fn person() -> Seat {
    Seat::Person(String::new())
}

#[test]
fn a_game_is_noted() {
    let computer = || Seat::Computer(Level::Tribune);
    for (seats, you, against) in [
        ([person(), computer()], Some(Color::Red), Against::Computer(Level::Tribune)),
        ([computer(), person()], Some(Color::Blue), Against::Computer(Level::Tribune)),
        ([person(), person()], None, Against::Person),
        ([computer(), computer()], None, Against::Watch),
    ] {
        let game = resigned("barrage", seats, 1);
        let noted = PastGame::played(&game, 7).expect("it is over");
        let end = Outcome { winner: Some(Color::Red), reason: Reason::Resign };
        assert_eq!((noted.you, noted.against, noted.edition, noted.end), (you, against, "barrage", end));
        stored::check(
            &listed(&serde_json::to_string(&noted).expect("a game")),
            Archive { games: vec![noted.clone()] },
            Loaded::Whole,
        );
        assert_eq!(noted.value.as_deref().map(Game::restore), Some(Ok(game.clone())));
        let imported = PastGame::imported(&game, 7);
        assert_eq!(imported, Some(PastGame { you: None, against: Against::Import, ..noted }));
    }
    let running = Game::new(*Variant::find("duel").expect("an edition"), ByColor::new(|_| person()), 0);
    assert_eq!(PastGame::played(&running.expect("a game"), 7), None);
}

#[test]
fn a_game_of_an_own_variant_is_noted() {
    let variant = Variant::find("barrage").expect("an edition").as_own("Mine");
    let mut game = Game::new(variant, ByColor::new(|_| person()), 0).expect("a game");
    for color in Color::ALL {
        game.set_up(color, vexillum_engine::ai::arrange(&variant, 1)).expect("a set-up");
    }
    game.resign(Color::Blue).expect("a running game");
    assert_eq!(PastGame::played(&game, 7).map(|noted| noted.edition), Some(OWN));
}

#[test]
fn many_games_are_added_and_taken_out_at_once() {
    let before = archive(GAMES);
    let new = |value: &str| PastGame { date: 450, value: Some(value.to_owned()), ..before.games()[0].clone() };
    let known = PastGame { date: 900, ..before.games()[4].clone() };
    let games = [new("1"), known, new("2")];
    let mut archive = before.clone();
    archive.add_all(&games);
    let values: Vec<_> = archive.games().iter().map(|game| game.value.as_deref().unwrap_or("-")).collect();
    assert_eq!(values, ["AAAA", "BBBB", "-", "CCCC", "1", "2", "DDDD", "EEEE", "FFFF"]);
    archive.remove_all(&[new("1"), new("2")]);
    assert_eq!(archive, before);
}

const GAMES: &str = r#"
    {"date": 100, "you": "red", "against": {"computer": "recruit"}, "edition": "barrage", "end": "red flag", "turns": 30, "value": "AAAA"},
    {"date": 200, "you": "blue", "against": {"computer": "recruit"}, "edition": "barrage", "end": "red resign", "turns": 4, "value": "BBBB"},
    {"date": 300, "you": "red", "against": {"computer": "recruit"}, "edition": "barrage", "end": "draw agreed", "turns": 9},
    {"date": 400, "you": "red", "against": {"computer": "recruit"}, "edition": "barrage", "end": "red flag", "turns": 50, "assisted": true, "value": "CCCC"},
    {"date": 500, "against": "person", "edition": "own", "end": "blue flag-home", "turns": 60, "value": "DDDD"},
    {"date": 600, "against": "import", "edition": "original", "end": "red time", "turns": 70, "value": "EEEE"},
    {"date": 700, "you": "red", "against": {"computer": "legate"}, "edition": "duel", "end": "blue no-move", "turns": 80, "value": "FFFF"}
"#;

/// The stored fields of a list of games.
fn listed(games: &str) -> String {
    format!(r#"{{"games": [{games}]}}"#)
}

/// A list of games as they are stored.
pub(crate) fn archive(games: &str) -> Archive {
    serde_json::from_str(&listed(games)).expect("a list of games")
}

#[test]
fn games_are_stored() {
    let archive = archive(GAMES);
    assert_eq!(archive.games().len(), 7);
    assert_eq!(archive.games()[1].you, Some(Color::Blue));
    assert_eq!(archive.games()[2].value, None);
    stored::check(&listed(GAMES), archive, Loaded::Whole);
}

#[test]
fn damaged_games_are_left_out() {
    let good =
        r#"{"date": 100, "against": "watch", "edition": "barrage", "end": "red flag", "turns": 30, "value": "AAAA"}"#;
    let broken = [
        ("100", r#""x""#),
        ("100", "-1"),
        (r#""watch""#, r#""nobody""#),
        (r#""watch""#, r#"{"computer": "admiral"}"#),
        ("barrage", "chess"),
        ("red flag", "draw flag"),
        ("red flag", "red agreed"),
        ("30", "-1"),
        (r#""turns": 30, "#, ""),
        (r#""AAAA""#, "7"),
    ];
    let bad = broken.map(|(part, by)| good.replace(part, by));
    assert!(bad.iter().all(|entry| entry != good));
    for bad in bad.into_iter().chain(["7".to_owned(), r#""nonsense""#.to_owned()]) {
        stored::check(&listed(&[&bad, good].join(",")), archive(good), Loaded::Damaged);
    }
}

#[test]
fn games_are_added_once_and_in_their_place() {
    let mut archive = archive(GAMES);
    let second = archive.games()[1].clone();
    assert!(!archive.add(PastGame { date: 900, ..second.clone() }));
    archive.remove(&second);
    assert_eq!(archive.games().len(), 6);
    assert!(archive.add(second));
    assert_eq!(archive, self::archive(GAMES));
    let ended = PastGame { id: "0000002a".parse().ok(), value: None, ..archive.games()[0].clone() };
    assert!(archive.add(ended.clone()) && !archive.add(PastGame { value: Some("GGGG".into()), ..ended }));
}

#[test]
fn the_oldest_make_room() {
    let mut archive = archive(GAMES);
    let whole = |archive: &Archive| archive.games().iter().map(|game| game.value.is_some()).collect::<Vec<_>>();
    for number in 1..=ROOM_STEP as u64 {
        assert!(archive.add(PastGame { value: Some(format!("A{number}")), ..archive.games()[0].clone() }));
    }
    assert!(archive.make_room());
    assert_eq!(whole(&archive)[..12], [[false; 10].as_slice(), &[true, true]].concat());
    assert_eq!(archive.games().len(), 17);
    assert!(archive.make_room() && !archive.make_room());
    assert_eq!(archive.games().len(), 17);
}

#[test]
fn games_add_up() {
    let recruit = Against::Computer(Level::Recruit);
    let legate = Against::Computer(Level::Legate);
    let tally = |edition, against, [won, drawn, lost, assisted]: [u32; 4]| Tally {
        edition,
        against,
        won,
        drawn,
        lost,
        assisted,
    };
    let expected = [
        tally("duel", legate, [0, 0, 1, 0]),
        tally(OWN, Against::Person, [0, 0, 1, 0]),
        tally("barrage", recruit, [1, 1, 1, 1]),
    ];
    assert_eq!(tallies(self::archive(GAMES).games()), expected);
    assert_eq!(expected[2].games(), 3);
}

#[test]
fn tables_are_quoted() {
    let rows = [vec!["Original, FAQ".to_owned(), "\"A\"".to_owned()], vec!["=1+1".to_owned(), "2".to_owned()]];
    assert_eq!(csv(&rows), "\"Original, FAQ\",\"\"\"A\"\"\"\r\n\"'=1+1\",\"2\"\r\n");
}
