//! What changes the whole set-up at once.

use vexillum_engine::Setup;
use yew::prelude::*;

use super::SuggestSource;
use super::editor::Act;
use crate::components::icon::icon;
use crate::i18n::Language;

/// What the tools show and tell.
#[derive(PartialEq, Properties)]
pub(super) struct ToolsProps {
    /// The language.
    pub(super) language: Language,
    /// Whether there is something to take back.
    pub(super) can_undo: bool,
    /// Whether nothing stands on the board.
    pub(super) empty: bool,
    /// Where arrangements come from.
    pub(super) suggestion: SuggestSource,
    /// What the player does.
    pub(super) on_act: Callback<Act>,
}

/// Asks for an arrangement that has not been seen yet.
pub(super) fn suggest(suggestion: &SuggestSource, on_act: &Callback<Act>) {
    let seed = (js_sys::Math::random() * f64::from(u32::MAX)) as u64;
    suggestion.emit((seed, on_act.reform(|setup: Setup| Act::Replace(setup))));
}

/// The buttons.
#[component]
pub(super) fn Tools(props: &ToolsProps) -> Html {
    let texts = &props.language.texts().setup;
    let ToolsProps { can_undo, empty, on_act, .. } = props;
    let act = |act: Act| on_act.reform(move |_: MouseEvent| act.clone());
    let shuffle = {
        let (suggestion, on_act) = (props.suggestion.clone(), on_act.clone());
        Callback::from(move |_: MouseEvent| suggest(&suggestion, &on_act))
    };
    let button = |picture: &'static str, label: &'static str, disabled: bool, onclick: Callback<MouseEvent>| {
        html! {
            <button type="button" class="button stacked" {disabled} {onclick}>{ icon(picture) }{ label }</button>
        }
    };
    html! {
        <div class="tools">
            { button("shuffle", texts.shuffle, false, shuffle) }
            { button("mirror", texts.mirror, *empty, act(Act::Mirror)) }
            { button("clear", texts.clear, *empty, act(Act::Clear)) }
            { button("prev", texts.undo, !can_undo, act(Act::Undo)) }
        </div>
    }
}
