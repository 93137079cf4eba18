//! The army as a table.

use vexillum_engine::{Color, Unit};
use yew::prelude::*;

use super::Kinds;
use crate::components::piece::{Face, piece};

/// The pieces of a side, strongest first; at the end those without a rank.
pub(super) fn army(kinds: Kinds) -> Html {
    let texts = kinds.texts();
    let look = kinds.look();
    let name = |unit: &Unit| match [Color::Red, Color::Blue].map(|color| kinds.name(color, unit)) {
        [red, blue] if red == blue => red.to_string(),
        [red, blue] => (texts.two_names)(&red, &blue),
    };
    let row = |unit: &Unit| {
        html! {
            <tr>
                <td>{ piece(Face::mine(Color::Red, unit.role), look, false) }</td>
                <th scope="row">{ name(unit) }<small>{ kinds.line(unit) }</small></th>
                <td class="number">{ if unit.rank().is_some() { look.rank(unit.role) } else { texts.no_rank } }</td>
                <td class="number">{ unit.count }</td>
            </tr>
        }
    };
    let rows = [true, false].map(|ranked| kinds.that(|unit| unit.rank().is_some() == ranked)).concat();
    let [piece, rank, count] = texts.columns;
    html! {
        <table class="army-table">
            <thead>
                <tr>
                    <td></td>
                    <th scope="col">{ piece }</th>
                    <th scope="col" class="number">{ rank }</th>
                    <th scope="col" class="number">{ count }</th>
                </tr>
            </thead>
            <tbody>{ for rows.into_iter().map(row) }</tbody>
        </table>
    }
}
