//! What the trainer is asked to do.

use vexillum_engine::Variant;

pub(crate) const HELP: &str = "\
vexillum-train --out FILE [--from FILE] [--edition ID[,ID..]] [--batches N] [--games N] [--seed N]
               [--rate X] [--temperature X] [--lambda X] [--versus X] [--threads N]

Plays --batches of --games games each, of the editions in turn, and writes the prices to FILE; --from goes on from others.
--rate: how fast prices change (0.06). --temperature: what the search's values are divided by (40). --lambda: how much later
results count for a decision, 1 for the end of the game alone. --versus: the share of games against the frozen player (0.5).";

/// What the trainer is asked to do.
pub(crate) struct Options {
    pub(crate) editions: Vec<&'static Variant>,
    pub(crate) batches: usize,
    pub(crate) games: usize,
    pub(crate) seed: u64,
    pub(crate) rate: f32,
    pub(crate) temperature: f32,
    pub(crate) lambda: f32,
    pub(crate) versus: f32,
    pub(crate) threads: usize,
    pub(crate) from: Option<String>,
    pub(crate) out: String,
}

impl Options {
    /// Reads the arguments.
    pub(crate) fn parse(mut arguments: impl Iterator<Item = String>) -> Result<Self, String> {
        let mut options = Self {
            editions: editions("barrage,duel")?,
            batches: 160,
            games: 256,
            seed: 1,
            rate: 0.06,
            temperature: 40.0,
            lambda: 1.0,
            versus: 0.5,
            threads: 2,
            from: None,
            out: String::new(),
        };
        while let Some(name) = arguments.next() {
            let value = arguments.next().ok_or_else(|| format!("{name} needs a value"))?;
            let number = || value.parse::<f32>().map_err(|_| format!("{name} needs a number, not {value:?}"));
            let count = || value.parse::<u32>().map_err(|_| format!("{name} needs a whole number, not {value:?}"));
            match name.as_str() {
                "--edition" => options.editions = editions(&value)?,
                "--batches" => options.batches = count()? as usize,
                "--games" => options.games = count()?.max(1) as usize,
                "--seed" => options.seed = count()?.into(),
                "--rate" => options.rate = number()?,
                "--temperature" => options.temperature = number()?.max(1.0),
                "--lambda" => options.lambda = number()?,
                "--versus" => options.versus = number()?,
                "--threads" => options.threads = count()?.max(1) as usize,
                "--from" => options.from = Some(value),
                "--out" => options.out = value,
                _ => return Err(format!("unknown argument {name:?}")),
            }
        }
        if options.out.is_empty() { Err(String::from("--out is missing")) } else { Ok(options) }
    }
}

fn editions(list: &str) -> Result<Vec<&'static Variant>, String> {
    list.split(',').map(|id| Variant::find(id).ok_or_else(|| format!("unknown edition {id:?}"))).collect()
}
