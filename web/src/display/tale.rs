//! What happened, in words and as a band over the board.

#[cfg(test)]
mod tests;

use vexillum_engine::{Action, Card, Color, Pointing, Question, Role, Skills, Square};
use yew::AttrValue;

use super::Teller;
use crate::components::piece::Face;
use crate::happening::Happening;
use crate::i18n::scene::Scene;
use crate::name::{Name, list};
use crate::settings::Numbering;
use crate::sight::Sight;

/// A side of the band.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fighter {
    /// The piece.
    pub face: Face,
    /// Whose it is, or who attacks.
    pub owner: AttrValue,
    /// What it is called.
    pub name: AttrValue,
    /// The cards that were played for it.
    pub cards: Vec<Card>,
    /// Whether it was removed.
    pub fell: bool,
}

/// A band over the board: two pieces face each other, or one reaches several.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Band {
    /// The piece that acted.
    pub attacker: Fighter,
    /// The piece to which it was done.
    pub defender: Option<Fighter>,
    /// The pieces that a Rampage reached, and whether they were removed.
    pub hits: Vec<(Face, bool)>,
    /// The name of the picture of the power that was used; none in a fight.
    pub power: Option<&'static str>,
    /// What it came to.
    pub result: AttrValue,
    /// From where to where it reached.
    pub line: (Square, Square),
    /// Where a flight began that ended in this attack.
    pub flown: Option<Square>,
}

/// An entry of the log that is told to whoever looks.
pub struct Tale<'a> {
    /// The words.
    pub teller: Teller<'a>,
    /// The entry.
    pub happening: &'a Happening,
    /// The board in the midst of it.
    pub stage: &'a Sight,
    /// Whose side is at the bottom of the board.
    pub bottom: Color,
}

/// The picture of the power with which an entry of the log came about.
pub(super) fn power_picture(happening: &Happening) -> Option<&'static str> {
    match happening.action {
        Some(Action::Point { power, .. }) => Some(match power {
            Pointing::Detect => "detect",
            Pointing::Enchant => "enchant",
            Pointing::Arrow => "arrow",
        }),
        Some(Action::Name { .. }) => Some("name"),
        Some(Action::Rampage { .. }) => Some("rampage"),
        _ => None,
    }
}

impl Tale<'_> {
    pub(super) fn words(&self) -> &'static Scene {
        &self.teller.texts.scene
    }

    /// The piece that stands there, as far as whoever looks knows it or was shown it.
    pub(super) fn face(&self, square: Square) -> Face {
        let unseen = Face::back(self.happening.by);
        let face = self.stage.face(square, self.bottom).unwrap_or(unseen);
        Face { role: self.happening.shown_on(square).or(face.role), moved: false, ..face }
    }

    pub(super) fn name(&self, square: Square) -> String {
        let face = self.face(square);
        let printed = face.printed();
        if let Some(role) = face.role {
            return self.teller.piece(printed, role).to_string();
        }
        match self.happening.hint {
            Some((at, kinds)) if at == square => {
                let look = self.teller.look();
                let name = |role: Role| match self.stage.variant().army.unit(role).rank() {
                    Some(_) => look.rank(role).into(),
                    None => self.teller.piece(printed, role),
                };
                let names: Vec<Name> = kinds.iter().map(name).collect();
                (self.words().one_of)(&list(&names))
            }
            _ => self.words().a_piece.to_owned(),
        }
    }

    /// What an attack came to, from and on which square.
    fn fight_result(&self, (from, to): (Square, Square)) -> String {
        let words = self.words();
        let happening = self.happening;
        let (attacker, defender) = (self.name(from), self.name(to));
        let army = &self.stage.variant().army;
        let has = |skill| self.face(to).role.is_some_and(|role| army.unit(role).skills.has(skill));
        let text = match (happening.fell.contains(from), happening.fell.contains(to)) {
            (false, true) if happening.end.is_some() && has(Skills::PRIZE) => words.takes_flag,
            (false, true) => words.wins,
            (true, false) if has(Skills::EXPLOSIVE) => words.blown_up,
            (true, false) => words.falls,
            (true, true) => words.both_fall,
            (false, false) => {
                return (words.mock)(&defender);
            }
        };
        let result = text(&attacker, &defender);
        match self.sums((from, to)) {
            Some((attack, defence)) => (words.sums)(&attack, &defence, &result),
            None => result,
        }
    }

    /// The ranks with what cards add to them, where that decided the fight. Nothing where the strongest has the lowest number,
    /// since such sums would read the wrong way.
    fn sums(&self, (from, to): (Square, Square)) -> Option<(String, String)> {
        if self.teller.style.numbering == Numbering::American {
            return None;
        }
        let happening = self.happening;
        let rank = |square| self.stage.variant().army.unit(self.face(square).role?).rank();
        let bonus = |color: Color| happening.cards_of(color).map(Card::bonus).sum::<u8>();
        let (attack, defence) = ((rank(from)?, bonus(happening.by)), (rank(to)?, bonus(!happening.by)));
        let decided = match (happening.fell.contains(from), happening.fell.contains(to)) {
            (false, true) => attack.0 + attack.1 >= defence.0 + defence.1,
            (true, false) => attack.0 + attack.1 < defence.0 + defence.1,
            (fell, _) => fell,
        };
        let sum = |(rank, bonus): (u8, u8)| match bonus {
            0 => rank.to_string(),
            bonus => format!("{rank} + {bonus}"),
        };
        (decided && attack.1 + defence.1 > 0).then(|| (sum(attack), sum(defence)))
    }

    /// What pointing at a piece came to.
    fn power_result(&self, power: Pointing, target: Square) -> String {
        let words = self.words();
        let text = match power {
            Pointing::Detect => words.detected,
            Pointing::Enchant if self.happening.turned => words.enchanted,
            Pointing::Arrow if self.happening.fell.contains(target) => words.shot,
            _ => words.stands,
        };
        text(&self.name(target))
    }

    fn guess_result(&self, target: Square, role: Role, right: bool) -> String {
        let words = self.words();
        if right {
            (words.right)(&self.teller.piece(self.face(target).printed(), role))
        } else {
            words.wrong.to_owned()
        }
    }

    fn rampage_result(&self) -> String {
        let fallen: Vec<String> = self.happening.fell.into_iter().map(|square| self.name(square)).collect();
        let fallen: Vec<&str> = fallen.iter().map(String::as_str).collect();
        let words = self.words();
        if fallen.is_empty() { words.none_fallen.to_owned() } else { (words.fallen)(&(words.parts)(&fallen)) }
    }

    /// What it came to, in a sentence; nothing of what comes to nothing by itself.
    pub(super) fn result(&self) -> Option<String> {
        let happening = self.happening;
        match (happening.aim, happening.action, happening.guess) {
            _ if happening.rampage().is_some() => Some(self.rampage_result()),
            (Some((_, target)), _, Some((role, right))) => Some(self.guess_result(target, role, right)),
            (Some((_, target)), Some(Action::Point { power, .. }), _) => Some(self.power_result(power, target)),
            // What waits for the defender has not come to anything.
            (Some(aim), ..) if happening.attacked && happening.asks != Some(Question::Defend) => {
                Some(self.fight_result(aim))
            }
            _ => None,
        }
    }

    /// The band; nothing if there is nothing to face.
    pub fn band(&self) -> Option<Band> {
        let happening = self.happening;
        // A rescue follows what has been seen already.
        if happening.answers == Some(Question::Rescue) {
            return None;
        }
        let result = self.result()?.into();
        let words = self.words();
        let rampage = happening.rampage();
        let line = rampage.map(|square| (square, square)).or(happening.aim)?;
        let by = happening.by;
        let side = |color: Color, square: Square, owner: AttrValue, name: String| Fighter {
            face: self.face(square),
            owner,
            name: name.into(),
            cards: happening.cards_of(color).collect(),
            fell: happening.fell.contains(square),
        };
        let who = self.teller.name(by);
        let you = self.teller.is_you(by);
        let owner: AttrValue = match (happening.attacked, happening.guess, you) {
            (true, _, true) => words.you_attack.into(),
            (true, _, false) => (words.attacks)(&who).into(),
            (_, Some(_), true) => words.you_name.into(),
            (_, Some(_), false) => (words.names)(&who).into(),
            _ => who.text(),
        };
        let (from, to) = line;
        let (first, second) = match happening.guess {
            Some((role, right)) => {
                let named = self.teller.piece(self.face(to).printed(), role);
                (named.to_string(), if right { named.to_string() } else { (words.not_that)(&named) })
            }
            None => (self.name(from), self.name(to)),
        };
        let reached = happening.shown.iter().filter(|(square, _)| rampage.is_some_and(|beast| beast != *square));
        Some(Band {
            attacker: side(by, from, owner, first),
            defender: rampage.is_none().then(|| side(!by, to, self.teller.name(!by).text(), second)),
            hits: reached.map(|&(square, _)| (self.face(square), happening.fell.contains(square))).collect(),
            power: power_picture(happening),
            result,
            line,
            flown: match happening.action {
                Some(Action::Fly { from, .. }) => Some(from),
                _ => None,
            },
        })
    }
}
