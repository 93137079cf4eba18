//! Priors of hidden kinds: the squares where people place them, and the areas to which they move.

use crate::board::Board;
use crate::color::Color;
use crate::position::Public;
use crate::role::Role;
use crate::square::Square;
use crate::unit::{Army, Movement, Power, Skills, Unit};
use crate::variant::{Fill, Variant};

/// The frequency of a class on each row and column, in percent of chance, averaged over both wings.
///
/// The front row and the edge come first.
type SetupPrior = [[u16; COLUMNS]; ROWS];

const ROWS: usize = 4;
const COLUMNS: usize = 5;

/// The classes of pieces that people place differently.
#[derive(Clone, Copy)]
enum Class {
    Prize,
    Explosive,
    Assassin,
    Defuser,
    Slider,
    Strongest,
    Strong,
    Middling,
    Weak,
}

/// A prior in which rows and columns are independent.
const fn independent(rows: [u16; ROWS], columns: [u16; COLUMNS]) -> SetupPrior {
    let mut prior = [[0; COLUMNS]; ROWS];
    let mut square = 0;
    while square < ROWS * COLUMNS {
        let (row, column) = (square / COLUMNS, square % COLUMNS);
        prior[row][column] = ((rows[row] as u32 * columns[column] as u32 + 50) / 100) as u16;
        square += 1;
    }
    prior
}

/// The set-up prior where every home square is filled, in the order of [`Class`].
///
/// It was fitted to 47,000 set-ups of people and, with the same weight, to those set-ups learned by the
/// program Ataraxos that are not in the book (`tools/train/habits.py`).
static FULL_HOME: [SetupPrior; 9] = [
    [[4, 1, 9, 6, 1], [6, 1, 5, 7, 1], [22, 4, 27, 45, 6], [677, 232, 290, 426, 229]],
    [[99, 34, 43, 50, 21], [101, 50, 37, 29, 31], [197, 115, 111, 113, 91], [141, 220, 194, 162, 163]],
    [[8, 1, 104, 229, 8], [46, 53, 173, 271, 67], [50, 103, 197, 264, 162], [31, 36, 71, 68, 59]],
    [[37, 38, 81, 70, 27], [71, 55, 88, 77, 53], [129, 113, 122, 122, 101], [165, 161, 158, 167, 167]],
    [[132, 121, 94, 87, 140], [95, 136, 115, 124, 146], [73, 104, 76, 69, 130], [71, 71, 58, 64, 95]],
    [[48, 55, 218, 315, 45], [101, 157, 211, 212, 184], [35, 81, 92, 82, 95], [10, 11, 9, 21, 18]],
    [[75, 97, 159, 144, 89], [121, 130, 137, 128, 130], [66, 110, 133, 134, 112], [33, 35, 56, 55, 55]],
    [[140, 183, 111, 94, 181], [117, 118, 102, 100, 124], [79, 87, 86, 86, 81], [56, 61, 67, 66, 61]],
    [[141, 145, 89, 80, 159], [121, 93, 79, 77, 76], [121, 99, 88, 81, 87], [106, 90, 96, 86, 86]],
];

/// The set-up prior where most home squares stay empty, in the order of [`Class`].
///
/// It was fitted to 4,000 games of people with 8 pieces.
static SPARSE_HOME: [SetupPrior; 9] = [
    independent([25, 30, 71, 274], [264, 52, 46, 100, 38]),
    independent([60, 42, 100, 198], [185, 121, 47, 88, 59]),
    independent([170, 82, 89, 59], [129, 125, 68, 66, 112]),
    independent([143, 65, 91, 101], [134, 158, 68, 50, 91]),
    independent([135, 68, 92, 105], [148, 157, 62, 53, 81]),
    independent([200, 74, 73, 53], [120, 158, 54, 55, 112]),
    independent([170, 80, 80, 70], [120, 140, 60, 60, 112]),
    independent([150, 80, 90, 80], [120, 140, 65, 60, 112]),
    independent([140, 70, 90, 100], [140, 150, 65, 55, 90]),
];

/// The numbers of rows and columns of the moved-piece prior.
pub const GOING_SIZE: (usize, usize) = (9, 6);
/// The most pieces of a small army, to which the [moved-piece prior](MOVED_PIECE_PRIOR) applies.
pub(in crate::ai) const SMALL_ARMY: usize = 12;

/// The moved-piece prior: the frequency of a class among hidden moved pieces, in percent of chance.
///
/// The rows are in the order of [`Class`]. The columns are the own home rows, the rows between, and the
/// enemy's home rows; in each of them alone, then beside an enemy.
///
/// It was fitted to games of computer players (`tools/train`). The values are the square roots of the best
/// fit, since people move other pieces.
static MOVED_PIECE_PRIOR: [[u16; GOING_SIZE.1]; GOING_SIZE.0] = [
    [100, 100, 100, 100, 100, 100],
    [100, 100, 100, 100, 100, 100],
    [42, 53, 26, 14, 24, 22],
    [158, 207, 184, 246, 230, 261],
    [174, 125, 131, 32, 88, 33],
    [100, 100, 100, 100, 100, 100],
    [40, 66, 33, 37, 28, 32],
    [39, 81, 41, 66, 37, 49],
    [100, 100, 100, 100, 100, 100],
];

/// The likelihood factor of a kind for a hidden piece that has moved to a square.
pub(in crate::ai) fn moved_piece_factor(public: &Public, color: Color, role: Role, square: Square) -> f32 {
    if public.variant().army.total() > SMALL_ARMY {
        return 1.0;
    }
    let (class, column) = going_place(public, color, role, square);
    MOVED_PIECE_PRIOR.get(class).and_then(|row| row.get(column)).map_or(1.0, |&percent| f32::from(percent) / 100.0)
}

/// The row and the column of the moved-piece prior for a side's kind on a square, below [`GOING_SIZE`].
pub fn going_place(public: &Public, color: Color, role: Role, square: Square) -> (usize, usize) {
    let variant = public.variant();
    let Board { rows, home_rows, .. } = variant.board;
    let ahead = variant.board.rows_ahead(color, square);
    let zone = usize::from(ahead < rows - home_rows) + usize::from(ahead < home_rows);
    let beside = !(square.neighbors() & public.occupied(!color)).is_empty();
    (class(&variant.army, variant.army.unit(role)) as usize, zone * 2 + usize::from(beside))
}

/// The likelihood of a kind on a home square, by its index in the set-up string; about 1 on average.
pub(in crate::ai) fn likelihood(variant: &Variant, unit: &Unit, index: usize) -> f32 {
    let table = if variant.fill == Fill::All { &FULL_HOME } else { &SPARSE_HOME };
    let Some(prior) = table.get(class(&variant.army, unit) as usize) else { return 1.0 };
    let Board { columns, home_rows, .. } = variant.board;
    let (row, column) = (index / usize::from(columns), index % usize::from(columns));
    let from_edge = column.min(usize::from(columns) - 1 - column);
    let half = usize::from(columns).div_ceil(2);
    interpolated(ROWS, row, usize::from(home_rows), |row| {
        interpolated(COLUMNS, from_edge, half, |column| {
            let percent = prior.get(row).and_then(|row| row.get(column));
            percent.map_or(0.0, |&percent| f32::from(percent) / 100.0)
        })
    })
}

/// The value at place `at` of `len`, interpolated from `known` values at equal distances.
fn interpolated(known: usize, at: usize, len: usize, value: impl Fn(usize) -> f32) -> f32 {
    let reach = (known - 1) as f32;
    let position = if len > 1 { at as f32 * reach / (len - 1) as f32 } else { reach / 2.0 };
    let low = position as usize;
    let part = position - low as f32;
    if part > 0.0 { value(low) * (1.0 - part) + value(low + 1) * part } else { value(low) }
}

fn class(army: &Army, unit: &Unit) -> Class {
    let skills = unit.skills;
    if skills.has(Skills::PRIZE) {
        Class::Prize
    } else if skills.has(Skills::EXPLOSIVE) {
        Class::Explosive
    } else if skills.has(Skills::ASSASSIN) {
        Class::Assassin
    } else if skills.has(Skills::DEFUSES) {
        Class::Defuser
    } else if unit.movement == Movement::Slide || matches!(unit.power, Some(Power::Name(_))) {
        // A piece that names others is weak, and useful only near the enemy.
        Class::Slider
    } else if matches!(unit.power, Some(Power::Point(..))) {
        Class::Middling
    } else {
        // The number of pieces of the army that are at least as strong.
        let stronger: u8 = army.units().filter(|other| other.strength >= unit.strength).map(|other| other.count).sum();
        match usize::from(stronger) * 100 / army.total().max(1) {
            0..=6 => Class::Strongest,
            7..=20 => Class::Strong,
            21..=38 => Class::Middling,
            _ => Class::Weak,
        }
    }
}
