//! The board of a variant: its size, its lakes, its home rows.

use vexillum_engine::{Color, Fill, Square};
use yew::prelude::*;

use super::View;
use super::edit::Edit;
use super::stepper::stepper;
use crate::components::board::{Board, BoardInput, CellView, Cells, Marks};
use crate::components::piece::Look;

/// The board with what changes it.
pub(super) fn board(view: &View) -> Html {
    let View { variant, language, style, on_edit, .. } = view;
    let texts = &language.workshop().editor;
    let board = variant.board;
    let [columns, rows, home_rows] = texts.sizes;
    let on_input = {
        let on_edit = on_edit.clone();
        Callback::from(move |input| {
            if let BoardInput::Tap(square) = input {
                on_edit.emit(Edit::Lake(square));
            }
        })
    };
    let label: AttrValue = language.texts().words.board.into();
    html! {
        <>
            <div class="steppers">
                { stepper(columns, true, board.columns, 4..=12, *language, &on_edit.reform(Edit::Columns)) }
                { stepper(rows, true, board.rows, 4..=10, *language, &on_edit.reform(Edit::Rows)) }
                { stepper(home_rows, true, board.home_rows, 1..=5, *language, &on_edit.reform(Edit::HomeRows)) }
            </div>
            <Board {board} bottom={Color::Red} cells={cells(view)} look={Look::new(variant, *style)} {label} {on_input} />
            <p class="hint-line">{ texts.lake_hint }</p>
            { fill(view) }
        </>
    }
}

fn cells(view: &View) -> Cells {
    let board = &view.variant.board;
    let texts = &view.language.workshop().editor;
    let [red, blue] = [Color::Red, Color::Blue].map(|color| board.home(color).collect::<Vec<Square>>());
    Cells::new(|square| {
        let (home, far) = (red.contains(&square), blue.contains(&square));
        let [plain, at_home, at_far, lake] = texts.squares;
        let label = match (board.lakes.contains(square), home, far) {
            (true, ..) => lake,
            (_, true, _) => at_home,
            (.., true) => at_far,
            _ => plain,
        };
        CellView {
            face: None,
            marks: Marks::NONE.with_if(home, Marks::HOME).with_if(far, Marks::FAR),
            label: label(square).into(),
        }
    })
}

fn fill(view: &View) -> Html {
    let texts = &view.language.workshop().editor;
    let choice = |(fill, label): (Fill, &'static str)| {
        let onchange = view.on_edit.reform(move |_: Event| Edit::Fill(fill));
        let checked = view.variant.fill == fill;
        html! { <label><input type="radio" name="fill" {checked} {onchange} />{ label }</label> }
    };
    html! {
        <div class="segmented" role="group" aria-label={texts.fill}>
            { for [Fill::All, Fill::Any].into_iter().zip(texts.fills).map(choice) }
        </div>
    }
}
