//! The start screen.

use yew::prelude::*;

use crate::screen::{NewGame, ResumeInfo};
use crate::settings::Settings;

/// What the start screen shows and tells.
#[derive(PartialEq, Properties)]
pub struct StartProps {
    /// The open game, if there is one.
    pub resume: Option<ResumeInfo>,
    /// The settings.
    pub settings: Settings,
    /// A game is to begin.
    pub on_start: Callback<NewGame>,
    /// The open game is to go on.
    pub on_resume: Callback<()>,
    /// The settings change.
    pub on_settings: Callback<Settings>,
}

/// The start screen: the whole content of `main`.
#[component]
pub fn Start(props: &StartProps) -> Html {
    let texts = &props.settings.language.texts().start;
    html! { <p>{ texts.play }</p> }
}
