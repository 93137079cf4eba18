//! Games and their referee, the only keeper of the true position.

mod error;
mod log;
mod recorded;
mod replay;
mod saved;
mod seat;
mod take_back;
mod timeline;

use alloc::sync::Arc;
use alloc::vec::Vec;

pub use error::GameError;
use log::Deed;
pub use log::Entry;
pub use replay::Replay;
pub use seat::Seat;

use crate::action::Action;
use crate::clock::{Clock, Times};
use crate::color::{ByColor, Color};
use crate::event::{Audience, Event, Told};
#[cfg(feature = "referee")]
use crate::notation::Record;
use crate::notation::{Cards, Start};
use crate::outcome::Outcome;
use crate::position::{BadDeal, Deal, Illegal, Position, shuffled_decks};
use crate::setup::Setup;
use crate::variant::{MOST_TURNS, Variant};
use crate::view::View;

/// Game from the set-up to the end, with a log of everything that was done.
///
/// The true position is private. Each player gets a [`view`](Self::view). The whole position is open only in
/// games that are over, games without a person, and games [opened from a full record](Self::disclosed).
///
/// ```
/// use vexillum_engine::{ByColor, Color, Game, GameError, Outcome, Reason, Seat, Setup, Variant};
///
/// let variant: Variant = "barrage".parse()?;
/// let seats = ByColor::new(|color| Seat::Person(color.to_string()));
/// let setup: Setup = "......2.../.....2..../M.9......./S3FB......".parse()?;
/// let mut game = Game::new(variant, seats, 1)?;
/// game.set_up(Color::Red, setup.clone())?;
/// game.set_up(Color::Blue, setup.mirrored())?;
///
/// game.play("f3f5".parse()?)?;
/// // Illegal actions are refused and change nothing.
/// assert!(matches!(game.play("f5f6".parse()?), Err(GameError::Illegal(_))));
/// assert_eq!(Game::restore(&game.save())?, game);
///
/// game.resign(Color::Blue)?;
/// assert_eq!(game.outcome(), Some(Outcome { winner: Some(Color::Red), reason: Reason::Resign }));
/// assert_eq!(Game::from_record(game.record().expect("the game is over"))?, game);
/// # Ok::<(), GameError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    variant: Arc<Variant>,
    seats: ByColor<Seat>,
    setups: ByColor<Option<Setup>>,
    start: Option<Start>,
    cards: Cards,
    clock: Option<Clock>,
    position: Option<Position>,
    /// Events before the first decision.
    opening: Vec<Told>,
    log: Vec<Entry>,
    /// Positions at regular intervals of the log, from the start on.
    kept: Vec<Arc<Position>>,
    assisted: bool,
    /// True for a game from a full record, whose readers know everything anyway.
    disclosed: bool,
}

impl Game {
    /// Maximum number of log entries.
    ///
    /// Each turn can have an action and an answer, and a draw offer with each of them; two redraws come
    /// first.
    pub const MOST_ENTRIES: usize = 4 * MOST_TURNS as usize + 4;

    /// Game before the set-ups. The seed shuffles the decks of an edition with cards.
    ///
    /// # Errors
    /// [`GameError::Variant`] if the variant cannot be played.
    pub fn new(variant: Variant, seats: ByColor<Seat>, seed: u64) -> Result<Self, GameError> {
        variant.check().map_err(GameError::Variant)?;
        let variant = Arc::new(variant);
        let seats = ByColor { red: seats.red.cleaned(), blue: seats.blue.cleaned() };
        Ok(Self {
            cards: if variant.cards { Cards::Decks(shuffled_decks(seed)) } else { Cards::None },
            variant,
            seats,
            setups: ByColor::default(),
            start: None,
            clock: None,
            position: None,
            opening: Vec::new(),
            log: Vec::new(),
            kept: Vec::new(),
            assisted: false,
            disclosed: false,
        })
    }

    /// Game with a clock that has all its time left (R9.14).
    #[must_use]
    pub fn with_clock(self, times: Times) -> Self {
        Self { clock: Some(Clock::new(times)), ..self }
    }

    /// Clock of the game, if it has one.
    pub const fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// Adds to the time that a player has used, in milliseconds.
    ///
    /// It counts for the set-up until the game begins, then for decisions. Callers ask the clock for the time
    /// left.
    pub fn spend(&mut self, color: Color, ms: u32) {
        let Some(clock) = &mut self.clock else { return };
        if self.position.is_some() {
            clock.spend(color, ms);
        } else {
            clock.spend_setup(color, ms);
        }
    }

    /// Variant in play: edition and switches.
    pub fn variant(&self) -> &Variant {
        &self.variant
    }

    /// Player on a side.
    pub fn seat(&self, color: Color) -> &Seat {
        &self.seats[color]
    }

    /// True if the side has set up.
    pub fn has_set_up(&self, color: Color) -> bool {
        self.start.is_some() || self.setups[color].is_some()
    }

    /// Takes a side's set-up, which replaces an earlier one. With both set-ups the game begins.
    ///
    /// # Errors
    /// [`GameError::Setup`] with all problems of the set-up; [`GameError::WrongTime`] once the game has
    /// begun.
    pub fn set_up(&mut self, color: Color, setup: Setup) -> Result<(), GameError> {
        if self.start.is_some() {
            return Err(GameError::WrongTime);
        }
        let problems = setup.problems(&self.variant);
        if !problems.is_empty() {
            return Err(GameError::Setup(problems));
        }
        self.setups[color] = Some(setup);
        if let ByColor { red: Some(red), blue: Some(blue) } = &self.setups {
            let setups = ByColor { red: red.clone(), blue: blue.clone() };
            self.begin(Start::Setups(setups))?;
        }
        Ok(())
    }

    fn begin(&mut self, start: Start) -> Result<(), GameError> {
        let bad_setup = |(_, problem)| GameError::Setup(alloc::vec![problem]);
        let variant = || self.variant.clone();
        let mut opening = Vec::new();
        let turn = if let Start::Position(_, turn) = start { turn } else { Color::Red };
        let position = match (&start, &self.cards) {
            (Start::Setups(setups), Cards::Deals(deals)) => {
                Position::with_deal(variant(), setups, deals).map_err(bad_setup)?
            }
            (Start::Setups(setups), cards) => {
                let decks = if let Cards::Decks(decks) = cards { decks } else { &ByColor::default() };
                Position::new(variant(), setups, decks, &mut |told| opening.push(told)).map_err(bad_setup)?
            }
            (Start::Position(pieces, turn), cards) => {
                let deals = if let Cards::Deals(deals) = cards { deals } else { &ByColor::default() };
                Position::from_pieces(variant(), pieces, deals, *turn).map_err(GameError::Position)?
            }
        };
        if opening.is_empty() {
            let event = position.outcome().map_or(Event::Turn(turn), Event::End);
            opening.push(Told { event, to: Audience::Everyone });
        }
        self.opening = opening;
        // The start holds them now.
        self.setups = ByColor::default();
        self.start = Some(start);
        self.position = Some(position);
        self.kept.clear();
        self.keep_position();
        Ok(())
    }

    /// Sets a side's hand and draw pile before the first action. There is no first redraw then.
    ///
    /// # Errors
    /// If the edition has no cards, the game has not begun, or an action has been played.
    pub fn set_deal(&mut self, color: Color, deal: Deal) -> Result<(), GameError> {
        if !self.variant.cards {
            return Err(GameError::Cards(BadDeal::NoDeck));
        }
        let (Some(position), true) = (&self.position, self.log.is_empty()) else { return Err(GameError::WrongTime) };
        let mut deals = ByColor::new(|side| position.deal(side));
        deals[color] = deal;
        let Some(start) = self.start.clone() else { return Err(GameError::WrongTime) };
        self.cards = Cards::Deals(deals);
        self.begin(start)
    }

    /// Side to decide; `None` before the game begins and after its end.
    pub fn to_act(&self) -> Option<Color> {
        self.position.as_ref()?.to_act()
    }

    /// Outcome of a finished game.
    pub fn outcome(&self) -> Option<Outcome> {
        self.position.as_ref()?.outcome()
    }

    /// View of a player; `None` before the game begins.
    pub fn view(&self, color: Color) -> Option<View> {
        Some(self.position.as_ref()?.view(color))
    }

    /// Position of a game that is over, has no person in it, or came from a full record.
    pub fn open_position(&self) -> Option<&Position> {
        self.position.as_ref().filter(|_| self.is_open())
    }

    /// Position at any time, for the referee program and the tests.
    #[cfg(feature = "referee")]
    pub fn true_position(&self) -> Option<&Position> {
        self.position.as_ref()
    }

    /// All events before the first decision, for the referee program and the tests.
    #[cfg(feature = "referee")]
    pub fn true_opening(&self) -> &[Told] {
        &self.opening
    }

    /// All events of a log entry, for the referee program and the tests.
    #[cfg(feature = "referee")]
    pub fn true_events(&self, index: usize) -> &[Told] {
        self.log.get(index).map_or(&[], |entry| &entry.events)
    }

    /// Full record at any time, for the referee program and the tests.
    #[cfg(feature = "referee")]
    pub fn true_record(&self) -> Option<Record> {
        self.full_record()
    }

    /// Plays an action of the side to decide and returns the index of its log entry.
    ///
    /// # Errors
    /// The reason why the action is refused; the game is unchanged then.
    pub fn play(&mut self, action: Action) -> Result<usize, GameError> {
        let by = self.to_act().ok_or(GameError::WrongTime)?;
        let index = self.add_entry(by, Deed::Action(action), |position| position.play(action))?;
        if let Some(clock) = &mut self.clock {
            clock.decide(by);
        }
        Ok(index)
    }

    /// Resigns for a player (R8.3).
    ///
    /// # Errors
    /// If the game has not begun or is over.
    pub fn resign(&mut self, color: Color) -> Result<usize, GameError> {
        self.add_entry(color, Deed::Resign, |position| position.resign(color))
    }

    /// Offers a draw for a player, or accepts the opponent's offer (R8.3).
    ///
    /// A repeated offer adds no log entry.
    ///
    /// # Errors
    /// If the game has not begun or is over.
    pub fn draw(&mut self, color: Color) -> Result<usize, GameError> {
        self.add_entry(color, Deed::Draw, |position| position.draw(color))
    }

    /// Ends the game because a player is out of time (R9.14).
    ///
    /// # Errors
    /// If the game has not begun or is over.
    pub fn time_out(&mut self, color: Color) -> Result<usize, GameError> {
        self.add_entry(color, Deed::Time, |position| position.time_out(color))
    }

    fn add_entry(
        &mut self,
        by: Color,
        deed: Deed,
        act: impl FnOnce(&mut Position) -> Result<Vec<Told>, Illegal>,
    ) -> Result<usize, GameError> {
        let position = self.position.as_mut().ok_or(GameError::WrongTime)?;
        let events = act(position)?;
        let number = self.log.len();
        // An action without events, such as a repeated draw offer, leaves no entry.
        if !events.is_empty() {
            self.log.push(Entry { by, deed, events });
            self.keep_position();
        }
        Ok(number)
    }
}
