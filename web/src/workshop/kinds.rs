//! The kinds of a variant, by what they can do, in words.

use vexillum_engine::{Color, Movement, Power, Skills, Unit, Variant};

use crate::components::piece::Look;
use crate::i18n::Language;
use crate::i18n::rules::Rules;
use crate::name::{Name, list};
use crate::settings::Style;

/// The kinds of a variant.
#[derive(Clone, Copy)]
pub(super) struct Kinds<'a> {
    /// The variant.
    pub(super) variant: &'a Variant,
    /// The language.
    pub(super) language: Language,
    /// Look of the pieces.
    pub(super) style: Style,
}

impl<'a> Kinds<'a> {
    /// How the pieces are drawn.
    pub(super) const fn look(self) -> Look {
        Look::new(self.variant, self.style)
    }

    /// The texts of the rules pages.
    pub(super) fn texts(self) -> &'static Rules {
        &self.language.workshop().rules
    }

    /// The name of a kind, as a side has it.
    pub(super) fn name(self, color: Color, unit: &Unit) -> Name {
        self.language.texts().pieces.name(self.variant.names, color, unit)
    }

    /// The kinds of the army for which something holds, strongest first.
    pub(super) fn that(self, holds: impl Fn(&Unit) -> bool) -> Vec<&'a Unit> {
        self.variant.army.units().rev().filter(|unit| holds(unit)).collect()
    }

    /// Their names as one text; none if there are none.
    pub(super) fn names(self, holds: impl Fn(&Unit) -> bool) -> Option<String> {
        let names: Vec<Name> = self.that(holds).into_iter().map(|unit| self.name(Color::Red, unit)).collect();
        (!names.is_empty()).then(|| (self.texts().list)(&list(&names)))
    }

    /// The names of those without a rank, as one text.
    pub(super) fn rankless(self) -> String {
        self.names(|unit| unit.rank().is_none()).unwrap_or_default()
    }

    /// A text with its slots filled as the variant calls its pieces.
    pub(super) fn fill(self, text: &str) -> String {
        self.language.texts().fill(self.variant.names, text)
    }

    /// The names of those with a skill.
    pub(super) fn skilled(self, skill: Skills) -> Option<String> {
        self.names(|unit| unit.skills.has(skill))
    }

    /// The names of those with a power.
    pub(super) fn empowered(self, power: Power) -> Option<String> {
        self.names(|unit| unit.power == Some(power))
    }

    /// The names of those that move so under the switches in force.
    pub(super) fn moving(self, movement: Movement) -> Option<String> {
        self.names(|unit| self.variant.movement(unit.role) == movement)
    }

    /// What a kind does, in one line.
    pub(super) fn line(self, unit: &Unit) -> String {
        let texts = &self.texts().kinds;
        let counterparts = [Skills::EXPLOSIVE, Skills::DEFUSES, Skills::VICTIM, Skills::ASSASSIN, Skills::NONE];
        let skills = Skills::ALL.iter().enumerate().filter(|(_, (skill, _))| unit.skills.has(*skill));
        let skills: Vec<String> = skills
            .filter_map(|(index, _)| match counterparts[index] {
                Skills::NONE => texts.lone_skills[index].map(str::to_owned),
                others => match self.skilled(others) {
                    Some(names) => Some((texts.skills[index])(&names)),
                    None => texts.lone_skills[index].map(str::to_owned),
                },
            })
            .collect();
        let own = [Some(texts.movement(self.variant.movement(unit.role))), unit.power.map(|power| texts.power(power))];
        let parts: Vec<&str> = own.into_iter().flatten().chain(skills.iter().map(String::as_str)).collect();
        (texts.join)(&parts)
    }
}
