use super::*;
use crate::session::Next;

fn pairs(query: &str) -> Vec<(String, String)> {
    let pairs = query.split('&').filter_map(|pair| pair.split_once('='));
    pairs.map(|(name, value)| (name.to_owned(), value.replace('+', " "))).collect()
}

fn asked(query: &str) -> Asked {
    Asked::read(&pairs(query))
}

fn game(asked: &Asked, side: Color) -> Session {
    asked.game(side, |level| level.name().to_owned(), 1).expect("what has been read can be played")
}

#[test]
fn nothing_asks_for_the_usual() {
    let asked = asked("");
    let session = game(&asked, asked.side.expect("a side"));
    assert_eq!((session.variant().id, session.next()), ("barrage", Next::Setup(Color::Red)));
    assert_eq!((session.opponent(), asked.faults.as_slice()), (Opponent::Computer(Level::Recruit), [].as_slice()));
}

#[test]
fn what_is_asked_for_is_begun() {
    let check = |query: &str, edition: &str, opponent: Opponent, next: Next| {
        let asked = asked(query);
        assert_eq!(asked.faults, [], "{query}");
        let session = game(&asked, asked.side.unwrap_or(Color::Red));
        assert_eq!((session.variant().id, session.opponent(), session.next()), (edition, opponent, next), "{query}");
    };
    let recruit = Opponent::Computer(Level::Recruit);
    check("edition=duel&side=blue&level=3", "duel", Opponent::Computer(Level::Centurion), Next::Setup(Color::Blue));
    check(
        "level=legate&side=lot&edition=original",
        "original",
        Opponent::Computer(Level::Legate),
        Next::Setup(Color::Red),
    );
    check("opponent=beside&lang=nl&theme=auto&controls=min", "barrage", Opponent::Beside, Next::Setup(Color::Red));
    let watched = Opponent::Watch(Level::Tribune, Level::Recruit);
    check("opponent=watch&level=4,1", "barrage", watched, Next::Arrange(Color::Red));
    check("setup=......2.../.....2..../M.9......./S3FB......", "barrage", recruit, Next::Arrange(Color::Blue));
    // The edition comes first, wherever it stands.
    check("switch.moving-flag=on&edition=duel", "duel", recruit, Next::Setup(Color::Red));
    check(POSITION, "barrage", recruit, Next::Person(Color::Red));
    check(
        &format!("{POSITION}&side=blue&level=2"),
        "barrage",
        Opponent::Computer(Level::Legionary),
        Next::Computer(Color::Red, Level::Legionary),
    );
}

/// A Miner before a Bomb, Red to move.
const POSITION: &str = "position=f........./b........./3........./........../..~~..~~../..~~..~~../........../........../........../F.........+red";

#[test]
fn what_is_wrong_is_told_and_the_usual_taken() {
    let value = |name: &str, value: &str| Fault::Value(name.to_owned(), value.to_owned());
    for (query, fault) in [
        ("edition=chess", value("edition", "chess")),
        ("side=green", value("side", "green")),
        ("opponent=", value("opponent", "")),
        ("level=9", value("level", "9")),
        ("level=0", value("level", "0")),
        ("level=1,2,3", value("level", "1,2,3")),
        ("lang=xx", value("lang", "xx")),
        ("theme=pink", value("theme", "pink")),
        ("controls=none", value("controls", "none")),
        ("ply=-1", value("ply", "-1")),
        ("switch.two-square=9", value("switch.two-square", "9")),
        ("switch.none=on", value("switch.none", "on")),
        ("switch.refill=3", value("switch.refill", "3")),
        ("colour=red", Fault::Unknown("colour".to_owned())),
        ("position=nonsense", Fault::Unreadable("position", LinkError::Content(Wrong::NotRecognized))),
        ("game=game/9.abc", Fault::Unreadable("game", LinkError::Version)),
        ("game=https://example.org/#game/1.abc", Fault::Unreadable("game", LinkError::Damaged)),
        (
            "game=setup/1.NcYhCgAgEEXB7mGeoMlqsJk8wQpi3_sHP4qTZpq77RWAxBXJaoGufkNtr_UA",
            Fault::Unreadable("game", LinkError::Damaged),
        ),
    ] {
        let asked = asked(query);
        assert_eq!(asked.faults, [fault], "{query}");
        let session = game(&asked, Color::Red);
        assert_eq!((session.variant().id, session.next()), ("barrage", Next::Setup(Color::Red)), "{query}");
    }
    for query in [
        "setup=M",
        "setup=",
        "setup=......2.../.....2..../M.9......./S3F......",
        &format!("edition=original&{POSITION}x"),
    ] {
        let asked = asked(query);
        assert!(matches!(asked.faults.as_slice(), [Fault::Unreadable(..)]), "{query} {:?}", asked.faults);
        assert!(matches!(game(&asked, Color::Red).next(), Next::Setup(Color::Red)), "{query}");
    }
}

#[test]
fn links_are_read_as_messages_deliver_them() {
    for text in [
        "setup/1.NcYhCgAgEEXB7mGeoMlqsJk8wQpi3_sHP4qTZpq77RWAxBXJaoGufkNtr_UA",
        "<https://example.org/#setup/1.NcYhCgAgEEXB7mGeoMlqsJk8wQpi3_s\r\nHP4qTZpq77RWAxBXJaoGufkNtr_UA>.",
    ] {
        let asked = Asked::read(&[("setup".to_owned(), text.to_owned())]);
        assert_eq!((asked.faults.as_slice(), asked.setup.is_some()), ([].as_slice(), true), "{text}");
    }
}

#[test]
fn a_finished_game_is_open_to_anybody() {
    let text = "vexillum 1\nedition barrage\nposition f........./3........./........../........../..~~..~~../..~~..~~../........../........../........../F......... red\nseats Anna / computer tribune\n1 a9a10\nend red flag\n";
    let asked = Asked::read(&[("game".to_owned(), text.to_owned())]);
    assert_eq!((asked.faults.as_slice(), asked.is_over(), asked.entries()), ([].as_slice(), true, 1));
    let session = game(&asked, Color::Red);
    assert!(matches!(session.next(), Next::Over(_)));
    assert_eq!(session.seat(Color::Blue), &Seat::Person("tribune".to_owned()));
    assert!(
        session.record().is_some_and(|record| record.to_string().starts_with("vexillum 1\nedition barrage\nposition "))
    );
}

#[test]
fn a_game_that_goes_on_is_played_on() {
    let text = "vexillum 1\nedition barrage\nposition f........./b........./3........s/........../..~~..~~../..~~..~~../........../........../........../F......... red\n1 a8a9\n";
    let asked = Asked::read(&[("game".to_owned(), text.to_owned()), ("side".to_owned(), "blue".to_owned())]);
    assert_eq!((asked.faults.as_slice(), asked.is_over(), asked.entries()), ([].as_slice(), false, 1));
    let session = game(&asked, Color::Blue);
    assert_eq!(session.only_person(), Some(Color::Blue));
}

#[test]
fn nothing_makes_it_stop() {
    let names = [
        "edition",
        "side",
        "opponent",
        "level",
        "lang",
        "theme",
        "controls",
        "ply",
        "setup",
        "position",
        "game",
        "host",
        "switch.",
        "switch.captured",
        "color.",
        "color.accent",
        "",
    ];
    let values = [
        "",
        " ",
        "#",
        "#game/",
        "game/1.",
        "setup/1.",
        "\u{0}",
        "💥",
        "{",
        "{}",
        "<",
        "%%",
        "vexillum 1",
        "GSN",
        "99999999999999999999",
        "vexillum 1\nview red",
        "/",
        "~",
        "~/~",
        "?/?/?/?/?/? red",
        "F",
        "f/F red",
    ];
    for name in names {
        for value in values {
            let asked = Asked::read(&[(name.to_owned(), value.to_owned())]);
            game(&asked, Color::Blue);
            for fault in &asked.faults {
                assert!(!fault.words(Language::English).is_empty());
            }
        }
    }
}
