//! The browser application. The computer player thinks in a worker, which is a program of its own.

pub mod address;
pub mod app;
pub mod archive;
pub mod asking;
pub mod choosing;
pub mod components;
pub mod display;
pub mod draft;
pub mod embed;
pub mod formats;
pub mod frame;
pub mod give;
pub mod guesses;
pub mod happening;
pub mod help;
pub mod hooks;
pub mod i18n;
pub mod keys;
pub mod link;
pub mod own;
pub mod parts;
pub mod presses;
pub mod random;
pub mod screen;
pub mod selection;
pub mod session;
pub mod settings;
pub mod sight;
pub mod single_file;
pub mod sound;
pub mod storage;
pub mod worker;
pub mod workshop;
pub mod yielding;

pub use app::{App, AppProps};
