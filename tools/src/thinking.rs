//! Level and limits of the computer player.

use std::time::{Duration, Instant};

use vexillum_engine::ai::Thinker;
use vexillum_engine::{Action, Level, View};

use crate::failure::Failure;

/// Level and limits of the computer player for a decision.
///
/// Without a limit the level's own number of nodes applies.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Thinking {
    level: Level,
    time: Option<Duration>,
    nodes: Option<u64>,
    pub(crate) seed: u64,
}

/// Nodes between two readings of the clock.
const SLICE: u64 = 256;
/// Longest time limit, in milliseconds.
const LONGEST: u64 = 3_600_000;

impl Thinking {
    /// Strongest level, without limits, with a random seed.
    pub(crate) fn new() -> Self {
        Self { level: Level::Consul, time: None, nodes: None, seed: fastrand::u64(..) }
    }

    /// Sets an option; false if the name is unknown.
    pub(crate) fn set(&mut self, name: &str, value: &str) -> Result<bool, Failure> {
        match name {
            "ms" => {
                let limit = number(name, value)?;
                if limit > LONGEST {
                    return Err(Failure::new(format!("ms is at most {LONGEST}")));
                }
                self.time = Some(Duration::from_millis(limit));
            }
            "nodes" => self.nodes = Some(number(name, value)?),
            "seed" => self.seed = number(name, value)?,
            "level" => {
                self.level =
                    Level::from_name(value).ok_or_else(|| Failure::new(format!("there is no level {value:?}")))?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Action for a view; `None` if another player is to decide.
    pub(crate) fn choose(&self, view: &View) -> Option<Action> {
        let began = Instant::now();
        let mut thinker = Thinker::new(view, self.level, self.seed);
        let nodes = match (self.nodes, self.time) {
            (Some(nodes), _) => nodes,
            (None, Some(_)) => u64::MAX,
            (None, None) => self.level.nodes(),
        };
        let in_time = || self.time.is_none_or(|time| began.elapsed() < time);
        while thinker.nodes() < nodes && in_time() {
            if thinker.run(SLICE.min(nodes - thinker.nodes())) {
                break;
            }
        }
        thinker.best()
    }
}

/// Value of a number in a command.
pub(crate) fn number(name: &str, value: &str) -> Result<u64, Failure> {
    value.parse().map_err(|_| Failure::new(format!("{name} must be a number, not {value:?}")))
}
