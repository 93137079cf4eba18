use super::*;

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

fn line(events: &str) -> Line {
    format!("events x : {events}").parse().expect("a line")
}

fn happening(form: &str, events: &str) -> Happening {
    Happening::new(Color::Red, form.to_owned(), &line(events))
}

fn path(happening: &Happening) -> String {
    happening.path.map(|(from, to)| [from.to_string(), to.to_string()].concat()).unwrap_or_default()
}

#[test]
fn a_move() {
    let seen = happening("a4a9", "move a4 a9; show a9 2; turn blue");
    assert_eq!((path(&seen).as_str(), seen.aim, seen.shown_on(square("a9"))), ("a4a9", None, Some(Role::Scout)));
    let turned = happening("a4a5b5", "move a4 a5; move a5 b5; hint b5 26; turn blue");
    assert_eq!(path(&turned), "a4b5");
    assert!(turned.hint.is_some());
}

#[test]
fn attacks() {
    let check = |events: &str, expected: (Option<Role>, Option<Role>, bool, bool)| {
        let seen = happening("a4a5", events);
        let (from, to) = seen.aim.expect("an attack");
        let found = (seen.shown_on(from), seen.shown_on(to), seen.fell.contains(from), seen.fell.contains(to));
        assert_eq!(found, expected, "{events}");
        assert_eq!(path(&seen), "a4a5");
    };
    let (major, captain, bomb) = (Some(Role::Major), Some(Role::Captain), Some(Role::Bomb));
    check(
        "attack a4 a5; show a4 7; show a5 6; remove a5; taken blue 6; move a4 a5; turn blue",
        (major, captain, false, true),
    );
    check("attack a4 a5; show a4 7; show a5 B; remove a4; taken red 7; turn blue", (major, bomb, true, false));
    check(
        "attack a4 a5; show a4 7; show a5 7; remove a5; taken blue 7; remove a4; taken red 7; turn blue",
        (major, major, true, true),
    );
    check("attack a4 a5; show a4 7; hint a5 89MB; remove a4; taken red 7; turn blue", (major, None, true, false));
}

#[test]
fn an_answer_tells_the_whole_attack() {
    let asked = happening("a4a5&a+2", "card red a+2; attack a4 a5; show a4 6; ask blue defend");
    assert_eq!((asked.asks, asked.answers), (Some(Question::Defend), None));
    let line = line("card blue d+1; show a5 7; remove a5; taken blue 7; remove a4; taken red 6; draw red; turn blue");
    let answered = asked.answered("defend:d+1", &line);
    assert_eq!((answered.asks, answered.answers), (None, Some(Question::Defend)));
    assert_eq!(answered.form, "a4a5&a+2 defend:d+1");
    assert_eq!(answered.cards_of(Color::Red).collect::<Vec<_>>(), [Card::Attack2]);
    assert_eq!(answered.cards_of(Color::Blue).collect::<Vec<_>>(), [Card::Defence1]);
    assert_eq!(answered.fell, [square("a4"), square("a5")].into_iter().collect());
}

#[test]
fn a_laid_card_is_turned_over() {
    let asked = happening("a4a5&?", "lay red; attack a4 a5; ask blue defend");
    assert!(asked.laid);
    let answered = asked.answered("defend:none", &line("card red mock; turn blue"));
    assert!(!answered.laid);
    assert_eq!((answered.form.as_str(), answered.cards.len()), ("a4a5&?", 1));
}

#[test]
fn powers() {
    let named = happening("a4a5?a6=7", "move a4 a5; target a5 a6; show a5 P; guess a6 7 right; remove a6; turn blue");
    assert_eq!(named.aim, Some((square("a5"), square("a6"))));
    assert_eq!((path(&named).as_str(), named.guess), ("a4a5", Some((Role::Major, true))));
    let rampage = happening("c3*c4", "move c3 c4; show c4 5; show b5 4; remove b5; taken blue 4; turn blue");
    assert_eq!(rampage.rampage(), Some(square("c4")));
    let enchanted = happening("c3%e5", "target c3 e5; show c3 6; show e5 4; owner e5 red; turn blue");
    assert!(enchanted.turned && !enchanted.attacked);
}

#[test]
fn cards() {
    let exchanged =
        happening("exchange:?", "under red; under red boat to red; draw red; draw red jump to red; turn blue");
    assert_eq!((exchanged.under, exchanged.drawn, exchanged.action), (true, vec![Card::Jump], None));
    let kept = happening("redraw:none", "ask blue redraw");
    assert_eq!((kept.answers, kept.asks), (Some(Question::Redraw), Some(Question::Redraw)));
    let swapped = happening("swap:a3a6,a6xa7&a+2", "card red swap; card red a+2; swap a3 a6; attack a6 a7; show a6 7");
    assert_eq!((path(&swapped).as_str(), swapped.aim), ("a3a6", Some((square("a6"), square("a7")))));
}

#[test]
fn a_rescue() {
    let won = happening(
        "i9i10",
        "attack i9 i10; show i9 7; show i10 6; remove i10; taken blue 6; move i9 i10; ask red rescue",
    );
    let back = won.answered("rescue:?@b2", &line("place b2; place b2 7 to red; turn blue"));
    assert_eq!(back.placed, Some((square("b2"), Some(Role::Major))));
}

#[test]
fn offers_and_ends() {
    assert!(happening("draw red", "offer red").offer);
    let end = happening("resign red", "end blue resign").end.expect("an end");
    assert_eq!(end.winner, Some(Color::Blue));
}
