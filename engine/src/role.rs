//! The kinds of pieces (R2) and sets of them.

use core::fmt;

/// A kind of piece. The order is that of strength, weakest first, then those that do not move: the order of `hint` lists (N3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u8)]
pub enum Role {
    /// `I`
    Infiltrator,
    /// `S`; the fantasy Slayer
    Spy,
    /// `P`
    Spotter,
    /// `2`
    Scout,
    /// `3`; the fantasy Dwarf
    Miner,
    /// `4`; the fantasy Elf
    Sergeant,
    /// `5`; the fantasy Lava Beast and Yeti
    Lieutenant,
    /// `6`; the fantasy Sorceress
    Captain,
    /// `7`; the fantasy Beast Rider
    Major,
    /// `8`; the fantasy Knight
    Colonel,
    /// `9`; the fantasy Mage
    General,
    /// `M`; the fantasy Dragon
    Marshal,
    /// `B`; the fantasy Trap
    Bomb,
    /// `F`
    Flag,
}

impl Role {
    /// How many kinds there are.
    pub const COUNT: usize = 14;

    /// All kinds in their order.
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

    /// The letter or digit of the notation, upper case (N1).
    pub const fn letter(self) -> char {
        b"ISP23456789MBF"[self as usize] as char
    }

    /// The kind of an upper-case letter or a digit.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|role| role.letter() == letter)
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// A number for each kind.
pub type RoleCounts = [u8; Role::COUNT];

/// A set of kinds: what a hidden piece can still be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Hash)]
pub struct RoleSet(u16);

impl RoleSet {
    /// No kind.
    pub const EMPTY: Self = Self(0);

    /// That kind alone.
    pub const fn only(role: Role) -> Self {
        Self(1 << role as u16)
    }

    /// Whether it holds the kind.
    #[inline]
    pub const fn contains(self, role: Role) -> bool {
        self.0 >> role as u16 & 1 != 0
    }

    /// The set and that kind.
    #[must_use]
    pub const fn with(self, role: Role) -> Self {
        Self(self.0 | 1 << role as u16)
    }

    /// The set less that kind.
    #[must_use]
    pub const fn without(self, role: Role) -> Self {
        Self(self.0 & !(1 << role as u16))
    }

    /// What both sets hold.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// How many kinds it holds.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether it holds none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The one kind, if it holds just one.
    #[inline]
    pub fn single(self) -> Option<Role> {
        if self.0.is_power_of_two() { Role::ALL.get(self.0.trailing_zeros() as usize).copied() } else { None }
    }

    /// The kinds in their order.
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
