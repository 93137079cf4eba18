//! The draft under the player's hands, and the last thing to say about it.

use std::rc::Rc;

use vexillum_engine::{Role, Setup};
use yew::{AttrValue, Reducible};

use crate::draft::{Draft, Picked, Refusal, Step};

/// What the player does.
#[derive(Clone, PartialEq, Debug)]
pub enum Act {
    /// Taps a home square; none for any other.
    Tap(Option<usize>),
    /// Taps a kind in the tray.
    Stock(Role),
    /// Begins to drag.
    Grab(Picked),
    /// Drops what is dragged on a home square; none for any other place.
    Drop(Picked, Option<usize>),
    /// Puts the piece of a square back into the tray.
    TakeOff(Option<usize>),
    /// Puts down what is picked up.
    PutDown,
    /// Exchanges left and right.
    Mirror,
    /// Empties the board.
    Clear,
    /// Takes the last change back.
    Undo,
    /// Another set-up.
    Replace(Setup),
    /// A set-up that was read from a text, or why it is none.
    Pasted(Result<Setup, AttrValue>),
    /// The mark of a refused try has been seen.
    Unmark,
}

/// What there is to say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Said {
    /// A step was made.
    Step(Step),
    /// A step was refused.
    Refused(Refusal),
    /// A text was read.
    Pasted,
    /// A text was refused.
    Unreadable(AttrValue),
}

/// The draft and the last thing to say about it.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Editor {
    /// The draft.
    pub(super) draft: Draft,
    /// What the last act came to.
    pub(super) said: Option<Said>,
    /// The home square on which a step was just refused.
    pub(super) refused: Option<usize>,
    /// Counts the acts, so that the same words twice are two announcements.
    pub(super) acts: u32,
}

impl Editor {
    /// Begins with a draft.
    pub(super) const fn new(draft: Draft) -> Self {
        Self { draft, said: None, refused: None, acts: 0 }
    }

    fn act(&mut self, act: Act) -> Option<Said> {
        let draft = &mut self.draft;
        let at = match act {
            Act::Tap(index) | Act::Drop(_, index) | Act::TakeOff(index) => index,
            _ => None,
        };
        self.refused = None;
        let step = match act {
            Act::Tap(Some(index)) => draft.tap(index),
            Act::Stock(role) => draft.tap_stock(role),
            Act::Grab(what) => draft.pick(what),
            Act::Drop(what, Some(index)) => draft.drop_on(what, index),
            Act::TakeOff(Some(index)) => draft.take_off(index),
            // Also a tap far from the home squares with a piece in hand: it goes back.
            Act::PutDown | Act::Drop(_, None) => Ok(draft.put_down()),
            Act::Tap(None) | Act::TakeOff(None) => {
                draft.put_down();
                Err(Refusal::NotHome)
            }
            Act::Mirror => Ok(draft.mirror()),
            Act::Clear => Ok(draft.clear()),
            Act::Undo => Ok(draft.undo()),
            Act::Replace(setup) => Ok(draft.replace(setup)),
            Act::Pasted(Ok(setup)) => {
                draft.replace(setup);
                return Some(Said::Pasted);
            }
            Act::Pasted(Err(why)) => return Some(Said::Unreadable(why)),
            Act::Unmark => return None,
        };
        if step.is_err() {
            self.refused = at;
        }
        Some(step.map_or_else(Said::Refused, Said::Step))
    }
}

impl Reducible for Editor {
    type Action = Act;

    fn reduce(self: Rc<Self>, act: Act) -> Rc<Self> {
        let mut next = (*self).clone();
        if let Some(said) = next.act(act) {
            next.said = Some(said);
            next.acts = next.acts.wrapping_add(1);
        }
        Rc::new(next)
    }
}

#[cfg(test)]
mod tests {
    use vexillum_engine::Variant;

    use super::*;

    fn check(acts: &[Act], said: Said, setup: &str) {
        let barrage = Variant::find("barrage").expect("an edition");
        let before = Setup::parse(&barrage.board, "2........./.3......../........../.........F").expect("a set-up");
        let editor = Rc::new(Editor::new(Draft::new(barrage, before)));
        let editor = acts.iter().cloned().fold(editor, Editor::reduce);
        assert_eq!((editor.said.clone(), editor.draft.setup().to_string().as_str()), (Some(said), setup), "{acts:?}");
        assert_eq!(editor.acts as usize, acts.len());
    }

    #[test]
    fn acts_and_what_is_said() {
        const AS_BEFORE: &str = "2........./.3......../........../.........F";
        let miner = Picked::Square(11);
        check(&[Act::Tap(None)], Said::Refused(Refusal::NotHome), AS_BEFORE);
        check(&[Act::Tap(Some(5))], Said::Refused(Refusal::NothingPicked), AS_BEFORE);
        check(&[Act::Grab(miner), Act::Drop(miner, None)], Said::Step(Step::PutDown), AS_BEFORE);
        check(
            &[Act::Grab(miner), Act::Drop(miner, Some(39))],
            Said::Step(Step::Swapped(Role::Miner, 39, Role::Flag)),
            "2........./.F......../........../.........3",
        );
        check(
            &[Act::Clear, Act::Stock(Role::Spy), Act::Tap(Some(0)), Act::Undo],
            Said::Step(Step::Replaced),
            "........../........../........../..........",
        );
        check(&[Act::Pasted(Err("no".into()))], Said::Unreadable("no".into()), AS_BEFORE);
    }
}
