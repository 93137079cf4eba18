//! The page in a frame of another page. What is different there is a part of the program of its own and reached through
//! [`Host`]: the rest of the page knows no more of it than this.

use std::rc::Rc;

use gloo::utils::document_element;
use vexillum_engine::Action;
use web_sys::{HtmlDialogElement, HtmlElement};
use yew::prelude::*;

use crate::i18n::Language;
use crate::session::Session;
use crate::settings::Settings;

/// Whether this is `embed.html`. `cargo xtask build` puts the mark on it.
pub fn is_framed() -> bool {
    document_element().has_attribute("data-embed")
}

/// What a page that embeds this one asks of the game.
pub enum Wish {
    /// To play this action, which is legal now.
    Play(Action),
    /// To begin a new game.
    NewGame,
}

/// What the header of a frame tells and leads to.
pub struct FrameHead {
    /// The language.
    pub language: Language,
    /// What is played.
    pub title: Option<AttrValue>,
    /// Opens the rules of the game.
    pub on_rules: Option<Callback<()>>,
    /// Number of its switches that are not as in the box.
    pub changed: usize,
    /// Turns the board, where there is one.
    pub on_flip: Option<Callback<()>>,
    /// Opens the settings.
    pub on_settings: Callback<()>,
}

/// The side of the frame: what its address asks for, and what is said to the page that it stands in.
pub trait Host {
    /// Language and looks.
    fn settings(&self) -> Settings;
    /// The game that the address asks for, sides exchanged or not.
    fn game(&self, swap: bool) -> Option<Session>;
    /// After how many entries of its log a finished game is to be seen, if the address tells it now.
    fn entry(&self, session: &Session) -> Option<usize>;
    /// Hands on what the other page says, and nothing where somebody else has spoken.
    fn listen(&self, heard: Callback<Option<String>>);
    /// Answers it.
    fn heard(&self, message: Option<&str>, session: Option<&Session>) -> Option<Wish>;
    /// Tells the other page what has been seen: so many entries of the log, and whether the end was among them.
    fn follow(&self, session: &Session, seen: usize, ended: bool);
    /// The header.
    fn head(&self, view: &FrameHead) -> Html;
    /// Gives an element the focus, unless that would take it from the other page.
    fn focus(&self, element: &HtmlElement);
    /// Opens a dialog, likewise.
    fn open(&self, dialog: &HtmlDialogElement);
}

/// The frame that the page is in. Clones are the same one.
#[derive(Clone)]
pub struct Frame(pub Rc<dyn Host>);

impl PartialEq for Frame {
    /// A program is in one frame at most.
    fn eq(&self, _: &Self) -> bool {
        true
    }
}
