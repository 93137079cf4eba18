//! Player records (N6): the start of a game and the events since, as one player knows them.
//!
//! A running game exports them, and the computer player in its worker thinks from them.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use super::own_start::{enemy_squares, parse_position, parse_tray};
use super::record::{Header, write_header};
use super::{OwnCards, OwnStart, ParseError, Sighted, each_line};
use crate::board::Board;
use crate::color::Color;
use crate::event::Told;
use crate::game::Game;
use crate::position::{Impossible, Misfit};
use crate::role::RoleCounts;
use crate::setup::Setup;
use crate::square::Square;
use crate::variant::Variant;
use crate::view::View;

/// Line of a player record: one action as told to a player, `events FORM : event; event`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// Action in the public form, or in full if it was the player's own; a command as it is (`resign red`).
    pub form: String,
    /// Events told to the player, in order.
    pub events: Vec<Told>,
}

impl Line {
    /// Form of the line for the first deal, before all actions (N5).
    pub const DEAL: &'static str = "deal";
    /// Form of the line for a game that is over from the start.
    pub const START: &'static str = "start";
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "events {} :", self.form)?;
        for (index, told) in self.events.iter().enumerate() {
            write!(f, "{} {told}", if index > 0 { ";" } else { "" })?;
        }
        Ok(())
    }
}

impl FromStr for Line {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let (form, events) = text
            .strip_prefix("events ")
            .and_then(|rest| rest.split_once(" :"))
            .ok_or_else(|| ParseError::new("events ACTION : ...", text))?;
        let events = events.trim();
        let events = if events.is_empty() {
            Ok(Vec::new())
        } else {
            events.split(';').map(|event| event.trim().parse()).collect::<Result<Vec<Told>, ParseError>>()
        };
        Ok(Self { form: form.to_owned(), events: events? })
    }
}

/// Record of a running game as one player knows it (N6).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerRecord {
    /// Edition with its switches.
    pub variant: Variant,
    /// Side of the player.
    pub me: Color,
    /// Start of the game as the player knows it.
    pub start: OwnStart,
    /// Cards at the start, if they were given.
    pub cards: Option<OwnCards>,
    /// Lines since the start.
    pub lines: Vec<Line>,
}

impl PlayerRecord {
    /// Squares of the opponent's pieces at the start.
    pub fn enemy_squares(board: &Board, me: Color, enemy: &[bool]) -> impl Iterator<Item = Square> {
        enemy_squares(board, me, enemy)
    }

    /// View of the player at the end of the record.
    ///
    /// # Errors
    /// [`Impossible`] if the record contradicts itself; never if it was read from text or came from a game.
    pub fn view(&self) -> Result<View, Impossible> {
        self.follow().map_err(|(_, impossible)| impossible)
    }

    /// View at the end of the record. An error names its line, or none if the start is impossible.
    fn follow(&self) -> Result<View, (Option<&Line>, Impossible)> {
        let mut view = self.first_view().map_err(|impossible| (None, impossible))?;
        for line in &self.lines {
            view.follow(&line.events).map_err(|impossible| (Some(line), impossible))?;
        }
        Ok(view)
    }

    fn first_view(&self) -> Result<View, Impossible> {
        let over = self.lines.first().is_some_and(|line| line.form == Line::START);
        let view = self.start.view(&self.variant, self.me, self.cards.as_ref(), over).map_err(Misfit::Start)?;
        view.check_whole().map(|()| view)
    }

    /// Checks that the record is complete and possible.
    fn check(&self) -> Result<(), ParseError> {
        if let OwnStart::Setups { mine, enemy } = &self.start {
            if !mine.problems(&self.variant).is_empty() {
                return Err(ParseError::new("a set-up of the edition", &mine.to_string()));
            }
            if enemy.iter().filter(|&&occupied| occupied).count() != self.variant.army.total() {
                return Err(ParseError::new("as many of the opponent's pieces as the army has", ""));
            }
        }
        match self.follow() {
            Ok(_) => Ok(()),
            Err((None, _)) => Err(ParseError::new("no more pieces than the army has", "")),
            Err((Some(line), reason)) => {
                Err(ParseError::new(format!("what can have happened ({reason})"), &line.to_string()))
            }
        }
    }

    /// Reads the occupied home squares of the opponent: a set-up string of `?` and `.`.
    ///
    /// # Errors
    /// Other letters, or the wrong number of squares.
    pub fn parse_enemy(board: &Board, text: &str) -> Result<Vec<bool>, ParseError> {
        let occupied: Option<Vec<bool>> = text
            .chars()
            .filter(|&letter| letter != '/')
            .map(|letter| match letter {
                '?' => Some(true),
                '.' => Some(false),
                _ => None,
            })
            .collect();
        occupied
            .filter(|squares| squares.len() == board.home_len())
            .ok_or_else(|| ParseError::new("a '?' or '.' for each home square", text))
    }
}

impl fmt::Display for PlayerRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_header(f, &self.variant)?;
        writeln!(f, "view {}", self.me)?;
        self.start.write(f, &self.variant.board, self.me)?;
        if let Some(cards) = &self.cards {
            cards.fmt(f)?;
        }
        self.lines.iter().try_for_each(|line| writeln!(f, "{line}"))
    }
}

impl FromStr for PlayerRecord {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut draft = Draft::default();
        each_line(text, |line| draft.take(line))?;
        draft.finish()
    }
}

#[derive(Default)]
struct Draft {
    header: Header,
    me: Option<Color>,
    mine: Option<Setup>,
    enemy: Option<Vec<bool>>,
    position: Option<(Vec<Sighted>, Color)>,
    tray: RoleCounts,
    cards: Option<OwnCards>,
    lines: Vec<Line>,
}

impl Draft {
    fn take(&mut self, line: &str) -> Result<(), ParseError> {
        let (key, value) = line.split_once(' ').unwrap_or((line, ""));
        if line.is_empty() || self.header.take(key, value, line)? || OwnCards::take(&mut self.cards, key, value)? {
            return Ok(());
        }
        match (key, Color::from_name(key)) {
            ("view", _) => {
                self.me = Some(Color::from_name(value).ok_or_else(|| ParseError::new("red or blue", value))?);
            }
            ("events", _) if self.lines.len() > Game::MOST_ENTRIES => {
                return Err(ParseError::new("no longer a game than any can be", line));
            }
            ("events", _) => self.lines.push(line.parse()?),
            ("position", _) => {
                self.position = Some(parse_position(&self.header.variant()?.board, self.me()?, value)?);
            }
            ("tray", _) => self.tray = parse_tray(!self.me()?, value)?,
            (_, Some(color)) => {
                let board = self.header.variant()?.board;
                if self.me()? == color {
                    self.mine = Some(Setup::parse(&board, value)?);
                } else {
                    self.enemy = Some(PlayerRecord::parse_enemy(&board, value)?);
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Side of the player.
    ///
    /// # Errors
    /// If its line has not been read yet.
    fn me(&self) -> Result<Color, ParseError> {
        self.me.ok_or_else(|| ParseError::new("a line with the view before", ""))
    }

    fn finish(self) -> Result<PlayerRecord, ParseError> {
        let variant = self.header.variant()?;
        let (me, tray) = (self.me()?, self.tray);
        let start = match (self.position, self.mine, self.enemy) {
            (Some((pieces, turn)), ..) => OwnStart::Position { pieces, turn, tray },
            (None, Some(mine), Some(enemy)) => OwnStart::Setups { mine, enemy },
            _ => return Err(ParseError::new("lines with both set-ups, or a position", "")),
        };
        if self.cards.is_some_and(|cards| !variant.cards || !cards.fit(me)) {
            return Err(ParseError::new("cards that can lie so", ""));
        }
        let record = PlayerRecord { variant, me, start, cards: self.cards, lines: self.lines };
        record.check()?;
        Ok(record)
    }
}
