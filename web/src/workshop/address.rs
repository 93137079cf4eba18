//! What page and workshop say to each other: the part of the address after `#`.

use gloo_utils::window;

const RULES: &str = "#rules/";
const CHOOSE: &str = "#choose/";

/// A page of the workshop.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Page {
    /// The rules of an edition, by its id.
    Rules(String),
}

impl Page {
    /// Where the page is.
    pub fn address(&self) -> String {
        match self {
            Self::Rules(edition) => [RULES, edition].concat(),
        }
    }

    /// The page at an address; none where the address is not one of the workshop.
    pub fn at(address: &str) -> Option<Self> {
        address.strip_prefix(RULES).map(|edition| Self::Rules(edition.to_owned()))
    }

    /// The page that the browser's address names now.
    pub fn current() -> Option<Self> {
        Self::at(&window().location().hash().ok()?)
    }
}

/// Where the start screen is with an edition chosen.
pub(super) fn choose(edition: &str) -> String {
    [CHOOSE, edition].concat()
}

/// The edition that the browser's address asks the start screen to choose.
pub fn chosen_edition() -> Option<String> {
    window().location().hash().ok()?.strip_prefix(CHOOSE).map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_have_addresses() {
        let page = Page::Rules("barrage".to_owned());
        assert_eq!(page.address(), "#rules/barrage");
        assert_eq!(Page::at("#rules/barrage"), Some(page));
        for address in ["", "#", "#play", "#rules", "#choose/barrage", "rules/barrage"] {
            assert_eq!(Page::at(address), None, "{address}");
        }
    }
}
