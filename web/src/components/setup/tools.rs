//! What changes the whole set-up at once.

use vexillum_engine::Setup;
use yew::prelude::*;

use super::SuggestSource;
use super::editor::Act;
use crate::components::icon::icon;
use crate::draft::Draft;
use crate::i18n::setup::Setup as Texts;
use crate::random::seed;

/// Asks for an arrangement that has not been seen yet.
pub(super) fn suggest(suggestion: &SuggestSource, on_act: &Callback<Act>) {
    suggestion.emit((seed(), on_act.reform(|setup: Setup| Act::Replace(setup))));
}

/// The buttons.
pub(super) fn tools(draft: &Draft, texts: &Texts, suggestion: &SuggestSource, on_act: &Callback<Act>) -> Html {
    let empty = draft.placed() == 0;
    let act = |act: Act| on_act.reform(move |_: MouseEvent| act.clone());
    let shuffle = {
        let (suggestion, on_act) = (suggestion.clone(), on_act.clone());
        Callback::from(move |_: MouseEvent| suggest(&suggestion, &on_act))
    };
    let button = |picture: &'static str, label: &'static str, disabled: bool, onclick: Callback<MouseEvent>| {
        html! { <button type="button" class="button stacked" {disabled} {onclick}>{ icon(picture) }{ label }</button> }
    };
    html! {
        <div class="tools">
            { button("shuffle", texts.shuffle, false, shuffle) }
            { button("mirror", texts.mirror, empty, act(Act::Mirror)) }
            { button("clear", texts.clear, empty, act(Act::Clear)) }
            { button("prev", texts.undo, !draft.can_undo(), act(Act::Undo)) }
        </div>
    }
}
