//! What the status line asks of a person who chooses.

use vexillum_engine::{Action, Card, CardKind, Fate, Movement, Question, RoleSet, Square, Unit};

use super::Choosing;
use crate::components::piece::Face;
use crate::display::Teller;
use crate::i18n::orders::RampageText;
use crate::name::{Name, list};
use crate::selection::pick::{Pick, Way};

/// What the status line asks.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Prompt {
    /// The words before the card, if there is one.
    pub text: String,
    /// A card within the words (face down where it is not known), and the words after it.
    pub card: Option<(Option<Card>, String)>,
    /// The piece that asks.
    pub face: Option<Face>,
    /// Whether it warns.
    pub warns: bool,
}

impl From<String> for Prompt {
    fn from(text: String) -> Self {
        Self { text, ..Self::default() }
    }
}

impl Choosing {
    /// What the status line asks.
    pub fn prompt(&self, teller: &Teller) -> Prompt {
        match self.question() {
            Some(Question::Defend) => self.attacked(teller),
            Some(Question::Rescue) => self.rescue(teller).into(),
            Some(Question::Redraw) => teller.texts.orders.first_cards.to_owned().into(),
            None => self.turn(teller),
        }
    }

    fn turn(&self, teller: &Teller) -> Prompt {
        let (orders, play) = (&teller.texts.orders, &teller.texts.play);
        let card =
            self.selection.picks().get(0).and_then(|pick| if let Pick::Card(card) = pick { Some(card) } else { None });
        let Some(piece) = self.selection.piece() else {
            return match card {
                Some(card) => self.card_picked(teller, card),
                None if self.view.variant().cards => orders.choose.to_owned(),
                None => play.choose.to_owned(),
            }
            .into();
        };
        let name = self.piece_name(teller, piece);
        let options = self.options();
        match (self.chosen()[..].last().copied(), self.selection.way(), card) {
            _ if options.is_empty() => Prompt { warns: true, ..(play.stuck)(&name).into() },
            (None, _, Some(card)) => with_card(teller, card, &name).into(),
            (None, way, None) => {
                let text = (orders.whither[way.map_or(0, Way::index)])(&name, piece);
                let tells = self.far_tells(piece).then_some(orders.far_shows);
                with_note(text, tells).into()
            }
            (Some(to), Some(Way::Flight), _) => (orders.landed)(&name, to).into(),
            (Some(to), Some(Way::Name), _) => self.naming(teller, &name, piece, to).into(),
            (Some(_), Some(Way::Rampage), _) => self.raging(teller, &name),
            (Some(to), ..) => match (options.first(), card) {
                (Some((Pick::Via(_), _)), Some(_)) => (orders.which_attacks)(to).into(),
                (Some((Pick::Via(_), _)), None) => (orders.by_which)(&name, to).into(),
                _ if self.view.mine().own(to).is_some() => orders.swapped.to_owned().into(),
                _ => (orders.with_a_card)(&name, to).into(),
            },
        }
    }

    pub(super) fn piece_name(&self, teller: &Teller, at: Square) -> Name {
        let printed = self.view.public().token(at).printed(self.view.me());
        self.view.mine().own(at).map_or(teller.texts.orders.a_piece.into(), |role| teller.piece(printed, role))
    }

    fn card_picked(&self, teller: &Teller, card: Card) -> String {
        let texts = &teller.texts.orders;
        let name = teller.texts.cards.name(card);
        let moves = self.options().iter().any(|(pick, _)| matches!(pick, Pick::Piece(_)));
        match card.kind() {
            kind if !moves => (texts.idle)(kind, name),
            CardKind::Move if card == Card::Swap => {
                let ends = !self.view.variant().rules.swap_then_attack;
                with_note((texts.swap_picked)(name), ends.then_some(texts.ends_turn))
            }
            CardKind::Move => (texts.card_picked)(name),
            _ => {
                let [mock, bonus] = texts.attack_card_notes;
                let note = match card {
                    Card::Mock => Some(mock),
                    card if card.bonus() > 0 => Some(bonus),
                    _ => None,
                };
                self.fill(teller, &with_note((texts.attack_card_picked)(name), note))
            }
        }
    }

    fn naming(&self, teller: &Teller, name: &str, from: Square, to: Square) -> String {
        let texts = &teller.texts.orders;
        let chosen = self.chosen();
        match chosen[..] {
            [step, target] => (texts.what)(name, step, target),
            _ if self.view.public().color_at(to).is_some() => (texts.what)(name, from, to),
            _ => (texts.stepped)(name, to),
        }
    }

    fn raging(&self, teller: &Teller, piece: &str) -> Prompt {
        let Some((from, to)) = self.rampage() else { return Prompt::default() };
        let (others, fate) = self.view.rampage(from, to);
        let me = self.view.me();
        let name_at = |square: Square| {
            let own = self.view.mine().own(square).is_some();
            let role = self.view.known(square)?;
            let owner = if own { me } else { !me };
            let printed = self.view.public().token(square).printed(owner);
            Some((own, teller.piece(printed, role)))
        };
        let falls = |mine: bool| {
            let sure = others.iter().filter(|(_, fate)| *fate == Fate::Falls);
            let named = sure.filter_map(|&(square, _)| name_at(square));
            named.filter(|(own, _)| *own == mine).map(|(_, name)| name).collect::<Vec<_>>()
        };
        let (hits, risks) = (falls(false), falls(true));
        let text = RampageText {
            piece,
            to,
            fate,
            hits: &list(&hits),
            doubts: others.iter().filter(|(_, fate)| *fate == Fate::MayFall).count(),
            risks: &list(&risks),
        };
        let warns = !text.risks.is_empty() || fate != Fate::Stands;
        Prompt { warns, ..(teller.texts.orders.rampage)(&text).into() }
    }

    /// An attack, and whether a card can be played. That there is none says why.
    fn attacked(&self, teller: &Teller) -> Prompt {
        let texts = &teller.texts.orders;
        let public = self.view.public();
        let Some((from, to)) = public.pending_attack() else { return Prompt::default() };
        let enemy = !self.view.me();
        let role = self.view.known(from);
        let attacker = role.map(|role| teller.piece(enemy, role));
        let yours = self.piece_name(teller, to);
        let face = Some(Face { role, ..Face::back(enemy) });
        let ask = self.fill(teller, self.defence_question(teller, to));
        if public.pending_card().is_none() && !public.has_laid(enemy) {
            let text = with_note((texts.attacked)(attacker.as_deref(), &yours, to), Some(&ask));
            return Prompt { face, ..text.into() };
        }
        let [text, rest] = (texts.attacked_with)(attacker.as_deref(), &yours, to);
        Prompt { text, card: Some((public.pending_card(), with_note(rest, Some(&ask)))), face, warns: false }
    }

    /// What is asked of a player whose piece on that square is attacked, with slots.
    fn defence_question(&self, teller: &Teller, at: Square) -> &'static str {
        let texts = &teller.texts.orders;
        let [hopeless, none_held] = texts.no_defence;
        let movable = self.view.mine().own(at).is_some_and(|role| self.view.variant().is_movable(role));
        match self.actions.iter().any(|action| matches!(action, Action::Defend(Some(_)))) {
            true => texts.play_a_card,
            false if movable => none_held,
            false => hopeless,
        }
    }

    fn rescue(&self, teller: &Teller) -> String {
        let texts = &teller.texts.orders;
        if let Some(Pick::Kind(role)) = self.selection.picks().get(0) {
            return (texts.bring_back)(&teller.piece(self.view.me(), role));
        }
        let name = self.last.map_or(texts.a_piece.into(), |at| self.piece_name(teller, at));
        if self.actions.iter().any(|action| matches!(action, Action::Rescue(Some(_)))) {
            return (texts.rescue)(&name);
        }
        let [no_rescuer, none_lost] = texts.no_rescue_because;
        let role = self.last.and_then(|at| self.view.mine().own(at));
        let runs = role.is_some_and(|role| self.view.variant().movement(role) == Movement::Slide);
        if runs { no_rescuer(&name) } else { none_lost(&name) }
    }

    /// True if a move that the piece can make would tell the other side what it is (R5.6).
    fn far_tells(&self, from: Square) -> bool {
        let variant = self.view.variant();
        let Some(role) = self.view.mine().own(from) else { return false };
        if variant.movement(role) != Movement::Slide || self.view.public().token(from).kinds == RoleSet::only(role) {
            return false;
        }
        // Two squares straight may be those of another kind.
        let unseen = |unit: &Unit| variant.movement(unit.role) == Movement::Double { shown: false };
        let near = if variant.army.units().any(unseen) { 2 } else { 1 };
        let far = |to: Square| from.line_to(to).is_some_and(|(_, distance)| distance > near);
        self.actions.iter().any(|action| matches!(*action, Action::Move { from: at, to } if at == from && far(to)))
    }

    fn fill(&self, teller: &Teller, text: &str) -> String {
        teller.texts.fill(self.view.variant().names, text)
    }
}

/// A text with a sentence after it, if there is one.
fn with_note(text: String, note: Option<&str>) -> String {
    match note {
        Some(note) => [text.as_str(), note].join(" "),
        None => text,
    }
}

fn with_card(teller: &Teller, card: Card, piece: &str) -> String {
    let texts = &teller.texts.orders;
    let form = if card == Card::Swap { texts.swap_first } else { texts.card_and_piece };
    form(teller.texts.cards.name(card), piece)
}
