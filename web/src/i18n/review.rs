//! Texts of the page on which a game that is over is looked at.

/// Texts of that page.
pub struct Review {
    /// The title.
    pub title: &'static str,
    /// The game stops without an end.
    pub no_end: &'static str,
    /// Lets it go on by itself.
    pub play: &'static str,
    /// Lets it stand.
    pub pause: &'static str,
    /// Over the choice of as whom it is seen.
    pub seen_by: &'static str,
    /// As Red, as Blue, and open.
    pub viewers: [&'static str; 3],
    /// What open means.
    pub open_line: &'static str,
    /// Shows what the computer would believe.
    pub belief: &'static str,
    /// What that is.
    pub belief_line: &'static str,
    /// What screen readers say of a piece: what it is believed to be.
    pub believed: fn(&str) -> String,
    /// A kind and how likely it is, in percent.
    pub percent: fn(&str, u32) -> String,
    /// How the game stood.
    pub standing: &'static str,
    /// What the line is, for screen readers.
    pub graph: &'static str,
    /// What its numbers are, and that it can be tapped.
    pub standing_hint: &'static str,
    /// It is still being judged.
    pub judging: &'static str,
    /// Where the game turned: the move, how it stood before and after.
    pub turned: fn(usize, &str, &str) -> String,
    /// It never did.
    pub never_turned: &'static str,
    /// Over the largest changes.
    pub swings: &'static str,
    /// One of them: the move, how it stood before and after.
    pub swing: fn(usize, &str, &str) -> String,
}

/// English.
pub const ENGLISH: Review = Review {
    title: "Review",
    no_end: "No end",
    play: "Play",
    pause: "Pause",
    seen_by: "Seen by",
    viewers: ["Red", "Blue", "Referee"],
    open_line: "The referee sees everything. Choose a side to see what it knew at each move.",
    belief: "What the computer would believe",
    belief_line: "The likeliest ranks of each hidden piece, from what this side knew and nothing else.",
    believed: |kinds| format!("computer believes: {kinds}"),
    percent: |kind, percent| format!("{kind} {percent}%"),
    standing: "How the game stood",
    graph: "How the game stood after each move: Red was ahead where the line is above the middle, Blue where it is below",
    standing_hint: "Tap the line to go there. +100: Red has won. −100: Blue has won. Judged with all pieces open.",
    judging: "Judging the game …",
    turned: |at, from, to| format!("The game turned at move {at}: {from} → {to}."),
    never_turned: "No single move turned the game.",
    swings: "Largest swings",
    swing: |at, from, to| format!("Move {at}: {from} → {to}"),
};
