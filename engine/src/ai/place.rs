//! What the place of a hidden piece tells of its kind besides its own square: what stood around it, and whom it came near.

use crate::color::Color;
use crate::position::Public;
use crate::square::Square;
use crate::unit::Skills;
use crate::variant::Fill;

/// How much less likely a prize is for each square beside it on which none of its own side has stood from the start.
const LEFT_OPEN: f32 = 0.35;

/// How much likelier a side's hidden piece of such skills is to stand on a square than its own habits say.
pub(super) fn bearing(public: &Public, color: Color, skills: Skills, square: Square) -> f32 {
    if skills.has(Skills::PRIZE) {
        shelter(public, color, square)
    } else if skills.has(Skills::ASSASSIN) {
        lurking(public, color, square)
    } else {
        1.0
    }
}

/// How much likelier a prize is to stand on a square than if all around had left it: whoever hides one keeps others where
/// they were put around it.
fn shelter(public: &Public, color: Color, square: Square) -> f32 {
    let variant = public.variant();
    if variant.fill != Fill::All {
        return 1.0;
    }
    let around = square.neighbors() & variant.board.land();
    let held = public.occupied(color);
    let open = around.into_iter().filter(|&near| !held.contains(near) || public.token(near).moved);
    open.map(|_| LEFT_OPEN).product()
}

/// How much likelier an assassin is to stand on a square once its victim is known: it comes near, and strikes when it is beside
/// it, so that who stays there is none. Rounded from 100 games of computer players (`docs/computer-player.md`).
fn lurking(public: &Public, color: Color, square: Square) -> f32 {
    let army = &public.variant().army;
    let is_victim = |&at: &Square| {
        let kind = public.token(at).kinds.single();
        kind.is_some_and(|role| army.unit(role).skills.has(Skills::VICTIM))
    };
    let Some(victim) = public.occupied(!color).into_iter().find(is_victim) else { return 1.0 };
    let away = victim.steps_to(square);
    let came_from = public.last_move(color).filter(|&(_, to)| to == square).map(|(from, _)| from);
    let came_near = came_from.is_some_and(|from| victim.steps_to(from) > away);
    match (public.token(square).moved, away) {
        (_, 1) if came_from.is_none() => 0.1,
        (false, 2) => 0.5,
        (false, _) => 0.8,
        (true, 2) if !came_near => 0.6,
        (true, ..=2) => 2.0,
        (true, 3 | 4) => 3.0,
        (true, _) if came_near => 2.5,
        (true, _) => 1.2,
    }
}
