//! Names of the pieces (R2).

use vexillum_engine::{Color, Names, Role, Unit};

use crate::name::Name;

/// Names of the pieces, in the order of [`Role::ALL`].
pub struct Pieces {
    /// The classic names.
    pub classic: [&'static str; Role::COUNT],
    /// The names of the fantasy edition, as Red has them.
    pub fantasy: [&'static str; Role::COUNT],
    /// What Blue's Lieutenant is called in the fantasy edition.
    pub fantasy_blue_lieutenant: &'static str,
    /// Slots of texts: a phrase with classic names, and the one with fantasy names in its place.
    pub fantasy_phrases: &'static [(&'static str, &'static str)],
}

impl Pieces {
    /// What a kind of piece is called: by its own name in a variant that gives it one.
    pub fn name(&self, names: Names, color: Color, unit: &Unit) -> Name {
        Name::or(unit.label.as_str(), self.usual(names, color, unit.role))
    }

    /// The usual name of a kind.
    pub fn usual(&self, names: Names, color: Color, role: Role) -> &'static str {
        let list = match (names, color, role) {
            (Names::Fantasy, Color::Blue, Role::Lieutenant) => return self.fantasy_blue_lieutenant,
            (Names::Fantasy, ..) => &self.fantasy,
            (Names::Classic, ..) => &self.classic,
        };
        list.get(role as usize).copied().unwrap_or_default()
    }
}

/// English.
pub const ENGLISH: Pieces = Pieces {
    classic: [
        "Infiltrator",
        "Spy",
        "Spotter",
        "Scout",
        "Miner",
        "Sergeant",
        "Lieutenant",
        "Captain",
        "Major",
        "Colonel",
        "General",
        "Marshal",
        "Bomb",
        "Flag",
    ],
    fantasy: [
        "Infiltrator",
        "Slayer",
        "Spotter",
        "Scout",
        "Dwarf",
        "Elf",
        "Lava Beast",
        "Sorceress",
        "Beast Rider",
        "Knight",
        "Mage",
        "Dragon",
        "Trap",
        "Flag",
    ],
    fantasy_blue_lieutenant: "Yeti",
    fantasy_phrases: &[
        ("lake", "Forbidden Zone"),
        ("a lake", "a Forbidden Zone"),
        ("A lake", "A Forbidden Zone"),
        ("lakes", "Forbidden Zones"),
        ("Spy", "Slayer"),
        ("a Spy", "a Slayer"),
        ("Marshal", "Dragon"),
        ("a Miner", "a Dwarf"),
        ("A Bomb", "A Trap"),
        ("a Bomb", "a Trap"),
        ("Bombs", "Traps"),
    ],
};

#[cfg(test)]
mod tests {
    use vexillum_engine::{Label, Variant};

    use super::*;

    #[test]
    fn an_own_name_comes_before_the_usual_one() {
        let usual = *Variant::find("fantasy").expect("an edition").army.unit(Role::Lieutenant);
        let named = |name| Unit { label: Label::new(name), ..usual };
        for (unit, color, name) in [
            (usual, Color::Red, "Lava Beast"),
            (usual, Color::Blue, "Yeti"),
            (named("Salamander"), Color::Blue, "Salamander"),
            (named("שלום"), Color::Blue, "\u{2068}שלום\u{2069}"),
        ] {
            assert_eq!(&*ENGLISH.name(Names::Fantasy, color, &unit), name);
        }
    }
}
