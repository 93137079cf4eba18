//! What one player knows (R14).

use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;

use crate::action::Action;
use crate::color::{ByColor, Color};
use crate::event::{Audience, Event, Told};
use crate::position::{Illegal, Phase, Position, Private, Public, legal_check, legal_list};
use crate::role::{Role, RoleCounts, RoleSet};
use crate::setup::Setup;
use crate::square::Square;
use crate::variant::{Captured, Variant};

/// What one player knows: all that is public, and what he knows besides. It has no place for an enemy piece's kind that
/// he was not shown, so a computer player, a screen or a message that holds a view cannot tell more.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    me: Color,
    public: Public,
    mine: Private,
}

/// Why a guess does not complete a view.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Inconsistent {
    /// The piece there cannot be of the guessed kind, or none was guessed.
    Kind(Square),
    /// More or fewer of a kind than the army had.
    Count(Role),
}

impl fmt::Display for Inconsistent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Kind(square) => write!(f, "the piece on {square} cannot be that"),
            Self::Count(role) => write!(f, "the army has another number of {role}"),
        }
    }
}

impl core::error::Error for Inconsistent {}

impl View {
    pub(crate) const fn from_parts(me: Color, public: Public, mine: Private) -> Self {
        Self { me, public, mine }
    }

    /// What a player knows when both set-ups stand: his own, and the squares on which the opponent has pieces.
    /// The events that he is told then carry it on.
    pub fn new(variant: Arc<Variant>, me: Color, setup: &Setup, enemies: impl IntoIterator<Item = Square>) -> Self {
        let mut view = Self { me, mine: Private::new(me), public: Public::new(variant) };
        let board = view.public.variant().board;
        for (square, role) in setup.pieces(&board, me) {
            view.public.put(me, square);
            view.mine.put(square, role);
        }
        for square in enemies {
            view.public.put(!me, square);
        }
        view
    }

    /// Follows an event that this player is told.
    pub fn apply(&mut self, told: &Told) {
        if told.to == Audience::Everyone {
            self.public.apply(told.event);
        }
        match told.event {
            Event::Show(square, role) if told.to == Audience::Only(self.me) => self.mine.see(square, role),
            event if told.to.includes(self.me) => self.mine.apply(event),
            _ => {}
        }
    }

    /// Whose view it is.
    pub const fn me(&self) -> Color {
        self.me
    }

    /// What both players know.
    pub const fn public(&self) -> &Public {
        &self.public
    }

    /// What this player knows besides.
    pub const fn mine(&self) -> &Private {
        &self.mine
    }

    /// The edition and switches that are played.
    pub fn variant(&self) -> &Variant {
        self.public.variant()
    }

    /// Whether this player decides now.
    pub fn is_my_turn(&self) -> bool {
        self.public.phase().to_act() == Some(self.me)
    }

    /// The kind of the piece there: an own one, or an enemy piece that is known.
    pub fn known(&self, square: Square) -> Option<Role> {
        self.mine.own(square).or_else(|| {
            let enemy = self.public.occupied(!self.me).contains(square);
            enemy.then(|| self.kinds(square).single()).flatten()
        })
    }

    /// The kinds that the piece there can be, as far as this player knows.
    pub fn kinds(&self, square: Square) -> RoleSet {
        self.mine
            .own(square)
            .or_else(|| self.mine.seen(square))
            .map_or_else(|| self.public.token(square).kinds, RoleSet::only)
    }

    /// How many pieces of a side have left the board.
    pub fn captured(&self, color: Color) -> usize {
        self.public.fallen(color).total()
    }

    /// All that this player may do now; none if it is not his to decide. The same list as the position's.
    pub fn legal_actions(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        legal_list(&self.public, &self.mine, &mut actions);
        actions
    }

    /// Whether this player may take the action now.
    ///
    /// # Errors
    /// Why not.
    pub fn check(&self, action: Action) -> Result<(), Illegal> {
        match self.public.phase() {
            Phase::Over(_) => Err(Illegal::Over),
            _ => legal_check(&self.public, &self.mine, action),
        }
    }

    /// A whole position in which the enemy pieces are what the guess says. This player's view of it is this view again.
    ///
    /// # Errors
    /// Where the guess contradicts what is known.
    pub fn complete(&self, guess: impl Fn(Square) -> Option<Role>) -> Result<Position, Inconsistent> {
        let enemy = !self.me;
        let mut theirs = Private::new(enemy);
        let mut lost: RoleCounts = self.variant().army.counts();
        for square in self.public.occupied(enemy) {
            let role =
                guess(square).filter(|&role| self.kinds(square).contains(role)).ok_or(Inconsistent::Kind(square))?;
            theirs.put(square, role);
            let left = &mut lost[role as usize];
            *left = left.checked_sub(1).ok_or(Inconsistent::Count(role))?;
        }
        let fallen = self.public.fallen(enemy);
        let short =
            |&role: &Role| lost[role as usize] < fallen.known[role as usize].max(self.mine.tray(enemy)[role as usize]);
        if let Some(role) = Role::ALL.into_iter().find(short) {
            return Err(Inconsistent::Count(role));
        }
        theirs.set_lost(lost);
        let captured = self.variant().rules.captured;
        if matches!(captured, Captured::Both | Captured::Owner) {
            theirs.set_tray(enemy, lost);
        }
        if matches!(captured, Captured::Both | Captured::Captor) {
            theirs.set_tray(self.me, *self.mine.lost());
        }
        let mut private = ByColor { red: theirs.clone(), blue: theirs };
        private[self.me] = self.mine.clone();
        Ok(Position::from_parts(self.public.clone(), private))
    }
}
