//! What one player knows (R14).

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

/// What one player knows: all that is public, and what he knows besides. It has no place for an enemy piece's kind that
/// he was not shown, so a computer player, a screen or a message that holds a view cannot tell more.
///
/// Made of a set-up and the squares on which the enemy stands, it is carried on by the events that its player is told:
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
/// // What cannot have happened is refused and changes nothing.
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

    /// What a player knows when both set-ups stand: his own, and the squares on which the opponent has pieces.
    /// The events that he is told then carry it on, with cards the first deal before all.
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

    /// Begins with an event that nobody was told.
    pub(crate) fn begin(&mut self, event: Event) {
        self.public.apply(event);
    }

    /// Follows the events of an action, as far as this player is told of it: all of them or none.
    ///
    /// # Errors
    /// The first event that cannot have happened, and why; the view is then unchanged. Otherwise some position
    /// [completes](Self::complete) the view.
    pub fn follow(&mut self, events: &[Told]) -> Result<(), Impossible> {
        let mut next = self.clone();
        for &told in events {
            possible::check(&next.public, &next.mine, told)
                .map_err(|reason| Impossible { event: Some(told), reason })?;
            next.carry(told);
        }
        next.check_whole()?;
        *self = next;
        Ok(())
    }

    /// Follows one event of a game that has been played, which needs no check.
    pub(crate) fn carry(&mut self, told: Told) {
        self.mine.follow(told, &self.public);
        if told.to == Audience::Everyone {
            self.public.apply(told.event);
        }
    }

    /// Checks that some position completes the view.
    pub(crate) fn check_whole(&self) -> Result<(), Impossible> {
        feasible::check(&self.public, &self.mine).map_err(Impossible::from)
    }

    /// Takes the piece there for one of these kinds, whatever is known of it.
    #[cfg(feature = "ai")]
    pub(crate) fn suppose(&mut self, square: Square, kinds: RoleSet) {
        self.public.apply(Event::Hint(square, kinds));
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
        possible::kinds(&self.public, &self.mine, square)
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

    /// Whether this player could do anything, were it his turn.
    pub(crate) fn can_move(&self) -> bool {
        legal_any(&self.public, &self.mine)
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
}
