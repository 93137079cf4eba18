//! Records of games (N6).

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use super::{ParseError, each_line, parse_board};
use crate::action::Action;
use crate::card::Card;
use crate::clock::Times;
use crate::color::{ByColor, Color};
use crate::game::{Game, Seat};
use crate::outcome::Outcome;
use crate::position::{Deal, Deck, Placed};
use crate::setup::Setup;
use crate::variant::Variant;

/// Version of the format, as the first line of a record.
const VERSION: &str = "vexillum 1";

/// Start of a recorded game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Start {
    /// Start with two set-ups.
    Setups(ByColor<Setup>),
    /// Start with a custom position and the side to move.
    Position(Vec<Placed>, Color),
}

/// Cards at the start of a recorded game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cards {
    /// Edition without cards.
    None,
    /// Shuffled decks before the first deal, top card first.
    Decks(ByColor<Deck>),
    /// Given hands and draw piles.
    Deals(ByColor<Deal>),
}

/// Record of a game, complete enough to replay it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// Edition with its switches.
    pub variant: Variant,
    /// Start of the game.
    pub start: Start,
    /// Cards at the start.
    pub cards: Cards,
    /// Time limits, if the game has a clock.
    pub clock: Option<Times>,
    /// Players of both sides: names or levels.
    pub seats: Option<ByColor<String>>,
    /// True if a player had a hint or took back a revealing decision: a header line `assisted`.
    pub assisted: bool,
    /// Actions of each turn, answers included.
    pub turns: Vec<Vec<Action>>,
    /// Outcome; `None` for a running game.
    pub end: Option<Outcome>,
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_header(f, &self.variant)?;
        match &self.start {
            Start::Setups(setups) => {
                for color in Color::ALL {
                    writeln!(f, "{color} {}", setups[color])?;
                }
            }
            Start::Position(pieces, turn) => {
                writeln!(f, "position {} {turn}", super::board::write_pieces(&self.variant.board, pieces))?;
            }
        }
        for color in Color::ALL {
            match &self.cards {
                Cards::None => {}
                Cards::Decks(decks) => writeln!(f, "deck {color} {}", Listed(decks[color].cards()))?,
                Cards::Deals(deals) => {
                    let hand: Vec<Card> = deals[color].hand().iter().collect();
                    writeln!(f, "hand {color} {}", Listed(&hand))?;
                    writeln!(f, "pile {color} {}", Listed(deals[color].pile()))?;
                }
            }
        }
        if let Some(times) = &self.clock {
            writeln!(f, "clock {times}")?;
        }
        if let Some(seats) = &self.seats {
            writeln!(f, "seats {} / {}", seats.red, seats.blue)?;
        }
        if self.assisted {
            writeln!(f, "assisted")?;
        }
        for (index, actions) in self.turns.iter().enumerate() {
            write!(f, "{}", index + 1)?;
            actions.iter().try_for_each(|action| write!(f, " {action}"))?;
            writeln!(f)?;
        }
        self.end.map_or(Ok(()), |end| writeln!(f, "end {end}"))
    }
}

/// List of cards as text: `boat,a+1`, or `none`.
pub struct Listed<'a>(pub &'a [Card]);

impl fmt::Display for Listed<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, card) in self.0.iter().enumerate() {
            write!(f, "{}{card}", if index > 0 { "," } else { "" })?;
        }
        if self.0.is_empty() { f.write_str("none") } else { Ok(()) }
    }
}

/// Reads a list of cards: `boat,a+1`, or `none`.
///
/// # Errors
/// The first word that is not a card.
pub fn parse_cards(text: &str) -> Result<Vec<Card>, ParseError> {
    if text == "none" {
        return Ok(Vec::new());
    }
    text.split(',').map(|name| Card::from_name(name).ok_or_else(|| ParseError::new("a card", name))).collect()
}

/// Writes the first lines of full records and player records.
pub(super) fn write_header(f: &mut fmt::Formatter<'_>, variant: &Variant) -> fmt::Result {
    writeln!(f, "{VERSION}")?;
    if variant.is_own() {
        return writeln!(f, "variant {}", super::write_own(variant));
    }
    writeln!(f, "edition {}", variant.id)?;
    let switches = variant.changed_switches();
    if switches.is_empty() { Ok(()) } else { writeln!(f, "switches {}", switches.join(" ")) }
}

/// Header of a record, as far as it has been read.
#[derive(Default)]
pub(super) struct Header {
    version: bool,
    pub(super) variant: Option<Variant>,
}

impl Header {
    /// Reads a line of the header; false for any other line.
    pub(super) fn take(&mut self, key: &str, value: &str, line: &str) -> Result<bool, ParseError> {
        if !self.version {
            if line != VERSION {
                return Err(ParseError::new("a record of version 1 (\"vexillum 1\")", line));
            }
            self.version = true;
            return Ok(true);
        }
        match key {
            "edition" => self.variant = Some(Variant::edition(value)?),
            "variant" => {
                let variant = super::read_own(value)?;
                variant.check().map_err(|_| ParseError::new("a variant that can be played", value))?;
                self.variant = Some(variant);
            }
            "switches" => self.variant = Some(self.variant()?.with_words(value)?),
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Variant of the record.
    ///
    /// # Errors
    /// If its line has not been read yet.
    pub(super) fn variant(&self) -> Result<Variant, ParseError> {
        self.variant.ok_or_else(|| ParseError::new("a line with the edition before", ""))
    }
}

/// True for the first word of a numbered turn.
fn is_turn(key: &str) -> bool {
    !key.is_empty() && key.bytes().all(|byte| byte.is_ascii_digit())
}

impl FromStr for Record {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut draft = Draft::default();
        each_line(text, |line| draft.take(line))?;
        draft.finish()
    }
}

#[derive(Default)]
struct Draft {
    header: Header,
    setups: ByColor<Option<Setup>>,
    position: Option<(Vec<Placed>, Color)>,
    decks: ByColor<Option<Deck>>,
    deals: Option<ByColor<Deal>>,
    clock: Option<Times>,
    seats: Option<ByColor<String>>,
    assisted: bool,
    turns: Vec<Vec<Action>>,
    /// Number of actions in all turns.
    actions: usize,
    end: Option<Outcome>,
}

impl Draft {
    fn take(&mut self, line: &str) -> Result<(), ParseError> {
        if line.is_empty() {
            return Ok(());
        }
        let (key, value) = line.split_once(' ').unwrap_or((line, ""));
        if self.header.take(key, value, line)? {
            return Ok(());
        }
        match key {
            "red" | "blue" => {
                let setup = Setup::parse(&self.header.variant()?.board, value)?;
                let color = if key == "red" { Color::Red } else { Color::Blue };
                self.setups[color] = Some(setup);
            }
            "position" => {
                let (board, turn) =
                    value.split_once(' ').ok_or_else(|| ParseError::new("a position and whose turn it is", value))?;
                let turn = Color::from_name(turn).ok_or_else(|| ParseError::new("red or blue", turn))?;
                self.position = Some((parse_board(&self.header.variant()?.board, board)?, turn));
            }
            "deck" | "hand" | "pile" => self.take_cards(key, value)?,
            "clock" => self.clock = Some(value.parse()?),
            "seats" => {
                // Names may be empty and contain no slash.
                let (red, blue) =
                    value.split_once('/').ok_or_else(|| ParseError::new("two seats with \" / \" between", value))?;
                let name = |text: &str| Seat::from_text(text.trim()).to_string();
                self.seats = Some(ByColor { red: name(red), blue: name(blue) });
            }
            "assisted" => self.assisted = true,
            "end" if value.is_empty() => {}
            "end" => self.end = Some(value.parse()?),
            "view" => return Err(ParseError::new("a full record, not a player's own", line)),
            _ if is_turn(key) => {
                let actions = value.split_whitespace().map(str::parse).collect::<Result<Vec<Action>, ParseError>>()?;
                self.actions += actions.len();
                if self.actions.max(self.turns.len()) >= Game::MOST_ENTRIES {
                    return Err(ParseError::new("no longer a game than any can be", line));
                }
                self.turns.push(actions);
            }
            _ => {}
        }
        Ok(())
    }

    fn take_cards(&mut self, key: &str, value: &str) -> Result<(), ParseError> {
        let fail = || ParseError::new("a side and its cards", value);
        let (color, cards) = value.split_once(' ').ok_or_else(fail)?;
        let color = Color::from_name(color).ok_or_else(fail)?;
        let cards = parse_cards(cards)?;
        if key == "deck" {
            let deck = Deck::try_from(cards).map_err(|_| ParseError::new("each of the fifteen cards once", value))?;
            self.decks[color] = Some(deck);
            return Ok(());
        }
        let deals = self.deals.get_or_insert_default();
        let deal = &deals[color];
        let deal = if key == "hand" { deal.with_hand(&cards) } else { deal.with_pile(&cards) };
        deals[color] = deal.map_err(|_| ParseError::new("cards that can lie so", value))?;
        Ok(())
    }

    fn finish(self) -> Result<Record, ParseError> {
        let variant = self.header.variant()?;
        let cards = match (variant.cards, self.decks, self.deals) {
            (false, ByColor { red: None, blue: None }, None) => Cards::None,
            (true, _, Some(deals)) => Cards::Deals(deals),
            (true, ByColor { red: Some(red), blue: Some(blue) }, None) => Cards::Decks(ByColor { red, blue }),
            (true, _, None) if self.position.is_some() => Cards::Deals(ByColor::default()),
            _ => return Err(ParseError::new("lines with both decks if the edition has cards, and none if not", "")),
        };
        let start = match (self.position, self.setups) {
            (Some((pieces, turn)), _) => Start::Position(pieces, turn),
            (None, ByColor { red: Some(red), blue: Some(blue) }) => Start::Setups(ByColor { red, blue }),
            _ => return Err(ParseError::new("lines with both set-ups, or a position", "")),
        };
        let Self { clock, seats, assisted, turns, end, .. } = self;
        Ok(Record { variant, start, cards, clock, seats, assisted, turns, end })
    }
}
