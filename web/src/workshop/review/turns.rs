//! Where a game turned, from how it stood after each entry of its log: numbers from -100, Blue has won, to 100, Red has won.

use vexillum_engine::Color;

/// What changes less is nothing to speak of.
const SMALLEST: i32 = 15;
/// How many changes are listed.
const MOST: usize = 5;

/// A change of how the game stood.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Swing {
    /// The number of the move that made it, from 1: so many entries of the log lead to it.
    pub(super) at: usize,
    /// How the game stood before.
    pub(super) from: i32,
    /// How it stood after.
    pub(super) to: i32,
}

impl Swing {
    fn size(&self) -> i32 {
        (self.to - self.from).abs()
    }
}

/// The largest changes, the largest first. An end that only seals what was so already is none.
pub(super) fn swings(values: &[i32]) -> Vec<Swing> {
    let steps = values.iter().zip(values.iter().skip(1)).enumerate();
    let mut swings: Vec<Swing> = steps.map(|(index, (&from, &to))| Swing { at: index + 1, from, to }).collect();
    swings.retain(|swing| {
        let seals = swing.to.abs() == 100 && swing.from.signum() == swing.to.signum();
        swing.size() >= SMALLEST && !seals
    });
    swings.sort_by_key(|swing| -swing.size());
    swings.truncate(MOST);
    swings
}

/// The change that decided it: the largest of those that were good for the winner, or of all where nobody won.
pub(super) fn turn(swings: &[Swing], winner: Option<Color>) -> Option<Swing> {
    let good = |swing: &&Swing| match winner {
        Some(Color::Red) => swing.to > swing.from,
        Some(Color::Blue) => swing.to < swing.from,
        None => true,
    };
    swings.iter().find(good).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(values: &[i32], winner: Option<Color>, listed: &[usize], turned: Option<usize>) {
        let swings = swings(values);
        assert_eq!(swings.iter().map(|swing| swing.at).collect::<Vec<_>>(), listed, "{values:?}");
        assert_eq!(turn(&swings, winner).map(|swing| swing.at), turned, "{values:?}");
    }

    #[test]
    fn a_game_turns_at_its_largest_change_for_the_winner() {
        check(&[], None, &[], None);
        check(&[0], None, &[], None);
        check(&[0, 5, 10, 100], Some(Color::Red), &[], None);
        check(&[0, 40, -30, -35, -100], Some(Color::Blue), &[2, 1], Some(2));
        check(&[0, 40, -30, -35, 100], Some(Color::Red), &[4, 2, 1], Some(4));
        check(&[0, -20, 0, 0], None, &[1, 2], Some(1));
        check(&[0, 20, 40, 60, 80, 60, 40], Some(Color::Red), &[1, 2, 3, 4, 5], Some(1));
    }
}
