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

use crate::later::Later;
use crate::screen::{NewGame, ResumeInfo};
use crate::settings::Settings;

use choice::Choice;
use hero::hero;

/// What the start screen shows and tells.
#[derive(Clone, PartialEq, Properties)]
pub struct StartProps {
    /// What is loaded later.
    pub later: Option<Later>,
    /// The open game, if there is one.
    pub resume: Option<ResumeInfo>,
    /// The settings.
    pub settings: Settings,
    /// The variants that the player keeps, as they are stored: when that changes, the screen does.
    pub own: Option<String>,
    /// A game is to begin.
    pub on_start: Callback<NewGame>,
    /// The open game is to go on.
    pub on_resume: Callback<()>,
    /// The settings change.
    pub on_settings: Callback<Settings>,
}

/// The start screen.
#[component]
pub fn Start(props: &StartProps) -> Html {
    let Some(choice) = Choice::read(&props.settings.last, props.later) else { return Html::default() };
    html! {
        <main id="main" class="start" data-screen="start">
            { hero(props, &choice, props.settings.language.texts()) }
            if let Some(later) = props.later {
                { (later.options)(props, &choice) }
            }
        </main>
    }
}
