//! The set-up screen.

use vexillum_engine::{Color, Setup, Variant};
use yew::prelude::*;

use crate::settings::Settings;

/// Asks the computer for an arrangement: a seed, and where the answer goes.
pub type SuggestSource = Callback<(u64, Callback<Setup>)>;

/// What the set-up screen shows and tells.
#[derive(PartialEq, Properties)]
pub struct SetupProps {
    /// The edition with its switches.
    pub variant: Variant,
    /// Who sets up.
    pub color: Color,
    /// What he is called.
    pub name: AttrValue,
    /// The settings.
    pub settings: Settings,
    /// Where suggestions come from.
    pub suggestion: SuggestSource,
    /// The set-up is finished; it has no problems.
    pub on_ready: Callback<Setup>,
    /// Back to the start screen.
    pub on_back: Callback<()>,
}

/// The set-up screen: the whole content of `main`.
#[component]
pub fn SetupScreen(props: &SetupProps) -> Html {
    let texts = &props.settings.language.texts().setup;
    html! { <p>{ texts.ready }</p> }
}
