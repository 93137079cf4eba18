//! The numbers of the traits. To change them is to learn the prices anew (`tools/train`).

use crate::action::Pointing;
use crate::card::Card;
use crate::role::Role;

/// Traits that belong together: of each group an action has few.
#[derive(Clone, Copy)]
pub(in crate::ai) struct Group {
    pub(in crate::ai) start: usize,
    pub(in crate::ai) len: usize,
}

impl Group {
    const fn after(self, len: usize) -> Self {
        Self { start: self.start + self.len, len }
    }
}

/// How many classes of kinds there are.
pub(in crate::ai) const CLASSES: usize = 8;
/// How many sorts of pieces: a class, and whether the enemy knows it, has seen it move, or neither.
pub(in crate::ai) const SORTS: usize = CLASSES * 3;

/// What a piece can do by going: move, or attack what is known, hidden and has moved, or hidden and has not.
pub(in crate::ai) const DEEDS: usize = 4;
/// How many steps of what a power promises are told apart.
pub(in crate::ai) const PROMISES: usize = 8;
/// How many places around a square are told apart: by steps ahead and, the same on either side, aside; three steps in all.
pub(in crate::ai) const PLACES: usize = 15;
/// What can be seen on a square.
pub(in crate::ai) const SIGHTS: usize = 20;

/// Actions that are no ordinary move, by what they are.
pub(in crate::ai) const SPECIAL: Group = Group { start: 0, len: 8 };
pub(in crate::ai) const QUIET: Group = SPECIAL.after(SORTS);
/// The direction by class and third of the board.
pub(in crate::ai) const COURSE: Group = QUIET.after(CLASSES * 3 * 3);
/// Attacks on known pieces by how they end.
pub(in crate::ai) const ATTACK: Group = COURSE.after(CLASSES * 3);
/// Attacks on hidden pieces, by whether those have moved.
pub(in crate::ai) const GAMBLE: Group = ATTACK.after(SORTS * 2);
/// Attacks near the own prize: sure to win, else known, hidden and still, hidden and moved.
pub(in crate::ai) const RESCUE: Group = GAMBLE.after(CLASSES * 4);
/// Towards the own prize or away, by how near an intruder is.
pub(in crate::ai) const HOME: Group = RESCUE.after(CLASSES * 3 * 3);
/// Towards the intruder or away, by how near it is and how the piece would fare.
pub(in crate::ai) const INTRUDER: Group = HOME.after(3 * 4 * 3);
/// What stands beside the square it goes to, and beside the one it leaves.
pub(in crate::ai) const JOINED: Group = INTRUDER.after(SORTS * 4);
pub(in crate::ai) const LEFT: Group = JOINED.after(SORTS * 4);
/// Towards the piece that is most likely the enemy's prize or away, by how likely; and how far from it.
pub(in crate::ai) const HUNT: Group = LEFT.after(CLASSES * 3 * 3);
pub(in crate::ai) const HUNTED: Group = HUNT.after(CLASSES * 5);
/// How likely what is attacked is the prize.
pub(in crate::ai) const SUSPICION: Group = HUNTED.after(6);
/// Leaving and entering the squares round the own prize.
pub(in crate::ai) const RING: Group = SUSPICION.after(CLASSES * 2);
/// Lines open to the own prize before and after.
pub(in crate::ai) const LINES: Group = RING.after(4 * 4);
/// Attacks by a player who is behind, and by one who is ahead.
pub(in crate::ai) const BEHIND: Group = LINES.after(SORTS);
pub(in crate::ai) const AHEAD: Group = BEHIND.after(SORTS);
/// A guard that goes, by how many stay.
pub(in crate::ai) const GUARD: Group = AHEAD.after(CLASSES * 4);
/// Hunting, coming home or neither, by whose piece is nearer to a prize.
pub(in crate::ai) const RACE: Group = GUARD.after(5 * 3);
/// Stepping between the intruder and the prize, by how near it is and how the piece would fare.
pub(in crate::ai) const BETWEEN: Group = RACE.after(3 * 4);
/// Quiet moves by how many pieces are left.
pub(in crate::ai) const STAGE: Group = BETWEEN.after(SORTS * 3);

/// By how many enemy pieces the piece could lose to, and whether all of those are known.
pub(in crate::ai) const MATCHED: Group = STAGE.after(CLASSES * 4 * 2);
/// What stands around the square it goes to.
pub(in crate::ai) const AROUND: Group = MATCHED.after(PLACES * SIGHTS);
/// The piece of the turn before goes on, or back to where it came from.
pub(in crate::ai) const AGAIN: Group = AROUND.after(CLASSES * 2);
/// What it means for the enemy piece that has just moved and how the piece would fare against it: is attacked, joined, left, or
/// still beside it.
pub(in crate::ai) const REPLY: Group = AGAIN.after(CLASSES * 4 * 4);
/// The enemy that has just moved came nearer, to within three steps: away from it, as far, or towards it.
pub(in crate::ai) const FOLLOWED: Group = REPLY.after(CLASSES * 4 * 3);
/// Attacks on hidden pieces by how likely they lose, and whether those have moved.
pub(in crate::ai) const ODDS: Group = FOLLOWED.after(CLASSES * 5 * 2);

/// Attacks on hidden pieces by what can be expected of them, and whether those have moved.
pub(in crate::ai) const HOPE: Group = ODDS.after(CLASSES * 8 * 2);
/// Attacks on hidden pieces that have not moved, by how far ahead of the enemy's edge they stand.
pub(in crate::ai) const DEPTH: Group = HOPE.after(CLASSES * 4);
/// The nearest known enemy that it beats: towards it, as far, or away, by how near it is and whether it is dear.
pub(in crate::ai) const PREY: Group = DEPTH.after(CLASSES * 2 * 3 * 3);
/// The same of the nearest known enemy that beats it.
pub(in crate::ai) const HUNTER: Group = PREY.after(CLASSES * 3 * 3);
/// The same of the nearest hidden enemy that has moved, by whether the enemy knows the own piece.
pub(in crate::ai) const STRANGER: Group = HUNTER.after(SORTS * 3 * 3);
/// A known enemy that it beats and joins, by how many squares that has to flee to.
pub(in crate::ai) const TRAPPED: Group = STRANGER.after(CLASSES * 4);
/// How many squares the piece itself has to go on to, by whether one that may beat it is near.
pub(in crate::ai) const ESCAPES: Group = TRAPPED.after(CLASSES * 2 * 4);
/// The cards that it is done with, and the card that is exchanged.
pub(in crate::ai) const CARDS: Group = ESCAPES.after(2 * Card::ALL.len());
/// What is named, by how likely that is right.
pub(in crate::ai) const NAMED: Group = CARDS.after(CLASSES * 5);
/// Which kind goes: where nobody stands, to a known piece, a hidden one that has moved, or one that has not.
pub(in crate::ai) const KIND: Group = NAMED.after(Role::COUNT * DEEDS);
/// How likely an enemy beside the square to which it goes takes it there, by what it does.
pub(in crate::ai) const RISK: Group = KIND.after(CLASSES * DEEDS * 6);
/// Which power points at a piece, by what can be expected of it and whether that piece is known, has moved, or neither.
pub(in crate::ai) const POINTED: Group = RISK.after(Pointing::ALL.len() * PROMISES * 3);
/// A rampage by how many more enemies than own pieces it hits.
pub(in crate::ai) const RAMPAGE: Group = POINTED.after(5);
/// Into, within or out of the reach of a known enemy whose power harms from afar.
pub(in crate::ai) const SPELL: Group = RAMPAGE.after(CLASSES * 3);

/// What follows is the same for all actions of a turn: whose pieces are worth more.
pub(in crate::ai) const BALANCE: Group = SPELL.after(5);
/// How many pieces of each class either side has left.
pub(in crate::ai) const OWN: Group = BALANCE.after(CLASSES * 3);
pub(in crate::ai) const ENEMY: Group = OWN.after(CLASSES * 3);
/// How many pieces either side has left that can move.
pub(in crate::ai) const WALKERS: Group = ENEMY.after(2 * 7);
/// How many enemy pieces are hidden, and how many of those have moved.
pub(in crate::ai) const VEILED: Group = WALKERS.after(2 * 5);
/// How likely the enemy's prize stands where it is most likely.
pub(in crate::ai) const SURE: Group = VEILED.after(3);
/// How near the intruder is.
pub(in crate::ai) const DANGER: Group = SURE.after(6);
/// How many stand near the own prize.
pub(in crate::ai) const GUARDED: Group = DANGER.after(4);
/// How large armies are.
pub(in crate::ai) const SIZE: Group = GUARDED.after(5);

/// How many traits there are.
pub const FEATURES: usize = SIZE.start + SIZE.len;
