//! Texts of the rules pages of all editions and of their changed switches, in all languages.

use vexillum_engine::{Names, Power, SWITCHES, VARIANTS};

use super::*;
use crate::aside::switches::tests::values;
use crate::i18n::language::tests::all;
use crate::i18n::slots::tests::{classic_words, has};
use crate::selection::pick::Way;

/// A Dutch lake is also the word for "more".
const ALSO_MORE: &str = "meer";

fn kinds(variant: &Variant, language: Language) -> Kinds<'_> {
    Kinds { variant, language, style: Style::default() }
}

/// All sentences of a page.
fn page(kinds: Kinds) -> Vec<String> {
    let texts = kinds.texts();
    let mut found = play::sentences(kinds);
    found.extend(kinds.variant.army.units().map(|unit| kinds.line(unit)));
    found.extend(pictures::power_sentences(kinds));
    found.extend(kinds.variant.cards.then(|| cards::card_sentences(kinds)).into_iter().flatten());
    found.extend(advice::tips(kinds).into_iter().flatten());
    found.extend(texts.pictures.movements.iter().chain(&texts.pictures.powers).map(|(_, text)| (*text).to_owned()));
    found.extend(switches::rows(kinds).into_iter().flat_map(|row| [row.name, row.line]));
    found.extend(kinds.language.texts().options.edition(kinds.variant.id).map(|text| text.line.to_owned()));
    found
}

/// Every edition with each value of each switch that goes with it, one at a time.
fn changed_alone() -> impl Iterator<Item = (&'static Variant, &'static str, Variant)> {
    VARIANTS.iter().flat_map(|edition| {
        SWITCHES.iter().flat_map(move |switch| {
            let changed = values(switch, switch.get(&edition.rules));
            changed.into_iter().filter_map(move |value| {
                Some((*edition, switch.name, edition.with_switch(switch.name, &value.to_string()).ok()?))
            })
        })
    })
}

#[test]
fn pages_say_what_binds_a_player() {
    let check = |called: &str, sentence: &str, said: bool| {
        let variant = in_force(called).expect("a variant");
        let page = page(kinds(&variant, Language::English));
        let found = page.iter().any(|text| text.contains(sentence));
        assert_eq!(found, said, "{called}: {sentence:?} in {page:#?}");
    };
    for (called, sentence) in [
        ("original", "never diagonally, and never over another piece. No piece enters or crosses a lake."),
        ("fantasy", "No piece enters or crosses a Forbidden Zone."),
        ("battle-cards", "Only some cards go other ways."),
        ("fantasy-powers", "Only some powers go other ways."),
        ("original", "Flag and Bomb: once set up, never moved."),
        ("original/moving-bombs=on", "Flag: once set up, never moved."),
        ("original", "Scout: a move of more than one square shows everybody what it is."),
        ("lightning", "Scout: a move of three squares or more"),
        ("lightning", "Two squares straight may also be: Captain."),
        ("fantasy-powers", "Scout: a move of more than one square"),
        ("lightning-tournament", "Each side may do so twice a game, each piece once."),
        ("original/rescue=on", "Never brought back: Bomb. Cannot rescue: Scout."),
        ("fantasy/rescue=on", "Never brought back: Trap. Cannot rescue: Scout."),
        ("fantasy-powers", "A piece is enchanted once only, by whichever side. It keeps all it can do"),
        ("fantasy-powers", "nor do these: Flag and Trap."),
        ("fantasy-powers", "also reaches over Forbidden Zones and other pieces."),
        ("fantasy-powers", "A Forbidden Zone or the edge of the board before the landing square"),
        ("fantasy-powers", "An arrow leaves alone, though it shows them: equal and higher ranks, Flag and Trap."),
        ("scifi", "Flag: named rightly, it is captured, and the game is won."),
        ("infiltrator", "also reaches over lakes and other pieces."),
        ("battle-cards", "A turn has one Move card and one Attack card at most."),
        ("battle-cards", "Swap ends the turn."),
        ("battle-cards", "Mock attack: nobody is removed, not even a Flag."),
        ("battle-cards", "your own piece stays unseen"),
        ("battle-cards", "Defend +1, Defend +2 and Defend +3 are only for a piece that can move"),
        ("battle-cards", "It does not help against a Bomb"),
    ] {
        check(called, sentence, true);
    }
    for (called, sentence) in [
        ("original", "Only some"),
        ("original", "Rescue:"),
        ("original", "Mock attack"),
        ("original", "named rightly"),
        ("original/moving-flag=on", "Flag and Bomb"),
        ("fantasy", "enchanted"),
        ("scifi", "arrow leaves alone"),
        ("battle-cards/swap-then-attack=on", "Swap ends the turn."),
    ] {
        check(called, sentence, false);
    }
}

#[test]
fn advice_fits_army_and_rules() {
    let check = |called: &str, sentences: &[&str], missing: &[&str]| {
        let variant = in_force(called).expect("a variant");
        let tips = advice::tips(kinds(&variant, Language::English)).concat();
        let has = |part: &&str| tips.iter().any(|tip| tip.contains(*part));
        assert!(sentences.iter().all(has), "{called}: {tips:#?}");
        assert!(!missing.iter().any(has), "{called}: {tips:#?}");
    };
    let always = [
        "at least two ranks higher",
        "With the highest rank that is left, attack whatever moves",
        "hunt the enemy’s",
        "Move about three pieces in turn",
        "find out what stands there before you risk it",
        "at home on the back row",
        "some in front to find out early, the others kept",
        "keep them in the back rows",
    ];
    let general = "General: free to hunt once the enemy Marshal is known";
    let corner = "in a corner, two of them wall the Flag in. But not in every game";
    let decoy = "make a false nest elsewhere";
    check("original", &[&always[..], &[general, corner, decoy]].concat(), &["one side for it"]);
    check("duel", &[&always[..], &[general, corner]].concat(), &[decoy]);
    check("barrage", &[&always[..], &["one side for it, a strong piece on the other"]].concat(), &[corner, decoy]);
    check("fantasy", &["Mage: free to hunt once the enemy Dragon is known", "Trap: in a corner"], &[general]);
    check("original/moving-bombs=on", &[general], &[corner, decoy, "attack whatever moves"]);
    check("original/moving-flag=on", &["leave it a way out"], &["at home on the back row", corner]);
}

#[test]
fn every_switch_changed_alone_is_in_the_head_and_in_the_table() {
    let mut changes = 0;
    for (edition, name, variant) in changed_alone() {
        for language in all() {
            let texts = language.texts();
            let heads = changed_rules(&variant, texts);
            // One switch may set another along with it.
            assert_eq!(heads.len(), variant.changed_switches().len(), "{language:?}: {variant}");
            let switch = texts.fill(variant.names, texts.options.switch(name).expect("a text").name);
            assert!(heads.iter().any(|(rule, _)| rule.starts_with(&switch)), "{heads:?}");
            let rows = switches::rows(kinds(&variant, language));
            let marked = rows.iter().any(|row| row.name == switch && row.own.is_some());
            assert!(marked, "{language:?}: {variant}: {switch}");
            let own = edition.changed_switches();
            assert!(own.is_empty() && changed_rules(edition, texts).is_empty(), "{own:?}");
        }
        changes += 1;
    }
    assert!(changes > 400, "{changes}");
}

#[test]
fn no_slot_is_left_open() {
    let every = || VARIANTS.iter().map(|edition| **edition).chain(changed_alone().map(|(_, _, variant)| variant));
    for language in all() {
        for variant in every() {
            for text in page(kinds(&variant, language)) {
                assert!(!text.is_empty() && !text.contains(['{', '}']), "{language:?}: {variant}: {text}");
            }
        }
    }
}

#[test]
fn fantasy_editions_say_nothing_in_classic_words() {
    let fantastic = || VARIANTS.iter().filter(|variant| variant.names == Names::Fantasy);
    assert!(fantastic().count() > 1);
    for language in all() {
        for variant in fantastic() {
            for text in page(kinds(variant, language)) {
                for word in classic_words(language).into_iter().filter(|word| *word != ALSO_MORE) {
                    assert!(!has(&text, word), "{language:?}: {}: {word:?} in {text:?}", variant.id);
                }
            }
        }
    }
}

#[test]
fn a_power_has_one_name() {
    for language in all() {
        let (ways, captions) = (&language.texts().orders.ways, &language.workshop().rules.pictures.powers);
        for ((power, _), (title, _)) in Power::ALL.iter().zip(captions) {
            let way = match power {
                Power::Name(_) => continue,
                Power::Flight => Way::Flight,
                Power::Point(power, _) => Way::Point(*power),
                Power::Rampage => Way::Rampage,
            };
            assert_eq!(*title, ways[way.index()], "{language:?}");
        }
    }
}
