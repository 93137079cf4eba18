//! The start screen.

pub mod choice;
mod clock;
pub mod edition;
mod families;
mod hero;
pub mod options;
mod players;
pub mod rules;
pub(crate) mod segmented;

use yew::prelude::*;

use crate::screen::{NewGame, ResumeInfo};
use crate::settings::{LastChoice, Settings};

use choice::Choice;
use hero::Hero;
use options::StartOptions;

/// Properties of [`Start`].
#[derive(Clone, PartialEq, Properties)]
pub struct StartProps {
    /// The open game, if there is one.
    pub resume: Option<ResumeInfo>,
    /// Settings.
    pub settings: Settings,
    /// The player's own variants, as they are stored: when that changes, the screen does.
    pub own: Option<String>,
    /// Begins a game.
    pub on_start: Callback<NewGame>,
    /// Goes on with the open game.
    pub on_resume: Callback<()>,
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
    html! {
        <main id="main" class="start" data-screen="start">
            <Hero {choice} names={names.clone()} language={*language} resume={props.resume.clone()}
                on_start={props.on_start.clone()} on_resume={props.on_resume.clone()} />
            <StartOptions {choice} names={names.clone()} language={*language} own={props.own.clone()}
                resumable={props.resume.is_some()} {on_choose} on_names={props.on_names.clone()} />
        </main>
    }
}
