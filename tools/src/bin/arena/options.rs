//! What the arena is asked to do.

use std::time::Duration;

use vexillum_engine::Variant;
use vexillum_tools::editions;

use crate::contestant::Contestant;
use crate::player::Budget;

pub(crate) const HELP: &str = "\
arena [--edition ID[,ID..]|all] [--red PLAYER] [--blue PLAYER] [--games N]
      [--ms N[,N]] [--nodes N[,N]] [--seed N] [--threads N]

Plays games between two players, in pairs: the same two set-ups, then with sides swapped.
PLAYER is random, greedy, baseline, or a level: recruit legionary centurion tribune legate consul;
or \"program:COMMAND LINE\", a program that speaks player mode of the text protocol, one process a game
(words are parted by spaces, nothing is quoted; what it does wrong loses it the game).
A move gets --ms milliseconds, or --nodes nodes without a clock, or else the level's own nodes;
of two numbers the first player gets one and the second the other.";

/// What the arena is asked to do.
pub(crate) struct Options {
    pub(crate) editions: Vec<&'static Variant>,
    /// The first player, who is Red in the first game of a pair, and the second.
    pub(crate) players: [Contestant; 2],
    pub(crate) games: usize,
    /// What either may spend on a move.
    pub(crate) budgets: [Budget; 2],
    pub(crate) seed: u64,
    pub(crate) threads: usize,
}

impl Options {
    /// Reads the arguments; `None` if help is asked for.
    pub(crate) fn parse(mut arguments: impl Iterator<Item = String>) -> Result<Option<Self>, String> {
        let mut options = Self {
            editions: editions("barrage")?,
            players: [contestant("centurion")?, contestant("random")?],
            games: 100,
            budgets: [Budget::default(); 2],
            seed: 1,
            threads: 1,
        };
        while let Some(name) = arguments.next() {
            if matches!(name.as_str(), "-h" | "--help") {
                return Ok(None);
            }
            let mut value = || arguments.next().ok_or_else(|| format!("{name} needs a value"));
            match name.as_str() {
                "--edition" => options.editions = editions(&value()?)?,
                "--red" => options.players[0] = contestant(&value()?)?,
                "--blue" => options.players[1] = contestant(&value()?)?,
                "--games" => options.games = at_least_one(&name, &value()?)?,
                "--ms" => {
                    for (budget, ms) in options.budgets.iter_mut().zip(for_each(&name, &value()?)?) {
                        budget.time = Some(Duration::from_millis(ms));
                    }
                }
                "--nodes" => {
                    for (budget, nodes) in options.budgets.iter_mut().zip(for_each(&name, &value()?)?) {
                        budget.nodes = Some(nodes);
                    }
                }
                "--seed" => options.seed = number(&name, &value()?)?,
                "--threads" => options.threads = at_least_one(&name, &value()?)?,
                _ => return Err(format!("unknown argument {name:?}")),
            }
        }
        Ok(Some(options))
    }
}

fn contestant(name: &str) -> Result<Contestant, String> {
    Contestant::from_name(name).ok_or_else(|| format!("unknown player {name:?}"))
}

fn number(name: &str, value: &str) -> Result<u64, String> {
    value.parse().map_err(|_| format!("{name} needs a number, not {value:?}"))
}

/// One number for both players, or one for each.
fn for_each(name: &str, value: &str) -> Result<[u64; 2], String> {
    let (first, second) = value.split_once(',').unwrap_or((value, value));
    Ok([at_least_one(name, first)? as u64, at_least_one(name, second)? as u64])
}

fn at_least_one(name: &str, value: &str) -> Result<usize, String> {
    match number(name, value)? {
        0 => Err(format!("{name} must be at least 1")),
        n => Ok(n as usize),
    }
}
