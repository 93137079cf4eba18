//! Things that are opened beside a game, loaded when the first of them is. The settings are a dialog, which the page itself
//! opens and for which it loads them (`app/loading.rs`).

use std::rc::Rc;

use gloo::utils::window;
use vexillum_engine::notation::{PlayerRecord, Record};
use vexillum_engine::{Setup, Variant};
use yew::platform::spawn_local;
use yew::prelude::*;

use crate::i18n::Language;
use crate::parts::{self, PartError};
use crate::settings::Settings;

/// The part of the program that shows these things, each as a function of its properties.
#[derive(Clone, Copy)]
pub struct Aside {
    /// The settings.
    pub settings: fn(SettingsDialogProps) -> Html,
    /// Set-ups as text.
    pub share: fn(ShareProps) -> Html,
    /// The record of a game that is over.
    pub records: fn(RecordsProps) -> Html,
}

/// Properties of something in the part that shows itself within a screen.
pub trait Later: Properties + Clone {
    /// Language of the page.
    fn language(&self) -> Language;

    /// The thing itself.
    fn show(self, aside: &Aside) -> Html;
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

impl Later for ShareProps {
    fn language(&self) -> Language {
        self.language
    }

    fn show(self, aside: &Aside) -> Html {
        (aside.share)(self)
    }
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

impl Later for RecordsProps {
    fn language(&self) -> Language {
        self.language
    }

    fn show(self, aside: &Aside) -> Html {
        (aside.records)(self)
    }
}

/// Something that the part shows, as soon as the part is there.
#[component]
pub fn Loaded<P: Later>(props: &P) -> Html {
    let part = use_state(|| None::<Result<Aside, PartError>>);
    {
        let part = part.clone();
        use_effect_with((), move |()| spawn_local(async move { part.set(Some(parts::aside().await)) }));
    }
    let texts = props.language().texts();
    match &*part {
        None => Html::default(),
        Some(Ok(aside)) => props.clone().show(aside),
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
