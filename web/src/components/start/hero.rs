//! The banner with the name of the game, and the bar with the large button.

use vexillum_engine::Color;
use yew::prelude::*;

use super::choice::{Against, Choice};
use super::open_games;
use crate::i18n::Language;
use crate::name::Name;
use crate::open_games::{GameId, ListedGame};
use crate::random;
use crate::screen::NewGame;
use crate::single_file::picture_address;

/// Properties of [`Hero`].
#[derive(Clone, PartialEq, Properties)]
pub(super) struct HeroProps {
    /// Current choice.
    pub(super) choice: Choice,
    /// Names of two at one screen.
    pub(super) names: [String; 2],
    /// Language of the page.
    pub(super) language: Language,
    /// The open game that was played last, if there is one.
    pub(super) resume: Option<ListedGame>,
    /// Begins a game.
    pub(super) on_start: Callback<NewGame>,
    /// Goes on with that game.
    pub(super) on_resume: Callback<GameId>,
}

/// The banner and the bar: in the banner where both columns fit, else at the foot of the window, always in view.
#[component]
pub(super) fn Hero(props: &HeroProps) -> Html {
    let (texts, choice) = (props.language.texts(), &props.choice);
    let (words, start) = (&texts.words, &texts.start);
    let play = {
        let choice = *choice;
        props.on_start.reform(move |_: MouseEvent| choice.game(random::one_of(Color::ALL)))
    };
    let side = |color: Color| Name::or(props.names.get(color as usize).map_or("", String::as_str), words.color(color));
    let edition = words.edition(&choice.variant);
    let summary = match choice.against {
        Against::Computer => {
            let you = choice.color.map_or(start.you_are_by_lot.to_owned(), |color| (start.you_are)(words.color(color)));
            (start.play_note)(&edition, &words.level(choice.level), &you)
        }
        Against::Beside => [&*edition, &(start.against)(&side(Color::Red), &side(Color::Blue))].join(" · "),
        Against::Watch => {
            [&*edition, &(start.against)(&Name::of(&words.level(choice.level)), &Name::of(&words.level(choice.second)))]
                .join(" · ")
        }
    };
    html! {
        <div class="masthead">
            <div class="hero">
                <div class="hero-bar"></div>
                <div class="hero-cloth">
                    <svg class="emblem" viewBox="0 0 512 512" fill="currentColor" aria-hidden="true">
                        <use href={picture_address("classic", "general")} />
                    </svg>
                    <h1 translate="no">{ "Vexillum" }</h1>
                    <p class="tagline">{ start.tagline }</p>
                </div>
            </div>
            <div class="play-bar">
                <button type="button" class="play-button" aria-describedby="play-note" onclick={play}>{ start.play }</button>
                <p class="play-note" id="play-note">{ summary }</p>
                if let Some(ListedGame { id, about: Some(about), .. }) = props.resume.clone() {
                    <button
                        type="button"
                        class="continue-button"
                        onclick={props.on_resume.reform(move |_: MouseEvent| id)}
                    >
                        <span>{ (start.resume)(&open_games::edition(&about, props.language), about.turns) }</span>
                    </button>
                }
            </div>
        </div>
    }
}
