//! What a kind of piece can do in an edition: data that the rules read, so that they never name a kind.

use crate::role::{Role, RoleCounts, RoleSet};

/// How a piece goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Movement {
    /// Never (R5.4).
    Fixed,
    /// One square (R5.2).
    Step,
    /// Any number of empty squares in a straight line (R5.5).
    Slide,
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

    /// Whether it has all the skills of the other set.
    #[inline]
    pub const fn has(self, skill: Self) -> bool {
        self.0 & skill.0 == skill.0
    }
}

/// A kind of piece as an edition has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
}

impl Unit {
    /// The printed rank, 0 to 10; `None` for what has no rank.
    pub const fn rank(&self) -> Option<u8> {
        match self.strength {
            Some(strength) => Some(strength / 2),
            None => None,
        }
    }
}

/// The pieces with which each side starts: a [`Unit`] for every kind, those not in the army with count 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
        Unit { role, strength: Some(strength), count: 0, movement, skills }
    }
    const fn fixed(role: Role, skills: Skills) -> Unit {
        Unit { role, strength: None, count: 0, movement: Movement::Fixed, skills }
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
