//! Rules of play: complete positions, the knowledge of each player, and the effect of actions.

mod attack;
mod cards;
mod chase;
mod clash;
mod current;
mod defence;
mod ending;
mod fallen;
pub(crate) mod feasible;
mod ground;
mod legal;
mod misfit;
mod phase;
mod placed;
mod play;
pub(crate) mod possible;
mod power;
mod private;
mod public;
mod reason;
mod rescue;
mod table;
mod token;
mod two_square;

use alloc::sync::Arc;
use alloc::vec::Vec;

pub use cards::{BadDeal, Deal, Deck, shuffled_decks};
#[cfg(feature = "ai")]
pub(crate) use clash::plain_clash;
pub use clash::{Clash, Played, clash};
pub use fallen::Fallen;
pub use legal::Illegal;
pub(crate) use legal::{any as legal_any, check as legal_check, list as legal_list};
pub use misfit::{Impossible, Misfit};
pub use phase::Phase;
pub use placed::{BadPosition, Placed};
pub use power::Fate;
pub use private::Private;
pub use public::Public;
#[cfg(feature = "ai")]
pub(crate) use rescue::RESCUES;
pub use table::Table;
pub use token::Token;

use crate::action::Action;
use crate::card::Card;
use crate::color::{ByColor, Color};
use crate::event::{Audience, Told};
use crate::outcome::Outcome;
use crate::role::Role;
use crate::setup::{Problem, Setup};
use crate::square::Square;
use crate::variant::{Captured, Variant};
use crate::view::View;

/// Complete position: public state, private knowledge of each player and draw piles.
///
/// ```
/// use vexillum_engine::notation::{parse_board, write_position};
/// use vexillum_engine::{ByColor, Color, Position, Variant};
///
/// let variant: Variant = "barrage".parse()?;
/// let board = "f........./........../........../........../..~~..~~../\
///              ..~~..~~../......m.../......M.../........../F.........";
/// let pieces = parse_board(&variant.board, board)?;
/// let mut position = Position::from_pieces(variant.into(), &pieces, &ByColor::default(), Color::Red)?;
/// assert_eq!(position.legal_actions().len(), 4);
///
/// let events = position.play("g3g4".parse()?)?;
/// let told: Vec<String> = events.iter().map(ToString::to_string).collect();
/// let both_fall = ["remove g4", "taken blue M", "remove g3", "taken red M", "end red no-move"];
/// assert_eq!(told, [&["attack g3 g4", "show g3 M", "show g4 M"][..], &both_fall].concat());
/// assert!(write_position(&position).starts_with("f........./"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    public: Public,
    private: ByColor<Private>,
    /// Draw pile of each player, top card first.
    piles: ByColor<Vec<Card>>,
}

impl Position {
    /// Starting position: both set-ups and, with cards, the first hands from `decks`.
    ///
    /// # Errors
    /// The first side with a faulty set-up, and the first problem of that set-up.
    pub fn new(
        variant: Arc<Variant>,
        setups: &ByColor<Setup>,
        decks: &ByColor<Deck>,
        sink: &mut impl FnMut(Told),
    ) -> Result<Self, (Color, Problem)> {
        let mut position = Self::set_up(variant, setups)?;
        if position.public.variant().cards {
            position.deal_first(decks, sink);
        } else {
            position.settle(Color::Red, sink);
        }
        Ok(position)
    }

    /// Starting position with given hands and draw piles and no first redraw; Red is to move.
    ///
    /// # Errors
    /// The first side with a faulty set-up, and the first problem of that set-up.
    pub(crate) fn with_deal(
        variant: Arc<Variant>,
        setups: &ByColor<Setup>,
        deals: &ByColor<Deal>,
    ) -> Result<Self, (Color, Problem)> {
        let mut position = Self::set_up(variant, setups)?;
        position.set_deal(deals);
        position.settle(Color::Red, &mut |_| {});
        Ok(position)
    }

    fn set_up(variant: Arc<Variant>, setups: &ByColor<Setup>) -> Result<Self, (Color, Problem)> {
        for color in Color::ALL {
            if let Some(&problem) = setups[color].problems(&variant).first() {
                return Err((color, problem));
            }
        }
        let mut position = Self::empty(variant);
        for color in Color::ALL {
            let board = position.public.variant().board;
            for (square, role) in setups[color].pieces(&board, color) {
                position.public.put(color, square);
                position.private[color].put(square, role);
            }
        }
        Ok(position)
    }

    fn empty(variant: Arc<Variant>) -> Self {
        Self { private: ByColor::new(Private::new), public: Public::new(variant), piles: ByColor::default() }
    }

    /// Audience for a piece that goes into a side's tray (R9.8).
    fn tray_audience(&self, color: Color) -> Audience {
        match self.public.variant().rules.captured {
            Captured::Both => Audience::Everyone,
            Captured::Owner => Audience::Only(color),
            Captured::Captor => Audience::Only(!color),
            Captured::Nobody => Audience::Nobody,
        }
    }

    /// Knowledge that both players share.
    pub const fn public(&self) -> &Public {
        &self.public
    }

    /// Knowledge that only this player has.
    pub fn private(&self, color: Color) -> &Private {
        &self.private[color]
    }

    /// Complete knowledge of one player (R14).
    pub fn view(&self, color: Color) -> View {
        View::from_parts(color, self.public.clone(), self.private[color].clone())
    }

    pub(crate) const fn from_parts(public: Public, private: ByColor<Private>, piles: ByColor<Vec<Card>>) -> Self {
        Self { public, private, piles }
    }

    /// Side to decide; `None` once the game is over.
    pub const fn to_act(&self) -> Option<Color> {
        self.public.phase().to_act()
    }

    /// Outcome of a finished game.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.public.phase().outcome()
    }

    /// Piece on a square.
    pub fn piece(&self, square: Square) -> Option<(Color, Role)> {
        Color::ALL.into_iter().find_map(|color| Some((color, self.private[color].own(square)?)))
    }

    /// Legal actions of the side to decide, in no particular order; none once the game is over.
    pub fn legal_actions(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        self.legal_actions_into(&mut actions);
        actions
    }

    /// Writes the [legal actions](Self::legal_actions) into a reusable list, which it clears first.
    pub fn legal_actions_into(&self, actions: &mut Vec<Action>) {
        actions.clear();
        if let Some(color) = self.to_act() {
            legal::list(&self.public, &self.private[color], actions);
        }
    }

    /// Writes every action of a turn that affects other pieces into a list, which it clears first.
    ///
    /// The list may hold other [legal actions](Self::legal_actions) as well.
    #[cfg(feature = "ai")]
    pub(crate) fn captures_into(&self, actions: &mut Vec<Action>) {
        actions.clear();
        if let Phase::Turn(color) = self.public.phase() {
            legal::list_captures(&self.public, &self.private[color], actions);
        }
    }

    /// Plays an action of the side to decide and returns its events.
    ///
    /// # Errors
    /// The reason why the action is illegal; the position is unchanged then.
    pub fn play(&mut self, action: Action) -> Result<Vec<Told>, Illegal> {
        let color = self.to_act().ok_or(Illegal::Over)?;
        legal::check(&self.public, &self.private[color], action)?;
        let mut events = Vec::new();
        self.play_legal(action, &mut |told| events.push(told));
        Ok(events)
    }

    /// Number of lines of `depth` actions from here, a standard test of move generators.
    ///
    /// Answers count as actions. A line that ends earlier counts 0.
    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let actions = self.legal_actions();
        if depth == 1 {
            return actions.len() as u64;
        }
        actions
            .into_iter()
            .map(|action| {
                let mut next = self.clone();
                next.play_legal(action, &mut |_| {});
                next.perft(depth - 1)
            })
            .sum()
    }
}
