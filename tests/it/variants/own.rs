//! Custom variants (R3.2): as JSON, and in games.

use vexillum_engine::notation::{PlayerRecord, Record};
use vexillum_engine::{Color, Flaw, Game, Role, VARIANTS, Variant};

use crate::games::{begin, random_game, truth, variants};
use crate::notation::damage::damaged;

/// Checks that a variant is written as one line and read as the same.
fn check(variant: &Variant) {
    let json = variant.to_json();
    assert_eq!(json.lines().count(), 1);
    assert_eq!(Variant::from_json(&json).as_ref(), Ok(variant), "{json}");
}

#[test]
fn every_edition_as_an_own_variant() {
    for variant in variants() {
        for title in ["", "Mine", "\"Ann\\'s\" {game}, 1/2: Zoë \u{1F600}"] {
            let own = variant.as_own(title);
            check(&own);
            assert_eq!((own.title.as_str(), own.is_own(), own.check()), (title, true, Ok(())));
        }
    }
}

/// Missing members are as in `original` (R3.2). Blanks, order, escapes and unknown members do not matter.
#[test]
fn json_by_hand() {
    let plain = VARIANTS[0].as_own("");
    let read = |text: &str| Variant::from_json(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(read("{\"version\":1}"), plain);
    assert_eq!(read(" { \"later\" : [ 1.5e3 , {\"a\":[]} , {} , null , \"]\\\"\" ] ,\t\"version\" : 1 } "), plain);
    assert_eq!(read("{\"title\":\"\\u0041\\ud83d\\ude00\\/\\\"\\n\",\"version\":1}").title.as_str(), "A\u{1F600}/\"");
    let changed = read("{\"version\":1,\"switches\":\"moving-bombs=on chase=on\",\"cards\":false}");
    assert_eq!(changed.changed_switches(), ["exploding-bombs=on", "moving-bombs=on", "chase=on"]);
}

#[test]
fn json_that_is_refused() {
    for (text, reason) in [
        ("", "expected a variant in braces, found \"\""),
        ("[]", "expected a variant in braces, found \"[]\""),
        ("{}", "expected a variant of version 1 (\"version\":1), found \"{}\""),
        ("{\"version\":2}", "expected a variant of version 1"),
        ("{\"version\":1}x", "expected nothing behind the variant, found \"x\""),
        ("{\"version\":1", "expected a variant as JSON (EOF while parsing an object), found \"\""),
        ("{\"version\":1,}", "expected a variant as JSON (trailing comma), found \"}\""),
        ("{,\"version\":1}", "expected a variant as JSON (key must be a string), found \",\\\"version"),
        ("{\"version\" 1}", "expected a variant as JSON (expected `:`), found \"1}\""),
        ("{\"version\":1,\n\"title\":\n5,\n}", "line 3: expected a variant as JSON (invalid type: integer `5`"),
        ("{\"version\":1,\"version\":1}", "expected a variant as JSON (duplicate field `version`)"),
        ("{\"version\":-1}", "expected a variant as JSON (invalid value: integer `-1`, expected u8), found \"1}\""),
        ("{\"version\":256}", "expected a variant as JSON (invalid value: integer `256`, expected u8), found \"6}\""),
        ("{\"version\":1.5}", "expected a variant as JSON (invalid type: floating point `1.5`, expected u8)"),
        (
            "{\"version\":1,\"cards\":1}",
            "expected a variant as JSON (invalid type: integer `1`, expected a boolean), found \"1}\"",
        ),
        ("{\"version\":1,\"title\":\"a", "expected a variant as JSON (EOF while parsing a string), found \"\""),
        ("{\"version\":1,\"title\":\"\\x\"}", "expected a variant as JSON (invalid escape), found \"x\\\"}\""),
        ("{\"version\":1,\"title\":\"\\u00g0\"}", "expected a variant as JSON (invalid escape)"),
        ("{\"version\":1,\"title\":\"\\ud83d\"}", "expected a variant as JSON (unexpected end of hex escape)"),
        ("{\"version\":1,\"fill\":\"some\"}", "expected a variant as JSON (expected all or any, found \"some\")"),
        (
            "{\"version\":1,\"switches\":\"chase=maybe\"}",
            "expected a variant as JSON (expected a switch and its value, found \"chase=maybe\")",
        ),
        (
            "{\"version\":1,\"board\":{\"lakes\":\"a1 m1\"}}",
            "expected a variant as JSON (expected a square from a1 to l10, found \"m1\")",
        ),
        (
            "{\"version\":1,\"units\":[{\"count\":1}]}",
            "expected a variant as JSON (missing field `kind`), found \"}]}\"",
        ),
        (
            "{\"version\":1,\"units\":[{\"kind\":\"MM\"}]}",
            "expected a variant as JSON (expected a piece letter, found \"MM\")",
        ),
        (
            "{\"version\":1,\"units\":[{\"kind\":\"M\"},{\"kind\":\"M\"}]}",
            "expected a variant as JSON (expected each kind once, found \"M\")",
        ),
        ("{\"version\":1,\"x\":}", "expected a variant as JSON (expected value), found \"}\""),
    ] {
        let error = Variant::from_json(text).expect_err(text).to_string();
        assert!(error.starts_with(reason), "{text}: {error}");
    }
}

/// Deeply nested input does not stop the program.
#[test]
fn nested_json() {
    let deep = |member: &str, levels: usize| {
        let (open, close) = ("[".repeat(levels), "]".repeat(levels));
        Variant::from_json(&format!("{{\"version\":1,\"{member}\":{open}{close}}}")).map_err(|error| error.to_string())
    };
    assert_eq!(deep("x", 1 << 20), Ok(VARIANTS[0].as_own("")));
    for member in ["title", "board", "switches", "units"] {
        let error = deep(member, 1 << 20).expect_err(member);
        assert!(error.starts_with("expected a variant as JSON (invalid "), "{member}: {error}");
    }
    let endless = Variant::from_json(&format!("{{\"version\":1,\"x\":{}", "[".repeat(1 << 20)));
    assert!(endless.is_err_and(|error| error.expected.contains("EOF while parsing a list")));
}

/// Readable variants that cannot be played.
#[test]
fn flaws_of_own_variants() {
    const ARMY: &str = "{\"kind\":\"M\",\"count\":1},{\"kind\":\"F\",\"count\":1}";
    let small = |lakes: &str, units: &str| {
        let board = format!("{{\"columns\":4,\"rows\":4,\"home\":1,\"lakes\":\"{lakes}\"}}");
        format!("{{\"version\":1,\"fill\":\"any\",\"board\":{board},\"units\":[{units}]}}")
    };
    for (json, flaw) in [
        (small("", ARMY), None),
        (small("a2 b2 c2", ARMY), None),
        (small("a2 b2 c2 d2", ARMY), Some(Flaw::NoWay)),
        (small("a1", ARMY), Some(Flaw::Lakes)),
        (small("", ""), Some(Flaw::NoFlag)),
        (
            small("", "{\"kind\":\"M\",\"count\":255},{\"kind\":\"9\",\"count\":255},{\"kind\":\"F\",\"count\":255}"),
            Some(Flaw::ArmySize),
        ),
        (small("", "{\"kind\":\"M\",\"count\":2,\"skills\":\"prize\"}"), None),
        (
            small("", "{\"kind\":\"M\",\"count\":2,\"skills\":\"prize\",\"movement\":\"fixed\"}"),
            Some(Flaw::NoMovablePiece),
        ),
        (small("", &ARMY.replace('}', ",\"power\":\"flight\"}")), Some(Flaw::Power(Role::Flag))),
        (
            small("", &ARMY.replacen('}', ",\"power\":\"flight\",\"movement\":\"slide\"}", 1)),
            Some(Flaw::Power(Role::Marshal)),
        ),
        (
            small("", &ARMY.replacen('}', ",\"power\":\"flight\"}", 1)).replacen('{', "{\"cards\":true,", 1),
            Some(Flaw::Together("cards", "powers")),
        ),
        (small("", &ARMY.replacen('}', ",\"power\":\"name-away\"}", 1)), None),
    ] {
        let variant = Variant::from_json(&json).unwrap_or_else(|error| panic!("{json}: {error}"));
        assert_eq!(variant.check().err(), flaw, "{json}");
        check(&variant);
    }
}

/// Records, player records and saved games of custom variants.
#[test]
fn games_of_own_variants_are_kept() {
    for variant in VARIANTS {
        let own = variant.as_own("Mine: a / \"b\"").with_switch("captured", "captor").expect("it goes");
        let mut game = random_game(&own, 1, |_, _| {});
        let record = game.record().expect("it is over");
        let text = record.to_string();
        assert!(text.contains("\nvariant {") && !text.contains("\nswitches"), "{text}");
        let again = Game::from_record(text.parse::<Record>().expect("a record")).expect("it was played");
        assert!(truth(&again) == truth(&game));
        assert_eq!(Game::restore(&game.save()).as_ref(), Ok(&game));
        game = begin(&own, 2);
        let mine = game.player_record(Color::Blue).expect("it began with set-ups");
        assert_eq!(mine.to_string().parse::<PlayerRecord>().as_ref(), Ok(&mine));
    }
}

/// Damaged input does not stop the program, and results can be written and read.
#[test]
fn damaged_json() {
    let mut random = fastrand::Rng::with_seed(4);
    let (mut read, mut refused) = (0, 0);
    for variant in VARIANTS {
        let json = variant.as_own("Mine \"x\"").to_json();
        for _ in 0..400 {
            match Variant::from_json(&damaged(&json, &mut random)) {
                Ok(variant) => {
                    read += 1;
                    let _ = variant.check();
                    check(&variant);
                }
                Err(error) => {
                    refused += 1;
                    assert!(error.to_string().lines().count() == 1);
                }
            }
        }
    }
    assert!(read > 100 && refused > 1000, "{read} read, {refused} refused");
}
