//! The editor of variants of the player's own.

mod army;
mod board;
mod edit;
mod stepper;
mod tools;

use std::cell::RefCell;
use std::rc::Rc;

use gloo::utils::window;
use vexillum_engine::{Rules, VARIANTS, Variant};
use wasm_bindgen::JsValue;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::flaws::flaws;
use crate::address::{Page, choose};
use crate::components::field::Field;
use crate::components::start::rules::RuleSwitches;
use crate::hooks::stored::use_stored;
use crate::i18n::Language;
use crate::name::LONGEST;
use crate::own::{OwnVariants, call};
use crate::settings::Style;
use edit::Edit;
use tools::Tools;

/// What a new variant is made of.
const FIRST: &str = "barrage";

/// What the editor shows.
#[derive(PartialEq, Properties)]
pub(super) struct EditorProps {
    /// What the variant is called that is to be changed; empty for a new one.
    pub(super) called: AttrValue,
    /// The language.
    pub(super) language: Language,
    /// Look of the pieces.
    pub(super) style: Style,
}

/// What every part of the editor needs.
#[derive(Clone, PartialEq)]
struct View {
    variant: Variant,
    language: Language,
    style: Style,
    on_edit: Callback<Edit>,
    latest: Latest,
    /// The variants that are kept.
    kept: Rc<OwnVariants>,
    /// The state in which it was opened or kept last.
    earlier: Option<Variant>,
    /// It was kept so.
    on_kept: Callback<Variant>,
}

/// The variant with all edits, also those that have not been drawn yet.
#[derive(Clone)]
struct Latest(Rc<RefCell<Variant>>);

impl Latest {
    fn get(&self) -> Variant {
        *self.0.borrow()
    }
}

impl PartialEq for Latest {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// The variant of an address, or a new one; whether the address is good.
fn read(called: &str, language: Language) -> (Variant, bool) {
    let named = |variant: &Variant| variant.as_own(&language.texts().words.edition(variant));
    let read = match Variant::find(called) {
        Some(edition) => Some(named(edition)),
        None => Variant::from_json(called).ok(),
    };
    let new = || Variant::find(FIRST).unwrap_or(VARIANTS[0]).as_own(language.workshop().editor.new_name);
    (read.unwrap_or_else(new), read.is_some() || called.is_empty())
}

/// The editor.
#[component]
pub(super) fn Editor(props: &EditorProps) -> Html {
    let language = props.language;
    let texts = &language.workshop().editor;
    let latest = Latest(use_mut_ref(|| read(&props.called, language).0));
    let variant = use_state_eq(|| latest.get());
    let note = use_state_eq(|| None::<AttrValue>);
    let earlier = use_state_eq(|| None::<Variant>);
    {
        let (variant, latest, note, earlier) = (variant.clone(), latest.clone(), note.clone(), earlier.clone());
        use_effect_with(props.called.clone(), move |called| {
            let (read, good) = read(called, language);
            *latest.0.borrow_mut() = read;
            variant.set(read);
            earlier.set(Some(read));
            note.set((!good).then_some(texts.not_a_variant.into()));
        });
    }
    let show = {
        let (variant, latest) = (variant.clone(), latest.clone());
        Callback::from(move |changed: Variant| {
            *latest.0.borrow_mut() = changed;
            // The address always holds the variant as it is, so that a reload or going back loses nothing. A browser that
            // finds that too often keeps an older one.
            if let Ok(history) = window().history() {
                let address = Page::Editor(call(&changed)).address();
                let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&address));
            }
            variant.set(changed);
        })
    };
    let on_edit = {
        let (latest, note, earlier, show) = (latest.clone(), note.clone(), earlier.clone(), show.clone());
        Callback::from(move |edit: Edit| {
            // Another one is no later state of this.
            if matches!(edit, Edit::Whole(_)) {
                earlier.set(None);
            }
            show.emit(edit.apply(&latest.get(), &language.texts().pieces));
            note.set(None);
        })
    };
    let on_kept = {
        let earlier = earlier.clone();
        Callback::from(move |kept: Variant| {
            earlier.set(Some(kept));
            show.emit(kept);
        })
    };
    let kept = Rc::new(OwnVariants::clone(&use_stored()));
    let view =
        View { variant: *variant, language, style: props.style, on_edit, latest, kept, earlier: *earlier, on_kept };
    let on_note = {
        let note = note.clone();
        Callback::from(move |text| note.set(Some(text)))
    };
    html! {
        <main class="editor setup" data-screen="editor">
            <h1 class="visually-hidden">{ texts.title }</h1>
            { title_row(&view) }
            <section class="editor-board">
                <h2 class="visually-hidden">{ texts.board }</h2>
                { board::board(&view) }
                <Tools view={view.clone()} {on_note} />
                <p class="note" role="status">{ (*note).clone() }</p>
            </section>
            <section class="panel">
                { army::army(&view) }
                { cards(&view) }
                { rules(&view) }
            </section>
            { ready(&view) }
        </main>
    }
}

/// The switches, as on the start screen.
fn rules(view: &View) -> Html {
    let on_set = view.on_edit.reform(Edit::Rules);
    html! { <RuleSwitches variant={view.variant} own={Rules::STANDARD} language={view.language} {on_set} /> }
}

/// The name, and what to begin with.
fn title_row(view: &View) -> Html {
    let texts = &view.language.workshop().editor;
    let on_start = {
        let (on_edit, language) = (view.on_edit.clone(), view.language);
        Callback::from(move |event: Event| {
            let Some(select) = event.target_dyn_into::<HtmlSelectElement>() else { return };
            on_edit.emit(Edit::Whole(read(&select.value(), language).0.into()));
            select.set_selected_index(0);
        })
    };
    let words = &view.language.texts().words;
    html! {
        <div class="title-row">
            <label>
                { texts.name }
                <Field value={view.variant.title.to_string()} most={LONGEST.to_string()} on_text={view.on_edit.reform(Edit::Title)} />
            </label>
            <label>
                { texts.start_from }
                <select class="field" onchange={on_start}>
                    <option value="" disabled={true} selected={true}>{ texts.choose }</option>
                    { for view.kept.iter().chain(VARIANTS.iter().copied()).map(|variant| html! {
                        <option value={call(variant)}>{ words.edition(variant).text() }</option>
                    }) }
                </select>
            </label>
        </div>
    }
}

fn cards(view: &View) -> Html {
    let [name, line] = view.language.workshop().editor.cards;
    let onchange = view.on_edit.reform(|event: Event| {
        Edit::Cards(event.target_dyn_into::<HtmlInputElement>().is_some_and(|input| input.checked()))
    });
    html! {
        <label class="switch">
            <span class="switch-name">{ name }</span>
            <span class="switch-line">{ line }</span>
            <input type="checkbox" role="switch" checked={view.variant.cards} {onchange} />
        </label>
    }
}

/// What is still wrong, and the way into a game.
fn ready(view: &View) -> Html {
    let texts = &view.language.workshop().editor;
    let found = flaws(&view.variant, view.language);
    let ready = found.is_empty();
    let lines = if ready { vec![texts.complete.to_owned()] } else { found };
    let onclick = {
        let latest = view.latest.clone();
        Callback::from(move |_: MouseEvent| {
            let _ = window().location().set_hash(&choose(&call(&latest.get())));
        })
    };
    html! {
        <div class="ready-bar panel">
            <ul class={classes!("missing", ready.then_some("complete"))} aria-live="polite">
                { for lines.into_iter().map(|line| html! { <li>{ line }</li> }) }
            </ul>
            <button type="button" class="button primary" disabled={!ready} {onclick}>{ texts.play }</button>
        </div>
    }
}
