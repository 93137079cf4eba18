//! All words of the page: a struct for each screen, a constant of it for each language, so that a missing text is an
//! error of the compiler. English is always there; every other language is one [`LanguagePack`], a part of the
//! program of its own (see [`parts`](crate::parts)).

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
pub mod history;
pub(crate) mod language;
pub mod lessons;
pub mod open_games;
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
pub(crate) mod slots;
mod spanish;
pub mod start;
pub mod storage;
pub mod words;
pub mod workshop;

pub use language::{Language, LanguagePack};

/// Texts of a language, but for the pages that lie over the game.
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
    /// Choices of the start screen.
    pub options: start::Options,
    /// Ready-made, kept and shared set-ups.
    pub kept: setup::Kept,
    /// Cover between two players.
    pub handover: handover::Handover,
    /// End of a game.
    pub result: result::Ending,
    /// Settings.
    pub settings: settings::Settings,
    /// Games that are open.
    pub open_games: open_games::OpenGames,
    /// What is kept on the device.
    pub storage: storage::Storage,
    /// Answers to keys on the board.
    pub asking: asking::Asking,
    /// Links to the lessons.
    pub lessons: lessons::Ways,
    /// Hints and notes on pieces.
    pub help: help::Help,
    /// Records of games.
    pub records: records::Records,
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
    options: start::ENGLISH_OPTIONS,
    kept: setup::ENGLISH_KEPT,
    handover: handover::ENGLISH,
    result: result::ENGLISH,
    settings: settings::ENGLISH,
    open_games: open_games::ENGLISH,
    storage: storage::ENGLISH,
    asking: asking::ENGLISH,
    lessons: lessons::ENGLISH_WAYS,
    help: help::ENGLISH,
    records: records::ENGLISH,
};
