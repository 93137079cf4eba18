//! Value network: a prediction of a game's result, from the pieces of both armies.
//!
//! It is a small network, trained by `tools/train/policy`: first on the values of a larger one, which was
//! trained on the results of the [policy](crate::ai::nn::policy)'s training games, and then on the course of
//! games against a frozen player. The player does not see the other army, and so uses it on samples.

use alloc::vec::Vec;

use super::network::{
    Frame, Inputs, KIND, KINDS, Layer, Network, Reader, SIDE, Shape, WEIGHT_BITS, is_in_distribution, layer, relu,
};
use super::weight_file::built_in;
use crate::color::Color;
use crate::position::Position;
use crate::variant::Variant;

/// The plane of pieces that the other side knows, after the planes of a side's kinds.
const KNOWN: usize = KINDS;
/// The plane of pieces that have moved.
const MOVED: usize = KNOWN + 1;
/// The number of planes of a side; the own side comes first.
const ARMY: usize = MOVED + 1;
/// The first of the four planes of the last moves: from and to of the enemy's, then of the own one.
const LAST_MOVES: usize = 2 * ARMY;

const QUADS: usize = 4;
const CHANNELS: usize = QUADS * 4;
const SHAPE: Shape = Shape { planes: LAST_MOVES + 4, scalars: 2 * KINDS + 2, bits: &[13, 13, 12] };
/// The number of outputs of each square.
const SQUARE_OUTPUTS: usize = 4;
/// The number of inputs of the hidden layer: the outputs of all squares, and their mean activations.
const HIDDEN_INPUTS: usize = SQUARE_OUTPUTS * SIDE * SIDE + CHANNELS;
/// The number of units of the hidden layer.
const HIDDEN: usize = 32;
const WEIGHTS: usize =
    SHAPE.weights(CHANNELS) + layer(CHANNELS, SQUARE_OUTPUTS) + layer(HIDDEN_INPUTS, HIDDEN) + layer(HIDDEN, 1);
const ARCHITECTURE: u32 = SHAPE.architecture("value", CHANNELS, &[SQUARE_OUTPUTS as u32, HIDDEN as u32]);
/// The weights of the network.
static FILE: &[u8; WEIGHTS] = built_in(include_bytes!("../data/value.bin"), ARCHITECTURE);

/// The value network for one player.
pub(in crate::ai) struct ValueNetwork {
    /// The board as the player sees it.
    frame: Frame,
    network: Network<QUADS>,
    fold: Layer<{ SQUARE_OUTPUTS / 4 }>,
    inner: Layer<{ HIDDEN / 4 }>,
    last: Vec<i16>,
}

impl ValueNetwork {
    /// The value network for a player; `None` where it was not trained on the variant.
    pub(in crate::ai) fn new(variant: &Variant, me: Color) -> Option<Self> {
        let frame = Frame::new(variant, me).filter(|_| is_in_distribution(variant))?;
        let mut file = Reader { weights: FILE, deltas: &[] };
        Some(Self {
            frame,
            network: Network::new(&mut file, SHAPE),
            fold: file.layer(CHANNELS, SHAPE.output_bits()),
            inner: file.layer(HIDDEN_INPUTS, SHAPE.output_bits()),
            last: file.weights(layer(HIDDEN, 1)),
        })
    }

    /// The predicted result of a game at a position, from 1 (the player wins) to -1 (the player loses).
    pub(in crate::ai) fn value(&self, position: &Position) -> f32 {
        let me = self.frame.me;
        if let Some(outcome) = position.outcome() {
            return outcome.winner.map_or(0.0, |winner| if winner == me { 1.0 } else { -1.0 });
        }
        let mover = position.to_act().unwrap_or(me);
        let features = self.network.features(&inputs(position, self.frame.seen_by(mover)));
        let activate = |sums| relu(sums, WEIGHT_BITS);
        let folded = features.all().flat_map(|cell| self.fold.outputs(cell)).flat_map(activate);
        let inner = self.inner.outputs(&folded.chain(features.mean()).collect::<Vec<i16>>());
        // The last weight is the bias.
        let inner = inner.into_iter().flat_map(activate).chain([1 << SHAPE.output_bits()]);
        let sum: i32 = inner.zip(&self.last).map(|(input, &weight)| i32::from(input) * i32::from(weight)).sum();
        let value = tanh(SHAPE.to_float(sum));
        if mover == me { value } else { -value }
    }
}

/// The predicted result for the player to act, from 1 (a win) to -1 (a loss), with both armies known.
///
/// `None` if the game is over or the network was not trained on the variant.
#[cfg(feature = "train")]
pub fn predicted_value(position: &Position) -> Option<f32> {
    let mover = position.to_act()?;
    Some(ValueNetwork::new(position.public().variant(), mover)?.value(position))
}

/// An approximation of the hyperbolic tangent, which is not available without the standard library.
fn tanh(x: f32) -> f32 {
    let x = x.clamp(-3.0, 3.0);
    x * (27.0 + x * x) / (27.0 + 9.0 * x * x)
}

/// The inputs of the network for a position.
fn inputs(position: &Position, frame: Frame) -> Inputs {
    let (me, public) = (frame.me, position.public());
    let mut inputs = Inputs::new(frame, SHAPE);
    let mut counts = [[0; KINDS]; 2];
    for ((color, first), counts) in [(me, 0), (!me, ARMY)].into_iter().zip(&mut counts) {
        for square in public.occupied(color) {
            let Some((_, role)) = position.piece(square) else { continue };
            let token = public.token(square);
            let kind = KIND[role as usize];
            inputs.set(square, first + kind);
            if token.kinds.len() == 1 {
                inputs.set(square, first + KNOWN);
            }
            if token.moved {
                inputs.set(square, first + MOVED);
            }
            counts[kind] += 1;
        }
    }
    inputs.set_last_moves(public, LAST_MOVES);
    inputs.set_scalars(public, &counts);
    inputs
}
