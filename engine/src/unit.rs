//! What a kind of piece can do in an edition: data that the rules read, so that they never name a kind.

use crate::action::Pointing;
use crate::color::Color;
use crate::label::Label;
use crate::role::{Role, RoleCounts, RoleSet};
use crate::square::{Direction, Square, SquareSet};

/// How a piece goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Movement {
    /// Never (R5.4).
    Fixed,
    /// One square (R5.2).
    Step,
    /// Any number of empty squares in a straight line (R5.5).
    Slide,
    /// One square or two, straight or turning after the first (R10.3, R11.3).
    Double {
        /// Whether going two makes the piece known (R11).
        shown: bool,
    },
}

impl Movement {
    /// All of them with their names in the notation.
    pub const ALL: [(Self, &'static str); 5] = [
        (Self::Fixed, "fixed"),
        (Self::Step, "step"),
        (Self::Slide, "slide"),
        (Self::Double { shown: false }, "double"),
        (Self::Double { shown: true }, "quick"),
    ];

    /// Whether it may be two steps, straight or turning after the first (R10.3, R11.3).
    pub const fn is_double(self) -> bool {
        matches!(self, Self::Double { .. })
    }
}

/// What a piece can do instead of an ordinary move or attack; it makes the piece known (R10, R11).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Power {
    /// Naming the kind of an enemy piece, which removes it if the name is right (R10.1, R10.2).
    Name(Naming),
    /// Flying over pieces (R11.1).
    Flight,
    /// Pointing at one piece in reach (R11.2, R11.4, R11.6).
    Point(Pointing, Reach),
    /// A step, then an attack on all eight neighbors (R11.5).
    Rampage,
}

impl Power {
    /// All that a variant can have, with their names in the notation.
    ///
    /// A name keeps its meaning, so that own variants stay what they were: where a rule was corrected, the corrected power
    /// has a name of its own.
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

    /// True for the powers of [`ALL`](Self::ALL).
    pub fn is_known(self) -> bool {
        Self::ALL.iter().any(|&(power, _)| power == self)
    }

    /// Whether it is one of the fantasy powers (R11), with which some switches do not go (R13).
    pub const fn is_fantastic(self) -> bool {
        !matches!(self, Self::Name(_))
    }
}

/// How a piece names others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Naming {
    /// Which pieces it reaches.
    pub reach: Reach,
    /// A step to an empty square first.
    pub step: FirstStep,
    /// Whether it must stand in the opponent's home rows.
    pub away: bool,
    /// Whether a wrong guess shows the piece to the player who guessed.
    pub shows: bool,
}

/// A step before a naming (R10.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FirstStep {
    /// There is none.
    None,
    /// The player may make it.
    Optional,
    /// It is part of the naming.
    Required,
}

/// Squares that a naming or a pointing reaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// The square in front.
    Front,
    /// The four beside.
    Beside,
    /// One or two squares straight.
    Straight2,
    /// One or two squares straight or diagonally.
    Lines2,
    /// The block of five by five around the piece.
    Around2,
}

impl Reach {
    /// The squares that a piece of a side reaches from a square; on all but [`Front`](Self::Front) also those from which it
    /// would reach that square.
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
    /// The Spotter of the science-fiction editions (R10.1).
    pub const FORWARD: Self = Self { reach: Reach::Front, step: FirstStep::Optional, away: false, shows: false };
    /// The Spotter of 2011 (R10.1).
    pub const AFTER_STEP: Self = Self { step: FirstStep::Required, ..Self::ALL_ROUND };
    /// The same where it may also stay: as versions up to 0.2 had it, and for own variants.
    pub const ALL_ROUND: Self = Self { reach: Reach::Beside, step: FirstStep::Optional, away: false, shows: true };
    /// The Infiltrator (R10.2).
    pub const AWAY: Self = Self { reach: Reach::Straight2, step: FirstStep::None, away: true, shows: false };
}

/// Abilities that decide fights, as a set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Skills(u8);

impl Skills {
    /// None.
    pub const NONE: Self = Self(0);
    /// Removes explosive pieces (R6.3).
    pub const DEFUSES: Self = Self(1);
    /// Removes every piece but a defuser that attacks it (R6.3).
    pub const EXPLOSIVE: Self = Self(2);
    /// Removes a [`VICTIM`](Self::VICTIM) that it attacks (R6.4).
    pub const ASSASSIN: Self = Self(4);
    /// Falls to an attacking [`ASSASSIN`](Self::ASSASSIN) (R6.4).
    pub const VICTIM: Self = Self(8);
    /// Its capture wins the game (R6.6).
    pub const PRIZE: Self = Self(16);

    /// All of them with their names in the notation.
    pub const ALL: [(Self, &'static str); 5] = [
        (Self::DEFUSES, "defuses"),
        (Self::EXPLOSIVE, "explosive"),
        (Self::ASSASSIN, "assassin"),
        (Self::VICTIM, "victim"),
        (Self::PRIZE, "prize"),
    ];

    /// The skills of both sets.
    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The set less the skills of the other.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether it has all the skills of the other set.
    #[inline]
    pub const fn has(self, skill: Self) -> bool {
        self.0 & skill.0 == skill.0
    }
}

/// A kind of piece as an edition has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(from = "crate::notation::UnitForm", into = "crate::notation::UnitForm")
)]
pub struct Unit {
    /// The kind.
    pub role: Role,
    /// Strength in fights in half ranks: a Marshal has 20, a Spotter 3 (it beats a Spy, who has 2); `None` for what has no rank.
    pub strength: Option<u8>,
    /// How many of them an army starts with.
    pub count: u8,
    /// How it goes.
    pub movement: Movement,
    /// What it can do in a fight.
    pub skills: Skills,
    /// What it can do instead of moving and fighting.
    pub power: Option<Power>,
    /// Its own name in an own variant; empty for the name that the edition's names give it.
    pub label: Label,
}

impl Unit {
    /// The printed rank, 0 to 10; `None` for what has no rank.
    pub const fn rank(&self) -> Option<u8> {
        match self.strength {
            Some(strength) => Some(strength / 2),
            None => None,
        }
    }

    /// Whether it ever attacks: explosive pieces and prizes do not, even where they move (R9.3, R9.4).
    #[inline]
    pub const fn attacks(&self) -> bool {
        !self.skills.has(Skills::EXPLOSIVE) && !self.skills.has(Skills::PRIZE)
    }

    /// Whether it has a power of R11.
    pub const fn is_fantastic(&self) -> bool {
        matches!(self.movement, Movement::Double { shown: true })
            || matches!(self.power, Some(power) if power.is_fantastic())
    }
}

/// The pieces with which each side starts: a [`Unit`] for every kind, those not in the army with count 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "alloc::vec::Vec<Unit>", into = "alloc::vec::Vec<Unit>")
)]
pub struct Army([Unit; Role::COUNT]);

impl Army {
    /// The classic pieces (R2) in the numbers of a row of R3, whose columns are `M 9 8 7 6 5 4 3 2 P S I B F`.
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

    /// The same army with a kind that moves so.
    #[must_use]
    pub const fn moving(mut self, role: Role, movement: Movement) -> Self {
        self.0[role as usize].movement = movement;
        self
    }

    /// The same army with a kind that has this power.
    #[must_use]
    pub const fn empowered(mut self, role: Role, power: Power) -> Self {
        self.0[role as usize].power = Some(power);
        self
    }

    /// The same army with other powers: for each power the one to have in its place.
    #[must_use]
    pub(crate) fn with_powers(mut self, other: impl Fn(Power) -> Power) -> Self {
        self.0.iter_mut().for_each(|unit| unit.power = unit.power.map(&other));
        self
    }

    /// An army of these units, each at the place of its kind. What never attacks has no rank, whatever kind it is.
    pub fn of(units: [Unit; Role::COUNT]) -> Self {
        let mut army = Self(CLASSIC);
        for unit in units {
            army.0[unit.role as usize] = Unit { strength: unit.strength.filter(|_| unit.attacks()), ..unit };
        }
        army
    }

    /// The kind as this army has it.
    #[inline]
    pub const fn unit(&self, role: Role) -> &Unit {
        &self.0[role as usize]
    }

    /// The kinds of which the army has any, weakest first.
    pub fn units(&self) -> impl DoubleEndedIterator<Item = &Unit> {
        self.0.iter().filter(|unit| unit.count > 0)
    }

    /// The kinds of which the army has any, as a set.
    pub fn roles(&self) -> RoleSet {
        self.roles_that(|_| true)
    }

    /// The kinds of the army for which something holds.
    pub fn roles_that(&self, test: impl Fn(&Unit) -> bool) -> RoleSet {
        self.units().filter(|unit| test(unit)).map(|unit| unit.role).collect()
    }

    /// How many pieces of each kind.
    pub fn counts(&self) -> RoleCounts {
        self.0.map(|unit| unit.count)
    }

    /// How many pieces in all.
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

/// R2 and R6 as data, in the order of [`Role::ALL`].
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
