//! Start of a player record (N6): set-ups or a position, and cards.

use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;

use super::board::{parse_sighted, write_sighted};
use super::record::{Listed, parse_cards};
use super::{ParseError, Sighted, write_rows};
use crate::board::Board;
use crate::card::{Card, CardSet};
use crate::color::{ByColor, Color};
use crate::event::Event;
use crate::position::{BadPosition, Deal, Placed, Position};
use crate::role::{Role, RoleCounts};
use crate::setup::Setup;
use crate::square::Square;
use crate::variant::Variant;
use crate::view::View;

/// Start of a game as one player knows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OwnStart {
    /// Start with set-ups.
    Setups {
        /// Set-up of the player.
        mine: Setup,
        /// True for each occupied home square of the opponent, in the order of the opponent's set-up string.
        enemy: Vec<bool>,
    },
    /// Start with a custom position.
    Position {
        /// Pieces on the board.
        pieces: Vec<Sighted>,
        /// Side to move.
        turn: Color,
        /// Missing pieces of the opponent, as far as the player is told of them (R9.8).
        tray: RoleCounts,
    },
}

/// Given cards at the start of a game, as one player knows them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OwnCards {
    /// Cards in the player's hand.
    pub hand: CardSet,
    /// Number of cards in each player's hand.
    pub hands: ByColor<u8>,
    /// Cards already played by each player.
    pub discards: ByColor<CardSet>,
}

impl OwnStart {
    /// View of the player at the start.
    ///
    /// # Errors
    /// The first piece that cannot be there.
    pub(super) fn view(
        &self,
        variant: &Variant,
        me: Color,
        cards: Option<&OwnCards>,
        over: bool,
    ) -> Result<View, BadPosition> {
        let shared = Arc::new(*variant);
        let board = &variant.board;
        let (turn, tray) = match self {
            Self::Setups { mine, enemy } if cards.is_none() && !over => {
                return Ok(View::new(shared, me, mine, enemy_squares(board, me, enemy)));
            }
            Self::Setups { .. } => (Color::Red, [0; Role::COUNT]),
            Self::Position { turn, tray, .. } => (*turn, *tray),
        };
        // The view does not depend on the unknown pieces and cards, so any possible ones will do.
        let deals = cards.map(|cards| cards.deals(me)).unwrap_or_default();
        let pieces = guessed(variant, me, &self.pieces(board, me), tray)?;
        let mut view = Position::laid_out(shared, &pieces, &deals)?.view(me);
        if !over {
            view.begin(Event::Turn(turn));
        }
        Ok(view)
    }

    fn pieces(&self, board: &Board, me: Color) -> Vec<Sighted> {
        let sighted = |color, square, role| Sighted { color, square, role, enchanted: false };
        match self {
            Self::Setups { mine, enemy } => {
                let own = mine.pieces(board, me).map(|(square, role)| sighted(me, square, Some(role)));
                own.chain(enemy_squares(board, me, enemy).map(|square| sighted(!me, square, None))).collect()
            }
            Self::Position { pieces, .. } => pieces.clone(),
        }
    }

    /// Writes the start as lines of the record.
    pub(super) fn write(&self, f: &mut fmt::Formatter<'_>, board: &Board, me: Color) -> fmt::Result {
        match self {
            Self::Setups { mine, enemy } => Color::ALL.into_iter().try_for_each(|color| {
                write!(f, "{color} ")?;
                if color == me {
                    return writeln!(f, "{mine}");
                }
                let letters = enemy.iter().map(|&occupied| if occupied { '?' } else { '.' });
                write_rows(f, board.columns, letters)?;
                writeln!(f)
            }),
            Self::Position { pieces, turn, tray } => {
                writeln!(f, "position {} {turn}", write_sighted(board, pieces))?;
                let letters: String = Role::ALL
                    .into_iter()
                    .flat_map(|role| core::iter::repeat_n(role.letter(), tray[role as usize].into()))
                    .collect();
                if letters.is_empty() { Ok(()) } else { writeln!(f, "tray {} {letters}", !me) }
            }
        }
    }
}

impl fmt::Display for OwnCards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |cards: CardSet| cards.iter().collect::<Vec<Card>>();
        let [red, blue] = [self.discards.red, self.discards.blue].map(list);
        writeln!(f, "hand {}\nhands {} {}", Listed(&list(self.hand)), self.hands.red, self.hands.blue)?;
        writeln!(f, "discards {} / {}", Listed(&red), Listed(&blue))
    }
}

impl OwnCards {
    /// Reads a line of the record about cards; false for any other line.
    pub(super) fn take(cards: &mut Option<Self>, key: &str, value: &str) -> Result<bool, ParseError> {
        if !matches!(key, "hand" | "hands" | "discards") {
            return Ok(false);
        }
        let none = Self { hand: CardSet::EMPTY, hands: ByColor::default(), discards: ByColor::default() };
        let cards = cards.get_or_insert(none);
        let set = |text: &str| parse_cards(text.trim()).map(|cards| cards.into_iter().collect::<CardSet>());
        match key {
            "hand" => cards.hand = set(value)?,
            "hands" => {
                let numbers =
                    value.split_once(' ').and_then(|(red, blue)| Some((red.parse().ok()?, blue.parse().ok()?)));
                let (red, blue) =
                    numbers.ok_or_else(|| ParseError::new("the numbers of cards in both hands", value))?;
                cards.hands = ByColor { red, blue };
            }
            _ => {
                let fail = || ParseError::new("the discards of both with \" / \" between", value);
                let (red, blue) = value.split_once('/').ok_or_else(fail)?;
                cards.discards = ByColor { red: set(red)?, blue: set(blue)? };
            }
        }
        Ok(true)
    }

    /// True if the cards can lie as given.
    pub(super) fn fit(self, me: Color) -> bool {
        let fits = |color: Color| {
            self.hands[color] <= 3 && usize::from(self.hands[color]) + self.discards[color].len() <= Card::ALL.len()
        };
        usize::from(self.hands[me]) == self.hand.len()
            && self.hand.without(self.discards[me]) == self.hand
            && Color::ALL.into_iter().all(fits)
    }

    /// Deal that looks the same to this player as the true one.
    fn deals(self, me: Color) -> ByColor<Deal> {
        ByColor::new(|color| {
            let unseen = CardSet::ALL.without(self.discards[color]);
            let hand: Vec<Card> = if color == me {
                self.hand.iter().collect()
            } else {
                unseen.iter().take(self.hands[color].into()).collect()
            };
            let whole = Deal::default().with_pile(&unseen.iter().collect::<Vec<Card>>());
            // No card occurs twice, and too large a hand has been refused.
            whole.and_then(|deal| deal.with_hand(&hand)).unwrap_or_default()
        })
    }
}

/// Pieces with any possible kinds in place of the unknown ones.
fn guessed(variant: &Variant, me: Color, pieces: &[Sighted], tray: RoleCounts) -> Result<Vec<Placed>, BadPosition> {
    let mut left = variant.army.counts();
    let known = pieces.iter().filter(|sighted| (sighted.color == me) == sighted.enchanted);
    let gone = known.filter_map(|sighted| sighted.role).map(|role| (role, 1));
    for (role, count) in gone.chain(Role::ALL.map(|role| (role, tray[role as usize]))) {
        let left = &mut left[role as usize];
        *left = left.checked_sub(count).ok_or(BadPosition::TooMany(!me, role))?;
    }
    let mut left = Role::ALL.into_iter().flat_map(|role| core::iter::repeat_n(role, left[role as usize].into()));
    let placed = |&Sighted { color, square, role, enchanted }: &Sighted| {
        let role = role.or_else(|| left.next()).ok_or(BadPosition::TooMany(!me, Role::Flag))?;
        Ok(Placed { color, square, role, enchanted })
    };
    pieces.iter().map(placed).collect()
}

/// Squares of the opponent's pieces at the start.
pub(super) fn enemy_squares(board: &Board, me: Color, enemy: &[bool]) -> impl Iterator<Item = Square> {
    board.home(!me).zip(enemy).filter(|(_, occupied)| **occupied).map(|(square, _)| square)
}

/// Reads a position as a player sees it, and the side to move.
pub(super) fn parse_position(board: &Board, me: Color, text: &str) -> Result<(Vec<Sighted>, Color), ParseError> {
    let (position, turn) =
        text.split_once(' ').ok_or_else(|| ParseError::new("a position and whose turn it is", text))?;
    let turn = Color::from_name(turn).ok_or_else(|| ParseError::new("red or blue", turn))?;
    Ok((parse_sighted(board, Some(me), position)?, turn))
}

/// Reads the letters of a tray.
pub(super) fn parse_tray(enemy: Color, text: &str) -> Result<RoleCounts, ParseError> {
    let mut counts: RoleCounts = [0; Role::COUNT];
    let (side, letters) = text.split_once(' ').unwrap_or((text, ""));
    if Color::from_name(side) != Some(enemy) {
        return Err(ParseError::new("the opponent's tray", text));
    }
    for letter in letters.chars() {
        let role = Role::from_letter(letter).ok_or_else(|| ParseError::new("piece letters", letters))?;
        let count = &mut counts[role as usize];
        *count = count.saturating_add(1);
    }
    Ok(counts)
}
