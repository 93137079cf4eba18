//! Variants as data: switches, flaws, and editing of set-ups.

mod games;
mod own;

use vexillum_engine::ai::arrange;
use vexillum_engine::{
    Army, Board, Flaw, Problem, Role, Rules, SWITCHES, Setup, Square, SquareSet, Switch, SwitchError, VARIANTS, Values,
    Variant,
};

/// Values of a switch to test.
fn values(switch: &Switch) -> Vec<&'static str> {
    match switch.values {
        Values::OnOff => vec!["on", "off"],
        Values::Words(words) => words.to_vec(),
        Values::NumberOrOff => vec!["1", "77", "4294967295", "off"],
    }
}

#[test]
fn switches_are_written_as_they_are_set() {
    let mut taken = 0;
    for variant in VARIANTS {
        assert!(variant.changed_switches().is_empty());
        for switch in SWITCHES {
            for value in values(switch) {
                let changed = match variant.with_switch(switch.name, value) {
                    Ok(changed) => changed,
                    Err(SwitchError::Refused(_)) => continue,
                    Err(error) => panic!("{}: {error}", variant.id),
                };
                assert_eq!(switch.get(&changed.rules).to_string(), value);
                let again = changed.changed_switches().iter().fold(**variant, |variant, text| {
                    let (name, value) = text.split_once('=').expect("name=value");
                    variant.with_switch(name, value).expect("as it was written")
                });
                assert_eq!(again, changed, "{} {}={value}", variant.id, switch.name);
                // Moving Bombs implies Exploding Bombs (R13); all other switches are independent.
                let implied = if (switch.name, value) == ("moving-bombs", "on") { "exploding-bombs" } else { "" };
                let others = SWITCHES.iter().filter(|other| other.name != switch.name && other.name != implied);
                assert!(others.into_iter().all(|other| other.get(&changed.rules) == other.get(&variant.rules)));
                taken += 1;
            }
            for value in ["", "ON", "maybe", "0", "-1", "+1", "4294967296", "1.5", "both "] {
                assert!(variant.with_switch(switch.name, value).is_err(), "{}={value}", switch.name);
            }
        }
        assert!(variant.with_switch("lunch", "on").is_err());
    }
    assert!(taken > 500, "only {taken} values were taken");
}

/// Flaws of variants that differ from an edition in one point.
#[test]
fn flaws_of_variants() {
    let base = **VARIANTS.first().expect("an edition");
    let board = base.board;
    let lake = |column, row| Square::new(column, row).into_iter().collect::<SquareSet>();
    let no_flag = Army::classic([1, 1, 2, 3, 4, 4, 4, 5, 8, 0, 1, 0, 7, 0]);
    let fixed = Army::classic([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 39, 1]);
    let no_spy = Army::classic([1, 1, 2, 3, 4, 4, 4, 5, 9, 0, 0, 0, 6, 1]);
    let spare = Army::classic([1, 1, 2, 3, 4, 4, 4, 5, 7, 0, 1, 0, 6, 1]);
    let strikes = Rules { spy_strikes_back: true, ..base.rules };
    let on = |board: Board| Variant { board, ..base };
    for (variant, flaw) in vec![
        (base, None),
        (on(Board { columns: 3, ..board }), Some(Flaw::BoardSize)),
        (on(Board { columns: 13, ..board }), Some(Flaw::BoardSize)),
        (on(Board { rows: 3, ..board }), Some(Flaw::BoardSize)),
        (on(Board { rows: 255, ..board }), Some(Flaw::BoardSize)),
        (on(Board { home_rows: 0, ..board }), Some(Flaw::HomeRows)),
        (on(Board { home_rows: 6, ..board }), Some(Flaw::HomeRows)),
        (on(Board { home_rows: 255, ..board }), Some(Flaw::HomeRows)),
        (on(Board { lakes: lake(4, 3), ..board }), Some(Flaw::Lakes)),
        (on(Board { lakes: lake(11, 5), ..board }), Some(Flaw::Lakes)),
        (Variant { army: no_flag, ..base }, Some(Flaw::NoFlag)),
        (Variant { army: fixed, ..base }, Some(Flaw::NoMovablePiece)),
        (Variant { army: spare, ..base }, Some(Flaw::ArmySize)),
        (Variant { army: no_spy, ..base }, None),
        (Variant { army: no_spy, rules: strikes, ..base }, Some(Flaw::Needs("spy-strikes-back", "a spy"))),
        (Variant { rules: Rules { two_square: Some(4), ..base.rules }, ..base }, Some(Flaw::Limit)),
        (Variant { rules: Rules { quiet_limit: Some(0), ..base.rules }, ..base }, Some(Flaw::Limit)),
    ] {
        assert_eq!(variant.check().err(), flaw);
    }
}

#[test]
fn set_ups_as_they_are_edited() {
    for variant in VARIANTS {
        let board = &variant.board;
        let whole = arrange(variant, 5);
        assert!(whole.problems(variant).is_empty());
        assert_eq!(whole.counts(), variant.army.counts());
        // Mirror image: column c of n becomes n - 1 - c, and the row stays.
        let mirrored = whole.mirrored();
        let columns = usize::from(board.columns);
        for index in 0..board.home_len() {
            let (row, column) = (index / columns, index % columns);
            assert_eq!(mirrored.get(index), whole.get(row * columns + columns - 1 - column));
        }
        assert_eq!(mirrored.mirrored(), whole);
        let mut setup = whole.clone();
        let (flag, other) = (position(&whole, Some(Role::Flag)), position(&whole, Some(Role::Marshal)));
        setup.swap(flag, other);
        assert_eq!((setup.get(other), setup.get(flag)), (Some(Role::Flag), Some(Role::Marshal)));
        setup.swap(flag, board.home_len());
        assert_eq!(setup.get(flag), Some(Role::Marshal));
        assert_eq!(setup.set(flag, None), Some(Role::Marshal));
        assert_eq!(setup.set(other, Some(Role::Spy)), Some(Role::Flag));
        assert_eq!(setup.set(board.home_len(), Some(Role::Spy)), None);
        let count = |role, placed, wanted| Problem::Count { role, placed, wanted };
        let wrong = [count(Role::Spy, 2, 1), count(Role::Marshal, 0, 1), count(Role::Flag, 0, 1)];
        assert_eq!(setup.problems(variant), wrong, "all that is wrong, weakest kind first");
        let empty = Setup::empty(board);
        assert_eq!(empty.problems(variant).len(), variant.army.units().count());
    }
    let small = Setup::empty(&Board::SMALL);
    assert_eq!(small.problems(VARIANTS[0]), [Problem::Size]);
}

fn position(setup: &Setup, role: Option<Role>) -> usize {
    setup.squares().iter().position(|&other| other == role).expect("it is placed")
}
