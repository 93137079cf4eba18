//! Marks of a cell.

/// Marks of a cell, as a set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Marks(u32);

impl Marks {
    /// None.
    pub const NONE: Self = Self(0);
    /// A piece there can be picked up (also by dragging).
    pub const MOVABLE: Self = Self(1);
    /// The piece there is picked up.
    pub const SELECTED: Self = Self(1 << 1);
    /// The piece picked up can go there.
    pub const TARGET: Self = Self(1 << 2);
    /// The piece picked up can attack there.
    pub const ATTACK: Self = Self(1 << 3);
    /// The last move began there.
    pub const LAST_FROM: Self = Self(1 << 4);
    /// The last move ended there.
    pub const LAST_TO: Self = Self(1 << 5);
    /// A home square of the player who sets up.
    pub const HOME: Self = Self(1 << 6);
    /// A square of the other side during the set-up.
    pub const FAR: Self = Self(1 << 7);
    /// A try to go there was refused.
    pub const ILLEGAL: Self = Self(1 << 8);
    /// The piece picked up can go there in two steps.
    pub const SECOND: Self = Self(1 << 9);
    /// One of the ways to the square that was chosen.
    pub const VIA: Self = Self(1 << 10);
    /// Where the piece picked up can come down, step or begin before it does something else.
    pub const LANDING: Self = Self(1 << 11);
    /// The piece picked up can point at the one there.
    pub const AIM: Self = Self(1 << 12);
    /// The square is chosen and waits for the rest.
    pub const DROP: Self = Self(1 << 13);
    /// What is to come reaches it.
    pub const BLAST: Self = Self(1 << 14);
    /// The enemy there would fall.
    pub const HIT: Self = Self(1 << 15);
    /// The enemy there might fall.
    pub const DOUBT: Self = Self(1 << 16);
    /// The own piece there would fall.
    pub const RISK: Self = Self(1 << 17);
    /// The piece there is seen elsewhere for now; no mark of the cell but of its piece.
    pub const LIFTED: Self = Self(1 << 18);
    /// It is pointed out: a move that is proposed, a square to go to.
    pub const HINT: Self = Self(1 << 19);

    /// All marks of cells with their class names.
    pub const NAMES: [(Self, &'static str); 19] = [
        (Self::MOVABLE, "movable"),
        (Self::SELECTED, "selected"),
        (Self::TARGET, "target"),
        (Self::ATTACK, "attack"),
        (Self::LAST_FROM, "last-from"),
        (Self::LAST_TO, "last-to"),
        (Self::HOME, "home"),
        (Self::FAR, "far"),
        (Self::ILLEGAL, "illegal"),
        (Self::SECOND, "second"),
        (Self::VIA, "via"),
        (Self::LANDING, "landing"),
        (Self::AIM, "aim"),
        (Self::DROP, "drop"),
        (Self::BLAST, "blast"),
        (Self::HIT, "hit"),
        (Self::DOUBT, "doubt"),
        (Self::RISK, "risk"),
        (Self::HINT, "hint"),
    ];

    /// Whether it has all marks of the other set.
    pub const fn has(self, mark: Self) -> bool {
        self.0 & mark.0 == mark.0
    }

    /// The marks of both.
    #[must_use]
    pub const fn and(self, marks: Self) -> Self {
        Self(self.0 | marks.0)
    }

    /// The marks, and that one where the condition holds.
    #[must_use]
    pub const fn with_if(self, condition: bool, mark: Self) -> Self {
        if condition { self.and(mark) } else { self }
    }
}
