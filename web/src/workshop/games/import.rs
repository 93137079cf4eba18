//! What comes from files and links, and where it is kept.

use vexillum_engine::notation::Record;
use vexillum_engine::{Game, Setup, VARIANTS, Variant};

use super::words;
use crate::address::Page;
use crate::archive::{Archive, PastGame};
use crate::draft::SavedSetups;
use crate::formats::{Found, read_any, surplus};
use crate::i18n::Language;
use crate::link::Link;
use crate::own::OwnVariants;
use crate::storage;

/// What came of a file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Taken {
    /// In words, a line for each thing.
    pub(super) lines: Vec<String>,
    /// The page on which it can be opened, if it cannot stand in a list.
    pub(super) page: Option<Page>,
}

/// Keeps what a file of that name holds, and says what came of it.
pub(super) fn take(file: &str, bytes: &[u8], language: Language) -> Taken {
    let texts = &language.workshop().games;
    let name = file.rsplit_once('.').map_or(file, |(name, _)| name);
    let mut page = None;
    let lines = match read_any(bytes) {
        Err(error) => vec![words::format_error(&error, language)],
        Ok(Found::Game(imported)) if imported.record.end.is_none() && imported.record.turns.is_empty() => {
            page = Some(position(imported.record));
            vec![language.texts().records.position.to_owned()]
        }
        Ok(Found::Game(imported)) => {
            let (line, there) = keep_game(imported.record.clone(), language);
            page = (!there).then(|| Link::review(imported.record.clone()));
            let notes = imported.notes.iter().filter_map(|note| words::note(note, language));
            [line.to_owned()].into_iter().chain(notes).collect()
        }
        Ok(Found::Setups(setups)) => keep_setups(name, &setups, language),
        Ok(Found::Variant(variant)) => vec![keep_variant(name, &variant, language)],
        Ok(Found::Own(_)) => vec![texts.files.own_record.to_owned()],
        Ok(Found::Position(diagram)) => {
            let record = diagram.editions().next().and_then(|variant| diagram.record(variant).ok());
            page = record.map(position);
            let line = if page.is_some() { language.texts().records.position } else { texts.files.position };
            vec![line.to_owned()]
        }
    };
    Taken { lines, page }
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
    Some((language.workshop().games.files.setup)(&name, language.texts().words.edition(variant)))
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
        Some(kept) => (texts.variant)(kept.title.as_str()),
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
