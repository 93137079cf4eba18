//! What each kind does, in the few words of the army table and of the editor.

use vexillum_engine::{Movement, Power, Skills};

/// What each kind does, in few words.
pub struct Kinds {
    /// How it moves, in the order of [`Movement::ALL`].
    pub movements: [&'static str; Movement::ALL.len()],
    /// Its power, in the order of [`Power::ALL`].
    pub powers: [&'static str; Power::ALL.len()],
    /// What it can do in a fight, in the order of [`Skills::ALL`], and with whom: what explodes, what clears that, what falls
    /// to an assassin, the assassins. Nothing is said where there are none of those, but by `lone_skills`.
    pub skills: [fn(&str) -> String; Skills::ALL.len()],
    /// The same where there is nobody with whom.
    pub lone_skills: [Option<&'static str>; Skills::ALL.len()],
    /// All of that in one line.
    pub join: fn(&[&str]) -> String,
}

impl Kinds {
    /// How a kind moves.
    pub fn movement(&self, movement: Movement) -> &'static str {
        pick(&Movement::ALL, &self.movements, |&(other, _)| other == movement)
    }

    /// What power a kind has.
    pub fn power(&self, power: Power) -> &'static str {
        pick(&Power::ALL, &self.powers, |&(other, _)| other == power)
    }
}

/// The text beside the value that fits.
fn pick<T>(values: &[T], texts: &[&'static str], fits: impl Fn(&T) -> bool) -> &'static str {
    values.iter().zip(texts).find(|(value, _)| fits(value)).map_or("", |(_, text)| text)
}

/// English.
pub const ENGLISH: Kinds = Kinds {
    movements: [
        "Never moves",
        "One square",
        "Any distance straight",
        "One or two squares",
        "One or two squares, shown",
    ],
    powers: [
        "names the piece in front",
        "names a piece beside it",
        "names a piece beside it, after a step",
        "names pieces from the enemy’s home rows",
        "flies over pieces",
        "sees a piece within two",
        "sees a piece within two, straight or diagonal",
        "enchants a piece within two",
        "shoots a piece within two",
        "rampages among its neighbors",
    ],
    skills: [
        |bombs| format!("clears the {bombs}"),
        |miners| format!("removes whatever attacks it but the {miners}"),
        |victims| format!("takes the {victims} by attacking"),
        |spies| format!("falls to an attacking {spies}"),
        |_| String::new(),
    ],
    lone_skills: [None, Some("removes whatever attacks it"), None, None, Some("lost, the game is lost")],
    join: |parts| parts.join(" · "),
};
