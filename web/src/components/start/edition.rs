//! The cards of the editions.

use std::fmt::Write;

use vexillum_engine::{Board, Color, Fill, Square, Variant};
use yew::prelude::*;

use crate::i18n::Language;

/// The editions that are offered first, the best for a newcomer in front; the others are folded away.
pub(super) const FIRST: &[&str] = &[
    "barrage",
    "original",
    "classic30",
    "duel",
    "lightning",
    "scifi",
    "infiltrator",
    "fantasy",
    "fantasy-powers",
    "battle-cards",
];

/// What a card shows and tells.
#[derive(PartialEq, Properties)]
pub(super) struct EditionCardProps {
    /// The edition as it comes.
    pub(super) variant: Variant,
    /// Whether it is chosen.
    pub(super) chosen: bool,
    /// The language.
    pub(super) language: Language,
    /// It is chosen.
    pub(super) on_choose: Callback<Variant>,
}

/// An edition to choose.
#[component]
pub(super) fn EditionCard(props: &EditionCardProps) -> Html {
    let variant = props.variant;
    let texts = props.language.texts();
    let (words, start) = (&texts.words, &texts.start);
    let text = start.edition(variant.id);
    html! {
        <label class="edition">
            <input
                type="radio"
                name="edition"
                value={variant.id}
                checked={props.chosen}
                onchange={props.on_choose.reform(move |_| variant)}
            />
            { picture(&variant) }
            <span class="edition-name">{ words.edition(&variant) }</span>
            if let Some(text) = text {
                <span class="edition-facts">{ (start.facts)(variant.army.total(), text.minutes) }</span>
                <span class="edition-line">{ text.line }</span>
            }
        </label>
    }
}

/// The board with its lakes, and both armies as they could stand.
fn picture(variant: &Variant) -> Html {
    let board = &variant.board;
    let pieces = |color| path(standing(variant, color), board, (0.12, 0.76));
    html! {
        <svg class="mini-board" viewBox={format!("0 0 {} {}", board.columns, board.rows)} aria-hidden="true">
            <path class="mini-red" d={pieces(Color::Red)} />
            <path class="mini-blue" d={pieces(Color::Blue)} />
            <path class="mini-lake" d={path(board.lakes, board, (0.0, 1.0))} />
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

/// A square for each of the board's, so far from the corner and so large, as Red sees them.
fn path(squares: impl IntoIterator<Item = Square>, board: &Board, (inset, size): (f32, f32)) -> String {
    squares.into_iter().fold(String::new(), |mut path, square| {
        let (x, y) = (f32::from(square.column()), f32::from(board.rows.saturating_sub(1 + square.row())));
        // Writing to a string cannot fail.
        let _ = write!(path, "M{} {}h{size}v{size}h-{size}z", x + inset, y + inset);
        path
    })
}
