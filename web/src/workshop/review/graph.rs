//! How a game stood, as a line over its moves: above the middle Red was ahead, below it Blue.

use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use super::Msg;
use super::open::Open;
use super::turns::{Swing, swings, turn};
use crate::i18n::Language;

/// The line, what it tells, and its largest changes as buttons.
pub(super) fn graph(open: &Open, language: Language, on: &Callback<Msg>) -> Html {
    let texts = &language.workshop().review;
    let (at, of, values) = (open.at, open.len(), &open.values);
    let swings = swings(values);
    let whole = values.len() > of;
    let turned = turn(&swings, open.session.outcome().and_then(|end| end.winner)).filter(|_| whole);
    let points: Vec<String> =
        values.iter().enumerate().map(|(index, value)| [index.to_string(), (-value).to_string()].join(" ")).collect();
    let width = of.max(1).to_string();
    let onclick = on.reform(move |event: MouseEvent| Msg::Seek(seek(&event, of)));
    let tell = |number: usize, from: i32, to: i32| (texts.swing)(number, &signed(from), &signed(to));
    let swing = |swing: &Swing| {
        let at = swing.at;
        let text = open.plies.iter().find(|ply| ply.index + 1 == at).map(|ply| ply.text.clone());
        html! {
            <li><button type="button" class="button" onclick={on.reform(move |_| Msg::Seek(at))}>
                { tell(at, swing.from, swing.to) }<small>{ text }</small>
            </button></li>
        }
    };
    html! {
        <section class="panel wide standing">
            <h2>{ texts.standing }</h2>
            <div class="graph">
                <span class="red" aria-hidden="true">{ language.texts().words.colors[0] }</span>
                <span class="blue" aria-hidden="true">{ language.texts().words.colors[1] }</span>
                <svg viewBox={["0 -105 ", &width, " 210"].concat()} preserveAspectRatio="none" role="img"
                    aria-label={texts.graph} {onclick}>
                    <path class="middle" d={["M0 0H", &width].concat()} />
                    if !points.is_empty() {
                        <path class="area" d={["M0 0L", &points.join("L"), "V0Z"].concat()} />
                        <path class="line" d={["M", &points.join("L")].concat()} />
                    }
                    <path class="mark" d={["M", &at.to_string(), " -105V105"].concat()} />
                </svg>
            </div>
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
        </section>
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
