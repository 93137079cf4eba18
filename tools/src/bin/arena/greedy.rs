//! The greedy player: one action deep, and nothing but what it knows.

use vexillum_engine::{Action, Card, CardKind, Played, Pointing, Role, Square, SquareSet, View, clash};

/// What an action does to pieces that the player knows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Known {
    /// It takes one and loses none.
    Takes,
    /// It takes nothing and loses nothing.
    Nothing,
    /// It loses one, or is a guess at what the player does not know.
    Bad,
}

/// Takes what it knows it beats, with the smallest card that does; else any action that loses nothing to a known piece and
/// names nothing. Questions it answers at random.
pub(crate) fn choose(view: &View, rng: &mut fastrand::Rng) -> Option<Action> {
    let actions = view.legal_actions();
    let that = |known: Known| actions.iter().copied().filter(move |&action| weigh(view, action) == known);
    let smallest = that(Known::Takes).map(price).min();
    let takes: Vec<Action> = that(Known::Takes).filter(|&action| Some(price(action)) == smallest).collect();
    let others: Vec<Action> = that(Known::Nothing).collect();
    [takes, others, actions.clone()].into_iter().find_map(|some| rng.choice(some))
}

/// How much the cards of an action are to be spared.
fn price(action: Action) -> u8 {
    let of = |card: Option<Card>| match card.map(Card::kind) {
        None => 0,
        Some(CardKind::Move) => 1,
        Some(_) => 2 + card.map_or(0, Card::bonus),
    };
    match action {
        Action::Play { move_card, attack_card, .. } => of(move_card) + of(attack_card),
        Action::SwapAttack { card, .. } => of(Some(Card::Swap)) + of(Some(card)),
        _ => 0,
    }
}

fn weigh(view: &View, action: Action) -> Known {
    match action {
        Action::Move { from, to } | Action::Turn { from, to, .. } => attack(view, from, to, None),
        Action::Fly { from, attack: Some(target), .. } => attack(view, from, target, None),
        Action::Play { from, to, attack_card, .. } => attack(view, from, to, attack_card),
        Action::SwapAttack { pair, from, target, card } => {
            attack(view, if from == pair.0 { pair.1 } else { pair.0 }, target, Some(card))
        }
        Action::Name { target, role, .. } => {
            if view.known(target) == Some(role) {
                Known::Takes
            } else {
                Known::Bad
            }
        }
        Action::Point { power, from, target } => point(view, power, from, target),
        Action::Rampage { from, to } => rampage(view, from, to),
        Action::Fly { attack: None, .. }
        | Action::Exchange(_)
        | Action::Defend(_)
        | Action::Rescue(_)
        | Action::Redraw(_) => Known::Nothing,
    }
}

/// The enemy piece on a square, if it is known.
fn enemy(view: &View, square: Square) -> Option<Role> {
    view.known(square).filter(|_| view.public().occupied(!view.me()).contains(square))
}

fn attack(view: &View, from: Square, to: Square, card: Option<Card>) -> Known {
    let (Some(attacker), Some(defender)) = (view.known(from), enemy(view, to)) else { return Known::Nothing };
    let variant = view.variant();
    let cards = Played { attack: card, defence: None };
    let result = clash(&variant.rules, variant.army.unit(attacker), variant.army.unit(defender), cards);
    match (result.attacker_survives, result.defender_survives) {
        (true, false) => Known::Takes,
        (true, true) => Known::Nothing,
        (false, _) => Known::Bad,
    }
}

fn point(view: &View, power: Pointing, from: Square, target: Square) -> Known {
    let strength = |square: Square| view.known(square).and_then(|role| view.variant().army.unit(role).strength);
    let lower = strength(target).is_some() && strength(target) < strength(from);
    if lower && power != Pointing::Detect { Known::Takes } else { Known::Nothing }
}

fn rampage(view: &View, from: Square, to: Square) -> Known {
    let strength = |square: Square| view.known(square).and_then(|role| view.variant().army.unit(role).strength);
    let around = SquareSet::around(to, 1).without(from);
    let own = view.public().occupied(view.me());
    let met = || around.into_iter().filter(|&square| strength(square).is_some());
    let falls = |square: &Square| strength(*square) <= strength(from);
    if met().any(|square| !falls(&square)) || met().filter(falls).any(|square| own.contains(square)) {
        Known::Bad
    } else if met().next().is_some() {
        Known::Takes
    } else {
        Known::Nothing
    }
}
