//! What draws a piece besides attacks: targets of its power, a rescue, home.

use super::evaluator::Evaluator;
use super::influence::InfluenceMap;
use crate::action::Pointing;
use crate::color::Color;
use crate::position::RESCUES;
use crate::square::{MAX_SQUARES, Square, SquareSet};
use crate::unit::{Movement, Power, Skills, Unit};
use crate::view::View;

/// How much of a lost piece's worth a rescue promises, in percent.
const RESCUED: i32 = 60;
/// How much a prize that can move gives up with each row that it leaves its own edge.
const EXPOSED: i32 = 150;
/// What draws it home once only so many enemy pieces can hunt it, and what draws its own side's pieces to it on the way.
const HOME: i32 = 3000;
const FEW: i32 = 2;
const ESCORT: i32 = 150;

/// What it is worth to a piece of a kind to stand on each square, whatever stands beside it. Raises the goals, beside which it
/// wants to stand, by the pieces that it can name there.
pub(in crate::ai) fn spots(
    evaluator: &Evaluator,
    view: &View,
    color: Color,
    unit: &Unit,
    goals: &mut InfluenceMap,
) -> InfluenceMap {
    let (public, variant) = (view.public(), view.variant());
    let mut spots = [0; MAX_SQUARES];
    let enemies = public.occupied(!color);
    match unit.power {
        Some(Power::Name(how)) => {
            let away: SquareSet = variant.board.home(!color).collect();
            let in_reach = enemies.into_iter().filter(|&square| !how.away || away.contains(square));
            for target in in_reach {
                let gain = evaluator.best_naming(variant, color, evaluator.weights(!color, target));
                goals[target.index()] = goals[target.index()].max(gain);
            }
        }
        Some(Power::Point(power, reach)) => {
            let again = |&square: &Square| power != Pointing::Enchant || !public.token(square).enchanted;
            for target in enemies.into_iter().filter(again) {
                let gain = evaluator.pointed(variant, color, (power, unit.role), evaluator.weights(!color, target));
                for spot in reach.squares(color, target) {
                    spots[spot.index()] = spots[spot.index()].max(gain);
                }
            }
        }
        Some(Power::Flight | Power::Rampage) | None => {}
    }
    let prize = walker(view, color);
    let bold = hunters(evaluator, view, color) <= FEW;
    for square in variant.board.land() {
        let ahead = variant.board.rows_ahead(color, square);
        let spot = &mut spots[square.index()];
        if variant.rules.rescue && unit.movement != Movement::Slide && ahead == 0 {
            *spot = (*spot).max(best_rescue(evaluator, view, color) * RESCUED / 100);
        }
        if unit.skills.has(Skills::PRIZE) {
            *spot = if bold { HOME / (1 + i32::from(ahead)) } else { EXPOSED * i32::from(ahead) };
        } else if prize.is_some_and(|prize| SquareSet::around(prize, 1).contains(square)) {
            *spot += ESCORT;
        }
    }
    spots
}

/// The player's own prize once it has left its edge.
fn walker(view: &View, color: Color) -> Option<Square> {
    let variant = view.variant();
    let out = |square: Square| variant.board.rows_ahead(color, square) + 1 < variant.board.rows;
    let is_prize = |square: &Square| {
        let role = view.mine().own(*square);
        role.is_some_and(|role| variant.army.unit(role).skills.has(Skills::PRIZE) && variant.is_movable(role))
    };
    view.public().occupied(color).into_iter().filter(is_prize).find(|&square| out(square))
}

/// How many pieces the enemy may still have that can hunt a prize.
fn hunters(evaluator: &Evaluator, view: &View, color: Color) -> i32 {
    let hunts = |square| evaluator.hunts(!color, square);
    view.public().occupied(!color).into_iter().map(hunts).sum::<f32>() as i32
}

/// What the best piece that a side could still rescue is worth to it, as far as the player knows.
fn best_rescue(evaluator: &Evaluator, view: &View, color: Color) -> i32 {
    let public = view.public();
    let lost = if color == view.me() { view.mine().lost() } else { &public.fallen(color).known };
    let back = view.variant().rescuable().iter().filter(|&role| lost[role as usize] > 0);
    if public.rescues(color) < RESCUES { back.map(|role| evaluator.worth(color, role)).fold(0, i32::max) } else { 0 }
}
