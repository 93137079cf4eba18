//! How a game goes, in a few sentences.

use vexillum_engine::Fill;

/// How a game goes, in a few sentences.
pub struct Play {
    /// Where the army is placed, and who begins: how the home rows are filled, and how many there are.
    pub placing: fn(Fill, u8) -> String,
    /// What a player does on his turn.
    pub turn: &'static str,
    /// What is shown in an attack; or under Silent Defence.
    pub attack: [&'static str; 2],
    /// Who wins it; or with the attacker's advantage.
    pub ranks: [&'static str; 2],
    /// What explodes, and what nothing clears; or where the attacker takes it along.
    pub explosive: [fn(&str) -> String; 2],
    /// What clears it: first what explodes, then what clears it.
    pub defuses: fn(&str, &str) -> String,
    /// The assassin and its victim; or where it also strikes back.
    pub assassin: [fn(&str, &str) -> String; 2],
    /// How the game is won: by which piece.
    pub win: fn(&str) -> String,
    /// How it is also won where that piece moves.
    pub flag_home: fn(&str) -> String,
}

/// English.
pub const ENGLISH: Play = Play {
    placing: |fill, rows| {
        let home = match rows {
            1 => "home row".to_owned(),
            rows => format!("{rows} home rows"),
        };
        match fill {
            Fill::All => format!("Both sides fill their {home} with their army, in secret. Red moves first."),
            Fill::Any => {
                format!("Both sides place their army in secret, anywhere on their {home}. Red moves first.")
            }
        }
    },
    turn: "In turn, each side moves one piece or attacks with one. Nobody has to attack.",
    attack: [
        "A piece that moves against an enemy attacks it, and both are shown.",
        "A piece that moves against an enemy attacks it. Only the attacker is shown; of the defender, what the outcome \
         tells.",
    ],
    ranks: [
        "The higher rank wins, and an attacker that wins takes the square. Equal ranks are both removed.",
        "The higher rank wins, and an attacker that wins takes the square. On equal ranks the attacker wins.",
    ],
    explosive: [
        |bombs| format!("Whatever attacks the {bombs} is removed, and the {bombs} stays."),
        |bombs| format!("Whatever attacks the {bombs} is removed together with it."),
    ],
    defuses: |bombs, miners| format!("Only the {miners} clears the {bombs}, and takes its square."),
    assassin: [
        |spies, victims| format!("The {spies} takes the {victims} by attacking first; attacked, it is lost."),
        |spies, victims| format!("The {spies} takes the {victims}, whichever of them attacks."),
    ],
    win: |flags| {
        format!("Whoever captures the enemy {flags} wins. So does whoever leaves the other side without a move.")
    },
    flag_home: |flags| format!("The {flags} moves: when it reaches the far side’s back row, its player wins."),
};
