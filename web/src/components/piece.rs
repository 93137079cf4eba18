//! A piece, open or as an enemy's back.

use vexillum_engine::{Color, Names, Role, Variant};
use yew::prelude::*;

/// How the pieces of an edition are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// Which names and pictures.
    pub names: Names,
    /// The piece whose printed rank is its letter.
    pub unnumbered: Option<Role>,
}

impl From<&Variant> for Look {
    fn from(variant: &Variant) -> Self {
        Self { names: variant.names, unnumbered: variant.unnumbered }
    }
}

impl Look {
    /// What is printed on the piece: its rank, or its letter where it has none.
    pub fn rank(self, role: Role) -> &'static str {
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
        let (file, id) = match (self.names, color, role) {
            (Names::Classic, _, role) => ("classic", id(role)),
            (Names::Fantasy, Color::Blue, Role::Lieutenant) => ("fantasy", "lieutenant-blue"),
            (Names::Fantasy, _, role) => ("fantasy", id(role)),
        };
        ["pieces/", file, ".svg#", id].concat()
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
        face.moved.then_some("moved"),
        face.enchanted.then_some("enchanted"),
        lifted.then_some("lifted"),
    );
    html! {
        <span {class}>
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
