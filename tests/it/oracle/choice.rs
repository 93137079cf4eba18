//! Legal actions with their kinds, for random players that play rare ones often.

use super::act::Act;
use super::{Oracle, next_to};

/// Legal action with its special features.
pub(crate) struct Choice {
    pub(crate) action: String,
    /// Kind of action, such as `!` or `charge2 attack mock`.
    pub(crate) sort: String,
    /// True if the piece goes back over the border that it crossed last.
    pub(crate) backs: bool,
    /// True for a move, not an attack, to a square next to an enemy piece.
    pub(crate) approaches: bool,
    /// True for a move, not an attack, of a piece that the opponent's last move threatens.
    pub(crate) flees: bool,
}

impl Oracle {
    /// All legal actions, sorted by their text.
    pub(crate) fn choices(&self) -> Vec<Choice> {
        let mut choices: Vec<Choice> = self.acts().iter().map(|act| self.choice(act)).collect();
        choices.sort_by(|one, other| one.action.cmp(&other.action));
        choices
    }

    fn choice(&self, act: &Act) -> Choice {
        let mut choice =
            Choice { action: act.to_string(), sort: self.sort(act), backs: false, approaches: false, flees: false };
        let path = match act {
            Act::Go { path, .. } => path.clone(),
            Act::Name { from, step: Some(to), .. }
            | Act::Fly { from, to, target: None }
            | Act::Rampage { from, to } => {
                vec![*from, *to]
            }
            _ => return choice,
        };
        let (from, to) = (path[0], path[path.len() - 1]);
        let own = self.turns.iter().rev().find(|turn| turn.side == self.side);
        let last = self.turns.last().and_then(|turn| turn.step);
        let empty = self.is_empty(to);
        choice.backs = own.and_then(|turn| turn.crossed.as_ref()).is_some_and(|(piece, crossed)| {
            self.piece_at(from) == Some(*piece) && crossed.last() == self.borders(&path).first()
        });
        choice.approaches = empty && self.threatens(self.side, to);
        choice.flees = empty && last.is_some_and(|(_, end)| next_to(end, from));
        choice
    }

    fn sort(&self, act: &Act) -> String {
        match act {
            Act::Go { card, path, with } => {
                let to = path[path.len() - 1];
                let what = match self.piece_at(to) {
                    Some(_) => "attack",
                    None if to.1 == self.edition.back_row(1 - self.side) => "home",
                    None => "",
                };
                let kind = self.pieces[self.piece_at(path[0]).expect("one's own")].kind;
                let two = if self.edition.has("powers") && next_to(path[0], to) { "step" } else { "far" };
                let bomb = if "BF".contains(kind) { "fixed" } else { two };
                let with = with.as_deref().unwrap_or_default();
                let who = if with == "spy" || with == "armour" { kind } else { ' ' };
                format!("{} {bomb} {what} {with} {who}", card.unwrap_or_default())
            }
            Act::Name { target, kind, step, .. } => {
                let target = self.piece_at(*target).expect("an enemy");
                let who = &self.pieces[target];
                if step.is_some_and(|to| to.1 == self.edition.back_row(1 - self.side)) {
                    return String::from("? home");
                }
                match (who.kind == *kind, who.kinds.len() > 1 && who.kinds.contains(*kind)) {
                    (true, _) => format!("? right {}", step.is_some()),
                    (false, true) => String::from("? wrong but possible"),
                    (false, false) => String::from("? wrong"),
                }
            }
            Act::Fly { target, .. } => format!("^ {}", target.is_some()),
            Act::Point { sign, target, .. } => {
                format!("{sign} {}", self.pieces[self.piece_at(*target).expect("an enemy")].kind)
            }
            Act::Rampage { to, .. } => format!("* {}", self.crowd(*to)),
            Act::Swap { attack, .. } => format!("swap {}", attack.as_ref().map_or("", |(_, _, with)| with)),
            Act::Exchange(_) => String::from("exchange"),
            Act::Defend(card) => card.clone().unwrap_or_default(),
            Act::Rescue(rescue) => format!("rescue {}", rescue.is_some()),
            Act::Redraw(cards) => format!("redraw {}", cards.len()),
        }
    }
}
