//! The lessons as data: a position on a small board, what happens before the learner moves, and what is to be achieved.

use vexillum_engine::{Army, Board, Color, Fill, Label, Names, Role, Rules, SquareSet, Variant};

/// The side of the learner.
pub(super) const ME: Color = Color::Red;

/// How many turns there are for a lesson.
pub(super) const TURNS: usize = 8;

/// What is to be achieved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Goal {
    /// A piece goes to that square.
    Reach(&'static str),
    /// An enemy piece falls and the attacker stands.
    Take {
        /// Of which kind it is.
        what: Role,
        /// Of which kind the attacker has to be.
        by: Option<Role>,
        /// From how far away it has to come at least, in squares.
        from: u8,
    },
}

/// A lesson, but for its words.
pub(super) struct Lesson {
    /// The pieces, in the notation of positions.
    pub(super) position: &'static str,
    /// Who moves first.
    pub(super) turn: Color,
    /// What happens before the learner moves, in the notation of actions.
    pub(super) before: &'static [&'static str],
    /// What is to be achieved.
    pub(super) goal: Goal,
    /// Whether the opponent attacks what comes beside him; else he only waits.
    pub(super) strikes: bool,
}

/// The board and the pieces of all lessons: one lake in the middle, and no rule that could surprise a newcomer.
pub(super) fn variant() -> Variant {
    let lakes = SquareSet::rectangle(4, 2, 2) & !SquareSet::rectangle(2, 2, 2);
    Variant {
        id: Variant::OWN,
        title: Label::EMPTY,
        board: Board { columns: 6, rows: 6, home_rows: 2, lakes },
        army: Army::classic([1, 1, 1, 0, 1, 0, 1, 1, 2, 0, 1, 0, 2, 1]),
        fill: Fill::Any,
        names: Names::Classic,
        unnumbered: None,
        cards: false,
        rules: Rules { two_square: None, quiet_limit: None, turn_limit: None, ..Rules::STANDARD },
    }
}

/// The lessons, in the order of their texts: moving, attacking, the Scout, Miner and Bomb, Spy and Marshal, the Flag.
pub(super) const COURSE: [Lesson; 6] = [
    Lesson {
        position: ".bf..4'/....../..~~../..~~../B.6.../FB....",
        turn: Color::Red,
        before: &[],
        goal: Goal::Reach("b4"),
        strikes: false,
    },
    Lesson {
        position: ".fb.../4'...../..~~6'./..~~46/....8./FB....",
        turn: Color::Blue,
        before: &["e4e3"],
        goal: Goal::Take { what: Role::Captain, by: None, from: 1 },
        strikes: false,
    },
    Lesson {
        position: "8'f..s./.b..../..~~../..~~../..B.../F...2.",
        turn: Color::Red,
        before: &[],
        goal: Goal::Take { what: Role::Spy, by: Some(Role::Scout), from: 2 },
        strikes: false,
    },
    Lesson {
        position: "fb..8'./b6..../.9~~../3.~~../....../.F..B.",
        turn: Color::Red,
        before: &["b5a5", "e6f6"],
        goal: Goal::Take { what: Role::Bomb, by: Some(Role::Miner), from: 1 },
        strikes: false,
    },
    Lesson {
        position: "..f.b./...4'../.m~~../96~~../.S..../F.B...",
        turn: Color::Blue,
        before: &["b4b3"],
        goal: Goal::Take { what: Role::Marshal, by: Some(Role::Spy), from: 1 },
        strikes: true,
    },
    Lesson {
        position: "s...bf/4'....b/..~~96/..~~.3/..2.../FB....",
        turn: Color::Red,
        before: &["f4f5", "a6b6"],
        goal: Goal::Take { what: Role::Flag, by: None, from: 1 },
        strikes: false,
    },
];
