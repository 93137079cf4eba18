//! A page over another page of the workshop, which stays as it is.

use web_sys::HtmlDialogElement;
use yew::prelude::*;

use crate::components::icon::icon;
use crate::hooks::new_screen::use_new_screen;

/// Properties of [`PageOver`].
#[derive(PartialEq, Properties)]
pub(super) struct PageOverProps {
    /// Name for screen readers.
    pub(super) label: &'static str,
    /// Name of the button that closes it.
    pub(super) close: &'static str,
    /// Called when it was closed, also by Escape.
    pub(super) on_close: Callback<()>,
    /// Content.
    pub(super) children: Html,
}

/// A modal dialog as large as the workshop.
#[component]
pub(super) fn PageOver(PageOverProps { label, close, on_close, children }: &PageOverProps) -> Html {
    use_new_screen();
    let dialog = use_node_ref();
    use_effect_with(dialog.clone(), |dialog| {
        if let Some(dialog) = dialog.cast::<HtmlDialogElement>() {
            let _ = dialog.show_modal();
        }
    });
    // Else it would be told to the dialog around it, too.
    let onclose = on_close.reform(|event: Event| event.stop_propagation());
    html! {
        <dialog ref={dialog} class="page-over" aria-label={*label} {onclose}>
            <form method="dialog" class="topbar">
                <span class="spacer"></span>
                <button class="button quiet icon-only" aria-label={*close} title={*close}>{ icon("close") }</button>
            </form>
            { children.clone() }
        </dialog>
    }
}
