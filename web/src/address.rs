//! The part of the address after `#`: the pages that lie over the game. A variant is named in it as
//! [`call`](crate::own::call) and [`call_in_force`](crate::own::call_in_force) do, and a player's own so that it survives being
//! sent to somebody.

use gloo::utils::window;
use js_sys::{decode_uri_component, encode_uri_component};

use crate::received::without_tail;

const RULES: &str = "#rules/";
const EDITOR: &str = "#editor/";
const CHOOSE: &str = "#choose/";
const HISTORY: &str = "#history";
const GAMES: &str = "#games";
const LESSONS: &str = "#lessons/";
/// What follows is a link without its `#`.
const REVIEW: &str = "#review/";
const EMBED: &str = "#embed";

/// How links to what somebody shares begin; `link` reads them.
const SHARED: [&str; 3] = ["#game/", "#position/", "#setup/"];

/// A page of the workshop.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Page {
    /// The rules of a variant, by what it is called, with its changed switches.
    Rules(String),
    /// The editor, with the variant of which it begins; a new one if that is empty.
    Editor(String),
    /// The history of the game.
    History,
    /// The games that have ended.
    Games,
    /// A lesson, by its number from 1; one that there is not is the first.
    Lesson(usize),
    /// How the game is put on another page.
    Embed,
    /// What somebody shares, by the whole link.
    Shared(String),
    /// A game on its board, by the whole link to it.
    Review(String),
}

impl Page {
    /// Where the page is.
    pub fn address(&self) -> String {
        match self {
            Self::Rules(variant) => address(RULES, variant),
            Self::Editor(variant) => address(EDITOR, variant),
            Self::History => HISTORY.to_owned(),
            Self::Games => GAMES.to_owned(),
            Self::Lesson(number) => format!("{LESSONS}{number}"),
            Self::Embed => EMBED.to_owned(),
            Self::Shared(link) => link.clone(),
            Self::Review(link) => [REVIEW, link.trim_start_matches('#')].concat(),
        }
    }

    /// The page at an address; none where the address is not one of the workshop.
    pub fn at(address: &str) -> Option<Self> {
        let address = without_tail(address);
        if let Some(called) = address.strip_prefix(RULES) {
            Some(Self::Rules(variant(called)))
        } else if let Some(called) = address.strip_prefix(EDITOR) {
            Some(Self::Editor(variant(called)))
        } else if address == HISTORY {
            Some(Self::History)
        } else if address == GAMES {
            Some(Self::Games)
        } else if let Some(number) = address.strip_prefix(LESSONS) {
            number.parse().ok().map(Self::Lesson)
        } else if let Some(link) = address.strip_prefix(REVIEW) {
            Some(Self::Review(["#", link].concat()))
        } else if address == EMBED {
            Some(Self::Embed)
        } else {
            SHARED.iter().any(|place| address.starts_with(place)).then(|| Self::Shared(address.to_owned()))
        }
    }

    /// Makes the browser's address that of the page.
    pub fn open(&self) {
        let _ = window().location().set_hash(&self.address());
    }

    /// The page that the browser's address names now.
    pub fn current() -> Option<Self> {
        Self::at(&current()?)
    }
}

/// The browser's address from its `#` on, without what a message put behind it.
pub(crate) fn current() -> Option<String> {
    window().location().hash().ok().map(|hash| without_tail(&hash).to_owned())
}

/// Where the start screen is with a variant chosen.
pub(crate) fn choose(variant: &str) -> String {
    address(CHOOSE, variant)
}

/// Name and changed switches of the variant that the browser's address asks the start screen to choose.
pub fn chosen_variant() -> Option<(String, Vec<String>)> {
    let called = current()?.strip_prefix(CHOOSE).map(variant)?;
    if !is_plain(&called) {
        return Some((called, Vec::new()));
    }
    let mut parts = called.split('/').map(str::to_owned);
    Some((parts.next()?, parts.collect()))
}

/// True for what an address holds as it is: the id of an edition, also with changed switches.
fn is_plain(called: &str) -> bool {
    called.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-/=".contains(&byte))
}

fn address(place: &str, called: &str) -> String {
    if is_plain(called) {
        return [place, called].concat();
    }
    [place, &String::from(encode_uri_component(called))].concat()
}

/// What stands in an address; nothing that names a variant where it is damaged.
fn variant(called: &str) -> String {
    if is_plain(called) {
        return called.to_owned();
    }
    decode_uri_component(called).map_or_else(|_| called.to_owned(), String::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_have_addresses() {
        for (page, address) in [
            (Page::Rules("barrage".to_owned()), "#rules/barrage"),
            (Page::Rules("barrage/chase=off/rescue=on".to_owned()), "#rules/barrage/chase=off/rescue=on"),
            (Page::History, "#history"),
            (Page::Editor("duel-small".to_owned()), "#editor/duel-small"),
            (Page::Editor(String::new()), "#editor/"),
            (Page::Games, "#games"),
            (Page::Lesson(3), "#lessons/3"),
            (Page::Embed, "#embed"),
            (Page::Shared("#game/1.abc".to_owned()), "#game/1.abc"),
            (Page::Shared("#setup/".to_owned()), "#setup/"),
            (Page::Review("#game/2.abc".to_owned()), "#review/game/2.abc"),
        ] {
            assert_eq!(page.address(), address);
            for tail in ["", ".", ")", "%E2%80%8B", "\u{201d}."] {
                assert_eq!(Page::at(&[address, tail].concat()).as_ref(), Some(&page));
            }
        }
        for address in [
            "",
            "#",
            "#play",
            "#rules",
            "#choose/barrage",
            "rules/barrage",
            "#game",
            "#games/",
            "#embedded",
            "#lessons",
            "#lessons/",
            "#lessons/x",
        ] {
            assert_eq!(Page::at(address), None, "{address}");
        }
    }
}
