//! Set-ups that the player keeps.

use serde::{Deserialize, Serialize};
use vexillum_engine::{Setup, Variant};

use crate::formats::surplus;
use crate::name::{free, one_line};
use crate::storage::{Key, Stored};

/// Most set-ups with a name: storage is small and the list is for a person to read.
const MOST: usize = 200;

/// All kept set-ups.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct SavedSetups {
    /// Those that have a name.
    named: Vec<Entry>,
    /// Those with which an edition was last played.
    last: Vec<Entry>,
}

impl Stored for SavedSetups {
    const KEY: Key = Key::Setups;
}

/// A set-up, the id of the edition for which it was made, and a name if it has one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Entry {
    #[serde(default, skip_serializing_if = "String::is_empty")]
    name: String,
    edition: String,
    setup: Setup,
}

impl Entry {
    fn new(name: &str, variant: &Variant, setup: &Setup) -> Self {
        Self { name: name.to_owned(), edition: variant.id.to_owned(), setup: setup.clone() }
    }

    /// The set-up, if it is of this edition, or finished and of the same board and army.
    fn fitting(&self, variant: &Variant) -> Option<Setup> {
        let (setup, board) = (&self.setup, &variant.board);
        let same_board = (setup.columns(), setup.squares().len()) == (board.columns, board.home_len());
        let begun = same_board && self.edition == variant.id && surplus(setup, variant).is_none();
        (begun || setup.problems(variant).is_empty()).then(|| setup.clone())
    }
}

/// A kept set-up that fits the variant asked for.
#[derive(Clone, PartialEq, Debug)]
pub struct Saved {
    /// Name that the player gave it.
    pub name: String,
    /// The arrangement.
    pub setup: Setup,
}

impl SavedSetups {
    /// The set-ups that fit a variant, in the order in which they were saved. They may be unfinished.
    pub fn fitting(&self, variant: &Variant) -> Vec<Saved> {
        self.named
            .iter()
            .filter_map(|entry| Some(Saved { name: one_line(&entry.name)?, setup: entry.fitting(variant)? }))
            .collect()
    }

    /// Keeps a set-up under a name, or under a free one like it, so that it never takes the place of another. Gives back the
    /// name as it is kept; nothing if there is no name in the text, or no room.
    pub fn save(&mut self, variant: &Variant, name: &str, setup: &Setup) -> Option<String> {
        let name = one_line(name)?;
        let fitting = self.fitting(variant);
        let fit = |name: &str| one_line(name).unwrap_or_default();
        let same = |saved: &&Saved| saved.setup == *setup && saved.name == name;
        if let Some(saved) = fitting.iter().find(same) {
            return Some(saved.name.clone());
        }
        let name = free(&name, fit, |name| fitting.iter().any(|saved| saved.name == name));
        if self.named.len() >= MOST {
            return None;
        }
        self.named.push(Entry::new(&name, variant, setup));
        Some(name)
    }

    /// Forgets the set-ups of that name that fit the variant.
    pub fn delete(&mut self, variant: &Variant, name: &str) {
        self.named.retain(|entry| one_line(&entry.name).as_deref() != Some(name) || entry.fitting(variant).is_none());
    }

    /// The set-up with which this edition was last played.
    pub fn last(&self, variant: &Variant) -> Option<Setup> {
        let entry = self.last.iter().find(|entry| entry.edition == variant.id)?;
        entry.fitting(variant).filter(|setup| setup.problems(variant).is_empty())
    }

    /// Forgets the set-up with which an edition was last played.
    pub fn forget_last(&mut self, variant: &Variant) {
        self.last.retain(|entry| entry.edition != variant.id);
    }

    /// Remembers the set-up with which an edition was played.
    pub fn played(&mut self, variant: &Variant, setup: &Setup) {
        self.forget_last(variant);
        self.last.push(Entry::new("", variant, setup));
    }
}
