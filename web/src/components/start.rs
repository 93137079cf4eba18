//! The start screen.

pub mod choice;
mod clock;
pub mod edition;
mod families;
mod hero;
pub mod nav;
mod open_games;
pub mod options;
pub(crate) mod players;
pub mod rules;
pub(crate) mod segmented;

use std::rc::Rc;

use yew::prelude::*;

use crate::open_games::{GameId, ListedGame};
use crate::screen::NewGame;
use crate::settings::{LastChoice, Settings};

use choice::Choice;
use hero::Hero;
use options::StartOptions;

/// Properties of [`Start`].
#[derive(Clone, PartialEq, Properties)]
pub struct StartProps {
    /// The open games, those in front that were played last.
    pub games: Rc<[ListedGame]>,
    /// Settings.
    pub settings: Settings,
    /// Begins a game.
    pub on_start: Callback<NewGame>,
    /// Goes on with an open game.
    pub on_resume: Callback<GameId>,
    /// Removes an open game.
    pub on_remove: Callback<GameId>,
    /// Called with what was chosen.
    pub on_choose: Callback<LastChoice>,
    /// Called with the names of two at one screen.
    pub on_names: Callback<[String; 2]>,
}

/// The start screen.
#[component]
pub fn Start(props: &StartProps) -> Html {
    let Settings { last, language, names, .. } = &props.settings;
    let choice = Choice::read(last);
    let on_choose = use_callback(props.on_choose.clone(), |choice: Choice, on_choose| on_choose.emit(choice.write()));
    let can_go_on = |game: &&ListedGame| game.about.as_ref().is_some_and(|about| !about.over);
    let resume = props.games.iter().find(can_go_on).cloned();
    html! {
        <main id="main" class="start" data-screen="start">
            <Hero {choice} names={names.clone()} language={*language} resume={resume}
                on_start={props.on_start.clone()} on_resume={props.on_resume.clone()} />
            <StartOptions {choice} names={names.clone()} language={*language} games={props.games.clone()}
                on_resume={props.on_resume.clone()} on_remove={props.on_remove.clone()} {on_choose}
                on_names={props.on_names.clone()} />
        </main>
    }
}
