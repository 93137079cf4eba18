use vexillum_engine::ai;
use vexillum_engine::{Level, Reason, Role, Square, SquareSet};

use super::*;
use crate::settings::Style;

fn barrage(opponent: Opponent, color: Color) -> Session {
    begin(&["barrage"], opponent, color)
}

/// A game of an edition with switches.
fn begin(edition: &[&str], opponent: Opponent, color: Color) -> Session {
    let (id, switches) = edition.split_first().expect("an edition");
    let mut variant = *Variant::find(id).expect("an edition");
    for switch in switches {
        let (name, value) = switch.split_once('=').expect("a switch");
        variant = variant.with_switch(name, value).expect("a switch of this edition");
    }
    Session::new(&NewGame { variant, opponent, color, clock: None }, &["Anna".into(), "Bert".into()], 1)
        .expect("a game")
}

/// Editions and switches in which everything can happen.
const GAMES: &[&[&str]] = &[
    &["barrage"],
    &["lightning"],
    &["scifi-duel"],
    &["spotter2011"],
    &["infiltrator"],
    &["fantasy-powers"],
    &["battle-cards"],
    &["battle-cards", "tactical-reveal=on", "swap-then-attack=on", "refill=3"],
    &["duel", "rescue=on", "silent-defence=on", "captured=owner"],
    &["duel", "moving-flag=on", "moving-bombs=on", "captured=captor"],
];

/// Plays legal actions, one of a kind as often as another, and calls back after each.
fn play_out(session: &mut Session, seed: u64, mut after_each: impl FnMut(&mut Session)) {
    let mut state = seed;
    let mut random = |below: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    };
    for _ in 0..300 {
        let Some(color) = session.game.to_act() else { return };
        let actions = session.game.view(color).expect("a view").legal_actions();
        let kind = std::mem::discriminant(&actions[random(actions.len())]);
        let kinds: Vec<_> = actions.iter().filter(|action| std::mem::discriminant(*action) != kind).collect();
        let action = *match kinds.len() {
            0 => &actions[random(actions.len())],
            others => kinds[random(others)],
        };
        session.play(action).expect("a legal action");
        after_each(session);
    }
}

fn arrange(session: &mut Session) {
    for (seed, color) in [(1, Color::Red), (2, Color::Blue)] {
        let setup = ai::arrange(session.variant(), seed);
        session.set_up(color, setup).expect("a set-up");
    }
}

/// Plays the first legal action of whoever is to act.
fn play_on(session: &mut Session) {
    let color = session.game.to_act().expect("a running game");
    let action = session.game.view(color).expect("a view").legal_actions()[0];
    session.play(action).expect("a legal action");
}

#[test]
fn against_the_computer() {
    let mut session = barrage(Opponent::Computer(Level::Recruit), Color::Blue);
    assert_eq!(session.next(), Next::Setup(Color::Blue));
    assert_eq!(session.arrangers().collect::<Vec<_>>(), [Color::Red]);
    arrange(&mut session);
    assert_eq!(session.next(), Next::Computer(Color::Red, Level::Recruit));
    assert_eq!(session.viewer(), Some(Viewer::Player(Color::Blue)));
    assert!(session.deciding().is_none());
    play_on(&mut session);
    assert_eq!(session.next(), Next::Person(Color::Blue));
    assert!(session.computer_record(Color::Red).is_some());
    assert!(session.computer_record(Color::Blue).is_none());
    session.resign(Color::Blue).expect("running");
    assert!(matches!(session.next(), Next::Over(_)));
    assert_eq!(session.viewer(), Some(Viewer::Player(Color::Blue)));
    session.release();
    assert_eq!(session.viewer(), Some(Viewer::Anybody));
}

#[test]
fn the_computer_sets_up_while_the_person_does_or_after() {
    let mut session = barrage(Opponent::Computer(Level::Recruit), Color::Red);
    let setup = ai::arrange(session.variant(), 1);
    session.set_up(Color::Red, setup).expect("a set-up");
    assert_eq!(session.next(), Next::Arrange(Color::Blue));
    assert_eq!(session.sight(0), None);
}

#[test]
fn beside_somebody_the_cover_comes_before_everything() {
    let mut session = barrage(Opponent::Beside, Color::Red);
    assert_eq!(session.next(), Next::Setup(Color::Red));
    let setup = ai::arrange(session.variant(), 1);
    session.set_up(Color::Red, setup.clone()).expect("a set-up");
    assert_eq!(session.next(), Next::Handover(Color::Blue));
    session.take_screen(Color::Blue);
    assert_eq!(session.next(), Next::Setup(Color::Blue));
    session.set_up(Color::Blue, setup).expect("a set-up");
    assert_eq!(session.next(), Next::Handover(Color::Red));
    session.release();
    assert_eq!((session.viewer(), session.sight(0), session.happening(0)), (None, None, None));
    session.take_screen(Color::Red);
    assert_eq!(session.next(), Next::Person(Color::Red));
    play_on(&mut session);
    assert_eq!(session.next(), Next::Handover(Color::Blue));
    assert!(session.deciding().is_none());
    assert_eq!((session.unseen(Color::Red), session.unseen(Color::Blue)), (1, 0));
}

#[test]
fn a_reload_beside_somebody_ends_behind_the_cover() {
    let mut session = barrage(Opponent::Beside, Color::Red);
    arrange(&mut session);
    session.take_screen(Color::Red);
    let session = Session::restore(&session.save()).expect("a saved game");
    assert_eq!(session.next(), Next::Handover(Color::Red));
    assert_eq!(session.viewer(), None);
    assert_eq!(session.seat(Color::Blue), &Seat::Person("Bert".into()));
}

#[test]
fn a_reload_against_the_computer_goes_on() {
    let mut session = barrage(Opponent::Computer(Level::Centurion), Color::Red);
    arrange(&mut session);
    play_on(&mut session);
    let restored = Session::restore(&session.save()).expect("a saved game");
    assert_eq!(restored.next(), Next::Computer(Color::Blue, Level::Centurion));
    assert_eq!(restored.sight(1), session.sight(1));
    assert!(Session::restore("bad").is_err());
}

#[test]
fn an_earlier_board_can_be_seen_again() {
    for edition in GAMES {
        let mut session = begin(edition, Opponent::Computer(Level::Recruit), Color::Red);
        arrange(&mut session);
        let mut boards = vec![session.sight(0)];
        play_out(&mut session, 1, |session| boards.push(session.sight(session.log_len())));
        // Once the game is over everything is open, and nothing can be compared.
        boards.truncate(session.log_len());
        for (after, board) in boards.iter().enumerate() {
            assert_eq!(&session.sight(after), board, "{edition:?} {after}");
        }
    }
}

#[test]
fn a_reload_in_any_phase_goes_on() {
    for edition in GAMES {
        let mut session = begin(edition, Opponent::Beside, Color::Red);
        arrange(&mut session);
        play_out(&mut session, 2, |session| {
            session.release();
            let restored = Session::restore(&session.save()).expect("a saved game");
            assert_eq!((restored.next(), restored.question()), (session.next(), session.question()), "{edition:?}");
        });
    }
}

#[test]
fn everything_that_is_done_is_told_to_both() {
    use crate::display::{Tale, Teller};
    let texts = crate::i18n::Language::English.texts();
    for edition in GAMES {
        let mut session = begin(edition, Opponent::Beside, Color::Red);
        arrange(&mut session);
        let mut told = std::collections::BTreeSet::new();
        for seed in 0..4 {
            let mut session = session.clone();
            play_out(&mut session, seed, |session| {
                let index = session.log_len() - 1;
                for color in Color::ALL {
                    session.take_screen(color);
                    let happening = session.happening(index).expect("it happened");
                    let stage = session.stage(index).expect("a board");
                    let tale = Tale {
                        teller: Teller { texts, session, style: Style::default() },
                        happening: &happening,
                        stage: &stage,
                        bottom: color,
                    };
                    let text = tale.tell().expect("something to tell");
                    let band = tale.band();
                    let power = band.as_ref().and_then(|band| band.power);
                    told.insert((happening.attacked, power, happening.answers.map(Question::name)));
                    assert_eq!(
                        happening.asks == Some(Question::Defend),
                        happening.attacked && band.is_none(),
                        "{text}"
                    );
                    assert!(tale.teller.ply(index, &happening).is_some(), "{text}");
                }
            });
        }
        assert!(told.iter().any(|(attacked, ..)| *attacked), "{edition:?}");
        if let "fantasy-powers" = edition[0] {
            let powers = told.iter().filter(|(_, power, _)| power.is_some()).count();
            assert_eq!(powers, 4, "{told:?}");
        }
        if let "battle-cards" = edition[0] {
            assert!(told.iter().any(|(.., answers)| *answers == Some("defend")), "{told:?}");
        }
    }
}

#[test]
fn the_defender_gets_the_screen_in_the_midst_of_a_turn() {
    let mut session = begin(&["battle-cards"], Opponent::Beside, Color::Red);
    arrange(&mut session);
    session.release();
    assert_eq!((session.next(), session.question()), (Next::Handover(Color::Red), Some(Question::Redraw)));
    session.play(Action::Redraw(None)).expect("an answer");
    assert_eq!((session.next(), session.question()), (Next::Handover(Color::Blue), Some(Question::Redraw)));
    session.play(Action::Redraw(None)).expect("an answer");
    session.take_screen(Color::Red);
    assert_eq!((session.next(), session.question()), (Next::Person(Color::Red), None));
    let mut asked = None;
    play_out(&mut session, 3, |session| {
        if session.question() == Some(Question::Defend) && asked.is_none() {
            let defender = session.game.to_act().expect("a running game");
            session.take_screen(!defender);
            assert_eq!(session.next(), Next::Handover(defender));
            assert!(session.deciding().is_none());
            session.take_screen(defender);
            assert_eq!(session.next(), Next::Person(defender));
            asked = Some(session.log_len() - 1);
        }
    });
    assert!(asked.is_some());
}

#[test]
fn nothing_unknown_is_seen_of_the_enemy() {
    let mut session = barrage(Opponent::Computer(Level::Recruit), Color::Red);
    arrange(&mut session);
    let sight = session.sight(0).expect("a sight");
    let board = session.variant().board;
    let enemies: SquareSet = board.home(Color::Blue).collect();
    assert!(enemies.into_iter().filter_map(|square| sight.face(square, Color::Red)).all(|face| face.role.is_none()));
    assert_eq!(sight.own_squares().len(), 8);
    let tray = sight.tray(Color::Blue, Color::Red);
    assert_eq!((tray.mine, tray.total, tray.unknown), (false, (8, 8), 0));
    session.resign(Color::Red).expect("running");
    session.release();
    let open = session.sight(session.log_len()).expect("a sight");
    let shown = enemies.into_iter().filter_map(|square| open.face(square, Color::Red));
    assert_eq!(shown.filter(|face| face.role.is_some()).count(), 8);
}

#[test]
fn again_with_sides_exchanged() {
    let mut session = barrage(Opponent::Computer(Level::Centurion), Color::Red);
    arrange(&mut session);
    session.resign(Color::Red).expect("running");
    assert_eq!(session.outcome().map(|outcome| outcome.reason), Some(Reason::Resign));
    let again = session.again(true, 1).expect("a game");
    assert_eq!((again.next(), again.only_person()), (Next::Setup(Color::Blue), Some(Color::Blue)));
    assert_eq!(again.opponent(), Opponent::Computer(Level::Centurion));
}

/// The kind of every piece on the board, whoever knows it.
fn kinds(session: &Session) -> Vec<(Square, Role)> {
    let own = |color| session.game.view(color).expect("a view").mine().pieces().collect::<Vec<_>>();
    Color::ALL.into_iter().flat_map(own).collect()
}

#[test]
fn a_piece_is_told_by_where_it_came_onto_the_board() {
    let mut placed = 0;
    for edition in GAMES {
        for seed in 0..12 {
            let mut session = begin(edition, Opponent::Computer(Level::Recruit), Color::Red);
            arrange(&mut session);
            let first = kinds(&session);
            play_out(&mut session, seed, |session| {
                let origins = session.origins(session.log_len());
                let mut met = Vec::new();
                for (square, role) in kinds(session) {
                    let origin = origins[square.index()];
                    assert!(!met.contains(&origin), "{edition:?} {seed}: two pieces from one place");
                    met.push(origin);
                    let began = first.iter().find(|(square, _)| square.index() == usize::from(origin.0));
                    match began {
                        Some((_, before)) => assert_eq!(*before, role, "{edition:?} {seed}: {square}"),
                        None => placed += 1,
                    }
                }
            });
        }
    }
    assert!(placed > 0, "nothing was ever rescued");
}

#[test]
fn a_hint_makes_a_game_assisted_and_is_asked_of_what_the_person_knows() {
    let mut session = barrage(Opponent::Computer(Level::Recruit), Color::Red);
    assert!(session.own_record().is_none());
    arrange(&mut session);
    let record = session.own_record().expect("it is his turn");
    assert_eq!((record.me, record.view().ok()), (Color::Red, session.deciding()));
    assert!(!session.is_assisted());
    session.assist();
    assert!(Session::restore(&session.save()).expect("it comes back").is_assisted());
    play_on(&mut session);
    assert!(session.deciding().is_none());
}

#[test]
fn what_both_know_is_the_same_whoever_looks() {
    for edition in GAMES {
        let mut session = begin(edition, Opponent::Beside, Color::Red);
        arrange(&mut session);
        play_out(&mut session, 5, |session| {
            let index = session.log_len() - 1;
            let [red, blue] = Color::ALL.map(|color| {
                session.take_screen(color);
                (session.public_happening(index).expect("it happened"), session.happening(index).expect("it happened"))
            });
            assert_eq!(red.0, blue.0, "{edition:?}");
            for (shown, sides) in red.0.shown.iter().map(|shown| (shown, [&red.1, &blue.1])) {
                assert!(sides.iter().all(|own| own.shown.contains(shown)), "{edition:?}");
            }
        });
    }
}

#[test]
fn a_running_game_gives_a_players_own_record_away_and_nothing_behind_the_cover() {
    let mut session = barrage(Opponent::Beside, Color::Red);
    arrange(&mut session);
    for color in Color::ALL {
        session.take_screen(color);
        let record = session.own_record().expect("his own").to_string();
        assert!(record.contains(&format!("view {color}\n")), "{record}");
    }
    session.release();
    assert!(session.own_record().is_none() && session.record().is_none());
    session.resign(Color::Red).expect("running");
    assert!(session.record().is_some_and(|record| record.to_string().ends_with("end blue resign\n")));
}

#[test]
fn what_was_taken_back_is_brought_back_until_something_else_is_done() {
    let mut session = barrage(Opponent::Computer(Level::Recruit), Color::Red);
    arrange(&mut session);
    let mut states = vec![session.save()];
    for _ in 0..3 {
        play_on(&mut session);
        play_on(&mut session);
        states.push(session.save());
    }
    assert!(!session.can_redo() && session.redo().is_err());
    for state in [2, 1] {
        session.take_back().expect("something to take back");
        assert_eq!(session.save(), states[state]);
    }
    for state in [2, 3] {
        assert!(session.can_redo());
        session.redo().expect("something to bring back");
        assert_eq!(session.save(), states[state]);
    }
    assert!(!session.can_redo());
    session.take_back().expect("something to take back");
    session.draw(Color::Red).expect("running");
    assert!(!session.can_redo() && session.redo().is_err(), "something else was done");
    // An own turn that the computer has not answered.
    play_on(&mut session);
    session.take_back().expect("something to take back");
    session.redo().expect("something to bring back");
    assert_eq!(session.next(), Next::Computer(Color::Blue, Level::Recruit));
    let help = Session::restore(&session.save()).expect("a saved game");
    assert!(!help.can_redo(), "a reload forgets it");
}
