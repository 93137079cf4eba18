//! Goals besides attacks: targets of powers, rescues, and the opponent's back row for a prize.

use super::evaluator::Evaluator;
use super::influence::InfluenceMap;
use crate::action::Pointing;
use crate::color::Color;
use crate::position::RESCUES;
use crate::square::{MAX_SQUARES, Square, SquareSet};
use crate::unit::{Movement, Power, Skills, Unit};
use crate::view::View;

/// The value of a possible rescue, in percent of the value of the captured piece.
const RESCUE_PERCENT: i32 = 60;
/// The value to a movable prize of each row between it and the opponent's back row.
const ROW_AHEAD: i32 = 150;
/// The value of the opponent's back row to a movable prize once few enemy pieces can hunt it.
const BACK_ROW: i32 = 3000;
/// The number of enemy hunters up to which a movable prize advances.
const FEW_HUNTERS: i32 = 2;
/// The value of the squares around a prize that has left its back row, for pieces of its side.
const ESCORT: i32 = 150;

/// The value to a piece of a kind of standing on each square, whatever stands beside it.
///
/// It also raises `goals`, the values of standing beside squares, for the pieces that it can name there.
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
                let gain = evaluator.best_naming_gain(variant, color, evaluator.weights(!color, target));
                goals[target.index()] = goals[target.index()].max(gain);
            }
        }
        Some(Power::Point(power, reach)) => {
            let can_be_target = |&square: &Square| power != Pointing::Enchant || !public.token(square).enchanted;
            for target in enemies.into_iter().filter(can_be_target) {
                let gain = evaluator.expected_pointing_gain(
                    variant,
                    color,
                    (power, unit.role),
                    evaluator.weights(!color, target),
                );
                for spot in reach.squares(color, target) {
                    spots[spot.index()] = spots[spot.index()].max(gain);
                }
            }
        }
        Some(Power::Flight | Power::Rampage) | None => {}
    }
    let prize = advanced_prize(view, color);
    let few_hunters = hunter_count(evaluator, view, color) <= FEW_HUNTERS;
    for square in variant.board.land() {
        let ahead = variant.board.rows_ahead(color, square);
        let spot = &mut spots[square.index()];
        if variant.rules.rescue && unit.movement != Movement::Slide && ahead == 0 {
            *spot = (*spot).max(best_rescue(evaluator, view, color) * RESCUE_PERCENT / 100);
        }
        if unit.skills.has(Skills::PRIZE) {
            *spot = if few_hunters { BACK_ROW / (1 + i32::from(ahead)) } else { ROW_AHEAD * i32::from(ahead) };
        } else if prize.is_some_and(|prize| SquareSet::around(prize, 1).contains(square)) {
            *spot += ESCORT;
        }
    }
    spots
}

/// The player's own prize, if it has left its back row.
fn advanced_prize(view: &View, color: Color) -> Option<Square> {
    let variant = view.variant();
    let has_left = |square: Square| variant.board.rows_ahead(color, square) + 1 < variant.board.rows;
    let is_prize = |square: &Square| {
        let role = view.mine().own(*square);
        role.is_some_and(|role| variant.army.unit(role).skills.has(Skills::PRIZE) && variant.is_movable(role))
    };
    view.public().occupied(color).into_iter().filter(is_prize).find(|&square| has_left(square))
}

/// The expected number of enemy pieces that can hunt a prize.
fn hunter_count(evaluator: &Evaluator, view: &View, color: Color) -> i32 {
    let hunts = |square| evaluator.hunter_probability(!color, square);
    view.public().occupied(!color).into_iter().map(hunts).sum::<f32>() as i32
}

/// The value of the best piece that a side could still rescue, as far as the player knows (R9.5).
fn best_rescue(evaluator: &Evaluator, view: &View, color: Color) -> i32 {
    let public = view.public();
    let lost = if color == view.me() { view.mine().lost() } else { &public.fallen(color).known };
    let back = view.variant().rescuable().iter().filter(|&role| lost[role as usize] > 0);
    if public.rescues(color) < RESCUES {
        back.map(|role| evaluator.piece_value(color, role)).fold(0, i32::max)
    } else {
        0
    }
}
