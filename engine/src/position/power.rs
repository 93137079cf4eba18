//! Special actions of pieces (R10, R11), one file each.

mod flight;
mod naming;
mod pointing;
mod rampage;

use core::ops::ControlFlow;

pub use rampage::Fate;

use crate::action::Action;
use crate::position::ground::Ground;
use crate::square::Square;
use crate::unit::Power;

/// Calls back with every use of a power by the piece on a square.
pub(super) fn list<B>(
    ground: &Ground,
    from: Square,
    power: Power,
    each: &mut impl FnMut(Action) -> ControlFlow<B>,
) -> ControlFlow<B> {
    match power {
        Power::Name(how) => naming::list(ground, from, how, each),
        Power::Flight => flight::list(ground, from, each),
        Power::Point(power, reach) => pointing::list(ground, from, (power, reach), each),
        Power::Rampage => rampage::list(ground, from, each),
    }
}
