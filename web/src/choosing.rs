//! What a person who decides can do now and has picked: the marks of the board, the words, the chips and cards. All of it
//! is read off the list of his legal actions and his own view.

mod confirm;
mod marks;
mod offer;
mod prompt;
#[cfg(test)]
mod tests;

use vexillum_engine::{Action, CardKind, Phase, Question, Role, Square, View};

pub use confirm::confirm;
pub use offer::{Chip, ChipKind, KindChoice, Kinds};
pub use prompt::Prompt;

use crate::selection::Selection;
use crate::selection::pick::{Pick, Way};

/// A person who decides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choosing {
    /// What he knows.
    pub view: View,
    /// All that he may do.
    pub actions: Vec<Action>,
    /// What he has picked, and what is understood.
    pub selection: Selection,
    /// Where the piece of the last move is.
    pub last: Option<Square>,
}

impl Choosing {
    /// The person of the view, who has picked so much.
    pub fn new(view: View, selection: Selection, last: Option<Square>) -> Self {
        let actions = view.legal_actions();
        let selection = selection.settled(&actions);
        Self { view, actions, selection, last }
    }

    /// The question that he answers; none if it is his turn.
    pub fn question(&self) -> Option<Question> {
        match self.view.public().phase() {
            Phase::Answer(_, question) => Some(question),
            _ => None,
        }
    }

    /// What he can pick next.
    pub fn options(&self) -> Vec<(Pick, Action)> {
        self.selection.options(&self.actions)
    }

    /// The kind of the piece that is picked up.
    fn picked_role(&self) -> Option<Role> {
        self.view.mine().own(self.selection.piece()?)
    }

    /// The squares that were chosen after the piece, in order.
    fn chosen(&self) -> Vec<Square> {
        let picks = self.selection.picks().iter();
        picks.filter_map(|pick| if let Pick::Square(square) = pick { Some(square) } else { None }).collect()
    }

    /// Whether the kind of a piece is to be named now.
    pub fn names(&self) -> bool {
        self.question().is_none() && self.options().iter().any(|(pick, _)| matches!(pick, Pick::Kind(_)))
    }

    /// Where what has been chosen goes, attacks or points.
    pub fn aim(&self) -> Option<Square> {
        self.chosen().last().copied()
    }

    /// What a try to go to a square would have been, so that the rules can say why not.
    pub fn tried(&self, to: Square) -> Option<Action> {
        let from = self.selection.piece()?;
        Some(match (self.selection.picks().get(0), self.selection.way()) {
            (Some(Pick::Card(card)), _) if card.kind() == CardKind::Move => {
                Action::Play { move_card: Some(card), from, to, attack_card: None }
            }
            (_, Some(Way::Flight)) => Action::Fly { from, to, attack: None },
            (_, Some(Way::Point(power))) => Action::Point { power, from, target: to },
            (_, Some(Way::Rampage)) => Action::Rampage { from, to },
            (_, Some(Way::Name)) => Action::Name { from, step: None, target: to, role: self.picked_role()? },
            _ => Action::Move { from, to },
        })
    }
}
