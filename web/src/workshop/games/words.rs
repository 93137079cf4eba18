//! What is wrong with files and links, and in what games differ from them, in words.

use vexillum_engine::GameError;

use crate::formats::{FormatError, Note, PasteError, Refusal, Wrong};
use crate::i18n::Language;
use crate::link::LinkError;
use crate::name::Name;

/// Why a file was not read.
pub(super) fn format_error(error: &FormatError, language: Language) -> String {
    let texts = &language.workshop().games.wrong;
    match error.line {
        0 => wrong(&error.wrong, language).to_owned(),
        line => format!("{}: {}", (texts.line)(line), wrong(&error.wrong, language)),
    }
}

/// Why a link was not read.
pub(crate) fn link_error(error: &LinkError, language: Language) -> &'static str {
    let texts = &language.workshop().games.wrong;
    match error {
        LinkError::Version => texts.version,
        LinkError::Damaged => texts.damaged,
        LinkError::TooLarge => texts.large,
        LinkError::Content(content) => wrong(content, language),
    }
}

/// What is wrong with a text.
pub(super) fn wrong(wrong: &Wrong, language: Language) -> &'static str {
    let texts = &language.workshop().games.wrong;
    match wrong {
        Wrong::Empty => texts.empty,
        Wrong::TooLong(_) => texts.large,
        Wrong::NotRecognized | Wrong::Packing => texts.unknown,
        Wrong::Encrypted => texts.encrypted,
        Wrong::Version(_) => texts.version,
        Wrong::GameType(_) => texts.game_type,
        Wrong::NoSetups => texts.no_setups,
        Wrong::TooMany { .. }
        | Wrong::OffHome(_)
        | Wrong::Setup(..)
        | Wrong::OtherBoard
        | Wrong::Paste(PasteError::TooMany { .. } | PasteError::OtherBoard | PasteError::OtherArmy)
        | Wrong::Game(GameError::Setup(_) | GameError::Position(_) | GameError::Cards(_)) => texts.pieces,
        Wrong::Flaw(_) | Wrong::Game(GameError::Variant(_)) => texts.variant,
        Wrong::Game(GameError::Illegal(_) | GameError::IllegalAt(..) | GameError::WrongTime) => texts.moves,
        Wrong::Archive
        | Wrong::NotXml
        | Wrong::Missing(_)
        | Wrong::Length { .. }
        | Wrong::Letter(_)
        | Wrong::Word(_)
        | Wrong::Lakes(_)
        | Wrong::Paste(_)
        | Wrong::Notation(_)
        | Wrong::Game(GameError::Unreadable(_) | GameError::WrongEnd) => texts.damaged,
    }
}

/// In what a game differs from its file; nothing where that is told already.
pub(super) fn note(note: &Note, language: Language) -> Option<String> {
    let texts = &language.workshop().games.files;
    match note {
        Note::Stopped { number, text, .. } => Some((texts.stopped)(*number, &Name::of(text))),
        Note::OtherResult { .. } => Some(texts.other_result.to_owned()),
        // Such a game has no end, and is refused for it.
        Note::NoResult => None,
    }
}

/// Why a game cannot be written in a format.
pub(super) fn refusal(refusal: Refusal, language: Language) -> &'static str {
    let texts = &language.workshop().games.refused;
    match refusal {
        Refusal::Board => texts.board,
        Refusal::Role(_) | Refusal::Army(_) => texts.pieces,
        Refusal::Cards => texts.cards,
        Refusal::Switch(_) => texts.rules,
        Refusal::Start | Refusal::Enchanted(_) => texts.start,
        Refusal::Running | Refusal::Action(_) => texts.moves,
    }
}
