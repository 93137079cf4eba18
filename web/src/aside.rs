//! Things that are opened beside a game: the settings, kept set-ups, the switches of rule, notes on pieces, what can be done
//! with a game that is over. They are a part of the program of its own: see [`parts`](crate::parts). Their properties are
//! in [`later`](crate::components::later), which loads it.

mod ending;
mod guess;
mod kept;
mod own_record;
pub(crate) mod records;
mod replay;
mod resign;
mod settings;
pub(crate) mod share;
pub(crate) mod switches;

use yew::prelude::*;

use crate::components::later::{Aside, GuessDialogProps, Later, ResignDialogProps, SettingsDialogProps};

use ending::Ending;
use guess::GuessDialog;
use kept::Kept;
use resign::ResignDialog;
use settings::SettingsDialog;
use switches::Switches;

/// The part.
pub(crate) fn aside() -> Aside {
    Aside {
        settings: |props: SettingsDialogProps| html! { <SettingsDialog ..props /> },
        guess: |props: GuessDialogProps| html! { <GuessDialog ..props /> },
        resign: |props: ResignDialogProps| html! { <ResignDialog ..props /> },
        within: |thing| match thing {
            Later::Kept(props) => html! { <Kept ..props /> },
            Later::Switches(props) => html! { <Switches ..props /> },
            Later::Ending(props) => html! { <Ending ..props /> },
        },
    }
}
