//! The switches of R9 by their names in notation: one table for protocol, record and screen.

use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use super::{Captured, Flaw, Rules, Variant};

/// A switch: how it is called, what it can be set to, and where it stands in [`Rules`].
pub struct Switch {
    /// The name in the notation (N4).
    pub name: &'static str,
    /// Which values it takes.
    pub values: Values,
    get: fn(&Rules) -> Value,
    set: fn(&mut Rules, Value),
}

/// Which values a switch takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Values {
    /// `on` or `off`.
    OnOff,
    /// One of these words.
    Words(&'static [&'static str]),
    /// A number of at least 1, or `off`.
    NumberOrOff,
}

/// A value of a switch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value {
    /// `off`
    Off,
    /// `on`
    On,
    /// A number.
    Number(u32),
    /// A word.
    Word(&'static str),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Off => f.write_str("off"),
            Self::On => f.write_str("on"),
            Self::Number(n) => write!(f, "{n}"),
            Self::Word(word) => f.write_str(word),
        }
    }
}

/// Why a switch could not be set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SwitchError {
    /// No switch has this name.
    Unknown(String),
    /// The switch does not take this value.
    BadValue {
        /// The switch.
        name: &'static str,
        /// The value.
        value: String,
    },
    /// The variant cannot be played with it.
    Refused(Flaw),
}

impl fmt::Display for SwitchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(name) => write!(f, "unknown switch {name:?}"),
            Self::BadValue { name, value } => write!(f, "{name} cannot be {value:?}"),
            Self::Refused(flaw) => flaw.fmt(f),
        }
    }
}

impl core::error::Error for SwitchError {}

const fn on_off(on: bool) -> Value {
    if on { Value::On } else { Value::Off }
}

fn number_or_off(number: Option<u32>) -> Value {
    number.map_or(Value::Off, Value::Number)
}

const fn number(value: Value) -> Option<u32> {
    if let Value::Number(n) = value { Some(n) } else { None }
}

/// Every switch that a game can be played with.
pub const SWITCHES: &[Switch] = &[
    Switch {
        name: "attackers-advantage",
        values: Values::OnOff,
        get: |rules| on_off(rules.attackers_advantage),
        set: |rules, value| rules.attackers_advantage = value == Value::On,
    },
    Switch {
        name: "no-scout-charge",
        values: Values::OnOff,
        get: |rules| on_off(rules.no_scout_charge),
        set: |rules, value| rules.no_scout_charge = value == Value::On,
    },
    Switch {
        name: "spy-strikes-back",
        values: Values::OnOff,
        get: |rules| on_off(rules.spy_strikes_back),
        set: |rules, value| rules.spy_strikes_back = value == Value::On,
    },
    Switch {
        name: "chase",
        values: Values::OnOff,
        get: |rules| on_off(rules.chase),
        set: |rules, value| rules.chase = value == Value::On,
    },
    Switch {
        name: "captured",
        values: Values::Words(&["both", "owner", "captor", "nobody"]),
        get: |rules| {
            let name = Captured::ALL.iter().find(|(captured, _)| *captured == rules.captured);
            Value::Word(name.map_or("both", |(_, name)| name))
        },
        set: |rules, value| {
            if let Some((captured, _)) = Captured::ALL.iter().find(|(_, name)| value == Value::Word(name)) {
                rules.captured = *captured;
            }
        },
    },
    Switch {
        name: "two-square",
        values: Values::Words(&["2", "3", "5", "off"]),
        get: |rules| match rules.two_square {
            Some(2) => Value::Word("2"),
            Some(3) => Value::Word("3"),
            Some(5) => Value::Word("5"),
            _ => Value::Word("off"),
        },
        set: |rules, value| {
            rules.two_square = match value {
                Value::Word("2") => Some(2),
                Value::Word("3") => Some(3),
                Value::Word("5") => Some(5),
                _ => None,
            }
        },
    },
    Switch {
        name: "quiet-limit",
        values: Values::NumberOrOff,
        get: |rules| number_or_off(rules.quiet_limit),
        set: |rules, value| rules.quiet_limit = number(value),
    },
    Switch {
        name: "turn-limit",
        values: Values::NumberOrOff,
        get: |rules| number_or_off(rules.turn_limit),
        set: |rules, value| rules.turn_limit = number(value),
    },
];

impl Switch {
    /// The switch of that name.
    pub fn find(name: &str) -> Option<&'static Self> {
        SWITCHES.iter().find(|switch| switch.name == name)
    }

    /// How it is set.
    pub fn get(&self, rules: &Rules) -> Value {
        (self.get)(rules)
    }

    /// The value that the text stands for.
    fn parse(&self, text: &str) -> Option<Value> {
        match self.values {
            Values::OnOff => match text {
                "on" => Some(Value::On),
                "off" => Some(Value::Off),
                _ => None,
            },
            Values::Words(words) => words.iter().find(|&&word| word == text).map(|word| Value::Word(word)),
            Values::NumberOrOff if text == "off" => Some(Value::Off),
            // `parse` alone would take a sign.
            Values::NumberOrOff if !text.bytes().all(|byte| byte.is_ascii_digit()) => None,
            Values::NumberOrOff => text.parse().ok().filter(|&n| n > 0).map(Value::Number),
        }
    }
}

impl Variant {
    /// The same game with a switch set to the value of that name; refused if it does not go with the variant (R13).
    ///
    /// # Errors
    /// Which of name, value and combination is wrong.
    pub fn with_switch(&self, name: &str, value: &str) -> Result<Self, SwitchError> {
        let switch = Switch::find(name).ok_or_else(|| SwitchError::Unknown(name.to_owned()))?;
        let parsed =
            switch.parse(value).ok_or_else(|| SwitchError::BadValue { name: switch.name, value: value.to_owned() })?;
        let mut changed = *self;
        (switch.set)(&mut changed.rules, parsed);
        changed.check().map_err(SwitchError::Refused)?;
        Ok(changed)
    }

    /// The switches that differ from the edition's own, as `name=value`.
    pub fn changed_switches(&self) -> Vec<String> {
        let standard = Self::find(self.id).map_or(Rules::STANDARD, |edition| edition.rules);
        SWITCHES
            .iter()
            .filter(|switch| switch.get(&self.rules) != switch.get(&standard))
            .map(|switch| [switch.name, "=", &switch.get(&self.rules).to_string()].concat())
            .collect()
    }
}
