//! The rules: a whole position, split by who knows what, and how it changes.

mod chase;
mod clash;
mod ending;
mod legal;
mod play;
mod private;
mod public;
mod two_square;

use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;

pub use clash::{Clash, clash};
pub use legal::Illegal;
pub(crate) use legal::{check as legal_check, list as legal_list};
pub use private::Private;
pub use public::{Fallen, Phase, Public, Token};

use crate::action::Action;
use crate::color::{ByColor, Color};
use crate::event::{Audience, Event, Told};
use crate::outcome::Outcome;
use crate::role::Role;
use crate::setup::{Problem, Setup};
use crate::square::Square;
use crate::variant::{Captured, Variant};
use crate::view::View;

/// Everything: what is public, and what each player knows besides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    public: Public,
    private: ByColor<Private>,
}

/// Why a board cannot be a position of a variant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadPosition {
    /// A piece on a lake or off the board.
    NotLand(Square),
    /// Two pieces on one square.
    Twice(Square),
    /// A side has more of a kind than its army.
    TooMany(Color, Role),
}

impl fmt::Display for BadPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotLand(square) => write!(f, "no piece can stand on {square}"),
            Self::Twice(square) => write!(f, "two pieces on {square}"),
            Self::TooMany(color, role) => write!(f, "{color} has more {role} than its army"),
        }
    }
}

impl core::error::Error for BadPosition {}

impl Position {
    /// The position after both set-ups, Red to move.
    ///
    /// # Errors
    /// Whose set-up has which problem first.
    pub fn new(variant: Arc<Variant>, setups: &ByColor<Setup>) -> Result<Self, (Color, Problem)> {
        for color in Color::ALL {
            if let Some(&problem) = setups[color].problems(&variant).first() {
                return Err((color, problem));
            }
        }
        let mut position = Self::empty(variant);
        for color in Color::ALL {
            let board = position.public.variant().board;
            for (square, role) in setups[color].pieces(&board, color) {
                position.put(color, square, role);
            }
        }
        position.settle(Color::Red, &mut |_| {});
        Ok(position)
    }

    /// A position made up by hand: every piece known to its owner only and unmoved; pieces of the army that are missing
    /// count as captured and are told as R9.8 says.
    ///
    /// # Errors
    /// The first piece that cannot be there.
    pub fn from_pieces(
        variant: Arc<Variant>,
        pieces: &[(Color, Square, Role)],
        turn: Color,
    ) -> Result<Self, BadPosition> {
        let mut position = Self::empty(variant);
        let land = position.public.variant().board.land();
        for &(color, square, role) in pieces {
            if !land.contains(square) {
                return Err(BadPosition::NotLand(square));
            }
            if position.public.color_at(square).is_some() {
                return Err(BadPosition::Twice(square));
            }
            position.put(color, square, role);
        }
        for color in Color::ALL {
            for role in Role::ALL {
                let wanted = position.public.variant().army.unit(role).count;
                let there = position.private[color].pieces().filter(|&(_, kind)| kind == role).count();
                let missing = usize::from(wanted).checked_sub(there).ok_or(BadPosition::TooMany(color, role))?;
                for _ in 0..missing {
                    position.start_captured(color, role);
                }
            }
        }
        position.settle(turn, &mut |_| {});
        Ok(position)
    }

    fn empty(variant: Arc<Variant>) -> Self {
        Self { private: ByColor::new(Private::new), public: Public::new(variant) }
    }

    fn put(&mut self, color: Color, square: Square, role: Role) {
        self.public.put(color, square);
        self.private[color].put(square, role);
    }

    fn start_captured(&mut self, color: Color, role: Role) {
        let to = self.tray_audience(color);
        self.public.count_captured(color, role, to);
        self.private[color].count_lost(role);
        for player in Color::ALL.into_iter().filter(|&player| to.includes(player)) {
            self.private[player].apply(Event::Taken(color, role));
        }
    }

    /// Who is told what goes into a side's tray (R9.8).
    fn tray_audience(&self, color: Color) -> Audience {
        match self.public.variant().rules.captured {
            Captured::Both => Audience::Everyone,
            Captured::Owner => Audience::Only(color),
            Captured::Captor => Audience::Only(!color),
            Captured::Nobody => Audience::Nobody,
        }
    }

    /// What both players know.
    pub const fn public(&self) -> &Public {
        &self.public
    }

    /// What that player knows besides.
    pub fn private(&self, color: Color) -> &Private {
        &self.private[color]
    }

    /// What that player knows in all (R14).
    pub fn view(&self, color: Color) -> View {
        View::from_parts(color, self.public.clone(), self.private[color].clone())
    }

    pub(crate) const fn from_parts(public: Public, private: ByColor<Private>) -> Self {
        Self { public, private }
    }

    /// Who decides now; nobody once the game is over.
    pub const fn to_act(&self) -> Option<Color> {
        self.public.phase().to_act()
    }

    /// How the game ended, if it has.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.public.phase().outcome()
    }

    /// The piece on a square.
    pub fn piece(&self, square: Square) -> Option<(Color, Role)> {
        Color::ALL.into_iter().find_map(|color| Some((color, self.private[color].own(square)?)))
    }

    /// All that the player to act may do, in no particular order; none once the game is over.
    pub fn legal_actions(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        self.legal_actions_into(&mut actions);
        actions
    }

    /// As [`legal_actions`](Self::legal_actions), into a list that is emptied first and can be used again.
    pub fn legal_actions_into(&self, actions: &mut Vec<Action>) {
        actions.clear();
        if let Some(color) = self.to_act() {
            legal::list(&self.public, &self.private[color], actions);
        }
    }

    /// Plays an action of the player to act and gives its events.
    ///
    /// # Errors
    /// Why the action is not legal; the position is then unchanged.
    pub fn play(&mut self, action: Action) -> Result<Vec<Told>, Illegal> {
        let color = self.to_act().ok_or(Illegal::Over)?;
        legal::check(&self.public, &self.private[color], action)?;
        let mut events = Vec::new();
        self.play_legal(action, &mut |told| events.push(told));
        Ok(events)
    }

    /// How many lines of so many actions there are from here (answers count as actions; a finished line counts 0).
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
