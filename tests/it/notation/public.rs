//! Public forms (N2) of every kind of action, made from events.

use std::collections::BTreeSet;

use vexillum_engine::notation::{Line, public_form};
use vexillum_engine::{Action, Variant};

use crate::games::{name, random_game, variants};

const FORMS: &str = include_str!("../../data/public_forms.txt");

fn check(edition: &str, line: &str) {
    let variant = Variant::find(edition).expect("an edition");
    let (action, line) = line.split_once(" = ").expect("an action and its form");
    let action: Action = action.parse().expect("an action");
    let line: Line = format!("events {line}").parse().expect("a form and events");
    assert_eq!(public_form(variant, action.question(), &line.events), line.form, "{edition}: {action}");
}

#[test]
fn forms_of_the_data() {
    let mut blocks = 0;
    for block in FORMS.split("\n\n").skip(1) {
        let (edition, lines) = block.split_once('\n').expect("lines under an edition");
        lines.lines().for_each(|line| check(edition, line));
        blocks += 1;
    }
    assert_eq!(blocks, 7);
}

/// Public forms are equal to the action, apart from its secret parts.
#[test]
fn forms_of_random_games() {
    let mut hidden = BTreeSet::new();
    for variant in variants() {
        let game = random_game(&variant, 4, |_, _| {});
        for index in 0..game.log_len() {
            let (by, full) = game.told_openly(index).expect("the game is over");
            let (_, public) = game.told(!by, index).expect("an entry");
            if public.form == full.form {
                continue;
            }
            // A question mark replaces a card or a kind; the rest stays as it is.
            let (head, tail) = public.form.split_once('?').expect("something is hidden");
            assert!(full.form.starts_with(head) && full.form.ends_with(tail), "{}: {}", name(&variant), full.form);
            hidden.insert(head.trim_end_matches(|letter| letter != ':' && letter != '&').to_owned());
        }
    }
    for kind in ["exchange:", "redraw:", "rescue:"] {
        assert!(hidden.contains(kind), "{kind} is hidden: {hidden:?}");
    }
    assert!(hidden.iter().any(|head| head.ends_with('&')), "a laid card is hidden: {hidden:?}");
}
