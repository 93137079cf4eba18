//! What the board screen shows, made from what the person at the screen may know.

mod cells;
mod decks;
mod list;
mod tale;
mod tell;
#[cfg(test)]
mod tests;
mod verdict;

use vexillum_engine::{Action, Color, Illegal, Level, Phase, Pointing, Role, Rules, Seat, Square, Variant, View};
use yew::AttrValue;

pub use cells::{Marked, cells};
pub use list::{Ply, list};
pub use tale::{Band, Fighter, Tale};
pub use verdict::Verdict;

use crate::components::piece::Look;
use crate::components::start::rules::changed_rules;
use crate::i18n::Texts;
use crate::name::Name;
use crate::screen::Opponent;
use crate::session::Session;
use crate::settings::Style;

/// How near to a draw limit the screen warns, in turns (R8.4): each player at one of two turns running.
const WARN_AT: [u32; 4] = [20, 19, 10, 9];
/// From how many turns on it warns at every turn.
const WARN_ALWAYS: u32 = 5;

/// The words of a game: who is called what.
#[derive(Clone, Copy)]
pub struct Teller<'a> {
    /// The language.
    pub texts: &'static Texts,
    /// The game.
    pub session: &'a Session,
    /// Look of the pieces.
    pub style: Style,
}

/// A warning of a draw limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Warning {
    /// So many turns until the draw by quiet turns.
    Quiet(u32),
    /// So many turns until the draw by length.
    Length(u32),
}

/// The draw limit that is near, if one is and now is a time to say so.
pub fn warning(rules: &Rules, turns: u32, quiet: u32) -> Option<Warning> {
    let near = |limit: Option<u32>, done: u32| {
        let left = limit?.saturating_sub(done);
        (WARN_AT.contains(&left) || left <= WARN_ALWAYS).then_some(left)
    };
    near(Some(rules.last_turn()), turns)
        .map(Warning::Length)
        .or_else(|| near(rules.quiet_limit, quiet).map(Warning::Quiet))
}

impl Teller<'_> {
    /// What a side is called.
    pub fn name(&self, color: Color) -> Name {
        let words = &self.texts.words;
        match (self.session.seat(color), self.session.opponent()) {
            (Seat::Person(_), Opponent::Computer(_)) => words.you.into(),
            (Seat::Computer(_), Opponent::Computer(_)) => words.computer.into(),
            (Seat::Person(name), _) => Name::or(name, words.color(color)),
            _ => words.color(color).into(),
        }
    }

    /// What stands beside a side's name.
    pub fn note(&self, color: Color) -> AttrValue {
        let words = &self.texts.words;
        match self.session.seat(color) {
            Seat::Computer(level) => self.level_note(color, *level),
            Seat::Person(name) if name.is_empty() && self.session.opponent() == Opponent::Beside => "".into(),
            Seat::Person(_) => words.color(color).into(),
        }
    }

    fn level_note(&self, color: Color, level: Level) -> AttrValue {
        let words = &self.texts.words;
        match self.session.opponent() {
            Opponent::Watch(..) => words.level(level).into(),
            _ => format!("{} · {}", words.color(color), words.level(level)).into(),
        }
    }

    /// What is played: the edition, the switches that are not as in the box, and the level.
    pub fn title(&self) -> AttrValue {
        let words = &self.texts.words;
        let variant = self.session.variant();
        let level = match self.session.opponent() {
            Opponent::Computer(level) => Some(words.level(level)),
            _ => None,
        };
        let changed = changed_rules(variant, self.texts).into_iter().map(|(rule, _)| rule);
        let parts: Vec<String> =
            std::iter::once(words.edition(variant).to_string()).chain(changed).chain(level).collect();
        parts.join(" · ").into()
    }

    /// How the pieces of the game are drawn.
    pub fn look(&self) -> Look {
        Look::new(self.session.variant(), self.style)
    }

    /// The name of a kind.
    pub fn piece(&self, color: Color, role: Role) -> Name {
        let variant = self.session.variant();
        self.texts.pieces.name(variant.names, color, variant.army.unit(role))
    }

    fn is_you(&self, color: Color) -> bool {
        self.session.only_person() == Some(color)
    }

    /// What the status line says to a player who is to decide, if there is something to say; and whether it is a warning.
    pub fn advice(&self, view: &View) -> Option<(AttrValue, bool)> {
        let play = &self.texts.play;
        let public = view.public();
        if public.offer() == Some(!view.me()) {
            return Some(((play.offers_draw)(&self.name(!view.me())).into(), true));
        }
        if !matches!(public.phase(), Phase::Turn(_)) {
            return None;
        }
        let text = match warning(&view.variant().rules, public.turns(), public.quiet_turns())? {
            Warning::Quiet(turns) => (play.quiet_warning)(turns),
            Warning::Length(turns) => (play.length_warning)(turns),
        };
        Some((text.into(), true))
    }

    /// Why an action is refused to the player of a view.
    pub fn refusal(&self, view: &View, action: Action, why: Illegal) -> AttrValue {
        let play = &self.texts.play;
        let variant = view.variant();
        let text = match (why, action) {
            (Illegal::OutOfReach, Action::Move { from, to }) if is_diagonal(variant, from, to) => {
                play.diagonal.to_owned()
            }
            (Illegal::OutOfReach, Action::Point { power: Pointing::Enchant, target, .. })
                if view.public().token(target).enchanted =>
            {
                play.enchanted_once.to_owned()
            }
            _ => (play.illegal)(why),
        };
        self.texts.fill(variant.names, &text).into()
    }
}

/// True for what no piece of the variant could reach by a move, as it lies off its row and column.
fn is_diagonal(variant: &Variant, from: Square, to: Square) -> bool {
    // Two steps may lead there round a corner, but for what is in the way.
    let turns = variant.army.units().any(|unit| variant.movement(unit.role).is_double());
    from.column() != to.column() && from.row() != to.row() && !turns
}
