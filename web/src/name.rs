//! Names that people give: players, set-ups, variants, kinds of pieces, files.

use std::fmt;
use std::ops::Deref;

use vexillum_engine::Seat;
use yew::AttrValue;

/// Length of the longest name, in characters.
pub const LONGEST: usize = Seat::LONGEST_NAME;

/// Letter of a script that is read from the right.
const fn is_from_the_right(letter: char) -> bool {
    matches!(letter, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}' | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}

/// Invisible letter by which a text changes the direction of what comes after it.
const fn turns(letter: char) -> bool {
    matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Name as it stands in texts of the page, isolated from the direction of what is around it.
///
/// Texts with a name in them take this type, so none can be given what a person, a file or a link holds as it is. The page
/// is in languages that are read from the left, so a name that is, too, needs nothing around it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Name(AttrValue);

impl Name {
    /// A name from anywhere.
    pub fn of(name: &str) -> Self {
        let name: String = name.chars().filter(|&letter| !turns(letter) && !letter.is_control()).collect();
        let from_the_right = name.chars().any(is_from_the_right);
        Self(if from_the_right { format!("\u{2068}{name}\u{2069}") } else { name }.into())
    }

    /// The name of a player's set-up, variant or piece, or the usual one where it is empty.
    pub fn or(name: &str, usual: &'static str) -> Self {
        if name.trim().is_empty() { usual.into() } else { Self::of(name.trim()) }
    }

    /// The name for an element or attribute of its own.
    pub fn text(&self) -> AttrValue {
        self.0.clone()
    }
}

/// A name of the page's own.
impl From<&'static str> for Name {
    fn from(name: &'static str) -> Self {
        Self(name.into())
    }
}

impl Deref for Name {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self)
    }
}

/// Names as texts take several of them.
pub fn list(names: &[Name]) -> Vec<&str> {
    names.iter().map(|name| &**name).collect()
}

/// A name in one line of reasonable length, if anything is left of it.
pub fn one_line(name: &str) -> Option<String> {
    let words: Vec<&str> =
        name.split(|c: char| c.is_whitespace() || c.is_control()).filter(|word| !word.is_empty()).collect();
    let name: String = words.join(" ").chars().take(LONGEST).collect();
    (!name.is_empty()).then_some(name)
}

/// A name while it is written: no longer than names are, and nothing in it that has no letter.
pub fn written(name: &str) -> String {
    name.chars().filter(|letter| !letter.is_control()).take(LONGEST).collect()
}

/// A name that is not taken: the one wanted, else with a number behind it. `fit` cuts a name to what there is room for.
pub fn free(wanted: &str, fit: impl Fn(&str) -> String, is_taken: impl Fn(&str) -> bool) -> String {
    let wanted = fit(wanted);
    let base = wanted
        .strip_suffix(')')
        .and_then(|name| name.rsplit_once(" ("))
        .filter(|(_, number)| number.len() < 4 && number.bytes().all(|digit| digit.is_ascii_digit()));
    let base = base.map_or(wanted.as_str(), |(base, _)| base);
    // Where there is no room for the number, the last letters before it make some.
    let numbered = |number: u32| {
        let cuts = base.char_indices().rev().map(|(end, _)| end);
        let mut names = [base.len()].into_iter().chain(cuts).map(|end| {
            let kept = base.get(..end).unwrap_or_default().trim_end();
            format!("{kept} ({number})")
        });
        names.find(|name| fit(name) == *name).unwrap_or_default()
    };
    let mut names = [wanted.clone()].into_iter().chain((2..).map(numbered));
    names.find(|name| !is_taken(name)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_one_line() {
        let long = "é".repeat(50);
        for (name, expected) in
            [("  my \n own\u{7}", Some("my own")), (" \t", None), (long.as_str(), Some("é".repeat(40).as_str()))]
        {
            assert_eq!(one_line(name).as_deref(), expected, "{name}");
        }
        assert_eq!(written("Anna \u{7}M"), "Anna M");
        assert_eq!(written(&long).chars().count(), LONGEST);
    }

    #[test]
    fn names_are_isolated() {
        for (name, expected) in [
            ("Anna", "Anna"),
            ("שלום", "\u{2068}שלום\u{2069}"),
            ("Anna العربية", "\u{2068}Anna العربية\u{2069}"),
            ("Anna\u{202e}", "Anna"),
            ("\u{2069}\u{2069}שלום\u{2067}", "\u{2068}שלום\u{2069}"),
            ("Anna\n\u{7}", "Anna"),
        ] {
            assert_eq!(&*Name::of(name), expected, "{name:?}");
        }
        for (name, expected) in [("", "Red"), (" \t", "Red"), (" Anna ", "Anna"), ("שלום", "\u{2068}שלום\u{2069}")]
        {
            assert_eq!(&*Name::or(name, "Red"), expected, "{name:?}");
        }
    }

    #[test]
    fn a_taken_name_gets_a_number() {
        let check = |wanted: &str, taken: &[&str], most: usize, expected: &str| {
            let fit = |name: &str| name.chars().take(most).collect::<String>();
            assert_eq!(free(wanted, fit, |name| taken.contains(&name)), expected, "{wanted}");
        };
        check("One", &[], 40, "One");
        check("One", &["Two"], 40, "One");
        check("One", &["One"], 40, "One (2)");
        check("One", &["One", "One (2)", "One (3)"], 40, "One (4)");
        check("One (2)", &["One (2)"], 40, "One (3)");
        check("One (2)", &[], 40, "One (2)");
        check("Hundred years (1337)", &["Hundred years (1337)"], 40, "Hundred years (1337) (2)");
        check("A long name", &["A long nam"], 10, "A long (2)");
        check("ABCDEFGHIJ", &["ABCDEFGHIJ"], 10, "ABCDEF (2)");
    }
}
