//! What helps a person who plays: a hint, and the picker of guesses. It is loaded later.

use vexillum_engine::{Action, Color, Role, Square, SquareSet, Unit};
use yew::prelude::*;

use crate::components::dialog::dialog;
use crate::components::icon::icon;
use crate::components::piece::{Face, Look, piece};
use crate::display::Teller;
use crate::i18n::Language;
use crate::selection::pick::{Pick, Way, spellings};
use crate::settings::Style;
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
        Pick::Kind(role) if matches!(action, Action::Rescue(_)) => Some(teller.piece(by, role).to_owned()),
        Pick::Kind(role) => Some(teller.piece(!by, role).to_owned()),
        Pick::Decline if matches!(action, Action::Rescue(_)) => Some(texts.orders.no_rescue.to_owned()),
        Pick::Decline => Some(texts.orders.no_card.to_owned()),
    };
    let words = match action {
        Action::Move { from, to } => (texts.scene.moved)(from, to),
        // Spelled, the square between comes last.
        Action::Turn { from, via, to } => [from, via, to].map(|square| square.to_string()).join(" → "),
        _ => picks().filter_map(word).collect::<Vec<_>>().join(" → "),
    };
    Proposal { squares: picks().filter_map(Pick::square).collect(), text: (language.later().help.proposal)(&words) }
}

/// The button that asks for a hint. It is there, but idle, when nobody can be helped.
pub fn hint_button(language: Language, idle: bool, on_hint: &Callback<()>) -> Html {
    html! {
        <button type="button" class="button stacked" disabled={idle} onclick={on_hint.reform(|_| ())}>
            { icon("hint") }{ language.later().help.hint }
        </button>
    }
}

/// The picker of a guess.
pub struct Picker<'a> {
    /// The language.
    pub language: Language,
    /// How pieces look.
    pub style: Style,
    /// What the person sees.
    pub sight: &'a Sight,
    /// The square of the piece.
    pub square: Square,
    /// What has been guessed of it.
    pub guess: Option<Role>,
    /// A guess is written, or erased.
    pub on_guess: Callback<Option<Role>>,
    /// The picker was closed.
    pub on_close: Callback<()>,
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

/// The picker.
pub fn picker(view: &Picker) -> Html {
    let Picker { language, style, sight, square, guess, on_guess, on_close } = view;
    let (texts, words) = (&language.later().help, language.texts());
    let (variant, enemy) = (sight.variant(), !sight.any().me());
    let look = Look::new(variant, *style);
    // Every button closes the dialog, as buttons of its form do, and the focus goes back to the board. None is disabled when
    // the guess changes: it could not close the dialog any more.
    let kinds = possible(sight, *square).into_iter().map(|(unit, left)| {
        let (called, left) = (words.pieces.name(variant.names, enemy, &unit), (words.orders.kind_left)(left));
        let pressed = if *guess == Some(unit.role) { "true" } else { "false" };
        html! {
            <button aria-pressed={pressed} aria-label={(words.orders.kind_note)(called, &left)}
                onclick={on_guess.reform(move |_| Some(unit.role))}>
                { piece(Face::open(enemy, unit.role), look, false) }
                <span class="kind-name">{ called }</span>
                <small>{ left }</small>
            </button>
        }
    });
    let content = html! {
        <>
            <div class="dialog-body">
                <p>{ (texts.guess_line)(*square) }</p>
                <div class="stock kinds" role="group" aria-label={texts.guess}>{ for kinds }</div>
            </div>
            <div class="dialog-foot">
                <button class="button" onclick={on_guess.reform(|_| None)}>
                    { icon("clear") }{ texts.erase }
                </button>
                <button class="button">{ words.words.close }</button>
            </div>
        </>
    };
    dialog(texts.guess, true, on_close, content)
}
