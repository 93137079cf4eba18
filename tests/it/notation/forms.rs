//! Public types of the engine as serde reads and writes them, here in JSON.

use std::fmt::Debug;

use serde::{Serialize, de::DeserializeOwned};
use vexillum_engine::ai::arrange;
use vexillum_engine::notation::{PlayerRecord, Record};
use vexillum_engine::{
    Action, Army, Audience, Board, ByColor, Captured, Card, CardKind, CardSet, Clock, Color, Direction, Event, Fill,
    Label, Level, Movement, Names, Outcome, Phase, Placed, Pointing, Power, Question, Reason, Role, RoleSet, Rules,
    Seat, Setup, Skills, Square, SquareSet, Times, Told, Unit, Variant,
};

use super::texts;
use crate::games::{random_game, variants};

/// Checks that a value is read as it was written.
fn check<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) -> String {
    let json = serde_json::to_string(value).expect("it can be written");
    let read: T = serde_json::from_str(&json).unwrap_or_else(|error| panic!("{json}: {error}"));
    assert_eq!(&read, value, "{json}");
    json
}

/// Checks that a text is written as it was read.
fn check_json<T: Serialize + DeserializeOwned + PartialEq + Debug>(json: &str) {
    let value: T = serde_json::from_str(json).unwrap_or_else(|error| panic!("{json}: {error}"));
    assert_eq!(check(&value), json);
}

fn check_text<T: Serialize + DeserializeOwned + PartialEq + Debug>(text: &str) {
    check_json::<T>(&serde_json::to_string(text).expect("a text"));
}

fn check_texts<T: Serialize + DeserializeOwned + PartialEq + Debug>(texts: impl IntoIterator<Item = impl ToString>) {
    for text in texts {
        check_text::<T>(&text.to_string());
    }
}

fn check_refused<T: DeserializeOwned + Debug>(json: &str, reason: &str) {
    let error = serde_json::from_str::<T>(json).expect_err(json).to_string();
    assert!(error.contains(reason) && error.lines().count() == 1, "{json}: {error}");
}

#[test]
fn every_edition() {
    for variant in variants() {
        let json = check(&variant);
        assert!(json.starts_with(&format!("\"{}", variant.id)), "{json}");
        let own = variant.as_own("Mine");
        assert_eq!(check(&own), own.to_json());
        check(&own.army);
        check(&own.rules);
        check(&own.board);
        for unit in variant.army.units() {
            check(unit);
        }
        let setup = arrange(&variant, 1);
        assert_eq!(check(&setup), format!("\"{setup}\""));
    }
}

#[test]
fn games() {
    for variant in variants().iter().step_by(5) {
        let game = random_game(variant, 3, |_, _| {});
        check(&game.record().expect("it is over"));
        for color in Color::ALL {
            check(&game.player_record(color).expect("it began with set-ups"));
            for index in 0..game.log_len() {
                check(&game.told(color, index).expect("an entry").1);
            }
        }
    }
}

#[test]
fn words_of_the_notation() {
    check_texts::<Action>(texts("actions"));
    for text in texts("events") {
        check_text::<Told>(text);
        let Told { event, to } = text.parse().expect("an event");
        assert_eq!(check(&event), serde_json::to_string(&event.to_string()).expect("a text"));
        check(&to);
    }
    check_texts::<Level>(Level::ALL);
    check_texts::<Card>(Card::ALL);
    check_texts::<Role>(Role::ALL);
    check_texts::<Color>(Color::ALL);
    check_texts::<Question>(Question::ALL);
    check_texts::<Reason>(Reason::ALL);
    check_texts::<Captured>(Captured::ALL.map(|(_, name)| name));
    check_texts::<Movement>(Movement::ALL.map(|(_, name)| name));
    check_texts::<Power>(Power::ALL.map(|(_, name)| name));
    check_texts::<Skills>(Skills::ALL.map(|(_, name)| name));
    check_texts::<Fill>(Fill::ALL.map(|(_, name)| name));
    check_texts::<Names>(Names::ALL.map(|(_, name)| name));
    check_texts::<Square>(SquareSet::rectangle(12, 0, 10));
    check_text::<SquareSet>("b3 e4 l10");
    check_text::<SquareSet>("");
    check_text::<RoleSet>("S2MF");
    check_text::<RoleSet>("");
    check_text::<CardSet>("boat,a+1,d+3");
    check_text::<CardSet>("none");
    check_text::<Skills>("defuses prize");
    check_text::<Label>("Zo\u{eb} \"1\"");
    check_text::<Outcome>("red flag");
    check_text::<Outcome>("draw agreed");
    check_text::<Rules>("");
    check_text::<Rules>("exploding-bombs=on moving-bombs=on two-square=off quiet-limit=7");
    check_text::<Times>("setup=180 player=900 free=5");
    check_text::<Clock>("player=900 red=0,1,2 blue=3,4,5");
    check_text::<Seat>("computer legate");
    check_text::<Seat>("Ann");
    check_text::<Seat>("");
    check_text::<Setup>("..2./MF.B");
    check_text::<Variant>("original chase=on two-square=5");
}

#[test]
fn objects() {
    check_json::<ByColor<Option<Square>>>("{\"red\":\"a1\",\"blue\":null}");
    check_json::<Board>("{\"columns\":6,\"rows\":5,\"home\":2}");
    check_json::<Board>("{\"columns\":6,\"rows\":5,\"home\":2,\"lakes\":\"b3 e3\"}");
    check_json::<Unit>("{\"kind\":\"M\",\"count\":1,\"label\":\"King\",\"movement\":\"slide\",\"skills\":\"prize\"}");
    check_json::<Army>("[{\"kind\":\"M\",\"count\":1,\"power\":\"flight\"},{\"kind\":\"F\",\"count\":1}]");
    check_json::<Placed>("{\"color\":\"red\",\"square\":\"a1\",\"role\":\"M\",\"enchanted\":false}");
    check_json::<[Audience; 3]>("[\"everyone\",{\"only\":\"red\"},\"nobody\"]");
    check_json::<[Phase; 3]>("[{\"turn\":\"red\"},{\"answer\":[\"blue\",\"defend\"]},{\"over\":\"draw agreed\"}]");
    check_json::<[CardKind; 3]>("[\"move\",\"attack\",\"defence\"]");
    check_json::<[Direction; 4]>("[\"north\",\"east\",\"south\",\"west\"]");
    check_json::<[Pointing; 3]>("[\"detect\",\"enchant\",\"arrow\"]");
}

#[test]
fn what_is_refused() {
    check_refused::<Action>("\"a4\"", "expected an action, found \"a4\"");
    check_refused::<Action>("7", "invalid type: integer `7`, expected a text");
    check_refused::<Event>("\"move a4\"", "expected an event");
    check_refused::<Told>("\"turn red to green\"", "expected an event");
    check_refused::<Square>("\"m1\"", "not a square from a1 to l10");
    check_refused::<SquareSet>("\"a1 m1\"", "expected a square from a1 to l10, found \"m1\"");
    check_refused::<Role>("\"MM\"", "expected a piece letter");
    check_refused::<Role>("\"\"", "expected a piece letter");
    check_refused::<RoleSet>("\"Mx\"", "expected piece letters");
    check_refused::<Card>("\"bat\"", "expected a card");
    check_refused::<CardSet>("\"boat,\"", "expected a card");
    check_refused::<Color>("\"Red\"", "expected red or blue");
    check_refused::<ByColor<u8>>("{\"red\":1}", "missing field `blue`");
    check_refused::<Level>("\"emperor\"", "expected a level");
    check_refused::<Captured>("\"all\"", "expected both, owner, captor or nobody");
    check_refused::<Movement>("\"hop\"", "expected a kind of movement");
    check_refused::<Power>("\"unknown\"", "expected a power");
    check_refused::<Skills>("\"prize x\"", "expected a skill, found \"x\"");
    check_refused::<Question>("\"why\"", "expected a question");
    check_refused::<Reason>("\"tired\"", "expected the reason of an end");
    check_refused::<Outcome>("\"red agreed\"", "expected a winner or draw, and a reason");
    check_refused::<Fill>("\"so\\nme\"", "expected all or any");
    check_refused::<Names>("\"none\"", "expected classic or fantasy");
    check_refused::<Rules>("\"chase\"", "expected name=value");
    check_refused::<Rules>("\"chase=maybe\"", "expected a switch and its value");
    check_refused::<Times>("\"player=1\"", "expected the times of a clock");
    check_refused::<Clock>("\"player=900 red=1\"", "expected the times of a clock");
    for setup in ["", "/", "M/", "MM/M", "..........................", "M/M/M/M/M/M/M/M/M/M/M"] {
        check_refused::<Setup>(&format!("{setup:?}"), "expected home rows of one length");
    }
    check_refused::<Setup>("\"Mm\"", "expected a piece letter");
    check_refused::<Variant>("7", "expected an edition or an own variant");
    check_refused::<Variant>("\"chess\"", "expected an edition, found \"chess\"");
    check_refused::<Variant>("\"custom\"", "expected a variant in braces");
    check_refused::<Variant>("\"original refill=3\"", "expected a switch that goes with the edition");
    check_refused::<Variant>("[1]", "expected an edition or an own variant");
    check_refused::<Variant>("{}", "expected a variant of version 1");
    check_refused::<Board>("{\"rows\":300}", "invalid value: integer `300`, expected u8");
    check_refused::<Board>("7", "expected a board in braces");
    check_refused::<Unit>("{\"count\":1}", "missing field `kind`");
    check_refused::<Army>("[{\"kind\":\"M\"},{\"kind\":\"M\"}]", "expected each kind once");
    check_refused::<Record>("\"vexillum 2\"", "line 1: expected a record of version 1");
    check_refused::<PlayerRecord>("\"vexillum 2\"", "line 1: expected a record of version 1");
}
