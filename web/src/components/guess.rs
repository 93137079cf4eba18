//! The choice of what an enemy piece may be, which is then written on it.

use vexillum_engine::{Color, Role, Square, Unit};
use yew::prelude::*;

use super::dialog::Dialog;
use super::icon::icon;
use super::piece::{Face, Look, piece};
use crate::i18n::Language;

/// Properties of [`GuessDialog`].
#[derive(Clone, PartialEq, Properties)]
pub struct GuessDialogProps {
    /// Language of the page.
    pub language: Language,
    /// Look of the pieces.
    pub look: Look,
    /// Side of the piece.
    pub enemy: Color,
    /// Square of the piece.
    pub square: Square,
    /// Kinds that it can be, strongest first, and how many of each may be hidden.
    pub kinds: Vec<(Unit, u8)>,
    /// Kind that is written on it.
    pub guess: Option<Role>,
    /// Called with a kind to write, or `None` to erase it.
    pub on_guess: Callback<Option<Role>>,
    /// Called when the dialog was closed.
    pub on_close: Callback<()>,
}

/// Dialog for the note on an enemy piece.
#[component]
pub fn GuessDialog(props: &GuessDialogProps) -> Html {
    let GuessDialogProps { language, look, enemy, square, kinds, guess, on_guess, on_close } = props;
    let words = language.texts();
    let texts = &words.help;
    // Every button closes the dialog, as buttons of its form do, and the focus goes back to the board. None is disabled
    // when the guess changes: it could not close the dialog any more.
    let kinds = kinds.iter().map(|&(unit, left)| {
        let (called, left) = (words.pieces.name(look.names, *enemy, &unit), (words.orders.kind_left)(left));
        let pressed = if *guess == Some(unit.role) { "true" } else { "false" };
        html! {
            <button aria-pressed={pressed} aria-label={(words.orders.kind_note)(&called, &left)}
                onclick={on_guess.reform(move |_| Some(unit.role))}>
                { piece(Face::open(*enemy, unit.role), *look, false) }
                <span class="kind-name">{ called.text() }</span>
                <small>{ left }</small>
            </button>
        }
    });
    html! {
        <Dialog title={texts.guess} wide={true} on_close={on_close.clone()}>
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
        </Dialog>
    }
}
