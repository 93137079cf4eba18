//! The engine of Vexillum, an independent implementation of the rules of Stratego: rules, views, notation and computer
//! player. It knows nothing of browsers and holds no clock.
//!
//! The words of the rules (`R5.4`) and of the notation (`N2`) that comments cite are the project's own specification;
//! `ARCHITECTURE.md` has the map.
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
mod outcome;
mod position;
mod role;
mod setup;
mod square;
mod unit;
mod variant;
mod view;

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
pub use outcome::{Outcome, Reason};
pub use position::{
    BadDeal, BadPosition, Clash, Deal, Fallen, Fate, Illegal, Phase, Placed, Played, Position, Private, Public, Table,
    Token, clash, shuffled_decks,
};
pub use role::{Role, RoleCounts, RoleSet};
pub use setup::{Problem, Setup};
pub use square::{Direction, MAX_COLUMNS, MAX_ROWS, MAX_SQUARES, NotASquare, Square, SquareSet, Squares};
pub use unit::{Army, Movement, Naming, Power, Reach, Skills, Unit};
pub use variant::{
    Captured, Fill, Flaw, Names, Rules, SWITCHES, Switch, SwitchError, VARIANTS, Value, Values, Variant,
};
pub use view::{Inconsistent, View};
