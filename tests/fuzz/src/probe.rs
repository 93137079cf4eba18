//! Properties of every view, wherever it comes from.

use vexillum_engine::ai::{Belief, Sampler, Thinker, accepts_draw};
use vexillum_engine::notation::write_view;
use vexillum_engine::{Action, Level, View};

/// Nodes of a thought: enough to look into a few samples.
const NODES: u64 = 60;

/// Tries all that the program does with a view.
pub(crate) fn probe(view: &View, seed: u64) {
    let actions = view.legal_actions();
    assert!(actions.iter().all(|&action| view.check(action).is_ok()));
    assert!(!write_view(view).is_empty());
    let belief = Belief::new(view);
    for square in view.public().occupied(!view.me()) {
        let sum: f32 = belief.likeliest(square).iter().map(|(_, weight)| weight).sum();
        assert!((0.9..1.1).contains(&sum), "{square}: {sum}");
    }
    if let Some(whole) = Sampler::new(view.variant(), &belief).draw(view, seed) {
        assert!(whole.view(view.me()) == *view, "another view");
        assert!(!view.is_my_turn() || same(&whole.legal_actions(), &actions), "other actions");
    }
    if view.is_my_turn() {
        let level = Level::ALL[seed as usize % Level::ALL.len()];
        let mut thinker = Thinker::new(view, level, seed);
        thinker.run(NODES);
        assert_eq!(thinker.best().is_some(), !actions.is_empty());
        assert!(thinker.best().is_none_or(|action| actions.contains(&action)));
        let _: bool = accepts_draw(view);
    }
}

fn same(some: &[Action], others: &[Action]) -> bool {
    some.len() == others.len() && some.iter().all(|action| others.contains(action))
}
