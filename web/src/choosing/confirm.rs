//! A turn that has been chosen and waits to be confirmed.

use super::{Chip, ChipKind, Choosing, Prompt};
use crate::display::Teller;
use crate::selection::Order;
use crate::selection::pick::Pick;

/// What is said of it, and the chip that carries it out.
pub fn confirm(choosing: &Choosing, teller: &Teller) -> (Prompt, Chip) {
    let texts = &teller.texts.settings;
    let prompt = choosing.selection.piece().zip(choosing.aim()).map_or_else(Prompt::default, |(piece, to)| {
        (texts.confirm_prompt)(&choosing.piece_name(teller, piece), to).into()
    });
    let chip = Chip {
        label: texts.carry_out,
        picture: Some(("ui", "check")),
        kind: ChipKind::Primary,
        order: Order::Pick(Pick::Confirm),
    };
    (prompt, chip)
}
