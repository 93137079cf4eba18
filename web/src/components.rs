//! The parts of the page. None of them knows a rule or sees the game: they show models and call back.

pub mod board;
pub mod clash;
pub mod clock;
pub mod deck;
pub mod dialog;
pub mod hand;
pub mod handover;
pub mod icon;
pub mod moves;
pub mod orders;
pub mod own_record;
pub mod piece;
pub mod play;
pub mod press;
pub mod records;
pub mod result;
pub mod seat;
pub mod settings;
pub mod setup;
pub mod start;
pub mod table;
pub mod toast;
pub mod topbar;
pub mod tray;
