//! The settings, in a dialog.

use vexillum_engine::{Color, Names, Role};
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::own_record::OwnRecord;
use crate::components::dialog::Dialog;
use crate::components::later::SettingsDialogProps;
use crate::components::piece::{Face, Look, piece};
use crate::i18n::Language;
use crate::i18n::settings::Check;
use crate::name::LONGEST;
use crate::settings::{FIGURES, Motion, Numbering, PieceSet, Settings, Sound, Theme};
use crate::sound::{Cue, hear};
use crate::storage::{self, ROOM};

impl SettingsDialogProps {
    /// What changes them by a function of the event.
    fn change<E: 'static>(&self, change: impl Fn(&mut Settings, E) + 'static) -> Callback<E> {
        let settings = self.settings.clone();
        self.on_change.reform(move |event: E| {
            let mut settings = settings.clone();
            change(&mut settings, event);
            settings
        })
    }
}

/// A setting: its name, and what changes it.
fn setting(name: &'static str, content: Html) -> Html {
    html! {
        <fieldset class="setting">
            <legend class="visually-hidden">{ name }</legend>
            <span class="setting-name" aria-hidden="true">{ name }</span>
            { content }
        </fieldset>
    }
}

/// One of several values.
fn choice<T: Copy + PartialEq + 'static, const N: usize>(
    view: &SettingsDialogProps,
    (name, id): (&'static str, &'static str),
    values: [T; N],
    words: [&'static str; N],
    get: fn(&Settings) -> T,
    set: fn(&mut Settings, T),
) -> Html {
    let option = |(value, word): (T, &'static str)| {
        let onchange = view.change(move |settings, _: Event| set(settings, value));
        html! { <label><input type="radio" name={id} checked={get(&view.settings) == value} {onchange} />{ word }</label> }
    };
    setting(name, html! { <div class="segmented">{ for values.into_iter().zip(words).map(option) }</div> })
}

/// Something that is either so or not.
fn check(view: &SettingsDialogProps, (name, line): Check, on: bool, set: fn(&mut Settings, bool)) -> Html {
    let onchange = view.change(move |settings, event: Event| {
        set(settings, event.target_dyn_into::<HtmlInputElement>().is_some_and(|input| input.checked()));
    });
    html! {
        <label class="setting-check">
            <input type="checkbox" checked={on} {onchange} />
            <span>{ name }<small>{ line }</small></span>
        </label>
    }
}

/// The settings.
#[component]
pub(super) fn SettingsDialog(view: &SettingsDialogProps) -> Html {
    let texts = view.settings.language.texts();
    let words = &view.settings.language.texts().settings;
    let parts = [appearance(view), playing(view), together(view), kept(view)];
    let part = |(title, content): (&'static str, Html)| {
        html! { <section class="settings-part"><h3>{ title }</h3>{ content }</section> }
    };
    html! {
        <Dialog title={words.title} wide={true} on_close={view.on_close.clone()}>
            <div class="dialog-body settings">
                { for words.parts.into_iter().zip(parts).map(part) }
                if let Some(record) = &view.own {
                    <OwnRecord language={view.settings.language} record={record.clone()} />
                }
                <div class="about">
                    { for words.about.iter().map(|line| html! { <p>{ *line }</p> }) }
                </div>
            </div>
            <div class="dialog-foot"><button class="button">{ texts.words.close }</button></div>
        </Dialog>
    }
}

fn appearance(view: &SettingsDialogProps) -> Html {
    let words = &view.settings.language.texts().settings;
    let on_language = view.change(|settings, event: Event| {
        let code = event.target_dyn_into::<HtmlSelectElement>().map(|select| select.value());
        if let Some(language) = Language::ALL.into_iter().find(|language| code.as_deref() == Some(language.code())) {
            settings.language = language;
        }
    });
    let language = |language: Language| {
        let selected = language == view.settings.language;
        html! { <option value={language.code()} lang={language.code()} {selected}>{ language.name() }</option> }
    };
    html! {
        <>
            <div class="setting">
                <label class="setting-name" for="language">{ words.language }</label>
                <div>
                    <select id="language" class="field" translate="no" aria-describedby="language-hint" onchange={on_language}>
                        { for Language::ALL.into_iter().map(language) }
                    </select>
                    <small id="language-hint">{ words.languages }</small>
                </div>
            </div>
            { choice(view, (words.theme, "theme"), Theme::ALL, words.themes, |s| s.theme, |s, theme| s.theme = theme) }
            { choice(view, (words.pieces, "pieces"), PieceSet::ALL, words.piece_sets,
                |s| s.style.pieces, |s, pieces| s.style.pieces = pieces) }
            { figures(view) }
            { choice(view, (words.numbering, "numbering"), Numbering::ALL, words.numberings,
                |s| s.style.numbering, |s, numbering| s.style.numbering = numbering) }
            { sample(view) }
            { check(view, words.rivers, !view.settings.dry, |s, rivers| s.dry = !rivers) }
        </>
    }
}

/// Of which kinds the second figure is drawn.
fn figures(view: &SettingsDialogProps) -> Html {
    let texts = view.settings.language.texts();
    let words = &texts.settings;
    let figure = |role: Role| {
        let onchange = view.change(move |settings, event: Event| {
            let on = event.target_dyn_into::<HtmlInputElement>().is_some_and(|input| input.checked());
            let figures = &mut settings.style.figures;
            *figures = if on { figures.with(role) } else { figures.without(role) };
        });
        let name = texts.pieces.usual(Names::Classic, Color::Red, role);
        let checked = view.settings.style.figures.contains(role);
        // Where there are other pictures, or none, there is no second one.
        let disabled = view.settings.style.pieces != PieceSet::Pictures;
        html! { <label><input type="checkbox" {checked} {disabled} {onchange} />{ name }</label> }
    };
    setting(words.figures, html! { <div class="checks">{ for FIGURES.into_iter().map(figure) }</div> })
}

/// Some pieces as they look now.
fn sample(view: &SettingsDialogProps) -> Html {
    let look = Look { names: Names::Classic, unnumbered: None, style: view.settings.style };
    let roles = [Role::Marshal, Role::General, Role::Lieutenant, Role::Scout, Role::Spy, Role::Bomb];
    let pieces = roles.into_iter().enumerate().map(|(index, role)| {
        let color = if index % 2 == 0 { Color::Red } else { Color::Blue };
        piece(Face::mine(color, role), look, false)
    });
    html! { <div class="setting-sample" aria-hidden="true">{ for pieces }</div> }
}

fn playing(view: &SettingsDialogProps) -> Html {
    let words = &view.settings.language.texts().settings;
    html! {
        <>
            { choice(view, (words.sound, "sound"), Sound::ALL, words.sounds, |s| s.sound, |s, sound| {
                s.sound = sound;
                hear(Cue::Move, sound);
            }) }
            { choice(view, (words.motion, "motion"), Motion::ALL, words.motions, |s| s.motion, |s, motion| s.motion = motion) }
            { check(view, words.confirm, view.settings.confirm, |s, confirm| s.confirm = confirm) }
        </>
    }
}

fn together(view: &SettingsDialogProps) -> Html {
    let texts = view.settings.language.texts();
    let words = &texts.settings;
    let field = |(index, color): (usize, &'static str)| {
        let oninput = view.change(move |settings, event: InputEvent| {
            let value = event.target_dyn_into::<HtmlInputElement>().map(|field| field.value());
            if let (Some(name), Some(value)) = (settings.names.get_mut(index), value) {
                *name = value;
            }
        });
        let value = view.settings.names.get(index).cloned().unwrap_or_default();
        html! { <input class="field" maxlength={LONGEST.to_string()} aria-label={color} placeholder={color} {value} {oninput} /> }
    };
    let fields = texts.words.colors.into_iter().enumerate().map(field);
    html! {
        <>
            { setting(words.names, html! { <div class="field-row">{ for fields }</div> }) }
            { check(view, words.cover, view.settings.cover, |s, cover| s.cover = cover) }
        </>
    }
}

/// Removing everything, which takes two steps: it is said first what that is.
fn kept(view: &SettingsDialogProps) -> Html {
    let words = &view.settings.language.texts().settings;
    let (title, text) = words.clear;
    html! {
        <>
        { room(view.settings.language) }
        <details class="clear more">
            <summary>{ title }</summary>
            <p>{ text }</p>
            <button type="button" class="button primary" onclick={view.on_forget.reform(|_: MouseEvent| words.cleared.into())}>
                { words.clear_all }
            </button>
        </details>
        </>
    }
}

/// Room that is used in the browser's storage, and that is left.
fn room(language: Language) -> Html {
    let texts = &language.texts().storage;
    let [ours, all] = storage::used();
    if !storage::is_open() {
        return html! { <p>{ texts.no_room }</p> };
    }
    let size = |units: usize| match units.div_ceil(1024) {
        small @ 0..1000 => format!("{small} kB"),
        large => {
            let megabytes = format!("{:.1} MB", large as f64 / 1024.0);
            if language == Language::English { megabytes } else { megabytes.replace('.', ",") }
        }
    };
    let words = (texts.room)(&size(ours), &size(ROOM.saturating_sub(all)));
    html! {
        <p class="room">
            <meter max={ROOM.to_string()} high={(ROOM / 10 * 9).to_string()} value={all.to_string()} aria-label={words.clone()}></meter>
            { words }
        </p>
    }
}
