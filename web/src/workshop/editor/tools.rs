//! Keeping a variant, sharing it, and taking it in and out as a file.

use gloo::file::File;
use gloo::file::futures::read_as_text;
use gloo::utils::window;
use vexillum_engine::Variant;
use web_sys::{HtmlElement, HtmlInputElement};
use yew::platform::spawn_local;
use yew::prelude::*;

use super::View;
use super::edit::Edit;
use crate::address::Page;
use crate::components::icon::{icon, picture};
use crate::give::{copy, download};
use crate::name::Name;
use crate::own::{OwnVariants, call};
use crate::storage;

/// A file that is larger holds no variant.
const LARGEST_FILE: u64 = 65_536;

#[derive(PartialEq, Properties)]
pub(super) struct ToolsProps {
    /// The variant and what changes it.
    pub(super) view: View,
    /// Something to tell.
    pub(super) on_note: Callback<AttrValue>,
}

/// The buttons under the board. A file may also be dropped on them.
#[component]
pub(super) fn Tools(props: &ToolsProps) -> Html {
    let ToolsProps { view, on_note } = props;
    let View { variant, language, on_edit, latest, .. } = view.clone();
    let texts = &language.workshop().editor;
    let file = use_node_ref();
    let link = use_state_eq(|| None::<String>);
    let name = move |variant: &Variant| language.texts().words.edition(variant);
    let title = variant.title.to_string();
    let is_kept = view.kept.iter().any(|own| own.title == variant.title);
    let deleted = use_state_eq(|| None::<Variant>);

    let on_keep = {
        let (on_note, on_kept, earlier, deleted) =
            (on_note.clone(), view.on_kept.clone(), view.earlier, deleted.clone());
        let latest = latest.clone();
        Callback::from(move |_: MouseEvent| {
            let variant = latest.get();
            let (kept, stored) =
                storage::update(|variants: &mut OwnVariants| variants.keep(&variant, earlier.as_ref()));
            deleted.set(None);
            if let Some(kept) = kept {
                on_kept.emit(kept);
            }
            on_note.emit(match kept.filter(|_| stored.is_ok()) {
                Some(kept) => (texts.kept)(&name(&kept)).into(),
                None => texts.not_kept.into(),
            });
        })
    };
    let on_delete = {
        let (on_note, title, deleted) = (on_note.clone(), title.clone(), deleted.clone());
        let gone = view.kept.iter().find(|own| own.title == variant.title).copied();
        Callback::from(move |_: MouseEvent| {
            let _ = storage::update(|variants: &mut OwnVariants| variants.delete(&title));
            deleted.set(gone);
            on_note.emit((texts.deleted)(&Name::of(&title)).into());
        })
    };
    let on_undo = (*deleted).map(|gone| {
        let (on_note, deleted) = (on_note.clone(), deleted.clone());
        Callback::from(move |_: MouseEvent| {
            let (kept, _) = storage::update(|variants: &mut OwnVariants| variants.keep(&gone, None));
            deleted.set(None);
            on_note.emit(kept.map_or(texts.not_kept.into(), |kept| (texts.kept)(&name(&kept)).into()));
        })
    });
    let on_share = {
        let (on_note, link, latest) = (on_note.clone(), link.clone(), latest.clone());
        Callback::from(move |_: MouseEvent| {
            let page = window().location().href().unwrap_or_default();
            let page = page.split('#').next().unwrap_or_default();
            let address = [page, &Page::Rules(call(&latest.get())).address()].concat();
            link.set(Some(address.clone()));
            let on_note = on_note.clone();
            spawn_local(async move {
                let copied = copy(&address).await.is_some();
                on_note.emit(if copied { texts.copied } else { texts.not_copied }.into());
            });
        })
    };
    let on_open = {
        let file = file.clone();
        Callback::from(move |_: MouseEvent| {
            if let Some(input) = file.cast::<HtmlElement>() {
                input.click();
            }
        })
    };
    let take = {
        let on_note = on_note.clone();
        Callback::from(move |file: File| {
            let (on_edit, on_note) = (on_edit.clone(), on_note.clone());
            spawn_local(async move {
                match read(&file).await {
                    Some(variant) => {
                        on_edit.emit(Edit::Whole(variant.into()));
                        on_note.emit((texts.opened)(&name(&variant)).into());
                    }
                    None => on_note.emit(texts.not_a_variant.into()),
                }
            });
        })
    };
    let on_chosen = {
        let take = take.clone();
        Callback::from(move |event: Event| {
            let Some(input) = event.target_dyn_into::<HtmlInputElement>() else { return };
            if let Some(file) = input.files().and_then(|files| files.get(0)) {
                take.emit(file.into());
            }
            // The same file can be opened again.
            input.set_value("");
        })
    };
    let ondrop = Callback::from(move |event: DragEvent| {
        event.prevent_default();
        if let Some(file) = event.data_transfer().and_then(|data| data.files()).and_then(|files| files.get(0)) {
            take.emit(file.into());
        }
    });
    let on_save = Callback::from(move |_: MouseEvent| {
        let variant = latest.get();
        let name = [if variant.title.as_str().is_empty() { texts.file_name } else { variant.title.as_str() }, ".json"]
            .concat();
        download(&name, "application/json", &variant.to_json());
    });
    let tool = |symbol: &'static str, label: &'static str, onclick: Callback<MouseEvent>| {
        html! {
            <button type="button" class="button stacked" {onclick}>{ picture("workshop", symbol) }{ label }</button>
        }
    };
    html! {
        <div ondragover={|event: DragEvent| event.prevent_default()} {ondrop}>
            <div class="tools">
                { tool("keep", texts.keep, on_keep) }
                { tool("link", texts.share, on_share) }
                { tool("save", texts.save, on_save) }
                { tool("open", texts.open, on_open) }
                if is_kept {
                    <button type="button" class="button" onclick={on_delete}>{ texts.delete }</button>
                }
                if let Some(onclick) = on_undo {
                    <button type="button" class="button" {onclick}>{ icon("again") }{ language.texts().open_games.undo }</button>
                }
            </div>
            <input type="file" accept=".json,application/json" hidden={true} aria-label={texts.open} ref={file} onchange={on_chosen} />
            if let Some(link) = &*link {
                <input class="field" readonly={true} aria-label={texts.link} value={link.clone()} />
            }
        </div>
    }
}

/// The variant of a file, if it holds one.
async fn read(file: &File) -> Option<Variant> {
    if file.size() > LARGEST_FILE {
        return None;
    }
    Variant::from_json(&read_as_text(file).await.ok()?).ok()
}
