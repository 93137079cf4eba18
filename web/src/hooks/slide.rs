//! A piece that was moved slides to its square, by the transition that its style sheet gives it.

use std::cell::RefCell;
use std::rc::Rc;

use vexillum_engine::{Color, Square};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::drag::seen_cell;
use crate::components::board::Slide;

/// Lets the piece of a move slide from where it stood. A piece that was dragged there does not.
#[hook]
pub fn use_slide(slide: Option<Slide>, bottom: Color, last_drop: Rc<RefCell<Option<(Square, Square)>>>) {
    use_effect_with(slide, move |slide| {
        if let Some(Slide { from, to, swap, .. }) = *slide {
            let dropped = last_drop.borrow_mut().take() == Some((from, to));
            if !dropped {
                let _: Option<()> = run(from, to, bottom);
                if swap {
                    let _: Option<()> = run(to, from, bottom);
                }
            }
        }
    });
}

fn run(from: Square, to: Square, bottom: Color) -> Option<()> {
    let cell = seen_cell(to)?;
    let piece: HtmlElement = cell.query_selector(".piece").ok()??.dyn_into().ok()?;
    let width = cell.get_bounding_client_rect().width().round() as i32;
    let sign = if bottom == Color::Red { width } else { -width };
    let across = |to: u8, from: u8| (i32::from(from) - i32::from(to)) * sign;
    let (columns, rows) = (across(to.column(), from.column()), across(from.row(), to.row()));
    let style = piece.style();
    style.set_property("transition-duration", "0s").ok()?;
    style.set_property("translate", &format!("{columns}px {rows}px")).ok()?;
    // Reading the place makes the browser take note of it before the slide begins.
    let _ = piece.get_bounding_client_rect();
    style.set_property("transition-duration", "calc(var(--fast) * 2)").ok()?;
    style.remove_property("translate").ok().map(drop)
}
