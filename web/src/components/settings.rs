//! The settings, in a dialog.

use vexillum_engine::notation::PlayerRecord;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::dialog::dialog;
use super::own_record::own_record;
use crate::i18n::Language;
use crate::settings::{Motion, PieceSet, Settings, Theme};

/// What the settings show and tell.
pub struct SettingsView {
    /// How things are set.
    pub settings: Settings,
    /// The own record of the person who plays, while a game runs.
    pub own: Option<PlayerRecord>,
    /// They change.
    pub on_change: Callback<Settings>,
    /// The dialog is closed.
    pub on_close: Callback<()>,
}

/// One of several values.
fn choice<T: Copy + PartialEq + 'static, const N: usize>(
    view: &SettingsView,
    name: &'static str,
    id: &'static str,
    values: [T; N],
    words: [&'static str; N],
    get: fn(&Settings) -> T,
    set: fn(&mut Settings, T),
) -> Html {
    let option = |(value, word): (T, &'static str)| {
        let onchange = {
            let (settings, on_change) = (view.settings.clone(), view.on_change.clone());
            Callback::from(move |_: Event| {
                let mut settings = settings.clone();
                set(&mut settings, value);
                on_change.emit(settings);
            })
        };
        html! { <label><input type="radio" name={id} checked={get(&view.settings) == value} {onchange} />{ word }</label> }
    };
    html! {
        <fieldset class="setting">
            <legend class="visually-hidden">{ name }</legend>
            <span class="setting-name" aria-hidden="true">{ name }</span>
            <div class="segmented">{ for values.into_iter().zip(words).map(option) }</div>
        </fieldset>
    }
}

/// The settings.
pub fn settings_dialog(view: &SettingsView) -> Html {
    let texts = view.settings.language.texts();
    let words = &view.settings.language.later().settings;
    let name_field = |(index, color): (usize, &'static str)| {
        let oninput = {
            let (settings, on_change) = (view.settings.clone(), view.on_change.clone());
            Callback::from(move |event: InputEvent| {
                let mut settings = settings.clone();
                let value = event.target_dyn_into::<HtmlInputElement>().map(|field| field.value());
                if let (Some(name), Some(value)) = (settings.names.get_mut(index), value) {
                    *name = value;
                    on_change.emit(settings);
                }
            })
        };
        let value = view.settings.names.get(index).cloned().unwrap_or_default();
        html! { <input class="field" maxlength="20" aria-label={color} placeholder={color} {value} {oninput} /> }
    };
    let on_language = {
        let (settings, on_change) = (view.settings.clone(), view.on_change.clone());
        Callback::from(move |event: Event| {
            let code = event.target_dyn_into::<HtmlSelectElement>().map(|select| select.value());
            if let Some(language) = Language::ALL.into_iter().find(|language| Some(language.code()) == code.as_deref())
            {
                on_change.emit(Settings { language, ..settings.clone() });
            }
        })
    };
    let language = |language: Language| {
        let selected = language == view.settings.language;
        html! { <option value={language.code()} lang={language.code()} {selected}>{ language.name() }</option> }
    };
    let content = html! {
        <>
            <div class="dialog-body settings">
                <div class="setting">
                    <label class="setting-name" for="language">{ words.language }</label>
                    <select id="language" class="field" onchange={on_language}>{ for Language::ALL.into_iter().map(language) }</select>
                </div>
                { choice(view, words.theme, "theme", Theme::ALL, words.themes, |s| s.theme, |s, theme| s.theme = theme) }
                { choice(view, words.pieces, "pieces", PieceSet::ALL, words.piece_sets, |s| s.pieces, |s, set| s.pieces = set) }
                { choice(view, words.motion, "motion", Motion::ALL, words.motions, |s| s.motion, |s, motion| s.motion = motion) }
                <fieldset class="setting">
                    <legend class="visually-hidden">{ words.names }</legend>
                    <span class="setting-name" aria-hidden="true">{ words.names }</span>
                    <div class="field-row">{ for texts.words.colors.into_iter().enumerate().map(name_field) }</div>
                </fieldset>
                { for view.own.clone().map(|record| own_record(view.settings.language, record)) }
                <div class="about">
                    { for words.about.iter().map(|line| html! { <p>{ *line }</p> }) }
                </div>
            </div>
            <div class="dialog-foot"><button class="button">{ texts.words.close }</button></div>
        </>
    };
    dialog(words.title, true, &view.on_close, content)
}
