//! The end: who won and why, both armies open, the game move by move.

use std::rc::Rc;

use vexillum_engine::Color;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::board::BoardInput;
use super::icon::icon;
use super::moves::Moves;
use super::records::Records;
use super::table::{TableView, table};
use crate::display::{Ply, Teller};
use crate::session::Session;
use crate::sight::Sight;

/// What the screen shows and tells.
pub struct ResultView<'a> {
    /// The board.
    pub table: TableView,
    /// The game.
    pub session: &'a Session,
    /// What is seen of it.
    pub sight: &'a Sight,
    /// The moves.
    pub plies: Rc<Vec<Ply>>,
    /// The cards of both sides, in an edition with cards.
    pub decks: Option<Html>,
    /// After how many entries of the log the board is shown, and how many there are.
    pub at: (usize, usize),
    /// Another entry is to be shown.
    pub on_seek: Callback<usize>,
    /// Another game; with sides exchanged or not.
    pub on_again: Callback<bool>,
    /// To the start screen.
    pub on_start: Callback<()>,
    /// Wants to see a fight again.
    pub on_replay: Callback<usize>,
    /// A tap on the board dismisses a fight.
    pub on_input: Callback<BoardInput>,
}

/// The result screen.
pub fn result(view: &ResultView) -> Html {
    let ResultView { plies, decks, at: (at, of), on_seek, on_again, on_start, on_replay, on_input, .. } = view;
    let language = view.table.language;
    let texts = &language.later().result;
    let Some(verdict) = verdict(view) else { return Html::default() };
    let step = |picture: &'static str, label: &'static str, to: usize| {
        html! {
            <button type="button" class="button quiet icon-only" aria-label={label} title={label} disabled={to == *at}
                onclick={on_seek.reform(move |_| to)}>{ icon(picture) }</button>
        }
    };
    let oninput = {
        let on_seek = on_seek.clone();
        Callback::from(move |event: InputEvent| {
            let slider = event.target_dyn_into::<HtmlInputElement>();
            if let Some(at) = slider.and_then(|slider| slider.value().parse().ok()) {
                on_seek.emit(at);
            }
        })
    };
    let side = verdict.winner.map_or("draw", Color::name);
    let beside = html! {
        <>
            <section class={classes!("outcome", "wide", side)}>
                <svg class="laurel" viewBox="0 0 512 512" fill="currentColor" aria-hidden="true">
                    <use href="pieces/classic.svg#general" />
                </svg>
                <h1 data-focus="true" tabindex="-1">{ verdict.title.clone() }</h1>
                <p>{ verdict.reason.clone() }</p>
            </section>
            <div class="actions wide">
                <button type="button" class="button stacked primary" onclick={on_again.reform(|_| false)}>{ icon("again") }{ texts.rematch }</button>
                <button type="button" class="button stacked" onclick={on_again.reform(|_| true)}>{ icon("swap") }{ texts.swap }</button>
                <button type="button" class="button stacked" onclick={on_start.reform(|_| ())}>{ icon("home") }{ texts.start }</button>
            </div>
            if let Some(record) = view.session.record() {
                <Records {language} record={Rc::new(record)} />
            }
            <section class="panel wide">
                <div class="replay">
                    { step("first", texts.first, 0) }
                    { step("prev", texts.back, at.saturating_sub(1)) }
                    <input type="range" min="0" max={of.to_string()} value={at.to_string()} aria-label={texts.slider} {oninput} />
                    { step("next", texts.forward, (at + 1).min(*of)) }
                    { step("last", texts.last, *of) }
                    <output>{ (texts.at)(*at, *of) }</output>
                </div>
            </section>
            <section class="panel">
                <dl class="facts">
                    { for verdict.facts.iter().map(|(name, value)| html! { <><dt>{ name.clone() }</dt><dd>{ value.clone() }</dd></> }) }
                </dl>
            </section>
            if let Some(decks) = decks {
                <section class="panel deck">{ decks.clone() }</section>
            }
            <section class="panel grow">
                <Moves {language} plies={plies.clone()} current={at.checked_sub(1)} on_replay={on_replay.clone()} />
            </section>
        </>
    };
    table(&view.table, "result", on_input, beside)
}

/// What is said of the end.
struct Verdict {
    /// Who won; nobody in a draw.
    winner: Option<Color>,
    /// Who won, in words.
    title: AttrValue,
    /// Why.
    reason: AttrValue,
    /// Names and values of some facts.
    facts: Vec<(AttrValue, AttrValue)>,
}

fn verdict(view: &ResultView) -> Option<Verdict> {
    let ResultView { session, sight, .. } = *view;
    let language = view.table.language;
    let (words, texts) = (&language.texts().words, &language.later().result);
    let teller = Teller { texts: language.texts(), session, style: view.table.look.style };
    let outcome = session.outcome()?;
    let title = match (outcome.winner, session.only_person()) {
        (None, _) => texts.draw.into(),
        (Some(winner), Some(person)) => if winner == person { texts.you_win } else { texts.you_lose }.into(),
        (Some(winner), None) => (texts.wins)(&teller.name(winner)).into(),
    };
    let name =
        |color: Color| if session.only_person().is_some() { words.color(color).into() } else { teller.name(color) };
    let (winner, loser) = outcome.winner.map_or_else(Default::default, |winner| (name(winner), name(!winner)));
    let public = sight.any().public();
    let left = |color: Color| public.occupied(color).len().to_string();
    let mut facts: Vec<(AttrValue, AttrValue)> = vec![(texts.turns.into(), public.turns().to_string().into())];
    facts.extend(Color::ALL.map(|color| ((texts.pieces_left)(&name(color)).into(), left(color).into())));
    let mut reason = (texts.reason)(&winner, &loser, outcome.reason);
    if session.is_assisted() {
        reason = [&reason, " ", texts.assisted].concat();
    }
    Some(Verdict { winner: outcome.winner, title, reason: reason.into(), facts })
}
