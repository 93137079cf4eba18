//! The clock of a game (R9.14), as data: what time it is nobody here knows, elapsed time is told.

use core::fmt;
use core::ops::RangeInclusive;
use core::str::FromStr;

use crate::color::{ByColor, Color};
use crate::notation::ParseError;

/// What a game allows each player: `setup=180 player=900 free=5` in the record, in seconds; what is left out is not
/// limited, and `free` is 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Times {
    setup: Option<u32>,
    player: Option<u32>,
    free: u32,
}

impl Times {
    /// The seconds that can be allowed for the set-up.
    pub const SETUP: RangeInclusive<u32> = 10..=3600;
    /// The seconds that can be allowed for all decisions of a player.
    pub const PLAYER: RangeInclusive<u32> = 10..=86_400;
    /// The seconds of each decision that can be free.
    pub const FREE: RangeInclusive<u32> = 0..=600;

    /// Seconds for the set-up, for all decisions of a player, and those of each decision that do not count. `None` if one
    /// is out of range or nothing is limited.
    pub fn new(setup: Option<u32>, player: Option<u32>, free: u32) -> Option<Self> {
        let fits = setup.is_none_or(|setup| Self::SETUP.contains(&setup))
            && player.is_none_or(|player| Self::PLAYER.contains(&player))
            && Self::FREE.contains(&free);
        (fits && (setup.is_some() || player.is_some())).then_some(Self { setup, player, free })
    }

    /// Seconds for the set-up, if they are limited.
    pub const fn setup(&self) -> Option<u32> {
        self.setup
    }

    /// Seconds for all decisions of a player, if they are limited.
    pub const fn player(&self) -> Option<u32> {
        self.player
    }

    /// Seconds of each decision that do not count.
    pub const fn free(&self) -> u32 {
        self.free
    }
}

/// Milliseconds that a player has used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Used {
    /// For the set-up.
    setup: u32,
    /// For the decisions that he has made, without what was free.
    decided: u32,
    /// For the decision that he is making, with what is free.
    deciding: u32,
}

/// The clock of a game: what is allowed and what has been used. It runs only by being told; so it stands during handovers,
/// and while the page is closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    times: Times,
    used: ByColor<Used>,
}

impl Clock {
    /// A clock of which nothing has been used.
    pub fn new(times: Times) -> Self {
        Self { times, used: ByColor::default() }
    }

    /// What is allowed.
    pub const fn times(&self) -> &Times {
        &self.times
    }

    /// A player has used so many milliseconds of his set-up time.
    pub fn spend_setup(&mut self, color: Color, ms: u32) {
        let used = &mut self.used[color].setup;
        *used = used.saturating_add(ms);
    }

    /// A player has used so many more milliseconds for the decision that he is making.
    pub fn spend(&mut self, color: Color, ms: u32) {
        let used = &mut self.used[color].deciding;
        *used = used.saturating_add(ms);
    }

    /// A player has decided: his next decision begins with what is free of it.
    pub fn decide(&mut self, color: Color) {
        let used = &mut self.used[color];
        used.decided = used.decided.saturating_add(used.deciding.saturating_sub(milliseconds(self.times.free)));
        used.deciding = 0;
    }

    /// The milliseconds that a player has left for his set-up, if they are limited.
    pub fn setup_left(&self, color: Color) -> Option<u32> {
        self.times.setup.map(|setup| milliseconds(setup).saturating_sub(self.used[color].setup))
    }

    /// The milliseconds that a player has left for his decisions, without what is free, if they are limited.
    pub fn left(&self, color: Color) -> Option<u32> {
        let mut after = *self;
        after.decide(color);
        self.times.player.map(|player| milliseconds(player).saturating_sub(after.used[color].decided))
    }

    /// The milliseconds that are still free of the decision that a player is making.
    pub fn free_left(&self, color: Color) -> u32 {
        milliseconds(self.times.free).saturating_sub(self.used[color].deciding)
    }

    /// Whether a player's time for his decisions is up.
    pub fn is_up(&self, color: Color) -> bool {
        self.left(color) == Some(0)
    }
}

const fn milliseconds(seconds: u32) -> u32 {
    seconds * 1000
}

impl fmt::Display for Times {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let limits =
            [("setup", self.setup), ("player", self.player), ("free", Some(self.free).filter(|&free| free > 0))];
        let mut gap = "";
        for (name, seconds) in limits {
            if let Some(seconds) = seconds {
                write!(f, "{gap}{name}={seconds}")?;
                gap = " ";
            }
        }
        Ok(())
    }
}

impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.times.fmt(f)?;
        Color::ALL.into_iter().try_for_each(|color| {
            let Used { setup, decided, deciding } = self.used[color];
            write!(f, " {color}={setup},{decided},{deciding}")
        })
    }
}

impl FromStr for Times {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        text.parse().map(|clock: Clock| clock.times)
    }
}

impl FromStr for Clock {
    type Err = ParseError;

    /// Reads a clock, or the times of one of which nothing has been used.
    fn from_str(text: &str) -> Result<Self, ParseError> {
        parse(text).ok_or_else(|| ParseError::new("the times of a clock", text))
    }
}

fn parse(text: &str) -> Option<Clock> {
    let (mut setup, mut player, mut free) = (None, None, 0);
    let mut used = ByColor::default();
    for word in text.split_whitespace() {
        let (name, value) = word.split_once('=')?;
        match (name, Color::from_name(name)) {
            ("setup", _) => setup = Some(number(value)?),
            ("player", _) => player = Some(number(value)?),
            ("free", _) => free = number(value)?,
            (_, color) => {
                let mut numbers = value.split(',').map(number);
                let mut next = || numbers.next()?;
                used[color?] = Used { setup: next()?, decided: next()?, deciding: next()? };
            }
        }
    }
    Some(Clock { times: Times::new(setup, player, free)?, used })
}

/// A number without a sign.
fn number(text: &str) -> Option<u32> {
    text.parse().ok().filter(|_| !text.starts_with('+'))
}
