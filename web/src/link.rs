//! Games, positions and set-ups as links: what follows the `#` of the page's address is a kind, a version, and what is
//! shared, packed. A version once sent stays readable: each has its arm in `unpack`.

use base64::Engine;
use base64::engine::general_purpose::{STANDARD_NO_PAD, URL_SAFE_NO_PAD};
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::{TINFLStatus, decompress_to_vec_with_limit};
use vexillum_engine::notation::{PlayerRecord, Record};
use vexillum_engine::{Game, GameError, Setup, Variant};

use crate::address::Page;
use crate::formats::{Found, Wrong, read_setup, read_text};
use crate::own;
use crate::received::joined;

/// What can be sent as a link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Link {
    /// A whole game.
    Game(Box<Record>),
    /// A player's own record of a game.
    Own(Box<PlayerRecord>),
    /// A game in which nothing has been done yet; mostly one that begins with a position.
    Position(Box<Record>),
    /// A set-up, and the variant for which it was made: an edition without its switches, or a player's own with all.
    Setup(Box<Variant>, Setup),
}

/// Why a link is not read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LinkError {
    /// It was made by a later version of this page, or by nobody.
    Version,
    /// Something of it is missing or changed.
    Damaged,
    /// It is longer than anything that is shared, or would unpack to more.
    TooLarge,
    /// What it holds is wrong.
    Content(Wrong),
}

const GAME: &str = "#game/";
const POSITION: &str = "#position/";
const SETUP: &str = "#setup/";

/// The version that holds text in our own notation.
const TEXT: &str = "1";
/// The version that holds a game that is over as the value in which games are saved: half as long as its record, which
/// numbers the turns and spells the squares.
const SAVED: &str = "3";
/// The same as versions up to 0.2 saved games, which those versions read, too.
const FIRST_SAVED: &str = "2";

/// The longest link that is read, in bytes; browsers take more, but nobody sends it.
const MOST_PACKED: usize = 64 * 1024;
/// The most that a link may unpack to, in bytes.
const MOST_UNPACKED: usize = 256 * 1024;

/// As small as it gets: links are short, so that time does not matter.
const LEVEL: u8 = 10;

/// What a link holds.
enum Content {
    Text(String),
    /// A saved game.
    Saved(String),
}

/// What a kind of link is made of what it holds.
type Read = fn(Content) -> Result<Link, LinkError>;

impl Link {
    /// The page that shows a game on its board.
    pub fn review(record: Record) -> Page {
        Page::Review(Self::Game(Box::new(record)).hash())
    }

    /// The part of an address from the `#` on.
    pub fn hash(&self) -> String {
        match self {
            Self::Game(record) => packed_game(record).unwrap_or_else(|| packed(GAME, &record.to_string())),
            Self::Own(record) => packed(GAME, &record.to_string()),
            Self::Position(record) => packed(POSITION, &record.to_string()),
            Self::Setup(variant, setup) => packed(SETUP, &format!("{}\n{setup}", own::call(variant))),
        }
    }

    /// What the part of an address from the `#` on holds; nothing if that is no link of this kind. What messages put into
    /// links and behind them is passed over.
    ///
    /// # Errors
    /// It is such a link, but damaged, too large or of an unknown version.
    pub fn read(hash: &str) -> Result<Option<Self>, LinkError> {
        let kinds: [(&str, Read); 3] = [(GAME, game), (POSITION, position), (SETUP, setup)];
        let found = kinds.into_iter().find_map(|(place, read)| Some((hash.strip_prefix(place)?, read)));
        let Some((rest, read)) = found else { return Ok(None) };
        let rest = joined(rest);
        let (version, packed) = rest.split_once('.').ok_or(LinkError::Damaged)?;
        let packed = packed.split(|c: char| !c.is_ascii_alphanumeric() && !"-_".contains(c)).next().unwrap_or_default();
        read(unpack(version, packed)?).map(Some)
    }
}

fn packed(place: &str, text: &str) -> String {
    format!("{place}{TEXT}.{}", pack(text.as_bytes()))
}

/// A game that is over, as it is saved.
fn packed_game(record: &Record) -> Option<String> {
    let game = Game::from_record(record.clone()).ok().filter(|game| game.record().as_ref() == Some(record))?;
    let saved = STANDARD_NO_PAD.decode(game.save()).ok()?;
    Some(format!("{GAME}{SAVED}.{}", pack(&saved)))
}

/// Bytes as a short text.
fn pack(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(compress_to_vec(bytes, LEVEL))
}

fn unpack_bytes(packed: &str) -> Result<Vec<u8>, LinkError> {
    if packed.len() > MOST_PACKED {
        return Err(LinkError::TooLarge);
    }
    let bytes = URL_SAFE_NO_PAD.decode(packed).map_err(|_| LinkError::Damaged)?;
    decompress_to_vec_with_limit(&bytes, MOST_UNPACKED).map_err(|error| match error.status {
        TINFLStatus::HasMoreOutput => LinkError::TooLarge,
        _ => LinkError::Damaged,
    })
}

/// Content of a link, by its version.
fn unpack(version: &str, packed: &str) -> Result<Content, LinkError> {
    let read: fn(Vec<u8>) -> Option<Content> = match version {
        TEXT => |bytes| String::from_utf8(bytes).ok().map(Content::Text),
        SAVED | FIRST_SAVED => |bytes| Some(Content::Saved(STANDARD_NO_PAD.encode(bytes))),
        _ => return Err(LinkError::Version),
    };
    read(unpack_bytes(packed)?).ok_or(LinkError::Damaged)
}

fn game(content: Content) -> Result<Link, LinkError> {
    let text = match content {
        Content::Text(text) => text,
        Content::Saved(saved) => {
            let game = Game::restore(&saved).map_err(|error| match error {
                GameError::Unreadable(_) => LinkError::Damaged,
                error => LinkError::Content(Wrong::Game(error)),
            })?;
            return game.record().map(|record| Link::Game(Box::new(record))).ok_or(LinkError::Damaged);
        }
    };
    match read_text(&text).map_err(|error| LinkError::Content(error.wrong))? {
        Found::Game(imported) => Ok(Link::Game(Box::new(imported.record))),
        Found::Own(record) => Ok(Link::Own(record)),
        _ => Err(LinkError::Damaged),
    }
}

fn position(content: Content) -> Result<Link, LinkError> {
    match game(content)? {
        Link::Game(record) if record.turns.is_empty() => Ok(Link::Position(record)),
        _ => Err(LinkError::Damaged),
    }
}

fn setup(content: Content) -> Result<Link, LinkError> {
    let Content::Text(text) = content else { return Err(LinkError::Damaged) };
    let (called, setup) = text.split_once('\n').ok_or(LinkError::Damaged)?;
    let variant = own::variant(called).ok_or(LinkError::Damaged)?;
    let setup = read_setup(&variant, setup).map_err(|error| LinkError::Content(Wrong::Paste(error)))?;
    Ok(Link::Setup(Box::new(variant), setup))
}

#[cfg(test)]
mod tests;
