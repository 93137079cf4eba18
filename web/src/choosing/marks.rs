//! What is marked on the board while a person chooses.

use vexillum_engine::{Fate, Movement, Square, SquareSet};

use super::Choosing;
use crate::components::board::Marks;
use crate::display::Marked;
use crate::selection::pick::{Pick, Way};

impl Choosing {
    /// What is marked.
    pub fn marked(&self) -> Marked {
        let mut marked = Marked::default();
        let selection = &self.selection;
        marked.mark(selection.movable(&self.actions), Marks::MOVABLE);
        for (pick, _) in self.options() {
            match pick {
                Pick::Square(square) => marked.mark([square], self.mark(square)),
                Pick::Via(square) => marked.mark([square], Marks::VIA),
                _ => {}
            }
        }
        marked.standing = self.standing();
        let at = marked.standing.map(|(_, to)| to);
        for square in self.chosen().into_iter().filter(|&square| Some(square) != at) {
            marked.mark([square], self.mark(square).and(Marks::DROP));
        }
        marked.mark(at.or_else(|| selection.piece()), Marks::SELECTED);
        self.blast(&mut marked);
        marked
    }

    fn enemies(&self) -> SquareSet {
        self.view.public().occupied(!self.view.me())
    }

    /// The mark of a square where something can go, or point.
    fn mark(&self, square: Square) -> Marks {
        let enemy = self.enemies().contains(square);
        let far = || self.selection.piece().is_some_and(|from| !from.is_next_to(square));
        match self.selection.way() {
            Some(Way::Point(_) | Way::Name) if enemy => Marks::AIM,
            _ if enemy => Marks::ATTACK,
            Some(Way::Flight | Way::Rampage | Way::Name) => Marks::LANDING,
            Some(Way::Move) if self.is_double() && far() => Marks::SECOND,
            _ => Marks::TARGET,
        }
    }

    fn is_double(&self) -> bool {
        let movement = self.picked_role().map(|role| self.view.variant().movement(role));
        matches!(movement, Some(Movement::Double { .. }))
    }

    /// A piece that has come down or stepped, and is to do more, is seen there.
    fn standing(&self) -> Option<(Square, Square)> {
        let first = self.chosen().first().copied().filter(|&square| !self.enemies().contains(square))?;
        let goes = matches!(self.selection.way(), Some(Way::Flight | Way::Name));
        Some((self.selection.piece()?, first)).filter(|_| goes)
    }

    /// From where and where a rampage would begin.
    pub(super) fn rampage(&self) -> Option<(Square, Square)> {
        let rages = self.selection.way() == Some(Way::Rampage);
        Some((self.selection.piece()?, *self.chosen().first()?)).filter(|_| rages)
    }

    /// What a rampage would do.
    fn blast(&self, marked: &mut Marked) {
        let Some((from, to)) = self.rampage() else { return };
        for (square, fate) in self.view.rampage(from, to).0 {
            let mark = match fate {
                Fate::Stands => Marks::NONE,
                _ if !self.enemies().contains(square) => Marks::RISK,
                Fate::Falls => Marks::HIT,
                Fate::MayFall => Marks::DOUBT,
            };
            marked.mark([square], Marks::BLAST.and(mark));
        }
    }
}
