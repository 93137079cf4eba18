//! From a game of ours to what a file of the archive can hold.

use vexillum_engine::notation::{Record, Start};
use vexillum_engine::{
    Action, Army, Board, ByColor, Color, Outcome, Reason, Role, Rules, SWITCHES, Switch, Unit, VARIANTS, Variant,
};

use super::{Deed, KINDS, Kind, Sheet, Step, Written, gsn, xml};
use crate::formats::{Diagram, Refusal, strados};

/// The switches that change nothing that a file of the archive holds: repetition, ends, and what players are told.
const FREE_SWITCHES: [&str; 7] =
    ["two-square", "chase", "both-stuck", "quiet-limit", "turn-limit", "captured", "silent-defence"];

/// Writes a game that is over as XML. Files of this kind hold no rescues.
///
/// # Errors
/// What the format cannot express.
pub fn write_xml(record: &Record) -> Result<String, Refusal> {
    let sheet = sheet(record)?;
    let actions = || record.turns.iter().flatten();
    if let Some(index) = actions().position(|action| matches!(action, Action::Rescue(Some(_)))) {
        return Err(Refusal::Action(index + 1));
    }
    Ok(xml::write(&sheet, &field(&sheet)?))
}

/// Writes a game that is over as lines. How the archive writes which piece is rescued is not known: here it has its letter.
///
/// # Errors
/// What the format cannot express.
pub fn write_gsn(record: &Record) -> Result<String, Refusal> {
    let sheet = sheet(record)?;
    Ok(gsn::write(&sheet, &field(&sheet)?))
}

fn field(sheet: &Sheet) -> Result<String, Refusal> {
    sheet.field.as_ref().map_or(Err(Refusal::Start), strados::write_field)
}

fn sheet(record: &Record) -> Result<Sheet, Refusal> {
    let kind = kind(&record.variant)?;
    if !matches!(record.start, Start::Setups(_)) {
        return Err(Refusal::Start);
    }
    let end = record.end.ok_or(Refusal::Running)?;
    let steps = record.turns.iter().flatten().enumerate().filter_map(|(index, &action)| {
        let deed = match action {
            Action::Move { from, to } | Action::Turn { from, to, .. } => Deed::Move { from, to },
            Action::Rescue(Some((role, at))) => Deed::Rescue { role: Some(role), at: Some(at) },
            // Where nobody is rescued there is no line.
            Action::Rescue(None) => return None,
            _ => return Some(Err(Refusal::Action(index + 1))),
        };
        Some(Ok(Step { text: action.to_string(), deed }))
    });
    let name = |name: &String| name.chars().filter(|c| !c.is_control()).collect();
    Ok(Sheet {
        kind,
        field: Some(Diagram::of_start(&record.variant, &record.start)),
        steps: steps.collect::<Result<_, _>>()?,
        players: record.seats.as_ref().map_or_else(ByColor::default, |seats| ByColor::new(|color| name(&seats[color]))),
        result: Some(written(end)),
    })
}

/// How the archive says that a game ended.
fn written(Outcome { winner, reason }: Outcome) -> Written {
    let code = match reason {
        Reason::NoMove => 0,
        Reason::Flag | Reason::FlagHome => 1,
        Reason::BothStuck => 2,
        Reason::Resign => 3,
        Reason::Agreed | Reason::QuietLimit | Reason::TurnLimit => 4,
        Reason::Time => 11,
    };
    Written { code, winner }
}

/// The type of game of a variant: the army tells which, and the switches have to be those of the archive.
fn kind(variant: &Variant) -> Result<Kind, Refusal> {
    let board = |board: &Board| (board.columns, board.rows, board.home_rows, board.lakes);
    if board(&variant.board) != board(&Board::LARGE) {
        return Err(Refusal::Board);
    }
    if variant.cards {
        return Err(Refusal::Cards);
    }
    let named = KINDS.into_iter().find_map(|kind| {
        let edition = kind.variant()?;
        differing(&variant.army, &edition.army, true).is_none().then_some((kind, edition.rules))
    });
    let free = || {
        let stranger =
            variant.army.units().map(|unit| unit.role).find(|&role| strados::letter(Color::Red, role).is_none());
        match stranger.or_else(|| differing(&variant.army, &VARIANTS[0].army, false)) {
            Some(role) => Err(Refusal::Role(role)),
            None => KINDS
                .into_iter()
                .find(|kind| kind.edition.is_none())
                .map(|kind| (kind, Rules::STANDARD))
                .ok_or(Refusal::Board),
        }
    };
    let (kind, rules) = named.map_or_else(free, Ok)?;
    let differs = |switch: &&Switch| switch.get(&variant.rules) != switch.get(&rules);
    match SWITCHES.iter().filter(|switch| !FREE_SWITCHES.contains(&switch.name)).find(differs) {
        Some(switch) => Err(Refusal::Switch(switch.name)),
        None => Ok(kind),
    }
}

/// The first kind of an army that another has otherwise: with other abilities, or in another number if that counts.
fn differing(army: &Army, other: &Army, counted: bool) -> Option<Role> {
    let abilities = |unit: &Unit| (unit.strength, unit.movement, unit.skills, unit.power);
    Role::ALL.into_iter().find(|&role| {
        let (one, two) = (army.unit(role), other.unit(role));
        let count = counted && one.count != two.count;
        count || one.count > 0 && abilities(one) != abilities(two)
    })
}
