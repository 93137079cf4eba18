//! Features of the actions of a turn, as their player sees them: numbered, sparse and binary.

mod groups;
mod surroundings;
mod turn;

pub use groups::FEATURES;
use groups::{
    AHEAD, ATTACK, BEHIND, CAPTURE_PROBABILITY, CARDS, CONTENTS, DIRECTION, ESCAPES, EXPECTED_GAIN, GAIN_STEPS, GAMBLE,
    GAME_STAGE, GUARDS_LEFT, Group, HIDDEN_MOVER, HUNTER, INTERPOSITION, INTRUDER_APPROACH, JOINED, KIND, LEFT,
    LOSS_PROBABILITY, NAMED, OPEN_LINES, POINTED, POWER_REACH, PREY, PRIZE_APPROACH, PRIZE_DEFENSE, PRIZE_RING,
    PURSUER, QUIET, RACE, RAMPAGE, REPLY, SAME_PIECE, SPECIAL, SUPERIORS, SURROUNDINGS, SUSPECT_APPROACH,
    SUSPECT_DISTANCE, SUSPICION, TARGET_ROW, TARGETS, TRAPPED,
};
use surroundings::Surroundings;

use crate::action::{Action, Pointing};
use crate::ai::eval::evaluator::Evaluator;
use crate::card::Card;
use crate::color::Color;
use crate::position::{Clash, plain_clash};
use crate::role::Role;
use crate::square::{Direction, Square, SquareSet};
use crate::unit::{Movement, Power, Skills, Unit};
use crate::view::View;

/// The lead in material from which a player counts as ahead.
const LEAD: i32 = 200;
/// The distance from a prize within which a piece guards or threatens it.
const NEAR: u8 = 2;
/// The value from which a piece counts as valuable.
const VALUABLE: i32 = 450;
/// The distance within which an approaching enemy counts as a pursuer.
const PURSUIT_DISTANCE: u8 = 3;

/// The data from which the features of all actions of a turn are made.
pub(in crate::ai) struct Situation<'a> {
    view: &'a View,
    evaluator: &'a Evaluator,
    class: [usize; Role::COUNT],
    prize: Option<Square>,
    /// The nearest enemy piece that may be on its way to the own prize, and its distance in steps.
    intruder: Option<(Square, u8)>,
    /// The enemy piece that is most likely the prize.
    suspect: Option<Square>,
    /// The known enemy pieces that can move.
    walkers: SquareSet,
    /// The hidden enemy pieces that have moved.
    hidden_movers: SquareSet,
    /// The squares in the reach of known enemies whose power harms from a distance.
    power_reach: SquareSet,
    /// The empty squares.
    free: SquareSet,
    balance: i32,
    surroundings: Surroundings,
}

impl<'a> Situation<'a> {
    pub(in crate::ai) fn new(view: &'a View, evaluator: &'a Evaluator, balance: i32) -> Self {
        let (public, me, variant) = (view.public(), view.me(), view.variant());
        let mut class = [0; Role::COUNT];
        variant.army.units().for_each(|unit| class[unit.role as usize] = class_of(view, evaluator, unit));
        let is_prize = |&square: &Square| view.known(square).is_some_and(|role| class[role as usize] == PRIZE);
        let prize = public.occupied(me).into_iter().find(is_prize);
        let enemies = public.occupied(!me);
        let on_its_way = |&square: &Square| {
            let shows = public.token(square).moved || view.known(square).is_some();
            shows && view.kinds(square).iter().any(|role| variant.is_movable(role))
        };
        let intruder = prize.and_then(|prize| {
            let coming = enemies.into_iter().filter(on_its_way).map(|square| (square, square.steps_to(prize)));
            coming.min_by_key(|&(_, steps)| steps)
        });
        let suspect = enemies.into_iter().max_by_key(|&square| evaluator.suspicion(!me, square));
        let walks = |&square: &Square| view.known(square).is_some_and(|role| variant.is_movable(role));
        let walkers = enemies.into_iter().filter(walks).collect();
        let hidden = |&square: &Square| public.token(square).moved && view.known(square).is_none();
        let hidden_movers = enemies.into_iter().filter(hidden).collect();
        let reach_of = |square: Square| match variant.army.unit(view.known(square)?).power? {
            Power::Point(Pointing::Enchant | Pointing::Arrow, reach) => Some(reach.squares(!me, square)),
            _ => None,
        };
        let power_reach = enemies.into_iter().filter_map(reach_of).fold(SquareSet::EMPTY, core::ops::BitOr::bitor);
        let free = variant.board.land() & !(enemies | public.occupied(me));
        let surroundings = Surroundings::new(view, evaluator, &class);
        Self {
            view,
            evaluator,
            class,
            prize,
            intruder,
            suspect,
            walkers,
            hidden_movers,
            power_reach,
            free,
            balance,
            surroundings,
        }
    }

    /// Adds the features of an action, each below [`FEATURES`].
    pub(in crate::ai) fn action_features(&self, action: Action, add: &mut impl FnMut(usize)) {
        let mut add = |group: Group, index: usize| {
            debug_assert!(index < group.len);
            add(group.start + index);
        };
        let (from, to) = match action {
            Action::Move { from, to } | Action::Turn { from, to, .. } => (from, to),
            Action::Play { move_card, from, to, attack_card } => {
                add(SPECIAL, 0);
                [move_card, attack_card].into_iter().flatten().for_each(|card| add(CARDS, card as usize));
                if move_card == Some(Card::Swap) {
                    return;
                }
                (from, to)
            }
            Action::Name { target, role, .. } => {
                add(SPECIAL, 1);
                let probability = self.evaluator.weights(!self.view.me(), target)[role as usize];
                let step = bucket(probability, &[0.2, 0.35, 0.5, 0.75]);
                return add(NAMED, self.class[role as usize] * 5 + step);
            }
            Action::Fly { from, to, .. } => {
                add(SPECIAL, 2);
                (from, to)
            }
            Action::Point { power, from, target } => {
                add(SPECIAL, 3);
                let step = bucket(self.pointing_gain((power, from), target), &[30, 60, 100, 170, 300, 500, 800]);
                return add(POINTED, (power as usize * 3 + self.enemy_status(target)) * GAIN_STEPS + step);
            }
            Action::Rampage { from, to } => {
                add(SPECIAL, 4);
                let struck = SquareSet::around(to, 1).without(from);
                let hit = |color: Color| (struck & self.view.public().occupied(color)).len() as i32;
                let more = hit(!self.view.me()) - hit(self.view.me());
                add(RAMPAGE, bucket(more, &[0, 1, 2, 3]));
                (from, to)
            }
            Action::SwapAttack { .. } => return add(SPECIAL, 5),
            Action::Exchange(card) => {
                add(SPECIAL, 6);
                return add(CARDS, Card::ALL.len() + card as usize);
            }
            Action::Defend(_) | Action::Rescue(_) | Action::Redraw(_) => return add(SPECIAL, 7),
        };
        let Some(role) = self.view.known(from) else { return };
        let piece_move = PieceMove { role, class: self.class[role as usize], from, to };
        self.target_features(piece_move, &mut add);
        self.prize_features(piece_move, &mut add);
        self.neighbor_features(piece_move, &mut add);
        self.surrounding_features(piece_move, &mut add);
        self.history_features(piece_move, &mut add);
        self.chase_features(piece_move, &mut add);
        self.risk_features(piece_move, &mut add);
        self.power_reach_features(piece_move, &mut add);
        let Some(suspect) = self.suspect else { return };
        let probability = self.evaluator.suspicion(!self.view.me(), suspect);
        let step = bucket(probability, &[200, 450]);
        add(SUSPECT_APPROACH, (piece_move.class * 3 + approach(from, to, suspect)) * 3 + step);
        let left = match to.steps_to(suspect) {
            ..=1 => 0,
            2 => 1,
            3 | 4 => 2,
            5..=7 => 3,
            _ => 4,
        };
        add(SUSPECT_DISTANCE, piece_move.class * 5 + left);
    }

    /// Adds the features of the piece, its direction and its target.
    fn target_features(&self, piece_move: PieceMove, add: &mut impl FnMut(Group, usize)) {
        let (view, public, me) = (self.view, self.view.public(), self.view.me());
        let PieceMove { role, class, from, to } = piece_move;
        let class_status = class * 3 + self.own_status(from);
        if public.occupied(!me).contains(to) {
            let near = self.prize.is_some_and(|prize| prize.steps_to(to) <= 3);
            let moved = usize::from(public.token(to).moved);
            let outcome = self.outcome(role, to);
            if outcome == HIDDEN {
                add(GAMBLE, class_status * 2 + moved);
                let risk = self.loss_probability(role, to);
                let step = bucket(risk, &[0.1, 0.25, 0.45, 0.7]);
                add(LOSS_PROBABILITY, (class * 5 + step) * 2 + moved);
                let probability = self.evaluator.suspicion(!me, to);
                let step = bucket(probability, &[50, 120, 220, 350, 550]);
                add(SUSPICION, step);
                add(EXPECTED_GAIN, (class * 8 + gain_bucket(self.evaluator.gamble(me, role, to))) * 2 + moved);
                if moved == 0 {
                    add(TARGET_ROW, class * 4 + usize::from(view.variant().board.rows_ahead(!me, to)).min(3));
                }
            } else {
                add(ATTACK, class * 3 + outcome);
            }
            if near {
                add(PRIZE_DEFENSE, class * 4 + if outcome == HIDDEN { 2 + moved } else { usize::from(outcome > 0) });
            }
            if self.balance < -LEAD {
                add(BEHIND, class_status);
            } else if self.balance > LEAD {
                add(AHEAD, class_status);
            }
        } else {
            let left = public.occupied(me).len() as usize * 3 / view.variant().army.total().max(1);
            add(QUIET, class_status);
            add(GAME_STAGE, class_status * 3 + left.min(2));
        }
        let board = &view.variant().board;
        let (before, after) = (board.rows_ahead(me, from), board.rows_ahead(me, to));
        let zone = usize::from(after) * 3 / usize::from(board.rows);
        add(DIRECTION, (class * 3 + compared(after, before)) * 3 + zone);
    }

    /// Adds the features that concern the own prize.
    fn prize_features(&self, piece_move: PieceMove, add: &mut impl FnMut(Group, usize)) {
        let Some(prize) = self.prize else { return };
        let PieceMove { role, class, from, to } = piece_move;
        let (was, is) = (from.steps_to(prize), to.steps_to(prize));
        let danger = match self.intruder {
            Some((_, ..=NEAR)) => 2,
            Some((_, ..=5)) => 1,
            _ => 0,
        };
        add(PRIZE_APPROACH, (class * 3 + compared(is, was)) * 3 + danger);
        let ring = SquareSet::around(prize, 1);
        if ring.contains(from) != ring.contains(to) {
            add(PRIZE_RING, class * 2 + usize::from(ring.contains(to)));
        }
        let public = self.view.public();
        let own = public.occupied(self.view.me());
        if was <= NEAR && is > NEAR {
            let guards = |&square: &Square| {
                let known = self.view.known(square);
                square.steps_to(prize) <= NEAR && known.is_some_and(|role| self.class[role as usize] > FIXED)
            };
            add(GUARDS_LEFT, class * 4 + own.without(from).into_iter().filter(guards).count().min(3));
        }
        if let Some((intruder, away)) = self.intruder {
            if let Some(suspect) = self.suspect {
                let ahead = i32::from(away) - i32::from(from.steps_to(suspect));
                let race = bucket(ahead, &[-4, -1, 2, 5]);
                let aim = if to.steps_to(suspect) < from.steps_to(suspect) { 0 } else { 1 + usize::from(is >= was) };
                add(RACE, race * 3 + aim);
            }
            if intruder != to {
                let intruder_outcome =
                    (usize::from(away > NEAR) + usize::from(away > 4)) * 4 + self.outcome(role, intruder);
                if intruder.steps_to(to) + is == away && intruder.steps_to(from) + was > away {
                    add(INTERPOSITION, intruder_outcome);
                }
                add(INTRUDER_APPROACH, intruder_outcome * 3 + approach(from, to, intruder));
            }
        }
        let all = own | public.occupied(!self.view.me());
        let (before, after) = (self.open_lines(prize, all), self.open_lines(prize, all.without(from).with(to)));
        if before != after {
            add(OPEN_LINES, before.min(3) * 4 + after.min(3));
        }
    }

    /// Adds the features of the enemies that the piece joins and leaves.
    fn neighbor_features(&self, piece_move: PieceMove, add: &mut impl FnMut(Group, usize)) {
        let (view, public) = (self.view, self.view.public());
        let class_status = piece_move.class * 3 + self.own_status(piece_move.from);
        for (group, square) in [(JOINED, piece_move.to), (LEFT, piece_move.from)] {
            let mut contents = [false; 4];
            for enemy in square.neighbors() & public.occupied(!view.me()).without(piece_move.to) {
                let walks = || view.known(enemy).is_some_and(|role| view.variant().is_movable(role));
                let content = match self.outcome(piece_move.role, enemy) {
                    HIDDEN => 1 + self.enemy_status(enemy),
                    LOSES if walks() => 1,
                    _ => 0,
                };
                contents[content] = true;
            }
            contents
                .iter()
                .enumerate()
                .filter(|&(_, &contents)| contents)
                .for_each(|(content, _)| add(group, class_status * 4 + content));
        }
    }

    /// Adds the features of enemies that could capture the piece, and of the squares around its new one.
    fn surrounding_features(&self, piece_move: PieceMove, add: &mut impl FnMut(Group, usize)) {
        let PieceMove { role, class, from, to } = piece_move;
        add(SUPERIORS, class * 8 + self.surroundings.superiors(role));
        let course = from.line_to(to).map_or(Direction::forward(self.view.me()), |(direction, _)| direction);
        self.surroundings.contents_around(role, (from, to), course, |offset, content| {
            add(SURROUNDINGS, offset * CONTENTS + content);
        });
    }

    /// Adds the features that relate the move to the last moves of both sides.
    fn history_features(&self, piece_move: PieceMove, add: &mut impl FnMut(Group, usize)) {
        let PieceMove { role, class, from, to } = piece_move;
        let (public, me) = (self.view.public(), self.view.me());
        if let Some((start, end)) = public.last_move(me)
            && end == from
        {
            add(SAME_PIECE, class * 2 + usize::from(to == start));
        }
        let Some((start, enemy)) = public.last_move(!me) else { return };
        let intruder_outcome = class * 4 + self.outcome(role, enemy);
        let reply = match (from.is_next_to(enemy), to.is_next_to(enemy)) {
            _ if to == enemy => Some(0),
            (false, true) => Some(1),
            (true, false) => Some(2),
            (true, true) => Some(3),
            (false, false) => None,
        };
        if let Some(reply) = reply {
            add(REPLY, intruder_outcome * 4 + reply);
        }
        let away = enemy.steps_to(from);
        if away <= PURSUIT_DISTANCE && away < start.steps_to(from) {
            add(PURSUER, intruder_outcome * 3 + compared(enemy.steps_to(to), away));
        }
    }

    /// Adds the features of hunting, fleeing and room to escape.
    fn chase_features(&self, piece_move: PieceMove, add: &mut impl FnMut(Group, usize)) {
        let PieceMove { role, class, from, to } = piece_move;
        let near = |steps: u8| usize::from(steps > 2) + usize::from(steps > 5);
        let approach_to = |square: Square| near(square.steps_to(from)) * 3 + approach(from, to, square);
        let nearest = |squares: SquareSet| squares.into_iter().min_by_key(|square| square.steps_to(from));
        let with_outcome = |outcome: usize| -> SquareSet {
            self.walkers.without(to).into_iter().filter(|&square| self.outcome(role, square) == outcome).collect()
        };
        let beaten = with_outcome(WINS);
        if let Some(prey) = nearest(beaten) {
            let valuable =
                self.view.known(prey).is_some_and(|role| self.evaluator.piece_value(!self.view.me(), role) >= VALUABLE);
            add(PREY, (class * 2 + usize::from(valuable)) * 9 + approach_to(prey));
        }
        let hunter = nearest(with_outcome(LOSES));
        if let Some(hunter) = hunter {
            add(HUNTER, class * 9 + approach_to(hunter));
        }
        let hidden_mover = nearest(self.hidden_movers.without(to));
        if let Some(hidden_mover) = hidden_mover {
            add(HIDDEN_MOVER, (class * 3 + self.own_status(from)) * 9 + approach_to(hidden_mover));
        }
        let free = self.free.with(from).without(to);
        let room = |square: Square| (square.neighbors() & free).len().min(3) as usize;
        (beaten & to.neighbors()).into_iter().for_each(|prey| add(TRAPPED, class * 4 + room(prey)));
        let feared = [hunter, hidden_mover].into_iter().flatten().any(|enemy| enemy.steps_to(to) <= NEAR);
        add(ESCAPES, (class * 2 + usize::from(feared)) * 4 + room(to));
    }

    /// Adds the features of the kind and the risk of its capture.
    fn risk_features(&self, piece_move: PieceMove, add: &mut impl FnMut(Group, usize)) {
        let PieceMove { role, class, to, .. } = piece_move;
        let target =
            if self.view.public().occupied(!self.view.me()).contains(to) { 1 + self.enemy_status(to) } else { 0 };
        add(KIND, role as usize * TARGETS + target);
        let taken = self.surroundings.capture_probability(role, to);
        let risk = bucket(taken, &[0.02, 0.08, 0.2, 0.4, 0.75]);
        add(CAPTURE_PROBABILITY, (class * TARGETS + target) * 6 + risk);
    }

    /// Adds the features of the reach of enemies that enchant or shoot (R11.4, R11.6).
    fn power_reach_features(&self, piece_move: PieceMove, add: &mut impl FnMut(Group, usize)) {
        let PieceMove { class, from, to, .. } = piece_move;
        let is_near = |square: Square| self.power_reach.contains(square);
        match (is_near(from), is_near(to)) {
            (false, false) => {}
            (false, true) => add(POWER_REACH, class * 3),
            (true, true) => add(POWER_REACH, class * 3 + 1),
            (true, false) => add(POWER_REACH, class * 3 + 2),
        }
    }

    /// The expected gain of an own power that points at an enemy piece.
    fn pointing_gain(&self, (power, from): (Pointing, Square), target: Square) -> i32 {
        let Some(user) = self.view.known(from) else { return 0 };
        let me = self.view.me();
        self.evaluator.expected_pointing_gain(
            self.view.variant(),
            me,
            (power, user),
            self.evaluator.weights(!me, target),
        )
    }

    /// The status of an enemy piece: known (0), seen to move (1), or neither (2).
    fn enemy_status(&self, enemy: Square) -> usize {
        if self.view.known(enemy).is_some() { 0 } else { 2 - usize::from(self.view.public().token(enemy).moved) }
    }

    /// The probability that an own piece loses an attack on a hidden piece.
    fn loss_probability(&self, role: Role, enemy: Square) -> f32 {
        let variant = self.view.variant();
        let weights = self.evaluator.weights(!self.view.me(), enemy);
        let loses = |unit: &&Unit| plain_clash(&variant.rules, variant.army.unit(role), unit) == Clash::LOST;
        variant.army.units().filter(loses).map(|unit| weights[unit.role as usize]).sum()
    }

    /// The status of an own piece: known to the enemy (0), seen to move (1), or neither (2).
    fn own_status(&self, square: Square) -> usize {
        let token = self.view.public().token(square);
        if token.kinds.len() == 1 { 0 } else { 2 - usize::from(token.moved) }
    }

    /// The outcome of an own attack: [`WINS`], both stay or fall (1), [`LOSES`] or [`HIDDEN`].
    fn outcome(&self, role: Role, enemy: Square) -> usize {
        let variant = self.view.variant();
        let Some(found) = self.view.known(enemy) else { return HIDDEN };
        match plain_clash(&variant.rules, variant.army.unit(role), variant.army.unit(found)) {
            Clash::WON => WINS,
            Clash::LOST => LOSES,
            _ => 1,
        }
    }

    /// The number of sides of the prize on which at least two squares in a line are empty.
    fn open_lines(&self, prize: Square, occupied: SquareSet) -> usize {
        let free = self.view.variant().board.land() & !occupied;
        let step = |square: Square, direction| square.step(direction).filter(|&next| free.contains(next));
        let is_open = |&direction: &Direction| step(prize, direction).and_then(|next| step(next, direction)).is_some();
        Direction::ALL.iter().filter(|direction| is_open(direction)).count()
    }
}

/// A plain move or attack of a piece.
#[derive(Clone, Copy)]
struct PieceMove {
    role: Role,
    class: usize,
    from: Square,
    to: Square,
}

/// The outcome of an attack that removes only the target.
const WINS: usize = 0;
/// The outcome of an attack that removes only the attacker.
const LOSES: usize = 2;
/// The outcome of an attack on a hidden piece, which is not known.
const HIDDEN: usize = 3;
/// The class of prizes.
const PRIZE: usize = 0;
/// The class of other pieces that cannot move.
const FIXED: usize = 1;

/// The class of a kind, by its abilities and its value.
///
/// The classes are prize, fixed, defuser, assassin, slider, and pieces of low, middling or high value.
fn class_of(view: &View, evaluator: &Evaluator, unit: &Unit) -> usize {
    let variant = view.variant();
    if unit.skills.has(Skills::PRIZE) {
        PRIZE
    } else if !variant.is_movable(unit.role) {
        FIXED
    } else if unit.skills.has(Skills::DEFUSES) {
        2
    } else if unit.skills.has(Skills::ASSASSIN) {
        3
    } else if variant.movement(unit.role) == Movement::Slide {
        4
    } else {
        let value = evaluator.piece_value(view.me(), unit.role);
        5 + usize::from(value >= 220) + usize::from(value >= VALUABLE)
    }
}

/// The result of a comparison: less (0), equal (1) or greater (2).
fn compared(now: u8, before: u8) -> usize {
    match now.cmp(&before) {
        core::cmp::Ordering::Less => 0,
        core::cmp::Ordering::Equal => 1,
        core::cmp::Ordering::Greater => 2,
    }
}

/// The number of limits that a value reaches.
fn bucket<T: PartialOrd + Copy>(value: T, steps: &[T]) -> usize {
    steps.iter().filter(|&&step| value >= step).count()
}

/// The expected gain of an attack in one of eight steps.
fn gain_bucket(gain: i32) -> usize {
    bucket(gain, &[-300, -150, -60, 0, 60, 150, 300])
}

/// The change of the distance to a square: towards it (0), neither (1) or away from it (2).
fn approach(from: Square, to: Square, goal: Square) -> usize {
    compared(to.steps_to(goal), from.steps_to(goal))
}
