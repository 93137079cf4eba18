//! Components of the page. None of them knows a rule or sees the game: models come in as properties, and what a player
//! does goes out by callbacks. A component whose properties did not change is not rendered again; so callbacks that are
//! handed to components are made once (`app/callbacks.rs`). What is small and has no state is a function.

pub mod actions;
pub mod board;
pub mod clash;
pub mod clock;
pub mod deck;
pub mod dialog;
pub mod elsewhere;
pub mod field;
pub mod hand;
pub mod handover;
pub mod icon;
pub mod later;
pub mod lessons;
pub mod moves;
pub mod orders;
pub mod panels;
pub mod piece;
pub mod play;
pub mod press;
pub mod result;
pub mod seat;
pub mod setup;
pub mod start;
pub mod table;
pub mod toast;
pub mod topbar;
pub mod tray;
