//! Things that are opened beside a game: the settings, set-ups as text, the record of a game that is over. They are a
//! part of the program of its own: see [`parts`](crate::parts). Their properties are in
//! [`later`](crate::components::later), which loads it.

mod own_record;
pub(crate) mod records;
mod settings;
pub(crate) mod share;

use yew::prelude::*;

use crate::components::later::{Aside, RecordsProps, SettingsDialogProps, ShareProps};

use records::Records;
use settings::SettingsDialog;
use share::Share;

/// The part.
pub(crate) fn aside() -> Aside {
    Aside {
        settings: |props: SettingsDialogProps| html! { <SettingsDialog ..props /> },
        share: |props: ShareProps| html! { <Share ..props /> },
        records: |props: RecordsProps| html! { <Records ..props /> },
    }
}
