//! Long lists of which only the rows in view are in the document (windowing).

use std::cell::Cell;
use std::ops::Range;
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions};
use gloo::utils::{document, window};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

/// Number of rows up to which a list is always whole.
pub const WHOLE: usize = 200;

/// Number of rows by which the window moves, and of those beyond what is in view.
const STEP: usize = 40;

/// Height of a row before one has been measured, in pixels.
const USUAL_HEIGHT: f64 = 30.0;

/// The rows of a list of that length around those in view, given as the first and the last of them.
fn around(first: usize, last: usize, len: usize) -> Range<usize> {
    if len <= WHOLE {
        return 0..len;
    }
    let start = first.min(len).saturating_sub(STEP) / STEP * STEP;
    let end = ((last + STEP) / STEP + 1) * STEP;
    start..end.min(len)
}

/// Top and bottom of a row in the window. The element of a row may have no box of its own.
fn edges(row: &Element) -> Option<(f64, f64)> {
    let cell = row.first_element_child()?;
    let rect = cell.get_bounding_client_rect();
    Some((rect.top(), rect.bottom()))
}

/// Measured height of a row, as their mean.
fn measure(list: &Element) -> Option<f64> {
    let count = list.child_element_count();
    let (top, _) = edges(&list.first_element_child()?)?;
    let (_, bottom) = edges(&list.last_element_child()?)?;
    Some((bottom - top) / f64::from(count)).filter(|height| *height > 1.0)
}

/// The first and the last row in view, and how much of the list's scrolling panel is seen.
fn in_view(list: &Element, height: f64) -> Option<(usize, usize)> {
    let rect = list.get_bounding_client_rect();
    let panel = list.parent_element()?.get_bounding_client_rect();
    let top = panel.top().max(0.0);
    let bottom = panel.bottom().min(window().inner_height().ok()?.as_f64()?);
    let row = |y: f64| ((y - rect.top()) / height).max(0.0) as usize;
    Some((row(top), row(bottom.max(top))))
}

/// The rows of a list of `len` that are to be drawn: all of a short one, of a long one those in view. A list is a child of
/// what it scrolls in. `shown` is a row that is to be in view whenever it changes; the list is drawn around it at once.
///
/// In the place of the other rows the list has padding, so that it is as high as if it were whole. Whole it is for printing.
#[hook]
pub fn use_rows(list: &NodeRef, len: usize, shown: Option<usize>) -> Range<usize> {
    let rows = use_state_eq(|| around(shown.unwrap_or(0), shown.unwrap_or(0), len));
    let height = use_memo((), |()| Cell::new(USUAL_HEIGHT));
    let look: Rc<dyn Fn()> = {
        let (list, rows, height) = (list.clone(), rows.setter(), height.clone());
        Rc::new(move || {
            let seen = list.cast::<Element>().and_then(|list| in_view(&list, height.get()));
            let (first, last) = seen.unwrap_or_default();
            rows.set(around(first, last, len));
        })
    };
    {
        let (look, setter) = (look.clone(), rows.setter());
        use_effect_with(len, move |_| {
            let capture = EventListenerOptions::run_in_capture_phase();
            let on_look = |look: &Rc<dyn Fn()>| {
                let look = look.clone();
                move |_: &Event| look()
            };
            // Whatever the list scrolls in.
            let listeners = (len > WHOLE).then(|| {
                [
                    EventListener::new_with_options(&document(), "scroll", capture, on_look(&look)),
                    EventListener::new(&window(), "resize", on_look(&look)),
                    EventListener::new(&window(), "afterprint", on_look(&look)),
                    EventListener::new(&window(), "beforeprint", move |_| setter.set(0..len)),
                ]
            });
            look();
            move || drop(listeners)
        });
    }
    let range = if len <= WHOLE { 0..len } else { rows.start.min(len)..rows.end.min(len) };
    {
        let (list, height, range) = (list.clone(), height.clone(), range.clone());
        use_effect_with((range, len), move |(range, len)| {
            let _: Option<()> = pad(&list, &height, range, *len);
        });
    }
    {
        let (list, height) = (list.clone(), height.clone());
        use_effect_with((shown, len > WHOLE), move |(shown, long)| {
            if let (Some(shown), true) = (*shown, *long) {
                let _: Option<()> = scroll_to(&list, shown, height.get());
                look();
            }
        });
    }
    range
}

/// Gives the list the height of the rows that are not there.
fn pad(list: &NodeRef, height: &Cell<f64>, range: &Range<usize>, len: usize) -> Option<()> {
    let list = list.cast::<HtmlElement>()?;
    let style = list.style();
    if range.len() == len {
        let _ = style.remove_property("padding-block");
        return Some(());
    }
    height.set(measure(&list).unwrap_or(height.get()));
    // Whole pixels: nothing else in the first load writes fractions, which takes ten kilobytes of code.
    let [above, below] = [range.start, len - range.end].map(|rows| (rows as f64 * height.get()).round() as u32);
    style.set_property("padding-block", &format!("{above}px {below}px")).ok()
}

/// Scrolls the panel of a list, and nothing else, so that a row is in its middle, unless it is in view.
fn scroll_to(list: &NodeRef, row: usize, height: f64) -> Option<()> {
    let list = list.cast::<HtmlElement>()?;
    let (above, below) = in_view(&list, height)?;
    if (above..below).contains(&row) {
        return Some(());
    }
    let panel = list.parent_element()?;
    let panel: &HtmlElement = panel.dyn_ref()?;
    let begins = list.get_bounding_client_rect().top() - panel.get_bounding_client_rect().top();
    let middle = f64::from(panel.client_height()) / 2.0;
    panel.set_scroll_top((f64::from(panel.scroll_top()) + begins + row as f64 * height - middle) as i32);
    Some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(seen: [usize; 2], len: usize, expected: Range<usize>) {
        assert_eq!(around(seen[0], seen[1], len), expected, "{seen:?} of {len}");
    }

    #[test]
    fn a_short_list_is_whole_and_of_a_long_one_there_is_what_is_in_view() {
        check([0, 0], 0, 0..0);
        check([150, 160], WHOLE, 0..WHOLE);
        check([0, 20], 5_000, 0..80);
        check([2_500, 2_520], 5_000, 2_440..2_600);
        check([4_990, 5_000], 5_000, 4_920..5_000);
        check([9_000, 9_999], 5_000, 4_960..5_000);
    }
}
