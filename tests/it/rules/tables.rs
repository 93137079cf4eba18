//! Tables of every attack of every army (R2, R6, R9.1-R9.3, R9.6, R9.9, R12.11-R12.14).

use super::begin;
use crate::dialog::Dialog;
use crate::oracle::Edition;

const CLASHES: &str = include_str!("../../data/clashes.txt");
const SUMS: &str = include_str!("../../data/sums.txt");

/// Table of outcomes: attackers in rows, defenders in columns, and a sign for each outcome.
struct Table<'a> {
    switches: &'a str,
    /// Editions to which the table does not apply.
    but: &'a str,
    cards: &'a str,
    defenders: &'a str,
    rows: Vec<(&'a str, &'a str)>,
}

impl<'a> Table<'a> {
    fn all(text: &'a str) -> impl Iterator<Item = Self> {
        text.split("\n\n").filter(|block| block.contains("rules:")).map(|block| {
            let mut table = Self { switches: "", but: "", cards: "", defenders: "", rows: Vec::new() };
            for line in block.lines().filter(|line| !line.starts_with('#')) {
                match (line.split_once(':'), line.split_once(' ')) {
                    (Some(("rules", value)), _) => table.switches = value.trim(),
                    (Some(("not", value)), _) => table.but = value.trim(),
                    (Some(("cards", value)), _) => table.cards = value.trim(),
                    (None, Some(("", defenders))) => table.defenders = defenders.trim(),
                    (None, Some((attacker, signs))) if signs.len() == table.defenders.len() => {
                        table.rows.push((attacker, signs));
                    }
                    _ => panic!("no line of a table: {line}"),
                }
            }
            table
        })
    }

    /// Sign of an attack.
    fn sign(&self, attacker: char, defender: char) -> char {
        let (_, signs) = self.rows.iter().find(|(name, _)| name.starts_with(attacker)).expect("a row of the attacker");
        let column = self.defenders.find(defender).expect("a column of the defender");
        char::from(signs.as_bytes()[column])
    }
}

/// Outcome of an attack from a4 on a5 by its events, as a sign of the table.
fn outcome(events: &[String]) -> char {
    let has = |event: &str| events.iter().any(|other| other.starts_with(event));
    match (has("remove a5"), has("remove a4"), has("move a4 a5"), has("end red flag")) {
        (true, false, true, true) => 'F',
        (true, false, true, false) => '+',
        (false, true, false, false) => '-',
        (true, true, false, false) => '=',
        (false, false, false, false) => 'o',
        _ => panic!("no end of an attack: {events:?}"),
    }
}

fn clash(game: &str, attacker: char, defender: char) -> Dialog {
    begin(game, &[format!("r{attacker}a4"), format!("b{defender}a5")], "red")
}

#[test]
fn every_clash_of_every_army() {
    for table in Table::all(CLASHES) {
        for edition in Edition::all().iter().filter(|edition| !table.but.split(' ').any(|id| id == edition.id)) {
            let kinds = edition.kinds();
            for attacker in kinds.chars().filter(|kind| !"BF".contains(*kind)) {
                for defender in kinds.chars() {
                    let sign = table.sign(attacker, defender);
                    let game = format!("{} {}", edition.id, table.switches);
                    let about = format!("{attacker} attacks {defender} in {game}");
                    let events = clash(&game, attacker, defender).play("a4a5");
                    assert_eq!(outcome(&events), sign, "{about}: {events:?}");
                    assert!(events.contains(&format!("show a5 {defender}")), "{about}: {events:?}");
                    // Silent Defence excludes cards (R13).
                    if edition.id == "battle-cards" {
                        continue;
                    }
                    let events = clash(&format!("{game} silent-defence=on"), attacker, defender).play("a4a5");
                    assert_eq!(outcome(&events), sign, "{about}: {events:?}");
                    let alike: String = kinds.chars().filter(|kind| table.sign(attacker, *kind) == sign).collect();
                    let told = match attacker {
                        '2' => format!("show a5 {defender}"),
                        _ if alike.len() == 1 => format!("show a5 {alike}"),
                        _ => format!("hint a5 {alike}"),
                    };
                    let found: Vec<_> =
                        events.iter().filter(|event| event.contains("w a5 ") || event.contains("t a5 ")).collect();
                    assert_eq!(found, [&told], "{about} in silence");
                }
            }
        }
    }
}

#[test]
fn every_sum_of_cards() {
    for table in Table::all(SUMS) {
        for pair in table.cards.split(", ") {
            let (attack, defence) = pair.split_once(' ').expect("an Attack card and a Defence card");
            for &(attacker, _) in &table.rows {
                let attacker = attacker.chars().next().expect("an attacker");
                for defender in table.defenders.chars() {
                    let game = format!("battle-cards {}", table.switches);
                    let about = format!("{attacker} attacks {defender} with {pair} in {game}");
                    let mut dialog = clash(&game, attacker, defender);
                    dialog.ask(&format!("hand red {attack}"));
                    dialog.ask(&format!("hand blue {defence}"));
                    let mut events = match attack {
                        "none" => dialog.play("a4a5"),
                        _ => dialog.play(&format!("a4a5&{attack}")),
                    };
                    let asked = events.pop_if(|event| event == "ask blue defend").is_some();
                    assert_eq!(asked, defence != "none" && attack != "mock", "{about}: {events:?}");
                    if asked {
                        let answer = if "BF".contains(defender) { "none" } else { defence };
                        events.extend(dialog.play(&format!("defend:{answer}")));
                    }
                    assert_eq!(outcome(&events), table.sign(attacker, defender), "{about}: {events:?}");
                }
            }
        }
    }
}
