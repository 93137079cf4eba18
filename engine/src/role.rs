//! Kinds of pieces (R2) and sets of them.

use core::fmt;

/// Kind of piece, in the order of `hint` lists (N3): weakest first, then those that do not move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u8)]
pub enum Role {
    /// Infiltrator, `I`.
    Infiltrator,
    /// Spy, `S`; the fantasy Slayer.
    Spy,
    /// Spotter, `P`.
    Spotter,
    /// Scout, `2`.
    Scout,
    /// Miner, `3`; the fantasy Dwarf.
    Miner,
    /// Sergeant, `4`; the fantasy Elf.
    Sergeant,
    /// Lieutenant, `5`; the fantasy Lava Beast and Yeti.
    Lieutenant,
    /// Captain, `6`; the fantasy Sorceress.
    Captain,
    /// Major, `7`; the fantasy Beast Rider.
    Major,
    /// Colonel, `8`; the fantasy Knight.
    Colonel,
    /// General, `9`; the fantasy Mage.
    General,
    /// Marshal, `M`; the fantasy Dragon.
    Marshal,
    /// Bomb, `B`; the fantasy Trap.
    Bomb,
    /// Flag, `F`.
    Flag,
}

impl Role {
    /// Number of kinds.
    pub const COUNT: usize = 14;

    /// All kinds in order.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Infiltrator,
        Self::Spy,
        Self::Spotter,
        Self::Scout,
        Self::Miner,
        Self::Sergeant,
        Self::Lieutenant,
        Self::Captain,
        Self::Major,
        Self::Colonel,
        Self::General,
        Self::Marshal,
        Self::Bomb,
        Self::Flag,
    ];

    /// Upper-case letter or digit in the notation (N1).
    pub const fn letter(self) -> char {
        b"ISP23456789MBF"[self as usize] as char
    }

    /// Kind with this upper-case letter or digit.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|role| role.letter() == letter)
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// Number of pieces of each kind.
pub type RoleCounts = [u8; Role::COUNT];

/// Set of kinds, such as those that a hidden piece can still be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub struct RoleSet(u16);

impl RoleSet {
    /// Empty set.
    pub const EMPTY: Self = Self(0);

    /// Set of one kind.
    pub const fn only(role: Role) -> Self {
        Self(1 << role as u16)
    }

    /// True if the set holds the kind.
    #[inline]
    pub const fn contains(self, role: Role) -> bool {
        self.0 >> role as u16 & 1 != 0
    }

    /// Set with a kind added.
    #[must_use]
    pub const fn with(self, role: Role) -> Self {
        Self(self.0 | 1 << role as u16)
    }

    /// Set with a kind removed.
    #[must_use]
    pub const fn without(self, role: Role) -> Self {
        Self(self.0 & !(1 << role as u16))
    }

    /// Intersection of two sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Number of kinds.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// True if the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Only kind of the set, if it holds exactly one.
    #[inline]
    pub fn single(self) -> Option<Role> {
        if self.0.is_power_of_two() { Role::ALL.get(self.0.trailing_zeros() as usize).copied() } else { None }
    }

    /// Kinds in order.
    pub fn iter(self) -> impl Iterator<Item = Role> + Clone {
        Role::ALL.into_iter().filter(move |&role| self.contains(role))
    }
}

impl FromIterator<Role> for RoleSet {
    fn from_iter<I: IntoIterator<Item = Role>>(roles: I) -> Self {
        roles.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Display for RoleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|role| write!(f, "{role}"))
    }
}
