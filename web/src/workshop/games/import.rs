//! What comes from files and links, and where it is kept.

use std::collections::HashSet;

use vexillum_engine::notation::Record;
use vexillum_engine::{Game, Setup, VARIANTS, Variant};
use web_sys::TextDecoder;

use super::words;
use crate::address::Page;
use crate::archive::{Archive, PastGame};
use crate::draft::SavedSetups;
use crate::formats::{Found, MOST_BYTES, Wrong, decode, read_any, read_text, surplus};
use crate::i18n::Language;
use crate::link::Link;
use crate::name::Name;
use crate::own::OwnVariants;
use crate::storage::{self, Stored};

/// Number of results, or of details of a summary, that are told at once.
const MOST_LINES: usize = 3;
/// Number of lines that unfold from a summary.
const MOST_DETAILS: usize = 200;

/// Kinds of results, in the order in which a summary counts them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Game,
    Known,
    Other,
    NoRoom,
    Refused,
    Skipped,
}

impl Kind {
    const ALL: [Self; 6] = [Self::Game, Self::Known, Self::Other, Self::NoRoom, Self::Refused, Self::Skipped];
}

/// What came of an import.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Report {
    /// A line for each thing, or a summary of many.
    pub(super) lines: Vec<String>,
    /// What was wrong with whom, where the lines are a summary.
    pub(super) details: Vec<String>,
    /// Page on which the last thing can be opened that cannot stand in a list.
    pub(super) page: Option<Page>,
}

/// An import under way. Games are stored together at its end: each change of the list costs as much as all of them.
pub(super) struct Import {
    language: Language,
    /// Saved values of the games that are in the list or will be.
    known: HashSet<String>,
    /// Room that is left in the list, in bytes.
    room: usize,
    games: Vec<PastGame>,
    results: Vec<(Kind, String, Vec<String>)>,
    page: Option<Page>,
}

impl Import {
    pub(super) fn new(language: Language) -> Self {
        let (list, length) = storage::load_measured::<Archive>();
        let known = list.games().iter().filter_map(|game| game.value.clone()).collect();
        let room = Archive::MOST_BYTES.saturating_sub(length);
        Self { language, known, room, games: Vec::new(), results: Vec::new(), page: None }
    }

    /// Notes a file that cannot be read.
    pub(super) fn refuse(&mut self, file: &str, wrong: &Wrong) {
        let line = words::wrong(wrong, self.language).to_owned();
        self.results.push((Kind::Refused, file.to_owned(), vec![line]));
    }

    /// Takes what a file holds. Those of no known format are nothing wrong among others in an archive.
    pub(super) fn take(&mut self, file: &str, bytes: &[u8], in_archive: bool) {
        let language = self.language;
        let texts = &language.workshop().games;
        let base = file.rsplit(['/', '\\']).next().unwrap_or(file);
        let name = base.rsplit_once('.').map_or(base, |(name, _)| name);
        let found =
            if bytes.len() > MOST_BYTES { read_any(bytes) } else { read_text(&decode(bytes, decode_by_browser)) };
        let (kind, lines) = match found {
            Err(error) => {
                let left_out = in_archive && matches!(error.wrong, Wrong::NotRecognized | Wrong::Empty);
                let kind = if left_out { Kind::Skipped } else { Kind::Refused };
                (kind, vec![words::format_error(&error, language)])
            }
            Ok(Found::Game(imported)) if imported.record.end.is_none() && imported.record.turns.is_empty() => {
                self.page = Some(position(imported.record));
                (Kind::Other, vec![language.texts().records.position.to_owned()])
            }
            Ok(Found::Game(imported)) => {
                let (kind, line) = self.add(imported.record.clone());
                if kind == Kind::Refused {
                    self.page = Some(Link::review(imported.record.clone()));
                }
                let notes = imported.notes.iter().filter_map(|note| words::note(note, language));
                (kind, [line.to_owned()].into_iter().chain(notes).collect())
            }
            Ok(Found::Setups(setups)) => (Kind::Other, keep_setups(name, &setups, language)),
            Ok(Found::Variant(variant)) => (Kind::Other, vec![keep_variant(name, &variant, language)]),
            Ok(Found::Own(_)) => (Kind::Refused, vec![texts.files.own_record.to_owned()]),
            Ok(Found::Position(diagram)) => {
                let record = diagram.editions().next().and_then(|variant| diagram.record(variant).ok());
                match record.map(position) {
                    Some(page) => {
                        self.page = Some(page);
                        (Kind::Other, vec![language.texts().records.position.to_owned()])
                    }
                    None => (Kind::Refused, vec![texts.files.position.to_owned()]),
                }
            }
        };
        self.results.push((kind, file.to_owned(), lines));
    }

    /// Adds a game to the list as it will be.
    fn add(&mut self, record: Record) -> (Kind, &'static str) {
        let texts = &self.language.workshop().games.files;
        let game = Game::from_record(record).ok();
        let past = game.and_then(|game| PastGame::imported(&game, storage::now()));
        let Some((value, past)) = past.and_then(|past| Some((past.value.clone()?, past))) else {
            return (Kind::Refused, texts.unfinished);
        };
        if self.known.contains(&value) {
            return (Kind::Known, texts.known);
        }
        // With the comma between games.
        let size = storage::encode(&past).map_or(0, |text| text.len() + 1);
        if size > self.room {
            return (Kind::NoRoom, texts.not_kept);
        }
        self.room -= size;
        self.known.insert(value);
        self.games.push(past);
        (Kind::Game, texts.game)
    }

    /// Stores the games, and says what came of all.
    pub(super) fn finish(mut self) -> Report {
        let texts = &self.language.workshop().games.files;
        let add = |list: &mut Archive| list.add_all(&self.games);
        if !self.games.is_empty() && storage::update(add).1.is_err() {
            // No list that lives in memory alone: the files are still where they were.
            let _ = storage::update(|list: &mut Archive| list.remove_all(&self.games));
            for (kind, _, lines) in self.results.iter_mut().filter(|(kind, ..)| *kind == Kind::Game) {
                (*kind, *lines) = (Kind::NoRoom, vec![texts.not_kept.to_owned()]);
            }
        }
        let line = |(_, file, lines): &(Kind, String, Vec<String>)| {
            lines.iter().map(|line| format!("{}: {line}", Name::of(file))).collect::<Vec<_>>()
        };
        if self.results.len() <= MOST_LINES {
            let lines = self.results.iter().flat_map(line).collect();
            return Report { lines, details: Vec::new(), page: self.page };
        }
        let count = |wanted: Kind| self.results.iter().filter(|(kind, ..)| *kind == wanted).count();
        let counts = Kind::ALL.into_iter().zip(texts.labels).map(|(kind, label)| (count(kind), label));
        let mut lines: Vec<_> =
            counts.filter(|(count, _)| *count > 0).map(|(count, label)| format!("{label}: {count}")).collect();
        let of = |wanted: Kind| self.results.iter().filter(move |(kind, ..)| *kind == wanted);
        // Then the games in the list that differ from their files.
        let noted = of(Kind::Game).filter(|(.., lines)| lines.len() > 1);
        let mut details: Vec<_> = of(Kind::Refused).chain(noted).flat_map(line).collect();
        // A few are told at once.
        if details.len() <= MOST_LINES {
            lines.append(&mut details);
        }
        let more = details.len().saturating_sub(MOST_DETAILS);
        if more > 0 {
            details.truncate(MOST_DETAILS);
            details.push((texts.more)(more));
        }
        Report { lines, details, page: None }
    }
}

/// Decodes with the browser's list of encodings; `None` for a label that it does not know.
fn decode_by_browser(label: &str, bytes: &[u8]) -> Option<String> {
    TextDecoder::new_with_label(label).ok()?.decode_with_u8_array(bytes).ok()
}

/// The page of a position.
fn position(record: Record) -> Page {
    Page::Shared(Link::Position(Box::new(record)).hash())
}

/// Adds a game to the list; says what came of it, and whether it is there now.
pub(super) fn keep_game(record: Record, language: Language) -> (&'static str, bool) {
    let texts = &language.workshop().games;
    let game = Game::from_record(record).ok();
    let Some(past) = game.and_then(|game| PastGame::imported(&game, storage::now())) else {
        return (texts.files.unfinished, false);
    };
    let (added, kept) = storage::update(|games: &mut Archive| games.add(past));
    match (added, kept) {
        (_, Err(_)) => (texts.files.not_kept, false),
        (true, Ok(())) => (texts.files.game, true),
        (false, Ok(())) => (texts.files.known, true),
    }
}

/// Keeps a set-up under a name; says what came of it.
pub(super) fn keep_setup(name: &str, variant: &Variant, setup: &Setup, language: Language) -> String {
    let texts = &language.workshop().games.files;
    let (line, stored) = storage::update(|kept: &mut SavedSetups| save(kept, name, variant, setup, language));
    line.filter(|_| stored.is_ok()).unwrap_or_else(|| texts.not_kept.to_owned())
}

fn save(kept: &mut SavedSetups, name: &str, variant: &Variant, setup: &Setup, language: Language) -> Option<String> {
    let name = kept.save(variant, name, setup)?;
    Some((language.workshop().games.files.setup)(&Name::of(&name), &language.texts().words.edition(variant)))
}

fn keep_setups(name: &str, setups: &[Setup], language: Language) -> Vec<String> {
    let texts = &language.workshop().games.files;
    let own = storage::load::<OwnVariants>().value();
    let (mut lines, stored) = storage::update(|kept: &mut SavedSetups| {
        let lines = setups.iter().enumerate().map(|(index, setup)| {
            let name = if setups.len() > 1 { format!("{name} {}", index + 1) } else { name.to_owned() };
            let Some(variant) = fitting(setup, VARIANTS.iter().copied().chain(own.iter())) else {
                return texts.no_edition.to_owned();
            };
            save(kept, &name, variant, setup, language).unwrap_or_else(|| texts.not_kept.to_owned())
        });
        lines.collect::<Vec<String>>()
    });
    if stored.is_err() {
        lines = vec![texts.not_kept.to_owned()];
    }
    lines.dedup();
    lines
}

/// The first variant of which a set-up is, finished if it can be.
fn fitting<'a>(setup: &Setup, variants: impl Iterator<Item = &'a Variant> + Clone) -> Option<&'a Variant> {
    let begun = |variant: &&Variant| {
        let board = &variant.board;
        (setup.columns(), setup.squares().len()) == (board.columns, board.home_len())
            && surplus(setup, variant).is_none()
    };
    let mut fitting = variants.filter(begun);
    let first = fitting.clone().next();
    fitting.find(|variant| setup.problems(variant).is_empty()).or(first)
}

fn keep_variant(name: &str, variant: &Variant, language: Language) -> String {
    let texts = &language.workshop().games.files;
    let variant = if variant.title.is_empty() { variant.as_own(name) } else { *variant };
    let (kept, stored) = storage::update(|variants: &mut OwnVariants| variants.keep(&variant, None));
    match kept.filter(|_| stored.is_ok()) {
        Some(kept) => (texts.variant)(&language.texts().words.edition(&kept)),
        None => texts.not_kept.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_up_finds_its_edition() {
        for id in ["original", "barrage", "duel", "duel-small", "lightning"] {
            let variant = Variant::find(id).expect("an edition");
            let setup = vexillum_engine::ai::arrange(variant, 1);
            let found = fitting(&setup, VARIANTS.iter().copied()).expect("one fits");
            // Some editions share board and army with an earlier one.
            assert_eq!((found.army.counts(), found.board), (variant.army.counts(), variant.board), "{id}");
            assert_eq!(setup.problems(found), []);
        }
        let variant = Variant::find("original").expect("an edition");
        let begun = Setup::empty(&variant.board);
        assert_eq!(fitting(&begun, VARIANTS.iter().copied()).map(|found| found.id), Some(VARIANTS[0].id));
        let tiny = Setup::parse(&vexillum_engine::Board { columns: 3, home_rows: 1, ..variant.board }, "F2B");
        assert_eq!(fitting(&tiny.expect("a set-up"), VARIANTS.iter().copied()), None);
    }
}
