//! A book of set-ups that were learned by self-play (`data/NOTICE.md`), packed as numbers of arrangements.

use alloc::vec::Vec;

use crate::role::{Role, RoleCounts};
use crate::variant::Variant;

const PACKED: &[u8] = include_bytes!("../data/book40.bin");
/// A set-up's number among all arrangements of its army, lowest byte first.
const ENTRY: usize = 14;
const COLUMNS: u8 = 10;
/// The army of the book, in the order of [`Role::ALL`].
const ARMY: RoleCounts = [0, 1, 0, 8, 5, 4, 4, 4, 3, 2, 1, 1, 6, 1];

/// A set-up of the book for this army and board, if it has any: kinds in the order of the set-up string.
pub(in crate::ai) fn draw(variant: &Variant, rng: &mut fastrand::Rng) -> Option<Vec<Option<Role>>> {
    let board = &variant.board;
    if variant.army.counts() != ARMY || board.columns != COLUMNS || board.home_len() != variant.army.total() {
        return None;
    }
    let entry = rng.choice(PACKED.chunks_exact(ENTRY))?;
    let number = entry.iter().rev().fold(0, |number: u128, &byte| number << 8 | u128::from(byte));
    Some(arrangement(number))
}

/// The arrangement of that number, in lexical order.
fn arrangement(mut number: u128) -> Vec<Option<Role>> {
    let mut counts = ARMY;
    let mut left: u128 = counts.iter().map(|&count| u128::from(count)).sum();
    let mut ways = arrangements(&counts);
    let mut squares = Vec::new();
    while left > 0 {
        let mut chosen = None;
        for role in Role::ALL {
            // So many of the arrangements begin with this kind.
            let share = ways * u128::from(counts[role as usize]) / left;
            if number < share {
                chosen = Some((role, share));
                break;
            }
            number -= share;
        }
        let Some((role, share)) = chosen else { break };
        counts[role as usize] -= 1;
        ways = share;
        left -= 1;
        squares.push(Some(role));
    }
    squares
}

/// In how many ways pieces of these numbers can be arranged.
fn arrangements(counts: &RoleCounts) -> u128 {
    let mut placed = 0;
    let mut ways = 1;
    for &count in counts {
        for n in 1..=u128::from(count) {
            placed += 1;
            ways = ways * placed / n;
        }
    }
    ways
}
