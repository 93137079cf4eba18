//! What can be chosen beside the board: chips, kinds of pieces, cards.

use vexillum_engine::{Action, Card, CardKind, Question, Role, Skills, Unit};
use yew::AttrValue;

use super::Choosing;
use crate::components::piece::Face;
use crate::display::Teller;
use crate::selection::pick::{Pick, Way};
use crate::selection::{Order, Step};

/// A chip.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chip {
    /// Its word.
    pub label: &'static str,
    /// Its picture: the file and the id.
    pub picture: Option<(&'static str, &'static str)>,
    /// What it is.
    pub kind: ChipKind,
    /// What it orders.
    pub order: Order,
}

/// What a chip is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChipKind {
    /// One of several, pressed or not.
    Choice(bool),
    /// It completes an action.
    Primary,
    /// Something else.
    Plain,
}

/// Kinds of pieces of which one can be chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kinds {
    /// What they are.
    pub label: &'static str,
    /// The kinds.
    pub choices: Vec<KindChoice>,
}

/// A kind of pieces that can be chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KindChoice {
    /// The kind.
    pub role: Role,
    /// A piece of it.
    pub face: Face,
    /// Its name.
    pub name: AttrValue,
    /// What is said of it.
    pub note: AttrValue,
    /// Whether the player knows that it is not so.
    pub unlikely: bool,
    /// Whether it is chosen, where it stays seen.
    pub pressed: Option<bool>,
}

const WAY_PICTURES: [&str; 7] = ["move", "flight", "detect", "enchant", "arrow", "rampage", "name"];

impl Choosing {
    /// What a group of chips is for: the piece whose ways they are; none if they are no group.
    pub fn group(&self, teller: &Teller) -> Option<String> {
        let role = self.picked_role().filter(|_| !self.ways(teller).is_empty())?;
        Some((teller.texts.orders.does)(&teller.piece(self.view.me(), role)))
    }

    /// The chips, in order.
    pub fn chips(&self, teller: &Teller) -> Vec<Chip> {
        let texts = &teller.texts.orders;
        let mut chips = self.ways(teller);
        // A question can be declined whatever has been picked; the first deal has a dialog of its own.
        let options = match self.question() {
            None => self.options(),
            Some(Question::Redraw) => Vec::new(),
            Some(_) => self.selection.first(0).options(&self.actions),
        };
        chips.extend(options.into_iter().filter_map(|(pick, action)| completing(teller, pick, action)));
        let first = self.selection.picks().get(0);
        let back = match first {
            Some(Pick::Card(_)) => Some(texts.put_back),
            Some(Pick::Piece(_)) if !self.chosen().is_empty() => Some(texts.cancel),
            _ => None,
        };
        let turn = self.question().is_none();
        chips.extend(back.filter(|_| turn).map(|label| Chip {
            label,
            picture: Some(("ui", "close")),
            kind: ChipKind::Plain,
            order: Order::Cancel,
        }));
        chips
    }

    /// The ways of the piece that is picked up, if it has several and nothing more is chosen.
    fn ways(&self, teller: &Teller) -> Vec<Chip> {
        let picks = self.selection.picks();
        if picks.count() != 2 || self.selection.way().is_none() {
            return Vec::new();
        }
        let options = self.selection.first(1).options(&self.actions);
        let offered = |way: &Way| options.iter().any(|&(pick, _)| pick == Pick::Way(*way));
        let ways: Vec<Way> = Way::ALL.into_iter().filter(offered).collect();
        let chip = |&way: &Way| Chip {
            label: teller.texts.orders.ways[way.index()],
            picture: Some(("powers", WAY_PICTURES[way.index()])),
            kind: ChipKind::Choice(self.selection.way() == Some(way)),
            order: Order::Pick(Pick::Way(way)),
        };
        if ways.len() > 1 { ways.iter().map(chip).collect() } else { Vec::new() }
    }

    /// The kinds that can be named or brought back.
    pub fn kinds(&self, teller: &Teller) -> Option<Kinds> {
        let texts = &teller.texts.orders;
        let rescue = self.question() == Some(Question::Rescue);
        let options = if rescue { self.selection.first(0).options(&self.actions) } else { self.options() };
        let offered = |role: &Role| options.iter().any(|(pick, _)| *pick == Pick::Kind(*role));
        // Strongest first, then what has no rank: the order of R2.
        let units = self.view.variant().army.units();
        let (ranked, others): (Vec<&Unit>, Vec<&Unit>) = units.partition(|unit| unit.strength.is_some());
        let roles = ranked.into_iter().rev().chain(others).map(|unit| unit.role).filter(offered);
        let choices: Vec<KindChoice> =
            roles.map(|role| if rescue { self.captured(teller, role) } else { self.guess(teller, role) }).collect();
        let label = if rescue { texts.captured } else { texts.name_a_kind };
        (!choices.is_empty()).then_some(Kinds { label, choices })
    }

    fn captured(&self, teller: &Teller, role: Role) -> KindChoice {
        let me = self.view.me();
        KindChoice {
            role,
            face: Face::mine(me, role),
            name: teller.piece(me, role).text(),
            note: (teller.texts.orders.times)(self.view.mine().lost()[role as usize]).into(),
            unlikely: false,
            pressed: Some(self.selection.picks().get(0) == Some(Pick::Kind(role))),
        }
    }

    fn guess(&self, teller: &Teller, role: Role) -> KindChoice {
        let texts = &teller.texts.orders;
        let enemy = !self.view.me();
        let count = self.view.variant().army.unit(role).count;
        let left = count.saturating_sub(self.view.mine().tray(enemy)[role as usize]);
        let target = self.chosen().last().copied();
        let possible = target.is_some_and(|target| self.view.kinds(target).contains(role));
        let wins = self.view.variant().army.unit(role).skills.has(Skills::PRIZE);
        let note = match (left, possible) {
            (0, _) => texts.none_left.into(),
            (_, false) => texts.cannot_be.into(),
            (_, true) if wins => texts.wins.into(),
            (left, true) => (texts.kind_left)(left).into(),
        };
        KindChoice {
            role,
            face: Face::open(enemy, role),
            name: teller.piece(enemy, role).text(),
            note,
            unlikely: left == 0 || !possible,
            pressed: None,
        }
    }

    /// Whether a card of the hand can be played now.
    pub fn is_playable(&self, card: Card) -> bool {
        let (pick, options) = (Pick::Card(card), self.options());
        let asked = options.iter().any(|(option, _)| matches!(option, Pick::Card(_)));
        if asked && self.selection.picks().get(0).is_some() {
            return options.iter().any(|&(option, _)| option == pick);
        }
        match self.selection.order(&self.actions, Order::Pick(pick)) {
            (_, Step::Act(_)) => true,
            (next, Step::Picked) => {
                next.options(&self.actions).iter().any(|(_, action)| !matches!(action, Action::Exchange(_)))
            }
            _ => false,
        }
    }

    /// The place of a card among the picks, from 1; none if it is not picked.
    pub fn place(&self, card: Card) -> Option<usize> {
        Some(self.selection.picks().iter().position(|pick| pick == Pick::Card(card))? + 1)
    }

    /// Why a card cannot be played now.
    pub fn idle(&self, teller: &Teller, card: Card) -> String {
        let texts = &teller.texts.orders;
        match (self.question(), card.kind()) {
            (Some(_), CardKind::Defence) | (None, _) => (texts.idle)(card.kind(), teller.texts.cards.name(card)),
            (Some(_), _) => teller.texts.fill(self.view.variant().names, texts.idle_answer),
        }
    }
}

/// The chip that completes an action.
fn completing(teller: &Teller, pick: Pick, action: Action) -> Option<Chip> {
    let texts = &teller.texts.orders;
    let (label, picture) = match (pick, action) {
        (Pick::Plain, Action::Fly { .. }) => (texts.stay, Some(("ui", "check"))),
        (Pick::Plain, Action::Play { move_card: Some(Card::Swap), .. }) => {
            (texts.without_attack, Some(("ui", "check")))
        }
        (Pick::Plain, _) => (texts.without_card, Some(("ui", "clash"))),
        (Pick::Confirm, Action::Rampage { .. }) => (texts.ways[Way::Rampage.index()], Some(("powers", "rampage"))),
        (Pick::Confirm, _) => (texts.exchange, Some(("ui", "swap"))),
        (Pick::Decline, Action::Rescue(_)) => (texts.no_rescue, None),
        (Pick::Decline, _) => (texts.no_card, None),
        _ => return None,
    };
    let rescue = matches!(action, Action::Rescue(_) | Action::Exchange(_));
    let kind = if rescue { ChipKind::Plain } else { ChipKind::Primary };
    Some(Chip { label, picture, kind, order: Order::Pick(pick) })
}
