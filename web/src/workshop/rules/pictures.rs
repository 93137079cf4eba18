//! Pictures of how the kinds of a variant move and what their powers do.

use vexillum_engine::{FirstStep, Movement, Naming, Pointing, Power, Reach, Skills, Unit};
use yew::prelude::*;

use super::Kinds;
use super::diagram::Part::{self, Aim, Cross, Dot, Piece, Ring, Water, Way, Zone};
use super::diagram::Who::{Foe, Hero, Own, OwnGone, Strong, Weak, WeakGone};
use super::diagram::diagram;
use crate::i18n::rules::pictures::Caption;

const STEP: &[Part] = &[
    Way("M2.5 2.12V1.64"),
    Way("M2.88 2.5H3.36"),
    Way("M2.5 2.88V3.36"),
    Way("M2.12 2.5H1.64"),
    Piece(Hero, 2, 2),
    Piece(Foe, 2, 1),
    Ring(2, 1),
];
const SLIDE: &[Part] = &[
    Water(3, 3, 2, 1),
    Way("M2.5 4.1V1.6"),
    Way("M2.5 4.5H4.5"),
    Way("M2.5 4.5H.6"),
    Piece(Hero, 2, 4),
    Piece(Foe, 2, 0),
    Ring(2, 0),
];
const SLIDE_WITHOUT_ATTACK: &[Part] =
    &[Water(3, 3, 2, 1), Way("M2.5 4.1V.6"), Way("M2.5 4.5H4.5"), Piece(Hero, 2, 4), Piece(Foe, 1, 4), Ring(1, 4)];
const DOUBLE: &[Part] = &[Way("M2.5 3.5V2.5H3.5"), Way("M2.5 3.5H.5"), Way("M2.5 3.5V1.5"), Piece(Hero, 2, 3)];

const NAME_FRONT: &[Part] = &[Way("M2.5 3.5V2.7"), Piece(Hero, 2, 3), Piece(Foe, 2, 1), Dot(2, 2), Aim(2, 1)];
const NAME_BESIDE: &[Part] = &[
    Piece(Hero, 2, 2),
    Piece(Foe, 2, 1),
    Piece(Foe, 3, 2),
    Piece(Foe, 2, 3),
    Piece(Foe, 1, 2),
    Aim(2, 1),
    Aim(3, 2),
    Aim(2, 3),
    Aim(1, 2),
];
const NAME_AFTER_STEP: &[Part] = &[
    Way("M2.5 3.5V2.7"),
    Piece(Hero, 2, 3),
    Piece(Foe, 2, 1),
    Piece(Foe, 3, 2),
    Piece(Foe, 1, 2),
    Dot(2, 2),
    Aim(2, 1),
    Aim(3, 2),
    Aim(1, 2),
];
const NAME_AWAY: &[Part] = &[
    Zone(0, 0, 5, 2),
    Piece(Hero, 2, 1),
    Piece(Own, 3, 1),
    Piece(Foe, 2, 0),
    Piece(Foe, 0, 1),
    Piece(Foe, 4, 1),
    Aim(2, 0),
    Aim(0, 1),
    Aim(4, 1),
];
const FLIGHT: &[Part] = &[
    Way("M1.5 4.2C.6 3 .7 2 1.3 1.6"),
    Piece(Hero, 1, 4),
    Piece(Own, 1, 3),
    Piece(Foe, 1, 2),
    Piece(Foe, 2, 1),
    Dot(1, 1),
    Ring(2, 1),
];
const DETECT: &[Part] = &[Zone(0, 0, 5, 5), Piece(Hero, 2, 2), Piece(Foe, 4, 1), Piece(Foe, 1, 0), Aim(4, 1)];
const DETECT_LINES: &[Part] = &[
    Zone(0, 2, 5, 1),
    Zone(2, 0, 1, 5),
    Zone(0, 0, 1, 1),
    Zone(1, 1, 1, 1),
    Zone(3, 3, 1, 1),
    Zone(4, 4, 1, 1),
    Zone(4, 0, 1, 1),
    Zone(3, 1, 1, 1),
    Zone(1, 3, 1, 1),
    Zone(0, 4, 1, 1),
    Piece(Hero, 2, 2),
    Piece(Foe, 4, 0),
    Piece(Foe, 1, 0),
    Aim(4, 0),
];
const ENCHANT: &[Part] = &[Zone(0, 0, 5, 5), Piece(Hero, 2, 2), Piece(Weak, 3, 0), Aim(3, 0)];
const ARROW: &[Part] = &[Zone(0, 0, 5, 5), Piece(Hero, 2, 2), Piece(WeakGone, 0, 1), Aim(0, 1), Cross(0, 1)];
const RAMPAGE: &[Part] = &[
    Zone(1, 1, 3, 3),
    Way("M2.5 3.5V2.7"),
    Piece(Hero, 2, 3),
    Piece(WeakGone, 1, 1),
    Piece(Strong, 3, 1),
    Piece(OwnGone, 3, 2),
    Cross(1, 1),
    Cross(3, 2),
];

/// More names than that would not be read over a picture.
const MOST_NAMES: usize = 3;

/// The picture of a movement.
const fn movement_parts(movement: Movement, charges: bool) -> &'static [Part] {
    match movement {
        Movement::Fixed => &[],
        Movement::Step => STEP,
        Movement::Slide if charges => SLIDE,
        Movement::Slide => SLIDE_WITHOUT_ATTACK,
        Movement::Double { .. } => DOUBLE,
    }
}

/// The picture of a power.
const fn power_parts(power: Power) -> &'static [Part] {
    match power {
        Power::Name(Naming { reach: Reach::Front, .. }) => NAME_FRONT,
        Power::Name(Naming { away: true, .. }) => NAME_AWAY,
        Power::Name(Naming { step: FirstStep::Required, .. }) => NAME_AFTER_STEP,
        Power::Name(_) => NAME_BESIDE,
        Power::Flight => FLIGHT,
        Power::Point(Pointing::Detect, Reach::Lines2) => DETECT_LINES,
        Power::Point(Pointing::Detect, _) => DETECT,
        Power::Point(Pointing::Enchant, _) => ENCHANT,
        Power::Point(Pointing::Arrow, _) => ARROW,
        Power::Rampage => RAMPAGE,
    }
}

/// A picture for each way to move that a kind of the army has under the switches in force.
pub(super) fn movements(kinds: Kinds) -> Html {
    let (variant, texts) = (kinds.variant, &kinds.texts().pictures);
    let charges = !variant.rules.no_scout_charge;
    let picture = |(&(movement, _), (title, text)): (&(Movement, &str), Caption)| {
        let text = if movement == Movement::Slide && !charges { texts.slide_without_attack } else { text };
        let moves = |unit: &Unit| variant.movement(unit.role) == movement;
        captioned(kinds, movement_parts(movement, charges), (title, text), moves)
    };
    let moving = Movement::ALL.iter().zip(texts.movements).filter(|((movement, _), _)| *movement != Movement::Fixed);
    html! { <div class="diagrams">{ for moving.filter_map(picture) }</div> }
}

/// What holds for all powers, and a picture for each that a kind of the army has.
pub(super) fn powers(kinds: Kinds) -> Html {
    let texts = kinds.texts();
    let picture = |(&(power, _), caption): (&(Power, &str), Caption)| {
        captioned(kinds, power_parts(power), caption, |unit| unit.power == Some(power))
    };
    let powers = Power::ALL.iter().zip(texts.pictures.powers);
    html! {
        <>
            <ul>{ for power_sentences(kinds).into_iter().map(|sentence| html! { <li>{ sentence }</li> }) }</ul>
            <div class="diagrams">{ for powers.filter_map(picture) }</div>
        </>
    }
}

/// Rules for powers, besides the captions of their pictures.
pub(super) fn power_sentences(kinds: Kinds) -> Vec<String> {
    let (texts, details) = (kinds.texts(), &kinds.texts().details);
    let has = |holds: fn(Power) -> bool| kinds.variant.army.units().any(|unit| unit.power.is_some_and(holds));
    let prize = kinds.skilled(Skills::PRIZE).unwrap_or_default();
    let rankless = kinds.rankless();
    let distant = |power| matches!(power, Power::Point(..) | Power::Name(Naming { reach: Reach::Straight2, .. }));
    [
        Some(texts.powers.to_owned()),
        has(distant).then(|| kinds.fill(details.between)),
        has(|power| power == Power::Flight).then(|| kinds.fill(details.flight)),
        has(|power| matches!(power, Power::Point(Pointing::Enchant, _))).then(|| (details.enchant)(&rankless)),
        has(|power| matches!(power, Power::Point(Pointing::Arrow, _))).then(|| (details.arrow)(&rankless)),
        has(|power| matches!(power, Power::Name(_))).then(|| (details.naming)(&prize)),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// A picture under which stands who is meant; none if nobody is.
fn captioned(
    kinds: Kinds,
    parts: &[Part],
    (title, text): Caption,
    is_meant: impl Fn(&Unit) -> bool + Copy,
) -> Option<Html> {
    let meant = kinds.that(is_meant);
    let hero = meant.first()?.role;
    let full = kinds.names(is_meant).filter(|_| meant.len() <= MOST_NAMES);
    let full = full.map_or(title.to_owned(), |names| (kinds.texts().pictures.title)(title, &names));
    Some(diagram(kinds, hero, parts, &full, text))
}
