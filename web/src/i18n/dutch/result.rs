//! Texts of the end.

use vexillum_engine::Reason;

use crate::i18n::result::Ending;

/// Dutch.
pub(super) const DUTCH: Ending = Ending {
    you_win: "Je hebt gewonnen",
    you_lose: "Je hebt verloren",
    wins: |name| format!("{name} wint"),
    draw: "Remise",
    reason: |winner, loser, reason| match reason {
        Reason::Flag => format!("{winner} heeft de Vlag veroverd."),
        Reason::FlagHome => format!("{winner} heeft de Vlag naar de overkant gebracht."),
        Reason::NoMove => format!("{loser} kon geen stuk meer verplaatsen."),
        Reason::BothStuck => "Geen van beide spelers kon nog een stuk verplaatsen.".to_owned(),
        Reason::Resign => format!("{loser} heeft zich overgegeven."),
        Reason::Time => format!("{loser} had geen tijd meer."),
        Reason::QuietLimit => "Te veel beurten zonder aanval.".to_owned(),
        Reason::TurnLimit => "Het maximale aantal beurten is bereikt.".to_owned(),
        Reason::Agreed => "Beide spelers waren het eens.".to_owned(),
    },
    assisted: "Met hulp: een zet die iets had onthuld is teruggenomen, of er is een hint gegeven.",
    rematch: "Revanche",
    swap: "Kant wisselen",
    start: "Start",
    turns: "Beurten",
    pieces_left: |name| format!("{name}: stukken over"),
    slider: "Zet",
    first: "Eerste zet",
    back: "Terug",
    forward: "Vooruit",
    last: "Laatste zet",
    at: |at, of| format!("Zet {at} van {of}"),
};
