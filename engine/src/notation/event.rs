//! Events as text (N3).

use core::fmt;
use core::str::FromStr;

use super::ParseError;
use crate::card::Card;
use crate::color::Color;
use crate::event::{Audience, Event, Told};
use crate::outcome::{Outcome, Reason};
use crate::role::{Role, RoleSet};
use crate::square::Square;

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let with_card = |f: &mut fmt::Formatter<'_>, verb: &str, color: Color, card: Option<Card>| {
            write!(f, "{verb} {color}")?;
            card.map_or(Ok(()), |card| write!(f, " {card}"))
        };
        match *self {
            Self::Ask(color, question) => write!(f, "ask {color} {}", question.name()),
            Self::Move { from, to } => write!(f, "move {from} {to}"),
            Self::Attack { from, to } => write!(f, "attack {from} {to}"),
            Self::Target { from, to } => write!(f, "target {from} {to}"),
            Self::Show(square, role) => write!(f, "show {square} {role}"),
            Self::Hint(square, kinds) => write!(f, "hint {square} {kinds}"),
            Self::Guess(square, role, right) => {
                write!(f, "guess {square} {role} {}", if right { "right" } else { "wrong" })
            }
            Self::Remove(square) => write!(f, "remove {square}"),
            Self::Taken(color, role) => write!(f, "taken {color} {role}"),
            Self::Place(square, None) => write!(f, "place {square}"),
            Self::Place(square, Some(role)) => write!(f, "place {square} {role}"),
            Self::Owner(square, color) => write!(f, "owner {square} {color}"),
            Self::Swap(a, b) => write!(f, "swap {a} {b}"),
            Self::Card(color, card) => write!(f, "card {color} {card}"),
            Self::Lay(color, card) => with_card(f, "lay", color, card),
            Self::Draw(color, card) => with_card(f, "draw", color, card),
            Self::Under(color, card) => with_card(f, "under", color, card),
            Self::Turn(color) => write!(f, "turn {color}"),
            Self::Offer(color) => write!(f, "offer {color}"),
            Self::End(outcome) => write!(f, "end {outcome}"),
        }
    }
}

impl fmt::Display for Told {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.to {
            Audience::Everyone => self.event.fmt(f),
            Audience::Only(color) => write!(f, "{} to {color}", self.event),
            Audience::Nobody => write!(f, "{} to nobody", self.event),
        }
    }
}

impl FromStr for Told {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let (event, to) = match text.rsplit_once(" to ") {
            Some((event, "nobody")) => (event, Some(Audience::Nobody)),
            Some((event, color)) => (event, Color::from_name(color).map(Audience::Only)),
            None => (text, Some(Audience::Everyone)),
        };
        to.zip(parse(event)).map(|(to, event)| Self { event, to }).ok_or_else(|| ParseError::new("an event", text))
    }
}

impl FromStr for Event {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        parse(text).ok_or_else(|| ParseError::new("an event", text))
    }
}

impl FromStr for Outcome {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        parse_outcome(text).ok_or_else(|| ParseError::new("a winner or draw, and a reason", text))
    }
}

fn parse_outcome(text: &str) -> Option<Outcome> {
    let (winner, reason) = text.split_once(' ')?;
    let reason = Reason::from_name(reason)?;
    let winner = if winner == "draw" { None } else { Some(Color::from_name(winner)?) };
    (winner.is_some() == reason.is_win()).then_some(Outcome { winner, reason })
}

fn parse(text: &str) -> Option<Event> {
    let (verb, rest) = text.split_once(' ')?;
    if verb == "end" {
        return Some(Event::End(rest.parse().ok()?));
    }
    let mut words = rest.split(' ');
    let event = {
        let mut word = || words.next();
        match verb {
            "ask" => Event::Ask(Color::from_name(word()?)?, word()?.parse().ok()?),
            "move" => Event::Move { from: square(word()?)?, to: square(word()?)? },
            "attack" => Event::Attack { from: square(word()?)?, to: square(word()?)? },
            "target" => Event::Target { from: square(word()?)?, to: square(word()?)? },
            "show" => Event::Show(square(word()?)?, role(word()?)?),
            "hint" => Event::Hint(square(word()?)?, kinds(word()?)?),
            "guess" => {
                let (at, role) = (square(word()?)?, role(word()?)?);
                Event::Guess(
                    at,
                    role,
                    match word()? {
                        "right" => true,
                        "wrong" => false,
                        _ => return None,
                    },
                )
            }
            "remove" => Event::Remove(square(word()?)?),
            "taken" => Event::Taken(Color::from_name(word()?)?, role(word()?)?),
            "place" => Event::Place(square(word()?)?, optional(word(), role).ok()?),
            "owner" => Event::Owner(square(word()?)?, Color::from_name(word()?)?),
            "swap" => Event::Swap(square(word()?)?, square(word()?)?),
            "card" => Event::Card(Color::from_name(word()?)?, Card::from_name(word()?)?),
            "lay" => Event::Lay(Color::from_name(word()?)?, optional(word(), Card::from_name).ok()?),
            "draw" => Event::Draw(Color::from_name(word()?)?, optional(word(), Card::from_name).ok()?),
            "under" => Event::Under(Color::from_name(word()?)?, optional(word(), Card::from_name).ok()?),
            "turn" => Event::Turn(Color::from_name(word()?)?),
            "offer" => Event::Offer(Color::from_name(word()?)?),
            _ => return None,
        }
    };
    words.next().is_none().then_some(event)
}

fn square(word: &str) -> Option<Square> {
    word.parse().ok()
}

fn role(word: &str) -> Option<Role> {
    word.parse().ok()
}

fn kinds(word: &str) -> Option<RoleSet> {
    word.parse().ok().filter(|kinds: &RoleSet| !kinds.is_empty())
}

/// Optional word: `None` if it is missing, an error if it is wrong.
fn optional<T>(word: Option<&str>, parse: impl Fn(&str) -> Option<T>) -> Result<Option<T>, &str> {
    word.map(|word| parse(word).ok_or(word)).transpose()
}
