//! The game that is looked at.

use std::rc::Rc;

use vexillum_engine::ai::standing;
use vexillum_engine::notation::Record;
use vexillum_engine::{ByColor, Color, Replay, Seat};

use crate::components::board::Slide;
use crate::display::{Band, Ply, Tale, Teller, list};
use crate::i18n::Language;
use crate::link::{Link, LinkError};
use crate::session::Session;
use crate::settings::Style;
use crate::sight::Sight;

/// Number of entries that are listed in a slice.
const LISTED: usize = 128;
/// Number of positions that are judged in a slice.
const JUDGED: usize = 4;
/// Number of positions that are judged before the line is drawn anew.
const DRAWN_EVERY: usize = 256;

/// Whether a slice of work is to be drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Drawn {
    /// At once.
    Now,
    /// With one of the next.
    Later,
}

/// The game, and what is seen of it.
pub(super) struct Open {
    pub(super) record: Rc<Record>,
    pub(super) session: Session,
    /// As whom it is seen; open if as nobody.
    pub(super) viewer: Option<Color>,
    /// Whose side is at the bottom where everything is open.
    home: Color,
    /// After how many entries of the log the board is seen.
    pub(super) at: usize,
    /// The entry after it, while it is being seen as it happens: the board for that, and its band.
    pub(super) fight: Option<(Sight, Band)>,
    /// The last move, if it is to be seen.
    pub(super) slide: Option<Slide>,
    pub(super) plies: Rc<Vec<Rc<Ply>>>,
    /// Number of entries of the log that have been listed.
    listed: usize,
    /// Whether the computer's belief is seen.
    pub(super) believes: bool,
    /// Whether it goes on by itself.
    pub(super) playing: bool,
    replay: Option<Replay>,
    /// How it stood after each entry that has been judged: 100 where Red has won, -100 where Blue has.
    pub(super) values: Rc<Vec<i32>>,
    /// Look of the pieces.
    style: Style,
}

impl Open {
    /// Opens the game of a link.
    ///
    /// # Errors
    /// Why not.
    pub(super) fn read(link: &str, language: Language, style: Style) -> Result<Self, LinkError> {
        let Some(Link::Game(record) | Link::Position(record)) = Link::read(link)? else {
            return Err(LinkError::Damaged);
        };
        let seats = record.seats.as_ref().map(|texts| ByColor::new(|color| Seat::from_text(&texts[color])));
        // Whoever looks is nobody in the game: all are called by their names.
        let seats_named = seats.as_ref().map(|seats| ByColor::new(|color| name(&seats[color], language)));
        let session =
            Session::review(Record { seats: seats_named, ..Record::clone(&record) }).map_err(|_| LinkError::Damaged)?;
        Ok(Self {
            record: Rc::from(record),
            viewer: None,
            home: seats.as_ref().map_or(Color::Red, home),
            at: 0,
            fight: None,
            slide: None,
            plies: Rc::default(),
            listed: 0,
            believes: false,
            playing: false,
            replay: session.replay(),
            values: Rc::default(),
            style,
            session,
        })
    }

    /// How many entries the log has.
    pub(super) fn len(&self) -> usize {
        self.session.log_len()
    }

    /// Whose side is at the bottom.
    pub(super) fn bottom(&self) -> Color {
        self.viewer.unwrap_or(self.home)
    }

    /// The words of the game.
    pub(super) fn teller(&self, language: Language) -> Teller<'_> {
        Teller { texts: language.texts(), session: &self.session, style: self.style }
    }

    /// The board as it is seen now.
    pub(super) fn sight(&self) -> Option<Sight> {
        self.fight.as_ref().map(|(stage, _)| stage.clone()).or_else(|| self.session.sight(self.at))
    }

    /// Does a slice of what the first board does not wait for: lists moves, as far as whoever looks may know them, then
    /// judges positions. Returns what of it is to be drawn, or `None` once nothing is left.
    pub(super) fn work(&mut self, language: Language) -> Option<Drawn> {
        if self.listed < self.len() {
            let first = self.listed == 0;
            self.list_more(language);
            return Some(if first || self.listed == self.len() { Drawn::Now } else { Drawn::Later });
        }
        for _ in 0..JUDGED {
            let Some(position) = self.replay.as_mut().and_then(Iterator::next) else {
                self.replay = None;
                return None;
            };
            Rc::make_mut(&mut self.values).push((standing(&position) * 100.0) as i32);
        }
        Some(if self.values.len().is_multiple_of(DRAWN_EVERY) { Drawn::Now } else { Drawn::Later })
    }

    fn list_more(&mut self, language: Language) {
        let mut plies = std::mem::take(&mut self.plies);
        let to = (self.listed + LISTED).min(self.len());
        for index in self.listed..to {
            let happening = self.session.happening(index);
            if let Some(ply) = happening.and_then(|happening| self.teller(language).ply(index, &happening)) {
                list(Rc::make_mut(&mut plies), ply);
            }
        }
        (self.listed, self.plies) = (to, plies);
    }

    /// Shows the board after so many entries, with the last move as it happens if it was the next one.
    fn seek(&mut self, at: usize) {
        let forward = at == self.at + 1 && self.fight.is_none();
        self.at = at.min(self.len());
        self.fight = None;
        let happening = self.at.checked_sub(1).filter(|_| forward).and_then(|index| self.session.happening(index));
        let (number, moved) = (self.at, happening.and_then(|happening| Some((happening.slide()?, happening.swapped))));
        self.slide = moved.map(|((from, to), swap)| Slide { number, from, to, swap });
    }

    /// The same, and stays there.
    pub(super) fn stand(&mut self, at: usize) {
        self.playing = false;
        self.seek(at);
    }

    /// Shows an entry as it happens: its fight, if it has one, or else the board after it.
    pub(super) fn show(&mut self, index: usize, language: Language) {
        self.seek(index);
        let (happening, stage) = (self.session.happening(index), self.session.stage(index));
        let Some((happening, stage)) = happening.zip(stage).filter(|_| index < self.len()) else {
            self.playing = false;
            return;
        };
        let tale = Tale { teller: self.teller(language), happening: &happening, stage: &stage, bottom: self.bottom() };
        if let Some(band) = tale.band() {
            let (number, swap) = (index + 1, happening.swapped);
            self.slide = happening.approach().map(|(from, to)| Slide { number, from, to, swap });
            self.fight = Some((stage, band));
        } else {
            self.seek(index + 1);
            self.playing &= self.at < self.len();
        }
    }

    /// The fight has been seen: the board after it.
    pub(super) fn dismiss(&mut self) {
        if self.fight.is_some() {
            self.seek(self.at + 1);
            self.playing &= self.at < self.len();
        }
    }

    /// Goes on by itself, from the beginning if it is at its end; or stands.
    pub(super) fn play(&mut self) {
        self.playing = !self.playing;
        if self.playing && self.at >= self.len() {
            self.seek(0);
        } else if !self.playing {
            self.dismiss();
        }
    }

    /// Is seen as a player saw it, or open.
    pub(super) fn look_as(&mut self, viewer: Option<Color>) {
        self.session.look_as(viewer);
        self.viewer = viewer;
        (self.fight, self.slide) = (None, None);
        (self.listed, self.plies) = (0, Rc::default());
    }
}

/// The side of the one person who played, else Red's.
fn home(seats: &ByColor<Seat>) -> Color {
    if seats.blue.is_person() && !seats.red.is_person() { Color::Blue } else { Color::Red }
}

/// What a player is called: his name, or the level of the computer.
fn name(seat: &Seat, language: Language) -> String {
    match seat {
        Seat::Person(name) => name.clone(),
        Seat::Computer(level) => language.texts().words.level(*level),
    }
}
