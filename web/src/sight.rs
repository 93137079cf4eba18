//! What is seen of a board: one player's view, or both where everything is open.

use vexillum_engine::{ByColor, Color, RoleCounts, Square, SquareSet, Unit, Variant, View};

use crate::components::piece::Face;

/// What is seen of a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sight {
    /// What one player knows.
    Player(Box<View>),
    /// What both players know together: the game is over, or no person plays.
    Open(Box<ByColor<View>>),
}

/// The pieces that a side has lost and still has, as far as whoever looks may know.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tray {
    /// The side.
    pub color: Color,
    /// Whether they are the viewer's own.
    pub mine: bool,
    /// The kinds of the army, strongest first, and how many pieces of each are left.
    pub kinds: Vec<(Unit, u8)>,
    /// How many pieces the side has left in all, and had.
    pub total: (usize, usize),
    /// How many of the lost ones are of unknown kind.
    pub unknown: usize,
    /// How many pieces the side has rescued, where that is played.
    pub rescues: Option<u8>,
}

impl Sight {
    /// A view in it; what is public is the same in both.
    pub const fn any(&self) -> &View {
        match self {
            Self::Player(view) => view,
            Self::Open(views) => &views.red,
        }
    }

    fn view(&self, color: Color) -> &View {
        match self {
            Self::Player(view) => view,
            Self::Open(views) => &views[color],
        }
    }

    /// The edition with its switches.
    pub fn variant(&self) -> &Variant {
        self.any().variant()
    }

    /// Whether a side's pieces are the viewer's own. Where everything is open, the side at the bottom counts as that.
    pub fn is_mine(&self, color: Color, bottom: Color) -> bool {
        match self {
            Self::Player(view) => view.me() == color,
            Self::Open(_) => color == bottom,
        }
    }

    /// The squares with pieces of the player who looks; none where everything is open.
    pub fn own_squares(&self) -> SquareSet {
        match self {
            Self::Player(view) => view.public().occupied(view.me()),
            Self::Open(_) => SquareSet::EMPTY,
        }
    }

    /// What is seen of the piece on a square.
    pub fn face(&self, square: Square, bottom: Color) -> Option<Face> {
        let public = self.any().public();
        let color = public.color_at(square)?;
        let token = public.token(square);
        Some(Face {
            color,
            role: self.view(color).known(square),
            mine: self.is_mine(color, bottom),
            moved: token.moved,
            enchanted: token.enchanted,
            guess: None,
        })
    }

    /// What a side has lost and still has.
    pub fn tray(&self, color: Color, bottom: Color) -> Tray {
        let lost: &RoleCounts = match self {
            Self::Player(view) => view.mine().tray(color),
            Self::Open(views) => views[color].mine().lost(),
        };
        let gone = self.any().captured(color);
        let army = &self.variant().army;
        // Strongest first, then what has no rank: the order of R2.
        let (ranked, others): (Vec<_>, Vec<_>) = army.units().partition(|unit| unit.strength.is_some());
        let kinds = ranked.into_iter().rev().chain(others).map(|unit: &Unit| {
            let gone = lost.get(unit.role as usize).copied().unwrap_or(0);
            (*unit, unit.count.saturating_sub(gone))
        });
        let known: usize = lost.iter().map(|&count| usize::from(count)).sum();
        Tray {
            color,
            mine: self.is_mine(color, bottom),
            kinds: kinds.collect(),
            total: (army.total().saturating_sub(gone), army.total()),
            unknown: gone.saturating_sub(known),
            rescues: self.variant().rules.rescue.then(|| self.any().public().rescues(color)),
        }
    }
}
