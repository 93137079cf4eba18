//! An attempt at a lesson: a game by the real rules, an opponent that does no harm, and whether the goal is achieved.

use vexillum_engine::notation::{Cards, Record, Start, parse_board};
use vexillum_engine::{Action, ByColor, Level, Seat, Square, View};

use super::course::{Goal, Lesson, ME, TURNS, variant};
use crate::session::{Next, Session};

/// What an attempt has come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Verdict {
    /// The goal is achieved.
    Done,
    /// It cannot be achieved any more, or a piece was lost on the way.
    Wrong,
    /// All turns are used up.
    Slow,
}

/// An attempt at a lesson.
pub(super) struct Attempt {
    lesson: &'static Lesson,
    session: Session,
    /// The first entry of the log that is the learner's.
    first: usize,
}

/// How far one square is from another, along the longer side.
fn distance(from: Square, to: Square) -> u8 {
    from.column().abs_diff(to.column()).max(from.row().abs_diff(to.row()))
}

impl Attempt {
    /// A new one; none if the lesson is not a position of its variant, which a test rules out.
    pub(super) fn new(lesson: &'static Lesson) -> Option<Self> {
        let variant = variant();
        let pieces = parse_board(&variant.board, lesson.position).ok()?;
        let before: Vec<Action> = lesson.before.iter().filter_map(|action| action.parse().ok()).collect();
        let first = before.len();
        let seat = |color| if color == ME { Seat::Person(String::new()) } else { Seat::Computer(Level::Recruit) };
        let record = Record {
            variant,
            start: Start::Position(pieces, lesson.turn),
            cards: Cards::None,
            clock: None,
            seats: Some(ByColor::new(|color| seat(color).to_string())),
            assisted: false,
            turns: vec![before],
            end: None,
        };
        Some(Self { lesson, session: Session::go_on(record).ok()?, first })
    }

    /// The game.
    pub(super) fn session(&self) -> &Session {
        &self.session
    }

    /// The square that is to be reached, if that is the goal.
    pub(super) fn marked(&self) -> Option<Square> {
        match self.lesson.goal {
            Goal::Reach(square) => square.parse().ok(),
            Goal::Take { .. } => None,
        }
    }

    /// Whether anything has been done.
    pub(super) fn is_begun(&self) -> bool {
        self.session.log_len() > self.first
    }

    /// Plays an action of whoever is to move; says whether it was taken.
    pub(super) fn play(&mut self, action: Action) -> bool {
        self.session.play(action).is_ok()
    }

    /// What the opponent does, if it is his turn: he attacks if the lesson wants it, else he stays away.
    pub(super) fn reply(&self) -> Option<Action> {
        let Next::Computer(color, _) = self.session.next() else { return None };
        let view = self.session.computer_record(color)?.view().ok()?;
        let foes = view.public().occupied(ME);
        let actions = view.legal_actions();
        let strike = actions.iter().copied().find(|action| target(*action).is_some_and(|to| foes.contains(to)));
        let quiet = actions.iter().copied().filter(|action| target(*action).is_some_and(|to| !foes.contains(to)));
        let away = quiet.max_by_key(|action| target(*action).map(|to| nearest(&view, to)));
        if self.lesson.strikes { strike.or(away) } else { away.or(strike) }
    }

    /// What the attempt has come to with an entry of the log.
    pub(super) fn judge(&self, index: usize) -> Option<Verdict> {
        let happening = self.session.happening(index).filter(|_| index >= self.first)?;
        let mine = happening.by == ME;
        if let Some((from, to)) = happening.aim {
            let (attacker, defender) = (happening.fell.contains(from), happening.fell.contains(to));
            if if mine { attacker } else { defender } {
                return Some(Verdict::Wrong);
            }
            if let Goal::Take { what, by, from: far } = self.lesson.goal
                && mine
                && defender
                && happening.shown_on(to) == Some(what)
            {
                let start = happening.path.map_or(from, |(start, _)| start);
                let right = by.is_none_or(|by| happening.shown_on(from) == Some(by)) && distance(start, to) >= far;
                return Some(if right { Verdict::Done } else { Verdict::Wrong });
            }
        }
        let reached = happening.path.map(|(_, to)| to).filter(|_| mine);
        let turns = (self.first..=index).filter_map(|index| self.session.happening(index)).filter(|turn| turn.by == ME);
        match self.session.outcome() {
            _ if reached.is_some() && reached == self.marked() => Some(Verdict::Done),
            Some(outcome) if outcome.winner == Some(ME) => Some(Verdict::Done),
            Some(_) => Some(Verdict::Wrong),
            None => (turns.count() >= TURNS).then_some(Verdict::Slow),
        }
    }
}

/// Where a move goes.
fn target(action: Action) -> Option<Square> {
    if let Action::Move { to, .. } = action { Some(to) } else { None }
}

/// How far the nearest piece of the learner is from a square.
fn nearest(view: &View, square: Square) -> u8 {
    view.public().occupied(ME).into_iter().map(|piece| distance(piece, square)).min().unwrap_or_default()
}
