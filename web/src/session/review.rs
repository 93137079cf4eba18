//! Games that are over, looked at again, and games from records.

use vexillum_engine::notation::{PlayerRecord, Record};
use vexillum_engine::{Color, Game, GameError, Replay};

use super::Session;

impl Session {
    /// A game to be looked at: everything in it is open to anybody.
    ///
    /// # Errors
    /// If the record is none of a game.
    pub fn review(record: Record) -> Result<Self, GameError> {
        Ok(Self::of(Game::disclosed(record)?, None))
    }

    /// A game that goes on from where a record stops, between those who sit in its seats.
    ///
    /// # Errors
    /// If the record is none of a game.
    pub fn go_on(record: Record) -> Result<Self, GameError> {
        let mut session = Self::of(Game::from_record(record)?, None);
        session.holder = session.only_person();
        Ok(session)
    }

    /// Lets a game that is open be seen as one player saw it, or open again.
    pub fn look_as(&mut self, player: Option<Color>) {
        if self.game.open_position().is_some() {
            self.holder = player;
        }
    }

    /// The whole positions of a game that is open, one by one.
    pub fn replay(&self) -> Option<Replay> {
        self.game.replay()
    }

    /// The whole record of a game that is open.
    pub fn record(&self) -> Option<Record> {
        self.game.record()
    }

    /// What the person who has the screen may take out of a game that is not over: his own record. Nothing where only
    /// computers play, and behind the cover.
    pub fn own_record(&self) -> Option<PlayerRecord> {
        let color = self.holder.filter(|&color| self.outcome().is_none() && self.seat(color).is_person())?;
        self.game.player_record(color)
    }
}
