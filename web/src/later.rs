//! What is loaded after the page is first seen: everything that the first game does not need before its first move; and
//! the workshop, when it is opened. Only [`Later::all`] and [`Workshop::all`] may name it, or the first load pays for it.

use std::ops::Deref;
use std::pin::Pin;
use std::ptr;

use gloo::timers::callback::Timeout;
use vexillum_engine::{Action, Color, GameError, Role, Square, Variant};
use yew::prelude::*;

use crate::asking::{Answer, Asked, answer};
use crate::choosing::{Chip, Choosing, Prompt, confirm};
use crate::components::deck::{DeckView, deck};
use crate::components::hand::{CardView, first_deal, hand};
use crate::components::handover::{Handover, HandoverProps};
use crate::components::result::{ResultView, result};
use crate::components::settings::{SettingsView, settings_dialog};
use crate::components::setup::kept::{KeptProps, kept};
use crate::components::start::StartProps;
use crate::components::start::choice::Choice;
use crate::components::start::options::options;
use crate::display::Teller;
use crate::frame::Frame;
use crate::guesses::{Guessed, Guesses};
use crate::help::{Picker, Proposal, hint_button, picker, proposal};
use crate::i18n::cards::Cards;
use crate::i18n::{Language, Texts, Tongue};
use crate::own::variant;
use crate::selection::Order;
use crate::session::Session;
use crate::settings::{Settings, Sound};
use crate::sight::Sight;
use crate::sound::{Cue, hear};
use crate::storage::{archive, forget};
use crate::workshop::{Page, workshop};

/// The functions that are loaded later.
pub struct Parts {
    /// The game of a saved value.
    pub restore: fn(&str) -> Result<Session, GameError>,
    /// Takes the last decision of the person who plays against the computer back.
    pub take_back: fn(&mut Session) -> Result<(), GameError>,
    /// The variant of the player's own that is called so.
    pub variant: fn(&str) -> Option<Variant>,
    /// What can be chosen on the start screen.
    pub options: fn(&StartProps, &Choice) -> Html,
    /// Set-ups to take instead and to keep.
    pub kept: fn(KeptProps) -> Html,
    /// The settings.
    pub settings: fn(&SettingsView) -> Html,
    /// The cover between two players.
    pub handover: fn(HandoverProps) -> Html,
    /// The cards of a hand.
    pub hand: fn(&Texts, &[CardView], &Callback<Order>) -> Html,
    /// The first deal of cards.
    pub first_deal: fn(&Texts, &[CardView], &Callback<Order>, &Callback<()>) -> Html,
    /// The cards of both sides.
    pub deck: fn(&Cards, &[DeckView]) -> Html,
    /// The end of a game.
    pub result: fn(&ResultView) -> Html,
    /// The answer to a key on the board.
    pub ask: fn(&Asked, Language) -> Option<Answer>,
    /// The button that asks for a hint, idle or not.
    pub hint_button: fn(Language, bool, &Callback<()>) -> Html,
    /// A hint: the action that a side is to take, in words and squares.
    pub proposal: fn(Language, &Teller<'_>, Color, Action) -> Proposal,
    /// The picker of a guess.
    pub picker: fn(&Picker<'_>) -> Html,
    /// The guesses that are kept.
    pub kept_guesses: fn() -> Guesses,
    /// The guesses that are seen after so many entries of the log.
    pub guesses: fn(&Guesses, &Session, usize, &Sight) -> Guessed,
    /// Writes or erases one on the piece that stood on a square after so many entries of the log.
    pub guess: fn(&mut Guesses, &Session, usize, Square, Option<Role>),
    /// Adds a game that has just ended, given as it is saved, to those of the past.
    pub archive: fn(&str),
    /// What is said of a turn that has been chosen and waits to be confirmed, and the chip that carries it out.
    pub confirm: fn(&Choosing, &Teller, Language) -> (Prompt, Chip),
    /// Lets something be heard, if the player wishes so.
    pub hear: fn(Cue, Sound),
    /// Removes everything that is kept in the browser.
    pub forget: fn(),
}

static PARTS: Parts = Parts {
    restore: Session::restore,
    take_back: Session::take_back,
    variant,
    options,
    kept,
    settings: settings_dialog,
    handover: |props| html! { <Handover ..props /> },
    hand,
    first_deal,
    deck,
    result,
    ask: answer,
    hint_button,
    proposal,
    picker,
    kept_guesses: Guesses::kept,
    guesses: Guesses::seen,
    guess: Guesses::write,
    archive,
    confirm,
    hear,
    forget,
};

/// What has been loaded.
#[derive(Clone, Copy)]
pub struct Later(&'static Parts);

impl Later {
    /// All of it, for the program that has loaded it.
    pub fn all() -> Self {
        Self(&PARTS)
    }
}

impl Deref for Later {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        self.0
    }
}

impl PartialEq for Later {
    fn eq(&self, other: &Self) -> bool {
        ptr::eq(self.0, other.0)
    }
}

/// The pages of the workshop, once they have been loaded.
#[derive(Clone, Copy)]
pub struct Workshop {
    /// A page of it; a game that is to be played goes to the callback.
    pub show: fn(&Page, &Settings, &Callback<Box<Session>>) -> Html,
}

impl Workshop {
    /// All of it, for the program that has loaded it.
    pub fn all() -> Self {
        Self { show: workshop }
    }
}

/// Something that is being loaded; nothing if it could not be fetched. The next attempt fetches it anew.
pub type Loading<T> = Pin<Box<dyn Future<Output = Option<T>>>>;

/// Lets the browser see to people before work goes on.
pub fn breathe(work: impl FnOnce() + 'static) {
    Timeout::new(0, work).forget();
}

/// How the page comes by what is loaded later. The program of the page has the functions, at which it is taken apart: in
/// this library they would be parts of the worker, too.
#[derive(Clone, Properties)]
pub struct Loaders {
    /// What the screens have besides the first sight of them.
    pub later: fn() -> Loading<Later>,
    /// The workshop.
    pub workshop: fn() -> Loading<Workshop>,
    /// A language; none for English, which is there.
    pub language: fn(Language) -> Option<Loading<Tongue>>,
    /// The frame of another page that the page is in, if it is in one.
    pub frame: Option<Frame>,
}

impl PartialEq for Loaders {
    /// A program has but one of them.
    fn eq(&self, _: &Self) -> bool {
        true
    }
}
