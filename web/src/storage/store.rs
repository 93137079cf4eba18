//! Stored values over a storage area: what is refused lives on in memory, and what cannot be read is never lost.

use std::any::Any;
use std::collections::BTreeMap;

use super::area::Area;
use super::{Key, Loaded, Refused, Stored, Trouble, json};

/// Ending of the name of a damaged value that was set aside.
const ASIDE: &str = ".damaged";
/// Most damaged values of one name that are set aside.
const MOST_ASIDE: usize = 9;

/// A text that could not be stored. It holds until another window changes what is stored under its name.
struct Shadow {
    text: String,
    /// The text that was stored when this one was refused.
    below: Option<String>,
    /// Set where the stored text must stay as it is.
    protects: Option<Refused>,
}

/// A value with the text that was read or stored last.
struct Cached {
    text: String,
    value: Box<dyn Any>,
}

/// A storage area, and in memory what it refuses.
pub(super) struct Store<A> {
    area: A,
    shadows: BTreeMap<String, Shadow>,
    cache: BTreeMap<Key, Cached>,
    /// What has gone wrong and has not been told.
    pub(super) troubles: Vec<Trouble>,
}

impl<A: Area> Store<A> {
    pub(super) const fn new(area: A) -> Self {
        Self { area, shadows: BTreeMap::new(), cache: BTreeMap::new(), troubles: Vec::new() }
    }

    /// Tells whether anything can be stored.
    pub(super) fn is_open(&self) -> bool {
        self.area.is_open()
    }

    /// The shadow of a name, unless something newer is stored.
    fn shadow(&self, name: &str) -> Option<&Shadow> {
        self.shadows.get(name).filter(|shadow| shadow.below == self.area.get(name))
    }

    /// The text of that name.
    pub(super) fn get(&self, name: &str) -> Option<String> {
        self.shadow(name).map(|shadow| shadow.text.clone()).or_else(|| self.area.get(name))
    }

    /// Keeps a text; in memory alone where it is refused.
    ///
    /// # Errors
    /// The reason why it is not stored.
    pub(super) fn put(&mut self, name: &str, text: String) -> Result<(), Refused> {
        let protects = self.shadow(name).and_then(|shadow| shadow.protects);
        if protects.is_none() && self.area.set(name, &text) {
            self.shadows.remove(name);
            return Ok(());
        }
        let refused = protects.unwrap_or(if self.area.is_open() { Refused::Full } else { Refused::Blocked });
        self.cast(name, text, protects);
        self.troubles.push(Trouble::Refused(refused));
        Err(refused)
    }

    /// Keeps a text in memory alone from now on, so that what is stored stays as it is.
    pub(super) fn protect(&mut self, name: &str, text: String, why: Refused) {
        self.cast(name, text, Some(why));
    }

    fn cast(&mut self, name: &str, text: String, protects: Option<Refused>) {
        let below = self.area.get(name);
        self.shadows.insert(name.to_owned(), Shadow { text, below, protects });
    }

    /// Forgets a text.
    pub(super) fn remove(&mut self, name: &str) {
        self.shadows.remove(name);
        self.area.remove(name);
    }

    /// All names that begin with a prefix.
    pub(super) fn names(&self, prefix: &str) -> Vec<String> {
        let mut names = self.area.names();
        for name in self.shadows.keys() {
            if self.shadow(name).is_some() && !names.contains(name) {
                names.push(name.clone());
            }
        }
        names.retain(|name| name.starts_with(prefix));
        names
    }

    /// Length of all names and texts that begin with a prefix, in UTF-16 units, as browsers count.
    pub(super) fn size(&self, prefix: &str) -> usize {
        let length = |text: &str| text.encode_utf16().count();
        let names = self.area.names().into_iter().filter(|name| name.starts_with(prefix));
        names.map(|name| length(&name) + self.area.get(&name).map_or(0, |text| length(&text))).sum()
    }

    /// Copies a damaged text to another name, and makes sure that it is there.
    pub(super) fn set_aside(&mut self, name: &str, text: &str) -> bool {
        let copies = (1..=MOST_ASIDE).map(|number| match number {
            1 => [name, ASIDE].concat(),
            number => format!("{name}{ASIDE}-{number}"),
        });
        for copy in copies {
            match self.area.get(&copy) {
                Some(other) if other == text => return true,
                Some(_) => {}
                None => return self.area.set(&copy, text) && self.area.get(&copy).as_deref() == Some(text),
            }
        }
        false
    }

    /// Loads a value.
    ///
    /// A damaged one is set aside, and its good part takes its place. Without room for the copy, and where a later version of
    /// the program has stored it, the text stays, and the value lives in memory.
    pub(super) fn load<T: Stored>(&mut self) -> Loaded<T> {
        let name = T::KEY.name();
        if let Some(value) = self.cached() {
            return Loaded::Whole(value);
        }
        let Some(text) = self.get(name) else { return Loaded::Absent };
        let loaded: Loaded<T> = json::decode(&text);
        let (trouble, protects) = match &loaded {
            Loaded::Absent => return loaded,
            Loaded::Whole(value) => {
                self.cache(&text, || value.clone());
                return loaded;
            }
            Loaded::Damaged(_) => {
                let aside = self.set_aside(name, &text);
                (Trouble::Damaged(T::KEY), (!aside).then_some(Refused::Full))
            }
            Loaded::Newer => (Trouble::Newer(T::KEY), Some(Refused::Newer)),
        };
        self.troubles.push(trouble);
        let value = loaded.clone().value();
        let rest = json::encode(&value).unwrap_or_default();
        self.cache(&rest, || value);
        if let Some(why) = protects {
            self.protect(name, rest, why);
        } else {
            // Told already.
            let told = self.troubles.len();
            let _ = self.put(name, rest);
            self.troubles.truncate(told);
        }
        loaded
    }

    /// The value in the cache, unless something newer is stored.
    fn cached<T: Stored>(&self) -> Option<T> {
        let Cached { text, value } = self.cache.get(&T::KEY)?;
        let current = match self.shadow(T::KEY.name()) {
            Some(shadow) => shadow.text == *text,
            None => self.area.holds(T::KEY.name(), text),
        };
        value.downcast_ref().filter(|_| current).cloned()
    }

    /// Length of the text of a value in the cache, in bytes.
    pub(super) fn cached_length(&self, key: Key) -> usize {
        self.cache.get(&key).map_or(0, |cached| cached.text.len())
    }

    /// Keeps a value with its text in the cache, if it is of a kind that is kept there.
    fn cache<T: Stored>(&mut self, text: &str, value: impl FnOnce() -> T) {
        if T::CACHED {
            self.cache.insert(T::KEY, Cached { text: text.to_owned(), value: Box::new(value()) });
        }
    }

    /// Changes the newest state of a value.
    ///
    /// # Errors
    /// The reason why the new state is not stored; it is kept in memory then.
    pub(super) fn update<T: Stored, R>(&mut self, edit: impl FnOnce(&mut T) -> R) -> (R, Result<(), Refused>) {
        let mut value = self.load::<T>().value();
        let result = edit(&mut value);
        let name = T::KEY.name();
        let Some(text) = json::encode(&value) else { return (result, Ok(())) };
        self.cache(&text, || value);
        let stored = if text.len() > T::MOST_BYTES {
            self.cast(name, text, None);
            Err(Refused::Full)
        } else if self.area.holds(name, &text) {
            self.shadows.remove(name);
            Ok(())
        } else {
            self.put(name, text)
        };
        (result, stored)
    }

    /// Changes in the newest state of a value what differs between two states of it.
    pub(super) fn change<T: Stored>(&mut self, before: &T, after: &T) -> T {
        let ((), _) = self.update(|newest: &mut T| {
            if let Some(changed) = json::rebase(before, after, newest) {
                *newest = changed;
            }
        });
        self.load().value()
    }

    /// Forgets everything of that prefix.
    pub(super) fn forget(&mut self, prefix: &str) {
        for name in self.names(prefix) {
            self.remove(&name);
        }
    }

    /// Tells whether a value lives in memory because there is no room for it.
    pub(super) fn lacks_room(&self, key: Key) -> bool {
        let shadow = self.shadow(key.name()).filter(|_| self.area.is_open());
        shadow.is_some_and(|shadow| shadow.protects != Some(Refused::Newer))
    }

    /// Tells whether something is kept under a key.
    pub(super) fn has(&self, key: Key) -> bool {
        self.get(key.name()).is_some()
    }
}

#[cfg(test)]
mod tests;
