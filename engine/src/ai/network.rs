//! A residual convolutional network (He 2016) that sees the whole board at once.
//!
//! Taught by `tools/train/policy`; two are used, the [policy](super::policy) and the [critic](super::critic), each with layers of
//! its own behind it.

use alloc::vec;
use alloc::vec::Vec;

use crate::color::Color;
use crate::position::Public;
use crate::role::Role;
use crate::square::Square;
use crate::unit::{Movement, Unit};
use crate::variant::Variant;

/// The board that it was taught on. A smaller one lies in the middle of it.
pub(super) const SIDE: usize = 10;
pub(super) const CELLS: usize = SIDE * SIDE;
/// How many kinds it was taught, and for each in the order of [`Role::ALL`] which that is. One of another edition is taken for
/// the next stronger.
pub(super) const KINDS: usize = 12;
pub(super) const KIND: [usize; Role::COUNT] = [0, 0, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/// The squares that a convolution sees around one.
const TAPS: usize = 9;

/// One piece of so many may move as it was not taught.
const FEW: usize = 12;

/// So many units of a weight in a file are one.
const UNIT: f32 = 256.0;

/// How many weights a layer has, with a bias for each output.
pub(super) const fn layer(inputs: usize, outputs: usize) -> usize {
    (inputs + 1) * outputs
}

/// How many planes and scalars a network is told, and through how many blocks that goes.
#[derive(Clone, Copy)]
pub(super) struct Form {
    pub(super) planes: usize,
    pub(super) scalars: usize,
    pub(super) blocks: usize,
}

impl Form {
    /// How many weights such a network has with so many channels.
    pub(super) const fn weights(self, channels: usize) -> usize {
        layer(TAPS * self.planes, channels)
            + CELLS * channels
            + layer(self.scalars, channels)
            + self.blocks * (2 * layer(TAPS * channels, channels) + layer(channels, channels))
    }
}

/// A network with so many channels.
pub(super) struct Network<const CHANNELS: usize> {
    first: Layer,
    /// What is added at each square.
    place: Vec<f32>,
    scalars: Layer,
    blocks: Vec<Block>,
}

struct Block {
    before: Layer,
    after: Layer,
    /// Adds to all squares what the mean of all says (as in `KataGo`, Wu 2019).
    whole: Layer,
}

/// What a network is told.
pub(super) struct Inputs {
    frame: Frame,
    /// How many of each kind an army has, the turns without an attack, and all.
    scalars: Vec<f32>,
    /// The planes that are one, each with its square's number.
    planes: Vec<(usize, usize)>,
}

/// How the squares of a board are numbered: from the own back row on, left to right as that player sees them.
#[derive(Clone, Copy)]
pub(super) struct Frame {
    pub(super) me: Color,
    /// So many rows lie before the first of the board.
    below: usize,
}

impl Frame {
    /// That of a player; none where the board is not like the one that networks are taught on, or many pieces do what they were not
    /// taught.
    pub(super) fn new(variant: &Variant, me: Color) -> Option<Self> {
        let board = &variant.board;
        let foreign = |unit: &Unit| unit.power.is_some() || matches!(unit.movement, Movement::Double { .. });
        let odd = usize::from(board.columns) != SIDE || usize::from(board.rows) > SIDE;
        let strangers: usize =
            variant.army.units().filter(|unit| foreign(unit)).map(|unit| usize::from(unit.count)).sum();
        if odd || strangers * FEW > variant.army.total() {
            return None;
        }
        Some(Self { me, below: (SIDE - usize::from(board.rows)) / 2 })
    }

    /// The same board as another player sees it.
    pub(super) const fn seen_by(self, me: Color) -> Self {
        Self { me, ..self }
    }

    /// The number of a square.
    pub(super) fn cell(self, square: Square) -> usize {
        let index = (usize::from(square.row()) + self.below) * SIDE + usize::from(square.column());
        if self.me == Color::Red { index } else { CELLS - 1 - index }
    }
}

impl Inputs {
    /// Nothing yet.
    pub(super) const fn new(frame: Frame) -> Self {
        Self { frame, scalars: Vec::new(), planes: Vec::new() }
    }

    /// Tells that a plane is one at a square.
    pub(super) fn tell(&mut self, square: Square, plane: usize) {
        self.planes.push((self.frame.cell(square), plane));
    }

    /// Tells from where to where the last moves of the enemy and of its own side went, on four planes.
    pub(super) fn tell_last_moves(&mut self, public: &Public, plane: usize) {
        let me = self.frame.me;
        for (color, plane) in [(!me, plane), (me, plane + 2)] {
            if let Some((from, to)) = public.last_move(color) {
                self.tell(from, plane);
                self.tell(to, plane + 1);
            }
        }
    }

    /// Tells how many of each kind there are in some armies, and how long the game is.
    pub(super) fn count(&mut self, public: &Public, armies: &[[f32; KINDS]]) {
        self.scalars.extend(armies.as_flattened().iter().map(|count| count / 4.0));
        self.scalars.extend([public.quiet_turns() as f32 / 100.0, public.turns() as f32 / 500.0]);
    }
}

impl<const CHANNELS: usize> Network<CHANNELS> {
    /// Reads the weights from a file.
    pub(super) fn new(file: &mut Reader, form: Form) -> Self {
        Self {
            first: file.layer(TAPS * form.planes, CHANNELS),
            place: file.weights(CELLS * CHANNELS),
            scalars: file.layer(form.scalars, CHANNELS),
            blocks: (0..form.blocks)
                .map(|_| Block {
                    before: file.layer(TAPS * CHANNELS, CHANNELS),
                    after: file.layer(TAPS * CHANNELS, CHANNELS),
                    whole: file.layer(CHANNELS, CHANNELS),
                })
                .collect(),
        }
    }

    /// What it makes of each square, one after the other.
    pub(super) fn features(&self, inputs: &Inputs) -> Vec<f32> {
        let mut features = self.place.clone();
        add_to_each(&mut features, &self.first.biases);
        add_to_each(&mut features, &self.scalars.outputs(&inputs.scalars));
        self.first.scatter::<CHANNELS>(&inputs.planes, &mut features);
        cut_off(&mut features);
        for block in &self.blocks {
            let mut inner = vec![0.0; CELLS * CHANNELS];
            add_to_each(&mut inner, &block.before.biases);
            add_to_each(&mut inner, &block.whole.outputs(&mean::<CHANNELS>(&features)));
            block.before.convolve::<CHANNELS>(&features, &mut inner);
            cut_off(&mut inner);
            add_to_each(&mut features, &block.after.biases);
            block.after.convolve::<CHANNELS>(&inner, &mut features);
            cut_off(&mut features);
        }
        features
    }
}

/// Some weights, each input's to all outputs together, and the biases of the outputs.
pub(super) struct Layer {
    pub(super) weights: Vec<f32>,
    pub(super) biases: Vec<f32>,
}

impl Layer {
    /// The outputs for some inputs.
    pub(super) fn outputs(&self, inputs: &[f32]) -> Vec<f32> {
        let mut outputs = self.biases.clone();
        for (&value, weights) in inputs.iter().zip(self.weights.chunks_exact(outputs.len())) {
            excite(&mut outputs, weights, value);
        }
        outputs
    }

    /// Adds to each square's outputs what the squares around it give (a convolution of three by three, zeros beyond the edge).
    fn convolve<const CHANNELS: usize>(&self, inputs: &[f32], outputs: &mut [f32]) {
        let (inputs, _) = inputs.as_chunks::<CHANNELS>();
        let (weights, _) = self.weights.as_chunks::<CHANNELS>();
        let (outputs, _) = outputs.as_chunks_mut::<CHANNELS>();
        for (cell, outputs) in outputs.iter_mut().enumerate() {
            // A copy, which can stay in registers.
            let mut sums = *outputs;
            for (tap, near) in around(cell) {
                for (&value, weights) in inputs[near].iter().zip(&weights[tap * CHANNELS..]) {
                    // Half of them are: what is below zero is cut off.
                    if value != 0.0 {
                        excite(&mut sums, weights, value);
                    }
                }
            }
            *outputs = sums;
        }
    }

    /// The same for inputs that are mostly zero, and else one: these are listed, each with its square.
    fn scatter<const CHANNELS: usize>(&self, ones: &[(usize, usize)], outputs: &mut [f32]) {
        let (weights, _) = self.weights.as_chunks::<CHANNELS>();
        let (outputs, _) = outputs.as_chunks_mut::<CHANNELS>();
        let count = weights.len() / TAPS;
        for &(cell, input) in ones {
            for (tap, near) in around(cell) {
                // What lies to the left of a square sees it to its right.
                excite(&mut outputs[near], &weights[(TAPS - 1 - tap) * count + input], 1.0);
            }
        }
    }
}

/// The squares around one, and itself, each with its number among the nine.
fn around(cell: usize) -> impl Iterator<Item = (usize, usize)> {
    let (row, column) = (cell / SIDE, cell % SIDE);
    (0..TAPS).filter_map(move |tap| {
        let (row, column) = (row + tap / 3, column + tap % 3);
        let on_board = (1..=SIDE).contains(&row) && (1..=SIDE).contains(&column);
        on_board.then(|| (tap, (row - 1) * SIDE + column - 1))
    })
}

/// Adds to some outputs what an input gives to them.
fn excite(outputs: &mut [f32], weights: &[f32], value: f32) {
    outputs.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += value * weight);
}

/// Reads weights, each a signed byte, from the beginning of a file to its end.
pub(super) struct Reader(pub(super) &'static [u8]);

impl Reader {
    fn weights(&mut self, count: usize) -> Vec<f32> {
        let (head, rest) = self.0.split_at(count.min(self.0.len()));
        self.0 = rest;
        head.iter().map(|&byte| f32::from(byte as i8) / UNIT).collect()
    }

    pub(super) fn layer(&mut self, inputs: usize, outputs: usize) -> Layer {
        Layer { weights: self.weights(inputs * outputs), biases: self.weights(outputs) }
    }
}

fn add_to_each(features: &mut [f32], more: &[f32]) {
    for cell in features.chunks_exact_mut(more.len()) {
        cell.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
    }
}

/// What is below zero counts nothing (rectified linear units).
pub(super) fn cut_off(features: &mut [f32]) {
    for feature in features {
        *feature = feature.max(0.0);
    }
}

/// What a network makes of the squares on average.
pub(super) fn mean<const CHANNELS: usize>(features: &[f32]) -> [f32; CHANNELS] {
    let mut mean = [0.0; CHANNELS];
    for cell in features.chunks_exact(CHANNELS) {
        mean.iter_mut().zip(cell).for_each(|(sum, feature)| *sum += feature / CELLS as f32);
    }
    mean
}
