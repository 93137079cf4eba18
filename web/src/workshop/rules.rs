//! The rules of an edition.

use vexillum_engine::{Color, Unit, Variant};
use yew::prelude::*;

use super::address::choose;
use crate::components::piece::{Face, Look, piece};
use crate::i18n::Language;

/// The rules of the edition of that id.
pub(super) fn rules(edition: &str, language: Language) -> Html {
    let texts = language.workshop();
    let Some(variant) = Variant::find(edition) else {
        return html! { <p class="status" role="status">{ texts.unknown_edition }</p> };
    };
    let words = language.texts();
    let board = &variant.board;
    html! {
        <>
            <h1>{ words.words.edition(variant) }</h1>
            if let Some(text) = words.start.edition(variant.id) {
                <p>{ text.line }</p>
            }
            <h2>{ texts.board }</h2>
            <p>{ (texts.board_size)(board.columns, board.rows, board.lakes.len()) }</p>
            <h2>{ texts.army }</h2>
            { army(variant, language) }
            <a class="button primary" href={choose(variant.id)}>{ texts.choose }</a>
        </>
    }
}

/// The pieces of a side, strongest first; at the end those without a rank.
fn army(variant: &Variant, language: Language) -> Html {
    let texts = language.workshop();
    let look = Look::from(variant);
    let row = |unit: &Unit| {
        html! {
            <tr key={unit.role as usize}>
                <th scope="row">
                    { piece(Face::mine(Color::Red, unit.role), look, false) }
                    { language.texts().pieces.name(look.names, Color::Red, unit.role) }
                </th>
                <td>{ look.rank(unit.role) }</td>
                <td>{ unit.count }</td>
            </tr>
        }
    };
    let (ranked, others): (Vec<&Unit>, Vec<&Unit>) = variant.army.units().rev().partition(|unit| unit.rank().is_some());
    html! {
        <table class="army">
            <thead><tr>{ for texts.army_columns.map(|column| html! { <th scope="col">{ column }</th> }) }</tr></thead>
            <tbody>{ for ranked.into_iter().chain(others).map(row) }</tbody>
            <tfoot>
                <tr><th scope="row" colspan="2">{ texts.army_total }</th><td>{ variant.army.total() }</td></tr>
            </tfoot>
        </table>
    }
}
