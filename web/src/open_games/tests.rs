use vexillum_engine::{Level, Role};

use super::*;
use crate::screen::NewGame;
use crate::storage::tests as stored;

fn session(opponent: Opponent) -> Session {
    let variant = *Variant::find("barrage").expect("an edition");
    let new = NewGame { variant, opponent, color: Color::Red, clock: None };
    Session::new(&new, &["Anna".to_owned(), String::new()], 1).expect("a game")
}

#[test]
fn open_games_are_stored_with_a_summary() {
    for (opponent, text) in [
        (Opponent::Beside, r#""beside""#),
        (Opponent::Computer(Level::Recruit), r#"{"computer":"recruit"}"#),
        (Opponent::Watch(Level::Recruit, Level::Legate), r#"{"watch":["recruit","legate"]}"#),
    ] {
        let session = session(opponent);
        let names = if opponent == Opponent::Beside { "Anna" } else { "" };
        let game = OpenGame {
            game: session.save(),
            played: 7,
            about: Some(About::of(&session)),
            guesses: Guesses::default(),
            drafts: [None, None],
            archived: false,
        };
        let fields = format!(
            r#"{{"game": "{}", "played": 7, "guesses": [],
            "about": {{"variant": "barrage", "opponent": {text}, "names": ["{names}", ""], "turns": 0}}}}"#,
            game.game
        );
        stored::check(&fields, game.clone(), Loaded::Whole);
        assert_eq!(game.session().map(|session| session.opponent()), Some(opponent));
        let read = OpenGame::read(&storage::encode(&game).expect("a text"));
        assert_eq!(read, Some((game, false)));
    }
}

#[test]
fn the_value_of_a_version_with_one_game_is_read() {
    let saved = session(Opponent::Beside).save();
    // Without the notes, which native tests have no storage for.
    let game = OpenGame { game: saved.clone(), ..OpenGame::default() };
    assert!(!saved.starts_with('{'));
    assert_eq!(game.session().map(|session| session.save()), Some(saved));
}

#[test]
fn what_cannot_be_read_is_no_game() {
    let saved = session(Opponent::Beside).save();
    for text in [
        "{",
        r#"{"version":1}"#,
        r#"{"version":2,"game":""}"#,
        r#"{"version":1,"game":"AAAA"}"#,
        &format!(r#"{{"version":2,"game":"{saved}"}}"#),
    ] {
        assert_eq!(OpenGame::read(text), None, "{text}");
    }
    // The game is whole, and a note is none.
    let guess = r#"{"by":"red","origin":3,"role":"S"}"#;
    let text = format!(r#"{{"version":1,"game":"{saved}","guesses":[{guess},{{}}],"played":-1}}"#);
    let (game, damaged) = OpenGame::read(&text).expect("a game");
    assert!(damaged);
    assert_eq!(serde_json::to_string(&game.guesses).expect("a list"), format!("[{guess}]"));
    assert_eq!(game.about, Some(About::of(&session(Opponent::Beside))));
}

#[test]
fn set_ups_that_have_begun_are_packed() {
    let variant = *Variant::find("barrage").expect("an edition");
    let mut game = OpenGame::default();
    let mut setup = Setup::empty(&variant.board);
    for (index, role) in [Role::Marshal, Role::Spy, Role::Flag, Role::Bomb].into_iter().enumerate() {
        setup.set(index * 3, Some(role));
    }
    game.set_draft(Color::Blue, Some(&setup));
    assert_eq!(game.draft(Color::Blue, &variant), Some(setup));
    assert_eq!(game.draft(Color::Red, &variant), None);
    let text = storage::encode(&game).expect("a text");
    assert!(!text.contains("M..S..F..B"), "{text}");
    game.set_draft(Color::Blue, None);
    assert_eq!(game, OpenGame::default());
    game.drafts = [Some("damaged".to_owned()), Some(STANDARD_NO_PAD.encode("ZZ"))];
    assert_eq!(Color::ALL.map(|color| game.draft(color, &variant)), [None, None]);
}
