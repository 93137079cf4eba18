//! Evaluator: the static evaluation of positions, by tables that are made once for each decision.

use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;

use super::accumulator::Accumulator;
use super::breakthrough;
use super::cards::{self, CardValues};
use super::flag_guard::FlagGuard;
use super::goals;
use super::influence::{self, InfluenceMap};
use super::material::{MaterialValues, material_values, secrecy};
use super::weights::EvalWeights;
use crate::ai::belief::{Belief, Weights, is_uncertain};
use crate::color::{ByColor, Color};
use crate::position::{Position, Public};
use crate::role::{Role, RoleCounts, RoleSet};
use crate::square::{Direction, MAX_SQUARES, Square, SquareSet};
use crate::unit::{Movement, Power, Skills};
use crate::variant::Variant;
use crate::view::View;

/// The value of a won game, more than any sum of pieces.
pub(in crate::ai) const WIN: i32 = 1_000_000;
/// The value of a [breakthrough] that nothing can stop.
const BREAKTHROUGH: i32 = 60_000;
/// The decrease of that value for each move that the breakthrough takes.
const BREAKTHROUGH_DELAY: i32 = 600;

/// An evaluator of all positions that can follow from one decision of a player.
pub(in crate::ai) struct Evaluator {
    pub(in crate::ai) me: Color,
    pub(in crate::ai) weights: EvalWeights,
    material: ByColor<MaterialValues>,
    secrecy: ByColor<MaterialValues>,
    /// The extra value of an unknown piece that has not moved.
    unmoved_bonus: ByColor<i32>,
    /// The influence maps of each kind: the gain of standing on a square.
    influence: ByColor<Vec<InfluenceMap>>,
    /// The values of each side's cards.
    pub(in crate::ai) card_values: ByColor<CardValues>,
    /// The belief about each side's pieces that the opponent holds.
    beliefs: ByColor<Belief>,
    /// The expected gain of each kind from attacking an unknown piece, by the square of that piece.
    gambles: ByColor<Vec<InfluenceMap>>,
    /// The probability that a piece is the prize in the eyes of the opponent, in thousandths.
    suspicion: ByColor<Box<InfluenceMap>>,
    /// The squares of each side's pieces at the root of the search.
    stood_at_root: ByColor<SquareSet>,
    /// The square of the player's own prize at the root of the search.
    prize: Option<Square>,
    /// The kinds whose capture wins the game.
    pub(in crate::ai) prizes: RoleSet,
    /// The kinds that can move.
    pub(in crate::ai) walkers: RoleSet,
    /// The kinds that can move and attack.
    pub(in crate::ai) hunters: RoleSet,
    /// The kinds that can attack after a move of one square (R10.3, R11.3).
    quick: RoleSet,
    /// The kinds that can fly (R11.1).
    fliers: RoleSet,
    /// Half of the value of all pieces on the board at the root of the search.
    scale: i32,
    /// The bonus of every attack, which grows with the turns without one.
    pub(in crate::ai) impatience: i32,
}

impl Evaluator {
    pub(in crate::ai) fn new(view: &View, belief: &Belief, weights: EvalWeights) -> Self {
        let (public, me) = (view.public(), view.me());
        let mine = |color: Color| color == me;
        let beliefs = ByColor::new(|color| if mine(color) { Belief::public(public, me) } else { belief.clone() });
        Self::with(view, beliefs, weights)
    }

    /// An evaluator with given beliefs about each side's pieces.
    pub(in crate::ai) fn with(view: &View, beliefs: ByColor<Belief>, weights: EvalWeights) -> Self {
        let (public, me) = (view.public(), view.me());
        let variant = view.variant();
        let remaining = ByColor::new(|color| remaining(view, &beliefs[!me], color));
        let material = ByColor::new(|color| material_values(&weights, variant, &remaining[color], &remaining[!color]));
        let secrecies = ByColor::new(|color| secrecy(&weights, color == me, variant, &material[color]));
        let mut evaluator = Self {
            me,
            weights,
            material,
            secrecy: secrecies,
            unmoved_bonus: ByColor::new(|color| if color == me { weights.secret_still } else { weights.veil_still }),
            card_values: cards::both(variant, &remaining),
            beliefs,
            influence: ByColor::new(|_| vec![[0; MAX_SQUARES]; Role::COUNT]),
            gambles: ByColor::new(|_| vec![[0; MAX_SQUARES]; Role::COUNT]),
            suspicion: ByColor::new(|_| Box::new([0; MAX_SQUARES])),
            stood_at_root: ByColor::new(|color| public.occupied(color)),
            prize: None,
            prizes: variant.army.roles_that(|unit| unit.skills.has(Skills::PRIZE)),
            walkers: variant.movable(),
            hunters: variant.army.roles_that(|unit| unit.attacks() && variant.is_movable(unit.role)),
            quick: variant.army.roles_that(|unit| unit.attacks() && variant.movement(unit.role).is_double()),
            fliers: variant.army.roles_that(|unit| unit.power == Some(Power::Flight)),
            scale: 0,
            impatience: impatience(&weights, public),
        };
        for color in Color::ALL {
            for square in public.occupied(color) {
                let weights = *evaluator.weights(color, square);
                let value: f32 = weights.iter().zip(&evaluator.material[color]).map(|(w, &v)| w * v as f32).sum();
                evaluator.scale += value as i32 / 2;
                evaluator.suspicion[color][square.index()] = (1000.0 * prize_probability(variant, &weights)) as i32;
            }
        }
        let is_prize = |&square: &Square| view.known(square).is_some_and(|role| evaluator.prizes.contains(role));
        evaluator.prize = public.occupied(me).into_iter().find(is_prize);
        for color in Color::ALL {
            evaluator.fill_tables(view, color);
        }
        evaluator
    }

    /// The value of the player's pieces minus that of the opponent's, as far as the player knows.
    pub(in crate::ai) fn balance(&self, view: &View, belief: &Belief) -> i32 {
        let side = |color: Color| -> i32 {
            let remaining = remaining(view, belief, color);
            remaining.iter().zip(&self.material[color]).map(|(&count, value)| i32::from(count) * value).sum()
        };
        side(self.me) - side(!self.me)
    }

    /// Fills the tables of a side from its belief about the other.
    fn fill_tables(&mut self, view: &View, color: Color) {
        let (public, variant) = (view.public(), view.variant());
        let paths = influence::Paths::new(view, color);
        let guarded = self.prize.filter(|_| color == self.me);
        let guard = guarded.and_then(|prize| FlagGuard::new(self, view, prize));
        for unit in variant.army.units().filter(|unit| variant.is_movable(unit.role)) {
            let role = unit.role as usize;
            let mut goals = [0; MAX_SQUARES];
            let targets = if unit.attacks() { public.occupied(!color) } else { SquareSet::EMPTY };
            for square in targets {
                let weights = self.weights(!color, square);
                let hidden = is_uncertain(weights);
                let gain = self.expected_gain(variant, color, (unit.role, None), weights);
                if hidden {
                    self.gambles[color][role][square.index()] = gain;
                }
                goals[square.index()] = if hidden {
                    gain + self.impatience
                } else if public.token(square).moved {
                    // A piece that has moved may move away.
                    gain * self.weights.elusive / 100
                } else {
                    gain
                };
            }
            let mut spots = goals::spots(self, view, color, unit, &mut goals);
            if let Some(guard) = guard.as_ref().filter(|guard| guard.role == unit.role) {
                guard.raise(&mut spots);
            }
            self.influence[color][role] = paths.spread(&self.weights, &spots, &goals, variant.movement(unit.role));
        }
    }

    /// The probability of each kind for a side's piece, as its opponent sees it.
    pub(in crate::ai) fn weights(&self, color: Color, square: Square) -> &Weights {
        self.beliefs[color].weights(square)
    }

    /// The gain of a piece of a kind from standing on a square.
    pub(in crate::ai) fn influence(&self, color: Color, role: Role, square: Square) -> i32 {
        self.influence[color][role as usize][square.index()]
    }

    /// The value of concealment: the extra value of a side's piece while its kind is unknown.
    pub(in crate::ai) fn secrecy(&self, color: Color, role: Role) -> i32 {
        self.secrecy[color][role as usize]
    }

    /// The expected gain of a side's piece from attacking an unknown piece.
    pub(in crate::ai) fn gamble(&self, color: Color, role: Role, target: Square) -> i32 {
        self.gambles[color][role as usize][target.index()]
    }

    /// The cost of losing a piece in an attack on an unknown piece.
    ///
    /// It differs from the value of the piece, since a cheaper piece could have been risked.
    pub(in crate::ai) fn stake(&self, color: Color, role: Role) -> i32 {
        let risk = if color == self.me { self.weights.risk } else { self.weights.enemy_risk };
        risk * self.piece_value(color, role) / 100
    }

    /// The cost to the player of an enemy that can capture the prize: the lower, the less it is suspected.
    pub(in crate::ai) fn prize_threat_cost(&self, prize: Square) -> i32 {
        self.weights.fear * self.suspicion[self.me][prize.index()].max(150) / 1000
    }

    /// The probability that a side's piece is its prize in the eyes of the opponent, in thousandths.
    pub(in crate::ai) fn suspicion(&self, color: Color, square: Square) -> i32 {
        self.suspicion[color][square.index()]
    }

    /// True if a piece of the side stood on the square at the root of the search.
    pub(in crate::ai) fn stood_at_root(&self, color: Color, square: Square) -> bool {
        self.stood_at_root[color].contains(square)
    }

    /// The probability that a side's piece can move and attack, as its opponent sees it.
    pub(in crate::ai) fn hunter_probability(&self, color: Color, square: Square) -> f32 {
        let weights = self.weights(color, square);
        self.hunters.iter().map(|role| weights[role as usize]).sum()
    }

    /// The material value of a side's kind.
    pub(in crate::ai) fn piece_value(&self, color: Color, role: Role) -> i32 {
        self.material[color][role as usize]
    }

    /// The value of a piece on its square: its material value, and more if the opponent does not know it.
    pub(in crate::ai) fn piece_value_at(&self, position: &Position, color: Color, role: Role, square: Square) -> i32 {
        let token = position.public().token(square);
        let value = self.piece_value(color, role);
        if token.kinds.len() < 2 || position.private(!color).seen(square).is_some() {
            return value;
        }
        value + self.secrecy(color, role) + if token.moved { 0 } else { self.unmoved_bonus[color] }
    }

    /// The cost to the player of a prize that the enemy could capture with the next move.
    ///
    /// It is less than a lost game, since the enemy may not know the prize.
    pub(in crate::ai) fn threat(&self, position: &Position, accumulator: &Accumulator) -> i32 {
        let Some(prize) = accumulator.prizes[self.me].into_iter().next() else { return 0 };
        let own = position.public().occupied(self.me);
        let is_hit = |direction: Direction| hits(position, !self.me, own, prize, direction);
        let comes = Direction::ALL.into_iter().any(is_hit) || self.hits_by_double_or_flight(position, !self.me, prize);
        if comes { self.prize_threat_cost(prize) } else { 0 }
    }

    /// True if a piece of a side could move or fly beside a square and attack there in the same turn.
    ///
    /// This is open to pieces that go two squares (R10.3, R11.3) and to those that fly (R11.1).
    fn hits_by_double_or_flight(&self, position: &Position, color: Color, square: Square) -> bool {
        if self.quick.is_empty() && self.fliers.is_empty() {
            return false;
        }
        let public = position.public();
        let occupied = public.occupied(color) | public.occupied(!color);
        let is = |at: Square, roles: RoleSet| position.private(color).own(at).is_some_and(|role| roles.contains(role));
        let flies_to = |to: Square, direction: Direction| {
            let line = core::iter::successors(to.step(direction), |at| at.step(direction));
            line.take_while(|&at| occupied.contains(at)).skip(1).any(|at| is(at, self.fliers))
        };
        (square.neighbors() & public.variant().board.land() & !occupied).into_iter().any(|to| {
            to.neighbors().into_iter().any(|from| is(from, self.quick))
                || Direction::ALL.into_iter().any(|direction| flies_to(to, direction))
        })
    }

    /// The static evaluation of a position for the player whose decision it is.
    pub(in crate::ai) fn evaluate(&self, position: &Position, accumulator: &Accumulator) -> i32 {
        let public = position.public();
        let variant = public.variant();
        let Accumulator { mut difference, total, mut place, .. } = *accumulator;
        for color in Color::ALL {
            let sign = if color == self.me { 1 } else { -1 };
            if variant.cards {
                difference += sign * self.card_values[color].unplayed_value(public, color);
            }
            if let Some(prize) = accumulator.prizes[color].into_iter().last() {
                place += sign * self.weights.guard * guard_count(accumulator.walkers[color], prize);
            }
            if variant.rules.moving_flag {
                place += sign
                    * breakthrough::moves_to_breakthrough(position, color)
                        .map_or(0, |moves| BREAKTHROUGH - BREAKTHROUGH_DELAY * moves as i32);
            }
        }
        // The side that is ahead gains by exchanges.
        let exchange = i64::from(difference) * i64::from(self.scale) * i64::from(self.weights.exchange) / 100;
        difference + place * self.weights.place / 100 + (exchange / i64::from(total.max(1))) as i32
    }
}

/// The number of pieces of each kind that a side has on the board, as the player estimates it.
fn remaining(view: &View, belief: &Belief, color: Color) -> RoleCounts {
    let squares = view.public().occupied(color).into_iter();
    if color == view.me() {
        let mut remaining = RoleCounts::default();
        squares.filter_map(|square| view.known(square)).for_each(|role| remaining[role as usize] += 1);
        return remaining;
    }
    let mut sums = [0.0; Role::COUNT];
    for square in squares {
        sums.iter_mut().zip(belief.weights(square)).for_each(|(sum, weight)| *sum += weight);
    }
    sums.map(|sum| (sum + 0.5) as u8)
}

/// True if the nearest piece of a side in a direction could capture on a square with its next move.
///
/// The squares of `others`, the other side's pieces, block the line.
fn hits(position: &Position, color: Color, others: SquareSet, square: Square, direction: Direction) -> bool {
    let public = position.public();
    let variant = public.variant();
    let free = variant.board.land() & !others;
    let line =
        core::iter::successors(square.step(direction), |at| at.step(direction)).take_while(|&at| free.contains(at));
    let mut standing = line.enumerate().filter_map(|(between, at)| Some((between, position.private(color).own(at)?)));
    standing.next().is_some_and(|(between, role)| {
        let reach = match variant.movement(role) {
            Movement::Fixed => 0,
            Movement::Slide if !variant.rules.no_scout_charge => usize::MAX,
            Movement::Step | Movement::Slide => 1,
            Movement::Double { .. } => 2,
        };
        between < reach && variant.army.unit(role).attacks()
    })
}

fn prize_probability(variant: &Variant, weights: &Weights) -> f32 {
    variant.army.units().filter(|unit| unit.skills.has(Skills::PRIZE)).map(|unit| weights[unit.role as usize]).sum()
}

/// The number of guards of a prize, at most 4: a piece beside it counts 2, one two steps away counts 1.
fn guard_count(walkers: SquareSet, prize: Square) -> i32 {
    let beside = prize.neighbors();
    let near = beside.into_iter().fold(beside, |near, square| near | square.neighbors());
    ((walkers & beside).len() + (walkers & near).len()).min(4) as i32
}

/// The bonus of every attack, from the turns without one.
fn impatience(weights: &EvalWeights, public: &Public) -> i32 {
    let waited = quiet_share(public) - weights.patience as f32 / 100.0;
    (waited.max(0.0) * weights.impatience as f32) as i32
}

/// The share of the quiet limit (R8.4) that has passed without an attack, from 0 to 1.
///
/// Without a limit it is the share of 200 turns.
pub(in crate::ai) fn quiet_share(public: &Public) -> f32 {
    let limit = public.variant().rules.quiet_limit.unwrap_or(200).max(1);
    (public.quiet_turns() as f32 / limit as f32).min(1.0)
}
