//! Game clock (R9.14), as data: callers report the elapsed time.

use core::fmt;
use core::ops::RangeInclusive;
use core::str::FromStr;

use crate::color::{ByColor, Color};
use crate::notation::ParseError;

/// Time limits of a game, in seconds: `setup=180 player=900 free=5` in the record.
///
/// A missing limit means unlimited time; a missing `free` means 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Times {
    setup: Option<u32>,
    player: Option<u32>,
    free: u32,
}

impl Times {
    /// Valid limits for the set-up, in seconds.
    pub const SETUP: RangeInclusive<u32> = 10..=3600;
    /// Valid limits for all decisions of a player, in seconds.
    pub const PLAYER: RangeInclusive<u32> = 10..=86_400;
    /// Valid free time for each decision, in seconds.
    pub const FREE: RangeInclusive<u32> = 0..=600;

    /// Time limits in seconds: for the set-up, for all decisions of a player, and free for each decision.
    ///
    /// `None` if a value is out of range or there is no limit at all.
    pub fn new(setup: Option<u32>, player: Option<u32>, free: u32) -> Option<Self> {
        let fits = setup.is_none_or(|setup| Self::SETUP.contains(&setup))
            && player.is_none_or(|player| Self::PLAYER.contains(&player))
            && Self::FREE.contains(&free);
        (fits && (setup.is_some() || player.is_some())).then_some(Self { setup, player, free })
    }

    /// Limit for the set-up, in seconds.
    pub const fn setup(&self) -> Option<u32> {
        self.setup
    }

    /// Limit for all decisions of a player, in seconds.
    pub const fn player(&self) -> Option<u32> {
        self.player
    }

    /// Free time for each decision, in seconds.
    pub const fn free(&self) -> u32 {
        self.free
    }
}

/// Time that a player has used, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Used {
    /// Time used for the set-up.
    setup: u32,
    /// Time used for past decisions, without their free time.
    decided: u32,
    /// Time used for the present decision, with its free time.
    deciding: u32,
}

/// Game clock: the limits and the time used so far.
///
/// It advances only when callers report time, so it stands still during a handover and while the page is
/// closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clock {
    times: Times,
    used: ByColor<Used>,
}

impl Clock {
    /// Clock with all time left.
    pub fn new(times: Times) -> Self {
        Self { times, used: ByColor::default() }
    }

    /// Time limits.
    pub const fn times(&self) -> &Times {
        &self.times
    }

    /// Adds to the time that a player has used for the set-up.
    pub fn spend_setup(&mut self, color: Color, ms: u32) {
        let used = &mut self.used[color].setup;
        *used = used.saturating_add(ms);
    }

    /// Adds to the time that a player has used for the present decision.
    pub fn spend(&mut self, color: Color, ms: u32) {
        let used = &mut self.used[color].deciding;
        *used = used.saturating_add(ms);
    }

    /// Ends the present decision of a player; the next one starts with its free time.
    pub fn decide(&mut self, color: Color) {
        let used = &mut self.used[color];
        used.decided = used.decided.saturating_add(used.deciding.saturating_sub(milliseconds(self.times.free)));
        used.deciding = 0;
    }

    /// Time left for a player's set-up, in milliseconds; `None` without a limit.
    pub fn setup_left(&self, color: Color) -> Option<u32> {
        self.times.setup.map(|setup| milliseconds(setup).saturating_sub(self.used[color].setup))
    }

    /// Time left for a player's decisions, in milliseconds, without free time; `None` without a limit.
    pub fn left(&self, color: Color) -> Option<u32> {
        let mut after = *self;
        after.decide(color);
        self.times.player.map(|player| milliseconds(player).saturating_sub(after.used[color].decided))
    }

    /// Free time left for a player's present decision, in milliseconds.
    pub fn free_left(&self, color: Color) -> u32 {
        milliseconds(self.times.free).saturating_sub(self.used[color].deciding)
    }

    /// True if a player has no time left for decisions.
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

    /// Reads a clock, or time limits for a clock with all time left.
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

/// Number without a sign.
fn number(text: &str) -> Option<u32> {
    text.parse().ok().filter(|_| !text.starts_with('+'))
}
