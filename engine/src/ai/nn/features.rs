//! What sets the actions of a turn apart in the eyes of its player, as numbered traits that can be learned from.

mod groups;
mod surroundings;
mod turn;

pub use groups::FEATURES;
use groups::{
    AGAIN, AHEAD, AROUND, ATTACK, BEHIND, BETWEEN, CARDS, COURSE, DEEDS, DEPTH, ESCAPES, FOLLOWED, GAMBLE, GUARD,
    Group, HOME, HOPE, HUNT, HUNTED, HUNTER, INTRUDER, JOINED, KIND, LEFT, LINES, MATCHED, NAMED, ODDS, POINTED, PREY,
    PROMISES, QUIET, RACE, RAMPAGE, REPLY, RESCUE, RING, RISK, SIGHTS, SPECIAL, SPELL, STAGE, STRANGER, SUSPICION,
    TRAPPED,
};
use surroundings::Sights;

use crate::action::{Action, Pointing};
use crate::ai::eval::evaluator::Evaluator;
use crate::card::Card;
use crate::color::Color;
use crate::position::{Clash, plain_clash};
use crate::role::Role;
use crate::square::{Direction, Square, SquareSet};
use crate::unit::{Movement, Power, Skills, Unit};
use crate::view::View;

/// By so much more than the enemy's a player's pieces are worth who is ahead.
const LEAD: i32 = 200;
/// Whoever stands so near to a prize guards or threatens it.
const NEAR: u8 = 2;
/// A piece worth so much is dear.
const DEAR: i32 = 450;
/// An enemy that comes so near is noticed by whoever it comes nearer to.
const NOTICED: u8 = 3;

/// What the traits of all actions of a turn are made from.
pub(in crate::ai) struct Situation<'a> {
    view: &'a View,
    evaluator: &'a Evaluator,
    class: [usize; Role::COUNT],
    prize: Option<Square>,
    /// The enemy piece nearest to the prize of those that may be on their way, and how many steps it has.
    intruder: Option<(Square, u8)>,
    /// The piece that is most likely the enemy's prize.
    suspect: Option<Square>,
    /// The known enemy pieces that can move, and the hidden ones that have.
    walkers: SquareSet,
    strangers: SquareSet,
    /// The squares within the reach of known enemies whose power harms from afar.
    spells: SquareSet,
    /// Squares on which nobody stands.
    free: SquareSet,
    balance: i32,
    sights: Sights,
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
        let strangers = enemies.into_iter().filter(hidden).collect();
        let spell = |square: Square| match variant.army.unit(view.known(square)?).power? {
            Power::Point(Pointing::Enchant | Pointing::Arrow, reach) => Some(reach.squares(!me, square)),
            _ => None,
        };
        let spells = enemies.into_iter().filter_map(spell).fold(SquareSet::EMPTY, core::ops::BitOr::bitor);
        let free = variant.board.land() & !(enemies | public.occupied(me));
        let sights = Sights::new(view, evaluator, &class);
        Self { view, evaluator, class, prize, intruder, suspect, walkers, strangers, spells, free, balance, sights }
    }

    /// Tells the traits of an action, each a number below [`FEATURES`].
    pub(in crate::ai) fn tell(&self, action: Action, tell: &mut impl FnMut(usize)) {
        let mut tell = |group: Group, index: usize| {
            debug_assert!(index < group.len);
            tell(group.start + index);
        };
        let (from, to) = match action {
            Action::Move { from, to } | Action::Turn { from, to, .. } => (from, to),
            Action::Play { move_card, from, to, attack_card } => {
                tell(SPECIAL, 0);
                [move_card, attack_card].into_iter().flatten().for_each(|card| tell(CARDS, card as usize));
                if move_card == Some(Card::Swap) {
                    return;
                }
                (from, to)
            }
            Action::Name { target, role, .. } => {
                tell(SPECIAL, 1);
                let likely = self.evaluator.weights(!self.view.me(), target)[role as usize];
                let odds = above(likely, &[0.2, 0.35, 0.5, 0.75]);
                return tell(NAMED, self.class[role as usize] * 5 + odds);
            }
            Action::Fly { from, to, .. } => {
                tell(SPECIAL, 2);
                (from, to)
            }
            Action::Point { power, from, target } => {
                tell(SPECIAL, 3);
                let promise = above(self.promise((power, from), target), &[30, 60, 100, 170, 300, 500, 800]);
                return tell(POINTED, (power as usize * 3 + self.shown(target)) * PROMISES + promise);
            }
            Action::Rampage { from, to } => {
                tell(SPECIAL, 4);
                let struck = SquareSet::around(to, 1).without(from);
                let hit = |color: Color| (struck & self.view.public().occupied(color)).len() as i32;
                let more = hit(!self.view.me()) - hit(self.view.me());
                tell(RAMPAGE, above(more, &[0, 1, 2, 3]));
                (from, to)
            }
            Action::SwapAttack { .. } => return tell(SPECIAL, 5),
            Action::Exchange(card) => {
                tell(SPECIAL, 6);
                return tell(CARDS, Card::ALL.len() + card as usize);
            }
            Action::Defend(_) | Action::Rescue(_) | Action::Redraw(_) => return tell(SPECIAL, 7),
        };
        let Some(role) = self.view.known(from) else { return };
        let going = Going { role, class: self.class[role as usize], from, to };
        self.tell_capture(going, &mut tell);
        self.tell_prize(going, &mut tell);
        self.tell_neighbors(going, &mut tell);
        self.tell_around(going, &mut tell);
        self.tell_before(going, &mut tell);
        self.tell_chases(going, &mut tell);
        self.tell_risk(going, &mut tell);
        self.tell_spells(going, &mut tell);
        let Some(suspect) = self.suspect else { return };
        let likely = self.evaluator.suspicion(!self.view.me(), suspect);
        let sure = above(likely, &[200, 450]);
        tell(HUNT, (going.class * 3 + course(from, to, suspect)) * 3 + sure);
        let left = match to.steps_to(suspect) {
            ..=1 => 0,
            2 => 1,
            3 | 4 => 2,
            5..=7 => 3,
            _ => 4,
        };
        tell(HUNTED, going.class * 5 + left);
    }

    /// What sort of piece goes, where to, and what it attacks.
    fn tell_capture(&self, going: Going, tell: &mut impl FnMut(Group, usize)) {
        let (view, public, me) = (self.view, self.view.public(), self.view.me());
        let Going { role, class, from, to } = going;
        let sort = class * 3 + self.status(from);
        if public.occupied(!me).contains(to) {
            let near = self.prize.is_some_and(|prize| prize.steps_to(to) <= 3);
            let moved = usize::from(public.token(to).moved);
            let fares = self.fares(role, to);
            if fares == HIDDEN {
                tell(GAMBLE, sort * 2 + moved);
                let risk = self.risk(role, to);
                let odds = above(risk, &[0.1, 0.25, 0.45, 0.7]);
                tell(ODDS, (class * 5 + odds) * 2 + moved);
                let likely = self.evaluator.suspicion(!me, to);
                let sure = above(likely, &[50, 120, 220, 350, 550]);
                tell(SUSPICION, sure);
                tell(HOPE, (class * 8 + hope(self.evaluator.gamble(me, role, to))) * 2 + moved);
                if moved == 0 {
                    tell(DEPTH, class * 4 + usize::from(view.variant().board.rows_ahead(!me, to)).min(3));
                }
            } else {
                tell(ATTACK, class * 3 + fares);
            }
            if near {
                tell(RESCUE, class * 4 + if fares == HIDDEN { 2 + moved } else { usize::from(fares > 0) });
            }
            if self.balance < -LEAD {
                tell(BEHIND, sort);
            } else if self.balance > LEAD {
                tell(AHEAD, sort);
            }
        } else {
            let left = public.occupied(me).len() as usize * 3 / view.variant().army.total().max(1);
            tell(QUIET, sort);
            tell(STAGE, sort * 3 + left.min(2));
        }
        let board = &view.variant().board;
        let (before, after) = (board.rows_ahead(me, from), board.rows_ahead(me, to));
        let zone = usize::from(after) * 3 / usize::from(board.rows);
        tell(COURSE, (class * 3 + compared(after, before)) * 3 + zone);
    }

    /// What it means for the own prize.
    fn tell_prize(&self, going: Going, tell: &mut impl FnMut(Group, usize)) {
        let Some(prize) = self.prize else { return };
        let Going { role, class, from, to } = going;
        let (was, is) = (from.steps_to(prize), to.steps_to(prize));
        let danger = match self.intruder {
            Some((_, ..=NEAR)) => 2,
            Some((_, ..=5)) => 1,
            _ => 0,
        };
        tell(HOME, (class * 3 + compared(is, was)) * 3 + danger);
        let ring = SquareSet::around(prize, 1);
        if ring.contains(from) != ring.contains(to) {
            tell(RING, class * 2 + usize::from(ring.contains(to)));
        }
        let public = self.view.public();
        let own = public.occupied(self.view.me());
        if was <= NEAR && is > NEAR {
            let guards = |&square: &Square| {
                let known = self.view.known(square);
                square.steps_to(prize) <= NEAR && known.is_some_and(|role| self.class[role as usize] > FIXED)
            };
            tell(GUARD, class * 4 + own.without(from).into_iter().filter(guards).count().min(3));
        }
        if let Some((intruder, away)) = self.intruder {
            if let Some(suspect) = self.suspect {
                let ahead = i32::from(away) - i32::from(from.steps_to(suspect));
                let race = above(ahead, &[-4, -1, 2, 5]);
                let aim = if to.steps_to(suspect) < from.steps_to(suspect) { 0 } else { 1 + usize::from(is >= was) };
                tell(RACE, race * 3 + aim);
            }
            if intruder != to {
                let meeting = (usize::from(away > NEAR) + usize::from(away > 4)) * 4 + self.fares(role, intruder);
                if intruder.steps_to(to) + is == away && intruder.steps_to(from) + was > away {
                    tell(BETWEEN, meeting);
                }
                tell(INTRUDER, meeting * 3 + course(from, to, intruder));
            }
        }
        let all = own | public.occupied(!self.view.me());
        let (before, after) = (self.lines(prize, all), self.lines(prize, all.without(from).with(to)));
        if before != after {
            tell(LINES, before.min(3) * 4 + after.min(3));
        }
    }

    /// Which enemies it joins and which it leaves.
    fn tell_neighbors(&self, going: Going, tell: &mut impl FnMut(Group, usize)) {
        let (view, public) = (self.view, self.view.public());
        let sort = going.class * 3 + self.status(going.from);
        for (group, square) in [(JOINED, going.to), (LEFT, going.from)] {
            let mut seen = [false; 4];
            for enemy in square.neighbors() & public.occupied(!view.me()).without(going.to) {
                let walks = || view.known(enemy).is_some_and(|role| view.variant().is_movable(role));
                let sight = match self.fares(going.role, enemy) {
                    HIDDEN => 1 + self.shown(enemy),
                    LOSES if walks() => 1,
                    _ => 0,
                };
                seen[sight] = true;
            }
            seen.iter().enumerate().filter(|&(_, &seen)| seen).for_each(|(sight, _)| tell(group, sort * 4 + sight));
        }
    }

    /// Whom it could lose to, and what stands around the square to which it goes.
    fn tell_around(&self, going: Going, tell: &mut impl FnMut(Group, usize)) {
        let Going { role, class, from, to } = going;
        tell(MATCHED, class * 8 + self.sights.matched(role));
        let course = from.line_to(to).map_or(Direction::forward(self.view.me()), |(direction, _)| direction);
        self.sights.around(role, (from, to), course, |place, sight| tell(AROUND, place * SIGHTS + sight));
    }

    /// What it has to do with the turns before.
    fn tell_before(&self, going: Going, tell: &mut impl FnMut(Group, usize)) {
        let Going { role, class, from, to } = going;
        let (public, me) = (self.view.public(), self.view.me());
        if let Some((start, end)) = public.last_move(me)
            && end == from
        {
            tell(AGAIN, class * 2 + usize::from(to == start));
        }
        let Some((start, enemy)) = public.last_move(!me) else { return };
        let meeting = class * 4 + self.fares(role, enemy);
        let reply = match (from.is_next_to(enemy), to.is_next_to(enemy)) {
            _ if to == enemy => Some(0),
            (false, true) => Some(1),
            (true, false) => Some(2),
            (true, true) => Some(3),
            (false, false) => None,
        };
        if let Some(reply) = reply {
            tell(REPLY, meeting * 4 + reply);
        }
        let away = enemy.steps_to(from);
        if away <= NOTICED && away < start.steps_to(from) {
            tell(FOLLOWED, meeting * 3 + compared(enemy.steps_to(to), away));
        }
    }

    /// Whom it hunts, from whom it flees, and who has room to.
    fn tell_chases(&self, going: Going, tell: &mut impl FnMut(Group, usize)) {
        let Going { role, class, from, to } = going;
        let near = |steps: u8| usize::from(steps > 2) + usize::from(steps > 5);
        let goes = |square: Square| near(square.steps_to(from)) * 3 + course(from, to, square);
        let nearest = |squares: SquareSet| squares.into_iter().min_by_key(|square| square.steps_to(from));
        let that = |fares: usize| -> SquareSet {
            self.walkers.without(to).into_iter().filter(|&square| self.fares(role, square) == fares).collect()
        };
        let beaten = that(WINS);
        if let Some(prey) = nearest(beaten) {
            let dear = self.view.known(prey).is_some_and(|role| self.evaluator.worth(!self.view.me(), role) >= DEAR);
            tell(PREY, (class * 2 + usize::from(dear)) * 9 + goes(prey));
        }
        let hunter = nearest(that(LOSES));
        if let Some(hunter) = hunter {
            tell(HUNTER, class * 9 + goes(hunter));
        }
        let stranger = nearest(self.strangers.without(to));
        if let Some(stranger) = stranger {
            tell(STRANGER, (class * 3 + self.status(from)) * 9 + goes(stranger));
        }
        let free = self.free.with(from).without(to);
        let room = |square: Square| (square.neighbors() & free).len().min(3) as usize;
        (beaten & to.neighbors()).into_iter().for_each(|prey| tell(TRAPPED, class * 4 + room(prey)));
        let feared = [hunter, stranger].into_iter().flatten().any(|enemy| enemy.steps_to(to) <= NEAR);
        tell(ESCAPES, (class * 2 + usize::from(feared)) * 4 + room(to));
    }

    /// Which kind does what, and how likely it is taken for it.
    fn tell_risk(&self, going: Going, tell: &mut impl FnMut(Group, usize)) {
        let Going { role, class, to, .. } = going;
        let deed = if self.view.public().occupied(!self.view.me()).contains(to) { 1 + self.shown(to) } else { 0 };
        tell(KIND, role as usize * DEEDS + deed);
        let taken = self.sights.danger(role, to);
        let risk = above(taken, &[0.02, 0.08, 0.2, 0.4, 0.75]);
        tell(RISK, (class * DEEDS + deed) * 6 + risk);
    }

    /// Where it stands towards known enemies that enchant or shoot.
    fn tell_spells(&self, going: Going, tell: &mut impl FnMut(Group, usize)) {
        let Going { class, from, to, .. } = going;
        let is_near = |square: Square| self.spells.contains(square);
        match (is_near(from), is_near(to)) {
            (false, false) => {}
            (false, true) => tell(SPELL, class * 3),
            (true, true) => tell(SPELL, class * 3 + 1),
            (true, false) => tell(SPELL, class * 3 + 2),
        }
    }

    /// What a power that an own piece points at an enemy can be expected to change.
    fn promise(&self, (power, from): (Pointing, Square), target: Square) -> i32 {
        let Some(user) = self.view.known(from) else { return 0 };
        let me = self.view.me();
        self.evaluator.pointed(self.view.variant(), me, (power, user), self.evaluator.weights(!me, target))
    }

    /// Whether an enemy piece is known (0), has been seen to move (1), or neither (2).
    fn shown(&self, enemy: Square) -> usize {
        if self.view.known(enemy).is_some() { 0 } else { 2 - usize::from(self.view.public().token(enemy).moved) }
    }

    /// How likely an own piece loses that attacks a hidden one.
    fn risk(&self, role: Role, enemy: Square) -> f32 {
        let variant = self.view.variant();
        let weights = self.evaluator.weights(!self.view.me(), enemy);
        let loses = |unit: &&Unit| plain_clash(&variant.rules, variant.army.unit(role), unit) == Clash::LOST;
        variant.army.units().filter(loses).map(|unit| weights[unit.role as usize]).sum()
    }

    /// Whether the enemy knows an own piece (0), has seen it move (1), or neither (2).
    fn status(&self, square: Square) -> usize {
        let token = self.view.public().token(square);
        if token.kinds.len() == 1 { 0 } else { 2 - usize::from(token.moved) }
    }

    /// How an own piece would fare that attacks: [`WINS`], both stay or fall (1), [`LOSES`], or nobody knows ([`HIDDEN`]).
    fn fares(&self, role: Role, enemy: Square) -> usize {
        let variant = self.view.variant();
        let Some(found) = self.view.known(enemy) else { return HIDDEN };
        match plain_clash(&variant.rules, variant.army.unit(role), variant.army.unit(found)) {
            Clash::WON => WINS,
            Clash::LOST => LOSES,
            _ => 1,
        }
    }

    /// On how many sides of the prize at least two squares in a line are free.
    fn lines(&self, prize: Square, occupied: SquareSet) -> usize {
        let free = self.view.variant().board.land() & !occupied;
        let step = |square: Square, direction| square.step(direction).filter(|&next| free.contains(next));
        let is_open = |&direction: &Direction| step(prize, direction).and_then(|next| step(next, direction)).is_some();
        Direction::ALL.iter().filter(|direction| is_open(direction)).count()
    }
}

/// An ordinary move or attack.
#[derive(Clone, Copy)]
struct Going {
    role: Role,
    class: usize,
    from: Square,
    to: Square,
}

const WINS: usize = 0;
const LOSES: usize = 2;
const HIDDEN: usize = 3;
const PRIZE: usize = 0;
const FIXED: usize = 1;

/// What a kind is in a few words: prize, fixed, defuser, assassin, slider, or of low, middling or high worth.
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
        let worth = evaluator.worth(view.me(), unit.role);
        5 + usize::from(worth >= 220) + usize::from(worth >= DEAR)
    }
}

/// Less (0), the same (1) or more (2).
fn compared(now: u8, before: u8) -> usize {
    match now.cmp(&before) {
        core::cmp::Ordering::Less => 0,
        core::cmp::Ordering::Equal => 1,
        core::cmp::Ordering::Greater => 2,
    }
}

/// How many of some steps a value reaches.
fn above<T: PartialOrd + Copy>(value: T, steps: &[T]) -> usize {
    steps.iter().filter(|&&step| value >= step).count()
}

/// How much can be expected of an attack, in eight steps.
fn hope(gain: i32) -> usize {
    above(gain, &[-300, -150, -60, 0, 60, 150, 300])
}

/// Towards a square (0), neither (1) or away from it (2).
fn course(from: Square, to: Square, goal: Square) -> usize {
    compared(to.steps_to(goal), from.steps_to(goal))
}
