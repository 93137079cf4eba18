//! The words for what the editor does and misses.

use vexillum_engine::{Color, Problem, Role, Square, Variant};

use super::editor::{Editor, Said};
use crate::components::piece::Look;
use crate::draft::{Draft, PasteError, Refusal, Step};
use crate::i18n::Texts;
use crate::i18n::setup::PasteTexts;
use crate::name::Name;
use crate::settings::Style;

/// How many missing kinds are named one by one.
const MOST_LISTED: usize = 4;

/// What the words need to know.
#[derive(Clone, Copy)]
pub(crate) struct Speaker<'a> {
    /// The texts.
    pub(crate) texts: &'static Texts,
    /// The edition.
    pub(crate) variant: &'a Variant,
    /// Side that sets up.
    pub(crate) color: Color,
    /// Look of the pieces.
    pub(crate) style: Style,
}

impl Speaker<'_> {
    /// How the pieces of the edition are drawn.
    pub(super) const fn look(&self) -> Look {
        Look::new(self.variant, self.style)
    }

    /// The name of a kind.
    pub(super) fn name(&self, role: Role) -> Name {
        self.texts.pieces.name(self.variant.names, self.color, self.variant.army.unit(role))
    }

    fn square(&self, index: usize) -> Option<Square> {
        self.variant.board.home(self.color).nth(index)
    }

    /// What the last act came to.
    pub(super) fn said(&self, editor: &Editor) -> String {
        let texts = &self.texts.setup;
        match &editor.said {
            None => String::new(),
            Some(Said::Step(step)) => self.step(*step, editor),
            Some(Said::Refused(refusal)) => match refusal {
                Refusal::NothingPicked => texts.steps.nothing_picked.to_owned(),
                Refusal::NotHome => texts.steps.not_home.to_owned(),
                Refusal::NoneLeft(role) => (texts.steps.none_left)(&self.name(*role)),
            },
            Some(Said::Pasted) => texts.pasted.to_owned(),
            Some(Said::Unreadable(why)) => why.to_string(),
        }
    }

    fn step(&self, step: Step, editor: &Editor) -> String {
        let steps = &self.texts.setup.steps;
        let at = |index, say: &dyn Fn(Square) -> String| self.square(index).map(say).unwrap_or_default();
        match step {
            Step::PickedUp(role) => (steps.picked_up)(&self.name(role)),
            Step::PutDown => steps.put_down.to_owned(),
            Step::Placed(role, index) => at(index, &|square| (steps.placed)(&self.name(role), square)),
            Step::Swapped(role, index, other) => {
                at(index, &|square| (steps.swapped)(&self.name(role), square, &self.name(other)))
            }
            Step::TakenOff(role) => (steps.taken_off)(&self.name(role)),
            Step::Replaced => (steps.replaced)(editor.draft.placed(), self.variant.army.total()),
        }
    }

    /// Why a text is no set-up.
    pub(crate) fn paste_error(&self, error: PasteError, texts: &PasteTexts) -> String {
        match error {
            PasteError::Empty => texts.empty.to_owned(),
            PasteError::Length { found, wanted } => (texts.length)(found, wanted),
            PasteError::Letter(letter) => (texts.letter)(letter),
            PasteError::BrokenRow => texts.broken_row.to_owned(),
            PasteError::TooMany { role, found, wanted } => (texts.too_many)(&self.name(role), found, wanted),
            PasteError::OtherBoard => texts.other_board.to_owned(),
            PasteError::BothSides => texts.both_sides.to_owned(),
            PasteError::OtherArmy => texts.other_army.to_owned(),
            PasteError::SameSquare => texts.same_square.to_owned(),
            PasteError::OffTheRows => texts.off_the_rows.to_owned(),
            PasteError::Several(count) => (texts.several)(count),
        }
    }

    /// What keeps the set-up from being played, a line for each thing; all that is still to place in one.
    pub(super) fn problems(&self, draft: &Draft) -> Vec<String> {
        let texts = &self.texts.setup;
        let missing: Vec<String> =
            draft.stock().into_iter().map(|role| (texts.several)(draft.left(role), &self.name(role))).collect();
        let missing = match missing.len() {
            0 => None,
            1..=MOST_LISTED => Some((texts.missing)(&missing)),
            // The tray beside it shows them all.
            _ => Some((texts.missing_many)(self.variant.army.total().saturating_sub(draft.placed()))),
        };
        let others = draft.problems().into_iter().filter_map(|problem| match problem {
            Problem::Count { .. } => None,
            Problem::Size => Some(texts.misfit.to_owned()),
            Problem::Stuck => Some(texts.stuck.to_owned()),
        });
        missing.into_iter().chain(others).collect()
    }
}
