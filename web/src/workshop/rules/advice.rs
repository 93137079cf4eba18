//! Advice: the sentences for which army and rules give reason.

use vexillum_engine::{Color, Fill, Movement, Naming, Pointing, Power, Reach, Skills, Unit};
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
    html! { <div class="tips">{ for kinds.texts().advice.parts.into_iter().zip(tips(kinds)).map(part) }</div> }
}

/// The tips for set-up, attack and defence.
pub(super) fn tips(kinds: Kinds) -> [Vec<String>; 3] {
    [set_up(kinds), attack(kinds), defence(kinds)]
}

fn set_up(kinds: Kinds) -> Vec<String> {
    let (texts, rules) = (&kinds.texts().advice, &kinds.variant.rules);
    let skilled = |skill| kinds.skilled(skill);
    let prize = skilled(Skills::PRIZE).unwrap_or_default();
    let bombs = skilled(Skills::EXPLOSIVE).filter(|_| !rules.moving_bombs);
    let explosive = |unit: &Unit| unit.skills.has(Skills::EXPLOSIVE);
    let bomb_count: usize = kinds.that(explosive).iter().map(|unit| usize::from(unit.count)).sum();
    let rows = kinds.variant.board.home_rows;
    let sliders = kinds.names(|unit| unit.count > 1 && kinds.variant.movement(unit.role) == Movement::Slide);
    let few = kinds.variant.fill == Fill::Any && kinds.variant.army.total() * 2 <= kinds.variant.board.home_len();
    let namer = [Naming::FORWARD, Naming::ALL_ROUND, Naming::AFTER_STEP]
        .into_iter()
        .find_map(|naming| kinds.empowered(Power::Name(naming)));
    [
        (!rules.moving_flag && rows > 1).then(|| (texts.back_row)(&prize)),
        match &bombs {
            _ if rules.moving_flag => Some((texts.walking_prize)(&prize)),
            Some(bombs) if bomb_count > 1 => Some((texts.corner)(&prize, bombs)),
            Some(bombs) => Some((texts.lone_bomb)(&prize, bombs)),
            None => Some((texts.no_nest)(&prize)),
        },
        bombs.as_deref().filter(|_| bomb_count > 2 && !rules.moving_flag).map(|bombs| (texts.nest)(&prize, bombs)),
        (rows > 1).then(|| texts.cover.to_owned()),
        sliders.as_deref().map(texts.sliders_home),
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
    let bombs = kinds.skilled(Skills::EXPLOSIVE);
    let miners = kinds.skilled(Skills::DEFUSES);
    let ranks = ranks(kinds);
    let name = |unit: &&'_ Unit| kinds.name(Color::Red, unit).to_string();
    let top = ranks.first().map(name);
    // One that is known leaves no doubt.
    let second = ranks.get(1).filter(|_| ranks.first().is_some_and(|top| top.count == 1)).map(name);
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
    let first = [
        top.as_deref().map(texts.probe),
        second.zip(top.as_ref()).map(|(second, top)| (texts.second)(&second, top)),
        (bombs.is_some() && !variant.rules.moving_bombs).then(|| texts.top_left.to_owned()),
        miners.zip(bombs).map(|(miners, bombs)| (texts.hunt)(&miners, &bombs)),
        Some(texts.alternate.to_owned()),
        kinds.moving(Movement::Slide).as_deref().map(texts.slider),
        double.as_deref().map(texts.double),
    ];
    first
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

/// The kinds that fight, strongest first.
fn ranks(kinds: Kinds<'_>) -> Vec<&Unit> {
    let mut fighters = kinds.that(Unit::attacks);
    fighters.sort_by_key(|unit| std::cmp::Reverse(unit.strength));
    fighters
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
