//! Switches of R9 by their names in the notation: one table for protocol, record and screen.

use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use super::{Captured, Flaw, Rules, Variant};

/// Switch of the rules: its name, its values and its field in [`Rules`].
pub struct Switch {
    /// Name in the notation (N4).
    pub name: &'static str,
    /// Values that the switch takes.
    pub values: Values,
    get: fn(&Rules) -> Value,
    set: fn(&mut Rules, Value),
}

/// Values that a switch takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Values {
    /// Two values, `on` and `off`.
    OnOff,
    /// Words of a list.
    Words(&'static [&'static str]),
    /// Numbers from 1, and `off`.
    NumberOrOff,
}

/// Value of a switch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value {
    /// Value `off`.
    Off,
    /// Value `on`.
    On,
    /// Number from 1.
    Number(u32),
    /// Word from the switch's list.
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

/// Reason why a switch could not be set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SwitchError {
    /// Unknown name of a switch.
    Unknown(String),
    /// Value that the switch does not take.
    BadValue {
        /// Name of the switch.
        name: &'static str,
        /// Refused value.
        value: String,
    },
    /// Switch that makes the variant unplayable.
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

/// Builds a switch that is on or off.
macro_rules! on_off {
    ($name:literal, $field:ident) => {
        Switch {
            name: $name,
            values: Values::OnOff,
            get: |rules| on_off(rules.$field),
            set: |rules, value| rules.$field = value == Value::On,
        }
    };
}

/// All switches that a game can be played with.
pub const SWITCHES: &[Switch] = &[
    on_off!("attackers-advantage", attackers_advantage),
    on_off!("exploding-bombs", exploding_bombs),
    Switch {
        name: "moving-bombs",
        values: Values::OnOff,
        get: |rules| on_off(rules.moving_bombs),
        set: |rules, value| {
            rules.moving_bombs = value == Value::On;
            rules.exploding_bombs |= rules.moving_bombs;
        },
    },
    on_off!("moving-flag", moving_flag),
    on_off!("rescue", rescue),
    on_off!("silent-defence", silent_defence),
    on_off!("no-scout-charge", no_scout_charge),
    on_off!("spy-strikes-back", spy_strikes_back),
    on_off!("chase", chase),
    Switch {
        name: "both-stuck",
        values: Values::Words(&["loss", "draw"]),
        get: |rules| Value::Word(if rules.both_stuck_draws { "draw" } else { "loss" }),
        set: |rules, value| rules.both_stuck_draws = value == Value::Word("draw"),
    },
    on_off!("swap-then-attack", swap_then_attack),
    on_off!("tactical-reveal", tactical_reveal),
    Switch {
        name: "refill",
        values: Values::Words(&["1", "3"]),
        get: |rules| Value::Word(if rules.refill { "3" } else { "1" }),
        set: |rules, value| rules.refill = value == Value::Word("3"),
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
    /// Switch with this name.
    pub fn find(name: &str) -> Option<&'static Self> {
        SWITCHES.iter().find(|switch| switch.name == name)
    }

    /// Current value.
    pub fn get(&self, rules: &Rules) -> Value {
        (self.get)(rules)
    }

    /// Value from its text.
    fn parse(&self, text: &str) -> Option<Value> {
        match self.values {
            Values::OnOff => match text {
                "on" => Some(Value::On),
                "off" => Some(Value::Off),
                _ => None,
            },
            Values::Words(words) => words.iter().find(|&&word| word == text).map(|word| Value::Word(word)),
            Values::NumberOrOff if text == "off" => Some(Value::Off),
            // `parse` alone would accept a plus sign.
            Values::NumberOrOff if !text.bytes().all(|byte| byte.is_ascii_digit()) => None,
            Values::NumberOrOff => text.parse().ok().filter(|&n| n > 0).map(Value::Number),
        }
    }
}

impl Rules {
    /// Sets a switch by name and value, even if the result cannot be played.
    ///
    /// # Errors
    /// The wrong name or value.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), SwitchError> {
        let switch = Switch::find(name).ok_or_else(|| SwitchError::Unknown(name.to_owned()))?;
        let parsed =
            switch.parse(value).ok_or_else(|| SwitchError::BadValue { name: switch.name, value: value.to_owned() })?;
        (switch.set)(self, parsed);
        Ok(())
    }

    /// Switches that differ from those of `others`, as `name=value`.
    pub fn changed_from(&self, others: &Self) -> Vec<String> {
        SWITCHES
            .iter()
            .filter(|switch| switch.get(self) != switch.get(others))
            .map(|switch| [switch.name, "=", &switch.get(self).to_string()].concat())
            .collect()
    }
}

impl Variant {
    /// Variant with a switch set by name and value (R13).
    ///
    /// # Errors
    /// The wrong name or value, or the flaw of the result.
    pub fn with_switch(&self, name: &str, value: &str) -> Result<Self, SwitchError> {
        let mut changed = *self;
        changed.rules.set(name, value)?;
        changed.check().map_err(SwitchError::Refused)?;
        Ok(changed)
    }

    /// Variant with several switches set by name and value.
    ///
    /// # Errors
    /// As [`with_switch`](Self::with_switch), and if one of them undoes another.
    pub fn with_switches<'a>(
        &self,
        switches: impl Iterator<Item = (&'a str, &'a str)> + Clone,
    ) -> Result<Self, SwitchError> {
        // Setting all of them twice keeps any order from undoing a switch that another one implies.
        switches.clone().chain(switches).try_fold(*self, |variant, (name, value)| variant.with_switch(name, value))
    }

    /// Switches that differ from those of the edition, as `name=value`.
    pub fn changed_switches(&self) -> Vec<String> {
        self.rules.changed_from(&Self::find(self.id).map_or(Rules::STANDARD, |edition| edition.rules))
    }
}
