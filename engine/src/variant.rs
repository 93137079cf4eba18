//! Variants: board, army and switches of every edition, as data (R3). Rule code never asks for the edition.

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

/// All editions, in the order of R3.
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

/// Turn limit of every game, in addition to its own (R8.4).
///
/// Games without limits must end too, and readers of recorded games need a bound on their length.
pub const MOST_TURNS: u32 = 10_000;

/// Variant of the game: an edition, an edition with changed switches, or a custom variant.
///
/// Editions are constants; other variants are made from them:
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
    /// Id of the edition (R3), or [`OWN`](Self::OWN).
    pub id: &'static str,
    /// Name of a custom variant (R3.2); empty for editions.
    pub title: Label,
    /// Board to play on.
    pub board: Board,
    /// Pieces of each side.
    pub army: Army,
    /// Rule for filling the home rows.
    pub fill: Fill,
    /// Names and pictures of the pieces.
    pub names: Names,
    /// Kind that shows its letter in place of its rank ("Spy without number").
    pub unnumbered: Option<Role>,
    /// True if each side has the fifteen Battle Cards (R12).
    pub cards: bool,
    /// Switches of the rules.
    pub rules: Rules,
}

/// Rule for filling the home rows (R4.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Fill {
    /// Piece on every home square.
    #[default]
    All,
    /// Pieces on any home squares; the rest stay empty.
    Any,
}

impl Fill {
    /// All values with their names in the notation.
    pub const ALL: [(Self, &'static str); 2] = [(Self::All, "all"), (Self::Any, "any")];
}

/// Names of the pieces (R2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Names {
    /// Classic names: Marshal, General, ...
    #[default]
    Classic,
    /// Fantasy names: Dragon, Mage, ...
    Fantasy,
}

impl Names {
    /// All values with their names in the notation.
    pub const ALL: [(Self, &'static str); 2] = [(Self::Classic, "classic"), (Self::Fantasy, "fantasy")];
}

/// Switches of the rules (R9). Each names a mechanism.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the rules by its own name")]
pub struct Rules {
    /// True if the attacker wins on equal rank (R9.1).
    pub attackers_advantage: bool,
    /// True if an explosive piece is removed together with its attacker (R9.2).
    pub exploding_bombs: bool,
    /// True if explosive pieces can step (R9.3); implies R9.2.
    pub moving_bombs: bool,
    /// True if the prize can step, and wins by coming home (R9.4).
    pub moving_flag: bool,
    /// True if captured pieces can be rescued (R9.5).
    pub rescue: bool,
    /// True if an attack does not reveal the defender (R9.6).
    pub silent_defence: bool,
    /// True if a piece cannot slide and attack in one turn (R9.7).
    pub no_scout_charge: bool,
    /// Audience for pieces that go into a tray (R9.8).
    pub captured: Captured,
    /// True if the assassin also wins when its victim attacks it (R9.9).
    pub spy_strikes_back: bool,
    /// Limit of the two-square rule (R9.10): number of turns in a row in which a piece may cross a border.
    ///
    /// With 2, the wording of the boxes is taken literally (R7.1).
    pub two_square: Option<u8>,
    /// True if the chase rule is on (R9.11).
    pub chase: bool,
    /// True if the game is drawn when neither side can act (R9.15). Else the side to move loses.
    pub both_stuck_draws: bool,
    /// True if one of the two pieces may attack after a Swap (R12.10).
    pub swap_then_attack: bool,
    /// True if the Attack card is laid face down (R12.15).
    pub tactical_reveal: bool,
    /// True if a player draws up to three cards at the end of a turn, in place of one (R12.5).
    pub refill: bool,
    /// Number of turns without an attack until a draw (R8.4).
    pub quiet_limit: Option<u32>,
    /// Number of turns in all until a draw (R8.4).
    pub turn_limit: Option<u32>,
}

/// Audience for the rank of a piece that goes into a tray (R9.8).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Captured {
    /// Both players.
    Both,
    /// Player for whom the piece stood.
    Owner,
    /// Opponent of that player.
    Captor,
    /// Neither player.
    Nobody,
}

impl Captured {
    /// All values with their names in the notation.
    pub const ALL: [(Self, &'static str); 4] =
        [(Self::Both, "both"), (Self::Owner, "owner"), (Self::Captor, "captor"), (Self::Nobody, "nobody")];
}

impl Rules {
    /// Common rules of the editions (R3.1, R8.4).
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

    /// Last turn of a game without another end (R8.4).
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
    /// Id of every custom variant.
    pub const OWN: &'static str = "custom";

    /// Movement of a kind under the switches in force (R9.3, R9.4).
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

    /// True if pieces of a kind can ever move.
    #[inline]
    pub const fn is_movable(&self, role: Role) -> bool {
        !matches!(self.movement(role), Movement::Fixed)
    }

    /// Set of kinds that can move.
    pub fn movable(&self) -> RoleSet {
        self.army.roles_that(|unit| self.is_movable(unit.role))
    }

    /// Set of kinds that can be rescued (R9.5): neither Bombs nor the Flag.
    pub fn rescuable(&self) -> RoleSet {
        self.army.roles_that(|unit| !unit.skills.has(Skills::EXPLOSIVE) && !unit.skills.has(Skills::PRIZE))
    }

    /// True if a kind of the army has a power of R11.
    pub fn has_fantasy_powers(&self) -> bool {
        self.army.units().any(Unit::is_fantastic)
    }

    /// Custom variant with the same board, army and rules.
    #[must_use]
    pub fn as_own(&self, title: &str) -> Self {
        Self { id: Self::OWN, title: Label::new(title), ..*self }
    }

    /// True if the variant is a custom one.
    pub fn is_own(&self) -> bool {
        self.id == Self::OWN
    }

    /// Edition with this id.
    pub fn find(id: &str) -> Option<&'static Self> {
        VARIANTS.iter().copied().find(|variant| variant.id == id)
    }

    /// Checks that the variant can be played.
    ///
    /// # Errors
    /// The first flaw found.
    pub fn check(&self) -> Result<(), Flaw> {
        self.flaws().next().map_or(Ok(()), Err)
    }

    /// Flaws that keep the variant from being played.
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
        let is_power_flawed = |unit: &&Unit| {
            // A flight and a longer move of the same piece would emit the same events.
            let fits = |power| power != Power::Flight || unit.movement == Movement::Step;
            unit.power.is_some_and(|power| {
                !power.is_known() || !fits(power) || !self.is_movable(unit.role) || !unit.attacks()
            })
        };
        let power_flaws = units().filter(is_power_flawed).map(|unit| Flaw::Power(unit.role));
        let flaws = [
            (!(4..=12).contains(&columns) || !(4..=10).contains(&rows), Flaw::BoardSize),
            (home_rows == 0 || u16::from(home_rows) * 2 > u16::from(rows), Flaw::HomeRows),
            (!(lakes & !self.board.squares()).is_empty() || !(lakes & homes).is_empty(), Flaw::Lakes),
            (!self.board.joins_homes(), Flaw::NoWay),
            (!units().any(|unit| unit.skills.has(Skills::PRIZE)), Flaw::NoFlag),
            (!units().any(|unit| self.is_movable(unit.role)), Flaw::NoMovablePiece),
            (!fits, Flaw::ArmySize),
            (!matches!(rules.two_square, None | Some(2 | 3 | 5)) || limits.contains(&Some(0)), Flaw::Limit),
            // A Mock hides the attacker and a power reveals it; no rule settles the conflict.
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
        flaws.into_iter().filter(|(found, _)| *found).map(|(_, flaw)| flaw).chain(power_flaws)
    }
}
