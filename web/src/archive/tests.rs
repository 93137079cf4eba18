use vexillum_engine::{ByColor, Setup};

use super::*;

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
        assert_eq!(PastGame::parse(&noted.to_string()), Some(noted.clone()));
        assert_eq!(noted.value.as_deref().map(Game::restore), Some(Ok(game.clone())));
        let imported = PastGame::imported(&game, 7);
        assert_eq!(imported, Some(PastGame { you: None, against: Against::Import, ..noted }));
    }
    let running = Game::new(*Variant::find("duel").expect("an edition"), ByColor::new(|_| person()), 0);
    assert_eq!(PastGame::played(&running.expect("a game"), 7), None);
}

const LINES: &str = "\
100 red recruit barrage red flag 30 false AAAA
200 blue recruit barrage red resign 4 false BBBB
300 red recruit barrage draw agreed 9 false -
400 red recruit barrage red flag 50 true CCCC
500 - person own blue flag-home 60 false DDDD
600 - import original red time 70 false EEEE
700 red legate duel blue no-move 80 false FFFF
";

#[test]
fn lines_come_back() {
    let archive = Archive::parse(LINES);
    assert_eq!((archive.games().len(), archive.unreadable()), (7, 0));
    assert_eq!(archive.to_string(), LINES);
    assert_eq!(archive.games()[1].you, Some(Color::Blue));
    assert_eq!(archive.games()[2].value, None);
}

#[test]
fn what_cannot_be_read_is_never_lost() {
    let bad = [
        "nonsense",
        "x red recruit barrage red flag 30 false AAAA",
        "100 green recruit barrage red flag 30 false AAAA",
        "100 red admiral barrage red flag 30 false AAAA",
        "100 red recruit chess red flag 30 false AAAA",
        "100 red recruit barrage draw flag 30 false AAAA",
        "100 red recruit barrage red agreed 30 false AAAA",
        "100 red recruit barrage red flag -1 false AAAA",
        "100 red recruit barrage red flag 30 perhaps AAAA",
        "100 red recruit barrage red flag 30 false",
        "100 red recruit barrage red flag 30 false AAAA more",
    ];
    let text = [&bad.join("\n"), LINES].join("\n");
    let mut archive = Archive::parse(&text);
    assert_eq!((archive.games().len(), archive.unreadable()), (7, bad.len()));
    assert_eq!(archive.to_string(), text);
    let first = archive.games()[0].clone();
    archive.remove(&first);
    assert_eq!(archive.unreadable(), bad.len());
}

#[test]
fn games_are_added_once_and_in_their_place() {
    let mut archive = Archive::parse(LINES);
    let second = archive.games()[1].clone();
    assert!(!archive.add(PastGame { date: 900, ..second.clone() }));
    archive.remove(&second);
    assert_eq!(archive.games().len(), 6);
    assert!(archive.add(second));
    assert_eq!(archive.to_string(), LINES);
}

#[test]
fn the_oldest_make_room() {
    let mut archive = Archive::parse(LINES);
    assert!(archive.make_room() && archive.make_room());
    assert_eq!(archive.games().iter().filter(|game| game.value.is_none()).count(), 3);
    assert!(archive.games()[3].value.is_some());
    assert_eq!(tallies(archive.games()), tallies(Archive::parse(LINES).games()));
    while archive.make_room() {}
    assert_eq!(archive.games().len(), 7);
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
    assert_eq!(tallies(Archive::parse(LINES).games()), expected);
    assert_eq!(expected[2].games(), 3);
}

#[test]
fn tables_are_quoted() {
    let rows = [vec!["Original, FAQ".to_owned(), "\"A\"".to_owned()], vec!["=1+1".to_owned(), "2".to_owned()]];
    assert_eq!(csv(&rows), "\"Original, FAQ\",\"\"\"A\"\"\"\r\n\"'=1+1\",\"2\"\r\n");
}
