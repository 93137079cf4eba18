//! Actions as text (N2). Each action has exactly one spelling.

use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use super::ParseError;
use crate::action::{Action, Pointing};
use crate::card::{Card, CardKind};
use crate::square::Square;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Move { from, to } => write!(f, "{from}{to}"),
            Self::Turn { from, via, to } => write!(f, "{from}{via}{to}"),
            Self::Name { from, step, target, role } => {
                write!(f, "{from}")?;
                if let Some(step) = step {
                    write!(f, "{step}")?;
                }
                write!(f, "?{target}={role}")
            }
            Self::Fly { from, to, attack } => {
                write!(f, "{from}^{to}")?;
                attack.map_or(Ok(()), |target| write!(f, "x{target}"))
            }
            Self::Point { power, from, target } => write!(f, "{from}{}{target}", power.sign()),
            Self::Rampage { from, to } => write!(f, "{from}*{to}"),
            Self::Play { move_card, from, to, attack_card } => {
                if let Some(card) = move_card {
                    write!(f, "{card}:")?;
                }
                write!(f, "{from}{to}")?;
                attack_card.map_or(Ok(()), |card| write!(f, "&{card}"))
            }
            Self::SwapAttack { pair: (a, b), from, target, card } => write!(f, "swap:{a}{b},{from}x{target}&{card}"),
            Self::Exchange(card) => write!(f, "exchange:{card}"),
            Self::Defend(None) => f.write_str("defend:none"),
            Self::Defend(Some(card)) => write!(f, "defend:{card}"),
            Self::Rescue(None) => f.write_str("rescue:none"),
            Self::Rescue(Some((role, square))) => write!(f, "rescue:{role}@{square}"),
            Self::Redraw(None) => f.write_str("redraw:none"),
            Self::Redraw(Some([a, b, c])) => write!(f, "redraw:{a},{b},{c}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        parse(text).ok_or_else(|| ParseError::new("an action", text))
    }
}

fn parse(text: &str) -> Option<Action> {
    match text.split_once(':') {
        Some(("exchange", card)) => Some(Action::Exchange(Card::from_name(card)?)),
        Some(("defend", "none")) => Some(Action::Defend(None)),
        Some(("defend", card)) => {
            Some(Action::Defend(Some(Card::from_name(card).filter(|card| card.kind() == CardKind::Defence)?)))
        }
        Some(("rescue", "none")) => Some(Action::Rescue(None)),
        Some(("rescue", rest)) => {
            let (letter, square) = rest.split_once('@')?;
            Some(Action::Rescue(Some((letter.parse().ok()?, square.parse().ok()?))))
        }
        Some(("redraw", "none")) => Some(Action::Redraw(None)),
        Some(("redraw", cards)) => {
            let cards: Option<Vec<Card>> = cards.split(',').map(Card::from_name).collect();
            Some(Action::Redraw(Some(<[Card; 3]>::try_from(cards?).ok()?)))
        }
        Some((card, rest)) => {
            let card = Card::from_name(card).filter(|card| card.kind() == CardKind::Move)?;
            parse_with_move_card(card, rest)
        }
        None if text.contains('&') => {
            let (squares, card) = attack_card(text)?;
            Some(Action::Play { move_card: None, from: squares.0, to: squares.1, attack_card: card })
        }
        None => parse_without_cards(text),
    }
}

/// Square at the start of a text, and the rest.
fn square(text: &str) -> Option<(Square, &str)> {
    [3, 2].into_iter().find_map(|len| {
        let (head, rest) = text.split_at_checked(len)?;
        Some((head.parse().ok()?, rest))
    })
}

fn two_squares(text: &str) -> Option<((Square, Square), &str)> {
    let (from, rest) = square(text)?;
    let (to, rest) = square(rest)?;
    (from != to).then_some(((from, to), rest))
}

/// Two squares and an optional Attack card.
fn attack_card(text: &str) -> Option<((Square, Square), Option<Card>)> {
    let (squares, rest) = two_squares(text)?;
    let card = match rest.strip_prefix('&') {
        Some(name) => Some(Card::from_name(name).filter(|card| card.kind() == CardKind::Attack)?),
        None if rest.is_empty() => None,
        None => return None,
    };
    Some((squares, card))
}

fn parse_with_move_card(card: Card, text: &str) -> Option<Action> {
    if let (Card::Swap, Some((pair, attack))) = (card, text.split_once(',')) {
        let (pair, rest) = two_squares(pair)?;
        let (from, target) = square(attack)?;
        let ((from, target), card) = {
            let (target, card) = square(target.strip_prefix('x')?)?;
            ((from, target), Card::from_name(card.strip_prefix('&')?)?)
        };
        let fits = rest.is_empty() && card.kind() == CardKind::Attack && (from == pair.0 || from == pair.1);
        return fits.then_some(Action::SwapAttack { pair, from, target, card });
    }
    let ((from, to), attack_card) = attack_card(text)?;
    Some(Action::Play { move_card: Some(card), from, to, attack_card })
}

/// Action without cards, which starts with the square of a piece.
fn parse_without_cards(text: &str) -> Option<Action> {
    let (from, rest) = square(text)?;
    let mut signs = rest.chars();
    let sign = signs.next()?;
    let whole = |text: &str| square(text).filter(|(_, rest)| rest.is_empty()).map(|(square, _)| square);
    if let Some(power) = Pointing::ALL.into_iter().find(|power| power.sign() == sign) {
        return Some(Action::Point { power, from, target: whole(signs.as_str())? });
    }
    match sign {
        '*' => Some(Action::Rampage { from, to: whole(signs.as_str())? }),
        '^' => {
            let (to, rest) = square(signs.as_str())?;
            let attack = match rest.strip_prefix('x') {
                Some(target) => Some(whole(target)?),
                None if rest.is_empty() => None,
                None => return None,
            };
            Some(Action::Fly { from, to, attack })
        }
        '?' => name(from, None, signs.as_str()),
        _ => {
            let (to, rest) = square(rest).filter(|(to, _)| *to != from)?;
            match rest.strip_prefix('?') {
                Some(named) => name(from, Some(to), named),
                None if rest.is_empty() => Some(Action::Move { from, to }),
                None => Some(Action::Turn { from, via: to, to: whole(rest)? }),
            }
        }
    }
}

fn name(from: Square, step: Option<Square>, text: &str) -> Option<Action> {
    let (target, rest) = square(text)?;
    Some(Action::Name { from, step, target, role: rest.strip_prefix('=')?.parse().ok()? })
}
