//! All words of the page: a struct for each screen, a constant of it for each language, so that a missing text is an
//! error of the compiler.

pub mod board;
pub mod cards;
pub mod clock;
pub mod dutch;
pub mod editor;
pub mod flaws;
pub mod french;
pub mod german;
pub mod handover;
pub mod orders;
pub mod pieces;
pub mod play;
pub mod result;
pub mod rules;
pub mod scene;
pub mod settings;
pub mod setup;
pub mod spanish;
pub mod start;
pub mod words;
pub mod workshop;

/// A language of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
}

/// All texts of a language.
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
    /// The cover between two players.
    pub handover: handover::Handover,
    /// The end.
    pub result: result::Ending,
    /// The settings.
    pub settings: settings::Settings,
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
    handover: handover::ENGLISH,
    result: result::ENGLISH,
    settings: settings::ENGLISH,
};

impl Language {
    /// All languages.
    pub const ALL: [Self; 1] = [Self::English];

    /// The code of the language, as in the `lang` of the page.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
        }
    }

    /// The texts.
    pub fn texts(self) -> &'static Texts {
        match self {
            Self::English => &ENGLISH,
        }
    }

    /// The texts of the workshop, apart from the others because the page must not hold them.
    pub fn workshop(self) -> &'static workshop::Workshop {
        match self {
            Self::English => &workshop::ENGLISH,
        }
    }
}
