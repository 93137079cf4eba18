//! All words of the page: a struct for each screen, a constant of it for each language, so that a missing text is an
//! error of the compiler. English is part of the page, the other languages are loaded when they are wanted.

pub mod asking;
pub mod board;
pub mod cards;
pub mod clock;
mod dutch;
pub mod editor;
pub mod embed;
pub mod flaws;
mod french;
pub mod games;
mod german;
pub mod handover;
pub mod help;
mod language;
pub mod later;
pub mod lessons;
pub mod orders;
pub mod pieces;
pub mod play;
pub mod records;
pub mod result;
pub mod review;
pub mod rules;
pub mod scene;
pub mod settings;
pub mod setup;
mod spanish;
pub mod start;
pub mod words;
pub mod workshop;

pub use language::{Language, Tongue};

/// The texts of a language that the page needs from the beginning.
pub struct Texts {
    /// Words that several screens use.
    pub words: words::Words,
    /// Names of the pieces.
    pub pieces: pieces::Pieces,
    /// What screen readers say of a square.
    pub board: board::Board,
    /// The Battle Cards.
    pub cards: cards::Cards,
    /// The clock at the seats.
    pub clock: clock::Clock,
    /// The start screen.
    pub start: start::Start,
    /// The set-up screen.
    pub setup: setup::Setup,
    /// The board screen.
    pub play: play::Play,
    /// What happens on the board.
    pub scene: scene::Scene,
    /// What can be ordered besides tapping a square.
    pub orders: orders::Orders,
}

static ENGLISH: Texts = Texts {
    words: words::ENGLISH,
    pieces: pieces::ENGLISH,
    board: board::ENGLISH,
    cards: cards::ENGLISH,
    clock: clock::ENGLISH,
    start: start::ENGLISH,
    setup: setup::ENGLISH,
    play: play::ENGLISH,
    orders: orders::ENGLISH,
    scene: scene::ENGLISH,
};
