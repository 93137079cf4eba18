//! The question before a game is given up.

use yew::prelude::*;

use super::dialog::Dialog;
use crate::i18n::Language;
use crate::name::Name;

/// Properties of [`ResignDialog`].
#[derive(Clone, PartialEq, Properties)]
pub struct ResignDialogProps {
    /// Language of the page.
    pub language: Language,
    /// Name of the player who would win.
    pub winner: Name,
    /// Called when the player resigns.
    pub on_resign: Callback<()>,
    /// Called when the dialog was closed.
    pub on_close: Callback<()>,
}

/// Dialog that asks before a game is given up.
#[component]
pub fn ResignDialog(ResignDialogProps { language, winner, on_resign, on_close }: &ResignDialogProps) -> Html {
    let texts = &language.texts().play;
    html! {
        <Dialog title={texts.resign_title} on_close={on_close.clone()}>
            <div class="dialog-body"><p>{ (texts.resign_text)(winner) }</p></div>
            <div class="dialog-foot">
                <button class="button">{ texts.play_on }</button>
                <button type="button" class="button primary" onclick={on_resign.reform(|_| ())}>{ texts.resign }</button>
            </div>
        </Dialog>
    }
}
