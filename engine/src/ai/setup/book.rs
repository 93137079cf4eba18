//! Book of set-ups that were learned by self-play (`data/NOTICE.md`), packed as ranks.

use alloc::vec::Vec;

use crate::role::{Role, RoleCounts};
use crate::variant::Variant;

const PACKED: &[u8] = include_bytes!("../data/book40.bin");
/// The length of an entry in bytes.
///
/// An entry is the rank of a set-up among all arrangements of its army, lowest byte first.
const ENTRY_LEN: usize = 14;
const COLUMNS: u8 = 10;
/// The army of the book, in the order of [`Role::ALL`].
const ARMY: RoleCounts = [0, 1, 0, 8, 5, 4, 4, 4, 3, 2, 1, 1, 6, 1];

/// A random set-up of the book, if it has any for the army and the board of the variant.
///
/// The kinds are in the order of the set-up string.
pub(in crate::ai) fn draw(variant: &Variant, rng: &mut fastrand::Rng) -> Option<Vec<Option<Role>>> {
    let board = &variant.board;
    if variant.army.counts() != ARMY || board.columns != COLUMNS || board.home_len() != variant.army.total() {
        return None;
    }
    let entry = rng.choice(PACKED.chunks_exact(ENTRY_LEN))?;
    let rank = entry.iter().rev().fold(0, |rank: u128, &byte| rank << 8 | u128::from(byte));
    Some(arrangement(rank))
}

/// The arrangement of a rank, in lexical order.
fn arrangement(mut rank: u128) -> Vec<Option<Role>> {
    let mut counts = ARMY;
    let mut remaining: u128 = counts.iter().map(|&count| u128::from(count)).sum();
    let mut total = arrangements(&counts);
    let mut squares = Vec::new();
    while remaining > 0 {
        let mut chosen = None;
        for role in Role::ALL {
            // The number of arrangements that begin with this kind.
            let share = total * u128::from(counts[role as usize]) / remaining;
            if rank < share {
                chosen = Some((role, share));
                break;
            }
            rank -= share;
        }
        let Some((role, share)) = chosen else { break };
        counts[role as usize] -= 1;
        total = share;
        remaining -= 1;
        squares.push(Some(role));
    }
    squares
}

/// The number of arrangements of pieces with given counts.
fn arrangements(counts: &RoleCounts) -> u128 {
    let mut placed = 0;
    let mut total = 1;
    for &count in counts {
        for n in 1..=u128::from(count) {
            placed += 1;
            total = total * placed / n;
        }
    }
    total
}
