//! Things that are opened beside a game, loaded when the first of them is. Dialogs are opened by the page itself, which
//! loads them (`app/loading.rs`).

use std::rc::Rc;

use gloo::utils::window;
use vexillum_engine::notation::{PlayerRecord, Record};
use vexillum_engine::{Color, Role, Rules, Setup, Square, Unit, Variant};
use yew::platform::spawn_local;
use yew::prelude::*;

use super::piece::Look;
use super::setup::editor::Act;
use crate::draft::Draft;
use crate::i18n::Language;
use crate::name::Name;
use crate::parts::{self, PartError};
use crate::settings::Settings;

/// The part of the program that shows these things, each as a function of its properties.
#[derive(Clone, Copy)]
pub struct Aside {
    /// The settings.
    pub settings: fn(SettingsDialogProps) -> Html,
    /// The choice of a note on an enemy piece.
    pub guess: fn(GuessDialogProps) -> Html,
    /// The question before a game is given up.
    pub resign: fn(ResignDialogProps) -> Html,
    /// Something within a screen.
    pub within: fn(Later) -> Html,
}

/// Something in the part that shows itself within a screen.
#[derive(Clone, PartialEq)]
pub enum Later {
    /// The arrangements of the set-up screen.
    Kept(KeptProps),
    /// The switches of rule.
    Switches(SwitchesProps),
    /// Record, controls and facts below the verdict on a game.
    Ending(EndingProps),
}

/// Properties of the settings dialog.
#[derive(Clone, PartialEq, Properties)]
pub struct SettingsDialogProps {
    /// How things are set.
    pub settings: Settings,
    /// The own record of the person who plays, while a game runs.
    pub own: Option<Rc<PlayerRecord>>,
    /// They change.
    pub on_change: Callback<Settings>,
    /// Everything that is kept is to be removed; what is said then.
    pub on_forget: Callback<AttrValue>,
    /// The dialog is closed.
    pub on_close: Callback<()>,
}

/// Properties of set-ups as text.
#[derive(Clone, PartialEq, Properties)]
pub struct ShareProps {
    /// The set-up as it stands.
    pub setup: Setup,
    /// Variant that it is for.
    pub variant: Variant,
    /// Language of the page.
    pub language: Language,
    /// Called with a text to read.
    pub on_paste: Callback<String>,
    /// Called with something to tell; `None` before a text is read, which tells by itself.
    pub on_note: Callback<Option<&'static str>>,
}

/// Properties of the record of a game that is over.
#[derive(Clone, PartialEq, Properties)]
pub struct RecordsProps {
    /// The language.
    pub language: Language,
    /// The game.
    pub record: Rc<Record>,
    /// Whether it is looked at already.
    #[prop_or_default]
    pub reviewed: bool,
}

/// Properties of what is below the verdict on a game.
#[derive(Clone, PartialEq, Properties)]
pub struct EndingProps {
    /// Language of the page.
    pub language: Language,
    /// Record of the game.
    pub record: Option<Rc<Record>>,
    /// Facts of the game: names and values.
    pub facts: Vec<(AttrValue, AttrValue)>,
    /// Number of entries of the log after which the board is shown, and number of all.
    pub at: (usize, usize),
    /// Called with the number of entries after which the board is to be shown.
    pub on_seek: Callback<usize>,
}

/// Properties of the switches of rule.
#[derive(Clone, PartialEq, Properties)]
pub struct SwitchesProps {
    /// Variant in play, with its changed switches.
    pub variant: Variant,
    /// The switches as they are in the box.
    pub own: Rules,
    /// Language of the page.
    pub language: Language,
    /// Other switches are set.
    pub on_set: Callback<Rules>,
}

/// Properties of the arrangements of the set-up screen.
#[derive(Clone, PartialEq, Properties)]
pub struct KeptProps {
    /// The draft.
    pub draft: Draft,
    /// Side that sets up.
    pub color: Color,
    /// Language of the page.
    pub language: Language,
    /// Whether another person will use this screen during the game: then nothing of this set-up is kept, for it would
    /// be in his list.
    pub shared: bool,
    /// What came of the last text, in words.
    pub pasted: Option<AttrValue>,
    /// What the player does.
    pub on_act: Callback<Act>,
}

/// Properties of the choice of a note on an enemy piece.
#[derive(Clone, PartialEq, Properties)]
pub struct GuessDialogProps {
    /// Language of the page.
    pub language: Language,
    /// Look of the pieces.
    pub look: Look,
    /// Side of the piece.
    pub enemy: Color,
    /// Square of the piece.
    pub square: Square,
    /// Kinds that it can be, strongest first, and how many of each may be hidden.
    pub kinds: Vec<(Unit, u8)>,
    /// Kind that is written on it.
    pub guess: Option<Role>,
    /// Called with a kind to write, or `None` to erase it.
    pub on_guess: Callback<Option<Role>>,
    /// Called when the dialog was closed.
    pub on_close: Callback<()>,
}

/// Properties of the question before a game is given up.
#[derive(Clone, PartialEq, Properties)]
pub struct ResignDialogProps {
    /// Language of the page.
    pub language: Language,
    /// Name of the player who would win.
    pub winner: Name,
    /// Called when the player resigns.
    pub on_resign: Callback<()>,
    /// Called when the dialog was closed.
    pub on_close: Callback<()>,
}

/// Properties of [`Loaded`].
#[derive(Clone, PartialEq, Properties)]
pub struct LoadedProps {
    /// Language of the page.
    pub language: Language,
    /// The thing, with its properties.
    pub thing: Later,
    /// What stands in its place until the part is there.
    #[prop_or_default]
    pub children: Html,
}

/// Something that the part shows, as soon as the part is there.
#[component]
pub fn Loaded(LoadedProps { language, thing, children }: &LoadedProps) -> Html {
    let part = use_state(|| None::<Result<Aside, PartError>>);
    {
        let part = part.clone();
        use_effect_with((), move |()| spawn_local(async move { part.set(Some(parts::aside().await)) }));
    }
    let texts = language.texts();
    match &*part {
        None => children.clone(),
        Some(Ok(aside)) => (aside.within)(thing.clone()),
        Some(Err(PartError)) => {
            // A browser that refuses to load the page anew leaves it as it is.
            let reload = |_: MouseEvent| drop(window().location().reload());
            html! {
                <div role="alert">
                    <p>{ texts.words.not_loaded }</p>
                    <button type="button" class="button" onclick={reload}>{ texts.play.reload }</button>
                </div>
            }
        }
    }
}
