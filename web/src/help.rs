//! Hints in words, and the kinds that an unknown piece can be.

use vexillum_engine::{Action, Color, Role, Square, SquareSet, Unit};

use crate::display::Teller;
use crate::i18n::Language;
use crate::selection::pick::{Pick, Way, spellings};
use crate::sight::Sight;

/// An action that is proposed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proposal {
    /// The squares of it.
    pub squares: SquareSet,
    /// The action in words.
    pub text: String,
}

/// An action as a proposal to whoever may take it.
pub fn proposal(language: Language, teller: &Teller, by: Color, action: Action) -> Proposal {
    let texts = teller.texts;
    let picks = || spellings(action).next().into_iter().flat_map(|spelling| spelling.iter().collect::<Vec<_>>());
    let word = |pick: Pick| match pick {
        Pick::Piece(square) | Pick::Square(square) | Pick::Via(square) => Some(square.to_string()),
        Pick::Way(Way::Move) | Pick::Plain | Pick::Confirm => None,
        Pick::Way(way) => texts.orders.ways.get(way.index()).map(|&way| way.to_owned()),
        Pick::Card(card) => Some(texts.cards.name(card).to_owned()),
        Pick::Kind(role) if matches!(action, Action::Rescue(_)) => Some(teller.piece(by, role).to_string()),
        Pick::Kind(role) => Some(teller.piece(!by, role).to_string()),
        Pick::Decline if matches!(action, Action::Rescue(_)) => Some(texts.orders.no_rescue.to_owned()),
        Pick::Decline => Some(texts.orders.no_card.to_owned()),
    };
    let words = match action {
        Action::Move { from, to } => (texts.scene.moved)(from, to),
        // Spelled, the square between comes last.
        Action::Turn { from, via, to } => [from, via, to].map(|square| square.to_string()).join(" → "),
        _ => picks().filter_map(word).collect::<Vec<_>>().join(" → "),
    };
    Proposal { squares: picks().filter_map(Pick::square).collect(), text: (language.texts().help.proposal)(&words) }
}

/// The kinds that an unknown enemy piece can be, strongest first, and how many of each may be hidden.
pub fn possible(sight: &Sight, square: Square) -> Vec<(Unit, u8)> {
    let view = sight.any();
    let enemy = !view.me();
    let enemies = view.public().occupied(enemy);
    let known = |role: Role| enemies.into_iter().filter(|&at| view.known(at) == Some(role)).count() as u8;
    let kinds = view.kinds(square);
    let kinds = sight.tray(enemy, view.me()).kinds.into_iter().filter(|(unit, _)| kinds.contains(unit.role));
    kinds.map(|(unit, left)| (unit, left.saturating_sub(known(unit.role)))).filter(|(_, left)| *left > 0).collect()
}
