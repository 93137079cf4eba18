//! Panels beside the board, of which narrow pages show one at a time.

use std::rc::Rc;

use yew::prelude::*;

use super::deck::{DeckView, Decks};
use super::moves::Moves;
use super::piece::Look;
use super::tray::ArmyTray;
use crate::display::Ply;
use crate::i18n::Language;
use crate::sight::Tray;

/// A panel beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Panel {
    /// Captured pieces and those that are left.
    Taken,
    /// The cards that have been played.
    Cards,
    /// The moves.
    Moves,
}

/// Properties of [`Panels`].
#[derive(Clone, PartialEq, Properties)]
pub struct PanelsProps {
    /// Language of the page.
    pub language: Language,
    /// Look of the pieces.
    pub look: Look,
    /// Losses of each side with its name, the upper seat's first.
    pub trays: Vec<(AttrValue, Tray)>,
    /// The cards of both sides, in an edition with cards.
    pub decks: Option<[DeckView; 2]>,
    /// The moves.
    pub plies: Rc<Vec<Rc<Ply>>>,
    /// The panel that is shown where there is room for one.
    pub panel: Panel,
    /// Called with a panel to show.
    pub on_tab: Callback<Panel>,
    /// Called with the entry of the log of a fight that is to be seen again.
    pub on_replay: Callback<usize>,
}

/// The panels beside the board.
#[component]
pub fn Panels(props: &PanelsProps) -> Html {
    let PanelsProps { look, trays, decks, plies, panel, on_tab, on_replay, .. } = props;
    let (language, look) = (props.language, *look);
    let (texts, cards) = (&language.texts().play, &language.texts().cards);
    let shown = if decks.is_none() && *panel == Panel::Cards { Panel::Taken } else { *panel };
    let tab = |panel: Panel, id: &'static str, controls: &'static str, word: &'static str| {
        let selected = if shown == panel { "true" } else { "false" };
        let onclick = on_tab.reform(move |_: MouseEvent| panel);
        html! {
            <button type="button" role="tab" {id} aria-controls={controls} aria-selected={selected} {onclick}>
                { word }
            </button>
        }
    };
    let tray = |(name, tray): &(AttrValue, Tray)| {
        html! { <ArmyTray {language} {look} name={name.clone()} tray={tray.clone()} /> }
    };
    html! {
        <>
            <div class="tabs" role="tablist" aria-label={texts.panels}>
                { tab(Panel::Taken, "tab-trays", "panel-trays", texts.taken) }
                if decks.is_some() {
                    { tab(Panel::Cards, "tab-cards", "panel-cards", cards.panel) }
                }
                { tab(Panel::Moves, "tab-moves", "panel-moves", texts.moves) }
            </div>
            <section class="panel tab-panel trays" id="panel-trays" role="tabpanel" aria-labelledby="tab-trays"
                hidden={shown != Panel::Taken}>
                { for trays.iter().map(tray) }
            </section>
            if let Some(sides) = decks {
                <section class="panel tab-panel deck" id="panel-cards" role="tabpanel" aria-labelledby="tab-cards"
                hidden={shown != Panel::Cards}>
                    <Decks {language} sides={sides.clone()} />
                </section>
            }
            <section class="panel tab-panel grow" id="panel-moves" role="tabpanel" aria-labelledby="tab-moves"
                hidden={shown != Panel::Moves}>
                <Moves {language} plies={plies.clone()} current={plies.last().map(|ply| ply.index)}
                    on_replay={on_replay.clone()} />
            </section>
        </>
    }
}
