//! Editions as data (R3): board, army, switches. Rule code reads the data and never asks which edition it is.

mod original;
mod quick;
mod small;
mod switches;

mod fantasy;

use core::fmt;

pub use switches::{SWITCHES, Switch, SwitchError, Value, Values};

use crate::board::Board;
use crate::role::Role;
use crate::square::SquareSet;
use crate::unit::{Army, Movement, Skills};

/// Every edition, in the order of R3.
pub const VARIANTS: &[&Variant] = &[
    &original::ORIGINAL,
    &original::MASTERS,
    &original::FAQ_ORIGINAL,
    &small::CLASSIC30,
    &quick::DUEL,
    &quick::DUEL_SMALL,
    &quick::BARRAGE,
    &fantasy::FANTASY,
];

/// An edition, or a game of one with other switches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Variant {
    /// The id of R3.
    pub id: &'static str,
    /// The board.
    pub board: Board,
    /// The pieces of each side.
    pub army: Army,
    /// How the home rows are filled.
    pub fill: Fill,
    /// What the pieces are called and how they are drawn.
    pub names: Names,
    /// The piece whose printed rank is its letter instead of its number ("Spy without number").
    pub unnumbered: Option<Role>,
    /// The switches.
    pub rules: Rules,
}

/// How the home rows are filled (R4.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fill {
    /// Every home square.
    All,
    /// Any home squares; the rest are ordinary empty squares.
    Any,
}

/// What the pieces are called (R2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Names {
    /// Marshal, General, ...
    Classic,
    /// Dragon, Mage, ...
    Fantasy,
}

/// The switches of R9 that are rules; each names a mechanism.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the rules by its own name")]
pub struct Rules {
    /// R9.1: on equal rank the attacker wins.
    pub attackers_advantage: bool,
    /// R9.7: no slide and attack in one turn.
    pub no_scout_charge: bool,
    /// R9.8: who is told what goes into a tray.
    pub captured: Captured,
    /// R9.9: the assassin also wins when its victim attacks it.
    pub spy_strikes_back: bool,
    /// R9.10: how many turns running a border may be crossed.
    pub two_square: Option<u8>,
    /// R9.11: the chase rule.
    pub chase: bool,
    /// R8.4: turns without an attack until the game is drawn.
    pub quiet_limit: Option<u32>,
    /// R8.4: turns in all until the game is drawn.
    pub turn_limit: Option<u32>,
}

/// Who is told the rank of a piece that goes into a tray (R9.8).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Captured {
    /// Both players.
    Both,
    /// The side for which the piece stood.
    Owner,
    /// Its opponent.
    Captor,
    /// Neither.
    Nobody,
}

impl Captured {
    /// All values with their names in the notation.
    pub const ALL: [(Self, &'static str); 4] =
        [(Self::Both, "both"), (Self::Owner, "owner"), (Self::Captor, "captor"), (Self::Nobody, "nobody")];
}

impl Rules {
    /// What the editions have in common (R3.1, R8.4).
    pub const STANDARD: Self = Self {
        attackers_advantage: false,
        no_scout_charge: false,
        captured: Captured::Both,
        spy_strikes_back: false,
        two_square: Some(3),
        chase: false,
        quiet_limit: Some(200),
        turn_limit: Some(4000),
    };
}

/// Why a variant cannot be played (R3.2, R13).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// The board is smaller or larger than the program knows.
    BoardSize,
    /// The home rows of the two sides overlap, or there are none.
    HomeRows,
    /// A lake lies off the board or on a home square.
    Lakes,
    /// No piece whose capture wins.
    NoFlag,
    /// No piece that moves.
    NoMovablePiece,
    /// More pieces than home squares, or fewer although every square is to be filled.
    ArmySize,
    /// A two-square limit other than 2, 3 and 5, or a draw limit of 0.
    Limit,
    /// Spy strikes back without a Spy (R13).
    StrikesBackWithoutSpy,
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::BoardSize => "the board must have 4 to 12 columns and 4 to 10 rows",
            Self::HomeRows => "the home rows of the two sides overlap or are missing",
            Self::Lakes => "a lake lies off the board or on a home square",
            Self::NoFlag => "the army has no flag",
            Self::NoMovablePiece => "the army has no movable piece",
            Self::ArmySize => "the army does not fit the home squares",
            Self::Limit => "a limit is out of range",
            Self::StrikesBackWithoutSpy => "spy-strikes-back needs a spy",
        })
    }
}

impl core::error::Error for Flaw {}

impl Variant {
    /// The edition of an id.
    pub fn find(id: &str) -> Option<&'static Self> {
        VARIANTS.iter().copied().find(|variant| variant.id == id)
    }

    /// Whether the variant can be played.
    ///
    /// # Errors
    /// The first flaw found.
    pub fn check(&self) -> Result<(), Flaw> {
        let Board { columns, rows, home_rows, lakes } = self.board;
        let homes = SquareSet::rectangle(columns, 0, home_rows.min(rows))
            | SquareSet::rectangle(columns, rows.saturating_sub(home_rows), home_rows.min(rows));
        let total = self.army.total();
        let fits = match self.fill {
            Fill::All => total == self.board.home_len(),
            Fill::Any => total <= self.board.home_len(),
        };
        let units = || self.army.units();
        let limits = [self.rules.quiet_limit, self.rules.turn_limit];
        let flaws = [
            (!(4..=12).contains(&columns) || !(4..=10).contains(&rows), Flaw::BoardSize),
            (home_rows == 0 || u16::from(home_rows) * 2 > u16::from(rows), Flaw::HomeRows),
            (!(lakes & !self.board.squares()).is_empty() || !(lakes & homes).is_empty(), Flaw::Lakes),
            (!units().any(|unit| unit.skills.has(Skills::PRIZE)), Flaw::NoFlag),
            (!units().any(|unit| unit.movement != Movement::Fixed), Flaw::NoMovablePiece),
            (!fits, Flaw::ArmySize),
            (!matches!(self.rules.two_square, None | Some(2 | 3 | 5)) || limits.contains(&Some(0)), Flaw::Limit),
            (
                self.rules.spy_strikes_back && !units().any(|unit| unit.skills.has(Skills::ASSASSIN)),
                Flaw::StrikesBackWithoutSpy,
            ),
        ];
        flaws.into_iter().find(|(found, _)| *found).map_or(Ok(()), |(_, flaw)| Err(flaw))
    }
}
