//! A policy network: how likely each move is to be played by who has learned from some hundred thousand games.
//!
//! A residual convolutional network sees the whole board at once, from the side of the player to move, hidden enemies as
//! hidden. It learned by imitating this player's own games and then by playing itself (proximal policy optimization), on
//! `original` and `barrage`, by `tools/train/policy`; other editions on boards of ten columns are near enough if
//! hardly a piece has a power or goes two steps, as `docs/computer-player.md` measures.

use alloc::vec;
use alloc::vec::Vec;

use crate::action::Action;
use crate::color::{ByColor, Color};
use crate::role::Role;
use crate::square::{Direction, Square};
use crate::unit::{Movement, Unit};
use crate::variant::Variant;
use crate::view::View;

/// The board that it was taught on. A smaller one lies in the middle of it.
const SIDE: usize = 10;
const CELLS: usize = SIDE * SIDE;
/// How many kinds it was taught, and for each in the order of [`Role::ALL`] which that is. One of another edition is taken for
/// the next stronger.
const KINDS: usize = 12;
const KIND: [usize; Role::COUNT] = [0, 0, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/// What is told of each square: the own kind there, whether the enemy knows it, whether it has moved;
const OWN_KNOWN: usize = KINDS;
const OWN_MOVED: usize = OWN_KNOWN + 1;
/// the known enemy kind there, whether a hidden one stands there that has not moved, or has;
const ENEMY: usize = OWN_MOVED + 1;
const HIDDEN: usize = ENEMY + KINDS;
const HIDDEN_MOVED: usize = HIDDEN + 1;
/// whether the last move of the enemy, and of its own, went from there, or to there.
const LAST: usize = HIDDEN_MOVED + 1;
const PLANES: usize = LAST + 4;
/// What is told of the whole: how many of each kind its own side has, how many of these are hidden, the same of the enemy, the
/// turns without an attack, and all.
const COUNTS: usize = 4 * KINDS;
const SCALARS: usize = COUNTS + 2;
/// How many pieces, turns without an attack, and turns are one.
const SCALES: [f32; 3] = [4.0, 100.0, 500.0];

const CHANNELS: usize = 48;
const BLOCKS: usize = 5;
/// The squares that a convolution sees around one.
const TAPS: usize = 9;
/// What is told of each square in the end: how likely its piece goes in each direction, so many squares far.
const FARTHEST: usize = SIDE - 1;
const HEADS: usize = 4 * FARTHEST;

/// One piece of so many may move as it was not taught.
const FEW: usize = 12;

/// So many units of a weight in the file are one.
const UNIT: f32 = 256.0;
const WEIGHTS: usize = layer(TAPS * PLANES, CHANNELS)
    + CELLS * CHANNELS
    + layer(SCALARS, CHANNELS)
    + BLOCKS * (2 * layer(TAPS * CHANNELS, CHANNELS) + layer(CHANNELS, CHANNELS))
    + layer(CHANNELS, HEADS);
static FILE: &[u8; WEIGHTS] = include_bytes!("data/policy.bin");

/// How many weights a layer has, with a bias for each output.
const fn layer(inputs: usize, outputs: usize) -> usize {
    (inputs + 1) * outputs
}

/// What the network says of a turn.
pub(super) struct Policy {
    board: Frame,
    /// For each square what the last block gives.
    features: Vec<f32>,
    head: Layer,
}

/// How the squares of a board are numbered: from the own back row on, left to right as that player sees them.
#[derive(Clone, Copy)]
struct Frame {
    me: Color,
    /// So many rows lie before the first of the board.
    below: usize,
}

impl Frame {
    fn cell(self, square: Square) -> usize {
        let index = (usize::from(square.row()) + self.below) * SIDE + usize::from(square.column());
        if self.me == Color::Red { index } else { CELLS - 1 - index }
    }
}

/// Some weights, each input's to all outputs together, and the biases of the outputs.
struct Layer {
    weights: Vec<f32>,
    biases: Vec<f32>,
}

impl Layer {
    /// The outputs for some inputs.
    fn outputs(&self, inputs: &[f32]) -> Vec<f32> {
        let mut outputs = self.biases.clone();
        for (&value, weights) in inputs.iter().zip(self.weights.chunks_exact(outputs.len())) {
            excite(&mut outputs, weights, value);
        }
        outputs
    }

    /// Adds to each square's outputs what the squares around it give (a convolution of three by three, zeros beyond the edge).
    fn convolve(&self, inputs: &[f32], outputs: &mut [f32]) {
        let count = inputs.len() / CELLS;
        let (weights, _) = self.weights.as_chunks::<CHANNELS>();
        let (outputs, _) = outputs.as_chunks_mut::<CHANNELS>();
        for (cell, outputs) in outputs.iter_mut().enumerate() {
            let (row, column) = (cell / SIDE, cell % SIDE);
            // A copy, which can stay in registers.
            let mut sums = *outputs;
            for tap in 0..TAPS {
                let (row, column) = (row + tap / 3, column + tap % 3);
                if !(1..=SIDE).contains(&row) || !(1..=SIDE).contains(&column) {
                    continue;
                }
                let first = ((row - 1) * SIDE + column - 1) * count;
                for (&value, weights) in inputs[first..first + count].iter().zip(&weights[tap * count..]) {
                    // Most are: pieces are few, and what is below zero is cut off.
                    if value != 0.0 {
                        excite(&mut sums, weights, value);
                    }
                }
            }
            *outputs = sums;
        }
    }
}

/// Adds to some outputs what an input gives to them.
fn excite(outputs: &mut [f32], weights: &[f32], value: f32) {
    outputs.iter_mut().zip(weights).for_each(|(sum, weight)| *sum += value * weight);
}

/// Reads the file from its beginning to its end.
struct Reader(&'static [u8]);

impl Reader {
    fn weights(&mut self, count: usize) -> Vec<f32> {
        let (head, rest) = self.0.split_at(count.min(self.0.len()));
        self.0 = rest;
        head.iter().map(|&byte| f32::from(byte as i8) / UNIT).collect()
    }

    fn layer(&mut self, inputs: usize, outputs: usize) -> Layer {
        Layer { weights: self.weights(inputs * outputs), biases: self.weights(outputs) }
    }
}

impl Policy {
    /// None where the board is not like the one that it was taught on, or many pieces do what it was not taught.
    pub(super) fn new(view: &View) -> Option<Self> {
        let variant = view.variant();
        let board = &variant.board;
        let foreign = |unit: &Unit| unit.power.is_some() || matches!(unit.movement, Movement::Double { .. });
        let odd = usize::from(board.columns) != SIDE || usize::from(board.rows) > SIDE;
        let strangers: usize =
            variant.army.units().filter(|unit| foreign(unit)).map(|unit| usize::from(unit.count)).sum();
        if odd || strangers * FEW > variant.army.total() {
            return None;
        }
        let frame = Frame { me: view.me(), below: (SIDE - usize::from(board.rows)) / 2 };
        let (planes, scalars) = inputs(view, frame);
        let mut file = Reader(FILE);
        let first = file.layer(TAPS * PLANES, CHANNELS);
        let mut features = file.weights(CELLS * CHANNELS);
        let whole = file.layer(SCALARS, CHANNELS).outputs(&scalars);
        add_to_each(&mut features, &first.biases);
        add_to_each(&mut features, &whole);
        first.convolve(&planes, &mut features);
        cut_off(&mut features);
        for _ in 0..BLOCKS {
            let (before, after) = (file.layer(TAPS * CHANNELS, CHANNELS), file.layer(TAPS * CHANNELS, CHANNELS));
            let whole = file.layer(CHANNELS, CHANNELS).outputs(&mean(&features));
            let mut inner = vec![0.0; CELLS * CHANNELS];
            add_to_each(&mut inner, &before.biases);
            add_to_each(&mut inner, &whole);
            before.convolve(&features, &mut inner);
            cut_off(&mut inner);
            add_to_each(&mut features, &after.biases);
            after.convolve(&inner, &mut features);
            cut_off(&mut features);
        }
        Some(Self { board: frame, features, head: file.layer(CHANNELS, HEADS) })
    }

    /// For each action the logarithm of how much less likely it is than the likeliest. Of what is no plain move it knows nothing:
    /// that is as likely as the others are on average.
    pub(super) fn odds(&self, actions: &[Action]) -> Vec<f32> {
        let said: Vec<Option<f32>> = actions.iter().map(|&action| self.of(action)).collect();
        let known = || said.iter().flatten().copied();
        let middle = known().sum::<f32>() / known().count().max(1) as f32;
        let top = known().fold(middle, f32::max);
        said.iter().map(|odds| odds.unwrap_or(middle) - top).collect()
    }

    fn of(&self, action: Action) -> Option<f32> {
        let Action::Move { from, to } = action else { return None };
        let (direction, far) = from.line_to(to)?;
        // As its player sees it: ahead, to the right, back, to the left.
        let direction = (direction as usize + Direction::forward(self.board.me) as usize) % Direction::ALL.len();
        let head = direction * FARTHEST + usize::from(far) - 1;
        let cell = self.board.cell(from);
        let features = self.features[cell * CHANNELS..].iter().zip(self.head.weights.iter().skip(head).step_by(HEADS));
        let sum: f32 = features.take(CHANNELS).map(|(feature, weight)| feature * weight).sum();
        self.head.biases.get(head).map(|bias| bias + sum)
    }
}

/// For each action of the player to decide the logarithm of how much less likely the policy network makes it than the likeliest;
/// none where it was not taught what is played.
pub fn odds(view: &View) -> Option<Vec<(Action, f32)>> {
    let actions = view.legal_actions();
    let odds = Policy::new(view)?.odds(&actions);
    Some(actions.into_iter().zip(odds).collect())
}

/// What the network is told: of each square, and of the whole.
fn inputs(view: &View, frame: Frame) -> (Vec<f32>, [f32; SCALARS]) {
    let (me, public) = (view.me(), view.public());
    let mut planes = vec![0.0; CELLS * PLANES];
    let mut tell = |square: Square, plane: usize| planes[frame.cell(square) * PLANES + plane] = 1.0;
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
                    tell(square, OWN_MOVED);
                }
                if known {
                    tell(square, OWN_KNOWN);
                }
            } else if !known {
                tell(square, if token.moved { HIDDEN_MOVED } else { HIDDEN });
            }
            if let Some(kind) = kind {
                tell(square, if color == me { kind } else { ENEMY + kind });
                hidden[color][kind] -= f32::from(u8::from(known));
            }
        }
    }
    for (color, plane) in [(!me, LAST), (me, LAST + 2)] {
        if let Some((from, to)) = public.last_move(color) {
            tell(from, plane);
            tell(to, plane + 1);
        }
    }
    let mut scalars = [0.0; SCALARS];
    let counts = [alive[me], hidden[me], alive[!me], hidden[!me]];
    scalars.iter_mut().zip(counts.as_flattened()).for_each(|(scalar, &count)| *scalar = count / SCALES[0]);
    scalars[COUNTS] = public.quiet_turns() as f32 / SCALES[1];
    scalars[COUNTS + 1] = public.turns() as f32 / SCALES[2];
    (planes, scalars)
}

/// How many of each kind an army has, but for those that have fallen.
fn alive(variant: &Variant, fallen: &[u8]) -> [f32; KINDS] {
    let mut counts = [0.0; KINDS];
    let army = variant.army.counts();
    for ((role, &all), &fallen) in Role::ALL.into_iter().zip(&army).zip(fallen) {
        counts[KIND[role as usize]] += f32::from(all.saturating_sub(fallen));
    }
    counts
}

fn add_to_each(features: &mut [f32], more: &[f32]) {
    for cell in features.chunks_exact_mut(CHANNELS) {
        cell.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
    }
}

/// What is below zero counts nothing (rectified linear units).
fn cut_off(features: &mut [f32]) {
    for feature in features {
        *feature = feature.max(0.0);
    }
}

fn mean(features: &[f32]) -> [f32; CHANNELS] {
    let mut mean = [0.0; CHANNELS];
    for cell in features.chunks_exact(CHANNELS) {
        mean.iter_mut().zip(cell).for_each(|(sum, feature)| *sum += feature / CELLS as f32);
    }
    mean
}
