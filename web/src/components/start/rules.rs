//! The switches of rule, folded away.

use vexillum_engine::{Captured, SWITCHES, Switch, Value, Values, Variant};
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use crate::i18n::Language;
use crate::i18n::start::Start;
use crate::workshop::Page;

/// The numbers that are offered for a limit of turns, besides the one in force.
const LIMITS: [u32; 6] = [50, 100, 200, 400, 1000, 4000];

/// What the switches show and tell.
pub(super) struct RuleSwitches {
    /// The edition with its switches.
    pub(super) variant: Variant,
    /// The language.
    pub(super) language: Language,
    /// Why the last change was refused.
    pub(super) refused: Option<AttrValue>,
    /// A switch is set: its name and the value.
    pub(super) on_set: Callback<(&'static str, String)>,
    /// All switches are to be as the edition has them.
    pub(super) on_reset: Callback<()>,
}

/// Every switch of the table.
pub(super) fn rule_switches(view: &RuleSwitches) -> Html {
    let start = &view.language.texts().start;
    let changed = view.variant.changed_switches().len();
    let reset = view.on_reset.reform(|_: MouseEvent| ());
    html! {
        <details class="rules span">
            <summary>
                { start.rules }
                if changed > 0 {
                    <small class="rules-changed">{ (start.rules_changed)(changed) }</small>
                }
            </summary>
            { for SWITCHES.iter().map(|switch| row(view, switch)) }
            if let Some(refused) = &view.refused {
                <p class="status warning" role="alert">{ refused }</p>
            }
            <button type="button" class="button" disabled={changed == 0} onclick={reset}>{ start.reset }</button>
            <a class="button quiet" href={Page::Rules(view.variant.id.to_owned()).address()}>{ start.rules_of_edition }</a>
        </details>
    }
}

fn row(view: &RuleSwitches, switch: &'static Switch) -> Html {
    let start = &view.language.texts().start;
    let value = switch.get(&view.variant.rules);
    let text = start.switch(switch.name);
    let own = Variant::find(view.variant.id).map(|edition| switch.get(&edition.rules));
    let differs = own.filter(|own| *own != value).map(|own| (start.own_value)(&word(start, switch, own)));
    html! {
        <label class={classes!("switch", differs.is_some().then_some("changed"))} key={switch.name}>
            <span class="switch-name">{ text.map_or(switch.name, |text| text.name) }</span>
            <span class="switch-line">
                { text.map(|text| text.line) }
                if let Some(differs) = differs {
                    { " " }<em>{ differs }</em>
                }
            </span>
            { control(view, switch, value) }
        </label>
    }
}

fn control(view: &RuleSwitches, switch: &'static Switch, value: Value) -> Html {
    let start = &view.language.texts().start;
    let choices: Vec<Value> = match switch.values {
        Values::OnOff => {
            let onchange = view.on_set.reform(|event: Event| {
                let on = event.target_dyn_into::<HtmlInputElement>().is_some_and(|input| input.checked());
                (switch.name, if on { "on" } else { "off" }.to_owned())
            });
            let checked = value == Value::On;
            return html! { <input type="checkbox" role="switch" {checked} {onchange} /> };
        }
        Values::Words(words) => words.iter().map(|word| Value::Word(word)).collect(),
        Values::NumberOrOff => {
            let mut numbers = LIMITS.to_vec();
            if let Value::Number(number) = value
                && let Err(place) = numbers.binary_search(&number)
            {
                numbers.insert(place, number);
            }
            numbers.into_iter().map(Value::Number).chain([Value::Off]).collect()
        }
    };
    let onchange = view.on_set.reform(|event: Event| {
        (switch.name, event.target_dyn_into::<HtmlSelectElement>().map(|select| select.value()).unwrap_or_default())
    });
    html! {
        <select class="field small" {onchange}>
            { for choices.into_iter().map(|choice| html! {
                <option value={choice.to_string()} selected={choice == value}>{ word(start, switch, choice) }</option>
            }) }
        </select>
    }
}

/// A value in words.
pub fn word(start: &Start, switch: &Switch, value: Value) -> String {
    let name = value.to_string();
    let captured = Captured::ALL.into_iter().find(|(_, word)| switch.name == "captured" && *word == name);
    match (value, captured) {
        (Value::On, _) => start.on.to_owned(),
        (Value::Off | Value::Word("off"), _) => start.off.to_owned(),
        (_, Some((captured, _))) => (start.captured)(captured).to_owned(),
        _ => start.switch(switch.name).map_or(name.clone(), |text| (text.number)(&name)),
    }
}
