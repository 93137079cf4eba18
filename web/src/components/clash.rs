//! What happens between pieces: a band across the board on which they face each other, and the line from one to the other.

use vexillum_engine::{Board, Color, Square};
use yew::prelude::*;

use super::board::place_of;
use super::deck::card_chip;
use super::icon::picture;
use super::piece::{Look, piece};
use crate::display::{Band, Fighter};
use crate::i18n::Language;

/// Properties of [`Clash`].
#[derive(Clone, PartialEq, Properties)]
pub struct ClashProps {
    /// Language of the page.
    pub language: Language,
    /// Pieces that face each other, and what comes of it.
    pub band: Band,
    /// Look of the pieces.
    pub look: Look,
    /// Board that it lies over.
    pub board: Board,
    /// Side at the bottom of the board.
    pub bottom: Color,
}

/// The band over the board. The live region tells the same in words.
#[component]
pub fn Clash(ClashProps { language, band, look, board, bottom }: &ClashProps) -> Html {
    let (texts, look, bottom) = (&language.texts().cards, *look, *bottom);
    let (from, to) = band.line;
    let (start, end) = (place_of(board, bottom, from), place_of(board, bottom, to));
    // In the half of the board in which nothing happens.
    let place = if start.1 + end.1 < board.rows { "bottom" } else { "top" };
    let side = |fighter: &Fighter, part: &'static str, won: bool| {
        let outcome = if fighter.fell { Some("lost") } else { won.then_some("won") };
        html! {
            <div class={classes!("clash-side", part, outcome)}>
                { piece(fighter.face, look, false) }
                <span class="clash-name">
                    <span class="clash-owner">{ fighter.owner.clone() }</span>
                    { fighter.name.clone() }
                    { for fighter.cards.iter().map(|&card| html! {
                        <span class="clash-card">{ card_chip(texts, card, false) }</span>
                    }) }
                </span>
            </div>
        }
    };
    let hit = |&(face, fell): &(_, bool)| {
        if fell {
            html! { <span class="lost">{ piece(face, look, false) }</span> }
        } else {
            piece(face, look, false)
        }
    };
    let defender_fell = band.defender.as_ref().is_some_and(|defender| defender.fell);
    let versus = band.power.map_or_else(|| picture("ui", "clash"), |power| picture("powers", power));
    html! {
        <>
            { sight(band, board, start, end, |square| place_of(board, bottom, square)) }
            <div class="clash" data-place={place} data-power={band.power} aria-hidden="true">
                { side(&band.attacker, "attacker", defender_fell) }
                <span class="clash-versus">{ versus }</span>
                if let Some(defender) = &band.defender {
                    { side(defender, "defender", band.attacker.fell) }
                } else {
                    <div class="clash-side defender"><div class="clash-hits">{ for band.hits.iter().map(hit) }</div></div>
                }
                <p class="clash-result">{ band.result.clone() }</p>
            </div>
        </>
    }
}

/// The line to what a power was used on, or along which a piece flew. Its lengths are written in tenths of a square, since
/// writing fractions would take ten kilobytes of the page.
fn sight(band: &Band, board: &Board, start: (u8, u8), end: (u8, u8), place: impl Fn(Square) -> (u8, u8)) -> Html {
    let tenths = |at: u16| format!("{}.{}", at / 10, at % 10);
    let center = |at: u8| u16::from(at) * 10 + 5;
    let point = |(x, y): (u16, u16)| [tenths(x), tenths(y)].join(" ");
    let centers = |(column, row): (u8, u8)| (center(column), center(row));
    let (power, way, end) = match (band.power, band.flown) {
        (Some(power), _) if start != end => {
            (power, ["M", &point(centers(start)), "L", &point(centers(end))].concat(), end)
        }
        (None, Some(flown)) => {
            let from = place(flown);
            let middle = |from: u8, to: u8| u16::midpoint(center(from), center(to));
            // The curve leans to a side, so that the pieces below stay visible.
            let (x, y) = (middle(from.0, start.0), middle(from.1, start.1));
            let side = if from.0 == start.0 { (x + 8, y) } else { (x, y + 8) };
            let way = ["M", &point(centers(from)), "Q", &point(side), " ", &point(centers(start))].concat();
            ("flight", way, start)
        }
        _ => return Html::default(),
    };
    let (x, y) = centers(end);
    html! {
        <svg class="sight" data-power={power} viewBox={format!("0 0 {} {}", board.columns, board.rows)} aria-hidden="true">
            <path pathLength="1" d={way}></path>
            <circle cx={tenths(x)} cy={tenths(y)} r=".16"></circle>
        </svg>
    }
}
