//! A critic: how a game will end, told with both armies in the open.
//!
//! A small network that was taught, by `tools/train/policy`, what the larger one says that foresees results in the lessons of the
//! [policy](crate::ai::nn::policy), and then how games against a frozen player went on. The player, who does not see
//! the other army, asks it about samples.

use alloc::vec::Vec;

use super::network::{
    Form, Frame, Inputs, KIND, KINDS, Layer, Network, Reader, SIDE, WEIGHT_BITS, cut_off, is_taught, layer,
};
use super::weight_file::built_in;
use crate::color::Color;
use crate::position::Position;
use crate::variant::Variant;

/// What is told of each square for either side, its own first: the kind there, whether the other side knows it, whether it has
/// moved;
const KNOWN: usize = KINDS;
const MOVED: usize = KNOWN + 1;
const ARMY: usize = MOVED + 1;
/// and whether the last move of the enemy, and of its own, went from there, or to there.
const LAST: usize = 2 * ARMY;

const QUADS: usize = 4;
const CHANNELS: usize = QUADS * 4;
const FORM: Form = Form { planes: LAST + 4, scalars: 2 * KINDS + 2, bits: &[13, 13, 12] };
/// Behind the network so much is told of each square, and of all that and of what the squares say on average so much of the whole.
const FOLD: usize = 4;
const FOLDED: usize = FOLD * SIDE * SIDE + CHANNELS;
const INNER: usize = 32;
const WEIGHTS: usize = FORM.weights(CHANNELS) + layer(CHANNELS, FOLD) + layer(FOLDED, INNER) + layer(INNER, 1);
const ARCHITECTURE: u32 = FORM.architecture("value", CHANNELS, &[FOLD as u32, INNER as u32]);
static FILE: &[u8; WEIGHTS] = built_in(include_bytes!("../data/value.bin"), ARCHITECTURE);

/// The critic, ready to see what may come of a turn.
pub(in crate::ai) struct ValueNetwork {
    /// As the player who asks sees the board.
    frame: Frame,
    network: Network<QUADS>,
    fold: Layer<{ FOLD / 4 }>,
    inner: Layer<{ INNER / 4 }>,
    last: Vec<i16>,
}

impl ValueNetwork {
    /// None where it was not taught what is played.
    pub(in crate::ai) fn new(variant: &Variant, me: Color) -> Option<Self> {
        let frame = Frame::new(variant, me).filter(|_| is_taught(variant))?;
        let mut file = Reader { weights: FILE, deltas: &[] };
        Some(Self {
            frame,
            network: Network::new(&mut file, FORM),
            fold: file.layer(CHANNELS, FORM.last()),
            inner: file.layer(FOLDED, FORM.last()),
            last: file.weights(layer(INNER, 1)),
        })
    }

    /// How a game will end that has come to a position: 1 if the player who asks wins, -1 if he loses.
    pub(in crate::ai) fn value(&self, position: &Position) -> f32 {
        let me = self.frame.me;
        if let Some(outcome) = position.outcome() {
            return outcome.winner.map_or(0.0, |winner| if winner == me { 1.0 } else { -1.0 });
        }
        let mover = position.to_act().unwrap_or(me);
        let features = self.network.features(&inputs(position, self.frame.seen_by(mover)));
        let settle = |sums| cut_off(sums, WEIGHT_BITS);
        let folded = features.all().flat_map(|cell| self.fold.outputs(cell)).flat_map(settle);
        let inner = self.inner.outputs(&folded.chain(features.mean()).collect::<Vec<i16>>());
        // The last weight is the bias.
        let inner = inner.into_iter().flat_map(settle).chain([1 << FORM.last()]);
        let sum: i32 = inner.zip(&self.last).map(|(input, &weight)| i32::from(input) * i32::from(weight)).sum();
        let value = squeeze(FORM.worth(sum));
        if mover == me { value } else { -value }
    }
}

/// How a game will end for the player to act, both armies in the open: 1 won, -1 lost; none if it is over or where that was not
/// taught.
#[cfg(feature = "train")]
pub fn predicted_value(position: &Position) -> Option<f32> {
    let mover = position.to_act()?;
    Some(ValueNetwork::new(position.public().variant(), mover)?.value(position))
}

/// Squeezes a number between -1 and 1, nearly as the hyperbolic tangent does, for which there is no function without a standard
/// library.
fn squeeze(x: f32) -> f32 {
    let x = x.clamp(-3.0, 3.0);
    x * (27.0 + x * x) / (27.0 + 9.0 * x * x)
}

/// What the network is told: of each square, and of the whole.
fn inputs(position: &Position, frame: Frame) -> Inputs {
    let (me, public) = (frame.me, position.public());
    let mut inputs = Inputs::new(frame, FORM);
    let mut counts = [[0; KINDS]; 2];
    for ((color, first), counts) in [(me, 0), (!me, ARMY)].into_iter().zip(&mut counts) {
        for square in public.occupied(color) {
            let Some((_, role)) = position.piece(square) else { continue };
            let token = public.token(square);
            let kind = KIND[role as usize];
            inputs.tell(square, first + kind);
            if token.kinds.len() == 1 {
                inputs.tell(square, first + KNOWN);
            }
            if token.moved {
                inputs.tell(square, first + MOVED);
            }
            counts[kind] += 1;
        }
    }
    inputs.tell_last_moves(public, LAST);
    inputs.count(public, &counts);
    inputs
}
