//! How a game stood, as a line over its moves: above the middle Red was ahead, below it Blue.

use std::rc::Rc;

use vexillum_engine::Color;
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use super::Msg;
use super::open::Open;
use super::turns::{Swing, swings, turn};
use crate::display::Ply;
use crate::i18n::Language;

/// The line with a mark where the board stands, what it tells, and its largest changes as buttons.
pub(super) fn graph(open: &Open, language: Language, on: &Callback<Msg>) -> Html {
    let texts = &language.workshop().review;
    let (at, of) = (open.at, open.len());
    let winner = open.session.outcome().and_then(|end| end.winner);
    let width = of.max(1).to_string();
    let onclick = on.reform(move |event: MouseEvent| Msg::Seek(seek(&event, of)));
    html! {
        <section class="panel wide standing">
            <h2>{ texts.standing }</h2>
            <div class="graph">
                <span class="red" aria-hidden="true">{ language.texts().words.colors[0] }</span>
                <span class="blue" aria-hidden="true">{ language.texts().words.colors[1] }</span>
                <svg viewBox={["0 -105 ", &width, " 210"].concat()} preserveAspectRatio="none" role="img"
                    aria-label={texts.graph} {onclick}>
                    <path class="middle" d={["M0 0H", &width].concat()} />
                    <Line values={open.values.clone()} />
                    <path class="mark" d={["M", &at.to_string(), " -105V105"].concat()} />
                </svg>
            </div>
            <Turns values={open.values.clone()} plies={open.plies.clone()} {of} {winner} {language} {on} />
        </section>
    }
}

/// Properties of [`Line`].
#[derive(PartialEq, Properties)]
struct LineProps {
    /// How the game stood after each entry that has been judged.
    values: Rc<Vec<i32>>,
}

/// The line and the area under it.
#[component]
fn Line(LineProps { values }: &LineProps) -> Html {
    let points: Vec<String> =
        values.iter().enumerate().map(|(index, value)| [index.to_string(), (-value).to_string()].join(" ")).collect();
    html! {
        if !points.is_empty() {
            <path class="area" d={["M0 0L", &points.join("L"), "V0Z"].concat()} />
            <path class="line" d={["M", &points.join("L")].concat()} />
        }
    }
}

/// Properties of [`Turns`].
#[derive(PartialEq, Properties)]
struct TurnsProps {
    /// How the game stood after each entry that has been judged.
    values: Rc<Vec<i32>>,
    plies: Rc<Vec<Rc<Ply>>>,
    /// Number of entries.
    of: usize,
    winner: Option<Color>,
    language: Language,
    on: Callback<Msg>,
}

/// Where the game turned, and its largest changes.
#[component]
fn Turns(TurnsProps { values, plies, of, winner, language, on }: &TurnsProps) -> Html {
    let texts = &language.workshop().review;
    let swings = swings(values);
    let whole = values.len() > *of;
    let turned = turn(&swings, *winner).filter(|_| whole);
    let swing = |&Swing { at, from, to }: &Swing| {
        let text = plies.iter().find(|ply| ply.index + 1 == at).map(|ply| ply.text.clone());
        html! {
            <li><button type="button" class="button" onclick={on.reform(move |_| Msg::Seek(at))}>
                { (texts.swing)(at, &signed(from), &signed(to)) }<small>{ text }</small>
            </button></li>
        }
    };
    html! {
        <>
            <p role="status" class="turned">{ match turned {
                _ if !whole => texts.judging.to_owned(),
                Some(turn) => (texts.turned)(turn.at, &signed(turn.from), &signed(turn.to)),
                None => texts.never_turned.to_owned(),
            } }</p>
            <p class="hint-line">{ texts.standing_hint }</p>
            if whole && !swings.is_empty() {
                <h3>{ texts.swings }</h3>
                <ul class="swings">{ for swings.iter().map(swing) }</ul>
            }
        </>
    }
}

/// A number with its sign.
fn signed(value: i32) -> String {
    match value {
        ..0 => format!("−{}", -value),
        0 => "0".to_owned(),
        1.. => format!("+{value}"),
    }
}

/// After how many entries of so many the board is wanted, from where the line was tapped.
fn seek(event: &MouseEvent, of: usize) -> usize {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok()?.closest("svg").ok()?);
    let Some(rect) = target.map(|svg| svg.get_bounding_client_rect()).filter(|rect| rect.width() > 0.0) else {
        return 0;
    };
    let part = (f64::from(event.client_x()) - rect.left()) / rect.width();
    (part.clamp(0.0, 1.0) * of as f64 + 0.5) as usize
}
