//! Conversion between games and records (N6).

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::log::{Deed, line};
use super::{Game, GameError, Seat};
use crate::action::Action;
use crate::card::CardSet;
use crate::clock::Clock;
use crate::color::{ByColor, Color};
use crate::event::{Event, Told};
use crate::notation::{Cards, Line, OwnCards, OwnStart, PlayerRecord, Record, Sighted, Start};
use crate::outcome::{Outcome, Reason};
use crate::position::{Deal, Illegal, Placed};
use crate::role::RoleCounts;
use crate::variant::{Captured, Variant};

impl Game {
    /// Record of the game as one player knows it (N6).
    ///
    /// It is for exports of a running game and for the computer player.
    pub fn player_record(&self, color: Color) -> Option<PlayerRecord> {
        let (start, cards) = (self.start.as_ref()?, &self.cards);
        let opening = match self.opening[..] {
            [Told { event: Event::End(_), .. }] => Some(Line::START),
            _ if matches!(cards, Cards::Decks(_)) => Some(Line::DEAL),
            _ => None,
        };
        let opening = opening.map(|form| line(String::from(form), &self.opening, color));
        Some(PlayerRecord {
            variant: *self.variant,
            me: color,
            start: own_start(&self.variant, color, start),
            cards: if let Cards::Deals(deals) = cards { Some(own_cards(color, deals)) } else { None },
            lines: opening.into_iter().chain(self.log.iter().map(|entry| self.line(entry, color))).collect(),
        })
    }

    /// Full record of a game that is over, has no person in it, or came from a full record.
    pub fn record(&self) -> Option<Record> {
        if self.is_open() { self.full_record() } else { None }
    }

    pub(super) fn full_record(&self) -> Option<Record> {
        let mut turns: Vec<Vec<Action>> = Vec::new();
        for entry in &self.log {
            let Deed::Action(action) = entry.deed else { continue };
            // Answers belong to the turn in which they are given, redraws to the first turn.
            let goes_on = |turn: &Vec<Action>| {
                action.is_answer() || turn.iter().all(|earlier| matches!(earlier, Action::Redraw(_)))
            };
            match turns.last_mut().filter(|turn| goes_on(turn)) {
                Some(turn) => turn.push(action),
                None => turns.push(alloc::vec![action]),
            }
        }
        let seats = ByColor { red: self.seats.red.to_string(), blue: self.seats.blue.to_string() };
        Some(Record {
            variant: *self.variant,
            start: self.start.clone()?,
            cards: self.cards.clone(),
            clock: self.clock.map(|clock| *clock.times()),
            seats: Some(seats),
            assisted: self.assisted,
            turns,
            end: self.outcome(),
        })
    }

    /// Game replayed from a record.
    ///
    /// Records do not say which version wrote them. One that cannot be replayed is tried again under the
    /// rules of versions up to 0.2.
    ///
    /// # Errors
    /// The first fault of the record, such as an illegal action.
    pub fn from_record(record: Record) -> Result<Self, GameError> {
        let in_0_2 = Record { variant: record.variant.as_in_0_2(), ..record.clone() };
        Self::replayed(record).or_else(|error| Self::replayed(in_0_2).map_err(|_| error))
    }

    fn replayed(record: Record) -> Result<Self, GameError> {
        let seats = record.seats.as_ref().map_or_else(
            || ByColor::new(|_| Seat::Person(String::new())),
            |seats| ByColor::new(|color| Seat::from_text(&seats[color])),
        );
        let mut game = Self::new(record.variant, seats, 0)?;
        game.cards = record.cards;
        game.clock = record.clock.map(Clock::new);
        game.assisted = record.assisted;
        game.begin(record.start)?;
        for (index, &action) in record.turns.iter().flatten().enumerate() {
            game.replay_action(index + 1, action)?;
        }
        match (game.outcome(), record.end) {
            (reached, end) if reached == end => {}
            // A custom position may be lost from the start, with no end noted.
            (Some(_), None) => {}
            (None, Some(end)) => game.finish(end)?,
            _ => return Err(GameError::WrongEnd),
        }
        Ok(game)
    }

    /// Game replayed from a record and open to its reader, even if it is not over.
    ///
    /// The reader of a full record knows everything anyway.
    ///
    /// # Errors
    /// As [`from_record`](Self::from_record).
    pub fn disclosed(record: Record) -> Result<Self, GameError> {
        Ok(Self { disclosed: true, ..Self::from_record(record)? })
    }

    /// Replays an action; errors carry its number, counted from 1.
    pub(super) fn replay_action(&mut self, number: usize, action: Action) -> Result<(), GameError> {
        match self.play(action) {
            Ok(_) => Ok(()),
            Err(GameError::WrongTime) => Err(GameError::IllegalAt(number, Illegal::Over)),
            Err(GameError::Illegal(illegal)) => Err(GameError::IllegalAt(number, illegal)),
            Err(error) => Err(error),
        }
    }

    /// Ends the game in a way that takes no action.
    fn finish(&mut self, end: Outcome) -> Result<(), GameError> {
        match (end.reason, end.winner) {
            (Reason::Resign, Some(winner)) => self.resign(!winner).map(drop),
            (Reason::Time, Some(winner)) => self.time_out(!winner).map(drop),
            (Reason::Agreed, None) => {
                self.draw(Color::Red)?;
                self.draw(Color::Blue).map(drop)
            }
            _ => Err(GameError::WrongEnd),
        }
    }
}

/// Start of a game as a player knows it.
fn own_start(variant: &Variant, me: Color, start: &Start) -> OwnStart {
    match start {
        Start::Setups(setups) => OwnStart::Setups {
            mine: setups[me].clone(),
            enemy: setups[!me].squares().iter().map(Option::is_some).collect(),
        },
        Start::Position(pieces, turn) => {
            let told = matches!(variant.rules.captured, Captured::Both | Captured::Captor);
            let mut tray = if told { variant.army.counts() } else { RoleCounts::default() };
            for piece in pieces.iter().filter(|piece| (piece.color == me) == piece.enchanted) {
                tray[piece.role as usize] = tray[piece.role as usize].saturating_sub(1);
            }
            let sighted = |&Placed { color, square, role, enchanted }: &Placed| Sighted {
                color,
                square,
                role: Some(role).filter(|_| color == me || enchanted),
                enchanted,
            };
            OwnStart::Position { pieces: pieces.iter().map(sighted).collect(), turn: *turn, tray }
        }
    }
}

/// Cards at the start as a player knows them.
fn own_cards(me: Color, deals: &ByColor<Deal>) -> OwnCards {
    let discards = ByColor::new(|color| {
        let pile = deals[color].pile().iter().copied().collect();
        CardSet::ALL.without(deals[color].hand()).without(pile)
    });
    OwnCards { hand: deals[me].hand(), hands: ByColor::new(|color| deals[color].hand().len() as u8), discards }
}
