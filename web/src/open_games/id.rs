//! Ids of open games.

use std::fmt;
use std::str::FromStr;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::random::seed;
use crate::storage;

/// Beginning of the names under which open games are stored.
pub(super) const PREFIX: &str = "vexillum.game";

/// Id of an open game: eight hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct GameId(u32);

impl GameId {
    /// The open game of the version that knew only one.
    pub const FIRST: Self = Self(0);

    /// A random id under which nothing is stored.
    pub(super) fn unused() -> Self {
        let random = (seed() as u32).max(1);
        (random..=u32::MAX).map(Self).find(|id| storage::get(&id.name()).is_none()).unwrap_or(Self::FIRST)
    }

    /// The name under which the game is stored.
    pub fn name(self) -> String {
        if self == Self::FIRST { PREFIX.to_owned() } else { format!("{PREFIX}.{self}") }
    }

    /// The id of the game that is stored under a name, if it is the name of one.
    pub fn of(name: &str) -> Option<Self> {
        match name.strip_prefix(PREFIX)? {
            "" => Some(Self::FIRST),
            rest => rest.strip_prefix('.')?.parse().ok(),
        }
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:08x}", self.0)
    }
}

/// A text that is no id of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoId;

impl FromStr for GameId {
    type Err = NoId;

    fn from_str(text: &str) -> Result<Self, NoId> {
        let id = u32::from_str_radix(text, 16).map(Self).map_err(|_| NoId)?;
        // One spelling for each, so that one game has one name.
        if id.to_string() == text { Ok(id) } else { Err(NoId) }
    }
}

impl Serialize for GameId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for GameId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(|NoId| D::Error::custom("no id of a game"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_have_names_and_one_spelling() {
        for (id, name) in [(0, "vexillum.game"), (1, "vexillum.game.00000001"), (0xDEAD_BEEF, "vexillum.game.deadbeef")]
        {
            assert_eq!(GameId(id).name(), name);
            assert_eq!(GameId::of(name), Some(GameId(id)));
        }
        for name in
            ["vexillum.games", "vexillum.game.", "vexillum.game.damaged", "vexillum.game.DEADBEEF", "vexillum.game.1"]
        {
            assert_eq!(GameId::of(name), None, "{name}");
        }
    }
}
