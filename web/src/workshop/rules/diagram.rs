//! Pictures of five by five squares, from data.

use vexillum_engine::{Color, Role, Unit};
use yew::prelude::*;

use super::Kinds;

/// A part of a picture. Columns and rows are counted from the upper left.
#[derive(Clone, Copy)]
pub(super) enum Part {
    /// A place that something reaches: column, row, width, height.
    Zone(u8, u8, u8, u8),
    /// A lake: column, row, width, height.
    Water(u8, u8, u8, u8),
    /// A way, as the data of an SVG path; it ends in an arrow.
    Way(&'static str),
    /// A piece.
    Piece(Who, u8, u8),
    /// It may go there.
    Dot(u8, u8),
    /// It may attack that.
    Ring(u8, u8),
    /// It may point at that.
    Aim(u8, u8),
    /// That is removed.
    Cross(u8, u8),
}

/// Which piece a picture shows.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Who {
    /// The one of which the picture tells.
    Hero,
    /// Another one of its side.
    Own,
    /// One of its side that falls.
    OwnGone,
    /// An enemy piece, not known.
    Foe,
    /// A weak enemy piece.
    Weak,
    /// A weak enemy piece that falls.
    WeakGone,
    /// A strong enemy piece.
    Strong,
}

/// The outlines of the pieces of both sides.
const OUTLINES: [&str; 2] = ["M.04.03h.92v.94L.5.84l-.46.13z", "M.04.03h.92v.48q0 .33-.46.47-.46-.14-.46-.47z"];

/// The head of all arrows, once a page.
pub(super) fn arrow_head() -> Html {
    html! {
        <svg width="0" height="0" aria-hidden="true">
            <marker id="tip" class="tip" viewBox="0 0 4 4" refX="2.2" refY="2" markerWidth="3.4" markerHeight="3.4" orient="auto">
                <path d="M0 0l4 2-4 2z" />
            </marker>
        </svg>
    }
}

/// A picture with what it means.
pub(super) fn diagram(kinds: Kinds, hero: Role, parts: &[Part], title: &str, text: &str) -> Html {
    html! {
        <figure class="diagram">
            <svg viewBox="0 0 5 5" aria-hidden="true">
                <path class="lines" d="M1 0v5M2 0v5M3 0v5M4 0v5M0 1h5M0 2h5M0 3h5M0 4h5" />
                { for parts.iter().map(|part| draw(kinds, hero, *part)) }
            </svg>
            <figcaption><b>{ title }</b>{ text }</figcaption>
        </figure>
    }
}

fn draw(kinds: Kinds, hero: Role, part: Part) -> Html {
    let center = |at: u8| format!("{at}.5");
    // Drawn twice: dark below, light above, to be seen on every ground.
    let twice = |mark: Html| html! { <>{ mark.clone() }{ mark }</> };
    match part {
        Part::Zone(x, y, width, height) => html! {
            <rect class="zone" x={x.to_string()} y={y.to_string()} width={width.to_string()} height={height.to_string()} />
        },
        Part::Water(x, y, width, height) => html! {
            <rect class="water" x={format!("{x}.06")} y={format!("{y}.06")} rx=".3"
                width={format!("{}.88", width - 1)} height={format!("{}.88", height - 1)} />
        },
        Part::Way(way) => html! { <path class="way" d={way} /> },
        Part::Piece(who, x, y) => token(kinds, hero, who, x, y),
        Part::Dot(x, y) => html! { <circle class="dot" cx={center(x)} cy={center(y)} r=".14" /> },
        Part::Ring(x, y) => twice(html! { <circle class="ring" cx={center(x)} cy={center(y)} r=".45" /> }),
        Part::Aim(x, y) => {
            let corners = format!("M{x}.08 {y}.32v-.24h.24m.36 0h.24v.24m0 .36v.24h-.24m-.36 0h-.24v-.24");
            twice(html! { <path class="aim" d={corners} /> })
        }
        Part::Cross(x, y) => {
            html! { <path class="cross" d={format!("M{x}.22 {y}.22l.56.56m0-.56l-.56.56")} /> }
        }
    }
}

fn token(kinds: Kinds, hero: Role, who: Who, x: u8, y: u8) -> Html {
    let fighters = || kinds.variant.army.units().filter(|unit| unit.attacks()).map(|unit: &Unit| unit.role);
    let (color, role, gone) = match who {
        Who::Hero => (Color::Red, Some(hero), false),
        Who::Own => (Color::Red, fighters().nth(1), false),
        Who::OwnGone => (Color::Red, fighters().nth(1), true),
        Who::Foe => (Color::Blue, None, false),
        Who::Weak => (Color::Blue, fighters().next(), false),
        Who::WeakGone => (Color::Blue, fighters().next(), true),
        Who::Strong => (Color::Blue, fighters().next_back(), false),
    };
    let class = classes!("token", (color == Color::Blue).then_some("blue"), gone.then_some("gone"));
    html! {
        <g {class} transform={format!("translate({x} {y})")}>
            <path d={OUTLINES[color as usize]} />
            if let Some(role) = role {
                <use href={kinds.look().picture(color, role)} x=".19" y=".14" width=".62" height=".62" />
            } else {
                <circle cx=".5" cy=".46" r=".13" />
            }
        </g>
    }
}
