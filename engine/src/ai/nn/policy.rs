//! A policy network: how likely each move is to be played by who has learned from some hundred thousand games.
//!
//! It sees the board from the side of the player to move, hidden enemies as hidden. It learned by imitating this player's own
//! games and then by playing itself (proximal policy optimization), on `original` and `barrage`, by `tools/train/policy`; other
//! editions on boards of ten columns are near enough if few pieces have a power or go two steps (scores in
//! `docs/computer-player/experiments.md`, "Policy network"). At last it learned against a frozen player, on `original`: what that
//! added to its weights counts only where armies and fights are as there.

use alloc::vec::Vec;

use super::network::{Features, Form, Frame, Inputs, KIND, KINDS, Layer, Network, Reader, SIDE, is_taught, layer};
use super::weight_file::built_in;
use crate::action::Action;
use crate::color::{ByColor, Color};
use crate::role::Role;
use crate::square::{Direction, Square};
use crate::variant::Variant;
use crate::view::View;

/// What is told of each square: the own kind there, whether the enemy knows it, whether it has moved;
const OWN_KNOWN: usize = KINDS;
const OWN_MOVED: usize = OWN_KNOWN + 1;
/// the known enemy kind there, whether a hidden one stands there that has not moved, or has;
const ENEMY: usize = OWN_MOVED + 1;
const HIDDEN: usize = ENEMY + KINDS;
const HIDDEN_MOVED: usize = HIDDEN + 1;
/// whether the last move of the enemy, and of its own, went from there, or to there.
const LAST: usize = HIDDEN_MOVED + 1;

/// What is told of each square in the end: how likely its piece goes in each direction, so many squares far.
const FARTHEST: usize = SIDE - 1;
const HEADS: usize = 4 * FARTHEST;

const QUADS: usize = 12;
const CHANNELS: usize = QUADS * 4;
const FORM: Form = Form { planes: LAST + 4, scalars: 4 * KINDS + 2, bits: &[13, 13, 12, 11, 9, 8] };
const WEIGHTS: usize = FORM.weights(CHANNELS) + layer(CHANNELS, HEADS);
const ARCHITECTURE: u32 = FORM.architecture("policy", CHANNELS, &[HEADS as u32]);
static FILE: &[u8; WEIGHTS] = built_in(include_bytes!("../data/policy.bin"), ARCHITECTURE);
/// What is added to each weight where all that is played was taught.
static DELTAS: &[u8; WEIGHTS] = built_in(include_bytes!("../data/policy_delta.bin"), ARCHITECTURE);

/// What the network says of a turn.
struct Policy {
    frame: Frame,
    features: Features<QUADS>,
    head: Layer<{ HEADS / 4 }>,
}

impl Policy {
    fn new(view: &View) -> Option<Self> {
        let frame = Frame::new(view.variant(), view.me())?;
        let deltas: &[u8] = if is_taught(view.variant()) { DELTAS } else { &[] };
        let mut file = Reader { weights: FILE, deltas };
        let features = Network::new(&mut file, FORM).features(&inputs(view, frame));
        Some(Self { frame, features, head: file.layer(CHANNELS, FORM.last()) })
    }

    /// Two steps are as likely as one of them alone, whichever way leads there.
    fn of(&self, view: &View, action: Action) -> Option<f32> {
        if let Some((from, to)) = two_steps(view, action) {
            let between = from.neighbors() & to.neighbors();
            return between.into_iter().filter_map(|via| self.of_line(from, via)).max_by(f32::total_cmp);
        }
        let Action::Move { from, to } = action else { return None };
        self.of_line(from, to)
    }

    fn of_line(&self, from: Square, to: Square) -> Option<f32> {
        let (direction, far) = from.line_to(to)?;
        // As its player sees it: ahead, to the right, back, to the left.
        let direction = (direction as usize + Direction::forward(self.frame.me) as usize) % Direction::ALL.len();
        let head = direction * FARTHEST + usize::from(far) - 1;
        let sums = self.head.outputs(self.features.of(self.frame, from));
        sums.get(head / 4).map(|sums| sums.to_array()[head % 4]).map(|sum| FORM.worth(sum))
    }
}

/// From where to where an action of the player's goes in two steps (R10.3, R11.3), if it does.
fn two_steps(view: &View, action: Action) -> Option<(Square, Square)> {
    let double = |from| view.mine().own(from).is_some_and(|role| view.variant().movement(role).is_double());
    match action {
        Action::Turn { from, to, .. } => Some((from, to)),
        Action::Move { from, to } if double(from) && !from.is_next_to(to) => Some((from, to)),
        _ => None,
    }
}

/// For each of some actions the logarithm of how much less likely it is than the likeliest; none where the board is not like the one
/// that the network was taught on, or many pieces do what it was not taught. Of what is no move it knows nothing: that is as likely
/// as the others are on average. Nor has it anything to say against an attack in two steps.
pub(in crate::ai) fn log_priors_of(view: &View, actions: &[Action]) -> Option<Vec<f32>> {
    let policy = Policy::new(view)?;
    let said: Vec<Option<f32>> = actions.iter().map(|&action| policy.of(view, action)).collect();
    let known = || said.iter().flatten().copied();
    let middle = known().sum::<f32>() / known().count().max(1) as f32;
    let top = known().fold(middle, f32::max);
    let enemies = view.public().occupied(!view.me());
    let far_attack = |action| two_steps(view, action).is_some_and(|(_, to)| enemies.contains(to));
    let odds = |(&action, said): (&Action, Option<f32>)| {
        if far_attack(action) { 0.0 } else { said.unwrap_or(middle) - top }
    };
    Some(actions.iter().zip(said).map(odds).collect())
}

/// The same for all actions of the player to decide.
#[cfg(feature = "train")]
pub fn log_priors(view: &View) -> Option<Vec<(Action, f32)>> {
    let actions = view.legal_actions();
    let odds = log_priors_of(view, &actions)?;
    Some(actions.into_iter().zip(odds).collect())
}

/// What the network is told: of each square, and of the whole.
fn inputs(view: &View, frame: Frame) -> Inputs {
    let (me, public) = (view.me(), view.public());
    let mut inputs = Inputs::new(frame, FORM);
    let alive = ByColor::new(|color| alive(view.variant(), &public.fallen(color).known));
    let mut hidden = alive;
    for color in Color::ALL {
        for square in public.occupied(color) {
            let token = public.token(square);
            let kind = view.known(square).map(|role| KIND[role as usize]);
            // Whether the other side knows it, too.
            let known = if color == me { token.kinds.len() == 1 } else { kind.is_some() };
            if color == me {
                if token.moved {
                    inputs.tell(square, OWN_MOVED);
                }
                if known {
                    inputs.tell(square, OWN_KNOWN);
                }
            } else if !known {
                inputs.tell(square, if token.moved { HIDDEN_MOVED } else { HIDDEN });
            }
            if let Some(kind) = kind {
                inputs.tell(square, if color == me { kind } else { ENEMY + kind });
                hidden[color][kind] = hidden[color][kind].saturating_sub(known.into());
            }
        }
    }
    inputs.tell_last_moves(public, LAST);
    inputs.count(public, &[alive[me], hidden[me], alive[!me], hidden[!me]]);
    inputs
}

/// How many of each kind an army has, but for those that have fallen.
fn alive(variant: &Variant, fallen: &[u8]) -> [u8; KINDS] {
    let mut counts = [0; KINDS];
    let army = variant.army.counts();
    for ((role, &all), &fallen) in Role::ALL.into_iter().zip(&army).zip(fallen) {
        counts[KIND[role as usize]] += all.saturating_sub(fallen);
    }
    counts
}
