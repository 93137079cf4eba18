//! What can happen on the page.

use vexillum_engine::{Action, Color, Role, Setup};
use yew::prelude::*;

use crate::components::board::BoardInput;
use crate::components::later::Aside;
use crate::components::panels::Panel;
use crate::dropped::FileDrag;
use crate::i18n::Language;
use crate::open_games::GameId;
use crate::parts::{PartError, Workshop};
use crate::screen::NewGame;
use crate::selection::Order;
use crate::session::Session;
use crate::settings::{LastChoice, Settings};
use crate::storage;
use crate::storage::locks::LockChange;
use crate::worker::Trouble;

/// What can happen.
pub enum Msg {
    /// A game is to begin.
    Start(Box<NewGame>),
    /// That game is to be played.
    Play(Box<Session>),
    /// An open game is to go on.
    Resume(GameId),
    /// An open game is to be removed.
    Remove(GameId),
    /// One that was removed is to be put back, given as it was stored.
    PutBack(GameId, String),
    /// The lock of a game has changed hands.
    Lock(GameId, LockChange),
    /// A game that is to be opened may still be open in another window.
    StillElsewhere,
    /// It is to be taken over from there.
    TakeOver,
    /// Another window has stored something under that name, or has cleared everything.
    StoredElsewhere(Option<String>),
    /// Another window may have changed the settings.
    SettingsElsewhere,
    /// To the start screen; the game is kept.
    Home,
    /// The address changed: back and forward of the browser, a link.
    Address,
    /// A part of the program that is wanted may still be on its way.
    StillLoading,
    /// The workshop is there, or could not be loaded.
    Workshop(Result<Workshop, PartError>),
    /// The part `aside` is there for a dialog, or could not be loaded.
    Aside(Result<Aside, PartError>),
    /// A language that was chosen is there, or could not be loaded.
    Language(Language, Result<(), PartError>),
    /// The person has closed the workshop.
    CloseWorkshop,
    /// The settings changed.
    Settings(Settings),
    /// Another game was chosen on the start screen.
    Choose(LastChoice),
    /// Two at one screen were given names.
    Names([String; 2]),
    /// Everything that is kept is to be removed; what is said then.
    Forget(AttrValue),
    /// The settings are to be shown.
    ShowSettings,
    /// The rules of the game are wanted.
    ShowRules,
    /// The dialog was closed.
    CloseDialog,
    /// A side has changed the set-up that it is at.
    Draft(Color, Setup),
    /// A side has placed its army.
    Ready(Color, Setup),
    /// An arrangement is wanted: the seed, and where it goes.
    Suggest(u64, Callback<Setup>),
    /// The computer has set up.
    Arranged(Color, Setup),
    /// Something on the board.
    Board(BoardInput),
    /// Something beside the board that belongs to the choice of an action.
    Order(Order),
    /// The computer's action.
    Thought(Action),
    /// The computer has thought for as long as it has to.
    Paced,
    /// What was to be seen has been seen.
    SceneOver,
    /// A player's time may be up.
    Tick,
    /// Little of a player's time is left.
    Low,
    /// The page was put in the background, or comes back from there.
    Keep,
    /// The page is left; it may come back.
    Hidden,
    /// The page is there, perhaps again.
    Shown,
    /// The oldest games of the past are to make room for newer ones.
    MakeRoom,
    /// The mark of a refused try goes away.
    Unmark,
    /// A draw is offered or accepted.
    Draw,
    /// Whether the computer accepts a draw.
    DrawAnswer(bool),
    /// The person wants to resign; first it is asked.
    AskResign,
    /// The person resigns.
    Resign,
    /// The next person has the screen.
    Take(Color),
    /// A fight is to be seen again.
    Replay(usize),
    /// The board after so many entries is to be seen.
    Seek(usize),
    /// Another game; with sides exchanged or not.
    Again(bool),
    /// The board is to be turned.
    Flip,
    /// Something is wrong with what is kept.
    Storage(storage::Trouble),
    /// The worker is in trouble.
    Trouble(Trouble),
    /// The worker is to be asked again.
    Retry,
    /// The page is to be loaded again.
    Reload,
    /// The page is to be loaded again from its host, since something of it did not come.
    LoadAgain,
    /// A newer version of the page is ready.
    UpdateWaits,
    /// It is to be opened.
    Update,
    /// The last decision is to be taken back.
    TakeBack,
    /// What was taken back is to be brought back.
    Redo,
    /// A hint is wanted.
    Hint,
    /// What could be done, as the game stood after so many entries of the log.
    Hinted(usize, Action),
    /// What the person guesses of the piece that he is asked about; nothing erases it.
    Guess(Option<Role>),
    /// The message was read.
    CloseNotice,
    /// The board has been drawn: what stands beside it comes next.
    BoardDrawn,
    /// A panel is to be shown where there is room for one.
    Tab(Panel),
    /// Files are dragged over the page or dropped on it.
    Files(FileDrag),
    /// The page around the frame says something, or somebody else does.
    Heard(Option<String>),
}
