//! Policy network: a logit for each move, from the player's view of the board.
//!
//! It was trained first to imitate this player's own games, then by self-play (proximal policy optimization),
//! on `original` and `barrage`, by `tools/train/policy`. Other editions on boards of ten columns are near
//! enough if few pieces have a power or go two squares, see
//! `docs/computer-player/experiments.md`, "Policy network". At last it was trained against a frozen player on
//! `original`. The deltas of that run apply only where armies and attacks are as there.

use alloc::vec::Vec;

use super::network::{
    Features, Frame, Inputs, KIND, KINDS, Layer, Network, Reader, SIDE, Shape, is_in_distribution, layer,
};
use super::weight_file::built_in;
use crate::action::Action;
use crate::color::{ByColor, Color};
use crate::role::Role;
use crate::square::{Direction, Square};
use crate::variant::Variant;
use crate::view::View;

/// The plane of own pieces that the enemy knows, after the planes of the own kinds.
const OWN_KNOWN: usize = KINDS;
/// The plane of own pieces that have moved.
const OWN_MOVED: usize = OWN_KNOWN + 1;
/// The first plane of the known enemy kinds.
const ENEMY: usize = OWN_MOVED + 1;
/// The plane of hidden enemy pieces that have not moved.
const HIDDEN: usize = ENEMY + KINDS;
/// The plane of hidden enemy pieces that have moved.
const HIDDEN_MOVED: usize = HIDDEN + 1;
/// The first of the four planes of the last moves: from and to of the enemy's, then of the own one.
const LAST_MOVES: usize = HIDDEN_MOVED + 1;

/// The longest distance of a move.
const MAX_DISTANCE: usize = SIDE - 1;
/// The number of logits of each square: one for each direction and distance.
const LOGITS: usize = 4 * MAX_DISTANCE;

const QUADS: usize = 12;
const CHANNELS: usize = QUADS * 4;
const SHAPE: Shape = Shape { planes: LAST_MOVES + 4, scalars: 4 * KINDS + 2, bits: &[13, 13, 12, 11, 9, 8] };
const WEIGHTS: usize = SHAPE.weights(CHANNELS) + layer(CHANNELS, LOGITS);
const ARCHITECTURE: u32 = SHAPE.architecture("policy", CHANNELS, &[LOGITS as u32]);
/// The weights of the network.
static BASE_WEIGHTS: &[u8; WEIGHTS] = built_in(include_bytes!("../data/policy.bin"), ARCHITECTURE);
/// The deltas of the weights, for variants that are in distribution.
static DELTAS: &[u8; WEIGHTS] = built_in(include_bytes!("../data/policy_delta.bin"), ARCHITECTURE);

/// The output of the network for one turn.
struct Policy {
    frame: Frame,
    features: Features<QUADS>,
    head: Layer<{ LOGITS / 4 }>,
}

impl Policy {
    fn new(view: &View) -> Option<Self> {
        let frame = Frame::new(view.variant(), view.me())?;
        let deltas: &[u8] = if is_in_distribution(view.variant()) { DELTAS } else { &[] };
        let mut file = Reader { weights: BASE_WEIGHTS, deltas };
        let features = Network::new(&mut file, SHAPE).features(&inputs(view, frame));
        Some(Self { frame, features, head: file.layer(CHANNELS, SHAPE.output_bits()) })
    }

    /// The logit of an action; `None` if the action is not a move.
    ///
    /// A move of two squares is as likely as its likelier first step.
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
        // The player's own directions: ahead, to the right, back, to the left.
        let direction = (direction as usize + Direction::forward(self.frame.me) as usize) % Direction::ALL.len();
        let head = direction * MAX_DISTANCE + usize::from(far) - 1;
        let sums = self.head.outputs(self.features.of(self.frame, from));
        sums.get(head / 4).map(|sums| sums.to_array()[head % 4]).map(|sum| SHAPE.to_float(sum))
    }
}

/// The squares from and to of an action that goes two squares (R10.3, R11.3).
fn two_steps(view: &View, action: Action) -> Option<(Square, Square)> {
    let double = |from| view.mine().own(from).is_some_and(|role| view.variant().movement(role).is_double());
    match action {
        Action::Turn { from, to, .. } => Some((from, to)),
        Action::Move { from, to } if double(from) && !from.is_next_to(to) => Some((from, to)),
        _ => None,
    }
}

/// The log-prior of each action, relative to the likeliest one and so at most 0.
///
/// `None` where the board does not fit, or too many pieces are out of distribution. The network does not know
/// actions that are not moves: they count as the average move. It has nothing to say against attacks in two
/// squares, which get 0.
pub(in crate::ai) fn log_priors_of(view: &View, actions: &[Action]) -> Option<Vec<f32>> {
    let policy = Policy::new(view)?;
    let logits: Vec<Option<f32>> = actions.iter().map(|&action| policy.of(view, action)).collect();
    let known_logits = || logits.iter().flatten().copied();
    let mean = known_logits().sum::<f32>() / known_logits().count().max(1) as f32;
    let top = known_logits().fold(mean, f32::max);
    let enemies = view.public().occupied(!view.me());
    let is_far_attack = |action| two_steps(view, action).is_some_and(|(_, to)| enemies.contains(to));
    let log_prior = |(&action, logits): (&Action, Option<f32>)| {
        if is_far_attack(action) { 0.0 } else { logits.unwrap_or(mean) - top }
    };
    Some(actions.iter().zip(logits).map(log_prior).collect())
}

/// The log-prior of each legal action of the player whose decision it is.
#[cfg(feature = "train")]
pub fn log_priors(view: &View) -> Option<Vec<(Action, f32)>> {
    let actions = view.legal_actions();
    let log_prior = log_priors_of(view, &actions)?;
    Some(actions.into_iter().zip(log_prior).collect())
}

/// The inputs of the network for a view.
fn inputs(view: &View, frame: Frame) -> Inputs {
    let (me, public) = (view.me(), view.public());
    let mut inputs = Inputs::new(frame, SHAPE);
    let remaining = ByColor::new(|color| remaining(view.variant(), &public.fallen(color).known));
    let mut hidden = remaining;
    for color in Color::ALL {
        for square in public.occupied(color) {
            let token = public.token(square);
            let kind = view.known(square).map(|role| KIND[role as usize]);
            // For an enemy piece the known kind; for an own piece whether the enemy knows it too.
            let is_known = if color == me { token.kinds.len() == 1 } else { kind.is_some() };
            if color == me {
                if token.moved {
                    inputs.set(square, OWN_MOVED);
                }
                if is_known {
                    inputs.set(square, OWN_KNOWN);
                }
            } else if !is_known {
                inputs.set(square, if token.moved { HIDDEN_MOVED } else { HIDDEN });
            }
            if let Some(kind) = kind {
                inputs.set(square, if color == me { kind } else { ENEMY + kind });
                hidden[color][kind] = hidden[color][kind].saturating_sub(is_known.into());
            }
        }
    }
    inputs.set_last_moves(public, LAST_MOVES);
    inputs.set_scalars(public, &[remaining[me], hidden[me], remaining[!me], hidden[!me]]);
    inputs
}

/// The number of each kind of an army without the captured pieces.
fn remaining(variant: &Variant, fallen: &[u8]) -> [u8; KINDS] {
    let mut counts = [0; KINDS];
    let army = variant.army.counts();
    for ((role, &all), &fallen) in Role::ALL.into_iter().zip(&army).zip(fallen) {
        counts[KIND[role as usize]] += all.saturating_sub(fallen);
    }
    counts
}
