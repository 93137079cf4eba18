//! The switches of rule, in the fold of the start screen and of the editor.

use vexillum_engine::{Flaw, Switch, SwitchError, Value, Values, Variant};
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use crate::components::later::SwitchesProps;
use crate::components::start::rules::word;

/// The numbers that are offered for a limit of turns, besides the one in force.
const LIMITS: [u32; 6] = [50, 100, 200, 400, 1000, 4000];

/// The groups of the switches, in the order of their texts.
const GROUPS: [&[&str]; 5] = [
    &["attackers-advantage", "silent-defence", "no-scout-charge", "spy-strikes-back", "rescue"],
    &["exploding-bombs", "moving-bombs", "moving-flag"],
    &["captured"],
    &["two-square", "chase", "both-stuck", "quiet-limit", "turn-limit"],
    &["tactical-reveal", "refill", "swap-then-attack"],
];

/// Every switch of the table that means something here, in groups.
#[component]
pub(super) fn Switches(view: &SwitchesProps) -> Html {
    let texts = view.language.texts();
    let start = &texts.options;
    let own = view.own;
    let reset = view.on_set.reform(move |_: MouseEvent| own);
    let group = |(names, heading): (&&[&str], &'static str)| {
        let switches = || names.iter().filter_map(|name| Switch::find(name));
        html! {
            if switches().any(|switch| refused(&view.variant, switch).is_none()) {
                <section class="rule-group">
                    <h2>{ texts.fill(view.variant.names, heading) }</h2>
                    { for switches().map(|switch| row(view, switch)) }
                </section>
            }
        }
    };
    html! {
        <>
            <div class="rule-groups">{ for GROUPS.iter().zip(start.rule_groups).map(group) }</div>
            <button type="button" class="button" disabled={view.variant.rules == own} onclick={reset}>{ start.reset }</button>
        </>
    }
}

/// Values of a switch.
fn choices(switch: &Switch, value: Value) -> Vec<Value> {
    match switch.values {
        Values::OnOff => vec![Value::Off, Value::On],
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
    }
}

/// Reason why a switch cannot change. Flaws that the variant has anyway are no reason.
fn refused(variant: &Variant, switch: &Switch) -> Option<Flaw> {
    let value = switch.get(&variant.rules);
    let before = variant.check().err();
    let mut flaw = None;
    for other in choices(switch, value).into_iter().filter(|other| *other != value) {
        match variant.with_switch(switch.name, &other.to_string()) {
            Err(SwitchError::Refused(found)) if before != Some(found) => flaw = Some(found),
            _ => return None,
        }
    }
    flaw
}

fn row(view: &SwitchesProps, switch: &'static Switch) -> Html {
    let (texts, names) = (view.language.texts(), view.variant.names);
    let start = &texts.options;
    let (value, own) = (switch.get(&view.variant.rules), switch.get(&view.own));
    let text = start.switch(switch.name);
    let refused = refused(&view.variant, switch).map(|flaw| texts.fill(names, (start.why_not)(flaw)));
    let differs = (own != value).then(|| (start.own_value)(&word(start, switch, own)));
    let class = classes!("switch", refused.as_ref().map(|_| "refused"), differs.as_ref().map(|_| "changed"));
    let control = control(view, switch, value, refused.is_some());
    html! {
        <label {class}>
            <span class="switch-name">{ text.map_or(switch.name.to_owned(), |text| texts.fill(names, text.name)) }</span>
            <span class="switch-line">
                { text.map(|text| texts.fill(names, text.line)) }
                { for differs.into_iter().chain(refused).map(|note| html! { <>{ " " }<em>{ note }</em></> }) }
            </span>
            { control }
        </label>
    }
}

fn control(view: &SwitchesProps, switch: &'static Switch, value: Value, disabled: bool) -> Html {
    let start = &view.language.texts().options;
    let rules = view.variant.rules;
    let set = view.on_set.reform(move |value: String| {
        let mut changed = rules;
        changed.set(switch.name, &value).map_or(rules, |()| changed)
    });
    if switch.values == Values::OnOff {
        let onchange = set.reform(|event: Event| {
            let on = event.target_dyn_into::<HtmlInputElement>().is_some_and(|input| input.checked());
            if on { "on" } else { "off" }.to_owned()
        });
        return html! { <input type="checkbox" role="switch" checked={value == Value::On} {disabled} {onchange} /> };
    }
    let onchange = set.reform(|event: Event| {
        event.target_dyn_into::<HtmlSelectElement>().map(|select| select.value()).unwrap_or_default()
    });
    html! {
        <select class="field small" {disabled} {onchange}>
            { for choices(switch, value).into_iter().map(|choice| html! {
                <option value={choice.to_string()} selected={choice == value}>{ word(start, switch, choice) }</option>
            }) }
        </select>
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use vexillum_engine::{SWITCHES, VARIANTS};

    use super::*;
    use crate::i18n::Language;

    /// The values that a switch can be set to besides this one.
    pub(crate) fn values(switch: &Switch, value: Value) -> Vec<Value> {
        choices(switch, value).into_iter().filter(|other| *other != value).collect()
    }

    #[test]
    fn every_switch_is_in_a_group() {
        let mut grouped = GROUPS.concat();
        let mut all: Vec<&str> = SWITCHES.iter().map(|switch| switch.name).collect();
        grouped.sort_unstable();
        all.sort_unstable();
        assert_eq!(grouped, all);
    }

    #[test]
    fn what_is_refused_says_why() {
        let check = |edition: &str, switches: &[(&str, &str)], name: &str, why: Option<&str>| {
            let edition = Variant::find(edition).expect("an edition");
            let variant = edition.with_switches(switches.iter().copied()).expect("switches of this edition");
            let refused = refused(&variant, Switch::find(name).expect("a switch"));
            let texts = Language::English.texts();
            let found = refused.map(|flaw| texts.fill(variant.names, (texts.options.why_not)(flaw)));
            assert_eq!(found.as_deref(), why, "{} {switches:?} {name}", variant.id);
        };
        check("original", &[], "moving-bombs", None);
        check("original", &[("moving-bombs", "on")], "exploding-bombs", Some("Bombs that move explode."));
        check("original", &[("exploding-bombs", "on")], "exploding-bombs", None);
        check("original", &[], "refill", Some("Only with Battle Cards."));
        check("battle-cards", &[], "refill", None);
        check("battle-cards", &[], "rescue", Some("Not with Battle Cards."));
        check("fantasy-powers", &[], "moving-flag", Some("Not with pieces that have powers."));
        check("battle-cards", &[], "turn-limit", None);
        let mut unplayable = *Variant::find("battle-cards").expect("an edition");
        unplayable.board.home_rows = 0;
        assert_eq!(refused(&unplayable, Switch::find("chase").expect("a switch")), None);
    }

    #[test]
    fn every_reason_has_words_of_its_own() {
        let why_not = Language::English.texts().options.why_not;
        for variant in VARIANTS {
            for flaw in SWITCHES.iter().filter_map(|switch| refused(variant, switch)) {
                assert_ne!(why_not(flaw), why_not(Flaw::BoardSize), "{}: {flaw}", variant.id);
            }
        }
    }
}
