//! The end of a game in words.

use vexillum_engine::Color;
use yew::AttrValue;

use super::Teller;
use crate::sight::Sight;

/// End of a game in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// The winner; `None` in a draw.
    pub winner: Option<Color>,
    /// Winner in words.
    pub title: AttrValue,
    /// Reason in words.
    pub reason: AttrValue,
    /// Names and values of some facts.
    pub facts: Vec<(AttrValue, AttrValue)>,
}

impl Teller<'_> {
    /// The end of the game in words, if it is over.
    pub fn verdict(&self, sight: &Sight) -> Option<Verdict> {
        let (session, words, texts) = (self.session, &self.texts.words, &self.texts.result);
        let outcome = session.outcome()?;
        let title = match (outcome.winner, session.only_person()) {
            (None, _) => texts.draw.into(),
            (Some(winner), Some(person)) => if winner == person { texts.you_win } else { texts.you_lose }.into(),
            (Some(winner), None) => (texts.wins)(&self.name(winner)).into(),
        };
        let name =
            |color: Color| if session.only_person().is_some() { words.color(color).into() } else { self.name(color) };
        let (winner, loser) = outcome.winner.map_or_else(Default::default, |winner| (name(winner), name(!winner)));
        let public = sight.any().public();
        let left = |color: Color| public.occupied(color).len().to_string();
        let mut facts: Vec<(AttrValue, AttrValue)> = vec![(texts.turns.into(), public.turns().to_string().into())];
        facts.extend(Color::ALL.map(|color| ((texts.pieces_left)(&name(color)).into(), left(color).into())));
        let mut reason = (texts.reason)(&winner, &loser, outcome.reason);
        if session.is_assisted() {
            reason = [&reason, " ", texts.assisted].concat();
        }
        Some(Verdict { winner: outcome.winner, title, reason: reason.into(), facts })
    }
}
