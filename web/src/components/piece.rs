//! A piece, open or as an enemy's back.

use vexillum_engine::{Color, Names, Role, Variant};
use yew::prelude::*;

use crate::settings::{Numbering, PieceSet, Style};
use crate::single_file::picture_address;

/// How the pieces of an edition are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// Which names and pictures.
    pub names: Names,
    /// The piece whose printed rank is its letter.
    pub unnumbered: Option<Role>,
    /// What the player wishes to see.
    pub style: Style,
}

impl Look {
    /// How the pieces of an edition are drawn for a player.
    pub const fn new(variant: &Variant, style: Style) -> Self {
        Self { names: variant.names, unnumbered: variant.unnumbered, style }
    }

    /// What is printed on the piece: its rank, or its letter where it has none.
    pub fn rank(self, role: Role) -> &'static str {
        match (self.style.numbering, role) {
            (Numbering::American, Role::Marshal) => "1",
            (Numbering::American, Role::General) => "2",
            (Numbering::American, Role::Colonel) => "3",
            (Numbering::American, Role::Major) => "4",
            (Numbering::American, Role::Captain) => "5",
            (Numbering::American, Role::Lieutenant) => "6",
            (Numbering::American, Role::Sergeant) => "7",
            (Numbering::American, Role::Miner) => "8",
            (Numbering::American, Role::Scout) => "9",
            // Ranks below 2 have no number there: a 1 would be read as the Marshal's.
            (Numbering::American, Role::Spy) => "S",
            (Numbering::American, Role::Spotter) => "P",
            (Numbering::American, Role::Infiltrator) => "I",
            (_, role) => self.european(role),
        }
    }

    fn european(self, role: Role) -> &'static str {
        match role {
            Role::Spy if self.unnumbered == Some(Role::Spy) => "S",
            Role::Infiltrator => "0",
            Role::Spy | Role::Spotter => "1",
            Role::Scout => "2",
            Role::Miner => "3",
            Role::Sergeant => "4",
            Role::Lieutenant => "5",
            Role::Captain => "6",
            Role::Major => "7",
            Role::Colonel => "8",
            Role::General => "9",
            Role::Marshal => "10",
            Role::Bomb => "B",
            Role::Flag => "F",
        }
    }

    /// The address of the picture.
    pub fn picture(self, color: Color, role: Role) -> String {
        let Style { pieces, figures, .. } = self.style;
        let fantasy = self.names == Names::Fantasy || pieces == PieceSet::Fantasy;
        let (file, id) = match (color, role) {
            // They are in no fantasy edition.
            (_, Role::Spotter | Role::Infiltrator) => ("classic", id(role)),
            (Color::Blue, Role::Lieutenant) if fantasy => ("fantasy", "lieutenant-blue"),
            (_, role) if fantasy => ("fantasy", id(role)),
            (_, role) if figures.contains(role) => ("figures", id(role)),
            (_, role) => ("classic", id(role)),
        };
        picture_address(file, id)
    }
}

const fn id(role: Role) -> &'static str {
    match role {
        Role::Infiltrator => "infiltrator",
        Role::Spy => "spy",
        Role::Spotter => "spotter",
        Role::Scout => "scout",
        Role::Miner => "miner",
        Role::Sergeant => "sergeant",
        Role::Lieutenant => "lieutenant",
        Role::Captain => "captain",
        Role::Major => "major",
        Role::Colonel => "colonel",
        Role::General => "general",
        Role::Marshal => "marshal",
        Role::Bomb => "bomb",
        Role::Flag => "flag",
    }
}

/// A piece as the person at the screen may see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    /// Its side.
    pub color: Color,
    /// Its kind, if the person knows it; a back if not.
    pub role: Option<Role>,
    /// Whether it is the person's own.
    pub mine: bool,
    /// Whether it has moved.
    pub moved: bool,
    /// Whether it has changed sides.
    pub enchanted: bool,
    /// What the person has guessed of it, shown while its kind is unknown.
    pub guess: Option<Role>,
}

impl Face {
    /// An own piece that has not moved.
    pub const fn mine(color: Color, role: Role) -> Self {
        Self { mine: true, ..Self::open(color, role) }
    }

    /// The back of an enemy piece that has not moved; also the badge of a side.
    pub const fn back(color: Color) -> Self {
        Self { color, role: None, mine: false, moved: false, enchanted: false, guess: None }
    }

    /// An open enemy piece that has not moved.
    pub const fn open(color: Color, role: Role) -> Self {
        Self { role: Some(role), ..Self::back(color) }
    }

    /// The side whose army it comes from: it has its names and pictures.
    pub fn printed(&self) -> Color {
        if self.enchanted { !self.color } else { self.color }
    }
}

/// A piece, and whether it is being dragged. It has no name of its own for screen readers: what holds it has one.
pub fn piece(face: Face, look: Look, lifted: bool) -> Html {
    let class = classes!(
        "piece",
        face.color.name(),
        if face.mine { "mine" } else { "enemy" },
        (!face.mine && face.role.is_some()).then_some("known"),
        lifted.then_some("lifted"),
    );
    html! {
        <span {class} translate="no">
            if let Some(role) = face.role {
                <svg class="piece-icon" aria-hidden="true"><use href={look.picture(face.printed(), role)} /></svg>
                <span class={classes!("rank", (look.rank(role).len() > 1).then_some("wide"))}>{ look.rank(role) }</span>
            } else if let Some(role) = face.guess {
                <b class="guess">{ look.rank(role) }</b>
            }
            if face.moved {
                <i class="trace"></i>
            }
            if face.enchanted {
                <i class="charm"></i>
            }
        </span>
    }
}

#[cfg(test)]
mod tests {
    use vexillum_engine::RoleSet;

    use super::*;

    fn check(numbering: Numbering, edition: &str, printed: &str) {
        let variant = Variant::find(edition).expect("an edition");
        let look = Look::new(variant, Style { numbering, ..Style::default() });
        let ranks: Vec<&str> = Role::ALL.into_iter().rev().map(|role| look.rank(role)).collect();
        assert_eq!(ranks.join(" "), printed, "{numbering:?}, {edition}");
    }

    #[test]
    fn ranks_are_numbered_either_way() {
        check(Numbering::European, "original", "F B 10 9 8 7 6 5 4 3 2 1 1 0");
        check(Numbering::European, "scifi", "F B 10 9 8 7 6 5 4 3 2 1 S 0");
        check(Numbering::American, "original", "F B 1 2 3 4 5 6 7 8 9 P S I");
        check(Numbering::American, "scifi", "F B 1 2 3 4 5 6 7 8 9 P S I");
    }

    #[test]
    fn pictures_follow_edition_and_wish() {
        let figures = RoleSet::only(Role::Scout);
        for (edition, pieces, role, picture) in [
            ("original", PieceSet::Pictures, Role::Marshal, "classic.svg#marshal"),
            ("original", PieceSet::Pictures, Role::Scout, "figures.svg#scout"),
            ("original", PieceSet::Fantasy, Role::Scout, "fantasy.svg#scout"),
            ("original", PieceSet::Fantasy, Role::Lieutenant, "fantasy.svg#lieutenant-blue"),
            ("infiltrator", PieceSet::Fantasy, Role::Infiltrator, "classic.svg#infiltrator"),
            ("fantasy", PieceSet::Pictures, Role::Scout, "fantasy.svg#scout"),
        ] {
            let style = Style { pieces, figures, ..Style::default() };
            let look = Look::new(Variant::find(edition).expect("an edition"), style);
            assert_eq!(look.picture(Color::Blue, role), format!("pieces/{picture}"), "{edition} {pieces:?}");
        }
    }
}
