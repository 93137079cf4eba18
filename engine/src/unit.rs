//! Abilities of pieces in an edition, as data: the rules read it and never name a kind.

use crate::action::Pointing;
use crate::color::Color;
use crate::label::Label;
use crate::role::{Role, RoleCounts, RoleSet};
use crate::square::{Direction, Square, SquareSet};

/// Movement of a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Movement {
    /// No movement at all (R5.4).
    Fixed,
    /// One square (R5.2).
    Step,
    /// Any number of empty squares in a straight line (R5.5).
    Slide,
    /// One or two squares, straight or with a turn between them (R10.3, R11.3).
    Double {
        /// True if a move of two squares reveals the piece (R11).
        shown: bool,
    },
}

impl Movement {
    /// All movements with their names in the notation.
    pub const ALL: [(Self, &'static str); 5] = [
        (Self::Fixed, "fixed"),
        (Self::Step, "step"),
        (Self::Slide, "slide"),
        (Self::Double { shown: false }, "double"),
        (Self::Double { shown: true }, "quick"),
    ];

    /// True if the piece can move two squares (R10.3, R11.3).
    pub const fn is_double(self) -> bool {
        matches!(self, Self::Double { .. })
    }
}

/// Special action of a piece, which reveals the piece (R10, R11).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Power {
    /// Guess at the kind of an enemy piece, which removes it if right (R10.1, R10.2).
    Name(Naming),
    /// Flight over pieces (R11.1).
    Flight,
    /// Power over one piece in reach (R11.2, R11.4, R11.6).
    Point(Pointing, Reach),
    /// Step followed by an attack on all eight neighbors (R11.5).
    Rampage,
}

impl Power {
    /// All powers that a variant can have, with their names in the notation.
    ///
    /// A name never changes its meaning, so that custom variants stay as they are. Where a rule was
    /// corrected, the corrected power has a name of its own.
    pub const ALL: [(Self, &'static str); 10] = [
        (Self::Name(Naming::FORWARD), "name-front"),
        (Self::Name(Naming::ALL_ROUND), "name-beside"),
        (Self::Name(Naming::AFTER_STEP), "name-after-step"),
        (Self::Name(Naming::AWAY), "name-away"),
        (Self::Flight, "flight"),
        (Self::Point(Pointing::Detect, Reach::Around2), "detect"),
        (Self::Point(Pointing::Detect, Reach::Lines2), "detect-lines"),
        (Self::Point(Pointing::Enchant, Reach::Around2), "enchant"),
        (Self::Point(Pointing::Arrow, Reach::Around2), "arrow"),
        (Self::Rampage, "rampage"),
    ];

    /// True if the power is in [`ALL`](Self::ALL).
    pub fn is_known(self) -> bool {
        Self::ALL.iter().any(|&(power, _)| power == self)
    }

    /// True for the fantasy powers (R11), which some switches exclude (R13).
    pub const fn is_fantastic(self) -> bool {
        !matches!(self, Self::Name(_))
    }
}

/// Terms of naming a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Naming {
    /// Squares in reach.
    pub reach: Reach,
    /// Step to an empty square before the guess.
    pub step: FirstStep,
    /// True if the piece must stand in the opponent's home rows.
    pub away: bool,
    /// True if a wrong guess reveals the target to the player who guessed.
    pub shows: bool,
}

/// Step before naming a piece (R10.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FirstStep {
    /// No step.
    None,
    /// Step at the player's choice.
    Optional,
    /// Step as a part of the guess.
    Required,
}

/// Squares in reach of a power.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// Square in front.
    Front,
    /// Four neighbors.
    Beside,
    /// One or two squares straight.
    Straight2,
    /// One or two squares straight or diagonally.
    Lines2,
    /// Block of five by five squares around the piece.
    Around2,
}

impl Reach {
    /// Squares in reach of a side's piece.
    ///
    /// All but [`Front`](Self::Front) are symmetric: a piece on a square in reach would also reach `from`.
    pub(crate) fn squares(self, color: Color, from: Square) -> SquareSet {
        match self {
            Self::Front => from.step(Direction::forward(color)).into_iter().collect(),
            Self::Beside => from.neighbors(),
            Self::Straight2 => {
                let second = Direction::ALL.into_iter().filter_map(|direction| from.step(direction)?.step(direction));
                second.fold(from.neighbors(), SquareSet::with)
            }
            Self::Lines2 => {
                let ways = (-1..=1).flat_map(|columns| (-1..=1).map(move |rows| (columns, rows)));
                let lines = ways.flat_map(|(columns, rows)| [(columns, rows), (2 * columns, 2 * rows)]);
                lines.filter_map(|(columns, rows)| from.offset(columns, rows)).collect::<SquareSet>().without(from)
            }
            Self::Around2 => SquareSet::around(from, 2),
        }
    }
}

impl Naming {
    /// Naming of the Spotter in the science-fiction editions (R10.1).
    pub const FORWARD: Self = Self { reach: Reach::Front, step: FirstStep::Optional, away: false, shows: false };
    /// Naming of the Spotter of 2011 (R10.1).
    pub const AFTER_STEP: Self = Self { step: FirstStep::Required, ..Self::ALL_ROUND };
    /// Naming with an optional step, for custom variants and the Spotter of 2011 in versions up to 0.2.
    pub const ALL_ROUND: Self = Self { reach: Reach::Beside, step: FirstStep::Optional, away: false, shows: true };
    /// Naming of the Infiltrator (R10.2).
    pub const AWAY: Self = Self { reach: Reach::Straight2, step: FirstStep::None, away: true, shows: false };
}

/// Set of abilities that decide attacks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Skills(u8);

impl Skills {
    /// Empty set.
    pub const NONE: Self = Self(0);
    /// Ability to remove explosive pieces (R6.3).
    pub const DEFUSES: Self = Self(1);
    /// Ability to remove every attacker that cannot defuse (R6.3).
    pub const EXPLOSIVE: Self = Self(2);
    /// Ability to remove a [`VICTIM`](Self::VICTIM) by attacking it (R6.4).
    pub const ASSASSIN: Self = Self(4);
    /// Weakness against an attacking [`ASSASSIN`](Self::ASSASSIN) (R6.4).
    pub const VICTIM: Self = Self(8);
    /// Prize of the game: its capture wins (R6.6).
    pub const PRIZE: Self = Self(16);

    /// All skills with their names in the notation.
    pub const ALL: [(Self, &'static str); 5] = [
        (Self::DEFUSES, "defuses"),
        (Self::EXPLOSIVE, "explosive"),
        (Self::ASSASSIN, "assassin"),
        (Self::VICTIM, "victim"),
        (Self::PRIZE, "prize"),
    ];

    /// Union of two sets.
    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Skills of this set that are not in the other.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// True if the set holds every skill of the other.
    #[inline]
    pub const fn has(self, skill: Self) -> bool {
        self.0 & skill.0 == skill.0
    }
}

/// Kind of piece in an edition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(from = "crate::notation::UnitForm", into = "crate::notation::UnitForm")
)]
pub struct Unit {
    /// Kind of piece.
    pub role: Role,
    /// Strength in half ranks; `None` for pieces without a rank.
    ///
    /// A Marshal has 20. A Spotter has 3, as it beats a Spy, which has 2.
    pub strength: Option<u8>,
    /// Number of such pieces at the start.
    pub count: u8,
    /// Movement of the piece.
    pub movement: Movement,
    /// Abilities that decide attacks.
    pub skills: Skills,
    /// Special action.
    pub power: Option<Power>,
    /// Name in a custom variant; empty for the usual name.
    pub label: Label,
}

impl Unit {
    /// Printed rank, 0 to 10; `None` for pieces without a rank.
    pub const fn rank(&self) -> Option<u8> {
        match self.strength {
            Some(strength) => Some(strength / 2),
            None => None,
        }
    }

    /// True if the piece can attack. Explosive pieces and prizes cannot, even where they move (R9.3, R9.4).
    #[inline]
    pub const fn attacks(&self) -> bool {
        !self.skills.has(Skills::EXPLOSIVE) && !self.skills.has(Skills::PRIZE)
    }

    /// True if the piece has a power of R11.
    pub const fn is_fantastic(&self) -> bool {
        matches!(self.movement, Movement::Double { shown: true })
            || matches!(self.power, Some(power) if power.is_fantastic())
    }
}

/// Army of each side: a [`Unit`] for every kind, with count 0 for kinds that are not in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "alloc::vec::Vec<Unit>", into = "alloc::vec::Vec<Unit>")
)]
pub struct Army([Unit; Role::COUNT]);

impl Army {
    /// Army of classic pieces (R2), in the numbers of a row of R3: `M 9 8 7 6 5 4 3 2 P S I B F`.
    pub const fn classic(row: RoleCounts) -> Self {
        const COLUMNS: [Role; Role::COUNT] = [
            Role::Marshal,
            Role::General,
            Role::Colonel,
            Role::Major,
            Role::Captain,
            Role::Lieutenant,
            Role::Sergeant,
            Role::Miner,
            Role::Scout,
            Role::Spotter,
            Role::Spy,
            Role::Infiltrator,
            Role::Bomb,
            Role::Flag,
        ];
        let mut army = Self(CLASSIC);
        let mut i = 0;
        while i < Role::COUNT {
            army.0[COLUMNS[i] as usize].count = row[i];
            i += 1;
        }
        army
    }

    /// Army with another movement for a kind.
    #[must_use]
    pub const fn moving(mut self, role: Role, movement: Movement) -> Self {
        self.0[role as usize].movement = movement;
        self
    }

    /// Army with a power for a kind.
    #[must_use]
    pub const fn empowered(mut self, role: Role, power: Power) -> Self {
        self.0[role as usize].power = Some(power);
        self
    }

    /// Army with each power replaced through a function.
    #[must_use]
    pub(crate) fn with_powers(mut self, other: impl Fn(Power) -> Power) -> Self {
        self.0.iter_mut().for_each(|unit| unit.power = unit.power.map(&other));
        self
    }

    /// Army of these units, in any order. Units that cannot attack lose their rank.
    pub fn of(units: [Unit; Role::COUNT]) -> Self {
        let mut army = Self(CLASSIC);
        for unit in units {
            army.0[unit.role as usize] = Unit { strength: unit.strength.filter(|_| unit.attacks()), ..unit };
        }
        army
    }

    /// Unit of a kind.
    #[inline]
    pub const fn unit(&self, role: Role) -> &Unit {
        &self.0[role as usize]
    }

    /// Units with pieces in the army, weakest first.
    pub fn units(&self) -> impl DoubleEndedIterator<Item = &Unit> {
        self.0.iter().filter(|unit| unit.count > 0)
    }

    /// Set of kinds in the army.
    pub fn roles(&self) -> RoleSet {
        self.roles_that(|_| true)
    }

    /// Set of kinds in the army that pass a test.
    pub fn roles_that(&self, test: impl Fn(&Unit) -> bool) -> RoleSet {
        self.units().filter(|unit| test(unit)).map(|unit| unit.role).collect()
    }

    /// Number of pieces of each kind.
    pub fn counts(&self) -> RoleCounts {
        self.0.map(|unit| unit.count)
    }

    /// Number of pieces in all.
    pub const fn total(&self) -> usize {
        let mut total = 0;
        let mut i = 0;
        while i < Role::COUNT {
            total += self.0[i].count as usize;
            i += 1;
        }
        total
    }
}

/// Pieces of R2 and R6, in the order of [`Role::ALL`].
const CLASSIC: [Unit; Role::COUNT] = {
    const fn unit(role: Role, strength: u8, movement: Movement, skills: Skills) -> Unit {
        Unit { role, strength: Some(strength), count: 0, movement, skills, power: None, label: Label::EMPTY }
    }
    const fn fixed(role: Role, skills: Skills) -> Unit {
        Unit { role, strength: None, count: 0, movement: Movement::Fixed, skills, power: None, label: Label::EMPTY }
    }
    const fn plain(role: Role, rank: u8) -> Unit {
        unit(role, 2 * rank, Movement::Step, Skills::NONE)
    }
    [
        plain(Role::Infiltrator, 0),
        unit(Role::Spy, 2, Movement::Step, Skills::ASSASSIN),
        unit(Role::Spotter, 3, Movement::Step, Skills::NONE),
        unit(Role::Scout, 4, Movement::Slide, Skills::NONE),
        unit(Role::Miner, 6, Movement::Step, Skills::DEFUSES),
        plain(Role::Sergeant, 4),
        plain(Role::Lieutenant, 5),
        plain(Role::Captain, 6),
        plain(Role::Major, 7),
        plain(Role::Colonel, 8),
        plain(Role::General, 9),
        unit(Role::Marshal, 20, Movement::Step, Skills::VICTIM),
        fixed(Role::Bomb, Skills::EXPLOSIVE),
        fixed(Role::Flag, Skills::PRIZE),
    ]
};
