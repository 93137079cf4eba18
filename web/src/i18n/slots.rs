//! Slots of texts: words in braces that depend on what an edition calls its pieces and cards.

use vexillum_engine::{Card, Names};

use super::Texts;

impl Texts {
    /// A text with its slots filled.
    ///
    /// A slot is a classic phrase, which fantasy names replace by that of
    /// [`fantasy_phrases`](super::pieces::Pieces::fantasy_phrases), or the name of a card in the notation: `{a Bomb}`, `{swap}`.
    pub fn fill(&self, names: Names, text: &str) -> String {
        let mut filled = String::with_capacity(text.len());
        let mut rest = text;
        while let Some((before, slot, after)) = split(rest) {
            filled.push_str(before);
            filled.push_str(self.slot(names, slot).unwrap_or(slot));
            rest = after;
        }
        filled + rest
    }

    /// The words for a slot; `None` for one that no table has.
    fn slot<'a>(&self, names: Names, slot: &'a str) -> Option<&'a str> {
        if let Some(card) = Card::from_name(slot) {
            return Some(self.cards.name(card));
        }
        let (classic, fantasy) = self.pieces.fantasy_phrases.iter().find(|(classic, _)| *classic == slot)?;
        Some(match names {
            Names::Classic => classic,
            Names::Fantasy => fantasy,
        })
    }
}

/// A text at its first slot: what stands before it, the slot, and what follows.
fn split(text: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = text.split_once('{')?;
    let (slot, after) = rest.split_once('}')?;
    Some((before, slot, after))
}

#[cfg(test)]
pub(crate) mod tests {
    use vexillum_engine::{Flaw, Illegal, Names, SWITCHES};

    use super::*;
    use crate::i18n::Language;
    use crate::i18n::language::tests::all;

    /// Fails on a slot of the text that no table has, and returns the text as both kinds of names have it.
    pub(crate) fn check(language: Language, text: &str) -> [String; 2] {
        let texts = language.texts();
        let mut rest = text;
        while let Some((_, slot, after)) = split(rest) {
            assert!(texts.slot(Names::Classic, slot).is_some(), "{language:?}: {{{slot}}} in {text:?}");
            rest = after;
        }
        let filled = [Names::Classic, Names::Fantasy].map(|names| texts.fill(names, text));
        assert!(!filled.iter().any(|text| text.contains(['{', '}'])), "{language:?}: {filled:?}");
        filled
    }

    /// Words of a language that no fantasy edition uses: the classic names that have another one there, in all their forms.
    pub(crate) fn classic_words(language: Language) -> Vec<&'static str> {
        let pieces = &language.texts().pieces;
        let names = pieces.classic.into_iter().zip(pieces.fantasy).filter(|(classic, fantasy)| classic != fantasy);
        let phrases = pieces.fantasy_phrases.iter().map(|(classic, _)| *classic);
        names.map(|(classic, _)| classic).chain(phrases).collect()
    }

    /// True if a text has one of the words, whole or with an ending.
    pub(crate) fn has(text: &str, word: &str) -> bool {
        text.match_indices(word).any(|(at, _)| !text[..at].ends_with(char::is_alphanumeric))
    }

    #[test]
    fn slots_are_filled_from_the_tables() {
        let check = |names, text: &str, filled: &str| {
            assert_eq!(Language::English.texts().fill(names, text), filled);
        };
        check(Names::Classic, "{A Bomb} on {a lake}.", "A Bomb on a lake.");
        check(Names::Fantasy, "{A Bomb} on {a lake}.", "A Trap on a Forbidden Zone.");
        check(Names::Fantasy, "After a {swap}.", "After a Swap.");
        check(Names::Fantasy, "{a Miner", "{a Miner");
        check(Names::Fantasy, "{nothing}", "nothing");
    }

    #[test]
    fn fantasy_editions_have_their_own_words_in_switches_and_refusals() {
        for language in all() {
            let texts = language.texts();
            let options = &texts.options;
            let switches = SWITCHES.iter().filter_map(|switch| options.switch(switch.name));
            let mut found: Vec<String> = switches.flat_map(|text| [text.name, text.line]).map(str::to_owned).collect();
            found.extend(options.rule_groups.map(str::to_owned));
            let flaws = [
                Flaw::Together("", "exploding-bombs=off"),
                Flaw::Together("", "cards"),
                Flaw::Together("", "powers"),
                Flaw::Needs("", "cards"),
                Flaw::Needs("", "a spy"),
            ];
            found.extend(flaws.map(|flaw| (options.why_not)(flaw).to_owned()));
            found.push((texts.play.illegal)(Illegal::Lake { at: "c5".parse().expect("a square") }));
            found.push(texts.board.lake.to_owned());
            found.push(texts.orders.idle_answer.to_owned());
            for text in found {
                let [_, fantasy] = check(language, &text);
                for word in classic_words(language) {
                    assert!(!has(&fantasy, word), "{language:?}: {word:?} in {fantasy:?}");
                }
            }
        }
    }
}
