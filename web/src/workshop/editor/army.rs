//! The army of a variant: how many of each kind, what they are called and what they can do.

use vexillum_engine::{Color, Movement, Power, Role, Skills, Unit};
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

use super::View;
use super::edit::{Edit, KindEdit};
use super::stepper::stepper;
use crate::components::field::Field;
use crate::components::piece::{Face, piece};
use crate::name::LONGEST;
use crate::workshop::kinds::Kinds;

/// The most pieces of a kind: as many as the largest home rows hold.
const MOST: u8 = 60;

/// Every kind, whether or not the army has it.
pub(super) fn army(view: &View) -> Html {
    let texts = &view.language.workshop().editor;
    let variant = &view.variant;
    // Strongest first, then what has no rank.
    let roles = Role::ALL.into_iter().rev();
    let (ranked, others): (Vec<Role>, Vec<Role>) = roles.partition(|&role| !matches!(role, Role::Bomb | Role::Flag));
    html! {
        <>
            <h2 class="legend">
                { texts.army }{ " " }
                <small>{ (texts.army_size)(variant.army.total(), variant.board.home_len()) }</small>
            </h2>
            <ul class="kind-list">{ for ranked.into_iter().chain(others).map(|role| row(view, role)) }</ul>
        </>
    }
}

fn row(view: &View, role: Role) -> Html {
    let View { variant, language, style, on_edit, .. } = view;
    let texts = &language.workshop().editor;
    let unit = variant.army.unit(role);
    let kinds = Kinds { variant, language: *language, style: *style };
    // Labels keep the usual name, or they would change while it is typed.
    let usual = language.texts().pieces.usual(variant.names, Color::Red, role);
    let value = if unit.label.is_empty() { usual.to_owned() } else { unit.label.to_string() };
    let on_kind = on_edit.reform(move |edit| Edit::Kind(role, edit));
    let on_name = on_kind.reform(KindEdit::Name);
    html! {
        <li class={classes!("kind-row", (unit.count == 0).then_some("unused"))} key={role as usize}>
            <div>
                { piece(Face::mine(Color::Red, role), kinds.look(), false) }
                <Field label={(texts.name_of)(usual)} {value} most={LONGEST.to_string()} on_text={on_name} />
                { stepper(usual, false, unit.count, 0..=MOST, *language, &on_kind.reform(KindEdit::Count)) }
            </div>
            if unit.count > 0 {
                <details>
                    <summary>{ kinds.line(unit) }</summary>
                    { abilities(view, unit, &on_kind) }
                </details>
            }
        </li>
    }
}

/// How a kind moves, its power, its skills.
fn abilities(view: &View, unit: &Unit, on_kind: &Callback<KindEdit>) -> Html {
    let texts = &view.language.workshop().editor;
    let movements = Movement::ALL.iter().zip(texts.movements).map(|((movement, id), text)| (*movement, *id, text));
    let powers = Power::ALL.iter().zip(texts.powers).map(|((power, id), text)| (Some(*power), *id, text));
    let powers = [(None, "", texts.no_power)].into_iter().chain(powers);
    let skill = |(&(skill, _), text): (&(Skills, &str), &'static str)| {
        let onchange = on_kind.reform(move |event: Event| {
            let has = event.target_dyn_into::<HtmlInputElement>().is_some_and(|input| input.checked());
            KindEdit::Skill(skill, has)
        });
        html! { <label><input type="checkbox" checked={unit.skills.has(skill)} {onchange} />{ text }</label> }
    };
    html! {
        <div class="kind-does">
            { choice(texts.moves, unit.movement, movements.collect(), &on_kind.reform(KindEdit::Movement)) }
            { choice(texts.power, unit.power, powers.collect(), &on_kind.reform(KindEdit::Power)) }
            <div class="checks">{ for Skills::ALL.iter().zip(texts.skills).map(skill) }</div>
        </div>
    }
}

/// A choice of one of several values, each with its name in the notation and in words.
fn choice<T: Copy + PartialEq + 'static>(
    label: &'static str,
    value: T,
    values: Vec<(T, &'static str, &'static str)>,
    on_set: &Callback<T>,
) -> Html {
    let options = values.iter().map(|&(each, id, text)| {
        html! { <option value={id} selected={each == value}>{ text }</option> }
    });
    let options: Html = options.collect();
    let onchange = {
        let on_set = on_set.clone();
        Callback::from(move |event: Event| {
            let chosen = event.target_dyn_into::<HtmlSelectElement>().map(|select| select.value());
            if let Some((found, ..)) = values.iter().find(|(_, id, _)| chosen.as_deref() == Some(id)) {
                on_set.emit(*found);
            }
        })
    };
    html! { <label>{ label }<select class="field" {onchange}>{ options }</select></label> }
}
