//! Spanish: a file for each struct of texts, as the English ones, and what several of them need of its grammar.

mod asking;
mod board;
mod cards;
mod clock;
mod editor;
mod embed;
mod flaws;
mod games;
mod handover;
mod help;
mod history;
mod lessons;
mod open_games;
mod orders;
mod pieces;
mod play;
mod records;
mod result;
mod review;
mod rules;
mod scene;
mod settings;
mod setup;
mod start;
mod storage;
mod words;

use super::workshop::Workshop;
use super::{LanguagePack, Texts};

/// Spanish.
pub(super) static SPANISH: LanguagePack = LanguagePack {
    texts: Texts {
        words: words::SPANISH,
        pieces: pieces::SPANISH,
        board: board::SPANISH,
        cards: cards::SPANISH,
        clock: clock::SPANISH,
        start: start::SPANISH,
        setup: setup::SPANISH,
        play: play::SPANISH,
        orders: orders::SPANISH,
        scene: scene::SPANISH,
        options: start::SPANISH_OPTIONS,
        kept: setup::SPANISH_KEPT,
        handover: handover::SPANISH,
        result: result::SPANISH,
        settings: settings::SPANISH,
        open_games: open_games::SPANISH,
        storage: storage::SPANISH,
        asking: asking::SPANISH,
        lessons: lessons::SPANISH_WAYS,
        help: help::SPANISH,
        records: records::SPANISH,
    },
    workshop: Workshop {
        rules: rules::SPANISH,
        history: history::SPANISH,
        editor: editor::SPANISH,
        flaws: flaws::SPANISH,
        games: games::SPANISH,
        lessons: lessons::SPANISH,
        review: review::SPANISH,
        embed: embed::SPANISH,
    },
};

/// Words as a list; the conjunction before the last one goes by how that one begins.
fn joined(words: &[&str], conjunction: fn(&str) -> &'static str) -> String {
    match words {
        [first @ .., last] if !first.is_empty() => [&first.join(", "), conjunction(last), last].join(" "),
        words => words.concat(),
    }
}

/// How a word is spoken from its first letter on: an h is silent.
fn spoken(word: &str) -> [Option<char>; 2] {
    let mut letters = word.trim_start_matches(['h', 'H']).chars();
    [letters.next(), letters.next()]
}

/// "And" before a word: before the sound of i it sounds otherwise, but not before a diphthong.
fn and(word: &str) -> &'static str {
    match spoken(word) {
        [Some('i' | 'I'), Some('a' | 'e' | 'o' | 'á' | 'é' | 'ó')] => "y",
        [Some('i' | 'I' | 'í' | 'Í'), _] => "e",
        _ => "y",
    }
}

/// "Or" before a word or a rank: before the sound of o, with which eight begins too, it sounds otherwise.
fn or(word: &str) -> &'static str {
    match spoken(word) {
        [Some('o' | 'O' | 'ó' | 'Ó' | '8'), _] => "u",
        _ => "o",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conjunctions_go_by_sound() {
        let check = |words: &[&str], with_and: &str, with_or: &str| {
            assert_eq!([joined(words, and), joined(words, or)], [with_and, with_or]);
        };
        check(&[], "", "");
        check(&["Bomba"], "Bomba", "Bomba");
        check(&["8", "9", "Bomba"], "8, 9 y Bomba", "8, 9 o Bomba");
        check(&["Espía", "Infiltrado"], "Espía e Infiltrado", "Espía o Infiltrado");
        check(&["Espía", "Observador"], "Espía y Observador", "Espía u Observador");
        check(&["7", "8"], "7 y 8", "7 u 8");
        check(&["Elfo", "Hiena"], "Elfo y Hiena", "Elfo o Hiena");
        check(&["Elfo", "Hilandera"], "Elfo e Hilandera", "Elfo o Hilandera");
        check(&["Elfo", "hombre"], "Elfo y hombre", "Elfo u hombre");
    }
}
