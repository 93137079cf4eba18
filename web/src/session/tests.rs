use vexillum_engine::ai::{self, Level};
use vexillum_engine::{Reason, SquareSet};

use super::*;

fn barrage(opponent: Opponent, color: Color) -> Session {
    let variant = *Variant::find("barrage").expect("an edition");
    Session::new(&NewGame { variant, opponent, color }, &["Anna".into(), "Bert".into()], 1).expect("a game")
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
    assert_eq!(session.resume_info(), None);
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
    let mut session = barrage(Opponent::Watch(Level::Recruit, Level::Recruit), Color::Red);
    arrange(&mut session);
    let mut boards = Vec::new();
    for _ in 0..30 {
        boards.push(session.sight(session.log_len()));
        if session.outcome().is_some() {
            break;
        }
        play_on(&mut session);
    }
    for (after, board) in boards.iter().enumerate() {
        assert_eq!(&session.sight(after), board);
    }
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
