//! What the trainer is asked to do.

use vexillum_engine::ai::Look;
use vexillum_engine::{Color, Variant};
use vexillum_tools::{editions, look};

pub(crate) const HELP: &str = "\
vexillum-train instinct --out FILE [--from FILE] [--edition ID[,ID..]] [--batches N] [--games N] [--seed N]
                        [--rate X] [--temperature X] [--lambda X] [--versus X] [--foe N]
                        [--look LOOK] [--nodes N] [--threads N] [--critic FILE]
vexillum-train taste [--from NAME=NUMBER[,..]] [--edition ID[,ID..]] [--batches N] [--games N] [--seed N]
                     [--rate X] [--nodes N] [--spread X] [--threads N]
vexillum-train going [--edition ID[,ID..]] [--batches N] [--games N] [--seed N] [--nodes N] [--threads N]
vexillum-train games --setups FILE --out FILE [--edition ID] [--games N] [--seed N] [--nodes N] [--versus X]
                     [--threads N]
vexillum-train against --setups FILE --out FILE [--edition ID] [--games N] [--seed N] [--temperature X] [--foe N] [--look LOOK]
                       [--threads N]

Plays --batches of --games games each, of the editions in turn. --from goes on from what was learned before.

instinct: a net that tells how much an action is to be preferred; it is written to FILE. --rate: how fast it changes (0.004).
--temperature: what the search's values are divided by (40). --lambda: how much later results count for a decision, 1 for the
end of the game alone (0.95). --versus: the share of games against the frozen player (0.4), who looks at --foe nodes (400).
--look: how the pupil looks ahead, in at most so many --nodes (20000): in how many samples one move (4), in how many of those two,
and so on (12,4). --critic: who foresees results is read from FILE, if there is one, and written to it.

taste: the numbers by which a position is judged; they are printed. --rate: how fast they change (3). --nodes: how far a player
looks (300). --spread: by what part of itself a number is changed to see what that does (0.4).

going: by what the numbers that tell what goes where should be multiplied. --nodes: as for taste.

games: plays --games games of the computer player against itself, with set-ups of the first FILE, one a line, and writes them to
the second, for policy/train.py. --nodes: how far it looks (2500). --versus: the share of games against the frozen player (0), who
looks as far.

against: plays --games games against the frozen player, with set-ups of the first FILE, and writes the choices to the second, for
policy/against.py. --temperature (20), --foe (1000), --look (4): as for instinct.";

/// What is taught.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Subject {
    Instinct,
    Taste,
    Going,
    Games,
    Against,
}

/// What the trainer is asked to do.
pub(crate) struct Options {
    pub(crate) subject: Subject,
    pub(crate) editions: Vec<&'static Variant>,
    pub(crate) batches: usize,
    pub(crate) games: usize,
    pub(crate) seed: u64,
    pub(crate) rate: f32,
    pub(crate) temperature: f32,
    pub(crate) lambda: f32,
    pub(crate) versus: f32,
    pub(crate) foe: u64,
    pub(crate) look: Look,
    pub(crate) nodes: u64,
    pub(crate) spread: f32,
    pub(crate) threads: usize,
    pub(crate) from: Option<String>,
    pub(crate) critic: Option<String>,
    pub(crate) setups: String,
    pub(crate) out: String,
}

impl Options {
    /// The side of the frozen player in a game, if he is drawn to play in it.
    pub(crate) fn stranger(&self, rng: &mut fastrand::Rng) -> Option<Color> {
        (rng.f32() < self.versus).then(|| if rng.bool() { Color::Red } else { Color::Blue })
    }

    /// Reads the arguments of a test.
    #[cfg(test)]
    pub(crate) fn of_words(words: &str) -> Result<Self, String> {
        Self::parse(words.split_whitespace().map(str::to_owned))
    }

    /// What is asked for if nothing is said.
    fn of(subject: Subject) -> Result<Self, String> {
        let (edition, games, rate, nodes) = match subject {
            Subject::Instinct => ("barrage,duel,duel-small,scifi-duel", 512, 0.004, 20_000),
            Subject::Taste => ("original", 200, 3.0, 300),
            Subject::Going => ("barrage,duel,duel-small,scifi-duel", 40, 0.0, 300),
            Subject::Games => ("original", 3400, 0.0, 2500),
            Subject::Against => ("original", 1600, 0.0, 0),
        };
        let against = subject == Subject::Against;
        Ok(Self {
            subject,
            editions: editions(edition)?,
            batches: 240,
            games,
            seed: 1,
            rate,
            temperature: if against { 20.0 } else { 40.0 },
            lambda: 0.95,
            versus: if subject == Subject::Games { 0.0 } else { 0.4 },
            foe: if against { 1000 } else { 400 },
            look: Look::ahead(4),
            nodes,
            spread: 0.4,
            threads: 2,
            from: None,
            critic: None,
            setups: String::new(),
            out: String::new(),
        })
    }

    /// Reads the arguments.
    pub(crate) fn parse(mut arguments: impl Iterator<Item = String>) -> Result<Self, String> {
        let mut options = match arguments.next().as_deref() {
            Some("instinct") => Self::of(Subject::Instinct)?,
            Some("taste") => Self::of(Subject::Taste)?,
            Some("going") => Self::of(Subject::Going)?,
            Some("games") => Self::of(Subject::Games)?,
            Some("against") => Self::of(Subject::Against)?,
            _ => return Err(String::from("what is to be taught?")),
        };
        while let Some(name) = arguments.next() {
            let value = arguments.next().ok_or_else(|| format!("{name} needs a value"))?;
            let number = || value.parse::<f32>().map_err(|_| format!("{name} needs a number, not {value:?}"));
            let count = || value.parse::<u32>().map_err(|_| format!("{name} needs a whole number, not {value:?}"));
            match (name.as_str(), options.subject) {
                ("--edition", _) => options.editions = editions(&value)?,
                ("--batches", Subject::Instinct | Subject::Taste | Subject::Going) => {
                    options.batches = count()? as usize;
                }
                ("--games", _) => options.games = count()?.max(1) as usize,
                ("--seed", _) => options.seed = count()?.into(),
                ("--rate", Subject::Instinct | Subject::Taste) => options.rate = number()?,
                ("--threads", _) => options.threads = count()?.max(1) as usize,
                ("--from", Subject::Instinct | Subject::Taste) => options.from = Some(value),
                ("--temperature", Subject::Instinct | Subject::Against) => options.temperature = number()?.max(1.0),
                ("--lambda", Subject::Instinct) => options.lambda = number()?,
                ("--versus", Subject::Instinct | Subject::Games) => options.versus = number()?,
                ("--foe", Subject::Instinct | Subject::Against) => options.foe = count()?.into(),
                ("--look", Subject::Instinct | Subject::Against) => options.look = look(&value)?,
                ("--critic", Subject::Instinct) => options.critic = Some(value),
                ("--out", Subject::Instinct | Subject::Games | Subject::Against) => options.out = value,
                ("--setups", Subject::Games | Subject::Against) => options.setups = value,
                ("--nodes", Subject::Instinct | Subject::Taste | Subject::Going | Subject::Games) => {
                    options.nodes = count()?.into();
                }
                ("--spread", Subject::Taste) => options.spread = number()?,
                _ => return Err(format!("unknown argument {name:?}")),
            }
        }
        if matches!(options.subject, Subject::Instinct | Subject::Games | Subject::Against) && options.out.is_empty() {
            return Err(String::from("--out is missing"));
        }
        if matches!(options.subject, Subject::Games | Subject::Against) && options.setups.is_empty() {
            return Err(String::from("--setups is missing"));
        }
        Ok(options)
    }
}
