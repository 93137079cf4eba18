//! The game behind the screen. This is the only user of [`Game`]: every other part of the page gets what the person at
//! the screen may know, as a [`Sight`](crate::sight::Sight) or a [`Happening`](crate::happening::Happening).

mod help;
mod review;
mod seen;
#[cfg(test)]
mod tests;

use vexillum_engine::notation::{OwnStart, PlayerRecord};
use vexillum_engine::{
    Action, ByColor, Clock, Color, Game, GameError, Level, Outcome, Phase, Question, Seat, Setup, Times, Variant, View,
};

pub use help::Origin;

use crate::screen::{NewGame, Opponent};

/// A game, and who has the screen.
#[derive(Clone, Debug)]
pub struct Session {
    game: Game,
    /// The person who has the screen; nobody behind the cover, and nobody needs it where only computers play.
    holder: Option<Color>,
    /// The game as it stood before each decision that was taken back, the last one at the end; nothing once something
    /// else is done.
    undone: Vec<Game>,
}

/// Who looks at the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Viewer {
    /// One player, who sees what he knows.
    Player(Color),
    /// Anybody: the game is over and has been followed to its end, or no person plays.
    Anybody,
}

/// What is due now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// The person who has the screen sets up.
    Setup(Color),
    /// The computer sets up.
    Arrange(Color),
    /// That person gets the screen.
    Handover(Color),
    /// The person who has the screen decides.
    Person(Color),
    /// The computer decides.
    Computer(Color, Level),
    /// The game is over.
    Over(Outcome),
}

fn started(variant: &Variant, seats: ByColor<Seat>, seed: u64, clock: Option<Times>) -> Result<Game, GameError> {
    let game = Game::new(*variant, seats, seed)?;
    Ok(match clock {
        Some(times) => game.with_clock(times),
        None => game,
    })
}

impl Session {
    const fn of(game: Game, holder: Option<Color>) -> Self {
        Self { game, holder, undone: Vec::new() }
    }

    /// A game in which nobody has set up yet. `names` are those of Red and Blue at one screen; the seed shuffles the decks.
    ///
    /// # Errors
    /// If the variant cannot be played.
    pub fn new(new: &NewGame, names: &[String; 2], seed: u64) -> Result<Self, GameError> {
        let [red, blue] = names.clone();
        let seats = match new.opponent {
            Opponent::Computer(level) => {
                ByColor::new(
                    |color| {
                        if color == new.color { Seat::Person(String::new()) } else { Seat::Computer(level) }
                    },
                )
            }
            Opponent::Beside => ByColor { red: Seat::Person(red), blue: Seat::Person(blue) },
            Opponent::Watch(red, blue) => ByColor { red: Seat::Computer(red), blue: Seat::Computer(blue) },
        };
        let game = started(&new.variant, seats, seed, new.clock)?;
        let holder = game.seat(new.color).is_person().then_some(new.color);
        Ok(Self::of(game, holder))
    }

    /// The game again from the set-ups on, sides exchanged or not.
    ///
    /// # Errors
    /// Never for a game that could be played before.
    pub fn again(&self, swap: bool, seed: u64) -> Result<Self, GameError> {
        let seats = ByColor::new(|color| self.game.seat(if swap { !color } else { color }).clone());
        let holder = Color::ALL.into_iter().find(|&color| seats[color].is_person());
        let clock = self.game.clock().map(|clock| *clock.times());
        Ok(Self::of(started(self.variant(), seats, seed, clock)?, holder))
    }

    /// The game of a saved value. Beside somebody it goes on behind the cover.
    ///
    /// # Errors
    /// If the value is damaged.
    pub fn restore(saved: &str) -> Result<Self, GameError> {
        let mut session = Self::of(Game::restore(saved)?, None);
        session.holder = session.only_person();
        Ok(session)
    }

    /// The game as one opaque value.
    pub fn save(&self) -> String {
        self.game.save()
    }

    /// The edition with its switches.
    pub fn variant(&self) -> &Variant {
        self.game.variant()
    }

    /// Who sits on a side.
    pub fn seat(&self, color: Color) -> &Seat {
        self.game.seat(color)
    }

    /// Who plays against whom.
    pub fn opponent(&self) -> Opponent {
        match (self.seat(Color::Red), self.seat(Color::Blue)) {
            (Seat::Computer(red), Seat::Computer(blue)) => Opponent::Watch(*red, *blue),
            (Seat::Computer(level), _) | (_, Seat::Computer(level)) => Opponent::Computer(*level),
            _ => Opponent::Beside,
        }
    }

    /// The one person who plays, if it is one.
    pub fn only_person(&self) -> Option<Color> {
        let mut persons = Color::ALL.into_iter().filter(|&color| self.seat(color).is_person());
        persons.next().filter(|_| persons.next().is_none())
    }

    /// Names of the persons who play Red and Blue; empty where the computer plays or nobody is named.
    pub fn names(&self) -> [String; 2] {
        Color::ALL.map(|color| match self.seat(color) {
            Seat::Person(name) => name.clone(),
            Seat::Computer(_) => String::new(),
        })
    }

    /// How the game ended, if it has.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// The question that is to be answered now, if one is.
    pub fn question(&self) -> Option<Question> {
        match self.game.view(Color::Red)?.public().phase() {
            Phase::Answer(_, question) => Some(question),
            _ => None,
        }
    }

    /// What is due now.
    pub fn next(&self) -> Next {
        if let Some(outcome) = self.outcome() {
            return Next::Over(outcome);
        }
        match self.game.to_act() {
            Some(color) => match self.seat(color) {
                Seat::Computer(level) => Next::Computer(color, *level),
                Seat::Person(_) if self.holder == Some(color) => Next::Person(color),
                Seat::Person(_) => Next::Handover(color),
            },
            None => self.next_setup(),
        }
    }

    fn next_setup(&self) -> Next {
        let missing = |color: &Color| !self.game.has_set_up(*color);
        let first = self.holder.filter(missing);
        let waiting =
            |person: bool| Color::ALL.into_iter().filter(missing).find(|&color| self.seat(color).is_person() == person);
        match (first, waiting(true), waiting(false)) {
            (Some(color), ..) => Next::Setup(color),
            (None, Some(color), _) => Next::Handover(color),
            (None, None, color) => Next::Arrange(color.unwrap_or(Color::Red)),
        }
    }

    /// The computers whose set-ups are missing.
    pub fn arrangers(&self) -> impl Iterator<Item = Color> + '_ {
        Color::ALL.into_iter().filter(|&color| !self.seat(color).is_person() && !self.game.has_set_up(color))
    }

    /// Gives the screen to a person; he is the only one whose pieces are seen from now on.
    pub fn take_screen(&mut self, color: Color) {
        if self.seat(color).is_person() {
            self.holder = Some(color);
        }
    }

    /// Takes the screen away from whoever has it: it is covered, or open to anybody once the game is over.
    pub fn release(&mut self) {
        self.holder = None;
    }

    /// Takes a side's set-up.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn set_up(&mut self, color: Color, setup: Setup) -> Result<(), GameError> {
        self.game.set_up(color, setup)
    }

    /// Plays an action of the player to act.
    ///
    /// # Errors
    /// Why not.
    pub fn play(&mut self, action: Action) -> Result<(), GameError> {
        self.game.play(action).map(|_| self.undone.clear())
    }

    /// A player gives up.
    ///
    /// # Errors
    /// If the game is not running.
    pub fn resign(&mut self, color: Color) -> Result<(), GameError> {
        self.game.resign(color).map(|_| self.undone.clear())
    }

    /// The clock, if there is one.
    pub fn clock(&self) -> Option<&Clock> {
        self.game.clock()
    }

    /// A player has used so many milliseconds.
    pub fn spend(&mut self, color: Color, ms: u32) {
        self.game.spend(color, ms);
    }

    /// A player's time is up.
    ///
    /// # Errors
    /// If the game is not running.
    pub fn time_out(&mut self, color: Color) -> Result<(), GameError> {
        self.game.time_out(color).map(|_| self.undone.clear())
    }

    /// Whether the person who plays against the computer can take his last decision back.
    pub fn can_take_back(&self) -> bool {
        self.only_person().is_some_and(|color| self.game.can_take_back(color))
    }

    /// Takes it back.
    ///
    /// # Errors
    /// If there is nothing to take back.
    pub fn take_back(&mut self) -> Result<(), GameError> {
        let before = self.game.clone();
        self.game.take_back(self.only_person().ok_or(GameError::WrongTime)?)?;
        self.undone.push(before);
        Ok(())
    }

    /// Whether something that was taken back can be brought back.
    pub const fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Brings back what was taken back last, with the computer's answer.
    ///
    /// # Errors
    /// If there is nothing to bring back.
    pub fn redo(&mut self) -> Result<(), GameError> {
        self.game.redo(self.undone.pop().ok_or(GameError::WrongTime)?)
    }

    /// Whether a player has been helped: by a hint, or by taking back what had revealed something.
    pub const fn is_assisted(&self) -> bool {
        self.game.is_assisted()
    }

    /// A player offers a draw, or accepts the one offered to him.
    ///
    /// # Errors
    /// If the game is not running.
    pub fn draw(&mut self, color: Color) -> Result<(), GameError> {
        self.game.draw(color).map(|_| self.undone.clear())
    }

    /// What the person who has the screen may do now, and why not: his own view, if he is to act.
    pub fn deciding(&self) -> Option<View> {
        match self.next() {
            Next::Person(color) => self.game.view(color),
            _ => None,
        }
    }

    /// With which set-up that person began.
    pub fn own_setup(&self, color: Color) -> Option<Setup> {
        match self.game.player_record(color)?.start {
            OwnStart::Setups { mine, .. } => Some(mine),
            OwnStart::Position { .. } => None,
        }
    }

    /// The person at the screen who may give up now (R8.3): against the computer at any time, beside somebody at his turn.
    pub fn resigner(&self) -> Option<Color> {
        match self.next() {
            Next::Person(color) => Some(color),
            Next::Computer(..) => self.only_person(),
            _ => None,
        }
    }

    /// What the computer in that seat knows, for the worker: its own record. Nothing for a person.
    pub fn computer_record(&self, color: Color) -> Option<PlayerRecord> {
        if self.seat(color).is_person() { None } else { self.game.player_record(color) }
    }
}
