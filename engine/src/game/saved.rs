//! Saved games: a complete game as one opaque value, for storage (N6).
//!
//! The value is bytes in base64: a version; the variant and both seats as texts that end with a zero; the
//! cards, if there are any; the start; everything done since; the clock, if there is one; a checksum. A
//! square is a byte with the highest bit set. So a move takes two bytes, and every other entry starts with a
//! byte below 128.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use base64::Engine;
use base64::engine::general_purpose::STANDARD_NO_PAD;

use super::log::Deed;
use super::{Game, GameError, Seat};
use crate::action::Action;
use crate::board::Board;
use crate::card::Card;
use crate::color::{ByColor, Color};
use crate::notation::{Cards, ParseError, Start};
use crate::position::{Deal, Deck, Placed};
use crate::role::Role;
use crate::setup::Setup;
use crate::square::Square;
use crate::variant::Variant;

/// Version of the format.
const VERSION: u8 = 2;

/// Length of the checksum, in bytes.
const SUM: usize = 4;

/// Version of the format up to 0.2, in which the editions have their rules of that time.
const VERSION_0_2: u8 = 1;

/// Offset of a square's byte from the square's index.
const SQUARE_OFFSET: u8 = 1 << 7;

/// Tag of a start with set-ups, complete or not.
const SETUPS: u8 = 0;
/// Tag of a start with a custom position.
const POSITION: u8 = 1;

/// Flag added to the side of an enchanted piece.
const ENCHANTED: u8 = 2;

/// Tag of cards in shuffled decks.
const DECKS: u8 = 0;
/// Tag of cards in given hands and draw piles.
const DEALS: u8 = 1;

/// Tag of an action other than a move; its text follows.
const ACTION: u8 = 0;
/// Tag of a resignation; the color follows.
const RESIGN: u8 = 1;
/// Tag of a draw offer; the color follows.
const DRAW: u8 = 2;
/// Tag of a loss on time; the color follows.
const TIME: u8 = 3;

/// Tag of the clock, after the log; its text follows.
const CLOCK: u8 = 4;

/// Tag of a game in which a player was helped, before the clock.
const ASSISTED: u8 = 5;

impl Game {
    /// Complete game as one opaque value for storage. Only [`restore`](Self::restore) can read it.
    pub fn save(&self) -> String {
        let mut bytes = Vec::from([VERSION]);
        for text in [self.variant.to_string(), self.seats.red.to_string(), self.seats.blue.to_string()] {
            put_text(&mut bytes, &text);
        }
        put_deal(&mut bytes, &self.cards);
        match &self.start {
            Some(Start::Position(pieces, turn)) => {
                bytes.extend([POSITION, *turn as u8, pieces.len() as u8]);
                for &Placed { color, square, role, enchanted } in pieces {
                    let side = color as u8 | if enchanted { ENCHANTED } else { 0 };
                    bytes.extend([side, square_byte(square), role as u8]);
                }
            }
            start => {
                bytes.push(SETUPS);
                for color in Color::ALL {
                    match start {
                        Some(Start::Setups(setups)) => put_setup(&mut bytes, Some(&setups[color])),
                        _ => put_setup(&mut bytes, self.setups[color].as_ref()),
                    }
                }
            }
        }
        for entry in &self.log {
            match entry.deed {
                Deed::Action(Action::Move { from, to }) => bytes.extend([square_byte(from), square_byte(to)]),
                Deed::Action(action) => {
                    bytes.push(ACTION);
                    put_text(&mut bytes, &action.to_string());
                }
                Deed::Resign => bytes.extend([RESIGN, entry.by as u8]),
                Deed::Draw => bytes.extend([DRAW, entry.by as u8]),
                Deed::Time => bytes.extend([TIME, entry.by as u8]),
            }
        }
        if self.assisted {
            bytes.push(ASSISTED);
        }
        if let Some(clock) = &self.clock {
            bytes.push(CLOCK);
            put_text(&mut bytes, &clock.to_string());
        }
        let checksum = checksum(&bytes);
        bytes.extend(checksum);
        STANDARD_NO_PAD.encode(&bytes)
    }

    /// Variant of a saved value; no move is played.
    ///
    /// # Errors
    /// If the value is damaged or of another version.
    pub fn saved_variant(saved: &str) -> Result<Variant, GameError> {
        Bytes(&unpack(saved)?).variant()
    }

    /// Game from a saved value.
    ///
    /// # Errors
    /// If the value is damaged or of another version, or an action in it is no longer legal.
    pub fn restore(saved: &str) -> Result<Self, GameError> {
        let bytes = unpack(saved)?;
        let mut bytes = Bytes(&bytes);
        let variant = bytes.variant()?;
        let seats = ByColor { red: Seat::from_text(bytes.text()?), blue: Seat::from_text(bytes.text()?) };
        let mut game = Self::new(variant, seats, 0)?;
        if game.variant.cards {
            game.cards = bytes.deal()?;
        }
        game.restore_start(&mut bytes)?;
        let mut actions = 0;
        while !bytes.0.is_empty() {
            let action = match bytes.next()? {
                RESIGN => game.resign(bytes.color()?).map(|_| None),
                DRAW => game.draw(bytes.color()?).map(|_| None),
                TIME => game.time_out(bytes.color()?).map(|_| None),
                ASSISTED => {
                    game.assisted = true;
                    Ok(None)
                }
                CLOCK => {
                    game.clock = Some(bytes.text()?.parse()?);
                    Ok(None)
                }
                ACTION => Ok(Some(bytes.text()?.parse()?)),
                from => Ok(Some(Action::Move { from: square(from)?, to: square(bytes.next()?)? })),
            };
            if let Some(action) = action? {
                actions += 1;
                game.replay_action(actions, action)?;
            }
        }
        Ok(game)
    }

    fn restore_start(&mut self, bytes: &mut Bytes) -> Result<(), GameError> {
        if bytes.next()? == POSITION {
            let turn = bytes.color()?;
            let mut pieces = Vec::new();
            for _ in 0..bytes.next()? {
                let side = bytes.next()?;
                let color = *Color::ALL.get(usize::from(side & !ENCHANTED)).ok_or_else(damaged)?;
                let (square, role) = (square(bytes.next()?)?, role(bytes.next()?)?);
                pieces.push(Placed { color, square, role, enchanted: side & ENCHANTED != 0 });
            }
            return self.begin(Start::Position(pieces, turn));
        }
        let board = self.variant.board;
        for color in Color::ALL {
            if let Some(setup) = bytes.setup(&board)? {
                self.set_up(color, setup)?;
            }
        }
        Ok(())
    }
}

/// Bytes of a saved value without their checksum.
fn unpack(saved: &str) -> Result<Vec<u8>, GameError> {
    let mut bytes = STANDARD_NO_PAD.decode(saved.trim()).map_err(|_| damaged())?;
    let sum = bytes.split_off(bytes.len().checked_sub(SUM).ok_or_else(damaged)?);
    if checksum(&bytes) == *sum { Ok(bytes) } else { Err(damaged()) }
}

/// FNV-1a checksum.
fn checksum(bytes: &[u8]) -> [u8; SUM] {
    let add = |sum: u32, byte: &u8| (sum ^ u32::from(*byte)).wrapping_mul(0x0100_0193);
    bytes.iter().fold(0x811c_9dc5, add).to_le_bytes()
}

fn put_text(bytes: &mut Vec<u8>, text: &str) {
    bytes.extend(text.bytes());
    bytes.push(0);
}

/// Appends a set-up: the number of squares, then for each the kind counted from 1, or 0.
///
/// A missing set-up has no squares.
fn put_setup(bytes: &mut Vec<u8>, setup: Option<&Setup>) {
    let squares = setup.map_or(&[][..], Setup::squares);
    bytes.push(squares.len() as u8);
    bytes.extend(squares.iter().map(|role| role.map_or(0, |role| role as u8 + 1)));
}

fn put_deal(bytes: &mut Vec<u8>, cards: &Cards) {
    match cards {
        Cards::None => {}
        Cards::Decks(decks) => {
            bytes.push(DECKS);
            for color in Color::ALL {
                put_cards(bytes, decks[color].cards());
            }
        }
        Cards::Deals(deals) => {
            bytes.push(DEALS);
            for color in Color::ALL {
                put_cards(bytes, &deals[color].hand().iter().collect::<Vec<_>>());
                put_cards(bytes, deals[color].pile());
            }
        }
    }
}

fn put_cards(bytes: &mut Vec<u8>, cards: &[Card]) {
    bytes.push(cards.len() as u8);
    bytes.extend(cards.iter().map(|&card| card as u8));
}

const fn square_byte(square: Square) -> u8 {
    SQUARE_OFFSET + square.index() as u8
}

/// Error for bytes that are not a game of this version.
fn damaged() -> GameError {
    ParseError::new("a saved game", "something else").into()
}

fn square(byte: u8) -> Result<Square, GameError> {
    byte.checked_sub(SQUARE_OFFSET).and_then(|index| Square::from_index(index.into())).ok_or_else(damaged)
}

fn role(byte: u8) -> Result<Role, GameError> {
    Role::ALL.get(usize::from(byte)).copied().ok_or_else(damaged)
}

/// Unread bytes of a saved game.
struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    fn next(&mut self) -> Result<u8, GameError> {
        let (first, rest) = self.0.split_first().ok_or_else(damaged)?;
        self.0 = rest;
        Ok(*first)
    }

    fn text(&mut self) -> Result<&'a str, GameError> {
        let end = self.0.iter().position(|&byte| byte == 0).ok_or_else(damaged)?;
        let (text, rest) = self.0.split_at(end);
        self.0 = &rest[1..];
        str::from_utf8(text).map_err(|_| damaged())
    }

    /// Version and variant; the version tells the rules that an edition means.
    fn variant(&mut self) -> Result<Variant, GameError> {
        match (self.next()?, self.text()?) {
            (VERSION, text) => Ok(text.parse()?),
            (VERSION_0_2, text) => Ok(Variant::parse_as_in_0_2(text)?),
            _ => Err(damaged()),
        }
    }

    fn color(&mut self) -> Result<Color, GameError> {
        Color::ALL.get(usize::from(self.next()?)).copied().ok_or_else(damaged)
    }

    fn cards(&mut self) -> Result<Vec<Card>, GameError> {
        let count = self.next()?;
        (0..count).map(|_| Card::ALL.get(usize::from(self.next()?)).copied().ok_or_else(damaged)).collect()
    }

    fn deal(&mut self) -> Result<Cards, GameError> {
        if self.next()? == DECKS {
            let mut deck = || Deck::try_from(self.cards()?).map_err(GameError::Cards);
            return Ok(Cards::Decks(ByColor { red: deck()?, blue: deck()? }));
        }
        let mut deals = ByColor::<Deal>::default();
        for color in Color::ALL {
            let (hand, pile) = (self.cards()?, self.cards()?);
            let deal = Deal::default().with_pile(&pile).and_then(|deal| deal.with_hand(&hand));
            deals[color] = deal.map_err(|_| damaged())?;
        }
        Ok(Cards::Deals(deals))
    }

    fn setup(&mut self, board: &Board) -> Result<Option<Setup>, GameError> {
        let mut squares = Vec::new();
        for _ in 0..self.next()? {
            squares.push(self.next()?.checked_sub(1).map(role).transpose()?);
        }
        if squares.is_empty() {
            return Ok(None);
        }
        Setup::from_squares(board, squares).map(Some).map_err(|_| damaged())
    }
}
