//! `cargo xtask results`: the scores of the computer player as a page, from a file of data.

use std::{fmt::Write as _, fs};

use anyhow::{Context, Result};
use serde::Deserialize;

use crate::project::Project;

const DATA: &str = "docs/computer-player/results.toml";
const PAGE: &str = "docs/computer-player/results.md";
const HEAD: &str = "| edition | players | budget | games | score | 95 % interval | goal | rules | date | commit |
|---|---|---|---|---|---|---|---|---|---|
";

/// Contents of `results.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Results {
    title: String,
    about: String,
    sections: Vec<Section>,
}

/// Matches under one heading.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Section {
    title: String,
    about: String,
    matches: Vec<Match>,
}

/// Score of one player against another.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Match {
    edition: String,
    player: String,
    opponent: String,
    /// Thinking time or nodes for a move.
    budget: String,
    games: u32,
    /// Percentage of the points of the first player; a draw is half a point.
    score: f64,
    /// Drawn games, where they were counted.
    #[serde(default)]
    drawn: u32,
    /// Score that is wanted, in percent.
    goal: Option<String>,
    /// Version of the program whose rules were played.
    rules: String,
    date: String,
    /// Commit that recorded the score.
    commit: String,
    note: Option<String>,
}

impl Match {
    /// Bounds of the 95 % confidence interval of the score, in percent.
    ///
    /// As in the arena a middle case is added, so that the interval does not vanish when all games end alike.
    fn interval(&self) -> (f64, f64) {
        let (number, mean) = (f64::from(self.games.max(1)), self.score / 100.0);
        let variance = mean - mean * mean - f64::from(self.drawn) / number / 4.0;
        let variance = (variance.max(0.0) * number + 0.25) / (number + 1.0);
        let half = 1.96 * (variance / number).sqrt();
        (100.0 * (mean - half).max(0.0), 100.0 * (mean + half).min(1.0))
    }

    fn row(&self) -> String {
        let Self { edition, player, opponent, budget, games, score, rules, date, commit, .. } = self;
        let (low, high) = self.interval();
        let goal = self.goal.as_deref().unwrap_or_default();
        let note = self.note.as_ref().map(|note| format!("; {note}")).unwrap_or_default();
        format!(
            "| {edition} | {player} - {opponent} | {budget} | {games}{note} | **{score:.1} %** | {low:.0} to {high:.0} | \
             {goal} | {rules} | {date} | {commit} |\n"
        )
    }
}

impl Results {
    fn page(&self) -> String {
        let mut page = format!("# {}\n\n{}\n", self.title, self.about.trim());
        for section in &self.sections {
            let rows: String = section.matches.iter().map(Match::row).collect();
            // A string takes all that is written to it.
            let _ = write!(page, "\n## {}\n\n{}\n\n{HEAD}{rows}", section.title, section.about.trim());
        }
        page
    }
}

/// `cargo xtask results`
pub(crate) fn results(project: &Project) -> Result<()> {
    let page = project.read_toml::<Results>(DATA)?.page();
    fs::write(project.root.join(PAGE), page).context(PAGE)
}

#[cfg(test)]
mod tests {
    use base64::{Engine as _, prelude::BASE64_STANDARD};
    use vexillum_site::integrity;

    use super::*;

    #[test]
    fn the_page_is_what_the_command_makes() {
        let project = Project::find().expect("a checkout");
        let made = project.read_toml::<Results>(DATA).expect(DATA).page();
        let kept = fs::read_to_string(project.root.join(PAGE)).expect(PAGE);
        assert!(made == kept, "{PAGE} is old: run cargo xtask results");
    }

    #[test]
    fn hashes_of_the_weights_are_those_of_the_files() {
        let root = Project::find().expect("a checkout").root;
        let page = fs::read_to_string(root.join("docs/computer-player/training.md")).expect("the recipe");
        let listed: Vec<_> =
            page.lines().filter_map(|line| line.split_once("  ")).filter(|(hash, _)| hash.len() == 64).collect();
        assert!(listed.len() > 10);
        for (hash, file) in listed {
            let byte = |at| u8::from_str_radix(&hash[at..at + 2], 16).expect("a hash");
            let hash = BASE64_STANDARD.encode((0..hash.len()).step_by(2).map(byte).collect::<Vec<u8>>());
            assert_eq!(integrity(&fs::read(root.join(file)).expect(file)), format!("sha256-{hash}"), "{file}");
        }
    }

    #[test]
    fn intervals_are_those_of_the_arena() {
        for (games, score, drawn, expected) in [
            (750, 91.0, 0, (89, 93)),
            (100, 92.0, 0, (87, 97)),
            (100, 50.0, 0, (40, 60)),
            (100, 50.0, 100, (49, 51)),
            (100, 100.0, 0, (99, 100)),
            (4, 0.0, 0, (0, 22)),
        ] {
            let text = format!(
                "edition = ''\nplayer = ''\nopponent = ''\nbudget = ''\ngames = {games}\nscore = {score:?}\n\
                 drawn = {drawn}\nrules = ''\ndate = ''\ncommit = ''"
            );
            let (low, high) = toml::from_str::<Match>(&text).expect("a match").interval();
            assert_eq!((low.round() as u32, high.round() as u32), expected, "{games} games, {score} %");
        }
    }
}
