//! The rules of a variant, made from its data.

mod advice;
mod army;
mod cards;
mod diagram;
mod pictures;
mod play;
pub(super) mod setup;
mod switches;
#[cfg(test)]
mod tests;

use gloo::utils::window;
use vexillum_engine::{VARIANTS, Variant};
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::flaws::flaws;
use super::kinds::Kinds;
use super::over::PageOver;
use crate::address::{Page, choose};
use crate::components::lessons;
use crate::components::start::edition::MiniBoard;
use crate::components::start::rules::changed_rules;
use crate::hooks::steps::use_steps;
use crate::hooks::stored::use_stored;
use crate::i18n::Language;
use crate::own::{OwnVariants, call, call_in_force, in_force};
use crate::settings::Style;
use crate::storage;

/// The rules of the variant that is called so, with its changed switches.
pub(super) fn rules(called: &str, language: Language, style: Style, framed: bool) -> Html {
    let texts = &language.workshop().rules;
    let bar = |variant: Option<&Variant>| if framed { Html::default() } else { editions(variant, language) };
    let Some(variant) = in_force(called) else {
        let why = if called.starts_with('{') || called.contains('/') { texts.damaged } else { texts.unknown };
        return html! { <main class="rulebook" data-screen="rules">{ bar(None) }<p class="status warning" role="status">{ why }</p></main> };
    };
    let found = flaws(&variant, language);
    if !found.is_empty() {
        return html! {
            <main class="rulebook" data-screen="rules">
                { bar(Some(&variant)) }
                <p class="status warning" role="status">{ texts.unplayable }</p>
                <ul class="missing">{ for found.into_iter().map(|flaw| html! { <li>{ flaw }</li> }) }</ul>
                <a class="button" href={Page::Editor(call(&variant)).address()}>{ texts.change }</a>
            </main>
        };
    }
    html! {
        <main class="rulebook" data-screen="rules">
            { bar(Some(&variant)) }
            { book(&variant, language, style, framed) }
        </main>
    }
}

/// The rules of a variant that can be played. In a frame, and over another page, nothing in them leads away.
fn book(variant: &Variant, language: Language, style: Style, framed: bool) -> Html {
    html! {
        <>
            { diagram::arrow_head() }
            { head(Kinds { variant, language, style }, framed) }
            <Sections key={call_in_force(variant)} variant={*variant} {language} {style} />
        </>
    }
}

/// Properties of [`RulesDialog`].
#[derive(PartialEq, Properties)]
pub(super) struct RulesDialogProps {
    /// Variant with its changed switches.
    pub(super) variant: Variant,
    /// Language of the page.
    pub(super) language: Language,
    /// Look of the pieces.
    pub(super) style: Style,
    /// Called when it was closed.
    pub(super) on_close: Callback<()>,
}

/// The rules over another page of the workshop, which stays as it is.
#[component]
pub(super) fn RulesDialog(RulesDialogProps { variant, language, style, on_close }: &RulesDialogProps) -> Html {
    let words = &language.texts().words;
    html! {
        <PageOver label={words.rules} close={words.close} {on_close}>
            <div class="rulebook">{ book(variant, *language, *style, true) }</div>
        </PageOver>
    }
}

#[derive(PartialEq, Properties)]
struct SectionsProps {
    variant: Variant,
    language: Language,
    style: Style,
}

/// What makes the content of a section.
type Content = fn(Kinds) -> Html;

/// What the rules have to say, one section drawn after the other.
#[component]
fn Sections(props: &SectionsProps) -> Html {
    let &SectionsProps { ref variant, language, style } = props;
    let headings = &language.workshop().rules.headings;
    let powers = variant.army.units().any(|unit| unit.power.is_some());
    let sections: [(bool, &str, Content); 8] = [
        (true, headings.play, play::play),
        (true, headings.moves, pictures::movements),
        (powers, headings.powers, pictures::powers),
        (variant.cards, headings.cards, cards::cards),
        (true, headings.army, army::army),
        (true, headings.setup, setup::setup),
        (true, headings.switches, switches::switches),
        (true, headings.advice, advice::advice),
    ];
    let drawn = use_steps(sections.len());
    let kinds = Kinds { variant, language, style };
    sections
        .into_iter()
        .take(drawn)
        .filter(|&(there, ..)| there)
        .map(|(_, heading, content)| html! { <section key={heading}><h2>{ heading }</h2>{ content(kinds) }</section> })
        .collect()
}

/// The choice of another variant: all editions and what the player has kept, and this one.
fn editions(shown: Option<&Variant>, language: Language) -> Html {
    let texts = &language.workshop().rules;
    let kept = storage::load::<OwnVariants>().value();
    let stranger = shown.filter(|shown| shown.is_own() && !kept.iter().any(|own| own == *shown));
    let name = |variant: &Variant| language.texts().words.edition(variant).text();
    let option = |variant: &Variant| {
        let selected = shown.is_some_and(|shown| call(shown) == call(variant));
        html! { <option value={call(variant)} {selected}>{ name(variant) }</option> }
    };
    let onchange = |event: Event| {
        if let Some(select) = event.target_dyn_into::<HtmlSelectElement>() {
            // In the place of this page, so that going back leaves the workshop.
            let _ = window().location().replace(&Page::Rules(select.value()).address());
        }
    };
    html! {
        <div class="rulebook-bar">
            <label class="visually-hidden" for="rulebook-edition">{ texts.edition }</label>
            <select id="rulebook-edition" class="field" {onchange}>
                if shown.is_none() {
                    <option selected={true}></option>
                }
                { for stranger.into_iter().chain(kept.iter()).chain(VARIANTS.iter().copied()).map(option) }
            </select>
        </div>
    }
}

/// The name of the variant with what tells it from others, its changed switches, and what can be done with it.
fn head(kinds: Kinds, framed: bool) -> Html {
    let Kinds { variant, language, .. } = kinds;
    let (texts, words) = (kinds.texts(), language.texts());
    let text = words.options.edition(variant.id);
    let changed = changed_rules(variant, words);
    html! {
        <header class="rulebook-head">
            <MiniBoard variant={*variant} />
            <h1>{ words.words.edition(variant).text() }</h1>
            <p class="facts-line">
                { (texts.facts)(variant.army.total(), &variant.board) }
                if let Some(text) = text {
                    { " · " }{ (texts.minutes)(text.minutes) }
                }
            </p>
            <p>{ text.map_or(texts.own_line, |text| text.line) }{ " " }{ texts.independent }</p>
            if !changed.is_empty() {
                <div class="changed-rules">
                    <h2>{ texts.changed }</h2>
                    <ul>
                        { for changed.into_iter().map(|(rule, own)| html! {
                            <li><b>{ rule }</b>{ " " }<small>{ own }</small></li>
                        }) }
                    </ul>
                </div>
            }
            if !framed {
                <div class="rulebook-actions">
                    <a class="button primary" href={choose(&call_in_force(variant))}>{ texts.choose }</a>
                    { lessons::link(language) }
                    <a class="button" href={Page::History.address()}>{ texts.history }</a>
                    if variant.is_own() {
                        <Keep variant={*variant} {language} />
                        <a class="button" href={Page::Editor(call(variant)).address()}>{ texts.change }</a>
                    }
                </div>
            }
        </header>
    }
}

#[derive(PartialEq, Properties)]
struct KeepProps {
    variant: Variant,
    language: Language,
}

/// Keeps a variant that somebody has shared.
#[component]
fn Keep(props: &KeepProps) -> Html {
    let KeepProps { variant, language } = *props;
    let texts = &language.workshop().rules;
    let note = use_state_eq(|| None::<&'static str>);
    let kept = use_stored::<OwnVariants>().iter().any(|own| *own == variant);
    let onclick = {
        let note = note.clone();
        Callback::from(move |_: MouseEvent| {
            let (kept, stored) = storage::update(|variants: &mut OwnVariants| variants.keep(&variant, None));
            let done = kept.is_some() && stored.is_ok();
            note.set(Some(if done { texts.kept } else { texts.not_kept }));
        })
    };
    html! {
        <>
            <button type="button" class="button" disabled={kept} {onclick}>{ texts.keep }</button>
            <p class="note" role="status">{ *note }</p>
        </>
    }
}
