//! Choosing an action on the board: a filter of the list of legal actions by what has been picked up. It knows no rules.

use vexillum_engine::{Action, Square, SquareSet};

/// What has been picked up so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Selection {
    picked: Option<Square>,
}

/// What a tap or a drop comes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Nothing: there is nothing to pick up there.
    Nothing,
    /// That piece is picked up now.
    Picked(Square),
    /// The piece is put back.
    PutBack,
    /// The action is complete.
    Act(Action),
    /// No legal action goes from the first square to the second; the game can say why.
    Refused {
        /// The piece picked up.
        from: Square,
        /// Where it was to go.
        to: Square,
    },
}

/// From where to where an action goes on the board.
const fn ends(action: Action) -> Option<(Square, Square)> {
    match action {
        Action::Move { from, to } => Some((from, to)),
        _ => None,
    }
}

/// The squares whose pieces have a legal action.
pub fn movable(actions: &[Action]) -> SquareSet {
    actions.iter().filter_map(|&action| ends(action)).map(|(from, _)| from).collect()
}

impl Selection {
    /// Nothing picked up.
    pub const NONE: Self = Self { picked: None };

    /// A piece picked up.
    pub const fn of(square: Square) -> Self {
        Self { picked: Some(square) }
    }

    /// The piece that is picked up.
    pub const fn picked(self) -> Option<Square> {
        self.picked
    }

    /// The squares to which the piece picked up can go.
    pub fn targets(self, actions: &[Action]) -> SquareSet {
        let ends = actions.iter().filter_map(|&action| ends(action));
        ends.filter(|&(from, _)| Some(from) == self.picked).map(|(_, to)| to).collect()
    }

    /// A square is tapped. Own pieces can be picked up even if they cannot move, so that the game can say why.
    pub fn tap(self, actions: &[Action], own: SquareSet, square: Square) -> (Self, Step) {
        match self.picked {
            Some(from) if from == square => (Self::NONE, Step::PutBack),
            _ if own.contains(square) => (Self::of(square), Step::Picked(square)),
            Some(from) => self.drop_on(actions, from, square),
            None => (self, Step::Nothing),
        }
    }

    /// The piece from one square is let go over another.
    pub fn drop_on(self, actions: &[Action], from: Square, to: Square) -> (Self, Step) {
        if from == to {
            return (Self::NONE, Step::PutBack);
        }
        match actions.iter().find(|&&action| ends(action) == Some((from, to))) {
            Some(&action) => (Self::NONE, Step::Act(action)),
            None => (Self::of(from), Step::Refused { from, to }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(name: &str) -> Square {
        name.parse().expect("a square")
    }

    fn actions(list: &str) -> Vec<Action> {
        list.split(' ').map(|action| Action::Move { from: square(&action[..2]), to: square(&action[2..]) }).collect()
    }

    fn check(taps: &str, expected: Step) {
        let actions = actions("a4a5 b4b5 b4b6");
        let own = ["a4", "b4", "c4"].map(square).into_iter().collect();
        let mut state = (Selection::NONE, Step::Nothing);
        for tap in taps.split(' ') {
            state = state.0.tap(&actions, own, square(tap));
        }
        assert_eq!(state.1, expected, "{taps}");
    }

    #[test]
    fn taps() {
        check("d6", Step::Nothing);
        check("a4", Step::Picked(square("a4")));
        check("a4 a4", Step::PutBack);
        check("a4 b4", Step::Picked(square("b4")));
        check("a4 a5", Step::Act(actions("a4a5")[0]));
        check("a4 b4 b6", Step::Act(actions("b4b6")[0]));
        check("a4 d6", Step::Refused { from: square("a4"), to: square("d6") });
        check("c4 c5", Step::Refused { from: square("c4"), to: square("c5") });
        check("a4 d6 a5", Step::Act(actions("a4a5")[0]));
    }

    #[test]
    fn drops() {
        let actions = actions("a4a5");
        let dropped = |to| Selection::NONE.drop_on(&actions, square("a4"), square(to)).1;
        assert_eq!(dropped("a4"), Step::PutBack);
        assert_eq!(dropped("a5"), Step::Act(actions[0]));
        assert_eq!(dropped("a6"), Step::Refused { from: square("a4"), to: square("a6") });
    }

    #[test]
    fn what_can_be_picked_up_and_where_it_goes() {
        let actions = actions("a4a5 b4b5 b4b6");
        assert_eq!(movable(&actions), ["a4", "b4"].map(square).into_iter().collect());
        assert_eq!(Selection::of(square("b4")).targets(&actions), ["b5", "b6"].map(square).into_iter().collect());
        assert!(Selection::NONE.targets(&actions).is_empty());
    }
}
