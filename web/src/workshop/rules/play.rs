//! How a game goes, in a few sentences.

use vexillum_engine::Skills;
use yew::prelude::*;

use super::Kinds;

/// The sentences that hold for this variant.
pub(super) fn play(kinds: Kinds) -> Html {
    html! { <ol>{ for sentences(kinds).into_iter().map(|sentence| html! { <li>{ sentence }</li> }) }</ol> }
}

fn sentences(kinds: Kinds) -> Vec<String> {
    let texts = &kinds.texts().play;
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
        Some(texts.attack[usize::from(rules.silent_defence)].to_owned()),
        Some(texts.ranks[usize::from(rules.attackers_advantage)].to_owned()),
        bombs.as_deref().map(texts.explosive[usize::from(rules.exploding_bombs)]),
        both(&bombs, &miners, texts.defuses),
        both(&spies, &victims, texts.assassin[usize::from(rules.spy_strikes_back)]),
        Some((texts.win)(&prize)),
        rules.moving_flag.then(|| (texts.flag_home)(&prize)),
    ]
    .into_iter()
    .flatten()
    .collect()
}
