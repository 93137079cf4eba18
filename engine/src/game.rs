//! The referee, who alone holds the truth of a running game.

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

/// A game from the set-up to its end, with all that was done in it.
///
/// The true position is private. It is given out as each player's [`view`](Self::view), and whole only when the game is
/// over, when no person plays in it, or when it came from a full record [to be looked at](Self::disclosed).
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
/// // What does not go is refused and changes nothing.
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
    /// What happened before the first decision.
    opening: Vec<Told>,
    log: Vec<Entry>,
    /// Positions at regular distances in the log, the first one before it.
    kept: Vec<Arc<Position>>,
    assisted: bool,
    /// Whether everybody knows all of it: it was made from a full record to be looked at.
    disclosed: bool,
}

impl Game {
    /// The most entries of a log: an action and an answer a turn, an offer of a draw with each, and both redraws.
    pub const MOST_ENTRIES: usize = 4 * MOST_TURNS as usize + 4;

    /// A game in which nobody has set up yet. The seed shuffles the decks of an edition with cards.
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

    /// The same game with a clock of which nothing has been used (R9.14).
    #[must_use]
    pub fn with_clock(self, times: Times) -> Self {
        Self { clock: Some(Clock::new(times)), ..self }
    }

    /// The clock, if there is one.
    pub const fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// A player has used so many milliseconds: of his set-up time before both set-ups stand, then of his time for
    /// decisions. Whose time is up then is for the caller to ask the clock.
    pub fn spend(&mut self, color: Color, ms: u32) {
        let Some(clock) = &mut self.clock else { return };
        if self.position.is_some() {
            clock.spend(color, ms);
        } else {
            clock.spend_setup(color, ms);
        }
    }

    /// The edition and switches that are played.
    pub fn variant(&self) -> &Variant {
        &self.variant
    }

    /// Who sits on a side.
    pub fn seat(&self, color: Color) -> &Seat {
        &self.seats[color]
    }

    /// Whether that side's set-up stands.
    pub fn has_set_up(&self, color: Color) -> bool {
        self.start.is_some() || self.setups[color].is_some()
    }

    /// Takes a side's set-up. A second one replaces the first until both stand; then Red is to move.
    ///
    /// # Errors
    /// [`GameError::Setup`] with everything wrong in it, [`GameError::WrongTime`] once both stand.
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
        // The start has them now.
        self.setups = ByColor::default();
        self.start = Some(start);
        self.position = Some(position);
        self.kept.clear();
        self.keep_position();
        Ok(())
    }

    /// Lays a side's cards so, before the first action of a game; there is no first redraw then.
    ///
    /// # Errors
    /// If the edition has no cards, the game has not begun or is under way.
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

    /// Who decides now; nobody before both set-ups stand and after the end.
    pub fn to_act(&self) -> Option<Color> {
        self.position.as_ref()?.to_act()
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.position.as_ref()?.outcome()
    }

    /// What that player knows; nothing before both set-ups stand.
    pub fn view(&self, color: Color) -> Option<View> {
        Some(self.position.as_ref()?.view(color))
    }

    /// The whole position of a game that is over or in which no person plays, or that is only looked at.
    pub fn open_position(&self) -> Option<&Position> {
        self.position.as_ref().filter(|_| self.is_open())
    }

    /// The whole position at any time, for the referee program and the tests.
    #[cfg(feature = "referee")]
    pub fn true_position(&self) -> Option<&Position> {
        self.position.as_ref()
    }

    /// What happened before the first decision, whoever was told, for the referee program and the tests.
    #[cfg(feature = "referee")]
    pub fn true_opening(&self) -> &[Told] {
        &self.opening
    }

    /// All events of an entry of the log, whoever was told, for the referee program and the tests.
    #[cfg(feature = "referee")]
    pub fn true_events(&self, index: usize) -> &[Told] {
        self.log.get(index).map_or(&[], |entry| &entry.events)
    }

    /// The full record at any time, for the referee program and the tests.
    #[cfg(feature = "referee")]
    pub fn true_record(&self) -> Option<Record> {
        self.full_record()
    }

    /// Plays an action of the player to act; gives back its number in the log.
    ///
    /// # Errors
    /// Why not; the game is then unchanged.
    pub fn play(&mut self, action: Action) -> Result<usize, GameError> {
        let by = self.to_act().ok_or(GameError::WrongTime)?;
        let index = self.enter(by, Deed::Action(action), |position| position.play(action))?;
        if let Some(clock) = &mut self.clock {
            clock.decide(by);
        }
        Ok(index)
    }

    /// A player gives up (R8.3).
    ///
    /// # Errors
    /// If the game has not begun or is over.
    pub fn resign(&mut self, color: Color) -> Result<usize, GameError> {
        self.enter(color, Deed::Resign, |position| position.resign(color))
    }

    /// A player offers a draw or accepts the one offered to him (R8.3). What he has offered already is no new entry of the log.
    ///
    /// # Errors
    /// If the game has not begun or is over.
    pub fn draw(&mut self, color: Color) -> Result<usize, GameError> {
        self.enter(color, Deed::Draw, |position| position.draw(color))
    }

    /// A player's time is up (R9.14).
    ///
    /// # Errors
    /// If the game has not begun or is over.
    pub fn time_out(&mut self, color: Color) -> Result<usize, GameError> {
        self.enter(color, Deed::Time, |position| position.time_out(color))
    }

    fn enter(
        &mut self,
        by: Color,
        deed: Deed,
        act: impl FnOnce(&mut Position) -> Result<Vec<Told>, Illegal>,
    ) -> Result<usize, GameError> {
        let position = self.position.as_mut().ok_or(GameError::WrongTime)?;
        let events = act(position)?;
        let number = self.log.len();
        // Where nothing happens, as when a draw is offered again, there is nothing to note.
        if !events.is_empty() {
            self.log.push(Entry { by, deed, events });
            self.keep_position();
        }
        Ok(number)
    }
}
