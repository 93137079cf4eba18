//! Where people put which kinds of pieces: one table for arranging an army and for guessing the enemy's.

use vexillum_engine::Board;
use vexillum_engine::{Army, Movement, Power, Skills, Unit};
use vexillum_engine::{Fill, Variant};

/// How much likelier than by chance a kind stands on a row (front row first) and on a column (edge first), in percent.
///
/// Fitted to some 60,000 games of people with 40 pieces and 4,000 with 8; the numbers are averages over both wings.
struct Habit {
    rows: [u16; 4],
    columns: [u16; 5],
}

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

const fn habit(rows: [u16; 4], columns: [u16; 5]) -> Habit {
    Habit { rows, columns }
}

/// When every home square is filled, in the order of [`Class`].
const CROWDED: [Habit; 9] = [
    habit([2, 4, 33, 361], [115, 27, 101, 174, 83]),
    habit([46, 65, 129, 160], [102, 103, 107, 97, 93]),
    habit([53, 163, 164, 19], [20, 31, 144, 238, 67]),
    habit([36, 61, 118, 185], [97, 89, 116, 114, 83]),
    habit([131, 113, 84, 72], [118, 119, 74, 74, 114]),
    habit([135, 200, 57, 8], [48, 61, 143, 164, 84]),
    habit([96, 135, 128, 41], [69, 86, 130, 117, 98]),
    habit([149, 105, 85, 61], [103, 115, 85, 80, 116]),
    habit([123, 77, 85, 115], [139, 113, 80, 72, 96]),
];

/// When most home squares stay empty.
const SPARSE: [Habit; 9] = [
    habit([25, 30, 71, 274], [264, 52, 46, 100, 38]),
    habit([60, 42, 100, 198], [185, 121, 47, 88, 59]),
    habit([170, 82, 89, 59], [129, 125, 68, 66, 112]),
    habit([143, 65, 91, 101], [134, 158, 68, 50, 91]),
    habit([135, 68, 92, 105], [148, 157, 62, 53, 81]),
    habit([200, 74, 73, 53], [120, 158, 54, 55, 112]),
    habit([170, 80, 80, 70], [120, 140, 60, 60, 112]),
    habit([150, 80, 90, 80], [120, 140, 65, 60, 112]),
    habit([140, 70, 90, 100], [140, 150, 65, 55, 90]),
];

/// How likely a kind is to stand on a home square, by its number in the set-up string; about 1 on average.
pub(super) fn likelihood(variant: &Variant, unit: Unit, index: usize) -> f32 {
    let table = if variant.fill == Fill::All { &CROWDED } else { &SPARSE };
    let Some(habit) = table.get(class(&variant.army, unit) as usize) else { return 1.0 };
    let Board { columns, home_rows, .. } = variant.board;
    let (row, column) = (index / usize::from(columns), index % usize::from(columns));
    let from_edge = column.min(usize::from(columns) - 1 - column);
    let half = usize::from(columns).div_ceil(2);
    stretched(&habit.rows, row, usize::from(home_rows)) * stretched(&habit.columns, from_edge, half)
}

/// The value of a table at place `at` of `len`, whatever the length of the table, in units.
fn stretched(table: &[u16], at: usize, len: usize) -> f32 {
    let reach = (table.len() - 1) as f32;
    let place = if len > 1 { at as f32 * reach / (len - 1) as f32 } else { reach / 2.0 };
    let low = place as usize;
    let value = |index: usize| table.get(index).map_or(0.0, |&percent| f32::from(percent) / 100.0);
    let part = place - low as f32;
    if part > 0.0 { value(low) * (1.0 - part) + value(low + 1) * part } else { value(low) }
}

fn class(army: &Army, unit: Unit) -> Class {
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
        // What names others is weak, and of use only where the enemy is.
        Class::Slider
    } else if matches!(unit.power, Some(Power::Point(..))) {
        Class::Middling
    } else {
        // How many pieces of an army are at least as strong.
        let stronger: u8 = army.units().filter(|other| other.strength >= unit.strength).map(|other| other.count).sum();
        match usize::from(stronger) * 100 / army.total().max(1) {
            0..=6 => Class::Strongest,
            7..=20 => Class::Strong,
            21..=38 => Class::Middling,
            _ => Class::Weak,
        }
    }
}
