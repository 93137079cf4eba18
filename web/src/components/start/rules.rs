//! The switches of rule, folded away, and their values in words.

use vexillum_engine::{Captured, Rules, SWITCHES, Switch, Value, Variant};
use yew::prelude::*;

use crate::components::later::{Later, Loaded, SwitchesProps};
use crate::hooks::unfolded::use_unfolded;
use crate::i18n::Texts;
use crate::i18n::start::Options;

/// The fold of the switches, and how many of them are changed.
#[component]
pub fn RuleSwitches(props: &SwitchesProps) -> Html {
    let (unfolded, on_toggle) = use_unfolded();
    let start = &props.language.texts().options;
    let changed = props.variant.rules.changed_from(&props.own).len();
    html! {
        <details class="rules span" ontoggle={on_toggle}>
            <summary>
                { start.change_rules }
                if changed > 0 {
                    <small class="rules-changed">{ (start.rules_changed)(changed) }</small>
                }
            </summary>
            if unfolded {
                <Loaded language={props.language} thing={Later::Switches(props.clone())} />
            }
        </details>
    }
}

/// A value in words.
pub fn word(start: &Options, switch: &Switch, value: Value) -> String {
    let name = value.to_string();
    let captured = Captured::ALL.into_iter().find(|(_, word)| switch.name == "captured" && *word == name);
    match (value, captured) {
        (Value::On, _) => start.on.to_owned(),
        (Value::Off | Value::Word("off"), _) => start.off.to_owned(),
        (_, Some((captured, _))) => (start.captured)(captured).to_owned(),
        _ => start.switch(switch.name).map_or(name.clone(), |text| (text.number)(&name)),
    }
}

/// The switches that differ from the edition's own: each with its value, and with the edition's value in a sentence.
pub fn changed_rules(variant: &Variant, texts: &Texts) -> Vec<(String, String)> {
    let own = Variant::find(variant.id).map_or(Rules::STANDARD, |edition| edition.rules);
    let start = &texts.options;
    let changed = SWITCHES.iter().filter(|switch| switch.get(&variant.rules) != switch.get(&own));
    let words = changed.filter_map(|switch| {
        let name = texts.fill(variant.names, start.switch(switch.name)?.name);
        let rule = (start.rule_value)(&name, &word(start, switch, switch.get(&variant.rules)));
        Some((rule, (start.own_value)(&word(start, switch, switch.get(&own)))))
    });
    words.collect()
}
