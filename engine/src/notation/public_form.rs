//! Public form of actions (N2), made from their events.

use alloc::format;
use alloc::string::{String, ToString};
use core::fmt::Write;

use crate::card::CardKind;
use crate::event::{Audience, Event, Question, Told};
use crate::square::Square;
use crate::unit::Power;
use crate::variant::Variant;

/// Action in public form, from its public events and the question that it answers, if any.
pub fn public_form(variant: &Variant, question: Option<Question>, events: &[Told]) -> String {
    let public = || events.iter().filter(|told| told.to == Audience::Everyone).map(|told| told.event);
    let answer = |shown: Option<String>| shown.unwrap_or_else(|| String::from("none"));
    match question {
        None => turn(variant, public()),
        Some(Question::Redraw) => {
            let under = public().any(|event| matches!(event, Event::Under(..)));
            format!("redraw:{}", if under { "?" } else { "none" })
        }
        Some(Question::Defend) => {
            let card = public().find_map(|event| match event {
                Event::Card(_, card) if card.kind() == CardKind::Defence => Some(card.to_string()),
                _ => None,
            });
            format!("defend:{}", answer(card))
        }
        Some(Question::Rescue) => {
            let placed = public().find_map(|event| match event {
                Event::Place(square, Some(role)) => Some(format!("{role}@{square}")),
                Event::Place(square, None) => Some(format!("?@{square}")),
                _ => None,
            });
            format!("rescue:{}", answer(placed))
        }
    }
}

/// Public form of a turn: Move card, path and Attack card.
fn turn(variant: &Variant, events: impl Iterator<Item = Event> + Clone) -> String {
    let mut prefix = String::new();
    let mut way = Way::default();
    let mut suffix = String::new();
    for event in events {
        match event {
            Event::Card(_, card) if card.kind() == CardKind::Move => prefix = format!("{card}:"),
            Event::Card(_, card) if card.kind() == CardKind::Attack => suffix = format!("&{card}"),
            Event::Lay(..) => suffix = String::from("&?"),
            Event::Under(..) => return String::from("exchange:?"),
            _ => way.follow(variant, event),
        }
    }
    format!("{prefix}{}{suffix}", way.text)
}

/// Path of a piece, as far as it has been followed.
#[derive(Default)]
struct Way {
    text: String,
    /// Start and end of the last move.
    at: Option<(Square, Square)>,
    flown: bool,
    swapped: bool,
    attacked: bool,
    /// Target of the power in use.
    target: Option<Square>,
}

impl Way {
    fn follow(&mut self, variant: &Variant, event: Event) {
        // Writing to a string cannot fail.
        let _: core::fmt::Result = match event {
            Event::Swap(a, b) => {
                self.swapped = true;
                write!(self.text, "{a}{b}")
            }
            // The advance of a winning attacker is not part of the decision.
            Event::Move { .. } if self.attacked => Ok(()),
            Event::Move { from, to } => {
                let begun = self.at.replace((from, to)).is_some();
                if begun { write!(self.text, "{to}") } else { write!(self.text, "{from}{to}") }
            }
            Event::Attack { from, to } => {
                self.attacked = true;
                match self.at {
                    _ if self.swapped => write!(self.text, ",{from}x{to}"),
                    None => write!(self.text, "{from}{to}"),
                    Some(_) => write!(self.text, "{to}"),
                }
            }
            Event::Target { from, to } => {
                self.target = Some(to);
                if self.at.is_none() { write!(self.text, "{from}") } else { Ok(()) }
            }
            Event::Guess(square, role, _) => write!(self.text, "?{square}={role}"),
            Event::Show(square, role) => {
                self.show(square, variant.army.unit(role).power);
                Ok(())
            }
            _ => Ok(()),
        };
    }

    /// True if the path is one step without an attack. If such a step reveals the piece, it used a power.
    fn is_one_step(&self, from: Square, to: Square) -> bool {
        from.is_next_to(to) && self.text == format!("{from}{to}")
    }

    /// Adds the power of a revealed piece: the use of a power reveals the piece to both players.
    fn show(&mut self, square: Square, power: Option<Power>) {
        match (power, self.at, self.target.take()) {
            (Some(Power::Point(power, _)), None, Some(target)) => {
                self.text.push(power.sign());
                self.text.push_str(&target.to_string());
            }
            (Some(Power::Rampage), Some((from, to)), None) if to == square && self.is_one_step(from, to) => {
                self.text = format!("{from}*{to}");
            }
            (Some(Power::Flight), Some((from, to)), None) if to == square && !from.is_next_to(to) && !self.flown => {
                self.flown = true;
                let attack = self.text.strip_prefix(&format!("{from}{to}")).unwrap_or("");
                self.text = if attack.is_empty() { format!("{from}^{to}") } else { format!("{from}^{to}x{attack}") };
            }
            _ => {}
        }
    }
}
