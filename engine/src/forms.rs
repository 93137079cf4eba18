//! Serde for the engine's types: the notation where there is one, derived forms for the rest.

use core::fmt;
use core::marker::PhantomData;
use core::str::FromStr;

use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use crate::notation::{Line, OwnVariant, PlayerRecord, Record};
use crate::{
    Action, Captured, Card, CardSet, Clock, Color, Event, Fill, Label, Level, Movement, Names, Outcome, Power,
    Question, Reason, Role, RoleSet, Rules, Seat, Setup, Skills, Square, SquareSet, Times, Told, Variant,
};

/// Visitor that parses a string.
struct Text<T>(PhantomData<T>);

impl<T: FromStr<Err: fmt::Display>> Visitor<'_> for Text<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a text")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }
}

/// Implements serde through `Display` and `FromStr`.
macro_rules! texts {
    ($($type:ty)*) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_str(Text(PhantomData))
            }
        }
    )*};
}

texts! {
    Action Captured Card CardSet Clock Color Event Fill Label Level Line Movement Names Outcome PlayerRecord Power Question
    Reason Record Role RoleSet Rules Seat Setup Skills Square SquareSet Times Told
}

/// True if the value is the default, so that writers leave it out.
pub(crate) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl Serialize for Variant {
    /// Writes an edition as a string, its id and changed switches; a custom variant as an object.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.is_own() { OwnVariant::from(self).serialize(serializer) } else { serializer.collect_str(self) }
    }
}

impl<'de> Deserialize<'de> for Variant {
    /// Reads a string or an object. The format must be self-describing.
    ///
    /// An object is read as the text that it would be, so that programs hold one reader of custom variants.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = match Value::deserialize(deserializer)? {
            Value::String(text) => text,
            own @ Value::Object(_) => serde_json::to_string(&own).map_err(D::Error::custom)?,
            _ => return Err(D::Error::custom("expected an edition or an own variant")),
        };
        text.parse().map_err(D::Error::custom)
    }
}
