//! The computer player: a function of what one player knows.
//!
//! ```text
//! View -> Belief -> sampled positions -> search -> the action that is best on average
//! ```
//!
//! The module holds no clock, starts no thread and sees no more than a [`View`](crate::View). It names no
//! kind of piece and no edition: everything is derived from [`Unit`](crate::Unit) data and
//! [`Rules`](crate::Rules).
//!
//! ```
//! use vexillum_engine::ai::{Belief, Thinker, arrange, choose};
//! use vexillum_engine::{ByColor, Level, Position, Role, Variant};
//!
//! let variant: Variant = "barrage".parse()?;
//! let setups = ByColor::new(|color| arrange(&variant, color as u64));
//! let position = Position::new(variant.into(), &setups, &ByColor::default(), &mut |_| {});
//! let position = position.expect("good set-ups");
//! let view = position.view(position.to_act().expect("a game that begins"));
//!
//! // All at once, or in slices as time allows: the action is the same.
//! let mut thinker = Thinker::new(&view, Level::Tribune, 1);
//! for _ in 0..10 {
//!     thinker.run(100);
//! }
//! assert_eq!(thinker.best(), choose(&view, Level::Tribune, 1000, 1));
//!
//! // Probability that an unknown piece is the Flag.
//! let enemy = view.public().occupied(!view.me()).into_iter().next().expect("a piece");
//! let flag = Belief::new(&view).weights(enemy)[Role::Flag as usize];
//! assert!((0.0..1.0).contains(&flag));
//! # Ok::<(), vexillum_engine::notation::ParseError>(())
//! ```

// Many items are public only for the feature `train`.
#![cfg_attr(not(feature = "train"), allow(unreachable_pub))]

mod belief;
mod eval;
mod level;
mod nn;
mod search;
mod setup;

pub use belief::Belief;
pub use belief::determinization::Sampler;
pub use eval::standing;
pub use search::{Thinker, accepts_draw, choose};
pub use setup::arrange;

#[cfg(feature = "train")]
pub use self::{
    eval::weights::EvalWeights,
    level::settings::{MOVES, SearchSchedule},
    nn::features::FEATURES,
    nn::move_prior::{HIDDEN, HIDDEN_UNITS, UNITS, WEIGHTS, read_weights, write_weights},
    nn::policy::log_priors,
    nn::value::predicted_value,
    nn::weight_file::WeightFileError,
    search::thinker::Choice,
    setup::prior::{GOING_SIZE, going_place},
};
