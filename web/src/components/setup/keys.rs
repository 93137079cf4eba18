//! Keys on the board, besides those that the board itself knows.

use vexillum_engine::{Role, Square, Unit, Variant};
use web_sys::Element;
use yew::prelude::*;

use super::editor::Act;
use crate::components::piece::Look;
use crate::draft::Picked;
use crate::hooks::drag::square_of;
use crate::keys::{is_command, typed as letter};

/// What a key does on the board: the letter or the rank of a piece puts it on the square, Delete takes it off.
pub(super) fn typed(
    event: &KeyboardEvent,
    variant: &Variant,
    look: Look,
    index_of: impl Fn(Square) -> Option<usize>,
) -> Option<Act> {
    let key = event.key();
    let letter = letter(event);
    let Some(square) = square_of(event.target()) else {
        // In the tray, where the board does not hear it.
        let button = event.target_dyn_into::<Element>().is_some_and(|element| element.tag_name() == "BUTTON");
        return (button && key == "Escape").then_some(Act::PutDown);
    };
    if is_command(event) {
        let undo = letter == Some('z') && !event.alt_key() && !event.shift_key();
        return undo.then_some(Act::Undo);
    }
    let index = index_of(square);
    if matches!(key.as_str(), "Delete" | "Backspace") {
        return Some(Act::TakeOff(index));
    }
    let role = role_typed(variant, look, letter?)?;
    Some(Act::Drop(Picked::Stock(role), index))
}

/// The kind of the army on which that is printed, or else with that letter in the notation.
fn role_typed(variant: &Variant, look: Look, letter: char) -> Option<Role> {
    let letter = letter.to_ascii_uppercase().to_string();
    let by = |fits: &dyn Fn(&Unit) -> bool| variant.army.units().find(|unit| fits(unit)).map(|unit| unit.role);
    let lettered = |unit: &Unit| unit.role.letter().is_ascii_alphabetic() && unit.role.letter().to_string() == letter;
    by(&|unit| look.rank(unit.role) == letter).or_else(|| by(&lettered))
}
