//! A residual convolutional network (He 2016) on the whole board.
//!
//! The [policy](crate::ai::nn::policy) and the [value network](crate::ai::nn::value) are built on it, each
//! with layers of its own behind it. Both are trained with `tools/train/policy`. Inference is in fixed-point
//! integers, so that the result is the same on every machine.

use alloc::vec;
use alloc::vec::Vec;

use wide::{i16x8, i32x4};

use super::weight_file;
use crate::color::Color;
use crate::position::Public;
use crate::role::Role;
use crate::square::Square;
use crate::unit::Unit;
use crate::variant::{Rules, Variant};

/// The side length of the board in training; a board with fewer rows lies in the middle of it.
pub(in crate::ai) const SIDE: usize = 10;
/// The number of squares of the board in training.
const CELLS: usize = SIDE * SIDE;
/// The width of the board with an empty edge, so that the kernel around each square stays on it.
const WIDTH: usize = SIDE + 2;
/// The number of squares of the board with its edge.
const WITH_EDGE: usize = WIDTH * WIDTH;
/// The number of kinds in training.
pub(in crate::ai) const KINDS: usize = 12;
/// The kind in training for each kind in the order of [`Role::ALL`].
///
/// A kind that only other editions have is mapped to the next stronger one.
pub(in crate::ai) const KIND: [usize; Role::COUNT] = [0, 0, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/// The number of squares under a convolution kernel of three by three.
const TAPS: usize = 9;

/// The number of pieces of an army for each that may be [out of distribution](is_out_of_distribution).
const PIECES_PER_FOREIGN: usize = 10;

/// True if a piece has an ability that is absent from the training games.
pub(in crate::ai) fn is_out_of_distribution(unit: &Unit) -> bool {
    unit.power.is_some() || unit.movement.is_double()
}

/// True if a variant is in distribution: its pieces and its attacks are those of the training games.
pub(in crate::ai) fn is_in_distribution(variant: &Variant) -> bool {
    let Rules { silent_defence, captured, two_square, chase, both_stuck_draws, quiet_limit, turn_limit, .. } =
        variant.rules;
    // This rule changes a single kind of attack.
    let spy_strikes_back = variant.rules.spy_strikes_back;
    let same = Rules {
        silent_defence,
        captured,
        spy_strikes_back,
        two_square,
        chase,
        both_stuck_draws,
        quiet_limit,
        turn_limit,
        ..Rules::STANDARD
    };
    variant.rules == same && !variant.cards && !variant.army.units().any(is_out_of_distribution)
}

/// Fractional bits of the weights.
pub(in crate::ai) const WEIGHT_BITS: u32 = 8;

/// The number of weights of a layer, with a bias for each output.
pub(in crate::ai) const fn layer(inputs: usize, outputs: usize) -> usize {
    (inputs + 1) * outputs
}

/// The inputs of a network and the precision of its activations.
#[derive(Clone, Copy)]
pub(in crate::ai) struct Shape {
    /// The number of input planes.
    pub(in crate::ai) planes: usize,
    /// The number of input scalars.
    pub(in crate::ai) scalars: usize,
    /// Fractional bits of the activations: of the first block's input, then of each block's output.
    ///
    /// More bits are more precise, but leave a smaller range.
    pub(in crate::ai) bits: &'static [u32],
}

impl Shape {
    /// The hash of an architecture with a number of channels and layers of given sizes behind the network.
    pub(in crate::ai) const fn architecture(self, name: &str, channels: usize, behind: &[u32]) -> u32 {
        let sizes = [self.planes as u32, self.scalars as u32, channels as u32];
        weight_file::architecture(name, &[&sizes, self.bits, behind])
    }

    /// The number of weights of a network with a number of channels.
    pub(in crate::ai) const fn weights(self, channels: usize) -> usize {
        layer(TAPS * self.planes, channels)
            + CELLS * channels
            + layer(self.scalars, channels)
            + (self.bits.len() - 1) * (2 * layer(TAPS * channels, channels) + layer(channels, channels))
    }

    /// Fractional bits of the input.
    pub(in crate::ai) const fn input_bits(self) -> u32 {
        self.bits[0]
    }

    /// Fractional bits of the output.
    pub(in crate::ai) const fn output_bits(self) -> u32 {
        self.bits[self.bits.len() - 1]
    }

    /// A weighted sum of outputs as a floating-point number.
    pub(in crate::ai) fn to_float(self, sum: i32) -> f32 {
        sum as f32 / (1 << (WEIGHT_BITS + self.output_bits())) as f32
    }
}

/// A network with four channels for each of its `QUADS`.
pub(in crate::ai) struct Network<const QUADS: usize> {
    first: Layer<QUADS>,
    /// The biases of each square.
    square_bias: Vec<Sums<QUADS>>,
    scalars: Layer<QUADS>,
    blocks: Vec<Block<QUADS>>,
    shape: Shape,
}

/// A residual block of two convolutions, with global pooling.
struct Block<const QUADS: usize> {
    first: Layer<QUADS>,
    second: Layer<QUADS>,
    /// Adds an output of the mean over all squares to each square (as in `KataGo`, Wu 2019).
    global: Layer<QUADS>,
}

/// The inputs of a network.
pub(in crate::ai) struct Inputs {
    frame: Frame,
    bits: u32,
    /// The number of each kind in each army, the turns without an attack and all turns, in fixed point.
    scalars: Vec<i16>,
    /// The inputs that are 1: pairs of a square's index and a plane.
    planes: Vec<(usize, usize)>,
}

/// The indices of the squares as a player sees the board: from the own back row on, left to right.
#[derive(Clone, Copy)]
pub(in crate::ai) struct Frame {
    pub(in crate::ai) me: Color,
    /// The number of empty rows before the first row of the board.
    below: usize,
}

impl Frame {
    /// The frame of a player.
    ///
    /// `None` where the size of the board does not fit, or too many pieces are out of distribution.
    pub(in crate::ai) fn new(variant: &Variant, me: Color) -> Option<Self> {
        let board = &variant.board;
        let wrong_size = usize::from(board.columns) != SIDE || usize::from(board.rows) > SIDE;
        let foreign: usize =
            variant.army.units().filter(|unit| is_out_of_distribution(unit)).map(|unit| usize::from(unit.count)).sum();
        if wrong_size || foreign * PIECES_PER_FOREIGN > variant.army.total() {
            return None;
        }
        Some(Self { me, below: (SIDE - usize::from(board.rows)) / 2 })
    }

    /// The frame of another player on the same board.
    pub(in crate::ai) const fn seen_by(self, me: Color) -> Self {
        Self { me, ..self }
    }

    /// The index of a square.
    fn cell(self, square: Square) -> usize {
        let index = cell_index(usize::from(square.row()) + self.below, usize::from(square.column()));
        if self.me == Color::Red { index } else { WITH_EDGE - 1 - index }
    }
}

impl Inputs {
    /// Inputs that are all 0.
    pub(in crate::ai) const fn new(frame: Frame, shape: Shape) -> Self {
        Self { frame, bits: shape.input_bits(), scalars: Vec::new(), planes: Vec::new() }
    }

    /// Sets a plane to 1 at a square.
    pub(in crate::ai) fn set(&mut self, square: Square, plane: usize) {
        self.planes.push((self.frame.cell(square), plane));
    }

    /// Sets four planes to the last moves: from and to of the enemy's, then of the own one.
    pub(in crate::ai) fn set_last_moves(&mut self, public: &Public, plane: usize) {
        let me = self.frame.me;
        for (color, plane) in [(!me, plane), (me, plane + 2)] {
            if let Some((from, to)) = public.last_move(color) {
                self.set(from, plane);
                self.set(to, plane + 1);
            }
        }
    }

    /// Sets the scalars: the number of each kind in each army, and the turns of the game.
    pub(in crate::ai) fn set_scalars(&mut self, public: &Public, armies: &[[u8; KINDS]]) {
        let share =
            |count: u32, all: u64| i16::try_from(((u64::from(count) << self.bits) + all / 2) / all).unwrap_or(i16::MAX);
        self.scalars.extend(armies.as_flattened().iter().map(|&count| share(count.into(), 4)));
        self.scalars.extend([share(public.quiet_turns(), 100), share(public.turns(), 500)]);
    }
}

/// The activations of each square, which are the output of a network.
pub(in crate::ai) struct Features<const QUADS: usize>(Vec<i16>);

impl<const QUADS: usize> Features<QUADS> {
    /// The activations from the sums of each square, with `drop` bits dropped; the edge stays 0.
    fn new(sums: &[Sums<QUADS>], drop: u32) -> Self {
        let mut features = vec![0; WITH_EDGE * QUADS * 4];
        let (quads, _) = features.as_chunks_mut::<4>();
        for cell in cells() {
            quads[cell * QUADS..].iter_mut().zip(sums[cell]).for_each(|(quad, sum)| *quad = relu(sum, drop));
        }
        Self(features)
    }

    /// The activations of the square with an index.
    fn at(&self, cell: usize) -> &[i16] {
        &self.0[cell * QUADS * 4..][..QUADS * 4]
    }

    /// The activations of a square of the board in a frame.
    pub(in crate::ai) fn of(&self, frame: Frame, square: Square) -> &[i16] {
        self.at(frame.cell(square))
    }

    /// The activations of all squares of the board, one after the other.
    pub(in crate::ai) fn all(&self) -> impl Iterator<Item = &[i16]> {
        cells().map(|cell| self.at(cell))
    }

    /// The mean of the activations over all squares.
    pub(in crate::ai) fn mean(&self) -> Vec<i16> {
        let mut sums = vec![0; QUADS * 4];
        for features in self.all() {
            sums.iter_mut().zip(features).for_each(|(sum, &feature)| *sum += i32::from(feature));
        }
        sums.into_iter().map(|sum| ((sum + CELLS as i32 / 2) / CELLS as i32) as i16).collect()
    }
}

impl<const QUADS: usize> Network<QUADS> {
    /// Reads a network from a file of weights.
    pub(in crate::ai) fn new(file: &mut Reader, shape: Shape) -> Self {
        let channels = QUADS * 4;
        Self {
            first: file.layer(TAPS * shape.planes, shape.input_bits()),
            square_bias: (0..CELLS).map(|_| file.sums(shape.input_bits())).collect(),
            scalars: file.layer(shape.scalars, shape.input_bits()),
            blocks: (shape.bits.iter().zip(&shape.bits[1..]))
                .map(|(&from, &to)| Block {
                    first: file.layer(TAPS * channels, from),
                    second: file.layer(TAPS * channels, to),
                    global: file.layer(channels, from),
                })
                .collect(),
            shape,
        }
    }

    /// Computes the activations for inputs.
    pub(in crate::ai) fn features(&self, inputs: &Inputs) -> Features<QUADS> {
        let mut sums = vec![self.scalars.outputs(&inputs.scalars); WITH_EDGE];
        add(&mut sums, &self.first.biases);
        for (cell, square_bias) in cells().zip(&self.square_bias) {
            add(&mut sums[cell..=cell], square_bias);
        }
        self.first.scatter(&inputs.planes, inputs.bits, &mut sums);
        let mut features = Features::new(&sums, WEIGHT_BITS);
        for (block, bits) in self.blocks.iter().zip(self.shape.bits.windows(2)) {
            let [from, to] = [bits[0], bits[1]];
            let mut inner = vec![block.global.outputs(&features.mean()); WITH_EDGE];
            add(&mut inner, &block.first.biases);
            block.first.convolve(&features, &mut inner);
            let (before, _) = features.0.as_chunks();
            for (sum, &before) in sums.as_flattened_mut().iter_mut().zip(before) {
                *sum = i32x4::new(before.map(i32::from)) << (WEIGHT_BITS + to - from);
            }
            add(&mut sums, &block.second.biases);
            block.second.convolve(&Features::new(&inner, WEIGHT_BITS + from - to), &mut sums);
            features = Features::new(&sums, WEIGHT_BITS);
        }
        features
    }
}

/// The sums of outputs, four in each vector.
pub(in crate::ai) type Sums<const QUADS: usize> = [i32x4; QUADS];

/// The weights of a layer and its biases, with four outputs for each of its `QUADS`.
pub(in crate::ai) struct Layer<const QUADS: usize> {
    /// For each pair of inputs the weights to all outputs, interleaved.
    weights: Vec<[i16x8; QUADS]>,
    biases: Sums<QUADS>,
}

impl<const QUADS: usize> Layer<QUADS> {
    /// The sums of the outputs for inputs, without activation.
    pub(in crate::ai) fn outputs(&self, inputs: &[i16]) -> Sums<QUADS> {
        multiply_add(self.biases, &self.weights, inputs)
    }

    /// Adds a convolution of three by three to the sums of each square.
    fn convolve(&self, inputs: &Features<QUADS>, sums: &mut [Sums<QUADS>]) {
        // One tap after the other, since the weights of all of them do not fit into the L1 cache.
        for (tap, weights) in self.weights.chunks_exact(QUADS * 2).enumerate() {
            for cell in cells() {
                sums[cell] = multiply_add(sums[cell], weights, inputs.at(near(cell, tap)));
            }
        }
    }

    /// Adds a convolution of sparse inputs, given as the list of those that are 1 with their squares.
    fn scatter(&self, ones: &[(usize, usize)], bits: u32, sums: &mut [Sums<QUADS>]) {
        let count = self.weights.len() / TAPS;
        let one = 1 << bits;
        for &(cell, input) in ones {
            let pair = if input % 2 == 0 { [one, 0] } else { [0, one] };
            for tap in 0..TAPS {
                // A square to the left has this one under the right of its kernel.
                let sums = &mut sums[near(cell, TAPS - 1 - tap)];
                *sums = multiply_add(*sums, &self.weights[tap * count + input / 2..], &pair);
            }
        }
    }
}

/// Adds inputs times weights to sums, two inputs at a time.
fn multiply_add<const QUADS: usize>(mut sums: Sums<QUADS>, weights: &[[i16x8; QUADS]], inputs: &[i16]) -> Sums<QUADS> {
    for (&[one, other], weights) in inputs.as_chunks().0.iter().zip(weights) {
        let inputs = i16x8::new([one, other, one, other, one, other, one, other]);
        sums.iter_mut().zip(weights).for_each(|(sum, &weights)| *sum += inputs.dot(weights));
    }
    sums
}

/// Adds the same numbers to the sums of each square.
fn add<const QUADS: usize>(sums: &mut [Sums<QUADS>], more: &Sums<QUADS>) {
    for sums in sums {
        sums.iter_mut().zip(more).for_each(|(sum, &more)| *sum += more);
    }
}

/// Rectified linear units, with `drop` fractional bits rounded away.
pub(in crate::ai) fn relu(sums: i32x4, drop: u32) -> [i16; 4] {
    let rounded = (sums + i32x4::splat(1 << (drop - 1))) >> drop;
    rounded.max(i32x4::ZERO).min(i32x4::splat(i16::MAX.into())).to_array().map(|feature| feature as i16)
}

/// The index of the square in a row and a column.
const fn cell_index(row: usize, column: usize) -> usize {
    (row + 1) * WIDTH + column + 1
}

/// The indices of all squares of the board.
fn cells() -> impl Iterator<Item = usize> {
    (0..SIDE).flat_map(|row| (0..SIDE).map(move |column| cell_index(row, column)))
}

/// The index of one of the nine squares under a kernel around a square.
const fn near(cell: usize, tap: usize) -> usize {
    cell + tap / 3 * WIDTH + tap % 3 - WIDTH - 1
}

/// Bias of the stored deltas: 0 is stored as 128.
///
/// Runs of zeros would make wasm-opt split the data segment, which takes more space.
const NO_DELTA: u8 = 128;

/// Reader of weights, each a signed byte.
pub(in crate::ai) struct Reader {
    /// The weights that are not read yet.
    pub(in crate::ai) weights: &'static [u8],
    /// The deltas of these weights, with a bias of [`NO_DELTA`]; weights beyond them have none.
    pub(in crate::ai) deltas: &'static [u8],
}

impl Reader {
    /// Reads a number of weights and adds their deltas.
    pub(in crate::ai) fn weights(&mut self, count: usize) -> Vec<i16> {
        let [weights, deltas] = [&mut self.weights, &mut self.deltas].map(|file| {
            let (head, rest) = file.split_at(count.min(file.len()));
            *file = rest;
            head
        });
        let mut weights: Vec<i16> = weights.iter().map(|&byte| i16::from(byte as i8)).collect();
        for (weight, &delta) in weights.iter_mut().zip(deltas) {
            *weight += i16::from(delta) - i16::from(NO_DELTA);
        }
        weights
    }

    /// Reads biases, which are added to activations with `bits` fractional bits.
    fn sums<const QUADS: usize>(&mut self, bits: u32) -> Sums<QUADS> {
        let weights = self.weights(QUADS * 4);
        let (quads, _) = weights.as_chunks::<4>();
        core::array::from_fn(|quad| i32x4::new(quads[quad].map(|weight| i32::from(weight) << bits)))
    }

    /// Reads a layer with an even number of inputs, which have `bits` fractional bits.
    pub(in crate::ai) fn layer<const QUADS: usize>(&mut self, inputs: usize, bits: u32) -> Layer<QUADS> {
        let outputs = QUADS * 4;
        let weights = self.weights(inputs * outputs);
        let paired = |pair: &[i16]| {
            core::array::from_fn(|quad| {
                i16x8::new(core::array::from_fn(|lane| pair[lane % 2 * outputs + quad * 4 + lane / 2]))
            })
        };
        Layer { weights: weights.chunks_exact(2 * outputs).map(paired).collect(), biases: self.sums(bits) }
    }
}
