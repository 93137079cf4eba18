//! Texts of the list of past games, and of what comes from files and links.

use crate::name::Name;

/// Texts of the list of past games.
pub struct Games {
    /// The title, also of the link to it.
    pub title: &'static str,
    /// Where the games are kept.
    pub where_kept: &'static str,
    /// There are none.
    pub none: &'static str,
    /// Takes files in.
    pub import: &'static str,
    /// Which files.
    pub import_hint: &'static str,
    /// Writes a game as a file.
    pub export: &'static str,
    /// Our record, and both formats of Gravon.
    pub formats: [&'static str; 3],
    /// Makes a link.
    pub link: &'static str,
    /// Deletes a game.
    pub delete: &'static str,
    /// That is done.
    pub deleted: &'static str,
    /// Takes that back.
    pub undo: &'static str,
    /// Shows more games.
    pub more: &'static str,
    /// A game with so many turns.
    pub turns: fn(u32) -> String,
    /// A game came from a file or a link.
    pub imported: &'static str,
    /// Something was taken back that had revealed something.
    pub assisted: &'static str,
    /// A variant of the player's own.
    pub own_variant: &'static str,
    /// The moves of a game had to make room.
    pub no_moves: &'static str,
    /// A game that cannot be played again.
    pub unreadable: &'static str,
    /// The table of results.
    pub statistics: Statistics,
    /// Deletes everything; asks first.
    pub erase: &'static str,
    /// What that is.
    pub erase_text: fn(usize) -> String,
    /// Does it.
    pub erase_all: &'static str,
    /// What came of a file.
    pub files: Files,
    /// What is wrong with a file or a link.
    pub wrong: Wrongs,
    /// Why a format cannot hold a game.
    pub refused: Refusals,
    /// What somebody shares.
    pub shared: Shared,
}

/// Texts of the table of results.
pub struct Statistics {
    /// The title.
    pub title: &'static str,
    /// Against the computer, two persons, two computers.
    pub kinds: [&'static str; 3],
    /// The columns: edition, opponent, games, won, drawn, lost.
    pub columns: [&'static str; 6],
    /// That side won.
    pub side_won: fn(&str) -> String,
    /// Saves the table as a file.
    pub save: &'static str,
}

/// Texts of what came of a file.
pub struct Files {
    /// Kinds of results, before their number: games, known games, other things, no room, refused, left out.
    pub labels: [&'static str; 6],
    /// So many files of so many have been read.
    pub reading: fn(usize, usize) -> String,
    /// Stops reading.
    pub stop: &'static str,
    /// Unfolds what is to be said of single files.
    pub details: &'static str,
    /// So many files more, of which that is not told.
    pub more: fn(usize) -> String,
    /// A game is in the list now.
    pub game: &'static str,
    /// It was there before.
    pub known: &'static str,
    /// A set-up is kept under that name, for that edition.
    pub setup: fn(&Name, &Name) -> String,
    /// A variant of that name is kept.
    pub variant: fn(&Name) -> String,
    /// There is no room, or nothing may be kept.
    pub not_kept: &'static str,
    /// The game was taken up to that move of the file only.
    pub stopped: fn(usize, &Name) -> String,
    /// The file tells another result than its moves.
    pub other_result: &'static str,
    /// The game has no end.
    pub unfinished: &'static str,
    /// A player's own record of a game.
    pub own_record: &'static str,
    /// A position without a game.
    pub position: &'static str,
    /// A set-up that fits no edition.
    pub no_edition: &'static str,
}

/// Texts of what is wrong with a file or a link.
pub struct Wrongs {
    /// There is nothing in it.
    pub empty: &'static str,
    /// It is too large.
    pub large: &'static str,
    /// It is of no known format.
    pub unknown: &'static str,
    /// Only a password opens it.
    pub encrypted: &'static str,
    /// Something of it is missing or changed.
    pub damaged: &'static str,
    /// It is of a version that is not known.
    pub version: &'static str,
    /// It is a game of a type that is not known.
    pub game_type: &'static str,
    /// There are no set-ups in it.
    pub no_setups: &'static str,
    /// The pieces are not those of the game.
    pub pieces: &'static str,
    /// The moves are not legal.
    pub moves: &'static str,
    /// A variant that cannot be played.
    pub variant: &'static str,
    /// The line of the file.
    pub line: fn(usize) -> String,
}

/// Texts of why a format cannot hold a game.
pub struct Refusals {
    /// The board.
    pub board: &'static str,
    /// The army.
    pub pieces: &'static str,
    /// The cards.
    pub cards: &'static str,
    /// A switch.
    pub rules: &'static str,
    /// How the game begins.
    pub start: &'static str,
    /// One of the moves.
    pub moves: &'static str,
}

/// Texts of what somebody shares.
pub struct Shared {
    /// A game, a player's own record of one, a position, a set-up.
    pub titles: [&'static str; 4],
    /// Something that cannot be read.
    pub broken: &'static str,
    /// Keeps it.
    pub keep: &'static str,
    /// The name under which a set-up is kept.
    pub name: &'static str,
    /// The name that is proposed.
    pub proposed: &'static str,
}

/// English.
pub const ENGLISH: Games = Games {
    title: "Games",
    where_kept: "Only this browser keeps them. Export what you do not want to lose.",
    none: "No game has ended yet. Every game that you finish will stand here.",
    import: "Import files",
    import_hint: "Games, set-ups and variants: our own files, .xml and .gsn of Gravon, .stg, StraDoS2, also many in \
                  a .zip. You can also drop files here.",
    export: "Export",
    formats: ["Record (.txt)", "Gravon (.xml)", "Gravon (.gsn)"],
    link: "Link",
    delete: "Delete",
    deleted: "The game is deleted.",
    undo: "Undo",
    more: "Show more",
    turns: |turns| match turns {
        1 => "1 turn".to_owned(),
        turns => format!("{turns} turns"),
    },
    imported: "Imported",
    assisted: "Assisted",
    own_variant: "My own variant",
    no_moves: "The moves had to make room for newer games.",
    unreadable: "This game cannot be read any more.",
    statistics: Statistics {
        title: "Statistics",
        kinds: ["Against the computer", "Two at one screen", "Two computers"],
        columns: ["Edition", "Opponent", "Games", "Won", "Drawn", "Lost"],
        side_won: |side| format!("{side} won"),
        save: "Export the table",
    },
    erase: "Erase …",
    erase_text: |games| match games {
        1 => "The game and the statistics will be gone for good.".to_owned(),
        games => format!("All {games} games and the statistics will be gone for good."),
    },
    erase_all: "Erase everything",
    files: Files {
        labels: [
            "In the list now",
            "There already",
            "Set-ups, variants and positions",
            "No room left for",
            "Could not be read",
            "Other files, left out",
        ],
        reading: |done, total| format!("Reading file {done} of {total} …"),
        stop: "Stop",
        details: "Details",
        more: |count| format!("And {count} more."),
        game: "The game is in the list.",
        known: "This game was in the list already.",
        setup: |name, edition| format!("The set-up is kept as “{name}” ({edition})."),
        variant: |name| format!("The variant “{name}” is kept, and stands on the start screen."),
        not_kept: "It could not be kept. There is no room left, or this window may not keep anything.",
        stopped: |number, text| format!("Taken up to move {number} only: “{text}” is not possible under these rules."),
        other_result: "The file tells another result than its moves lead to.",
        unfinished: "This game has no end, so it cannot stand in the list.",
        own_record: "This is what one player knew of a game. Only whole games can stand in the list.",
        position: "This is a position without a game. Only whole games can stand in the list.",
        no_edition: "No edition has a set-up like this.",
    },
    wrong: Wrongs {
        empty: "There is nothing in it.",
        large: "It is too large.",
        unknown: "Its format is not known.",
        encrypted: "It is locked with a password.",
        damaged: "Something of it is missing or changed.",
        version: "It was made by a newer version, or by another program.",
        game_type: "It is a kind of game that is not known here.",
        no_setups: "The game ended before the armies were set up.",
        pieces: "The pieces are not those of the game.",
        moves: "The moves are not possible under the rules.",
        variant: "The variant cannot be played.",
        line: |line| format!("Line {line}"),
    },
    refused: Refusals {
        board: "This format knows the large board only.",
        pieces: "This format does not know all of these pieces.",
        cards: "This format knows no Battle Cards.",
        rules: "This format does not know one of the rules of this game.",
        start: "This format knows no games that begin with a position.",
        moves: "This format has no place for one of the moves.",
    },
    shared: Shared {
        titles: ["A game for you", "What a player knew", "A position", "A set-up for you"],
        broken: "This link cannot be read",
        keep: "Keep",
        name: "Name",
        proposed: "Shared set-up",
    },
};
