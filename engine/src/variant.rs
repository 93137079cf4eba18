//! Editions as data (R3): board, army, switches. Rule code reads the data and never asks which edition it is.

mod battle_cards;
mod fantasy;
mod first;
mod flaw;
mod original;
mod quick;
mod scifi;
mod small;
mod switches;

pub use flaw::Flaw;
pub use switches::{SWITCHES, Switch, SwitchError, Value, Values};

use crate::board::Board;
use crate::label::Label;
use crate::role::{Role, RoleSet};
use crate::square::SquareSet;
use crate::unit::{Army, Movement, Power, Skills, Unit};

/// Every edition, in the order of R3.
pub const VARIANTS: &[&Variant] = &[
    &original::ORIGINAL,
    &original::MASTERS,
    &original::FAQ_ORIGINAL,
    &original::INFILTRATOR,
    &small::CLASSIC30,
    &quick::DUEL,
    &quick::DUEL_SMALL,
    &quick::BARRAGE,
    &quick::LIGHTNING,
    &quick::LIGHTNING_TOURNAMENT,
    &scifi::SCIFI,
    &scifi::SCIFI_DUEL,
    &scifi::SPOTTER2011,
    &fantasy::FANTASY,
    &fantasy::FANTASY_POWERS,
    &battle_cards::BATTLE_CARDS,
];

/// Turns after which every game is drawn, whatever its limit (R8.4): one without any must end, too, and whoever reads a game
/// of others needs a bound for how long it can be.
pub const MOST_TURNS: u32 = 10_000;

/// An edition, or a game of one with other switches.
///
/// Editions are constants; what else can be played is made of one:
///
/// ```
/// use vexillum_engine::{Board, Flaw, VARIANTS, Variant};
///
/// assert_eq!(VARIANTS[0].id, "original");
/// let variant = Variant::find("barrage").expect("an edition").with_switch("two-square", "5")?;
/// assert_eq!(variant.to_string(), "barrage two-square=5");
///
/// let own = Variant { board: Board::SMALL, ..variant.as_own("Short Barrage") };
/// assert_eq!(own.check(), Ok(()));
/// let without_home = Board { home_rows: 0, ..Board::SMALL };
/// assert_eq!(Variant { board: without_home, ..own }.check(), Err(Flaw::HomeRows));
/// # Ok::<(), vexillum_engine::SwitchError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Variant {
    /// The id of R3, or [`OWN`](Self::OWN).
    pub id: &'static str,
    /// The name of an own variant (R3.2); empty for the editions of R3.
    pub title: Label,
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
    /// Whether each side has the fifteen Battle Cards (R12).
    pub cards: bool,
    /// The switches.
    pub rules: Rules,
}

/// How the home rows are filled (R4.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Fill {
    /// Every home square.
    #[default]
    All,
    /// Any home squares; the rest are ordinary empty squares.
    Any,
}

impl Fill {
    /// All values with their names in the notation.
    pub const ALL: [(Self, &'static str); 2] = [(Self::All, "all"), (Self::Any, "any")];
}

/// What the pieces are called (R2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Names {
    /// Marshal, General, ...
    #[default]
    Classic,
    /// Dragon, Mage, ...
    Fantasy,
}

impl Names {
    /// All values with their names in the notation.
    pub const ALL: [(Self, &'static str); 2] = [(Self::Classic, "classic"), (Self::Fantasy, "fantasy")];
}

/// The switches of R9 that are rules; each names a mechanism.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the rules by its own name")]
pub struct Rules {
    /// R9.1: on equal rank the attacker wins.
    pub attackers_advantage: bool,
    /// R9.2: what attacks an explosive piece takes it along.
    pub exploding_bombs: bool,
    /// R9.3: explosive pieces step; implies R9.2.
    pub moving_bombs: bool,
    /// R9.4: the prize steps, and wins by coming home.
    pub moving_flag: bool,
    /// R9.5: captured pieces may come back.
    pub rescue: bool,
    /// R9.6: the defender is not shown.
    pub silent_defence: bool,
    /// R9.7: no slide and attack in one turn.
    pub no_scout_charge: bool,
    /// R9.8: who is told what goes into a tray.
    pub captured: Captured,
    /// R9.9: the assassin also wins when its victim attacks it.
    pub spy_strikes_back: bool,
    /// R9.10: how many turns running a border may be crossed; with 2, a piece go between the same two squares (R7.1).
    pub two_square: Option<u8>,
    /// R9.11: the chase rule.
    pub chase: bool,
    /// R9.15: where neither side has a legal action the game is drawn, not lost by the side to move.
    pub both_stuck_draws: bool,
    /// R12.10: after a Swap one of the two may attack.
    pub swap_then_attack: bool,
    /// R12.15: the Attack card is laid face down.
    pub tactical_reveal: bool,
    /// R12.5: up to three cards are drawn at the end of a turn instead of one.
    pub refill: bool,
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
        exploding_bombs: false,
        moving_bombs: false,
        moving_flag: false,
        rescue: false,
        silent_defence: false,
        no_scout_charge: false,
        captured: Captured::Both,
        spy_strikes_back: false,
        two_square: Some(3),
        chase: false,
        both_stuck_draws: false,
        swap_then_attack: false,
        tactical_reveal: false,
        refill: false,
        quiet_limit: Some(200),
        turn_limit: Some(4000),
    };

    /// The turn after which the game is drawn at the latest (R8.4).
    pub fn last_turn(&self) -> u32 {
        self.turn_limit.map_or(MOST_TURNS, |limit| limit.min(MOST_TURNS))
    }
}

impl Default for Rules {
    fn default() -> Self {
        Self::STANDARD
    }
}

impl Variant {
    /// The id of a player's own variant.
    pub const OWN: &'static str = "custom";

    /// How a kind goes under the switches in force (R9.3, R9.4).
    #[inline]
    pub const fn movement(&self, role: Role) -> Movement {
        let unit = self.army.unit(role);
        let freed = self.rules.moving_bombs && unit.skills.has(Skills::EXPLOSIVE)
            || self.rules.moving_flag && unit.skills.has(Skills::PRIZE);
        match unit.movement {
            Movement::Fixed if freed => Movement::Step,
            movement => movement,
        }
    }

    /// Whether a kind ever moves.
    #[inline]
    pub const fn is_movable(&self, role: Role) -> bool {
        !matches!(self.movement(role), Movement::Fixed)
    }

    /// The kinds of the army that move.
    pub fn movable(&self) -> RoleSet {
        self.army.roles_that(|unit| self.is_movable(unit.role))
    }

    /// The kinds that can be rescued (R9.5): Bombs cannot, and a Flag is never missing.
    pub fn rescuable(&self) -> RoleSet {
        self.army.roles_that(|unit| !unit.skills.has(Skills::EXPLOSIVE) && !unit.skills.has(Skills::PRIZE))
    }

    /// Whether any kind of the army has a power of R11.
    pub fn has_fantasy_powers(&self) -> bool {
        self.army.units().any(Unit::is_fantastic)
    }

    /// The same game as a player's own.
    #[must_use]
    pub fn as_own(&self, title: &str) -> Self {
        Self { id: Self::OWN, title: Label::new(title), ..*self }
    }

    /// Whether it is a player's own.
    pub fn is_own(&self) -> bool {
        self.id == Self::OWN
    }

    /// The edition of an id.
    pub fn find(id: &str) -> Option<&'static Self> {
        VARIANTS.iter().copied().find(|variant| variant.id == id)
    }

    /// Whether the variant can be played.
    ///
    /// # Errors
    /// The first flaw found.
    pub fn check(&self) -> Result<(), Flaw> {
        self.flaws().next().map_or(Ok(()), Err)
    }

    /// Everything for which the variant cannot be played.
    pub fn flaws(&self) -> impl Iterator<Item = Flaw> + use<'_> {
        let Board { columns, rows, home_rows, lakes } = self.board;
        let homes = SquareSet::rectangle(columns, 0, home_rows.min(rows))
            | SquareSet::rectangle(columns, rows.saturating_sub(home_rows), home_rows.min(rows));
        let total = self.army.total();
        let fits = match self.fill {
            Fill::All => total == self.board.home_len(),
            Fill::Any => total <= self.board.home_len(),
        };
        let rules = &self.rules;
        let units = || self.army.units();
        let limits = [rules.quiet_limit, rules.turn_limit];
        let assassin = units().any(|unit| unit.skills.has(Skills::ASSASSIN));
        let powers = self.has_fantasy_powers();
        let odd = |unit: &&Unit| {
            // A flight and a far move of the same piece would be told by the same events.
            let fits = |power| power != Power::Flight || unit.movement == Movement::Step;
            unit.power.is_some_and(|power| {
                !power.is_known() || !fits(power) || !self.is_movable(unit.role) || !unit.attacks()
            })
        };
        let odd = units().filter(odd).map(|unit| Flaw::Power(unit.role));
        let flaws = [
            (!(4..=12).contains(&columns) || !(4..=10).contains(&rows), Flaw::BoardSize),
            (home_rows == 0 || u16::from(home_rows) * 2 > u16::from(rows), Flaw::HomeRows),
            (!(lakes & !self.board.squares()).is_empty() || !(lakes & homes).is_empty(), Flaw::Lakes),
            (!self.board.joins_homes(), Flaw::NoWay),
            (!units().any(|unit| unit.skills.has(Skills::PRIZE)), Flaw::NoFlag),
            (!units().any(|unit| self.is_movable(unit.role)), Flaw::NoMovablePiece),
            (!fits, Flaw::ArmySize),
            (!matches!(rules.two_square, None | Some(2 | 3 | 5)) || limits.contains(&Some(0)), Flaw::Limit),
            // A Mock hides who attacks, a power shows it; and no rule says how they go together.
            (self.cards && powers, Flaw::Together("cards", "powers")),
            (rules.moving_bombs && self.cards, Flaw::Together("moving-bombs", "cards")),
            (rules.moving_bombs && powers, Flaw::Together("moving-bombs", "powers")),
            (rules.moving_bombs && !rules.exploding_bombs, Flaw::Together("moving-bombs", "exploding-bombs=off")),
            (rules.moving_flag && self.cards, Flaw::Together("moving-flag", "cards")),
            (rules.moving_flag && powers, Flaw::Together("moving-flag", "powers")),
            (rules.rescue && self.cards, Flaw::Together("rescue", "cards")),
            (rules.rescue && powers, Flaw::Together("rescue", "powers")),
            (rules.silent_defence && self.cards, Flaw::Together("silent-defence", "cards")),
            (rules.tactical_reveal && !self.cards, Flaw::Needs("tactical-reveal", "cards")),
            (rules.refill && !self.cards, Flaw::Needs("refill", "cards")),
            (rules.swap_then_attack && !self.cards, Flaw::Needs("swap-then-attack", "cards")),
            (rules.spy_strikes_back && !assassin, Flaw::Needs("spy-strikes-back", "a spy")),
        ];
        flaws.into_iter().filter(|(found, _)| *found).map(|(_, flaw)| flaw).chain(odd)
    }
}
