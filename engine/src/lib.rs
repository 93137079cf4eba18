// The example needs the computer player.
#![cfg_attr(any(feature = "ai", not(doctest)), doc = include_str!("../README.md"))]
//!
//! ## Getting started
//!
//! | topic | see |
//! |---|---|
//! | games between two players, each with a view of their own | [`Game`], [`View`], [`Seat`] |
//! | rules alone, with all pieces known | [`Position`] |
//! | editions, switches and set-ups | [`Variant`], [`VARIANTS`], [`SWITCHES`], [`Setup`] |
//! | actions, events and outcomes | [`Action`], [`Event`], [`Outcome`] |
//! | text | [`notation`] |
//! | computer player | `ai`, [`Level`] |
//!
//! Comments cite clauses of the rules (`R5.4`) and of the notation (`N2`), which are in `docs/rules/`.
#![no_std]

extern crate alloc;

mod action;
mod board;
mod card;
mod clock;
mod color;
mod event;
#[cfg(feature = "serde")]
mod forms;
mod game;
mod label;
mod level;
mod order;
mod outcome;
mod position;
mod role;
mod setup;
mod square;
mod unit;
mod variant;
mod view;

#[cfg(feature = "ai")]
pub mod ai;
pub mod notation;

pub use action::{Action, Pointing};
pub use board::Board;
pub use card::{Card, CardKind, CardSet};
pub use clock::{Clock, Times};
pub use color::{ByColor, Color};
pub use event::{Audience, Event, Question, Told};
pub use game::{Entry, Game, GameError, Replay, Seat};
pub use label::Label;
pub use level::Level;
pub use outcome::{Outcome, Reason};
pub use position::{
    BadDeal, BadPosition, Clash, Deal, Deck, Fallen, Fate, Illegal, Impossible, Misfit, Phase, Placed, Played,
    Position, Private, Public, Table, Token, clash, shuffled_decks,
};
pub use role::{Role, RoleCounts, RoleSet};
pub use setup::{Problem, Setup};
pub use square::{Direction, MAX_COLUMNS, MAX_ROWS, MAX_SQUARES, NotASquare, Square, SquareSet, Squares};
pub use unit::{Army, FirstStep, Movement, Naming, Power, Reach, Skills, Unit};
pub use variant::{
    Captured, Fill, Flaw, MOST_TURNS, Names, Rules, SWITCHES, Switch, SwitchError, VARIANTS, Value, Values, Variant,
};
pub use view::{Inconsistent, View};
