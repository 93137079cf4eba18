//! Report of a match.

use std::fmt;

use vexillum_engine::Reason;

use crate::contest::{End, Played};
use crate::contestant::Contestant;
use crate::options::Options;
use crate::table::Usage;

/// Result of all games of an edition.
pub(crate) struct Report<'a> {
    edition: &'a str,
    players: [&'a Contestant; 2],
    games: &'a [Played],
}

impl<'a> Report<'a> {
    pub(crate) fn new(edition: &'a str, options: &'a Options, games: &'a [Played]) -> Self {
        Self { edition, players: options.players(), games }
    }

    /// Mean score of the first player, and half the width of its 95 % confidence interval.
    fn score(&self) -> (f64, f64) {
        let number = self.games.len().max(1) as f64;
        let mean = self.games.iter().map(points).sum::<f64>() / number;
        let variance = self.games.iter().map(|game| (points(game) - mean).powi(2)).sum::<f64>() / number;
        // One more game with a deviation of one half keeps the interval open when all games end alike.
        let variance = (variance * number + 0.25) / (number + 1.0);
        (mean, 1.96 * (variance / number).sqrt())
    }
}

/// Points of the first player: 1 for a win, one half for a draw.
fn points(game: &Played) -> f64 {
    f64::from(game.halves()) / 2.0
}

impl fmt::Display for Report<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = self.players;
        let number = self.games.len();
        let ended = |halves: u32| self.games.iter().filter(|game| game.halves() == halves).count();
        let (score, half) = self.score();
        writeln!(f, "{}: {first} - {second}, {number} games", self.edition)?;
        writeln!(
            f,
            "  won {} drawn {} lost {}: score {:.1} % (95 %: {:.1} to {:.1})",
            ended(2),
            ended(1),
            ended(0),
            100.0 * score,
            100.0 * (score - half).max(0.0),
            100.0 * (score + half).min(1.0)
        )?;
        let plies: u32 = self.games.iter().map(|game| game.plies).sum();
        write!(f, "  mean plies {:.0}; ends:", f64::from(plies) / number.max(1) as f64)?;
        for reason in Reason::ALL {
            let has_reason = |end: End| matches!(end, End::Ruled(outcome) if outcome.reason == reason);
            let count = self.games.iter().filter(|game| has_reason(game.end)).count();
            if count > 0 {
                write!(f, " {} {count}", reason.name())?;
            }
        }
        let faults = [0, 1].map(|player| self.games.iter().filter(|game| game.at_fault() == Some(player)).count());
        if faults != [0, 0] {
            write!(f, " fault {}", faults[0] + faults[1])?;
        }
        for (player, name) in self.players.iter().enumerate() {
            let mut sum = Usage::default();
            for used in self.games.iter().map(|game| game.used[player]) {
                sum.actions += used.actions;
                sum.time += used.time;
                sum.nodes += used.nodes;
            }
            let (actions, seconds) = (f64::from(sum.actions.max(1)), sum.time.as_secs_f64());
            write!(
                f,
                "\n  {name}: {:.2} ms and {:.0} nodes a move",
                1000.0 * seconds / actions,
                sum.nodes as f64 / actions
            )?;
            if sum.nodes > 0 {
                write!(f, ", {:.0} nodes a second", sum.nodes as f64 / seconds.max(1e-9))?;
            }
            if faults[player] > 0 {
                write!(f, ", {} lost by a fault", faults[player])?;
            }
        }
        Ok(())
    }
}
