//! Buttons beside the board: what a player can do besides moving.

use yew::prelude::*;

use super::icon::icon;
use crate::i18n::Language;

/// Choices about a draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DrawChoice {
    /// Nothing now.
    None,
    /// Offer one.
    Offer,
    /// The own offer stands.
    Offered,
    /// Accept the other's.
    Accept,
}

/// Decisions that can be taken back and brought back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct History {
    /// Set while the last decision can be taken back.
    pub can_undo: bool,
    /// Set while something that was taken back can be brought back.
    pub can_redo: bool,
}

/// Properties of [`Actions`].
#[derive(Clone, PartialEq, Properties)]
pub struct ActionsProps {
    /// Language of the page.
    pub language: Language,
    /// Set where only computers play, so that nobody could offer or resign.
    pub watching: bool,
    /// Choices about a draw.
    pub draw: DrawChoice,
    /// Set while the player at the screen can resign.
    pub can_resign: bool,
    /// Set while a hint can be asked for.
    pub can_hint: bool,
    /// Decisions that can be taken back and brought back; `None` between two persons, where nobody may.
    pub history: Option<History>,
    /// Takes the last decision back.
    pub on_take_back: Callback<()>,
    /// Brings back what was taken back last.
    pub on_redo: Callback<()>,
    /// Asks for a hint.
    pub on_hint: Callback<()>,
    /// Offers or accepts a draw.
    pub on_draw: Callback<()>,
    /// Resigns, after a question.
    pub on_resign: Callback<()>,
    /// To the choice of another game.
    pub on_new: Callback<()>,
}

/// The buttons beside the board.
#[component]
pub fn Actions(props: &ActionsProps) -> Html {
    let ActionsProps { language, watching, draw, can_resign, can_hint, history, .. } = props;
    let texts = &language.texts().play;
    let (draw, draw_enabled) = match draw {
        DrawChoice::None => (texts.offer_draw, false),
        DrawChoice::Offer => (texts.offer_draw, true),
        DrawChoice::Offered => (texts.draw_offered, false),
        DrawChoice::Accept => (texts.accept_draw, true),
    };
    let button = |enabled: bool, picture: &'static str, words: &'static str, act: &Callback<()>| {
        let onclick = act.reform(|_: MouseEvent| ());
        html! {
            <button type="button" class="button stacked" disabled={!enabled} {onclick}>
                { icon(picture) }{ words }
            </button>
        }
    };
    html! {
        <div class="actions wide">
            if *watching {
                <button type="button" class="button" onclick={props.on_new.reform(|_| ())}>{ texts.new_game }</button>
            } else {
                if let Some(History { can_undo, can_redo }) = *history {
                    { button(can_undo, "undo", texts.take_back, &props.on_take_back) }
                    { button(can_redo, "redo", texts.redo, &props.on_redo) }
                }
                { button(*can_hint, "hint", language.texts().help.hint, &props.on_hint) }
                { button(draw_enabled, "draw", draw, &props.on_draw) }
                { button(*can_resign, "resign", texts.resign, &props.on_resign) }
            }
        </div>
    }
}
