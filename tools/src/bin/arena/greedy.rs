//! Greedy player, which looks one action ahead and counts known pieces only.

use vexillum_engine::{Action, Card, CardKind, Played, Pointing, Role, Square, SquareSet, View, clash};

/// Effect of an action on known pieces.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Effect {
    /// Captures a piece and loses none.
    Takes,
    /// Captures nothing and loses nothing.
    Nothing,
    /// Loses a piece, or guesses at an unknown one.
    Bad,
}

/// Action of the greedy player, at random among equals.
///
/// It captures a known piece, with the cheapest cards that will do. Otherwise it takes any action that loses
/// nothing to a known piece and names no piece by a guess.
pub(crate) fn choose(view: &View, rng: &mut fastrand::Rng) -> Option<Action> {
    let actions = view.legal_actions();
    let with = |wanted: Effect| actions.iter().copied().filter(move |&action| effect(view, action) == wanted);
    let cheapest = with(Effect::Takes).map(card_cost).min();
    let takes: Vec<Action> = with(Effect::Takes).filter(|&action| Some(card_cost(action)) == cheapest).collect();
    let others: Vec<Action> = with(Effect::Nothing).collect();
    [takes, others, actions.clone()].into_iter().find_map(|some| rng.choice(some))
}

/// Cost of the cards that an action uses.
fn card_cost(action: Action) -> u8 {
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

fn effect(view: &View, action: Action) -> Effect {
    match action {
        Action::Move { from, to } | Action::Turn { from, to, .. } => attack(view, from, to, None),
        Action::Fly { from, attack: Some(target), .. } => attack(view, from, target, None),
        Action::Play { from, to, attack_card, .. } => attack(view, from, to, attack_card),
        Action::SwapAttack { pair, from, target, card } => {
            attack(view, if from == pair.0 { pair.1 } else { pair.0 }, target, Some(card))
        }
        Action::Name { target, role, .. } => {
            if view.known(target) == Some(role) {
                Effect::Takes
            } else {
                Effect::Bad
            }
        }
        Action::Point { power, from, target } => point(view, power, from, target),
        Action::Rampage { from, to } => rampage(view, from, to),
        Action::Fly { attack: None, .. }
        | Action::Exchange(_)
        | Action::Defend(_)
        | Action::Rescue(_)
        | Action::Redraw(_) => Effect::Nothing,
    }
}

/// Enemy piece on a square, if it is known.
fn enemy(view: &View, square: Square) -> Option<Role> {
    view.known(square).filter(|_| view.public().occupied(!view.me()).contains(square))
}

fn attack(view: &View, from: Square, to: Square, card: Option<Card>) -> Effect {
    let (Some(attacker), Some(defender)) = (view.known(from), enemy(view, to)) else { return Effect::Nothing };
    let variant = view.variant();
    let cards = Played { attack: card, defence: None };
    let result = clash(&variant.rules, variant.army.unit(attacker), variant.army.unit(defender), cards);
    match (result.attacker_survives, result.defender_survives) {
        (true, false) => Effect::Takes,
        (true, true) => Effect::Nothing,
        (false, _) => Effect::Bad,
    }
}

fn point(view: &View, power: Pointing, from: Square, target: Square) -> Effect {
    let strength = |square: Square| view.known(square).and_then(|role| view.variant().army.unit(role).strength);
    let lower = strength(target).is_some() && strength(target) < strength(from);
    if lower && power != Pointing::Detect { Effect::Takes } else { Effect::Nothing }
}

fn rampage(view: &View, from: Square, to: Square) -> Effect {
    let strength = |square: Square| view.known(square).and_then(|role| view.variant().army.unit(role).strength);
    let around = SquareSet::around(to, 1).without(from);
    let own = view.public().occupied(view.me());
    let met = || around.into_iter().filter(|&square| strength(square).is_some());
    let falls = |square: &Square| strength(*square) <= strength(from);
    if met().any(|square| !falls(&square)) || met().filter(falls).any(|square| own.contains(square)) {
        Effect::Bad
    } else if met().next().is_some() {
        Effect::Takes
    } else {
        Effect::Nothing
    }
}
