//! Colors of the two sides.

use core::ops::{Index, IndexMut, Not};

/// Side of the game. Red moves first (R4.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Color {
    /// Side with its home rows at row 1.
    Red,
    /// Side with its home rows at the highest row.
    Blue,
}

impl Color {
    /// Both sides, in the order of their turns.
    pub const ALL: [Self; 2] = [Self::Red, Self::Blue];

    /// Name in the text protocol: `red` or `blue`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Blue => "blue",
        }
    }

    /// Side with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|color| color.name() == name)
    }
}

impl Not for Color {
    type Output = Self;

    /// Opponent of the side.
    fn not(self) -> Self {
        match self {
            Self::Red => Self::Blue,
            Self::Blue => Self::Red,
        }
    }
}

/// One value for each side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ByColor<T> {
    /// Value for Red.
    pub red: T,
    /// Value for Blue.
    pub blue: T,
}

impl<T> ByColor<T> {
    /// Both values, made by a function of the side.
    pub fn new(mut make: impl FnMut(Color) -> T) -> Self {
        Self { red: make(Color::Red), blue: make(Color::Blue) }
    }
}

impl<T> Index<Color> for ByColor<T> {
    type Output = T;

    fn index(&self, color: Color) -> &T {
        match color {
            Color::Red => &self.red,
            Color::Blue => &self.blue,
        }
    }
}

impl<T> IndexMut<Color> for ByColor<T> {
    fn index_mut(&mut self, color: Color) -> &mut T {
        match color {
            Color::Red => &mut self.red,
            Color::Blue => &mut self.blue,
        }
    }
}
