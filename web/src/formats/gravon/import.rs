//! From what a file holds to a game of ours: it is played move by move, as far as our rules allow.

use vexillum_engine::notation::{Cards, Record, Start};
use vexillum_engine::{
    Action, Army, Board, ByColor, Color, Fill, Game, GameError, Illegal, Outcome, Phase, Reason, Role, Seat, Setup,
    Square, Unit, VARIANTS, Variant,
};

use super::{Deed, Kind, Note, Sheet, Step, Stop, Written, archived};
use crate::formats::{Diagram, Imported, Wrong};

/// The game of a file.
///
/// # Errors
/// There are no set-ups, or they are none of the type of game.
pub(super) fn import(sheet: &Sheet) -> Result<Imported, Wrong> {
    let field = sheet.field.as_ref().ok_or(Wrong::NoSetups)?;
    let (variant, start) = begin(sheet.kind, field)?;
    let seats = ByColor::new(|color| Seat::Person(sheet.players[color].clone()));
    // Names are cleaned by the game, as they would be in one of our own.
    let named = Game::new(variant, seats, 0)?;
    let seats = ByColor::new(|color| named.seat(color).to_string());
    let (cards, clock, turns, end) = (Cards::None, None, Vec::new(), None);
    let record = Record { variant, start, cards, clock, seats: Some(seats), assisted: false, turns, end };
    let game = Game::from_record(record.clone())?;
    let mut replay = Replay { game, turns: Vec::new() };
    let mut notes = replay.follow(&sheet.steps).err().into_iter().collect::<Vec<Note>>();
    replay.settle();
    let reached = replay.game.outcome();
    notes.extend(disagreement(reached, sheet.result, !notes.is_empty()));
    let end = reached.or_else(|| sheet.result.map(ending));
    Ok(Imported { record: Record { turns: replay.turns, end, ..record }, notes })
}

/// The variant and the start of a type of game that begins with a field.
fn begin(kind: Kind, field: &Diagram) -> Result<(Variant, Start), Wrong> {
    let Some(variant) = kind.variant() else { return free(field) };
    if let Some(square) = field.off_home(&variant.board) {
        return Err(Wrong::OffHome(square));
    }
    Ok((variant, Start::Setups(setups(&variant, field)?)))
}

/// Both set-ups, with nothing wrong in them.
fn setups(variant: &Variant, field: &Diagram) -> Result<ByColor<Setup>, Wrong> {
    let setup = |color| {
        let setup = field.setup(&variant.board, color).ok_or(Wrong::OtherBoard)?;
        let problems = setup.problems(variant);
        if problems.is_empty() { Ok(setup) } else { Err(Wrong::Setup(color, problems)) }
    };
    Ok(ByColor { red: setup(Color::Red)?, blue: setup(Color::Blue)? })
}

/// The army that stands on the field, as a variant of its own. Where the two sides differ, or do not stand at home, the
/// army has what either side has, and the game begins with a position.
fn free(field: &Diagram) -> Result<(Variant, Start), Wrong> {
    let (red, blue) = (field.counts(Color::Red), field.counts(Color::Blue));
    let mut counts = red;
    counts.iter_mut().zip(blue).for_each(|(count, other)| *count = other.max(*count));
    let count = |role: Role| counts[role as usize];
    let army = Army::of(Role::ALL.map(|role| Unit { count: count(role), ..*VARIANTS[0].army.unit(role) }));
    let fill = if army.total() == Board::LARGE.home_len() { Fill::All } else { Fill::Any };
    let variant = archived(&Variant { army, fill, ..VARIANTS[0].as_own("") });
    variant.check().map_err(Wrong::Flaw)?;
    if red == blue && field.off_home(&variant.board).is_none() {
        let setups = setups(&variant, field)?;
        return Ok((variant, Start::Setups(setups)));
    }
    Ok((variant, Start::Position(field.pieces.clone(), Color::Red)))
}

/// A game that is played again, with its actions turn by turn.
struct Replay {
    game: Game,
    turns: Vec<Vec<Action>>,
}

impl Replay {
    /// Plays what a file holds, up to what cannot be played.
    fn follow(&mut self, steps: &[Step]) -> Result<(), Note> {
        let mut number = 0;
        for step in steps {
            let played = match step.deed {
                Deed::Rescue { role, at } => self.rescue(role, at),
                Deed::Move { from, to } => {
                    number += 1;
                    self.go(from, to)
                }
                Deed::Unreadable => {
                    number += 1;
                    Err(Stop::Unreadable)
                }
            };
            played.map_err(|why| Note::Stopped { number, text: step.text.clone(), why })?;
        }
        Ok(())
    }

    /// A move. Of a rescue that would be possible before it, the file says nothing, so there is none.
    fn go(&mut self, from: Square, to: Square) -> Result<(), Stop> {
        let before = self.asked().then(|| (self.game.clone(), self.turns.clone()));
        if before.is_some() {
            self.play(Action::Rescue(None))?;
        }
        let straight = self.play(Action::Move { from, to });
        // Two steps with a turn: the file does not say which way.
        let around = || [(from.column(), to.row()), (to.column(), from.row())];
        let via = around().into_iter().filter_map(|(column, row)| Square::new(column, row));
        let played = straight.or_else(|why| {
            let mut ways = via.filter(|&via| via != from && via != to);
            ways.find_map(|via| self.play(Action::Turn { from, via, to }).ok()).ok_or(why)
        });
        if let (Err(_), Some(before)) = (&played, before) {
            (self.game, self.turns) = before;
        }
        played
    }

    /// A rescue, if what is told of it leaves one.
    fn rescue(&mut self, role: Option<Role>, at: Option<Square>) -> Result<(), Stop> {
        if !self.asked() {
            return Err(Stop::Illegal(Illegal::Unavailable));
        }
        let color = self.game.to_act();
        let legal = color.and_then(|color| self.game.view(color)).map(|view| view.legal_actions()).unwrap_or_default();
        let fits = |action: &Action| match action {
            Action::Rescue(Some((kind, square))) => {
                role.is_none_or(|role| role == *kind) && at.is_none_or(|at| at == *square)
            }
            _ => false,
        };
        let mut fitting = legal.into_iter().filter(fits);
        match (fitting.next(), fitting.next()) {
            (Some(action), None) => self.play(action),
            (None, _) => Err(Stop::Illegal(Illegal::Unavailable)),
            (Some(_), Some(_)) => Err(Stop::Ambiguous),
        }
    }

    /// Whether a question is to be answered.
    fn asked(&self) -> bool {
        let view = self.game.to_act().and_then(|color| self.game.view(color));
        view.is_some_and(|view| matches!(view.public().phase(), Phase::Answer(..)))
    }

    fn play(&mut self, action: Action) -> Result<(), Stop> {
        match self.game.play(action) {
            Ok(_) => {}
            Err(GameError::Illegal(why)) => return Err(Stop::Illegal(why)),
            Err(_) => return Err(Stop::Illegal(Illegal::Over)),
        }
        match self.turns.last_mut() {
            Some(turn) if action.is_answer() => turn.push(action),
            _ => self.turns.push(vec![action]),
        }
        Ok(())
    }

    /// Where a rescue that was not made would end the game, it was not made.
    fn settle(&mut self) {
        let mut after = self.game.clone();
        if self.asked() && after.play(Action::Rescue(None)).is_ok() && after.outcome().is_some() {
            let _ = self.play(Action::Rescue(None));
        }
    }
}

/// How a game ends that its moves do not end: as the code says; where that does not go with the winner, as he would win.
fn ending(Written { code, winner }: Written) -> Outcome {
    let reason = match (winner, code) {
        (None, _) => Reason::Agreed,
        // The clock of a player, of the game, and of one who was not there.
        (Some(_), 11..=13) => Reason::Time,
        _ => Reason::Resign,
    };
    Outcome { winner, reason }
}

/// What a file says of the end, where the moves say otherwise. Of moves that were not played nothing can be said.
fn disagreement(reached: Option<Outcome>, written: Option<Written>, stopped: bool) -> Option<Note> {
    let Some(written) = written else { return reached.is_none().then_some(Note::NoResult) };
    let by_moves = match written.code {
        0 => Some(Reason::NoMove),
        1 => Some(Reason::Flag),
        2 => Some(Reason::BothStuck),
        _ => None,
    };
    let agrees = match reached {
        Some(reached) => reached.winner == written.winner && by_moves.is_none_or(|reason| reason == reached.reason),
        None => stopped || by_moves.is_none(),
    };
    (!agrees).then_some(Note::OtherResult { reached, written })
}
