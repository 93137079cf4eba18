//! Custom variants as one line of JSON (R3.2).
//!
//! ```json
//! {"version":1,"title":"Tiny","board":{"columns":6,"rows":6,"home":2,"lakes":"b3 e4"},"fill":"any",
//!  "units":[{"kind":"M","count":1,"label":"King","movement":"slide"},{"kind":"F","count":1}],
//!  "switches":"chase=on"}
//! ```
//!
//! Missing members are as in the edition `original`, and those of a unit as its kind is there. But there are
//! no lakes and units other than the given ones. Unknown members are ignored.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use super::ParseError;
use crate::board::Board;
use crate::forms::is_default;
use crate::label::Label;
use crate::role::{Role, RoleSet};
use crate::unit::{Army, Movement, Power, Skills, Unit};
use crate::variant::{Fill, Names, Rules, VARIANTS, Variant};

/// Version of the format.
const VERSION: u8 = 1;

/// Empty classic army: the default of each kind.
const CLASSIC: Army = Army::classic([0; Role::COUNT]);

/// Custom variant in its JSON form.
#[derive(Serialize, Deserialize)]
#[serde(default, expecting = "a variant in braces")]
pub(crate) struct OwnVariant {
    version: u8,
    #[serde(skip_serializing_if = "is_default")]
    title: Label,
    board: Board,
    #[serde(skip_serializing_if = "is_default")]
    fill: Fill,
    #[serde(skip_serializing_if = "is_default")]
    names: Names,
    #[serde(skip_serializing_if = "is_default")]
    unnumbered: Option<Role>,
    #[serde(skip_serializing_if = "is_default")]
    cards: bool,
    #[serde(skip_serializing_if = "is_default")]
    switches: Rules,
    units: Army,
}

impl Default for OwnVariant {
    /// Edition `original`, with no version, as that member must be given.
    fn default() -> Self {
        Self { version: 0, ..Self::from(VARIANTS[0]) }
    }
}

impl From<&Variant> for OwnVariant {
    fn from(variant: &Variant) -> Self {
        let Variant { id: _, title, board, army: units, fill, names, unnumbered, cards, rules: switches } = *variant;
        Self { version: VERSION, title, board, fill, names, unnumbered, cards, switches, units }
    }
}

impl OwnVariant {
    /// Variant of this form.
    ///
    /// # Errors
    /// If the form is of another version; `text` goes into the error.
    pub(crate) fn variant(self, text: &str) -> Result<Variant, ParseError> {
        let Self { version, title, board, fill, names, unnumbered, cards, switches: rules, units: army } = self;
        let variant = Variant { id: Variant::OWN, title, board, army, fill, names, unnumbered, cards, rules };
        let known = (version == VERSION).then_some(variant);
        known.ok_or_else(|| ParseError::new("a variant of version 1 (\"version\":1)", text))
    }
}

/// Unit in its JSON form; missing members are as in [`CLASSIC`].
#[derive(Serialize, Deserialize)]
#[serde(expecting = "a unit in braces")]
pub(crate) struct UnitForm {
    kind: Role,
    #[serde(default)]
    count: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    label: Label,
    #[serde(default, skip_serializing_if = "is_default")]
    movement: Option<Movement>,
    #[serde(default, skip_serializing_if = "is_default")]
    skills: Option<Skills>,
    #[serde(default, skip_serializing_if = "is_default")]
    power: Option<Power>,
}

impl From<Unit> for UnitForm {
    fn from(unit: Unit) -> Self {
        let classic = CLASSIC.unit(unit.role);
        Self {
            kind: unit.role,
            count: unit.count,
            label: unit.label,
            movement: Some(unit.movement).filter(|movement| *movement != classic.movement),
            skills: Some(unit.skills).filter(|skills| *skills != classic.skills),
            power: unit.power.filter(|power| power.is_known()),
        }
    }
}

impl From<UnitForm> for Unit {
    fn from(form: UnitForm) -> Self {
        let classic = *CLASSIC.unit(form.kind);
        let unit = Self {
            count: form.count,
            label: form.label,
            movement: form.movement.unwrap_or(classic.movement),
            skills: form.skills.unwrap_or(classic.skills),
            power: form.power,
            ..classic
        };
        Self { strength: unit.strength.filter(|_| unit.attacks()), ..unit }
    }
}

impl From<Army> for Vec<Unit> {
    fn from(army: Army) -> Self {
        let units = Role::ALL.into_iter().map(|role| army.unit(role));
        units.filter(|unit| *unit != CLASSIC.unit(unit.role)).copied().collect()
    }
}

impl TryFrom<Vec<Unit>> for Army {
    type Error = ParseError;

    fn try_from(units: Vec<Unit>) -> Result<Self, ParseError> {
        let mut all = Role::ALL.map(|role| *CLASSIC.unit(role));
        let mut seen = RoleSet::EMPTY;
        for unit in units {
            if seen.contains(unit.role) {
                return Err(ParseError::new("each kind once", &unit.role.to_string()));
            }
            seen = seen.with(unit.role);
            all[unit.role as usize] = unit;
        }
        Ok(Self::of(all))
    }
}

impl Variant {
    /// Variant as one line of JSON, whatever its id.
    pub fn to_json(&self) -> String {
        // No part of a variant can fail to serialize.
        serde_json::to_string(&OwnVariant::from(self)).unwrap_or_default()
    }

    /// Reads a variant from JSON. It may be unplayable; see [`check`](Self::check).
    ///
    /// # Errors
    /// If the text is not a variant.
    pub fn from_json(text: &str) -> Result<Self, ParseError> {
        match Self::read_json(text)? {
            (variant, "") => Ok(variant),
            (_, rest) => Err(ParseError::new("nothing behind the variant", rest)),
        }
    }

    /// Reads a variant from the JSON at the start of a text, and returns it with the rest of the text.
    ///
    /// # Errors
    /// As [`from_json`](Self::from_json).
    pub fn read_json(text: &str) -> Result<(Self, &str), ParseError> {
        // Serde would also accept an array of the members in order.
        if !text.trim_ascii_start().starts_with('{') {
            return Err(ParseError::new("a variant in braces", text));
        }
        let mut values = serde_json::Deserializer::from_str(text).into_iter::<OwnVariant>();
        let own = values.next().transpose().map_err(|error| fault(&error, text))?.unwrap_or_default();
        let variant = own.variant(text)?;
        Ok((variant, text[values.byte_offset()..].trim()))
    }
}

/// Parse error with the reason and place from `serde_json`.
fn fault(error: &serde_json::Error, text: &str) -> ParseError {
    let described = error.to_string();
    let reason = described.rsplit_once(" at line ").map_or(&*described, |(reason, _)| reason);
    let line = text.split('\n').nth(error.line().saturating_sub(1)).unwrap_or("");
    let rest = line.get(error.column().saturating_sub(1)..).filter(|_| !error.is_eof());
    let fault = ParseError::new(format!("a variant as JSON ({reason})"), rest.unwrap_or(""));
    if text.trim().contains('\n') { fault.at_line(error.line()) } else { fault }
}
