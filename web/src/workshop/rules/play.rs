//! How a game goes, in a few sentences.

use vexillum_engine::{Movement, Power, Skills};
use yew::prelude::*;

use super::Kinds;

/// The sentences that hold for this variant.
pub(super) fn play(kinds: Kinds) -> Html {
    html! { <ol>{ for sentences(kinds).into_iter().map(|sentence| html! { <li>{ sentence }</li> }) }</ol> }
}

pub(super) fn sentences(kinds: Kinds) -> Vec<String> {
    let (texts, details) = (&kinds.texts().play, &kinds.texts().details);
    let (variant, rules) = (kinds.variant, &kinds.variant.rules);
    let [prize, bombs, miners, spies, victims] =
        [Skills::PRIZE, Skills::EXPLOSIVE, Skills::DEFUSES, Skills::ASSASSIN, Skills::VICTIM]
            .map(|skill| kinds.skilled(skill));
    let prize = prize.unwrap_or_default();
    let both = |one: &Option<String>, other: &Option<String>, text: fn(&str, &str) -> String| {
        one.as_ref().zip(other.as_ref()).map(|(one, other)| text(one, other))
    };
    [
        Some((texts.placing)(variant.fill, variant.board.home_rows)),
        Some(texts.turn.to_owned()),
        Some(paths(kinds)),
        kinds.moving(Movement::Fixed).as_deref().map(details.fixed),
        far_shows(kinds),
        Some(texts.attack[usize::from(rules.silent_defence)].to_owned()),
        Some(texts.ranks[usize::from(rules.attackers_advantage)].to_owned()),
        bombs.as_deref().map(texts.explosive[usize::from(rules.exploding_bombs)]),
        both(&bombs, &miners, texts.defuses),
        both(&spies, &victims, texts.assassin[usize::from(rules.spy_strikes_back)]),
        Some((texts.win)(&prize)),
        rules.moving_flag.then(|| (texts.flag_home)(&prize)),
        rules.rescue.then(|| rescue(kinds)),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// The paths of all pieces, and who goes other ways.
fn paths(kinds: Kinds) -> String {
    let details = &kinds.texts().details;
    let [by_cards, by_powers] = details.exceptions;
    let paths = kinds.fill(details.paths);
    match kinds.empowered(Power::Flight) {
        _ if kinds.variant.cards => [&paths, by_cards].join(" "),
        Some(_) => [&paths, by_powers].join(" "),
        None => paths,
    }
}

/// The kinds that a far move shows, apart from those that go two squares unseen.
fn far_shows(kinds: Kinds) -> Option<String> {
    let details = &kinds.texts().details;
    let far = kinds.moving(Movement::Slide)?;
    Some(match kinds.moving(Movement::Double { shown: false }) {
        Some(doubles) => (details.far_shows_beyond)(&far, &doubles),
        None => (details.far_shows)(&far),
    })
}

/// Rules of the rescue: pieces, squares and number.
fn rescue(kinds: Kinds) -> String {
    let details = &kinds.texts().details;
    let variant = kinds.variant;
    let lasting = kinds.names(|unit| unit.skills.has(Skills::EXPLOSIVE));
    let runners = kinds.names(|unit| unit.attacks() && variant.movement(unit.role) == Movement::Slide);
    let parts = [
        Some(details.rescue.to_owned()),
        lasting.as_deref().map(details.not_rescued),
        runners.as_deref().map(details.no_rescuers),
        Some(details.asked_anyway.to_owned()),
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
}
