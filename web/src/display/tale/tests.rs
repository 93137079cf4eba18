use vexillum_engine::ai;
use vexillum_engine::notation::{Line, OwnStart, PlayerRecord};
use vexillum_engine::{Color, Level, Variant};

use super::*;
use crate::i18n::Language;
use crate::screen::{NewGame, Opponent};
use crate::session::Session;
use crate::settings::Style;

/// What Red is told of an entry against the computer: in a sentence, and in the band.
fn check(edition: &str, by: Color, entries: &[(&str, &str)], sentence: &str, band: Option<&str>) {
    let variant = *Variant::find(edition).expect("an edition");
    let new = NewGame { variant, opponent: Opponent::Computer(Level::Recruit), color: Color::Red, clock: None };
    let session = Session::new(&new, &[String::new(), String::new()], 1).expect("a game");
    let enemy = (0..variant.board.home_len()).map(|index| index < variant.army.total()).collect();
    let start = OwnStart::Setups { mine: ai::arrange(&variant, 1), enemy };
    let record = PlayerRecord { variant, me: Color::Red, start, cards: None, lines: Vec::new() };
    let line = |events: &str| format!("events x : {events}").parse::<Line>().expect("a line");
    let [(form, events), answers @ ..] = entries else { panic!("no entry") };
    let first = Happening::new(by, (*form).to_owned(), &line(events));
    let happening = answers.iter().fold(first, |before, (form, events)| before.answered(form, &line(events)));
    let stage = Sight::Player(Box::new(record.view().expect("a view")));
    let teller = Teller { texts: Language::English.texts(), session: &session, style: Style::default() };
    let tale = Tale { teller, happening: &happening, stage: &stage, bottom: Color::Red };
    assert_eq!(tale.tell().as_deref(), Some(sentence));
    assert_eq!(tale.band().map(|band| band.result.to_string()).as_deref(), band, "{sentence}");
}

/// The same of one entry of Red's.
fn mine(edition: &str, form: &str, events: &str, sentence: &str, band: Option<&str>) {
    check(edition, Color::Red, &[(form, events)], sentence, band);
}

#[test]
fn moves() {
    mine("original", "a4a5", "move a4 a5; turn blue", "You: a4 to a5.", None);
    mine("original", "a4a6", "move a4 a6; show a6 2; turn blue", "You: Scout, a4 to a6.", None);
    mine("lightning", "a4a6", "move a4 a6; hint a6 26; turn blue", "You: 2 or 6, a4 to a6.", None);
    mine("fantasy-powers", "c3^c6", "move c3 c6; show c6 M; turn blue", "You: Dragon, c3 to c6.", None);
}

#[test]
fn fights() {
    let fight = |events, came: &str| mine("original", "a4a7", events, &format!("You: a4×a7. {came}."), Some(came));
    fight("attack a4 a7; show a4 7; show a7 6; remove a7; taken blue 6; move a4 a7", "Major takes Captain");
    fight("attack a4 a7; show a4 7; show a7 B; remove a4; taken red 7", "Major is lost on a Bomb");
    fight("attack a4 a7; show a4 7; show a7 8; remove a4; taken red 7", "Major falls to Colonel");
    fight("attack a4 a7; show a4 7; show a7 7; remove a7; remove a4", "Major against Major: both fall");
    fight("attack a4 a7; show a4 7; hint a7 89MB; remove a4", "Major falls to 8, 9, 10 or Bomb");
    fight("attack a4 a7; show a4 7; show a7 F; remove a7; move a4 a7; end red flag", "Major captures the Flag");
}

#[test]
fn naming() {
    mine(
        "scifi",
        "a3?a6=7",
        "target a3 a6; show a3 P; guess a6 7 right; remove a6; taken blue 7; turn blue",
        "You: Major named on a6. Right: Major is removed.",
        Some("Right: Major is removed"),
    );
    mine(
        "scifi",
        "a3?a6=7",
        "target a3 a6; show a3 P; guess a6 7 wrong; turn blue",
        "You: Major named on a6. Wrong: both stay.",
        Some("Wrong: both stay"),
    );
}

#[test]
fn powers() {
    let power = |form, events, sentence, band| mine("fantasy-powers", form, events, sentence, Some(band));
    power("c3!c6", "target c3 c6; show c3 9; show c6 B to red", "You: Detect Enemy on c6. Seen: Trap.", "Seen: Trap");
    power("c3%c6", "target c3 c6; show c3 6; show c6 B", "You: Enchant on c6. Trap stands.", "Trap stands");
    power(
        "c3%c6",
        "target c3 c6; show c3 6; show c6 5; owner c6 red",
        "You: Enchant on c6. Yeti changes sides for good.",
        "Yeti changes sides for good",
    );
    power(
        "c3>c6",
        "target c3 c6; show c3 4; show c6 3; remove c6; taken blue 3",
        "You: Arrow Strike on c6. Dwarf is shot.",
        "Dwarf is shot",
    );
    power(
        "a3*a4",
        "move a3 a4; show a4 5; show b3 4; show a6 7; remove b3; taken red 4; remove a4; taken red 5",
        "You: Rampage on a4. Fallen: Elf, Lava Beast.",
        "Fallen: Elf, Lava Beast",
    );
}

#[test]
fn what_is_detected_is_told_to_its_owner_alone() {
    let theirs = [("c6!a3", "target c6 a3; show c6 9; turn red")];
    let own = |edition: &str| ai::arrange(Variant::find(edition).expect("an edition"), 1);
    let variant = Variant::find("fantasy-powers").expect("an edition");
    let role = own("fantasy-powers").pieces(&variant.board, Color::Red).find(|(square, _)| square.to_string() == "a3");
    let (_, role) = role.expect("a piece on a3");
    let name = Language::English.texts().pieces.usual(variant.names, Color::Red, role);
    let seen = format!("Seen: {name}");
    check("fantasy-powers", Color::Blue, &theirs, &format!("Computer: Detect Enemy on a3. {seen}."), Some(&seen));
}

#[test]
fn cards() {
    let card = |form, events, sentence| mine("battle-cards", form, events, sentence, None);
    card("jump:a3a5", "card red jump; move a3 a5; draw red; draw red boat to red", "You: a3 to a5, Jump. Drawn: Boat.");
    card("swap:a1a3", "card red swap; swap a1 a3; turn blue", "You: a1 and a3 change places, Swap.");
    card(
        "exchange:?",
        "under red; under red boat to red; draw red; draw red spy to red",
        "You: one card swapped. Drawn: Spy attack.",
    );
    card("redraw:none", "ask blue redraw", "You: first hand kept.");
    card("a3a8&a+2", "card red a+2; attack a3 a8; show a3 6; ask blue defend", "You: a3×a8, Attack +2.");
    card("a3a8&?", "lay red; attack a3 a8; ask blue defend", "You: a3×a8, a card face down.");
}

#[test]
fn an_attack_with_its_answer() {
    let asked = ("a3a8&a+2", "card red a+2; attack a3 a8; show a3 6; ask blue defend");
    check(
        "battle-cards",
        Color::Red,
        &[
            asked,
            ("defend:d+1", "card blue d+1; show a8 7; remove a8; taken blue 7; remove a3; taken red 6; turn blue"),
        ],
        "You: a3×a8, Attack +2, Defend +1. 6 + 2 against 7 + 1: Captain and Major both fall.",
        Some("6 + 2 against 7 + 1: Captain and Major both fall"),
    );
    check(
        "battle-cards",
        Color::Red,
        &[asked, ("defend:none", "show a8 B; remove a3; taken red 6; turn blue")],
        "You: a3×a8, Attack +2. Captain is lost on a Bomb.",
        Some("Captain is lost on a Bomb"),
    );
    check(
        "battle-cards",
        Color::Red,
        &[
            ("a3a8&?", "lay red; attack a3 a8; ask blue defend"),
            ("defend:none", "card red mock; show a8 M to red; turn blue"),
        ],
        "You: a3×a8, Mock attack. Seen: Marshal, nobody falls.",
        Some("Seen: Marshal, nobody falls"),
    );
}

#[test]
fn a_rescue() {
    let won = ("a4a7", "attack a4 a7; show a4 7; show a7 6; remove a7; taken blue 6; move a4 a7; ask red rescue");
    check("original", Color::Red, &[won, ("rescue:none", "turn blue")], "You: no rescue.", None);
    let told = |events, sentence| check("original", Color::Blue, &[won, ("rescue:?@e9", events)], sentence, None);
    told("place e9; turn red", "Computer: a piece back on e9.");
}
