//! What past games add up to.

use vexillum_engine::Color;

use super::{Against, PastGame};

/// How the games of an edition against one opponent ended. Games with help count for themselves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally {
    /// The id of the edition, or [`OWN`](super::OWN).
    pub edition: &'static str,
    /// Against whom.
    pub against: Against,
    /// Games that the player won; where two persons or two computers played, those that Red won.
    pub won: u32,
    /// Games that nobody won.
    pub drawn: u32,
    /// Games that the player, or Red, lost.
    pub lost: u32,
    /// Games in which something was taken back that had revealed something.
    pub assisted: u32,
}

impl Tally {
    /// All games that were played without help.
    pub const fn games(&self) -> u32 {
        self.won + self.drawn + self.lost
    }

    fn count(&mut self, game: &PastGame) {
        let side = game.you.unwrap_or(Color::Red);
        let place = match game.end.winner {
            _ if game.assisted => &mut self.assisted,
            Some(winner) if winner == side => &mut self.won,
            Some(_) => &mut self.lost,
            None => &mut self.drawn,
        };
        *place += 1;
    }
}

/// What all games add up to, those that were played last in front. Imported ones count nowhere.
pub fn tallies(games: &[PastGame]) -> Vec<Tally> {
    let mut tallies: Vec<Tally> = Vec::new();
    for game in games.iter().rev().filter(|game| game.against != Against::Import) {
        let (edition, against) = (game.edition, game.against);
        let found = tallies.iter().position(|tally| (tally.edition, tally.against) == (edition, against));
        let index = found.unwrap_or(tallies.len());
        if found.is_none() {
            tallies.push(Tally { edition, against, won: 0, drawn: 0, lost: 0, assisted: 0 });
        }
        tallies[index].count(game);
    }
    tallies
}

/// A table as text for programs that calculate: values between commas, lines that end as the format wants it.
pub fn csv(rows: &[Vec<String>]) -> String {
    // A sheet would take what begins so for a formula.
    let guarded =
        |value: &str| if value.starts_with(['=', '+', '-', '@']) { ["'", value].concat() } else { value.to_owned() };
    let quoted = |value: &String| format!("\"{}\"", guarded(value).replace('"', "\"\""));
    rows.iter().map(|row| row.iter().map(quoted).collect::<Vec<_>>().join(",") + "\r\n").collect()
}
