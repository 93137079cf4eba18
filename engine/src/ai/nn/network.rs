//! A residual convolutional network (He 2016) that sees the whole board at once.
//!
//! Taught by `tools/train/policy`; two are used, the [policy](crate::ai::nn::policy) and the [critic](crate::ai::nn::value), each with layers of
//! its own behind it. It reckons in whole numbers, so that every machine says the same.

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

/// The board that it was taught on. A smaller one lies in the middle of it.
pub(in crate::ai) const SIDE: usize = 10;
const CELLS: usize = SIDE * SIDE;
/// The squares are numbered with an edge around them on which nothing stands, so that each has nine around it.
const WIDTH: usize = SIDE + 2;
const WITH_EDGE: usize = WIDTH * WIDTH;
/// How many kinds it was taught, and for each in the order of [`Role::ALL`] which that is. One of another edition is taken for
/// the next stronger.
pub(in crate::ai) const KINDS: usize = 12;
pub(in crate::ai) const KIND: [usize; Role::COUNT] = [0, 0, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/// The squares that a convolution sees around one, that in the middle too.
const TAPS: usize = 9;

/// One piece of so many may be [foreign](is_foreign).
const FEW: usize = 10;

/// Whether a piece can do what was not taught.
pub(in crate::ai) fn is_foreign(unit: &Unit) -> bool {
    unit.power.is_some() || unit.movement.is_double()
}

/// Whether nobody does what was not taught, and fights end as in the games that were learned from.
pub(in crate::ai) fn is_taught(variant: &Variant) -> bool {
    let Rules { silent_defence, captured, two_square, chase, both_stuck_draws, quiet_limit, turn_limit, .. } =
        variant.rules;
    // A single fight of all is another one.
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
    variant.rules == same && !variant.cards && !variant.army.units().any(is_foreign)
}

/// So many bits of a weight lie behind the point.
pub(in crate::ai) const WEIGHT_BITS: u32 = 8;

/// How many weights a layer has, with a bias for each output.
pub(in crate::ai) const fn layer(inputs: usize, outputs: usize) -> usize {
    (inputs + 1) * outputs
}

/// How many planes and scalars a network is told, and how finely it reckons.
#[derive(Clone, Copy)]
pub(in crate::ai) struct Form {
    pub(in crate::ai) planes: usize,
    pub(in crate::ai) scalars: usize,
    /// So many bits lie behind the point of what goes into the blocks, and of what each makes of it: the more, the finer, and the
    /// fewer are left before the point.
    pub(in crate::ai) bits: &'static [u32],
}

impl Form {
    /// Hash of the architecture of a network with so many channels and, behind it, layers of these sizes.
    pub(in crate::ai) const fn architecture(self, name: &str, channels: usize, behind: &[u32]) -> u32 {
        let sizes = [self.planes as u32, self.scalars as u32, channels as u32];
        weight_file::architecture(name, &[&sizes, self.bits, behind])
    }

    /// How many weights such a network has with so many channels.
    pub(in crate::ai) const fn weights(self, channels: usize) -> usize {
        layer(TAPS * self.planes, channels)
            + CELLS * channels
            + layer(self.scalars, channels)
            + (self.bits.len() - 1) * (2 * layer(TAPS * channels, channels) + layer(channels, channels))
    }

    /// The same of what goes in, and what comes out.
    pub(in crate::ai) const fn first(self) -> u32 {
        self.bits[0]
    }

    pub(in crate::ai) const fn last(self) -> u32 {
        self.bits[self.bits.len() - 1]
    }

    /// What a sum of what comes out, weighted, is worth.
    pub(in crate::ai) fn worth(self, sum: i32) -> f32 {
        sum as f32 / (1 << (WEIGHT_BITS + self.last())) as f32
    }
}

/// A network with four times so many channels.
pub(in crate::ai) struct Network<const QUADS: usize> {
    first: Layer<QUADS>,
    /// What is added at each square.
    place: Vec<Sums<QUADS>>,
    scalars: Layer<QUADS>,
    blocks: Vec<Block<QUADS>>,
    form: Form,
}

struct Block<const QUADS: usize> {
    before: Layer<QUADS>,
    after: Layer<QUADS>,
    /// Adds to all squares what the mean of all says (as in `KataGo`, Wu 2019).
    whole: Layer<QUADS>,
}

/// What a network is told.
pub(in crate::ai) struct Inputs {
    frame: Frame,
    bits: u32,
    /// How many of each kind an army has, the turns without an attack, and all.
    scalars: Vec<i16>,
    /// The planes that are one, each with its square's number.
    planes: Vec<(usize, usize)>,
}

/// How the squares of a board are numbered: from the own back row on, left to right as that player sees them.
#[derive(Clone, Copy)]
pub(in crate::ai) struct Frame {
    pub(in crate::ai) me: Color,
    /// So many rows lie before the first of the board.
    below: usize,
}

impl Frame {
    /// That of a player; none where the board is not like the one that networks are taught on, or many pieces do what they were not
    /// taught.
    pub(in crate::ai) fn new(variant: &Variant, me: Color) -> Option<Self> {
        let board = &variant.board;
        let odd = usize::from(board.columns) != SIDE || usize::from(board.rows) > SIDE;
        let strangers: usize =
            variant.army.units().filter(|unit| is_foreign(unit)).map(|unit| usize::from(unit.count)).sum();
        if odd || strangers * FEW > variant.army.total() {
            return None;
        }
        Some(Self { me, below: (SIDE - usize::from(board.rows)) / 2 })
    }

    /// The same board as another player sees it.
    pub(in crate::ai) const fn seen_by(self, me: Color) -> Self {
        Self { me, ..self }
    }

    /// The number of a square.
    fn cell(self, square: Square) -> usize {
        let index = inner(usize::from(square.row()) + self.below, usize::from(square.column()));
        if self.me == Color::Red { index } else { WITH_EDGE - 1 - index }
    }
}

impl Inputs {
    /// Nothing yet.
    pub(in crate::ai) const fn new(frame: Frame, form: Form) -> Self {
        Self { frame, bits: form.first(), scalars: Vec::new(), planes: Vec::new() }
    }

    /// Tells that a plane is one at a square.
    pub(in crate::ai) fn tell(&mut self, square: Square, plane: usize) {
        self.planes.push((self.frame.cell(square), plane));
    }

    /// Tells from where to where the last moves of the enemy and of its own side went, on four planes.
    pub(in crate::ai) fn tell_last_moves(&mut self, public: &Public, plane: usize) {
        let me = self.frame.me;
        for (color, plane) in [(!me, plane), (me, plane + 2)] {
            if let Some((from, to)) = public.last_move(color) {
                self.tell(from, plane);
                self.tell(to, plane + 1);
            }
        }
    }

    /// Tells how many of each kind there are in some armies, and how long the game is.
    pub(in crate::ai) fn count(&mut self, public: &Public, armies: &[[u8; KINDS]]) {
        let share =
            |count: u32, all: u64| i16::try_from(((u64::from(count) << self.bits) + all / 2) / all).unwrap_or(i16::MAX);
        self.scalars.extend(armies.as_flattened().iter().map(|&count| share(count.into(), 4)));
        self.scalars.extend([share(public.quiet_turns(), 100), share(public.turns(), 500)]);
    }
}

/// What a network makes of each square.
pub(in crate::ai) struct Features<const QUADS: usize>(Vec<i16>);

impl<const QUADS: usize> Features<QUADS> {
    /// What the sums of the squares of the board make, so many bits dropped; beyond is nothing.
    fn new(sums: &[Sums<QUADS>], drop: u32) -> Self {
        let mut features = vec![0; WITH_EDGE * QUADS * 4];
        let (quads, _) = features.as_chunks_mut::<4>();
        for cell in cells() {
            quads[cell * QUADS..].iter_mut().zip(sums[cell]).for_each(|(quad, sum)| *quad = cut_off(sum, drop));
        }
        Self(features)
    }

    fn at(&self, cell: usize) -> &[i16] {
        &self.0[cell * QUADS * 4..][..QUADS * 4]
    }

    /// What it makes of a square of the board that such a frame numbers.
    pub(in crate::ai) fn of(&self, frame: Frame, square: Square) -> &[i16] {
        self.at(frame.cell(square))
    }

    /// What it makes of all squares, one after the other.
    pub(in crate::ai) fn all(&self) -> impl Iterator<Item = &[i16]> {
        cells().map(|cell| self.at(cell))
    }

    /// What it makes of the squares on average.
    pub(in crate::ai) fn mean(&self) -> Vec<i16> {
        let mut sums = vec![0; QUADS * 4];
        for features in self.all() {
            sums.iter_mut().zip(features).for_each(|(sum, &feature)| *sum += i32::from(feature));
        }
        sums.into_iter().map(|sum| ((sum + CELLS as i32 / 2) / CELLS as i32) as i16).collect()
    }
}

impl<const QUADS: usize> Network<QUADS> {
    /// Reads the weights from a file.
    pub(in crate::ai) fn new(file: &mut Reader, form: Form) -> Self {
        let channels = QUADS * 4;
        Self {
            first: file.layer(TAPS * form.planes, form.first()),
            place: (0..CELLS).map(|_| file.sums(form.first())).collect(),
            scalars: file.layer(form.scalars, form.first()),
            blocks: (form.bits.iter().zip(&form.bits[1..]))
                .map(|(&from, &to)| Block {
                    before: file.layer(TAPS * channels, from),
                    after: file.layer(TAPS * channels, to),
                    whole: file.layer(channels, from),
                })
                .collect(),
            form,
        }
    }

    /// What it makes of what it is told.
    pub(in crate::ai) fn features(&self, inputs: &Inputs) -> Features<QUADS> {
        let mut sums = vec![self.scalars.outputs(&inputs.scalars); WITH_EDGE];
        add(&mut sums, &self.first.biases);
        for (cell, place) in cells().zip(&self.place) {
            add(&mut sums[cell..=cell], place);
        }
        self.first.scatter(&inputs.planes, inputs.bits, &mut sums);
        let mut features = Features::new(&sums, WEIGHT_BITS);
        for (block, bits) in self.blocks.iter().zip(self.form.bits.windows(2)) {
            let [from, to] = [bits[0], bits[1]];
            let mut inner = vec![block.whole.outputs(&features.mean()); WITH_EDGE];
            add(&mut inner, &block.before.biases);
            block.before.convolve(&features, &mut inner);
            let (before, _) = features.0.as_chunks();
            for (sum, &before) in sums.as_flattened_mut().iter_mut().zip(before) {
                *sum = i32x4::new(before.map(i32::from)) << (WEIGHT_BITS + to - from);
            }
            add(&mut sums, &block.after.biases);
            block.after.convolve(&Features::new(&inner, WEIGHT_BITS + from - to), &mut sums);
            features = Features::new(&sums, WEIGHT_BITS);
        }
        features
    }
}

/// What outputs get from all their inputs, four at a time.
pub(in crate::ai) type Sums<const QUADS: usize> = [i32x4; QUADS];

/// Some weights, and the biases of four times so many outputs.
pub(in crate::ai) struct Layer<const QUADS: usize> {
    /// For each two inputs what they give to each output, one after the other.
    weights: Vec<[i16x8; QUADS]>,
    biases: Sums<QUADS>,
}

impl<const QUADS: usize> Layer<QUADS> {
    /// The outputs for some inputs.
    pub(in crate::ai) fn outputs(&self, inputs: &[i16]) -> Sums<QUADS> {
        excited(self.biases, &self.weights, inputs)
    }

    /// Adds to each square's sums what the squares around it give (a convolution of three by three).
    fn convolve(&self, inputs: &Features<QUADS>, sums: &mut [Sums<QUADS>]) {
        // One tap after the other, since the weights of all do not fit into the fastest cache.
        for (tap, weights) in self.weights.chunks_exact(QUADS * 2).enumerate() {
            for cell in cells() {
                sums[cell] = excited(sums[cell], weights, inputs.at(near(cell, tap)));
            }
        }
    }

    /// The same for inputs that are mostly zero, and else one: these are listed, each with its square.
    fn scatter(&self, ones: &[(usize, usize)], bits: u32, sums: &mut [Sums<QUADS>]) {
        let count = self.weights.len() / TAPS;
        let one = 1 << bits;
        for &(cell, input) in ones {
            let pair = if input % 2 == 0 { [one, 0] } else { [0, one] };
            for tap in 0..TAPS {
                // What lies to the left of a square sees it to its right.
                let sums = &mut sums[near(cell, TAPS - 1 - tap)];
                *sums = excited(*sums, &self.weights[tap * count + input / 2..], &pair);
            }
        }
    }
}

/// Adds to some sums what inputs give, each two by their weights.
fn excited<const QUADS: usize>(mut sums: Sums<QUADS>, weights: &[[i16x8; QUADS]], inputs: &[i16]) -> Sums<QUADS> {
    for (&[one, other], weights) in inputs.as_chunks().0.iter().zip(weights) {
        let inputs = i16x8::new([one, other, one, other, one, other, one, other]);
        sums.iter_mut().zip(weights).for_each(|(sum, &weights)| *sum += inputs.dot(weights));
    }
    sums
}

/// Adds the same to the sums of some squares.
fn add<const QUADS: usize>(sums: &mut [Sums<QUADS>], more: &Sums<QUADS>) {
    for sums in sums {
        sums.iter_mut().zip(more).for_each(|(sum, &more)| *sum += more);
    }
}

/// What goes out for sums, so many bits dropped: what is below zero counts nothing (rectified linear units).
pub(in crate::ai) fn cut_off(sums: i32x4, drop: u32) -> [i16; 4] {
    let rounded = (sums + i32x4::splat(1 << (drop - 1))) >> drop;
    rounded.max(i32x4::ZERO).min(i32x4::splat(i16::MAX.into())).to_array().map(|feature| feature as i16)
}

/// The number of the square in a row and a column.
const fn inner(row: usize, column: usize) -> usize {
    (row + 1) * WIDTH + column + 1
}

/// The numbers of all squares of the board.
fn cells() -> impl Iterator<Item = usize> {
    (0..SIDE).flat_map(|row| (0..SIDE).map(move |column| inner(row, column)))
}

/// One of the nine squares around one of the board.
const fn near(cell: usize, tap: usize) -> usize {
    cell + tap / 3 * WIDTH + tap % 3 - WIDTH - 1
}

/// How nothing to be added is written: not as zero, as zeros are left out of WebAssembly, and what is left in short pieces takes more.
const NO_DELTA: u8 = 128;

/// Reads weights, each a signed byte, from the beginning of a file to its end.
pub(in crate::ai) struct Reader {
    pub(in crate::ai) weights: &'static [u8],
    /// What is added to each, as so much more than [`NO_DELTA`]; nothing where this has come to its end.
    pub(in crate::ai) deltas: &'static [u8],
}

impl Reader {
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

    /// Sums of what has so many bits behind the point.
    fn sums<const QUADS: usize>(&mut self, bits: u32) -> Sums<QUADS> {
        let weights = self.weights(QUADS * 4);
        let (quads, _) = weights.as_chunks::<4>();
        core::array::from_fn(|quad| i32x4::new(quads[quad].map(|weight| i32::from(weight) << bits)))
    }

    /// A layer with so many inputs, an even number, of which so many bits lie behind the point.
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
