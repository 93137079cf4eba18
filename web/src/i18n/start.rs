//! Texts of the start screen.

use vexillum_engine::{Captured, Flaw};

/// Texts of the start screen.
pub struct Start {
    /// What the game is about, under its name.
    pub tagline: &'static str,
    /// Begins a game.
    pub play: &'static str,
    /// What `play` begins: edition, opponent, side.
    pub play_note: fn(&str, &str, &str) -> String,
    /// The side of the person at the screen: its name.
    pub you_are: fn(&str) -> String,
    /// The side is drawn by lot.
    pub you_are_by_lot: &'static str,
    /// Two persons, or two computers: both names.
    pub against: fn(&str, &str) -> String,
    /// Goes on with the open game: edition and turns played.
    pub resume: fn(&str, u32) -> String,
    /// Over the editions.
    pub editions: &'static str,
    /// Over the editions that are folded away: how many.
    pub more_editions: fn(usize) -> String,
    /// Of an edition: pieces a side and usual minutes.
    pub facts: fn(usize, &str) -> String,
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
    pub level_lines: [&'static str; 5],
    /// Over the sides.
    pub color: &'static str,
    /// The side is drawn by lot.
    pub lot: &'static str,
    /// Over the names of two at one screen.
    pub names: &'static str,
    /// The field of a name: the side.
    pub name_of: fn(&str) -> String,
    /// What two at one screen should know.
    pub beside_line: &'static str,
    /// What happens when two computers play.
    pub watch_line: &'static str,
    /// Over the switches.
    pub rules: &'static str,
    /// Leads to the rules of the edition that is chosen.
    pub rules_of_edition: &'static str,
    /// How many rules differ from the edition's own.
    pub rules_changed: fn(usize) -> String,
    /// All switches as the edition has them.
    pub reset: &'static str,
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
    /// Why a switch cannot be set with the others.
    pub flaw: fn(Flaw) -> &'static str,
    /// A switch that cannot be set: its name and why.
    pub refused: fn(&str, &str) -> String,
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
    /// A number of it, if it is a number of turns.
    pub number: fn(&str) -> String,
}

impl Start {
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

const fn switch(id: &'static str, name: &'static str, line: &'static str, number: fn(&str) -> String) -> SwitchText {
    SwitchText { id, name, line, number }
}

/// English.
pub const ENGLISH: Start = Start {
    tagline: "Hide your army. Read theirs. Take the banner.",
    play: "Play",
    play_note: |edition, opponent, side| [edition, opponent, side].join(" · "),
    you_are: |color| format!("you are {color}"),
    you_are_by_lot: "side by lot",
    against: |red, blue| format!("{red} against {blue}"),
    resume: |edition, turns| match turns {
        0 => format!("Continue: {edition}"),
        turns => format!("Continue: {edition}, turn {turns}"),
    },
    editions: "Choose your battle",
    more_editions: |count| match count {
        1 => "One more edition".to_owned(),
        count => format!("{count} more editions"),
    },
    facts: |pieces, minutes| format!("{pieces} pieces · {minutes} min"),
    edition_texts: &[
        edition("barrage", "5–10", "Eight pieces and a lot of open ground. The best first game."),
        edition("original", "45–60", "The full army on the great board: the game as most know it."),
        edition("classic30", "30", "Three rows a side on a shorter board: quicker to the fight."),
        edition("duel", "10", "Ten pieces, two of them Bombs, set up wherever you like."),
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
    opponents: ["The computer", "Somebody beside me", "Watch two computers"],
    level: "How strong?",
    levels_of: |side| format!("How strong is {side}?"),
    level_lines: [
        "Sees one move ahead and overlooks much. A good first opponent.",
        "Sees the next exchange, and forgets what it has seen.",
        "Plays a sound game and punishes slips.",
        "Looks ahead and remembers everything it was shown.",
        "The strongest, and takes its time.",
    ],
    color: "You play",
    lot: "By lot",
    names: "Who plays?",
    name_of: |side| format!("Name of {side}"),
    beside_line: "Each of you sets up and moves in turn; between turns the screen is covered.",
    watch_line: "Both armies lie open while two computers play.",
    rules: "Rules",
    rules_of_edition: "Rules of this edition",
    rules_changed: |count| match count {
        1 => "one changed".to_owned(),
        count => format!("{count} changed"),
    },
    reset: "As in the box",
    own_value: |value| format!("In this edition: {value}."),
    switches: &[
        switch(
            "attackers-advantage",
            "Attacker’s advantage",
            "When equal ranks meet, the attacker wins.",
            str::to_owned,
        ),
        switch(
            "no-scout-charge",
            "No Scout charge",
            "A Scout moves far or attacks, not both in one turn.",
            str::to_owned,
        ),
        switch("spy-strikes-back", "Spy strikes back", "The Spy also wins when the Marshal attacks it.", str::to_owned),
        switch("chase", "Chase rule", "Whoever hunts a piece round and round must turn aside first.", str::to_owned),
        switch("captured", "Captured pieces", "Who sees the rank of a piece once it has been captured.", str::to_owned),
        switch(
            "two-square",
            "Two-square rule",
            "How many turns running a piece may cross the same border between two squares.",
            |turns| format!("{turns} turns"),
        ),
        switch("quiet-limit", "Quiet draw", "After so many turns without an attack the game is drawn.", |turns| {
            format!("{turns} turns")
        }),
        switch("turn-limit", "Longest game", "After so many turns in all the game is drawn.", |turns| {
            format!("{turns} turns")
        }),
    ],
    on: "on",
    off: "off",
    captured: |who| match who {
        Captured::Both => "both players",
        Captured::Owner => "only who lost it",
        Captured::Captor => "only who took it",
        Captured::Nobody => "nobody",
    },
    flaw: |flaw| match flaw {
        Flaw::BoardSize => "the board is too small or too large",
        Flaw::HomeRows => "the home rows do not fit the board",
        Flaw::Lakes => "a lake lies where it may not",
        Flaw::NoWay => "the lakes part the two sides",
        Flaw::NoFlag => "this army has no Flag",
        Flaw::NoMovablePiece => "no piece of this army moves",
        Flaw::Power(_) => "a piece cannot have its power",
        Flaw::ArmySize => "the army does not fit the home squares",
        Flaw::Limit => "this limit is out of range",
        Flaw::Together(..) => "it does not go with something else in this game",
        Flaw::Needs(..) => "it needs something that this game does not have",
    },
    refused: |switch, why| format!("{switch} stays as it was: {why}."),
};

#[cfg(test)]
mod tests {
    use vexillum_engine::{SWITCHES, VARIANTS};

    use crate::i18n::Language;

    #[test]
    fn every_edition_and_switch_has_words() {
        let start = &Language::English.texts().start;
        for variant in VARIANTS {
            assert!(start.edition(variant.id).is_some(), "{}", variant.id);
        }
        for switch in SWITCHES {
            assert!(start.switch(switch.name).is_some(), "{}", switch.name);
        }
    }
}
