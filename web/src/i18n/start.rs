//! Texts of the start screen: of its head, and of what can be chosen.

use vexillum_engine::{Captured, Flaw};

/// Texts of the head of the start screen.
pub struct Start {
    /// What the game is about, under its name.
    pub tagline: &'static str,
    /// Begins a game.
    pub play: &'static str,
    /// What `play` begins: edition, opponent, side.
    pub play_note: fn(&str, &str, &str) -> String,
    /// The side of the person at the screen: its name.
    pub you_are: fn(&str) -> String,
    /// The side is drawn at random.
    pub you_are_by_lot: &'static str,
    /// Two persons, or two computers: both names.
    pub against: fn(&str, &str) -> String,
    /// Goes on with the open game: edition and turns played.
    pub resume: fn(&str, u32) -> String,
}

/// Texts of what can be chosen on the start screen.
pub struct Options {
    /// To the list of past games.
    pub games: &'static str,
    /// To the lines with which the game is put on another page.
    pub embed: &'static str,
    /// Over the editions.
    pub editions: &'static str,
    /// Opens the editions that are not in front.
    pub more_editions: &'static str,
    /// The families of editions: name and one line; the player's own last.
    pub families: [(&'static str, &'static str); 6],
    /// Lead to the editor: to a new variant, to one in a file.
    pub make_own: [&'static str; 2],
    /// Leads to the editor: to this variant.
    pub edit: &'static str,
    /// Of an edition: pieces a side and usual minutes.
    pub facts: fn(usize, &str) -> String,
    /// Of a player's own variant: pieces a side, columns and rows.
    pub own_facts: fn(usize, u8, u8) -> String,
    /// What is special about each edition.
    pub edition_texts: &'static [EditionText],
    /// Over the opponents.
    pub opponent: &'static str,
    /// Computer, somebody beside, two computers.
    pub opponents: [&'static str; 3],
    /// Over the levels.
    pub level: &'static str,
    /// Over the levels of Blue where two computers play; the others are Red's.
    pub levels_of: fn(&str) -> String,
    /// What to expect of each level, weakest first.
    pub level_lines: [&'static str; 6],
    /// Over the sides.
    pub color: &'static str,
    /// The side is drawn at random.
    pub lot: &'static str,
    /// Over the names of two at one screen.
    pub names: &'static str,
    /// The field of a name: the side.
    pub name_of: fn(&str) -> String,
    /// What two at one screen should know.
    pub beside_line: &'static str,
    /// What happens when two computers play.
    pub watch_line: &'static str,
    /// The choice of a clock.
    pub clock: ClockTexts,
    /// To the rules of what is chosen.
    pub rules: &'static str,
    /// Opens the switches.
    pub change_rules: &'static str,
    /// Over the groups of switches.
    pub rule_groups: [&'static str; 5],
    /// Leads to the rules of an edition: its name.
    pub rules_of: fn(&str) -> String,
    /// How many rules differ from the edition's own.
    pub rules_changed: fn(usize) -> String,
    /// All switches as the edition has them.
    pub reset: &'static str,
    /// A switch and its value.
    pub rule_value: fn(&str, &str) -> String,
    /// How the edition itself has a switch: the value.
    pub own_value: fn(&str) -> String,
    /// The switches.
    pub switches: &'static [SwitchText],
    /// Values of switches.
    pub on: &'static str,
    /// Values of switches.
    pub off: &'static str,
    /// Who is told about captured pieces.
    pub captured: fn(Captured) -> &'static str,
    /// Why a switch cannot be set otherwise.
    pub why_not: fn(Flaw) -> &'static str,
}

/// The choice of a clock in words.
pub struct ClockTexts {
    /// Over the choice.
    pub legend: &'static str,
    /// None, three of ours, the player's own.
    pub names: [&'static str; 5],
    /// What a clock allows, in seconds: for the set-up, for each player, and free of each decision.
    pub line: fn(u32, u32, u32) -> String,
    /// The fields of the player's own: minutes for the set-up, minutes each, free seconds of a move.
    pub fields: [&'static str; 3],
}

/// An edition in words.
pub struct EditionText {
    /// The id of the edition.
    pub id: &'static str,
    /// How many minutes a game usually takes.
    pub minutes: &'static str,
    /// What is special about it.
    pub line: &'static str,
}

/// A switch in words.
pub struct SwitchText {
    /// The name in the notation.
    pub id: &'static str,
    /// What it is called.
    pub name: &'static str,
    /// What it does, in one sentence.
    pub line: &'static str,
    /// A number of it: of turns, unless it counts something else.
    pub number: fn(&str) -> String,
}

impl Options {
    /// The words of an edition; nothing for one that has none yet.
    pub fn edition(&self, id: &str) -> Option<&'static EditionText> {
        self.edition_texts.iter().find(|text| text.id == id)
    }

    /// The words of a switch; nothing for one that has none yet.
    pub fn switch(&self, id: &str) -> Option<&'static SwitchText> {
        self.switches.iter().find(|text| text.id == id)
    }
}

const fn edition(id: &'static str, minutes: &'static str, line: &'static str) -> EditionText {
    EditionText { id, minutes, line }
}

const fn switch(id: &'static str, name: &'static str, line: &'static str) -> SwitchText {
    SwitchText { id, name, line, number: |turns| format!("{turns} turns") }
}

/// English.
pub const ENGLISH: Start = Start {
    tagline: "Hide your army. Read theirs. Take the banner.",
    play: "Play",
    play_note: |edition, opponent, side| [edition, opponent, side].join(" · "),
    you_are: |color| format!("you are {color}"),
    you_are_by_lot: "random side",
    against: |red, blue| format!("{red} against {blue}"),
    resume: |edition, turns| match turns {
        0 => format!("Continue: {edition}"),
        turns => format!("Continue: {edition}, turn {turns}"),
    },
};

/// Texts of what can be chosen.
pub const ENGLISH_OPTIONS: Options = Options {
    games: "Games",
    embed: "Embed",
    editions: "Edition",
    more_editions: "More editions",
    families: [
        ("Classic", "The full army, and the shorter board."),
        ("Quick games", "Ten to twenty pieces, over in twenty minutes."),
        ("Sci-Fi and special pieces", "Spotters and Infiltrators name ranks."),
        ("Fantasy", "Dragons, Mages and Dwarves, with powers or without."),
        ("Battle Cards", "Fifteen cards a side bend the rules of the fight."),
        ("My own", "Boards and armies of your making."),
    ],
    make_own: ["New variant", "Open a file"],
    edit: "Edit",
    facts: |pieces, minutes| format!("{pieces} pieces · {minutes} min"),
    own_facts: |pieces, columns, rows| format!("{pieces} pieces · {columns} by {rows} squares"),
    edition_texts: &[
        edition("barrage", "5–10", "Eight pieces and a lot of open ground. A good first game."),
        edition("original", "45–60", "The full army on the great board: the game as most know it."),
        edition("classic30", "30", "Three rows a side on a shorter board: quicker to the fight."),
        edition("duel", "10", "Ten pieces, two of them Bombs, set up wherever you like. A good first game, too."),
        edition("duel-small", "10", "Ten pieces on the shorter board."),
        edition("fantasy", "30", "Dragons, Mages and Dwarves on the shorter board."),
        edition("masters", "60", "The full army, and whoever hunts a piece round and round must turn aside."),
        edition("faq-original", "45–60", "The full army, with a stricter rule against moving to and fro."),
        edition("infiltrator", "45–60", "One piece slips behind the lines and names ranks there."),
        edition("lightning", "20", "Half the army, and Captains that take two steps."),
        edition("lightning-tournament", "20", "Lightning as clubs play it, with the sharper rules of attack."),
        edition("scifi", "30", "A Spotter names a rank from a square away."),
        edition("scifi-duel", "10", "Ten pieces, and one of them is a Spotter."),
        edition("spotter2011", "30", "A Spotter that looks to all four sides."),
        edition("fantasy-powers", "35", "Dragons, Mages and Dwarves, each with a power."),
        edition("battle-cards", "30", "Cards bend the rules of the fight."),
    ],
    opponent: "Against",
    opponents: ["The computer", "Friend, same screen", "Watch two computers"],
    level: "How strong?",
    levels_of: |side| format!("How strong is {side}?"),
    level_lines: [
        "A beginner: looks one move ahead and forgets what it saw. A good first opponent.",
        "Overlooks much, and remembers half of what it saw.",
        "Sees the next exchange, and now and then overlooks it.",
        "Plays a sound game and seldom slips.",
        "Remembers all that it was shown and punishes slips.",
        "A master: looks far ahead and takes its time.",
    ],
    color: "You play",
    lot: "Random",
    names: "Who plays?",
    name_of: |side| format!("Name of {side}"),
    beside_line: "Each of you sets up and moves in turn; between turns the screen is covered.",
    watch_line: "Both armies lie open while two computers play.",
    clock: ClockTexts {
        legend: "Clock",
        names: ["Off", "5 min + 5 s", "15 min", "30 min", "My own"],
        line: |setup, player, free| {
            let line = format!("{} min to set up, then {} min each for all moves.", setup / 60, player / 60);
            match free {
                0 => line,
                1 => format!("{line} The first second of each move is free."),
                free => format!("{line} The first {free} seconds of each move are free."),
            }
        },
        fields: ["Set-up (min)", "Each (min)", "A move (s)"],
    },
    rules: "Rules",
    change_rules: "Change the rules",
    rule_groups: ["Fights", "{Bombs} and Flag", "Secrets", "Repetition and draws", "Cards"],
    rules_of: |edition| format!("Rules of {edition}"),
    rules_changed: |count| match count {
        1 => "one changed".to_owned(),
        count => format!("{count} changed"),
    },
    reset: "As in the box",
    rule_value: |name, value| format!("{name}: {value}"),
    own_value: |value| format!("In this edition: {value}."),
    switches: &[
        switch("attackers-advantage", "Attacker’s advantage", "When equal ranks meet, the attacker wins."),
        switch("silent-defence", "Silent defence", "Only the attacker’s rank is shown, unless a Scout attacks."),
        switch("no-scout-charge", "No Scout charge", "A Scout moves far or attacks, not both in one turn."),
        switch("spy-strikes-back", "{Spy} strikes back", "The {Spy} also wins when the {Marshal} attacks it."),
        switch("rescue", "Rescue", "Whoever reaches the far row brings a captured piece back, twice a game."),
        switch("exploding-bombs", "Exploding {Bombs}", "{A Bomb} takes whoever attacks it along, except {a Miner}."),
        switch("moving-bombs", "Moving {Bombs}", "{Bombs} go a square like other pieces, and never attack."),
        switch("moving-flag", "Moving Flag", "The Flag may walk, and also wins by reaching the far row."),
        switch("captured", "Captured pieces", "Who sees the rank of a piece once it has been captured."),
        switch(
            "two-square",
            "Two-square rule",
            "How many turns running a piece may cross the same border between two squares; at 2, only where moves begin and \
             end counts.",
        ),
        switch("chase", "Chase rule", "Whoever hunts a piece round and round must turn aside first."),
        SwitchText {
            number: |end| if end == "draw" { "a draw" } else { "a loss" }.to_owned(),
            ..switch("both-stuck", "Nobody can move", "What it is for the side to move when neither side has a move.")
        },
        switch("quiet-limit", "Quiet draw", "After so many turns without an attack the game is drawn."),
        switch("turn-limit", "Longest game", "After so many turns in all the game is drawn, after 10,000 in any case."),
        switch("tactical-reveal", "Tactical reveal", "Attack cards lie face down until the defender has chosen."),
        SwitchText {
            number: |cards| match cards {
                "1" => "1 card".to_owned(),
                cards => format!("{cards} cards"),
            },
            ..switch("refill", "Refill", "How many cards may be drawn at the end of a turn.")
        },
        switch(
            "swap-then-attack",
            "{swap}, then attack",
            "After a {swap} one of the two may attack, with an Attack card.",
        ),
    ],
    on: "on",
    off: "off",
    captured: |who| match who {
        Captured::Both => "both players",
        Captured::Owner => "only who lost it",
        Captured::Captor => "only who took it",
        Captured::Nobody => "nobody",
    },
    why_not: |flaw| match flaw {
        Flaw::Together(_, "exploding-bombs=off") => "{Bombs} that move explode.",
        Flaw::Together(_, "cards") => "Not with Battle Cards.",
        Flaw::Together(_, "powers") => "Not with pieces that have powers.",
        Flaw::Needs(_, "cards") => "Only with Battle Cards.",
        Flaw::Needs(..) => "Only with {a Spy} in the army.",
        _ => "Not with this board and army.",
    },
};

#[cfg(test)]
mod tests {
    use vexillum_engine::{SWITCHES, VARIANTS};

    use crate::i18n::language::tests::all;

    #[test]
    fn every_edition_and_switch_has_words() {
        for language in all() {
            let options = &language.texts().options;
            for variant in VARIANTS {
                assert!(options.edition(variant.id).is_some(), "{language:?}: {}", variant.id);
            }
            for switch in SWITCHES {
                assert!(options.switch(switch.name).is_some(), "{language:?}: {}", switch.name);
            }
            let words = &language.texts().words;
            assert!(VARIANTS.iter().all(|variant| words.edition(variant) != words.untitled), "{language:?}");
        }
    }
}
