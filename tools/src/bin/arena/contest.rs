//! Match between two players: all games of an edition.

use std::sync::Mutex;

use rayon::prelude::*;
use vexillum_engine::{ByColor, Color, Outcome, Variant};
use vexillum_tools::opening;

use crate::options::Options;
use crate::table::{Table, Usage};

/// Result of a game.
#[derive(Clone, Copy)]
pub(crate) struct Played {
    /// Color of the first player.
    pub(crate) first: Color,
    pub(crate) end: End,
    pub(crate) plies: u32,
    /// Usage of the first player and of the second.
    pub(crate) used: [Usage; 2],
}

impl Played {
    /// Half points of the first player: 2 for a win, 1 for a draw.
    pub(crate) fn halves(&self) -> u32 {
        self.end.winner().map_or(1, |winner| if winner == self.first { 2 } else { 0 })
    }

    /// Player who lost by a fault: 0 for the first, 1 for the second.
    pub(crate) fn at_fault(&self) -> Option<usize> {
        match self.end {
            End::Ruled(_) => None,
            End::Fault(color) => Some(usize::from(color != self.first)),
        }
    }
}

/// End of a game in the arena.
#[derive(Clone, Copy)]
pub(crate) enum End {
    /// By the rules.
    Ruled(Outcome),
    /// By a fault of this side, which has lost.
    Fault(Color),
}

impl End {
    /// Winner; `None` for a draw.
    pub(crate) fn winner(self) -> Option<Color> {
        match self {
            Self::Ruled(outcome) => outcome.winner,
            Self::Fault(color) => Some(!color),
        }
    }
}

/// Plays all games of an edition and returns them in the order of their numbers.
///
/// Progress goes to standard error, with the score so far.
pub(crate) fn run(variant: &Variant, options: &Options) -> Vec<Played> {
    let so_far = Mutex::new((0, 0));
    let numbers = (0..options.games).into_par_iter().with_max_len(1);
    let played = numbers.filter_map(|number| play(variant, options, number)).inspect(|played| {
        if let Ok(mut so_far) = so_far.lock() {
            so_far.0 += 1;
            so_far.1 += played.halves();
            let (games, halves) = *so_far;
            let score = 50.0 * f64::from(halves) / f64::from(games);
            eprint!("\r{} {games}/{}: {score:.1} % ", variant.id, options.games);
        }
    });
    let played = played.collect();
    eprintln!();
    played
}

/// Plays the game with this number; both games of a pair have the same set-ups.
///
/// Returns `None` if the edition has no playable set-ups. This and any fault goes to standard error.
fn play(variant: &Variant, options: &Options, number: usize) -> Option<Played> {
    let pair = u64::from(options.seed) + number as u64 / 2;
    let first = if number.is_multiple_of(2) { Color::Red } else { Color::Blue };
    let game = opening(variant, pair)
        .inspect_err(|(color, error)| eprintln!("\ngame {number}: set-up of {color}: {error}"))
        .ok()?;
    let player = |color| usize::from(color != first);
    let contestants = ByColor::new(|color| options.players()[player(color)]);
    let budgets = ByColor::new(|color| options.budget(player(color)));
    let rng = fastrand::Rng::with_seed(u64::from(options.seed) ^ (number as u64) << 32);
    let mut table = Table::new(game, contestants, budgets, rng);
    let end = match table.play() {
        Ok(()) => End::Ruled(table.game.outcome()?),
        Err((color, failure)) => {
            eprintln!("\ngame {number}: {color}, {}, is at fault and loses: {failure}", contestants[color]);
            End::Fault(color)
        }
    };
    let plies = table.game.true_position()?.public().turns();
    Some(Played { first, end, plies, used: [table.used[first], table.used[!first]] })
}
