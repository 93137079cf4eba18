//! Command-line options of the arena.

use std::num::{NonZero, ParseIntError};
use std::time::Duration;

use clap::{Parser, value_parser};
use vexillum_tools::{Editions, count, editions};

use crate::contestant::Contestant;
use crate::player::Budget;

/// Notes at the end of the help.
const NOTES: &str = "\
PLAYER is random, greedy, or a level: recruit legionary centurion tribune legate consul;
or \"program:COMMAND LINE\", an external program that speaks player mode of the text protocol.
It is started for each game. Its command line is split at spaces, without quoting; any fault loses the game.

A move gets --ms milliseconds, or --nodes nodes without a clock, or else the level's own number of nodes.
Of two numbers the first is for the first player, the second for the second.";

/// Play games between two players, in pairs: the same two set-ups, then with sides swapped
#[derive(Parser)]
#[command(after_help = NOTES)]
pub(crate) struct Options {
    /// Editions to play
    #[arg(long, value_name = "ID[,ID..]|all", default_value = "barrage", value_parser = editions)]
    pub(crate) edition: Editions,
    /// First player, Red in the first game of a pair
    #[arg(long, value_name = "PLAYER", default_value = "centurion")]
    pub(crate) red: Contestant,
    /// Second player
    #[arg(long, value_name = "PLAYER", default_value = "random")]
    pub(crate) blue: Contestant,
    /// Games of each edition
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = count())]
    pub(crate) games: usize,
    /// Milliseconds for each move
    #[arg(long, value_name = "N[,N]", value_parser = for_each)]
    ms: Option<[NonZero<u64>; 2]>,
    /// Nodes for each move
    #[arg(long, value_name = "N[,N]", value_parser = for_each)]
    nodes: Option<[NonZero<u64>; 2]>,
    /// Number of the first set-ups
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u32,
    /// Games played at the same time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = value_parser!(u16).range(1..=256))]
    pub(crate) threads: u16,
}

impl Options {
    /// First player and second player.
    pub(crate) const fn players(&self) -> [&Contestant; 2] {
        [&self.red, &self.blue]
    }

    /// Budget for each move of the first player (0) or the second (1).
    pub(crate) fn budget(&self, player: usize) -> Budget {
        Budget {
            time: self.ms.map(|ms| Duration::from_millis(ms[player].get())),
            nodes: self.nodes.map(|nodes| nodes[player].get()),
        }
    }
}

/// Argument parser for one number for both players, or one for each.
fn for_each(text: &str) -> Result<[NonZero<u64>; 2], ParseIntError> {
    let (first, second) = text.split_once(',').unwrap_or((text, text));
    Ok([first.parse()?, second.parse()?])
}
