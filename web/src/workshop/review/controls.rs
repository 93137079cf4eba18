//! What steers the game that is looked at: keys, buttons, the slider; and as whom it is seen.

use vexillum_engine::Color;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement, KeyboardEvent};
use yew::prelude::*;

use super::Msg;
use super::open::Open;
use crate::components::icon::{icon, picture};
use crate::i18n::Language;

/// A step through the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::workshop) enum Step {
    /// To the beginning.
    First,
    /// One back.
    Back,
    /// One forward.
    Forward,
    /// To the end.
    Last,
}

impl Step {
    /// Where it leads from there, of so many entries.
    pub(super) fn leads(self, at: usize, of: usize) -> usize {
        match self {
            Self::First => 0,
            Self::Back => at.saturating_sub(1),
            Self::Forward => (at + 1).min(of),
            Self::Last => of,
        }
    }
}

/// What uses these keys itself.
const TAKEN: &str = "[role=grid], input, select, textarea, .page-over";

/// The step that a key asks for.
pub(super) fn step(event: &KeyboardEvent) -> Option<Step> {
    let step = match event.key().as_str() {
        "Home" => Step::First,
        "ArrowLeft" => Step::Back,
        "ArrowRight" => Step::Forward,
        "End" => Step::Last,
        _ => return None,
    };
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let taken = target.is_some_and(|target| target.closest(TAKEN).is_ok_and(|found| found.is_some()));
    let plain = !(event.ctrl_key() || event.alt_key() || event.meta_key() || event.shift_key());
    (plain && !taken).then_some(step)
}

/// The slider with its buttons.
pub(super) fn steering(open: &Open, language: Language, on: &Callback<Msg>) -> Html {
    let (texts, review) = (&language.texts().result, &language.workshop().review);
    let (at, of) = (open.at, open.len());
    let step = |picture: &'static str, label: &'static str, step: Step| {
        html! {
            <button type="button" class="button quiet icon-only" aria-label={label} title={label} disabled={step.leads(at, of) == at}
                onclick={on.reform(move |_| Msg::Step(step))}>{ icon(picture) }</button>
        }
    };
    let oninput = {
        let on = on.clone();
        Callback::from(move |event: InputEvent| {
            let slider = event.target_dyn_into::<HtmlInputElement>();
            if let Some(at) = slider.and_then(|slider| slider.value().parse().ok()) {
                on.emit(Msg::Seek(at));
            }
        })
    };
    let (image, label) = if open.playing { ("pause", review.pause) } else { ("play", review.play) };
    html! {
        <section class="panel wide">
            <div class="replay">
                { step("first", texts.first, Step::First) }
                { step("prev", texts.back, Step::Back) }
                <input type="range" min="0" max={of.to_string()} value={at.to_string()} aria-label={texts.slider} {oninput} />
                { step("next", texts.forward, Step::Forward) }
                { step("last", texts.last, Step::Last) }
                <div class="replay-foot">
                    <button type="button" class="button" onclick={on.reform(|_| Msg::Play)}>{ picture("workshop", image) }{ label }</button>
                    <output>{ (texts.at)(at, of) }</output>
                </div>
            </div>
        </section>
    }
}

/// As whom the game is seen, and whether with the computer's belief.
pub(super) fn viewers(open: &Open, language: Language, on: &Callback<Msg>) -> Html {
    let texts = &language.workshop().review;
    let viewers = [Some(Color::Red), Some(Color::Blue), None];
    let viewer = |(viewer, name): (Option<Color>, &'static str)| {
        let onchange = on.reform(move |_: Event| Msg::View(viewer));
        html! { <label><input type="radio" name="viewer" checked={open.viewer == viewer} {onchange} />{ name }</label> }
    };
    let seen_as_player = open.viewer.is_some();
    html! {
        <fieldset class="panel wide viewers">
            <legend class="visually-hidden">{ texts.seen_by }</legend>
            <div class="segmented">{ for viewers.into_iter().zip(texts.viewers).map(viewer) }</div>
            if seen_as_player {
                <label class="check">
                    <input type="checkbox" checked={open.believes} onchange={on.reform(|_: Event| Msg::Believe)} />
                    <span>{ texts.belief }<small>{ texts.belief_line }</small></span>
                </label>
            } else {
                <p class="hint-line">{ texts.open_line }</p>
            }
        </fieldset>
    }
}
