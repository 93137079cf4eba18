//! Views: the knowledge of one player (R14).

mod complete;

use alloc::sync::Arc;
use alloc::vec::Vec;

pub use complete::Inconsistent;

use crate::action::Action;
use crate::color::Color;
use crate::event::{Audience, Event, Told};
use crate::position::{
    Illegal, Impossible, Phase, Private, Public, feasible, legal_any, legal_check, legal_list, possible,
};
use crate::role::{Role, RoleSet};
use crate::setup::Setup;
use crate::square::Square;
use crate::variant::Variant;

/// Knowledge of one player: the public state and the private knowledge of that player.
///
/// A view has no place for the kind of an enemy piece that the player has not seen. So a computer player, a
/// screen or a message that holds a view cannot give it away.
///
/// A new view needs a set-up and the squares of the enemy pieces. The events told to its player keep it up to
/// date:
///
/// ```
/// use std::sync::Arc;
/// use vexillum_engine::{Color, Role, Setup, Square, Variant, View};
///
/// let variant: Variant = "barrage".parse()?;
/// let setup: Setup = "......2.../.....2..../M.9......./S3FB......".parse()?;
/// let enemy: Square = "g7".parse()?;
/// let mut view = View::new(Arc::new(variant), Color::Red, &setup, [enemy]);
/// assert_eq!(view.known(enemy), None);
/// assert_eq!(view.legal_actions().len(), 36);
///
/// view.follow(&["move f3 f5".parse()?, "hint g7 2M".parse()?])?;
/// assert_eq!(view.kinds(enemy), "2M".parse()?);
/// view.follow(&["show g7 M".parse()?])?;
/// assert_eq!(view.known(enemy), Some(Role::Marshal));
/// // Impossible events are refused and change nothing.
/// assert!(view.follow(&["show g7 2".parse()?]).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct View {
    me: Color,
    public: Public,
    mine: Private,
}

impl View {
    pub(crate) const fn from_parts(me: Color, public: Public, mine: Private) -> Self {
        Self { me, public, mine }
    }

    /// View after both set-ups: the player's own, and the squares of the enemy pieces.
    ///
    /// The events told to the player keep it up to date; with cards, the first deal comes first.
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
        if !view.public.variant().cards {
            view.public.apply(Event::Turn(Color::Red));
        }
        view
    }

    /// Starts with an event that no player was told.
    pub(crate) fn begin(&mut self, event: Event) {
        self.public.apply(event);
    }

    /// Follows the events of an action, as told to this player: all of them or none.
    ///
    /// On success, some position [completes](Self::complete) the view.
    ///
    /// # Errors
    /// The first impossible event and the reason; the view is unchanged then.
    pub fn follow(&mut self, events: &[Told]) -> Result<(), Impossible> {
        let mut next = self.clone();
        for &told in events {
            possible::check(&next.public, &next.mine, told)
                .map_err(|reason| Impossible { event: Some(told), reason })?;
            next.apply(told);
        }
        next.check_whole()?;
        *self = next;
        Ok(())
    }

    /// Follows one event of a game that has been played, without a check.
    pub(crate) fn apply(&mut self, told: Told) {
        self.mine.follow(told, &self.public);
        if told.to == Audience::Everyone {
            self.public.apply(told.event);
        }
    }

    /// Checks that some position completes the view.
    pub(crate) fn check_whole(&self) -> Result<(), Impossible> {
        feasible::check(&self.public, &self.mine).map_err(Impossible::from)
    }

    /// Narrows the piece on a square to these kinds, even against the player's knowledge.
    #[cfg(feature = "ai")]
    pub(crate) fn suppose(&mut self, square: Square, kinds: RoleSet) {
        self.public.apply(Event::Hint(square, kinds));
    }

    /// Side of the player.
    pub const fn me(&self) -> Color {
        self.me
    }

    /// Knowledge that both players share.
    pub const fn public(&self) -> &Public {
        &self.public
    }

    /// Knowledge that only this player has.
    pub const fn mine(&self) -> &Private {
        &self.mine
    }

    /// Variant in play: edition and switches.
    pub fn variant(&self) -> &Variant {
        self.public.variant()
    }

    /// True if this player is to decide.
    pub fn is_my_turn(&self) -> bool {
        self.public.phase().to_act() == Some(self.me)
    }

    /// Kind of the piece on a square: an own piece, or a known enemy piece.
    pub fn known(&self, square: Square) -> Option<Role> {
        self.mine.own(square).or_else(|| {
            let enemy = self.public.occupied(!self.me).contains(square);
            enemy.then(|| self.kinds(square).single()).flatten()
        })
    }

    /// Possible kinds of the piece on a square, as far as this player knows.
    pub fn kinds(&self, square: Square) -> RoleSet {
        possible::kinds(&self.public, &self.mine, square)
    }

    /// Number of a side's pieces off the board.
    pub fn captured(&self, color: Color) -> usize {
        self.public.fallen(color).total()
    }

    /// Legal actions of this player, as in [`Position::legal_actions`](crate::Position::legal_actions).
    ///
    /// The list is empty if the other side is to decide.
    pub fn legal_actions(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        legal_list(&self.public, &self.mine, &mut actions);
        actions
    }

    /// True if this player could act with the turn to play.
    pub(crate) fn can_move(&self) -> bool {
        legal_any(&self.public, &self.mine)
    }

    /// Checks that an action of this player is legal.
    ///
    /// # Errors
    /// The reason why it is not.
    pub fn check(&self, action: Action) -> Result<(), Illegal> {
        match self.public.phase() {
            Phase::Over(_) => Err(Illegal::Over),
            _ => legal_check(&self.public, &self.mine, action),
        }
    }
}
