//! The question before a game is given up.

use yew::prelude::*;

use crate::components::dialog::Dialog;
use crate::components::later::ResignDialogProps;

/// Dialog that asks before a game is given up.
#[component]
pub(crate) fn ResignDialog(ResignDialogProps { language, winner, on_resign, on_close }: &ResignDialogProps) -> Html {
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
