//! A dialog over the page.

use web_sys::HtmlDialogElement;
use yew::prelude::*;

/// What the dialog shows and tells.
#[derive(PartialEq, Properties)]
pub struct DialogProps {
    /// The title.
    pub title: AttrValue,
    /// Whether it is a wide one.
    #[prop_or_default]
    pub wide: bool,
    /// It was closed, also by Escape.
    pub on_close: Callback<()>,
    /// The body and the foot.
    pub children: Html,
}

/// A dialog that is open for as long as it is on the page. Its buttons belong to a `form method="dialog"`.
#[component]
pub fn Dialog(props: &DialogProps) -> Html {
    let node = use_node_ref();
    {
        let node = node.clone();
        use_effect_with((), move |()| {
            if let Some(dialog) = node.cast::<HtmlDialogElement>() {
                let _ = dialog.show_modal();
            }
        });
    }
    let onclose = props.on_close.reform(|_: Event| ());
    html! {
        <dialog ref={node} class={classes!("dialog", props.wide.then_some("wide"))} aria-labelledby="dialog-title" {onclose}>
            <form method="dialog">
                <div class="dialog-head"><h2 id="dialog-title">{ props.title.clone() }</h2></div>
                { props.children.clone() }
            </form>
        </dialog>
    }
}
