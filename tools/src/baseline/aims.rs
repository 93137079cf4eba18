//! What draws a piece besides attacks: targets of its power, a rescue, home.

use super::judge::Judge;
use super::pull::Field;
use vexillum_engine::Color;
use vexillum_engine::Pointing;
/// How many rescues a player has in a game (R9.5).
const RESCUES: u8 = 2;
/// How far the powers reach (R11).
const WITHIN: u8 = 2;
use vexillum_engine::View;
use vexillum_engine::{MAX_SQUARES, Square, SquareSet};
use vexillum_engine::{Movement, Power, Skills, Unit};

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
pub(super) fn spots(judge: &Judge, view: &View, color: Color, unit: &Unit, goals: &mut Field) -> Field {
    let (public, variant) = (view.public(), view.variant());
    let mut spots = [0; MAX_SQUARES];
    let enemies = public.occupied(!color);
    match unit.power {
        Some(Power::Name(how)) => {
            let away: SquareSet = variant.board.home(!color).collect();
            let in_reach = enemies.into_iter().filter(|&square| !how.away || away.contains(square));
            for target in in_reach {
                let gain = judge.best_naming(variant, color, judge.weights(!color, target));
                goals[target.index()] = goals[target.index()].max(gain);
            }
        }
        Some(Power::Point(power, _)) => {
            let again = |&square: &Square| power != Pointing::Enchant || !public.token(square).enchanted;
            for target in enemies.into_iter().filter(again) {
                let gain = judge.pointed(variant, color, (power, unit.role), judge.weights(!color, target));
                for spot in SquareSet::around(target, WITHIN) {
                    spots[spot.index()] = spots[spot.index()].max(gain);
                }
            }
        }
        Some(Power::Flight | Power::Rampage) | None => {}
    }
    let prize = walker(view, color);
    let bold = hunters(judge, view, color) <= FEW;
    for square in variant.board.land() {
        let ahead = variant.board.rows_ahead(color, square);
        let spot = &mut spots[square.index()];
        if variant.rules.rescue && unit.movement != Movement::Slide && ahead == 0 {
            *spot = (*spot).max(best_rescue(judge, view, color) * RESCUED / 100);
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
fn hunters(judge: &Judge, view: &View, color: Color) -> i32 {
    let variant = view.variant();
    let hunts = |unit: &&Unit| unit.attacks() && variant.is_movable(unit.role);
    let there = |square: Square| -> f32 {
        let weights = judge.weights(!color, square);
        variant.army.units().filter(hunts).map(|unit| weights[unit.role as usize]).sum()
    };
    view.public().occupied(!color).into_iter().map(there).sum::<f32>() as i32
}

/// What the best piece that a side could still rescue is worth to it, as far as the player knows.
fn best_rescue(judge: &Judge, view: &View, color: Color) -> i32 {
    let public = view.public();
    let lost = if color == view.me() { view.mine().lost() } else { &public.fallen(color).known };
    let back = view.variant().rescuable().iter().filter(|&role| lost[role as usize] > 0);
    if public.rescues(color) < RESCUES { back.map(|role| judge.worth(color, role)).fold(0, i32::max) } else { 0 }
}
