//! What the board screen shows, made from what the person at the screen may know.

mod cells;
#[cfg(test)]
mod tests;

use vexillum_engine::ai::Level;
use vexillum_engine::{Color, Illegal, Phase, Role, Rules, Seat, Square, View};
use yew::AttrValue;

pub use cells::{Marked, cells};

use crate::components::piece::Look;
use crate::happening::{Fight, Happening};
use crate::i18n::Texts;
use crate::screen::Opponent;
use crate::session::Session;

/// How near to a draw limit the screen warns, in turns (R8.4).
const WARN_AT: [u32; 2] = [20, 10];
/// From how many turns on it warns at every turn.
const WARN_ALWAYS: u32 = 5;

/// The words of a game: who is called what.
#[derive(Clone, Copy)]
pub struct Teller<'a> {
    /// The language.
    pub texts: &'static Texts,
    /// The game.
    pub session: &'a Session,
}

/// A side of a fight as it is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fighter {
    /// The side.
    pub color: Color,
    /// The kind, if it was shown.
    pub role: Option<Role>,
    /// Whether it belongs to whoever is at the bottom of the board.
    pub mine: bool,
    /// Whose it is, or who attacks.
    pub owner: AttrValue,
    /// What it is called.
    pub name: AttrValue,
    /// Whether it was removed.
    pub fell: bool,
}

/// A fight as it is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FightView {
    /// The attacker.
    pub attacker: Fighter,
    /// The defender.
    pub defender: Fighter,
    /// What it came to.
    pub result: AttrValue,
    /// Where the defender stood.
    pub at: Square,
}

/// An entry of the move list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ply {
    /// Its number in the log.
    pub index: usize,
    /// Who did it.
    pub by: Color,
    /// The move.
    pub text: AttrValue,
    /// The fight: attacker, defender.
    pub fight: Option<[(Color, &'static str, bool); 2]>,
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
    near(rules.turn_limit, turns).map(Warning::Length).or_else(|| near(rules.quiet_limit, quiet).map(Warning::Quiet))
}

impl Teller<'_> {
    /// What a side is called.
    pub fn name(&self, color: Color) -> AttrValue {
        let words = &self.texts.words;
        match (self.session.seat(color), self.session.opponent()) {
            (Seat::Person(_), Opponent::Computer(_)) => words.you.into(),
            (Seat::Computer(_), Opponent::Computer(_)) => words.computer.into(),
            (Seat::Person(name), _) if !name.is_empty() => name.clone().into(),
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

    /// What is played: the edition and the level.
    pub fn title(&self) -> AttrValue {
        let words = &self.texts.words;
        let edition = words.edition(self.session.variant());
        match self.session.opponent() {
            Opponent::Computer(level) => format!("{edition} · {}", words.level(level)).into(),
            _ => edition.into(),
        }
    }

    /// The name of a kind.
    pub fn piece(&self, color: Color, role: Role) -> &'static str {
        self.texts.pieces.name(self.session.variant().names, color, role)
    }

    fn fighter_name(&self, color: Color, role: Option<Role>) -> &'static str {
        role.map_or(self.texts.play.a_piece, |role| self.piece(color, role))
    }

    fn is_you(&self, color: Color) -> bool {
        self.session.only_person() == Some(color)
    }

    /// What a fight came to, in words.
    fn fight_result(&self, by: Color, fight: Fight, end: bool) -> String {
        use vexillum_engine::Skills;
        let play = &self.texts.play;
        let names = (self.fighter_name(by, fight.attacker), self.fighter_name(!by, fight.defender));
        let skills = fight.defender.map(|role| self.session.variant().army.unit(role).skills);
        let has = |skill| skills.is_some_and(|skills| skills.has(skill));
        let text = match (fight.attacker_fell, fight.defender_fell) {
            (false, true) if end && has(Skills::PRIZE) => play.takes_flag,
            (false, true) => play.wins,
            (true, false) if has(Skills::EXPLOSIVE) => play.blown_up,
            (true, false) => play.falls,
            (true, true) => play.both_fall,
            (false, false) => play.nobody_falls,
        };
        text(names.0, names.1)
    }

    /// A fight as it is shown; nothing if there was none.
    pub fn fight(&self, happening: &Happening, bottom: Color) -> Option<FightView> {
        let (fight, (_, at), by) = (happening.fight?, happening.path?, happening.by);
        let play = &self.texts.play;
        let side = |color: Color, role, fell, owner: AttrValue| Fighter {
            color,
            role,
            mine: color == bottom,
            owner,
            name: self.fighter_name(color, role).into(),
            fell,
        };
        let attacks = if self.is_you(by) { play.you_attack.into() } else { (play.attacks)(&self.name(by)).into() };
        Some(FightView {
            attacker: side(by, fight.attacker, fight.attacker_fell, attacks),
            defender: side(!by, fight.defender, fight.defender_fell, self.name(!by)),
            result: self.fight_result(by, fight, happening.end.is_some()).into(),
            at,
        })
    }

    /// What happened, in words; nothing if there is nothing to tell.
    pub fn tell(&self, happening: &Happening) -> Option<AttrValue> {
        let play = &self.texts.play;
        let name = self.name(happening.by);
        match (happening.path, happening.fight, happening.told) {
            (Some((from, to)), Some(fight), _) => {
                let result = self.fight_result(happening.by, fight, happening.end.is_some());
                Some(format!("{name}: {}. {result}.", (play.attack_ply)(from, to)).into())
            }
            (Some((from, to)), None, Some(role)) => {
                Some((play.moved_known)(&name, self.piece(happening.by, role), from, to).into())
            }
            (Some((from, to)), None, None) => Some((play.moved)(&name, from, to).into()),
            (None, ..) if !happening.offer || happening.end.is_some() => None,
            (None, ..) if self.is_you(happening.by) => Some(play.draw_offered.into()),
            (None, ..) => Some((play.offers_draw)(&name).into()),
        }
    }

    /// An entry of the move list; nothing for what is no move.
    pub fn ply(&self, index: usize, happening: &Happening) -> Option<Ply> {
        let (from, to) = happening.path?;
        let play = &self.texts.play;
        let look = Look::from(self.session.variant());
        let rank = |role: Option<Role>| role.map_or("?", |role| look.rank(role));
        let fight = happening.fight.map(|fight| {
            [
                (happening.by, rank(fight.attacker), fight.attacker_fell),
                (!happening.by, rank(fight.defender), fight.defender_fell),
            ]
        });
        let form = if fight.is_some() { play.attack_ply } else { play.ply };
        Some(Ply { index, by: happening.by, text: form(from, to).into(), fight })
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

    /// Why a try is refused.
    pub fn refusal(&self, why: Illegal) -> AttrValue {
        (self.texts.play.illegal)(why).into()
    }
}
