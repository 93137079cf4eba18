//! What whoever looks may see of a game: what has happened, and the board at any time.

use vexillum_engine::notation::Line;
use vexillum_engine::{Audience, ByColor, Color, Event, Question, View};

use super::{Session, Viewer};
use crate::happening::{Happening, answered};
use crate::sight::Sight;

impl Session {
    /// Who looks at the board now: the person who has the screen, else anybody if there is nothing to hide.
    pub fn viewer(&self) -> Option<Viewer> {
        let open = self.game.open_position().map(|_| Viewer::Anybody);
        self.holder.map(Viewer::Player).or(open)
    }

    /// How many turns have been played.
    pub fn turns(&self) -> u32 {
        self.game.view(Color::Red).map_or(0, |view| view.public().turns())
    }

    /// How many entries the log has.
    pub fn log_len(&self) -> usize {
        self.game.log_len()
    }

    /// An entry of the log, as far as whoever looks may know it.
    pub fn happening(&self, index: usize) -> Option<Happening> {
        whole(index, &|index| self.told(index))
    }

    /// An entry of the log, as far as both players know it: whoever looks, nothing of it is a secret of anybody.
    pub fn public_happening(&self, index: usize) -> Option<Happening> {
        whole(index, &|index| self.told_both(index))
    }

    fn told(&self, index: usize) -> Option<(Color, Line)> {
        match self.viewer()? {
            Viewer::Player(color) => {
                let (by, line) = self.game.told(color, index)?;
                // One's own action is told in full; while the game runs, the list of moves shows what both may see (N2).
                let form = self.game.told(!by, index)?.1.form;
                Some((by, Line { form, ..line }))
            }
            Viewer::Anybody => self.game.told_openly(index),
        }
    }

    fn told_both(&self, index: usize) -> Option<(Color, Line)> {
        let (by, _) = self.game.told(Color::Red, index)?;
        let (_, mut line) = self.game.told(!by, index)?;
        line.events.retain(|told| told.to == Audience::Everyone);
        Some((by, line))
    }

    /// The board after so many entries of the log, as far as whoever looks may know it now.
    pub fn sight(&self, after: usize) -> Option<Sight> {
        self.sight_by(|color| self.game.view_after(color, after.min(self.log_len())))
    }

    /// The board in the midst of an entry of the log: after the steps that lead to what is to be seen, before what came of it.
    pub fn stage(&self, index: usize) -> Option<Sight> {
        let opens = |event: &Event| matches!(event, Event::Attack { .. } | Event::Target { .. } | Event::Show(..));
        let there = index < self.log_len();
        self.sight_by(|color| self.game.view_amid(color, index, opens).filter(|_| there))
    }

    fn sight_by(&self, view: impl Fn(Color) -> Option<View>) -> Option<Sight> {
        match self.viewer()? {
            Viewer::Player(color) => Some(Sight::Player(Box::new(view(color)?))),
            Viewer::Anybody => {
                Some(Sight::Open(Box::new(ByColor { red: view(Color::Red)?, blue: view(Color::Blue)? })))
            }
        }
    }

    /// The first entry that a player has not seen when he gets the screen: the one after his own last.
    pub fn unseen(&self, color: Color) -> usize {
        (0..self.log_len())
            .rev()
            .find(|&index| self.game.told(color, index).is_some_and(|(by, _)| by == color))
            .map_or(0, |index| index + 1)
    }
}

/// An entry of the log; an answer with all of what it belongs to.
fn whole(index: usize, told: &dyn Fn(usize) -> Option<(Color, Line)>) -> Option<Happening> {
    let (by, line) = told(index)?;
    match answered(&line.form) {
        Some(question @ (Question::Defend | Question::Rescue)) => {
            let mut earlier = (0..index).rev().filter_map(|index| whole(index, told));
            Some(earlier.find(|before| before.asks == Some(question))?.answered(&line.form, &line))
        }
        _ => Some(Happening::new(by, line.form.clone(), &line)),
    }
}
