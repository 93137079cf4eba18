//! Arrangements to take instead: those that come with the game, and the player's own, kept in the browser.

use vexillum_engine::{Setup, Variant};
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::share::Share;
use crate::components::icon::icon;
use crate::components::later::KeptProps;
use crate::components::setup::editor::Act;
use crate::components::setup::words::Speaker;
use crate::draft::{PresetName, Saved, SavedSetups, presets};
use crate::hooks::stored::use_stored;
use crate::hooks::unfolded::use_unfolded;
use crate::i18n::setup::Kept as Texts;
use crate::name::{LONGEST, Name};
use crate::settings::Style;
use crate::storage;

/// An arrangement of the list.
struct Entry {
    label: String,
    setup: Setup,
    own: bool,
}

fn entries(variant: &Variant, saved: &SavedSetups, texts: &Texts) -> Vec<Entry> {
    let name = |preset: PresetName| texts.presets.get(preset as usize).copied().unwrap_or_default();
    let ready = presets(variant).into_iter().map(|preset| Entry {
        label: name(preset.name).to_owned(),
        setup: preset.setup,
        own: false,
    });
    let own = saved.fitting(variant).into_iter().map(|Saved { name, setup }| Entry { label: name, setup, own: true });
    ready.chain(own).collect()
}

/// The list of arrangements, and behind a fold: save, and set-ups as text.
#[component]
pub(crate) fn Kept(props: &KeptProps) -> Html {
    let saved = use_stored::<SavedSetups>();
    let chosen = use_state(|| 0_usize);
    let note = use_state(|| None::<AttrValue>);
    let deleted = use_state_eq(|| None::<Saved>);
    let (unfolded, on_toggle) = use_unfolded();
    let name_field = use_node_ref();
    let KeptProps { draft, on_act, .. } = props;
    let texts: &'static Texts = &props.language.texts().kept;
    let variant = *draft.variant();
    let entries = entries(&variant, &saved, texts);
    let entry = entries.get(*chosen).or_else(|| entries.first());

    let on_choose = {
        let chosen = chosen.clone();
        Callback::from(move |event: Event| {
            let value = event.target_dyn_into::<HtmlSelectElement>().map(|select| select.value());
            chosen.set(value.and_then(|value| value.parse().ok()).unwrap_or_default());
        })
    };
    let on_take = entry.map(|entry| {
        let setup = entry.setup.clone();
        on_act.reform(move |_: MouseEvent| Act::Replace(setup.clone()))
    });
    let on_delete = entry.filter(|entry| entry.own).map(|entry| {
        let (deleted, chosen, note) = (deleted.clone(), chosen.clone(), note.clone());
        let gone = Saved { name: entry.label.clone(), setup: entry.setup.clone() };
        Callback::from(move |_: MouseEvent| {
            let _ = storage::update(|saved: &mut SavedSetups| saved.delete(&variant, &gone.name));
            chosen.set(0);
            note.set(Some((texts.deleted)(&Name::of(&gone.name)).into()));
            deleted.set(Some(gone.clone()));
        })
    });
    let on_undo = (*deleted).clone().map(|gone| {
        let (deleted, note) = (deleted.clone(), note.clone());
        Callback::from(move |_: MouseEvent| {
            let (name, _) = storage::update(|saved: &mut SavedSetups| saved.save(&variant, &gone.name, &gone.setup));
            note.set(name.map(|name| (texts.saved)(&Name::of(&name)).into()));
            deleted.set(None);
        })
    });
    let on_save = {
        let (deleted, note, field, setup) = (deleted.clone(), note.clone(), name_field.clone(), draft.setup().clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let text = field.cast::<HtmlInputElement>().map(|field| field.value()).unwrap_or_default();
            let (name, kept) = storage::update(|saved: &mut SavedSetups| saved.save(&variant, &text, &setup));
            let name = name.filter(|_| kept.is_ok());
            note.set(Some(name.map_or(texts.not_saved.into(), |name| (texts.saved)(&Name::of(&name)).into())));
            deleted.set(None);
        })
    };
    let on_note = {
        let note = note.clone();
        Callback::from(move |text: Option<&'static str>| note.set(text.map(Into::into)))
    };
    let on_paste = {
        let (draft, on_act, language, color) = (draft.clone(), on_act.clone(), props.language, props.color);
        Callback::from(move |text: String| {
            let mut draft = draft.clone();
            let read = draft.paste(&text).map(|_| draft.setup().clone());
            let speaker = Speaker { texts: language.texts(), variant: &variant, color, style: Style::default() };
            let words = |error| speaker.paste_error(error, &texts.paste_errors).into();
            on_act.emit(Act::Pasted(read.map_err(words)));
        })
    };
    let option = |(index, entry): (usize, &Entry)| {
        html! { <option value={index.to_string()} selected={index == *chosen}>{ Name::of(&entry.label).text() }</option> }
    };
    let group = |own: bool| {
        let members: Vec<Html> = entries.iter().enumerate().filter(|(_, entry)| entry.own == own).map(option).collect();
        let [ready, mine] = texts.groups;
        if members.is_empty() {
            return Html::default();
        }
        html! { <optgroup label={if own { mine } else { ready }}>{ for members }</optgroup> }
    };
    html! {
        <>
            <h2 class="legend">{ texts.ready_made }</h2>
            if !entries.is_empty() {
                <div class="field-row">
                    <label class="visually-hidden" for="preset">{ texts.ready_made }</label>
                    <select id="preset" class="field" onchange={on_choose}>{ group(false) }{ group(true) }</select>
                    <button type="button" class="button" onclick={on_take}>{ texts.take }</button>
                    if let Some(onclick) = on_delete {
                        <button type="button" class="button" {onclick}>{ texts.delete }</button>
                    }
                </div>
            }
            if let Some(onclick) = on_undo {
                <div class="field-row">
                    <p class="note" role="status">{ (*note).clone() }</p>
                    <button type="button" class="button" {onclick}>{ icon("again") }{ props.language.texts().open_games.undo }</button>
                </div>
            }
            <details class="more" ontoggle={on_toggle}>
                <summary>{ texts.keep }</summary>
                if !props.shared {
                    <form class="field-row" onsubmit={on_save}>
                        <label class="visually-hidden" for="save-name">{ texts.name }</label>
                        <input id="save-name" class="field" ref={name_field} placeholder={texts.name} maxlength={LONGEST.to_string()} autocomplete="off" />
                        <button class="button">{ icon("check") }{ texts.save }</button>
                    </form>
                }
                if unfolded {
                    <Share setup={draft.setup().clone()} {variant} language={props.language} {on_paste} {on_note} />
                }
                <p class="note" role="status">{ note.as_ref().or(props.pasted.as_ref()).cloned() }</p>
            </details>
        </>
    }
}
