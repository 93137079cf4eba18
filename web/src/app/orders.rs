//! The bar of orders as it is now.

use vexillum_engine::{Question, View};
use yew::prelude::*;

use super::App;
use crate::choosing::{Choosing, Prompt, confirm};
use crate::components::hand::{CardView, FirstDeal};
use crate::components::orders::OrdersProps;
use crate::session::Session;
use crate::sight::Sight;

impl App {
    pub(super) fn orders(&self, session: &Session, choosing: Option<&Choosing>) -> OrdersProps {
        let teller = self.teller(session);
        let person = match &self.table.sight {
            Some(Sight::Player(view)) if session.variant().cards => Some(view),
            _ => None,
        };
        let pending = choosing.filter(|_| self.table.pending.is_some());
        let pending = pending.map(|choosing| confirm(choosing, &teller));
        let (prompt, chip) = pending.unzip();
        let chips = choosing.map(|choosing| choosing.chips(&teller)).unwrap_or_default();
        OrdersProps {
            language: self.settings.language,
            look: teller.look(),
            status: prompt.unwrap_or_else(|| self.status(session, choosing)),
            hand: person.map(|view| hand(view, choosing)),
            group: choosing.and_then(|choosing| choosing.group(&teller)),
            chips: chip.into_iter().chain(chips).collect(),
            kinds: choosing.and_then(|choosing| choosing.kinds(&teller)),
            on_order: self.callbacks.order.clone(),
        }
    }

    /// What the status line says: why a try failed, what is asked of somebody who has begun to choose or has to answer, else
    /// what was said last.
    fn status(&self, session: &Session, choosing: Option<&Choosing>) -> Prompt {
        if let Some(answer) = &self.table.answer {
            return answer.to_string().into();
        }
        let Some(choosing) = choosing else {
            return Prompt { warns: self.table.warns, ..self.table.said.to_string().into() };
        };
        let begun = choosing.question().is_some() || choosing.selection.picks().get(0).is_some();
        match (&self.table.objection, self.table.said.is_empty()) {
            (Some(objection), _) => Prompt { warns: true, ..objection.to_string().into() },
            (None, false) if !begun => Prompt { warns: self.table.warns, ..self.table.said.to_string().into() },
            _ => choosing.prompt(&self.teller(session)),
        }
    }

    /// The first deal, if the person at the screen has to answer it now.
    pub(super) fn deal(&self) -> Option<Html> {
        let choosing = self.choosing().filter(|choosing| choosing.question() == Some(Question::Redraw))?;
        let cards = hand(&choosing.view, Some(&choosing));
        // Whatever closes it, it comes back until it is answered.
        Some(html! {
            <FirstDeal language={self.settings.language} {cards} on_order={self.callbacks.order.clone()}
                on_close={self.callbacks.unmark.clone()} />
        })
    }
}

/// The hand of a player.
fn hand(view: &View, choosing: Option<&Choosing>) -> Vec<CardView> {
    let dealing = choosing.filter(|choosing| choosing.question() == Some(Question::Redraw));
    let cards = view.mine().hand().iter();
    cards
        .map(|card| {
            let picked = choosing.is_some_and(|choosing| choosing.place(card).is_some());
            CardView {
                card,
                picked,
                playable: picked || choosing.is_some_and(|choosing| choosing.is_playable(card)),
                order: dealing.and_then(|choosing| choosing.place(card)),
            }
        })
        .collect()
}
