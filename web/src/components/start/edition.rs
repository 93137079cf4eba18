//! The cards of the editions.

use std::fmt::Write;

use vexillum_engine::{Board, Color, Fill, Square, Variant};
use yew::prelude::*;

use crate::address::Page;
use crate::i18n::Language;
use crate::own::call;

/// Between two facts.
const DOT: &str = " · ";

/// How long the side of a square is drawn.
const SIDE: u32 = 100;

/// An edition to choose.
pub(super) fn edition_card(
    variant: &Variant,
    group: &str,
    chosen: bool,
    language: Language,
    on_choose: &Callback<Variant>,
) -> Html {
    let (words, start) = (&language.texts().words, &language.texts().options);
    let text = start.edition(variant.id);
    let pieces = variant.army.total();
    let facts = match text {
        Some(text) => (start.facts)(pieces, text.minutes),
        None => (start.own_facts)(pieces, variant.board.columns, variant.board.rows),
    };
    let onchange = {
        let variant = *variant;
        on_choose.reform(move |_| variant)
    };
    html! {
        <label class="edition">
            <input type="radio" name={group.to_owned()} value={variant.id} checked={chosen} {onchange} />
            <MiniBoard variant={*variant} />
            <span class="edition-name">{ words.edition(variant).text() }</span>
            // Two lines on a phone.
            <span class="edition-facts">
                if let Some((pieces, rest)) = facts.split_once(DOT) {
                    <span>{ pieces.to_owned() }</span><i>{ DOT }</i><span>{ rest.to_owned() }</span>
                } else {
                    { facts }
                }
            </span>
            if let Some(text) = text {
                <span class="edition-line">{ text.line }</span>
            }
            if variant.is_own() {
                <span class="edition-links">
                    <a href={Page::Editor(call(variant)).address()}>{ start.edit }</a>
                </span>
            }
        </label>
    }
}

/// What a small picture of a board shows.
#[derive(PartialEq, Properties)]
pub struct MiniBoardProps {
    /// The variant that is played on it.
    pub variant: Variant,
}

/// The board with its lakes, and both armies as they could stand. A component, so that it is not drawn anew with each choice.
#[component]
pub fn MiniBoard(MiniBoardProps { variant }: &MiniBoardProps) -> Html {
    let board = &variant.board;
    let pieces = |color| path(standing(variant, color), board, (12, 76));
    let view_box = format!("0 0 {} {}", SIDE * u32::from(board.columns), SIDE * u32::from(board.rows));
    html! {
        <svg class="mini-board" viewBox={view_box} aria-hidden="true">
            <path class="mini-red" d={pieces(Color::Red)} />
            <path class="mini-blue" d={pieces(Color::Blue)} />
            <path class="mini-lake" d={path(board.lakes, board, (0, 100))} />
        </svg>
    }
}

/// The squares of an army; where any home squares do, scattered, and alike for every visitor.
fn standing(variant: &Variant, color: Color) -> Vec<Square> {
    // A prime larger than any number of columns or home rows meets every square once.
    const STRIDE: usize = 23;
    let home: Vec<Square> = variant.board.home(color).collect();
    let stride = match variant.fill {
        Fill::All => 1,
        Fill::Any => STRIDE,
    };
    (0..variant.army.total()).filter_map(|n| home.get(n * stride % home.len().max(1)).copied()).collect()
}

/// A square for each of the board's, so far from the corner and so large in hundredths, as Red sees them.
fn path(squares: impl IntoIterator<Item = Square>, board: &Board, (inset, size): (u32, u32)) -> String {
    squares.into_iter().fold(String::new(), |mut path, square| {
        let (column, row) = (u32::from(square.column()), u32::from(board.rows.saturating_sub(1 + square.row())));
        let (x, y) = (SIDE * column + inset, SIDE * row + inset);
        // Writing to a string cannot fail.
        let _ = write!(path, "M{x} {y}h{size}v{size}h-{size}z");
        path
    })
}
