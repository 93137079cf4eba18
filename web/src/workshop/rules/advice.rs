//! Advice: the sentences for which army and rules give reason.

use vexillum_engine::{Fill, Movement, Naming, Pointing, Power, Reach, Skills};
use yew::prelude::*;

use super::Kinds;

/// Advice for set-up, attack and defence.
pub(super) fn advice(kinds: Kinds) -> Html {
    let part = |(heading, tips): (&'static str, Vec<String>)| {
        html! {
            <div class="panel">
                <h3>{ heading }</h3>
                <ul>{ for tips.into_iter().map(|tip| html! { <li>{ tip }</li> }) }</ul>
            </div>
        }
    };
    let parts = [set_up(kinds), attack(kinds), defence(kinds)];
    html! { <div class="tips">{ for kinds.texts().advice.parts.into_iter().zip(parts).map(part) }</div> }
}

fn set_up(kinds: Kinds) -> Vec<String> {
    let (texts, rules) = (&kinds.texts().advice, &kinds.variant.rules);
    let skilled = |skill| kinds.skilled(skill);
    let prize = skilled(Skills::PRIZE).unwrap_or_default();
    let bombs = skilled(Skills::EXPLOSIVE).filter(|_| !rules.moving_bombs);
    let few = kinds.variant.fill == Fill::Any && kinds.variant.army.total() * 2 <= kinds.variant.board.home_len();
    let namer = [Naming::FORWARD, Naming::ALL_ROUND, Naming::AFTER_STEP]
        .into_iter()
        .find_map(|naming| kinds.empowered(Power::Name(naming)));
    [
        Some(match &bombs {
            _ if rules.moving_flag => (texts.walking_prize)(&prize),
            Some(bombs) => (texts.nest)(&prize, bombs),
            None => (texts.no_nest)(&prize),
        }),
        skilled(Skills::DEFUSES).filter(|_| bombs.is_some()).as_deref().map(texts.defuser),
        skilled(Skills::ASSASSIN).zip(skilled(Skills::VICTIM)).map(|(spy, victim)| (texts.assassin)(&spy, &victim)),
        namer.as_deref().map(texts.namer),
        few.then(|| texts.scattered.to_owned()),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn attack(kinds: Kinds) -> Vec<String> {
    let (texts, variant) = (&kinds.texts().advice, kinds.variant);
    let double = kinds.names(|unit| matches!(variant.movement(unit.role), Movement::Double { .. }));
    let powers = [
        (Power::Name(Naming::AWAY), texts.infiltrator),
        (Power::Flight, texts.flier),
        (Power::Point(Pointing::Detect, Reach::Around2), texts.seer),
        (Power::Point(Pointing::Detect, Reach::Lines2), texts.seer),
        (Power::Point(Pointing::Enchant, Reach::Around2), texts.enchanter),
        (Power::Point(Pointing::Arrow, Reach::Around2), texts.archer),
        (Power::Rampage, texts.beast),
    ];
    [kinds.moving(Movement::Slide).as_deref().map(texts.slider), double.as_deref().map(texts.double)]
        .into_iter()
        .chain(powers.map(|(power, text)| kinds.empowered(power).as_deref().map(text)))
        .chain([
            variant.rules.attackers_advantage.then(|| texts.strike_first.to_owned()),
            variant.cards.then(|| texts.save_cards.to_owned()),
            Some(texts.count.to_owned()),
        ])
        .flatten()
        .collect()
}

fn defence(kinds: Kinds) -> Vec<String> {
    let (texts, rules) = (&kinds.texts().advice, &kinds.variant.rules);
    let hunted = kinds.skilled(Skills::VICTIM).zip(kinds.skilled(Skills::ASSASSIN));
    [
        Some(texts.bold.to_owned()),
        hunted.map(|(victim, spy)| (texts.hunted)(&victim, &spy)),
        kinds.empowered(Power::Rampage).as_deref().map(texts.beware_beast),
        rules.silent_defence.then(|| texts.silent.to_owned()),
        rules.rescue.then(|| texts.rescue.to_owned()),
        kinds.variant.cards.then(|| texts.guard_cards.to_owned()),
    ]
    .into_iter()
    .flatten()
    .collect()
}
