use vexillum_engine::Card;

use super::*;

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

fn actions(list: &str) -> Vec<Action> {
    list.split(' ').map(|action| action.parse().expect("an action")).collect()
}

/// A pick as a test writes it: a square that is tapped, or `/` and what is picked beside the board.
fn choose(selection: Selection, actions: &[Action], own: SquareSet, word: &str) -> (Selection, Step) {
    let Some(name) = word.strip_prefix('/') else { return selection.tap(actions, own, square(word)) };
    let way = ["move", "flight", "detect", "enchant", "arrow", "rampage", "name"].iter().position(|way| *way == name);
    let order = match (name, way) {
        ("cancel", _) => Order::Cancel,
        ("plain", _) => Order::Pick(Pick::Plain),
        ("confirm", _) => Order::Pick(Pick::Confirm),
        ("decline", _) => Order::Pick(Pick::Decline),
        (_, Some(way)) => Order::Pick(Pick::Way(Way::ALL[way])),
        _ => match (Card::from_name(name), name.chars().next().and_then(vexillum_engine::Role::from_letter)) {
            (Some(card), _) => Order::Pick(Pick::Card(card)),
            (None, role) => Order::Pick(Pick::Kind(role.expect("a kind"))),
        },
    };
    selection.order(actions, order)
}

/// What comes of the picks, one after another: an action, or `picked`, `nothing`, `back`, `refused e5`.
fn check(list: &str, picks: &str, expected: &str) {
    let actions = actions(list);
    let own = ["a4", "b4", "c4", "a3"].map(square).into_iter().collect();
    let mut state = (Selection::NONE.settled(&actions), Step::Nothing);
    for word in picks.split(' ') {
        assert!(!matches!(state.1, Step::Act(_)), "{list}: {picks} comes too early to an end");
        state = choose(state.0.settled(&actions), &actions, own, word);
    }
    let found = match state.1 {
        Step::Nothing => "nothing".to_owned(),
        Step::Picked => "picked".to_owned(),
        Step::PutBack => "back".to_owned(),
        Step::Act(action) => action.to_string(),
        Step::Refused(square) => format!("refused {square}"),
    };
    assert_eq!(found, expected, "{list}: {picks}");
}

#[test]
fn moves() {
    let list = "a4a5 b4b5 b4b6";
    for (picks, expected) in [
        ("d6", "nothing"),
        ("a4", "picked"),
        ("a4 a4", "back"),
        ("a4 b4", "picked"),
        ("a4 a5", "a4a5"),
        ("a4 b4 b6", "b4b6"),
        ("a4 d6", "refused d6"),
        ("c4 c5", "refused c5"),
        ("a4 d6 a5", "a4a5"),
        ("a4 /cancel a5", "nothing"),
    ] {
        check(list, picks, expected);
    }
}

#[test]
fn two_steps() {
    let list = "a4a5 a4b4b5 a4a5b5 a4a6 a4a5b6";
    for (picks, expected) in [
        ("a4 a6", "a4a6"),
        ("a4 b6", "a4a5b6"),
        ("a4 b5", "picked"),
        ("a4 b5 a5", "a4a5b5"),
        ("a4 b5 b4", "a4b4b5"),
        ("a4 b5 a6", "a4a6"),
        ("a4 b5 a4", "back"),
        ("a4 b5 e5", "refused e5"),
    ] {
        check(list, picks, expected);
    }
}

#[test]
fn powers() {
    let list = "a4b4 a4^a6 a4^a6xb6 a4^a8 b4!c5 b4c4 c4*c5 c4*b4";
    for (picks, expected) in [
        ("a4 a6", "refused a6"),
        ("a4 /flight a8", "a4^a8"),
        ("a4 /flight a6", "picked"),
        ("a4 /flight a6 a6", "a4^a6"),
        ("a4 /flight a6 /plain", "a4^a6"),
        ("a4 /flight a6 b6", "a4^a6xb6"),
        ("a4 /flight a6 a8", "a4^a8"),
        ("a4 /flight /move a6", "refused a6"),
        ("a4 /flight /flight a8", "a4^a8"),
        ("b4 /detect c5", "b4!c5"),
        ("b4 c5", "refused c5"),
        ("c4 c5", "picked"),
        ("c4 c5 c5", "c4*c5"),
        ("c4 c5 /confirm", "c4*c5"),
        ("c4 c5 b4", "picked"),
        ("c4 c5 b4 b4", "c4*b4"),
    ] {
        check(list, picks, expected);
    }
}

#[test]
fn naming() {
    let list = "a4?a5=B a4?a5=7 a4b4?b5=B a4b4?b5=7 a4b4";
    for (picks, expected) in [
        ("a4 b4", "a4b4"),
        ("a4 /name a5", "picked"),
        ("a4 /name a5 /B", "a4?a5=B"),
        ("a4 /name b4 b5 /7", "a4b4?b5=7"),
        ("a4 /name b4 a5 /7", "a4?a5=7"),
        ("a4 /name a5 a4", "back"),
    ] {
        check(list, picks, expected);
    }
}

#[test]
fn cards_with_moves_and_attacks() {
    let list = "a4a5 a4a5&a+2 b4b5 jump:a4a6 jump:b4b6 jump:b4b6&a+2 exchange:jump exchange:a+2 exchange:d+1";
    for (picks, expected) in [
        ("b4 b5", "b4b5"),
        ("a4 a5", "picked"),
        ("a4 a5 /plain", "a4a5"),
        ("a4 a5 a5", "a4a5"),
        ("a4 a5 /a+2", "a4a5&a+2"),
        ("/a+2 a4 a5", "a4a5&a+2"),
        ("a4 /a+2 a5", "a4a5&a+2"),
        ("/a+2 b4 b5", "b4b5"),
        ("/jump a4 a6", "jump:a4a6"),
        ("a4 /jump a6", "jump:a4a6"),
        ("/jump b4 b6", "picked"),
        ("/jump b4 b6 /plain", "jump:b4b6"),
        ("/jump b4 b6 /a+2", "jump:b4b6&a+2"),
        ("/jump /jump", "back"),
        ("/jump a4 a4 b4 b6 b6", "jump:b4b6"),
        ("/jump /confirm", "exchange:jump"),
        ("/d+1", "picked"),
        ("/d+1 /confirm", "exchange:d+1"),
        ("/d+1 /a+2 /confirm", "exchange:a+2"),
        ("/boat", "nothing"),
    ] {
        check(list, picks, expected);
    }
}

#[test]
fn swaps() {
    check("swap:a3a4 swap:a4c4", "/swap a4 a3", "swap:a3a4");
    check("swap:a3a4 swap:a4c4", "/swap a4 c4", "swap:a4c4");
    check("swap:a3a4 swap:a4c4", "/swap c4 a3", "picked");
    let list = "swap:a4c4 swap:a4c4,a4xb4&a+2 swap:a4c4,c4xb4&a+2 swap:a4c4,c4xc5&a+1 swap:a4c4,c4xc5&a+2";
    for (picks, expected) in [
        ("/swap c4 a4", "picked"),
        ("/swap c4 a4 /plain", "swap:a4c4"),
        ("/swap c4 a4 c5 /a+1", "swap:a4c4,c4xc5&a+1"),
        ("/swap a4 c4 b4", "picked"),
        ("/swap a4 c4 b4 a4 /a+2", "swap:a4c4,a4xb4&a+2"),
    ] {
        check(list, picks, expected);
    }
}

#[test]
fn answers() {
    check("defend:none", "/decline", "defend:none");
    check("defend:none", "/d+1", "nothing");
    check("defend:none defend:d+1", "/d+1", "defend:d+1");
    check("rescue:none rescue:7@b2 rescue:7@b3", "b3", "rescue:7@b3");
    check("rescue:none rescue:7@b2 rescue:6@b2", "b2", "nothing");
    check("rescue:none rescue:7@b2 rescue:6@b2", "/7 /6 b2", "rescue:6@b2");
    check("rescue:none rescue:7@b2 rescue:6@b2", "/7 /decline", "rescue:none");
    let redraws = "redraw:none redraw:boat,a+1,mock redraw:mock,a+1,boat redraw:a+1,boat,mock redraw:mock,boat,a+1";
    check(redraws, "/decline", "redraw:none");
    check(redraws, "/mock /a+1 /boat", "picked");
    check(redraws, "/mock /a+1 /boat /confirm", "redraw:mock,a+1,boat");
    check(redraws, "/mock /a+1 /boat /a+1", "back");
    check(redraws, "/mock /a+1 /boat /a+1 /boat /a+1 /confirm", "redraw:mock,boat,a+1");
    check(redraws, "/boat /a+1 /mock /decline", "redraw:none");
}

#[test]
fn drops() {
    let actions = actions("a4a5 a4^a6 jump:a4a7");
    let dropped = |selection: Selection, to| selection.drop_on(&actions, square("a4"), square(to)).1;
    assert_eq!(dropped(Selection::NONE, "a4"), Step::Picked);
    assert_eq!(dropped(Selection::NONE, "a5"), Step::Act(actions[0]));
    assert_eq!(dropped(Selection::NONE, "a6"), Step::Refused(square("a6")));
    let flight = Selection::NONE.tap(&actions, SquareSet::EMPTY, square("a4")).0;
    let flight = flight.order(&actions, Order::Pick(Pick::Way(Way::Flight))).0;
    assert_eq!(dropped(flight, "a6"), Step::Act(actions[1]));
    let jump = Selection::NONE.order(&actions, Order::Pick(Pick::Card(Card::Jump))).0;
    assert_eq!(dropped(jump, "a7"), Step::Act(actions[2]));
}

#[test]
fn what_can_be_picked_up() {
    let check = |list: &str, picks: &str, expected: &str| {
        let actions = actions(list);
        let mut selection = Selection::NONE;
        for word in picks.split_whitespace() {
            selection = choose(selection, &actions, SquareSet::EMPTY, word).0;
        }
        let expected: SquareSet = expected.split(' ').map(square).collect();
        assert_eq!(selection.movable(&actions), expected, "{list}: {picks}");
    };
    check("a4a5 b4b5 b4b6", "", "a4 b4");
    check("a4a5 b4b5 b4b6", "b4", "a4 b4");
    check("a4a5 b4b5 jump:b4b6 jump:c4c6", "/jump", "b4 c4");
    check("a4a5 b4b5 jump:b4b6 jump:c4c6", "/jump b4", "b4 c4");
}
