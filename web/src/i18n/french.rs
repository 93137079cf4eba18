//! French. As French printing has it, a no-break space stands before a colon and within quotation marks, and a narrow one
//! before the other high marks.

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

/// French.
pub(super) static FRENCH: LanguagePack = LanguagePack {
    texts: Texts {
        words: words::FRENCH,
        pieces: pieces::FRENCH,
        board: board::FRENCH,
        cards: cards::FRENCH,
        clock: clock::FRENCH,
        start: start::FRENCH,
        setup: setup::FRENCH,
        play: play::FRENCH,
        orders: orders::FRENCH,
        scene: scene::FRENCH,
        options: start::FRENCH_OPTIONS,
        kept: setup::FRENCH_KEPT,
        handover: handover::FRENCH,
        result: result::FRENCH,
        settings: settings::FRENCH,
        open_games: open_games::FRENCH,
        storage: storage::FRENCH,
        asking: asking::FRENCH,
        lessons: lessons::FRENCH_WAYS,
        help: help::FRENCH,
        records: records::FRENCH,
    },
    workshop: Workshop {
        rules: rules::FRENCH,
        history: history::FRENCH,
        editor: editor::FRENCH,
        flaws: flaws::FRENCH,
        games: games::FRENCH,
        lessons: lessons::FRENCH,
        review: review::FRENCH,
        embed: embed::FRENCH,
    },
};

/// Several names in one text.
fn list<T: AsRef<str>>(names: &[T], last: &str) -> String {
    match names {
        [] => String::new(),
        [only] => only.as_ref().to_owned(),
        [first, end] => [first.as_ref(), last, end.as_ref()].concat(),
        [first, rest @ ..] => [first.as_ref(), ", ", &list(rest, last)].concat(),
    }
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::{Path, PathBuf};

    /// The space that belongs before a mark.
    const MARKS: [(char, char); 5] =
        [(':', '\u{a0}'), ('»', '\u{a0}'), (';', '\u{202f}'), ('?', '\u{202f}'), ('!', '\u{202f}')];

    fn files(folder: &Path) -> Vec<PathBuf> {
        let entries = fs::read_dir(folder).expect("a folder of texts");
        let paths = entries.map(|entry| entry.expect("an entry").path());
        paths.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
    }

    #[test]
    fn no_mark_is_left_alone_in_a_line() {
        let files = files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/i18n/french"));
        let (mut marks, number) = (0, files.len());
        for file in files {
            let source = fs::read_to_string(&file).expect("a source file");
            for text in source.split('"').skip(1).step_by(2) {
                let pairs = text.chars().zip(text.chars().skip(1));
                for (before, mark) in pairs {
                    let space = MARKS.iter().find(|(high, _)| *high == mark).map(|(_, space)| *space);
                    assert!(space.is_none_or(|space| space == before), "{}: {text}", file.display());
                    assert!(before != '«' || mark == '\u{a0}', "{}: {text}", file.display());
                    marks += usize::from(space.is_some());
                }
            }
        }
        assert!(number > 15 && marks > 100, "{number} files, {marks} marks");
    }
}
