//! Decision of the defender (R12.4).

use core::ops::ControlFlow;

use crate::action::Action;
use crate::card::{Card, CardKind};
use crate::position::{Private, Public};

/// Calls back with the defender's answers: no card, or a Defence card for a movable piece.
pub(super) fn answers<B>(
    public: &Public,
    mine: &Private,
    each: &mut impl FnMut(Action) -> ControlFlow<B>,
) -> ControlFlow<B> {
    each(Action::Defend(None))?;
    let defender = public.current().attack.and_then(|(_, at)| mine.own(at));
    if defender.is_some_and(|role| public.variant().is_movable(role)) {
        for card in mine.hand().of_kind(CardKind::Defence) {
            each(Action::Defend(Some(card)))?;
        }
    }
    ControlFlow::Continue(())
}

impl Public {
    /// Attack card that lies face up while the defender decides.
    pub fn pending_card(&self) -> Option<Card> {
        self.pending_attack().and(self.current().card)
    }
}
