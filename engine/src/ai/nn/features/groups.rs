//! Feature groups: the indices of all features. A change requires new training (`tools/train`).

use crate::action::Pointing;
use crate::card::Card;
use crate::role::Role;

/// A range of features that belong together; an action has only a few of each group.
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

/// The number of classes of kinds.
pub(in crate::ai) const CLASSES: usize = 8;
/// The number of classes with a status: known to the enemy, seen to move, or neither.
pub(in crate::ai) const CLASS_STATUSES: usize = CLASSES * 3;

/// The number of types of targets: empty, known, hidden and moved, hidden and unmoved.
pub(in crate::ai) const TARGETS: usize = 4;
/// The number of steps of a power's expected gain.
pub(in crate::ai) const GAIN_STEPS: usize = 8;
/// The number of offsets around a square.
///
/// They are the steps ahead and the steps aside, up to three in all; both sides count as the same.
pub(in crate::ai) const OFFSETS: usize = 15;
/// The number of different contents of a square.
pub(in crate::ai) const CONTENTS: usize = 20;

/// Special actions, by their type.
pub(in crate::ai) const SPECIAL: Group = Group { start: 0, len: 8 };
/// Moves to an empty square.
pub(in crate::ai) const QUIET: Group = SPECIAL.after(CLASS_STATUSES);
/// The direction of a move (ahead, aside or back), by third of the board.
pub(in crate::ai) const DIRECTION: Group = QUIET.after(CLASSES * 3 * 3);
/// Attacks on known pieces, by outcome.
pub(in crate::ai) const ATTACK: Group = DIRECTION.after(CLASSES * 3);
/// Attacks on hidden pieces, by whether the target has moved.
pub(in crate::ai) const GAMBLE: Group = ATTACK.after(CLASS_STATUSES * 2);
/// Attacks near the own prize: on a weaker piece, another known one, a hidden unmoved or moved one.
pub(in crate::ai) const PRIZE_DEFENSE: Group = GAMBLE.after(CLASSES * 4);
/// Moves towards the own prize or away, by the distance of the intruder.
pub(in crate::ai) const PRIZE_APPROACH: Group = PRIZE_DEFENSE.after(CLASSES * 3 * 3);
/// Moves towards the intruder or away, by its distance and the outcome of an attack on it.
pub(in crate::ai) const INTRUDER_APPROACH: Group = PRIZE_APPROACH.after(3 * 4 * 3);
/// The enemies beside the square that the piece goes to.
pub(in crate::ai) const JOINED: Group = INTRUDER_APPROACH.after(CLASS_STATUSES * 4);
/// The enemies beside the square that the piece leaves.
pub(in crate::ai) const LEFT: Group = JOINED.after(CLASS_STATUSES * 4);
/// Moves towards the most suspected enemy piece or away, by the probability that it is the prize.
pub(in crate::ai) const SUSPECT_APPROACH: Group = LEFT.after(CLASSES * 3 * 3);
/// The distance from the most suspected enemy piece after the move.
pub(in crate::ai) const SUSPECT_DISTANCE: Group = SUSPECT_APPROACH.after(CLASSES * 5);
/// Attacks on hidden pieces, by the probability that the target is the prize.
pub(in crate::ai) const SUSPICION: Group = SUSPECT_DISTANCE.after(6);
/// Moves into or out of the ring of squares around the own prize.
pub(in crate::ai) const PRIZE_RING: Group = SUSPICION.after(CLASSES * 2);
/// The number of open lines to the own prize, before and after the move.
pub(in crate::ai) const OPEN_LINES: Group = PRIZE_RING.after(4 * 4);
/// Attacks by a player who is behind in material.
pub(in crate::ai) const BEHIND: Group = OPEN_LINES.after(CLASS_STATUSES);
/// Attacks by a player who is ahead in material.
pub(in crate::ai) const AHEAD: Group = BEHIND.after(CLASS_STATUSES);
/// A guard that leaves the own prize, by the number of guards that stay.
pub(in crate::ai) const GUARDS_LEFT: Group = AHEAD.after(CLASSES * 4);
/// The race between both sides' nearest pieces to the prizes: hunting, coming home or neither.
pub(in crate::ai) const RACE: Group = GUARDS_LEFT.after(5 * 3);
/// Interpositions between the intruder and the prize, by distance and the outcome of an attack.
pub(in crate::ai) const INTERPOSITION: Group = RACE.after(3 * 4);
/// Moves to an empty square, by the number of own pieces that are left.
pub(in crate::ai) const GAME_STAGE: Group = INTERPOSITION.after(CLASS_STATUSES * 3);

/// The number of enemy pieces that could capture the piece, by whether all of them are known.
pub(in crate::ai) const SUPERIORS: Group = GAME_STAGE.after(CLASSES * 4 * 2);
/// The contents of the squares around the one that the piece goes to.
pub(in crate::ai) const SURROUNDINGS: Group = SUPERIORS.after(OFFSETS * CONTENTS);
/// A second move in a row of the same piece: on, or back to where it came from.
pub(in crate::ai) const SAME_PIECE: Group = SURROUNDINGS.after(CLASSES * 2);
/// The reply to the enemy piece that moved last: attack it, join it, leave it, or stay beside it.
///
/// The outcome of an attack on that piece is told apart.
pub(in crate::ai) const REPLY: Group = SAME_PIECE.after(CLASSES * 4 * 4);
/// Moves away from or towards an enemy piece that came nearer with its last move, within three steps.
pub(in crate::ai) const PURSUER: Group = REPLY.after(CLASSES * 4 * 3);
/// Attacks on hidden pieces, by the probability of losing and whether the target has moved.
pub(in crate::ai) const LOSS_PROBABILITY: Group = PURSUER.after(CLASSES * 5 * 2);

/// Attacks on hidden pieces, by the expected gain and whether the target has moved.
pub(in crate::ai) const EXPECTED_GAIN: Group = LOSS_PROBABILITY.after(CLASSES * 8 * 2);
/// Attacks on hidden pieces that have not moved, by their distance from the own back row, up to 3 rows.
pub(in crate::ai) const TARGET_ROW: Group = EXPECTED_GAIN.after(CLASSES * 4);
/// Moves towards or away from the nearest known enemy that the piece beats, by its distance and value.
pub(in crate::ai) const PREY: Group = TARGET_ROW.after(CLASSES * 2 * 3 * 3);
/// Moves towards or away from the nearest known enemy that beats the piece, by its distance.
pub(in crate::ai) const HUNTER: Group = PREY.after(CLASSES * 3 * 3);
/// Moves towards or away from the nearest hidden enemy that has moved, by its distance.
pub(in crate::ai) const HIDDEN_MOVER: Group = HUNTER.after(CLASS_STATUSES * 3 * 3);
/// A known enemy that the piece beats and joins, by the number of squares that it can flee to.
pub(in crate::ai) const TRAPPED: Group = HIDDEN_MOVER.after(CLASSES * 4);
/// The number of squares that the piece can go on to, by whether an enemy that may beat it is near.
pub(in crate::ai) const ESCAPES: Group = TRAPPED.after(CLASSES * 2 * 4);
/// The cards that are played, and the card that is exchanged.
pub(in crate::ai) const CARDS: Group = ESCAPES.after(2 * Card::ALL.len());
/// The class that is named, by the probability that the name is right.
pub(in crate::ai) const NAMED: Group = CARDS.after(CLASSES * 5);
/// The kind that moves, by the type of its target.
pub(in crate::ai) const KIND: Group = NAMED.after(Role::COUNT * TARGETS);
/// The probability that an enemy captures the piece on its new square, by the type of its target.
pub(in crate::ai) const CAPTURE_PROBABILITY: Group = KIND.after(CLASSES * TARGETS * 6);
/// The power that points at a piece, by the expected gain and the status of the piece.
pub(in crate::ai) const POINTED: Group = CAPTURE_PROBABILITY.after(Pointing::ALL.len() * GAIN_STEPS * 3);
/// A rampage, by how many more enemy than own pieces it hits.
pub(in crate::ai) const RAMPAGE: Group = POINTED.after(5);
/// Moves into, within or out of the reach of a known enemy whose power harms from a distance.
pub(in crate::ai) const POWER_REACH: Group = RAMPAGE.after(CLASSES * 3);

/// The balance of material, the first of the features that all actions of a turn share.
pub(in crate::ai) const BALANCE: Group = POWER_REACH.after(5);
/// The number of own pieces of each class.
pub(in crate::ai) const OWN: Group = BALANCE.after(CLASSES * 3);
/// The expected number of enemy pieces of each class.
pub(in crate::ai) const ENEMY: Group = OWN.after(CLASSES * 3);
/// The number of each side's pieces that can move.
pub(in crate::ai) const WALKERS: Group = ENEMY.after(2 * 7);
/// The number of hidden enemy pieces, and of those that have moved.
pub(in crate::ai) const HIDDEN_ENEMIES: Group = WALKERS.after(2 * 5);
/// The probability that the most suspected enemy piece is the prize.
pub(in crate::ai) const TOP_SUSPICION: Group = HIDDEN_ENEMIES.after(3);
/// The distance of the intruder from the own prize.
pub(in crate::ai) const INTRUDER_DISTANCE: Group = TOP_SUSPICION.after(6);
/// The number of guards near the own prize.
pub(in crate::ai) const PRIZE_GUARDS: Group = INTRUDER_DISTANCE.after(4);
/// The size of the armies.
pub(in crate::ai) const ARMY_SIZE: Group = PRIZE_GUARDS.after(5);

/// The number of features.
pub const FEATURES: usize = ARMY_SIZE.start + ARMY_SIZE.len;
