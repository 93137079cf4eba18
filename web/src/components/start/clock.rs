//! The choice of a clock (R9.14).

use std::ops::RangeInclusive;

use vexillum_engine::Times;
use yew::prelude::*;

use super::choice::Choice;
use super::segmented::{Segment, Segmented};
use crate::components::field::Field;
use crate::i18n::Language;

/// Seconds for the set-up, for all decisions of a player, and of each decision that do not count.
pub(super) type Limits = [u32; 3];

/// The clocks to choose from with their names in the settings: none, those with limits of ours, and the player's own.
pub(super) const CLOCKS: [(&str, Option<Limits>); 5] = [
    ("off", None),
    ("blitz", Some([180, 300, 5])),
    ("quick", Some([300, 900, 0])),
    ("long", Some([600, 1800, 0])),
    (OWN, None),
];

/// The name of the player's own clock.
pub(super) const OWN: &str = "own";

/// The player's own clock before he has set it.
pub(super) const OWN_LIMITS: Limits = [180, 1200, 5];

/// How many seconds each of the player's own limits is counted in, and how many of them it can be.
const FIELDS: [(u32, RangeInclusive<u32>); 3] = [(60, 1..=60), (60, 1..=1440), (1, 0..=600)];

/// What a game is to allow.
pub(super) fn times([setup, player, free]: Limits) -> Option<Times> {
    Times::new(Some(setup), Some(player), free)
}

/// Properties of [`ClockChoice`].
#[derive(Clone, PartialEq, Properties)]
pub(super) struct ClockChoiceProps {
    /// Current choice.
    pub(super) choice: Choice,
    /// Language of the page.
    pub(super) language: Language,
    /// Called with another choice.
    pub(super) on_choose: Callback<Choice>,
}

/// The choice, the player's own limits below it where they are chosen.
#[component]
pub(super) fn ClockChoice(ClockChoiceProps { choice, language, on_choose: choose }: &ClockChoiceProps) -> Html {
    let choice = *choice;
    let texts = &language.texts().options.clock;
    let segments: Vec<Segment> = CLOCKS
        .iter()
        .zip(texts.names)
        .map(|((name, _), label)| Segment { label: label.into(), chosen: *name == choice.clock })
        .collect();
    let on_choose =
        choose.reform(move |index: usize| Choice { clock: CLOCKS.get(index).map_or(OWN, |(name, _)| name), ..choice });
    let field = |(index, ((unit, range), label)): (usize, (&(u32, RangeInclusive<u32>), &'static str))| {
        let unit = *unit;
        let (least, most) = (*range.start(), *range.end());
        let value = choice.own_clock.get(index).map_or(least, |seconds| seconds / unit);
        let on_text = choose.reform(move |text: String| {
            let mut changed = choice;
            if let (Ok(number), Some(limit)) = (text.trim().parse::<u32>(), changed.own_clock.get_mut(index)) {
                *limit = number.clamp(least, most) * unit;
            }
            changed
        });
        html! {
            <label class="number-field">
                <span>{ label }</span>
                <Field value={value.to_string()} range={(least, most)} {on_text} />
            </label>
        }
    };
    let line = choice.limits().map(|[setup, player, free]| AttrValue::from((texts.line)(setup, player, free)));
    html! {
        <Segmented name="clock" legend={texts.legend} {segments} span={true} {line} {on_choose}>
            if choice.clock == OWN {
                <div class="number-fields">{ for FIELDS.iter().zip(texts.fields).enumerate().map(field) }</div>
            }
        </Segmented>
    }
}
