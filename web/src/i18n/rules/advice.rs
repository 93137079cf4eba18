//! Advice, each sentence for armies and rules that give reason to it. What comes as text are names of kinds.

/// Advice.
pub struct Advice {
    /// Over its parts: set-up, attack, defence.
    pub parts: [&'static str; 3],
    /// Prize, what explodes.
    pub nest: fn(&str, &str) -> String,
    /// Prize, where nothing explodes.
    pub no_nest: fn(&str) -> String,
    /// Prize that moves.
    pub walking_prize: fn(&str) -> String,
    /// What clears explosives.
    pub defuser: fn(&str) -> String,
    /// Assassin, the own victim of assassins.
    pub assassin: fn(&str, &str) -> String,
    /// Few pieces on many squares.
    pub scattered: &'static str,
    /// What names pieces in front or beside.
    pub namer: fn(&str) -> String,
    /// What moves far.
    pub slider: fn(&str) -> String,
    /// What goes two squares.
    pub double: fn(&str) -> String,
    /// What names from behind the lines.
    pub infiltrator: fn(&str) -> String,
    /// What flies.
    pub flier: fn(&str) -> String,
    /// What detects.
    pub seer: fn(&str) -> String,
    /// What enchants.
    pub enchanter: fn(&str) -> String,
    /// What shoots.
    pub archer: fn(&str) -> String,
    /// What rampages.
    pub beast: fn(&str) -> String,
    /// Equal ranks favor the attacker.
    pub strike_first: &'static str,
    /// With cards.
    pub save_cards: &'static str,
    /// In every game.
    pub count: &'static str,
    /// In every game.
    pub bold: &'static str,
    /// Victim, assassin.
    pub hunted: fn(&str, &str) -> String,
    /// Own pieces beside what rampages.
    pub beware_beast: fn(&str) -> String,
    /// With cards.
    pub guard_cards: &'static str,
    /// Rescue is played.
    pub rescue: &'static str,
    /// Silent Defence is played.
    pub silent: &'static str,
}

/// English.
pub const ENGLISH: Advice = Advice {
    parts: ["Set-up", "Attack", "Defence"],
    nest: |prize, bombs| {
        format!("{bombs}: one on each open side guards the {prize}, and some more make a false nest elsewhere.")
    },
    no_nest: |prize| format!("{prize}: nothing walls it in, so leave pieces near it that can strike back."),
    walking_prize: |prize| format!("{prize}: it walks, so leave it a way out, and a way forward for the end."),
    defuser: |miner| format!("{miner}: keep one in the back rows. The last nest has to be opened by somebody."),
    assassin: |spy, victim| {
        format!("{spy}: keep it near your own {victim}. Whatever takes the one then stands beside the other.")
    },
    scattered: "A few pieces hold no line. Stand where two of them reach the same square.",
    namer: |name| format!("{name}: best near the front, behind something strong. It names, the other strikes."),
    slider: |name| format!("{name}: spend one on what has not moved yet, but keep one for the open lines of the end."),
    double: |name| format!("{name}: strike from two squares away, and keep that distance until it pays."),
    infiltrator: |name| format!("{name}: bring it through early, while nobody wonders. It works behind the lines."),
    flier: |name| format!("{name}: look first where the flight ends. The way back may be closed."),
    seer: |name| format!("{name}: let it look before anything strong attacks."),
    enchanter: |name| format!("{name}: what it enchants fights for you at once, and stands among your enemies."),
    archer: |name| format!("{name}: shoot at what has been seen to be weak. A wasted arrow only shows the archer."),
    beast: |name| format!("{name}: send it among many low ranks, alone. It spares nobody."),
    strike_first: "On equal ranks the attacker wins: where like meets like, be the one who moves.",
    save_cards: "Play a card for the fight that decides, not for the first.",
    count: "Count what has fallen: what is left tells what stands before you.",
    bold: "Move the weak as boldly as the strong. Only what has been shown is known.",
    hunted: |victim, spy| {
        format!("{victim}: once it has been shown, let nothing unknown come beside it. It could be the {spy}.")
    },
    beware_beast: |name| format!("{name}: do not crowd where one may be near, be it your own."),
    guard_cards: "A card in hand is a threat, whatever it is. Do not empty yours.",
    rescue: "Guard your back row: whoever reaches it brings a piece back.",
    silent: "A defender that is not shown goes on guarding: leave it where it stands.",
};
