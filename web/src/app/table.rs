//! What is on the screen of a game besides the game itself.

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use vexillum_engine::{Action, Color, Square, SquareSet};
use yew::AttrValue;

use crate::components::board::Slide;
use crate::display::{Band, Ply};
use crate::guesses::Guessed;
use crate::selection::Selection;
use crate::sight::Sight;

/// Something that takes its time to be seen. While it lasts nothing else happens on the board.
pub(super) struct Scene {
    pub(super) kind: SceneKind,
    /// Ends it.
    _timer: Timeout,
}

/// What is to be seen.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum SceneKind {
    /// A band; the entry of the log is counted as seen when it is over, unless it is seen again.
    Band { band: Box<Band>, again: bool },
    /// The board as it is, for a moment.
    Pause,
}

impl Scene {
    pub(super) fn new(kind: SceneKind, ms: u32, over: impl FnOnce() + 'static) -> Self {
        Self { kind, _timer: Timeout::new(ms, over) }
    }
}

/// A hint for the decision that is to be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Hint {
    /// None has been asked for.
    #[default]
    None,
    /// One has been asked for.
    Asked,
    /// These are its squares.
    Given(SquareSet),
}

/// What is on the screen of a game besides the game itself.
#[derive(Default)]
pub(super) struct TableState {
    /// How many entries of the log have been seen.
    pub(super) shown: usize,
    /// The board that is seen.
    pub(super) sight: Option<Sight>,
    /// The last move on it.
    pub(super) last: Option<(Square, Square)>,
    /// The last move, if it is to be seen as it happens.
    pub(super) slide: Option<Slide>,
    /// The moves that have been seen.
    pub(super) plies: Rc<Vec<Rc<Ply>>>,
    pub(super) scene: Option<Scene>,
    pub(super) selection: Selection,
    /// The turn that has been chosen, while it waits to be confirmed.
    pub(super) pending: Option<Action>,
    /// Where a try was refused.
    pub(super) refused: Option<(Square, Timeout)>,
    /// Why the last try of the person who decides came to nothing.
    pub(super) objection: Option<AttrValue>,
    /// A hint for the decision that is to be made.
    pub(super) hint: Hint,
    /// The guesses that are seen.
    pub(super) guesses: Guessed,
    /// The answer to a key on the board, or a hint.
    pub(super) answer: Option<AttrValue>,
    /// The last thing that was said.
    pub(super) said: AttrValue,
    /// Whether it is a reason or a warning.
    pub(super) warns: bool,
    pub(super) flipped: bool,
    /// Whose side is at the bottom unless the board is turned.
    pub(super) home: Option<Color>,
    /// Whether the board has been left standing for a moment after the last move.
    pub(super) rested: bool,
}

impl TableState {
    /// Whose side is at the bottom.
    pub(super) fn bottom(&self) -> Color {
        let home = self.home.unwrap_or(Color::Red);
        if self.flipped { !home } else { home }
    }

    pub(super) fn say(&mut self, text: impl Into<AttrValue>, warns: bool) {
        self.said = text.into();
        self.warns = warns;
    }

    pub(super) fn unmark(&mut self) {
        self.refused = None;
    }

    /// The band that is seen.
    pub(super) fn band(&self) -> Option<&Band> {
        match &self.scene.as_ref()?.kind {
            SceneKind::Band { band, .. } => Some(band),
            SceneKind::Pause => None,
        }
    }
}
