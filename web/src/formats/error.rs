//! What can be wrong with a text, and why something cannot be written in a format. All of it is typed: the words for
//! players are those of the screen, in their language.

use std::fmt;

use vexillum_engine::notation::ParseError;
use vexillum_engine::{Color, Flaw, GameError, Problem, Role, Square};

use super::PasteError;

/// The formats that are told apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Format {
    /// None that is known.
    Unknown,
    /// Our record of a game, full or a player's own.
    Record,
    /// A game of the Gravon archive as XML.
    GravonXml,
    /// A game of the Gravon archive as lines.
    Gsn,
    /// The hundred letters of a `StraDoS2` board.
    StradosField,
    /// The forty letters of a `StraDoS2` set-up.
    StradosSetup,
    /// A `.stg` file.
    Stg,
    /// An own variant as JSON.
    Variant,
    /// Our position string.
    Position,
    /// Our set-up string.
    Setup,
}

/// Why a text was not read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FormatError {
    /// What it was taken for.
    pub format: Format,
    /// The line, from 1; 0 where no line is to blame.
    pub line: usize,
    /// What is wrong.
    pub wrong: Wrong,
}

/// What is wrong with a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wrong {
    /// There is nothing in it.
    Empty,
    /// It is longer than anything that is read; so many bytes are the most.
    TooLong(usize),
    /// It is of no known format.
    NotRecognized,
    /// It is an archive that is damaged, or a damaged member of one.
    Archive,
    /// It is a member of an archive that only a password opens.
    Encrypted,
    /// It is a member of an archive that is packed in an unknown way.
    Packing,
    /// It is no XML.
    NotXml,
    /// An element or an attribute of that name is missing.
    Missing(&'static str),
    /// A version that is not known.
    Version(String),
    /// A type of game that is not known.
    GameType(String),
    /// The game ended before it began: there are no set-ups.
    NoSetups,
    /// Another number of letters.
    Length {
        /// How many there are.
        found: usize,
        /// How many there should be.
        wanted: usize,
    },
    /// This character stands for no piece.
    Letter(char),
    /// A word that has no place there.
    Word(String),
    /// A lake is missing there, or should not be there.
    Lakes(Square),
    /// More pieces of a kind than the army has.
    TooMany {
        /// Whose.
        color: Color,
        /// The kind.
        role: Role,
        /// How many there are.
        found: u8,
        /// How many there may be.
        most: u8,
    },
    /// A piece stands there, which is no home square of its side.
    OffHome(Square),
    /// These are the problems of that side's set-up.
    Setup(Color, Vec<Problem>),
    /// The board of the variant asked for is another one.
    OtherBoard,
    /// The text is no set-up.
    Paste(PasteError),
    /// Our own notation is not followed.
    Notation(ParseError),
    /// The variant cannot be played.
    Flaw(Flaw),
    /// The game cannot be played so.
    Game(GameError),
}

/// A text as an error tells it, cut after some characters.
pub(super) fn cut(text: &str) -> String {
    const SHOWN: usize = 40;
    text.chars().take(SHOWN).collect()
}

impl Wrong {
    /// The error of a text of that format as a whole.
    pub(super) const fn of(self, format: Format) -> FormatError {
        FormatError { format, line: 0, wrong: self }
    }

    /// The error of a line, from 1, of a text of that format.
    pub(super) const fn at(self, format: Format, line: usize) -> FormatError {
        FormatError { format, line, wrong: self }
    }
}

impl From<ParseError> for Wrong {
    fn from(error: ParseError) -> Self {
        Self::Notation(error)
    }
}

impl From<PasteError> for Wrong {
    fn from(error: PasteError) -> Self {
        Self::Paste(error)
    }
}

impl From<GameError> for Wrong {
    fn from(error: GameError) -> Self {
        Self::Game(error)
    }
}

/// For tests and logs; players read the words of the screen.
impl fmt::Display for FormatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.format)?;
        if self.line > 0 {
            write!(f, ", line {}", self.line)?;
        }
        write!(f, ": {:?}", self.wrong)
    }
}

impl std::error::Error for FormatError {}

/// Why something cannot be written in a format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The format knows another board only.
    Board,
    /// The format does not know this kind, or knows it with other abilities.
    Role(Role),
    /// The format has one army only, with another number of this kind.
    Army(Role),
    /// The format knows no Battle Cards.
    Cards,
    /// The format is of games in which this switch is set otherwise; by its name.
    Switch(&'static str),
    /// The format knows no pieces that have changed sides; there stands one.
    Enchanted(Square),
    /// The format knows games from two set-ups only.
    Start,
    /// The game is not over: nobody may see the whole of it yet.
    Running,
    /// The format has no place for this; the number counts actions from 1.
    Action(usize),
}
