//! The board screen: a game that is running.

use std::rc::Rc;

use yew::prelude::*;

use super::board::BoardInput;
use super::icon::icon;
use super::moves::Moves;
use super::orders::{OrdersView, orders};
use super::table::{TableView, table};
use super::tray::tray;
use crate::display::Ply;
use crate::sight::Tray;

/// What stands in the panels beside the board.
pub struct Panels {
    /// What each side has lost, the upper seat's first, with its name.
    pub trays: Vec<(AttrValue, Tray)>,
    /// What is asked and can be ordered.
    pub orders: OrdersView,
    /// What can be done about a draw.
    pub draw: DrawChoice,
    /// Whether the person at the screen can give up now.
    pub can_resign: bool,
    /// The button that asks for a hint.
    pub hint: Option<Html>,
    /// Whether he can take his last decision back; nothing beside somebody, where nobody may.
    pub can_take_back: Option<bool>,
}

/// A panel beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Panel {
    /// What has been taken and is left.
    Taken,
    /// The cards that have been played.
    Cards,
    /// The moves.
    Moves,
}

/// What can be done about a draw.
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

/// What the screen shows and tells.
pub struct PlayView {
    /// The board.
    pub table: TableView,
    /// What stands beside it.
    pub panels: Panels,
    /// The moves.
    pub plies: Rc<Vec<Ply>>,
    /// Whether nobody plays who could offer or resign.
    pub watching: bool,
    /// The cards of both sides, in an edition with cards.
    pub decks: Option<Html>,
    /// The panel that is shown where there is room for one.
    pub panel: Panel,
    /// What the player does on the board.
    pub on_input: Callback<BoardInput>,
    /// Offers or accepts a draw.
    pub on_draw: Callback<()>,
    /// Wants to resign.
    pub on_resign: Callback<()>,
    /// Wants to take the last decision back.
    pub on_take_back: Callback<()>,
    /// Wants another game.
    pub on_new: Callback<()>,
    /// Wants to see a fight again.
    pub on_replay: Callback<usize>,
    /// Wants to see another panel.
    pub on_tab: Callback<Panel>,
}

/// The board screen.
pub fn play(view: &PlayView) -> Html {
    let PlayView {
        panels,
        plies,
        watching,
        decks,
        panel,
        on_input,
        on_draw,
        on_resign,
        on_take_back,
        on_new,
        on_replay,
        on_tab,
        ..
    } = view;
    let language = view.table.language;
    let texts = &language.texts().play;
    let cards = &language.texts().cards;
    let shown = if decks.is_none() && *panel == Panel::Cards { Panel::Taken } else { *panel };
    let tab = |panel: Panel, id: &'static str, controls: &'static str, word: &'static str| {
        let selected = if shown == panel { "true" } else { "false" };
        let onclick = on_tab.reform(move |_: MouseEvent| panel);
        html! {
            <button type="button" role="tab" {id} aria-controls={controls} aria-selected={selected} {onclick}>{ word }</button>
        }
    };
    let (draw, draw_enabled) = match panels.draw {
        DrawChoice::None => (texts.offer_draw, false),
        DrawChoice::Offer => (texts.offer_draw, true),
        DrawChoice::Offered => (texts.draw_offered, false),
        DrawChoice::Accept => (texts.accept_draw, true),
    };
    let beside = html! {
        <>
            <h1 class="visually-hidden">{ language.texts().words.board }</h1>
            { orders(&panels.orders) }
            <div class="actions wide">
                if *watching {
                    <button type="button" class="button" onclick={on_new.reform(|_| ())}>{ texts.new_game }</button>
                } else {
                    if let Some(can) = panels.can_take_back {
                        <button type="button" class="button stacked" disabled={!can} onclick={on_take_back.reform(|_| ())}>
                            { icon("prev") }{ texts.take_back }
                        </button>
                    }
                    if let Some(hint) = &panels.hint {
                        { hint.clone() }
                    }
                    <button type="button" class="button stacked" disabled={!draw_enabled} onclick={on_draw.reform(|_| ())}>
                        { icon("draw") }{ draw }
                    </button>
                    <button type="button" class="button stacked" disabled={!panels.can_resign} onclick={on_resign.reform(|_| ())}>
                        { icon("resign") }{ texts.resign }
                    </button>
                }
            </div>
            <div class="tabs" role="tablist" aria-label={texts.panels}>
                { tab(Panel::Taken, "tab-trays", "panel-trays", texts.taken) }
                if decks.is_some() {
                    { tab(Panel::Cards, "tab-cards", "panel-cards", cards.panel) }
                }
                { tab(Panel::Moves, "tab-moves", "panel-moves", texts.moves) }
            </div>
            <section class="panel tab-panel trays" id="panel-trays" role="tabpanel" aria-labelledby="tab-trays" hidden={shown != Panel::Taken}>
                { for panels.trays.iter().map(|(name, lost)| tray(language, view.table.look, lost, name)) }
            </section>
            if let Some(decks) = decks {
                <section class="panel tab-panel deck" id="panel-cards" role="tabpanel" aria-labelledby="tab-cards" hidden={shown != Panel::Cards}>
                    { decks.clone() }
                </section>
            }
            <section class="panel tab-panel grow" id="panel-moves" role="tabpanel" aria-labelledby="tab-moves" hidden={shown != Panel::Moves}>
                <Moves {language} plies={plies.clone()} current={plies.last().map(|ply| ply.index)} on_replay={on_replay.clone()} />
            </section>
        </>
    };
    table(&view.table, "play", on_input, beside)
}
