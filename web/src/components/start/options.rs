//! What can be chosen on the start screen.

use std::rc::Rc;

use vexillum_engine::{Rules, Variant};
use yew::prelude::*;

use super::choice::{Against, Choice};
use super::clock::ClockChoice;
use super::families::{Editions, FOLDS};
use super::open_games::OpenGames;
use super::players::{Players, SideChoice};
use super::rules::RuleSwitches;
use crate::components::lessons;
use crate::hooks::steps::use_steps;
use crate::i18n::Language;
use crate::open_games::{GameId, ListedGame};
use crate::storage::{self, Key};

/// Properties of [`StartOptions`].
#[derive(Clone, PartialEq, Properties)]
pub(super) struct StartOptionsProps {
    /// Current choice.
    pub(super) choice: Choice,
    /// Names of two at one screen.
    pub(super) names: [String; 2],
    /// Language of the page.
    pub(super) language: Language,
    /// The open games.
    pub(super) games: Rc<[ListedGame]>,
    /// Goes on with an open game.
    pub(super) on_resume: Callback<GameId>,
    /// Removes an open game.
    pub(super) on_remove: Callback<GameId>,
    /// Called with another choice.
    pub(super) on_choose: Callback<Choice>,
    /// Called with other names.
    pub(super) on_names: Callback<[String; 2]>,
}

/// The parts as they are drawn, one after the other from above; last what is in the folds of the editions, which are closed.
#[derive(Clone, Copy, PartialEq, PartialOrd)]
pub(super) enum Part {
    /// The editions in front.
    First,
    Players,
    Clock,
    Rules,
    /// The folds of the editions, the open one with its cards.
    Folds,
    /// The cards of the fold of that number.
    Cards(usize),
}

impl Part {
    const ABOVE: [Self; 5] = [Self::First, Self::Players, Self::Clock, Self::Rules, Self::Folds];

    /// The part that is drawn last when so many are.
    fn last(drawn: usize) -> Self {
        let index = drawn.saturating_sub(1);
        Self::ABOVE.get(index).copied().unwrap_or(Self::Cards(index.saturating_sub(Self::ABOVE.len())))
    }
}

/// The editions, the players, the clock and the rules.
#[component]
pub(super) fn StartOptions(props: &StartOptionsProps) -> Html {
    let drawn = Part::last(use_steps(Part::ABOVE.len() + FOLDS));
    let StartOptionsProps { choice, names, language, games, on_choose, on_names, .. } = props;
    let (choice, language) = (*choice, *language);
    let on_rules = use_callback((choice, on_choose.clone()), |rules: Rules, (choice, on_choose)| {
        on_choose.emit(Choice { variant: Variant { rules, ..choice.variant }, ..*choice });
    });
    let played = !games.is_empty() || storage::has(Key::Games);
    html! {
        <form class="options" onsubmit={|event: SubmitEvent| event.prevent_default()}>
            <Editions {choice} {language} {drawn} on_choose={on_choose.clone()} />
            if drawn >= Part::Players {
                <Players {choice} names={names.clone()} {language} on_choose={on_choose.clone()}
                    on_names={on_names.clone()} />
                { lessons::invitation(language, played) }
                <OpenGames games={games.clone()} {language} on_resume={props.on_resume.clone()}
                    on_remove={props.on_remove.clone()} />
            }
            if drawn >= Part::Clock {
                if choice.against == Against::Computer {
                    <SideChoice {choice} {language} on_choose={on_choose.clone()} />
                }
                <ClockChoice {choice} {language} on_choose={on_choose.clone()} />
            }
            if drawn >= Part::Rules {
                <RuleSwitches variant={choice.variant} own={choice.edition.rules} {language} on_set={on_rules} />
            }
        </form>
    }
}
