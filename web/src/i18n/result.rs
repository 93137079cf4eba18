//! Texts of the end.

use vexillum_engine::Reason;

use crate::name::Name;

/// Texts of the end.
pub struct Ending {
    /// The person who played won.
    pub you_win: &'static str,
    /// The person who played lost.
    pub you_lose: &'static str,
    /// That side won.
    pub wins: fn(&Name) -> String,
    /// Nobody won.
    pub draw: &'static str,
    /// Why: the winner, the loser and the reason.
    pub reason: fn(&Name, &Name, Reason) -> String,
    /// A player took something back that had revealed something, or had a hint.
    pub assisted: &'static str,
    /// Another game.
    pub rematch: &'static str,
    /// Another game with sides exchanged.
    pub swap: &'static str,
    /// To the start screen.
    pub start: &'static str,
    /// Facts: turns played.
    pub turns: &'static str,
    /// Facts: pieces that side has left.
    pub pieces_left: fn(&Name) -> String,
    /// The slider.
    pub slider: &'static str,
    /// To the beginning.
    pub first: &'static str,
    /// One back.
    pub back: &'static str,
    /// One forward.
    pub forward: &'static str,
    /// To the end.
    pub last: &'static str,
    /// Which entry of how many is seen.
    pub at: fn(usize, usize) -> String,
}

/// English.
pub const ENGLISH: Ending = Ending {
    you_win: "You win",
    you_lose: "You lose",
    wins: |name| format!("{name} wins"),
    draw: "A draw",
    reason: |winner, loser, reason| match reason {
        Reason::Flag => format!("{winner} captured the Flag."),
        Reason::FlagHome => format!("{winner} brought the Flag home."),
        Reason::NoMove => format!("{loser} had no piece left to move."),
        Reason::BothStuck => "Neither side had a piece left to move.".to_owned(),
        Reason::Resign => format!("{loser} resigned."),
        Reason::Time => format!("{loser} ran out of time."),
        Reason::QuietLimit => "Too many turns without an attack.".to_owned(),
        Reason::TurnLimit => "The limit of turns was reached.".to_owned(),
        Reason::Agreed => "Both sides agreed.".to_owned(),
    },
    assisted: "Assisted: a move was taken back that had revealed something, or a hint was given.",
    rematch: "Rematch",
    swap: "Swap sides",
    start: "Start",
    turns: "Turns",
    pieces_left: |name| format!("{name}: pieces left"),
    slider: "Move",
    first: "First move",
    back: "Back",
    forward: "Forward",
    last: "Last move",
    at: |at, of| format!("Move {at} of {of}"),
};
