//! The list of the open games.

use std::cmp::Reverse;

use super::id::PREFIX;
use super::{About, GameId, OpenGame};
use crate::storage;

/// An open game of the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListedGame {
    /// The game's id.
    pub id: GameId,
    /// Time at which it was last played, in milliseconds since 1970; 0 where that is not known.
    pub played: u64,
    /// Its summary; `None` if it cannot be read by this version of the program.
    pub about: Option<About>,
}

fn all() -> impl Iterator<Item = (GameId, Option<OpenGame>)> {
    storage::names(PREFIX).into_iter().filter_map(|name| {
        let id = GameId::of(&name)?;
        let text = storage::get(&name)?;
        Some((id, OpenGame::read(&text).map(|(game, _)| game)))
    })
}

/// A game that has ended and stands among those of the past.
fn is_done(game: &OpenGame) -> bool {
    game.archived && game.about.as_ref().is_some_and(|about| about.over)
}

/// The open games, those in front that were played last. Games that cannot be read come last.
pub fn list() -> Vec<ListedGame> {
    listed(all().filter(|(_, game)| !game.as_ref().is_some_and(is_done)).collect())
}

fn listed(games: Vec<(GameId, Option<OpenGame>)>) -> Vec<ListedGame> {
    let place = |game: &ListedGame| (game.about.is_none(), Reverse(game.played));
    let mut listed = Vec::new();
    // Put in place one by one: a sort would be four kilobytes of code for a few games.
    for (id, game) in games {
        let (played, about) = game.map_or((0, None), |game| (game.played, game.about));
        let game = ListedGame { id, played, about };
        listed.insert(listed.partition_point(|other| place(other) <= place(&game)), game);
    }
    listed
}

/// The open games as [listed](list), after those have been removed that have ended and stand among the past ones, but for
/// one that may be looked at.
pub fn tidy(but: Option<GameId>) -> Vec<ListedGame> {
    let (done, open): (Vec<_>, Vec<_>) = all().partition(|(_, game)| game.as_ref().is_some_and(is_done));
    for (id, _) in done.into_iter().filter(|&(id, _)| Some(id) != but) {
        storage::remove(&id.name());
    }
    listed(open)
}

/// Tells whether something is stored of a game.
pub fn is_stored(id: GameId) -> bool {
    storage::get(&id.name()).is_some()
}

/// Removes an open game, and gives back what was stored.
pub fn remove(id: GameId) -> Option<String> {
    let text = storage::get(&id.name());
    storage::remove(&id.name());
    text
}

/// Puts back an open game that was removed.
pub fn restore(id: GameId, text: String) {
    // Where that is refused, it lives in memory, which is told.
    let _ = storage::put(&id.name(), text);
}
