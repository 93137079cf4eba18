//! Advice, each sentence for armies and rules that give reason to it. What comes as text are names of kinds.

/// Advice.
pub struct Advice {
    /// Over its parts: set-up, attack, defence.
    pub parts: [&'static str; 3],
    /// Prize that stays where it is, on several home rows.
    pub back_row: fn(&str) -> String,
    /// Prize, what explodes, at least two of them: a corner, and why not always.
    pub corner: fn(&str, &str) -> String,
    /// Prize, what explodes, one of it.
    pub lone_bomb: fn(&str, &str) -> String,
    /// In every game: pieces in front and what stands behind them.
    pub cover: &'static str,
    /// Several that move far.
    pub sliders_home: fn(&str) -> String,
    /// What clears explosives: the enemy's, and what they clear.
    pub hunt: fn(&str, &str) -> String,
    /// In every game: how many pieces to move.
    pub alternate: &'static str,
    /// Second and highest rank: the second once the highest is known.
    pub second: fn(&str, &str) -> String,
    /// Highest rank: what to know before it attacks.
    pub probe: fn(&str) -> String,
    /// Where what explodes never moves: the highest rank that is left.
    pub top_left: &'static str,
    /// Prize, what explodes, more than two of them.
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
    back_row: |prize| format!("{prize}: at home on the back row, where it is farthest from the enemy."),
    corner: |prize, bombs| {
        format!(
            "{bombs}: in a corner, two of them wall the {prize} in. But not in every game: a corner is where everybody \
             looks first."
        )
    },
    lone_bomb: |prize, bombs| {
        format!("{bombs}: one side for it, a strong piece on the other, the {prize} between them.")
    },
    cover: "Behind a piece in front, keep one that is at least two ranks higher: it strikes back at whatever takes the first.",
    sliders_home: |name| format!("{name}: some in front to find out early, the others kept for later."),
    hunt: |miners, bombs| format!("{miners}: hunt the enemy’s. Then nothing is left that clears your {bombs}."),
    alternate: "Move about three pieces in turn. One alone runs into the two-square rule and tells too much.",
    second: |second, top| {
        format!("{second}: free to hunt once the enemy {top} is known, as nothing unknown is stronger then.")
    },
    probe: |top| format!("{top}: find out what stands there before you risk it. A small piece can ask first."),
    top_left: "With the highest rank that is left, attack whatever moves: nothing that moves can stop you.",
    nest: |prize, bombs| {
        format!("{bombs}: one on each open side guards the {prize}, and some more make a false nest elsewhere.")
    },
    no_nest: |prize| format!("{prize}: nothing walls it in, so leave pieces near it that can strike back."),
    walking_prize: |prize| format!("{prize}: it walks, so leave it a way out, and a way forward for the end."),
    defuser: |miner| {
        format!(
            "{miner}: keep them in the back rows until something is to be cleared. The last nest has to be opened by somebody."
        )
    },
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
