//! How good a position is, by tables that are made once for a decision.

use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;

use super::accumulator::Accumulator;
use super::breakthrough;
use super::cards::{self, CardValues};
use super::flag_guard::FlagGuard;
use super::goals;
use super::influence::{self, InfluenceMap};
use super::material::{MaterialValues, secrecy, worth};
use super::weights::EvalWeights;
use crate::ai::belief::{Belief, Weights, is_open};
use crate::color::{ByColor, Color};
use crate::position::{Position, Public};
use crate::role::{Role, RoleCounts, RoleSet};
use crate::square::{Direction, MAX_SQUARES, Square, SquareSet};
use crate::unit::{Movement, Power, Skills};
use crate::variant::Variant;
use crate::view::View;

/// More than any sum of pieces.
pub(in crate::ai) const WIN: i32 = 1_000_000;
/// What it is worth that a prize can walk home and nobody can stop it, and how much less with every move.
const RUN: i32 = 60_000;
const DELAY: i32 = 600;

/// What a player thinks of pieces, squares and gambles in one situation.
pub(in crate::ai) struct Evaluator {
    pub(in crate::ai) me: Color,
    pub(in crate::ai) weights: EvalWeights,
    worth: ByColor<MaterialValues>,
    secrecy: ByColor<MaterialValues>,
    /// What it is worth besides that an unknown piece has not moved.
    still: ByColor<i32>,
    /// What a piece of a kind gains by standing on a square.
    fields: ByColor<Vec<InfluenceMap>>,
    /// What the cards are worth.
    pub(in crate::ai) hands: ByColor<CardValues>,
    /// What each side's opponent believes of it.
    beliefs: ByColor<Belief>,
    /// What a piece of a kind may expect of attacking a piece that its side does not know, by the square of that piece.
    gambles: ByColor<Vec<InfluenceMap>>,
    /// How likely a side's piece on a square is its prize in the eyes of the opponent, of 1000.
    suspicion: ByColor<Box<InfluenceMap>>,
    /// Where each side's pieces stood.
    stood: ByColor<SquareSet>,
    /// Where the player's prize stood.
    prize: Option<Square>,
    /// The kinds that are to be caught, those that can walk, and those that can walk and attack;
    pub(in crate::ai) prizes: RoleSet,
    pub(in crate::ai) walkers: RoleSet,
    pub(in crate::ai) hunters: RoleSet,
    /// of these those that go two squares, and those that fly.
    quick: RoleSet,
    fliers: RoleSet,
    /// Half of all worth on the board.
    scale: i32,
    /// What any attack is worth besides, to bring the game on.
    pub(in crate::ai) impatience: i32,
}

impl Evaluator {
    pub(in crate::ai) fn new(view: &View, belief: &Belief, weights: EvalWeights) -> Self {
        let (public, me) = (view.public(), view.me());
        let mine = |color: Color| color == me;
        let beliefs = ByColor::new(|color| if mine(color) { Belief::public(public, me) } else { belief.clone() });
        Self::with(view, beliefs, weights)
    }

    /// The same where it is given what is believed of each side's pieces.
    pub(in crate::ai) fn with(view: &View, beliefs: ByColor<Belief>, weights: EvalWeights) -> Self {
        let (public, me) = (view.public(), view.me());
        let variant = view.variant();
        let left = ByColor::new(|color| left(view, &beliefs[!me], color));
        let worths = ByColor::new(|color| worth(&weights, variant, &left[color], &left[!color]));
        let secrecies = ByColor::new(|color| secrecy(&weights, color == me, variant, &worths[color]));
        let mut evaluator = Self {
            me,
            weights,
            worth: worths,
            secrecy: secrecies,
            still: ByColor::new(|color| if color == me { weights.secret_still } else { weights.veil_still }),
            hands: cards::both(variant, &left),
            beliefs,
            fields: ByColor::new(|_| vec![[0; MAX_SQUARES]; Role::COUNT]),
            gambles: ByColor::new(|_| vec![[0; MAX_SQUARES]; Role::COUNT]),
            suspicion: ByColor::new(|_| Box::new([0; MAX_SQUARES])),
            stood: ByColor::new(|color| public.occupied(color)),
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
                let worth: f32 = weights.iter().zip(&evaluator.worth[color]).map(|(w, &v)| w * v as f32).sum();
                evaluator.scale += worth as i32 / 2;
                evaluator.suspicion[color][square.index()] = (1000.0 * prize_weight(variant, &weights)) as i32;
            }
        }
        let is_prize = |&square: &Square| view.known(square).is_some_and(|role| evaluator.prizes.contains(role));
        evaluator.prize = public.occupied(me).into_iter().find(is_prize);
        for color in Color::ALL {
            evaluator.weigh_attacks(view, color);
        }
        evaluator
    }

    /// By how much the player's pieces are worth more than the opponent's, as far as he knows.
    pub(in crate::ai) fn balance(&self, view: &View, belief: &Belief) -> i32 {
        let side = |color: Color| -> i32 {
            let left = left(view, belief, color);
            left.iter().zip(&self.worth[color]).map(|(&count, worth)| i32::from(count) * worth).sum()
        };
        side(self.me) - side(!self.me)
    }

    /// Fills the tables of a side from what it believes of the other.
    fn weigh_attacks(&mut self, view: &View, color: Color) {
        let (public, variant) = (view.public(), view.variant());
        let ways = influence::Ways::new(view, color);
        let guarded = self.prize.filter(|_| color == self.me);
        let guard = guarded.and_then(|prize| FlagGuard::new(self, view, prize));
        for unit in variant.army.units().filter(|unit| variant.is_movable(unit.role)) {
            let role = unit.role as usize;
            let mut goals = [0; MAX_SQUARES];
            let targets = if unit.attacks() { public.occupied(!color) } else { SquareSet::EMPTY };
            for square in targets {
                let weights = self.weights(!color, square);
                let hidden = is_open(weights);
                let gain = self.expected(variant, color, (unit.role, None), weights);
                if hidden {
                    self.gambles[color][role][square.index()] = gain;
                }
                goals[square.index()] = if hidden {
                    gain + self.impatience
                } else if public.token(square).moved {
                    // It will not wait.
                    gain * self.weights.elusive / 100
                } else {
                    gain
                };
            }
            let mut spots = goals::spots(self, view, color, unit, &mut goals);
            if let Some(guard) = guard.as_ref().filter(|guard| guard.role == unit.role) {
                guard.draw(&mut spots);
            }
            self.fields[color][role] = ways.spread(&self.weights, &spots, &goals, variant.movement(unit.role));
        }
    }

    /// How likely a side's piece there is of each kind, as its opponent sees it.
    pub(in crate::ai) fn weights(&self, color: Color, square: Square) -> &Weights {
        self.beliefs[color].weights(square)
    }

    /// What a piece of a kind gains by standing on a square.
    pub(in crate::ai) fn field(&self, color: Color, role: Role, square: Square) -> i32 {
        self.fields[color][role as usize][square.index()]
    }

    /// What it is worth to a side that a piece of a kind is not known.
    pub(in crate::ai) fn secrecy(&self, color: Color, role: Role) -> i32 {
        self.secrecy[color][role as usize]
    }

    /// What a side may expect of an attack on a piece that it does not know.
    pub(in crate::ai) fn gamble(&self, color: Color, role: Role, target: Square) -> i32 {
        self.gambles[color][role as usize][target.index()]
    }

    /// What losing a piece of a kind in an attack on an unknown piece counts: more than its worth, since a cheaper piece
    /// could have been risked.
    pub(in crate::ai) fn stake(&self, color: Color, role: Role) -> i32 {
        let risk = if color == self.me { self.weights.risk } else { self.weights.enemy_risk };
        risk * self.worth(color, role) / 100
    }

    /// What it costs the player who thinks that the enemy can hit his prize there: the less, the less it is suspected.
    pub(in crate::ai) fn fear(&self, prize: Square) -> i32 {
        self.weights.fear * self.suspicion[self.me][prize.index()].max(150) / 1000
    }

    /// How likely a side's piece there is its prize in the eyes of the opponent, of 1000.
    pub(in crate::ai) fn suspicion(&self, color: Color, square: Square) -> i32 {
        self.suspicion[color][square.index()]
    }

    /// Whether an enemy piece stood on the square when the thought began.
    pub(in crate::ai) fn stood(&self, color: Color, square: Square) -> bool {
        self.stood[color].contains(square)
    }

    /// How likely a side's piece there can hunt a prize, as its opponent sees it.
    pub(in crate::ai) fn hunts(&self, color: Color, square: Square) -> f32 {
        let weights = self.weights(color, square);
        self.hunters.iter().map(|role| weights[role as usize]).sum()
    }

    /// What a piece on the board is worth to its side.
    pub(in crate::ai) fn worth(&self, color: Color, role: Role) -> i32 {
        self.worth[color][role as usize]
    }

    /// What a piece counts where it stands: less, if its opponent knows it.
    pub(in crate::ai) fn worth_at(&self, position: &Position, color: Color, role: Role, square: Square) -> i32 {
        let token = position.public().token(square);
        let worth = self.worth(color, role);
        if token.kinds.len() < 2 || position.private(!color).seen(square).is_some() {
            return worth;
        }
        worth + self.secrecy(color, role) + if token.moved { 0 } else { self.still[color] }
    }

    /// What it costs the player who thinks that his prize could be taken with an enemy's next move: not all of it, since the
    /// enemy may not know what stands there.
    pub(in crate::ai) fn threat(&self, position: &Position, accumulator: &Accumulator) -> i32 {
        let Some(prize) = accumulator.prizes[self.me].into_iter().next() else { return 0 };
        let own = position.public().occupied(self.me);
        let is_hit = |direction: Direction| hits(position, !self.me, own, prize, direction);
        let comes = Direction::ALL.into_iter().any(is_hit) || self.drops_by(position, !self.me, prize);
        if comes { self.fear(prize) } else { 0 }
    }

    /// Whether a piece of a side that goes two squares, or flies, could come to a free square beside another and take what stands
    /// there with the same move (R10.3, R11.1, R11.3).
    fn drops_by(&self, position: &Position, color: Color, square: Square) -> bool {
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

    /// How good the position is for the player who thinks.
    pub(in crate::ai) fn evaluate(&self, position: &Position, accumulator: &Accumulator) -> i32 {
        let public = position.public();
        let variant = public.variant();
        let Accumulator { mut difference, total, mut place, .. } = *accumulator;
        for color in Color::ALL {
            let sign = if color == self.me { 1 } else { -1 };
            if variant.cards {
                difference += sign * self.hands[color].stock(public, color);
            }
            if let Some(prize) = accumulator.prizes[color].into_iter().last() {
                place += sign * self.weights.guard * guards(accumulator.walkers[color], prize);
            }
            if variant.rules.moving_flag {
                place += sign * breakthrough::free_run(position, color).map_or(0, |moves| RUN - DELAY * moves as i32);
            }
        }
        // Whoever has more gains by exchanges.
        let exchange = i64::from(difference) * i64::from(self.scale) * i64::from(self.weights.exchange) / 100;
        difference + place * self.weights.place / 100 + (exchange / i64::from(total.max(1))) as i32
    }
}

/// How many of each kind of a side are on the board, as the player knows.
fn left(view: &View, belief: &Belief, color: Color) -> RoleCounts {
    let squares = view.public().occupied(color).into_iter();
    if color == view.me() {
        let mut left = RoleCounts::default();
        squares.filter_map(|square| view.known(square)).for_each(|role| left[role as usize] += 1);
        return left;
    }
    let mut sums = [0.0; Role::COUNT];
    for square in squares {
        sums.iter_mut().zip(belief.weights(square)).for_each(|(sum, weight)| *sum += weight);
    }
    sums.map(|sum| (sum + 0.5) as u8)
}

/// Whether the first piece in a direction from a square, where another of `others` stands, is one of a side that could take what
/// stands there with its next move.
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

fn prize_weight(variant: &Variant, weights: &Weights) -> f32 {
    variant.army.units().filter(|unit| unit.skills.has(Skills::PRIZE)).map(|unit| weights[unit.role as usize]).sum()
}

/// How many of those that can walk stand near a prize: one beside it counts two, one two steps away one, all no more than
/// four.
fn guards(walkers: SquareSet, prize: Square) -> i32 {
    let beside = prize.neighbors();
    let near = beside.into_iter().fold(beside, |near, square| near | square.neighbors());
    ((walkers & beside).len() + (walkers & near).len()).min(4) as i32
}

/// Grows with the turns without an attack.
fn impatience(weights: &EvalWeights, public: &Public) -> i32 {
    let waited = stillness(public) - weights.patience as f32 / 100.0;
    (waited.max(0.0) * weights.impatience as f32) as i32
}

/// How much of the quiet limit (R8.4), or of 200 turns if there is none, has passed without an attack: from 0 to 1.
pub(in crate::ai) fn stillness(public: &Public) -> f32 {
    let limit = public.variant().rules.quiet_limit.unwrap_or(200).max(1);
    (public.quiet_turns() as f32 / limit as f32).min(1.0)
}
