//! The list of moves.

use std::rc::Rc;

use vexillum_engine::{Action, Color, Question, Role};
use yew::AttrValue;

use super::Teller;
use super::tale::power_picture;
use crate::happening::Happening;

/// An entry of the move list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ply {
    /// Its number in the log.
    pub index: usize,
    /// Who did it.
    pub by: Color,
    /// The move.
    pub text: AttrValue,
    /// The pieces that met, who acted first: side, rank, whether it was removed. Empty where nothing can be seen again.
    pub pieces: Vec<(Color, &'static str, bool)>,
    /// The picture between the first and the others: file and name.
    pub picture: (&'static str, &'static str),
    /// Whether it stands before the first turn.
    pub opening: bool,
    /// Whether it tells what the entry before it in the list has left open.
    pub answers: bool,
}

/// Puts an entry at the end of the list, or in the place of the one that it tells to its end.
pub fn list(plies: &mut Vec<Rc<Ply>>, ply: Ply) {
    if ply.answers {
        plies.pop();
    }
    plies.push(Rc::new(ply));
}

impl Teller<'_> {
    /// An entry of the move list; nothing for what is no action.
    pub fn ply(&self, index: usize, happening: &Happening) -> Option<Ply> {
        let play = &self.texts.play;
        let text = match happening.action {
            Some(Action::Move { from, to }) if happening.attacked => (play.attack_ply)(from, to),
            Some(Action::Move { from, to }) => (play.ply)(from, to),
            None if happening.path.is_none() && !happening.under && happening.answers.is_none() => return None,
            _ => happening.form.clone(),
        };
        Some(Ply {
            index,
            by: happening.by,
            text: text.into(),
            pieces: self.pieces(happening),
            picture: power_picture(happening).map_or(("ui", "clash"), |power| ("powers", power)),
            opening: happening.answers == Some(Question::Redraw),
            answers: matches!(happening.answers, Some(Question::Defend | Question::Rescue)),
        })
    }

    fn pieces(&self, happening: &Happening) -> Vec<(Color, &'static str, bool)> {
        let look = self.look();
        let rank = |role: Option<Role>| role.map_or("?", |role| look.rank(role));
        let one = |color, square| (color, rank(happening.shown_on(square)), happening.fell.contains(square));
        let by = happening.by;
        match (happening.rampage(), happening.aim) {
            (Some(beast), _) => {
                let hits = happening.taken.iter().map(|&(color, role)| (color, look.rank(role), true));
                let beast_fell = happening.fell.contains(beast);
                // It falls last.
                let others = happening.taken.len() - usize::from(beast_fell && !happening.taken.is_empty());
                core::iter::once(one(by, beast)).chain(hits.take(others)).collect()
            }
            (None, Some((from, to))) if happening.asks != Some(Question::Defend) => vec![one(by, from), one(!by, to)],
            _ => Vec::new(),
        }
    }
}
