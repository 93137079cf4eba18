//! Names of the pieces (R2).

use vexillum_engine::{Color, Names, Role, Variant};

/// Names of the pieces, in the order of [`Role::ALL`].
pub struct Pieces {
    /// The classic names.
    pub classic: [&'static str; Role::COUNT],
    /// The names of the fantasy edition, as Red has them.
    pub fantasy: [&'static str; Role::COUNT],
    /// What Blue's Lieutenant is called in the fantasy edition.
    pub fantasy_blue_lieutenant: &'static str,
}

impl Pieces {
    /// The name of a kind in a variant: its own there, if it has one.
    pub fn called<'a>(&self, variant: &'a Variant, color: Color, role: Role) -> &'a str {
        match &variant.army.unit(role).label {
            label if label.is_empty() => self.name(variant.names, color, role),
            label => label.as_str(),
        }
    }

    /// The name of a kind.
    pub fn name(&self, names: Names, color: Color, role: Role) -> &'static str {
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
};
