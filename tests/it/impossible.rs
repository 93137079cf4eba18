//! Impossible events: no view follows them, from any source.

use std::sync::Arc;

use vexillum_engine::ai::arrange;
use vexillum_engine::notation::{Line, PlayerRecord};
use vexillum_engine::{Color, Setup, VARIANTS, Variant, View};
use vexillum_tools::Session;

use crate::games::{begin, random_game, variants};

/// View of Red after both set-ups and, with cards, the first deal.
fn view(variant: &Variant, setup: &str) -> View {
    let setup = Setup::parse(&variant.board, setup).expect("a set-up");
    // Blue has the mirrored set-up.
    let mirrored = setup.mirrored();
    let filled = mirrored.squares().iter().enumerate().filter(|(_, role)| role.is_some()).map(|(index, _)| index);
    let enemies = filled.filter_map(|index| variant.board.home(Color::Blue).nth(index));
    View::new(Arc::new(*variant), Color::Red, &setup, enemies)
}

fn line(events: &str) -> Line {
    format!("events x : {events}").parse().unwrap_or_else(|error| panic!("{events}: {error}"))
}

/// Checks that the last event is refused and changes nothing, while the events before it are followed.
fn check(edition: &str, setup: &str, events: &str, last: &str) {
    let variant: Variant = edition.parse().expect("an edition");
    let mut view = view(&variant, setup);
    let before = line(events);
    view.follow(&before.events).unwrap_or_else(|error| panic!("{edition}: {error}: {events}"));
    let unchanged = view.clone();
    for alone in [true, false] {
        let next = if alone { last.to_owned() } else { format!("{last}; turn red; turn blue") };
        let refused = view.follow(&line(&next).events);
        assert!(refused.is_err(), "{edition}: {events}: {next}");
        assert!(view == unchanged, "{edition}: {events}: {next}");
    }
}

const BARRAGE: &str = "......2.../.....2..../M.9......./S3FB......";
const FULL: &str = "2222222233/3334444555/5666777889/MSBBBBBBF5";
const FANTASY: &str = "M98876655./4433333222/2SBBBBBB7F";
const CARDS: &str = "M98776654S/8763333222/22BBBBB54F";
const DEAL: &str = "draw red; draw red boat to red; draw red; draw red jump to red; draw red; draw red mock to red; \
                    draw blue; draw blue; draw blue; ask red redraw; ask blue redraw; turn red";

#[test]
fn they_are_refused() {
    // Squares off the board, on lakes, without a piece, or with another one.
    for last in [
        "move g4 g11",
        "move g4 k4",
        "move f3 f12",
        "move f3 l3",
        "move a1 b1",
        "move g4 f3",
        "move g4 g5",
        "move g4 g7",
        "attack g4 g7",
        "move g4 h6",
        "move g7 g6",
        "move h5 h6",
        "attack g4 g5",
        "attack f3 g7",
        "attack g4 f3",
        "attack g7 g4",
        "attack d1 d2",
        "move d1 d2",
        "move c1 c2",
        "show h8 7",
        "show a5 2",
        "show g7 7",
        "show g7 P",
        "show g4 M",
        "show g4 2 to red",
        "show g7 2 to blue",
        "show g7 2 to nobody",
        "hint g7 78",
        "hint h8 2M",
        "guess g7 7 right",
        "guess g7 7 wrong",
        "guess g4 2 right",
        "guess a5 2 wrong",
        "remove a5",
        "taken blue 2",
        "taken blue 2 to red",
        "place a1 2",
        "place a1 2 to red",
        "owner g7 red",
        "swap g4 f3",
        "card red boat",
        "lay red",
        "lay red mock to red",
        "draw red",
        "draw red boat to red",
        "under red",
        "turn red",
        "ask red redraw",
        "ask blue defend",
        "ask red rescue",
        "target g4 g7",
    ] {
        if let Ok(told) = last.parse::<vexillum_engine::Told>() {
            assert_eq!(told.to_string(), last);
            check("barrage", BARRAGE, "", last);
        } else {
            assert!(last.contains("11") || last.contains("12"), "{last} is read");
        }
    }
    let cases = [
        ("barrage", BARRAGE, "move f3 f5; turn blue", "move f5 f6"),
        ("barrage", BARRAGE, "move f3 f5; turn blue", "turn blue"),
        ("barrage", BARRAGE, "move f3 f5; turn blue; move f8 f7", "hint f7 BF"),
        ("barrage", BARRAGE, "move f3 f5; turn blue; show f8 B", "move f8 f7"),
        ("barrage", BARRAGE, "show g7 M; show c10 F; show f8 9; show d10 B", "show a9 M"),
        ("barrage", BARRAGE, "show g7 M; show c10 F; show f8 9; show d10 B", "hint a9 M9"),
        // Both Scouts are known: a third piece cannot be one, and the last two cannot both be the Spy.
        ("barrage", BARRAGE, "show g7 2; show f8 2", "show c10 2"),
        ("barrage", BARRAGE, "show g7 2; show f8 2; show c10 F; show d10 B; hint a9 S3; hint c9 S3", "hint a10 S3"),
        (
            "barrage",
            BARRAGE,
            "attack f3 f8; show f3 2; show f8 2; remove f8; taken blue 2",
            "taken blue 2; taken blue 2",
        ),
        ("barrage", BARRAGE, "attack f3 f8; show f3 2; show f8 2; remove f8; taken blue 2", "attack g4 c10"),
        ("barrage captured=captor", BARRAGE, "attack f3 f8; show f3 2; show f8 2; remove f8", "taken blue 2"),
        ("barrage captured=nobody", BARRAGE, "attack f3 f8; show f3 2; show f8 2; remove f8", "taken blue 2 to red"),
        ("barrage", BARRAGE, "attack f3 f8; show f3 2; show f8 2; remove f3; taken red 2", "taken red 2"),
        ("barrage rescue=on", BARRAGE, "move f3 f4; turn blue", "place a1 2"),
        ("barrage", BARRAGE, "offer red", "offer blue"),
        ("barrage", BARRAGE, "end red resign", "turn blue"),
        ("barrage", BARRAGE, "end red resign", "end red resign"),
        ("original", FULL, "show a7 M", "show b7 M"),
        ("fantasy-powers", FANTASY, "", "move a3 a10"),
        ("fantasy-powers", FANTASY, "", "owner i6 red"),
        ("fantasy-powers", FANTASY, "show i6 2; owner i6 red", "owner i6 red"),
        ("battle-cards", CARDS, "", "turn red"),
        ("battle-cards", CARDS, "", "move a3 a4"),
        ("battle-cards", CARDS, DEAL, "card red swap"),
        ("battle-cards", CARDS, DEAL, "card red boat; card red jump"),
        ("battle-cards", CARDS, DEAL, "draw red; draw red swap to red"),
        ("battle-cards", CARDS, DEAL, "under red; under red swap to red"),
        ("battle-cards", CARDS, DEAL, "under red"),
        ("battle-cards", CARDS, DEAL, "under red boat"),
        ("battle-cards", CARDS, DEAL, "lay red; lay red mock to red"),
        ("battle-cards", CARDS, DEAL, "card blue d+1"),
        ("battle-cards", CARDS, DEAL, "swap a1 a8"),
        ("battle-cards", CARDS, DEAL, "ask red redraw"),
        ("battle-cards", CARDS, DEAL, "ask blue defend"),
        ("battle-cards tactical-reveal=on", CARDS, DEAL, "lay red"),
        ("battle-cards tactical-reveal=on", CARDS, DEAL, "lay red; lay red boat to red"),
        ("battle-cards tactical-reveal=on", CARDS, DEAL, "lay red; lay red mock to red; move a3 a4; turn blue"),
    ];
    for (edition, setup, events, last) in cases {
        check(edition, setup, events, last);
    }
}

/// Readers refuse impossible events too: player records, and player mode, which goes on to play.
#[test]
fn readers_refuse_them() {
    let own = begin(VARIANTS[13], 3).player_record(Color::Red).expect("it has begun").to_string();
    assert!(own.parse::<PlayerRecord>().is_ok());
    for events in ["move a3 a10; turn red", "taken red 7", "move a4 a5; move a5 a4", "show a8 P", "turn blue; turn red"]
    {
        let error = format!("{own}events x : {events}\n").parse::<PlayerRecord>().expect_err(events).to_string();
        assert!(error.starts_with("expected what can have happened"), "{error}");
    }
    for (from, to) in [("?", "."), ("M", "F"), ("M", ".")] {
        let changed = own.replacen(from, to, 1);
        assert!(changed.parse::<PlayerRecord>().is_err(), "{changed}");
    }
    for edition in ["fantasy", "original", "barrage", "battle-cards", "lightning"] {
        let mut session = Session::default();
        let variant: Variant = edition.parse().expect("an edition");
        let enemy: String =
            arrange(&variant, 1).to_string().chars().map(|c| if matches!(c, '.' | '/') { c } else { '?' }).collect();
        session.answer(format!("new {edition} side=red seed=1 nodes=40").as_bytes());
        assert_eq!(session.answer(format!("enemy {enemy}").as_bytes()), Vec::<String>::new());
        for events in ["move a3 a10; turn red", "move l10 l9; turn red", "remove a5", "show a1 I", "turn red"] {
            let answer = session.answer(format!("events x : {events}").as_bytes());
            assert!(answer.len() == 1 && answer[0].starts_with("error: "), "{edition}: {events}: {answer:?}");
        }
        let answer = session.answer(b"go");
        let expected = if variant.cards { "error: not before events deal" } else { "play " };
        assert!(answer.iter().any(|line| line.starts_with(expected)), "{edition}: {answer:?}");
    }
}

/// All events of real games are possible.
#[test]
fn what_happens_is_not_refused() {
    let mut events = 0;
    for variant in variants() {
        let game = random_game(&variant, 9, |_, _| {});
        for color in Color::ALL {
            let record = game.player_record(color).expect("it has begun");
            for line in &record.lines {
                events += line.events.len();
            }
            assert_eq!(record.view().ok(), game.view(color));
        }
    }
    assert!(events > 10_000, "{events}");
}
