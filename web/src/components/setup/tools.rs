//! What changes the whole set-up at once.

use vexillum_engine::Setup;
use yew::prelude::*;

use super::SuggestSource;
use super::editor::Act;
use crate::components::icon::icon;
use crate::i18n::Language;
use crate::random::seed;

/// Asks for an arrangement that has not been seen yet.
pub(super) fn suggest(suggestion: &SuggestSource, on_act: &Callback<Act>) {
    suggestion.emit((seed(), on_act.reform(|setup: Setup| Act::Replace(setup))));
}

/// Properties of [`Tools`].
#[derive(Clone, PartialEq, Properties)]
pub(super) struct ToolsProps {
    /// Language of the page.
    pub(super) language: Language,
    /// Set while nothing stands on the board.
    pub(super) empty: bool,
    /// Set while a change can be undone.
    pub(super) can_undo: bool,
    /// Asks the computer for an arrangement.
    pub(super) suggestion: SuggestSource,
    /// Called with what the player does.
    pub(super) on_act: Callback<Act>,
}

/// The buttons.
#[component]
pub(super) fn Tools(ToolsProps { language, empty, can_undo, suggestion, on_act }: &ToolsProps) -> Html {
    let texts = &language.texts().setup;
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
            { button("mirror", texts.mirror, *empty, act(Act::Mirror)) }
            { button("clear", texts.clear, *empty, act(Act::Clear)) }
            { button("undo", texts.undo, !can_undo, act(Act::Undo)) }
        </div>
    }
}
