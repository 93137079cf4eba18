//! A player's own record of a running game (N6): his set-up, the squares on which the opponent began, and the events that
//! he was told. It is what a running game exports, and what a computer player in a worker is given.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use super::record::{Header, write_header};
use super::{ParseError, each_line, write_rows};
use crate::board::Board;
use crate::color::Color;
use crate::event::Told;
use crate::setup::Setup;
use crate::square::Square;
use crate::variant::Variant;
use crate::view::View;

/// What a player was told of one action: `events FORM : event; event`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The action in its public form, or in full if it was his own; a command (`resign red`) in its own words.
    pub form: String,
    /// The events that he was told, in order.
    pub events: Vec<Told>,
}

impl Line {
    /// The form of the line that tells of the first deal, before all actions (N5).
    pub const DEAL: &'static str = "deal";
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

/// A player's own record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerRecord {
    /// The edition with its switches.
    pub variant: Variant,
    /// Whose record it is.
    pub me: Color,
    /// His own set-up.
    pub setup: Setup,
    /// For each of the opponent's home squares, in the order of the opponent's set-up string, whether a piece began there.
    pub enemy: Vec<bool>,
    /// What he was told since.
    pub lines: Vec<Line>,
}

impl PlayerRecord {
    /// The squares on which the opponent's pieces began.
    pub fn enemy_squares(board: &Board, me: Color, enemy: &[bool]) -> impl Iterator<Item = Square> {
        board.home(!me).zip(enemy).filter(|(_, occupied)| **occupied).map(|(square, _)| square)
    }

    /// What the player knows now.
    pub fn view(&self) -> View {
        let enemies = Self::enemy_squares(&self.variant.board, self.me, &self.enemy);
        let mut view = View::new(Arc::new(self.variant), self.me, &self.setup, enemies);
        self.lines.iter().flat_map(|line| &line.events).for_each(|told| view.apply(told));
        view
    }

    /// Reads which of the opponent's home squares are occupied: a set-up string of `?` and `.`.
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
        for color in Color::ALL {
            write!(f, "{color} ")?;
            if color == self.me {
                writeln!(f, "{}", self.setup)?;
            } else {
                let letters = self.enemy.iter().map(|&occupied| if occupied { '?' } else { '.' });
                write_rows(f, self.variant.board.columns, letters)?;
                writeln!(f)?;
            }
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
    setup: Option<Setup>,
    enemy: Option<Vec<bool>>,
    lines: Vec<Line>,
}

impl Draft {
    fn take(&mut self, line: &str) -> Result<(), ParseError> {
        let (key, value) = line.split_once(' ').unwrap_or((line, ""));
        if line.is_empty() || self.header.take(key, value, line)? {
            return Ok(());
        }
        match (key, Color::from_name(key)) {
            ("view", _) => {
                self.me = Some(Color::from_name(value).ok_or_else(|| ParseError::new("red or blue", value))?);
            }
            ("events", _) => self.lines.push(line.parse()?),
            (_, Some(color)) => {
                let board = self.header.variant()?.board;
                if self.me == Some(color) {
                    self.setup = Some(Setup::parse(&board, value)?);
                } else {
                    self.enemy = Some(PlayerRecord::parse_enemy(&board, value)?);
                }
            }
            _ => {}
        }
        Ok(())
    }

    fn finish(self) -> Result<PlayerRecord, ParseError> {
        let variant = self.header.variant()?;
        match (self.me, self.setup, self.enemy) {
            (Some(me), Some(setup), Some(enemy)) => Ok(PlayerRecord { variant, me, setup, enemy, lines: self.lines }),
            _ => Err(ParseError::new("lines with the view and both set-ups", "")),
        }
    }
}
