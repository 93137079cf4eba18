//! The choice of what an enemy piece may be, which is then written on it.

use yew::prelude::*;

use crate::components::dialog::Dialog;
use crate::components::icon::icon;
use crate::components::later::GuessDialogProps;
use crate::components::piece::{Face, piece};

/// Dialog for the note on an enemy piece.
#[component]
pub(crate) fn GuessDialog(props: &GuessDialogProps) -> Html {
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
