//! The board: an ARIA grid that is played on by dragging, tapping and typing. It knows no rules.

use std::rc::Rc;

use vexillum_engine::{Color, MAX_SQUARES, Square};
use yew::prelude::*;

use super::piece::{Face, Look};

/// Marks of a cell, as a set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Marks(u16);

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

    /// All marks with their class names.
    pub const NAMES: [(Self, &'static str); 9] = [
        (Self::MOVABLE, "movable"),
        (Self::SELECTED, "selected"),
        (Self::TARGET, "target"),
        (Self::ATTACK, "attack"),
        (Self::LAST_FROM, "last-from"),
        (Self::LAST_TO, "last-to"),
        (Self::HOME, "home"),
        (Self::FAR, "far"),
        (Self::ILLEGAL, "illegal"),
    ];

    /// Whether it has all marks of the other set.
    pub const fn has(self, mark: Self) -> bool {
        self.0 & mark.0 == mark.0
    }

    /// The marks, and that one where the condition holds.
    #[must_use]
    pub const fn with_if(self, condition: bool, mark: Self) -> Self {
        if condition { Self(self.0 | mark.0) } else { self }
    }
}

/// What the board shows on a square. Lakes are the board's own business, but for the label.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CellView {
    /// The piece.
    pub face: Option<Face>,
    /// How the cell is marked.
    pub marks: Marks,
    /// What a screen reader says, as in "d4, your Captain, 6".
    pub label: AttrValue,
}

/// What the board shows on every square.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cells(Rc<Vec<CellView>>);

impl Cells {
    /// Makes the cells by a function of the square.
    pub fn new(make: impl FnMut(Square) -> CellView) -> Self {
        Self(Rc::new((0..MAX_SQUARES).filter_map(Square::from_index).map(make).collect()))
    }

    /// The cell of a square.
    pub fn get(&self, square: Square) -> Option<&CellView> {
        self.0.get(square.index())
    }
}

/// What a player does on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardInput {
    /// A square was tapped, clicked, or chosen with Enter or Space.
    Tap(Square),
    /// A piece begins to be dragged.
    Grab(Square),
    /// The piece dragged from a square was let go over another, or off the board.
    Drop {
        /// From where.
        from: Square,
        /// Over what.
        to: Option<Square>,
    },
    /// Escape was pressed, or dragging was broken off.
    Cancel,
}

/// What the board shows and tells.
#[derive(PartialEq, Properties)]
pub struct BoardProps {
    /// Size, lakes and home rows.
    pub board: vexillum_engine::Board,
    /// Whose side is at the bottom.
    pub bottom: Color,
    /// What is on the squares.
    pub cells: Cells,
    /// How pieces are drawn.
    pub look: Look,
    /// The name of the board for screen readers.
    pub label: AttrValue,
    /// What the player does.
    pub on_input: Callback<BoardInput>,
    /// What lies over the board (a fight).
    #[prop_or_default]
    pub children: Html,
}

/// The board.
#[component]
pub fn Board(props: &BoardProps) -> Html {
    html! { <p>{ props.label.clone() }</p> }
}
