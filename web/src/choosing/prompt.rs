//! What the status line asks of a person who chooses.

use vexillum_engine::{Card, CardKind, Fate, Question, Square};

use super::Choosing;
use crate::components::piece::Face;
use crate::display::Teller;
use crate::i18n::orders::RampageText;
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
            _ if options.is_empty() => Prompt { warns: true, ..(play.stuck)(name).into() },
            (None, _, Some(card)) => with_card(teller, card, name).into(),
            (None, way, None) => (orders.whither[way.map_or(0, Way::index)])(name, piece).into(),
            (Some(to), Some(Way::Flight), _) => (orders.landed)(name, to).into(),
            (Some(to), Some(Way::Name), _) => self.naming(teller, name, piece, to).into(),
            (Some(_), Some(Way::Rampage), _) => self.raging(teller, name),
            (Some(to), ..) => match (options.first(), card) {
                (Some((Pick::Via(_), _)), Some(_)) => (orders.which_attacks)(to).into(),
                (Some((Pick::Via(_), _)), None) => (orders.by_which)(name, to).into(),
                _ if self.view.mine().own(to).is_some() => orders.swapped.to_owned().into(),
                _ => (orders.with_a_card)(name, to).into(),
            },
        }
    }

    pub(super) fn piece_name<'a>(&self, teller: &Teller<'a>, at: Square) -> &'a str {
        let printed = self.view.public().token(at).printed(self.view.me());
        self.view.mine().own(at).map_or(teller.texts.orders.a_piece, |role| teller.piece(printed, role))
    }

    fn card_picked(&self, teller: &Teller, card: Card) -> String {
        let texts = &teller.texts.orders;
        let name = teller.texts.cards.name(card);
        let moves = self.options().iter().any(|(pick, _)| matches!(pick, Pick::Piece(_)));
        match card.kind() {
            kind if !moves => (texts.idle)(kind, name),
            CardKind::Move if card == Card::Swap => (texts.swap_picked)(name),
            CardKind::Move => (texts.card_picked)(name),
            _ => (texts.attack_card_picked)(name),
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
            named.filter(|&(own, _)| own == mine).map(|(_, name)| name).collect::<Vec<_>>()
        };
        let text = RampageText {
            piece,
            to,
            fate,
            hits: &falls(false),
            doubts: others.iter().filter(|(_, fate)| *fate == Fate::MayFall).count(),
            risks: &falls(true),
        };
        let warns = !text.risks.is_empty() || fate != Fate::Stands;
        Prompt { warns, ..(teller.texts.orders.rampage)(&text).into() }
    }

    /// Looks the same whatever can be answered.
    fn attacked(&self, teller: &Teller) -> Prompt {
        let texts = &teller.texts.orders;
        let public = self.view.public();
        let Some((from, to)) = public.pending_attack() else { return Prompt::default() };
        let enemy = !self.view.me();
        let role = self.view.known(from);
        let attacker = role.map(|role| teller.piece(enemy, role));
        let yours = self.piece_name(teller, to);
        let face = Some(Face { role, ..Face::back(enemy) });
        if public.pending_card().is_none() && !public.has_laid(enemy) {
            return Prompt { face, ..(texts.attacked)(attacker, yours, to).into() };
        }
        let [text, rest] = (texts.attacked_with)(attacker, yours, to);
        Prompt { text, card: Some((public.pending_card(), rest)), face, warns: false }
    }

    fn rescue(&self, teller: &Teller) -> String {
        let texts = &teller.texts.orders;
        let kind = self.selection.picks().get(0);
        match (kind, self.last) {
            (Some(Pick::Kind(role)), _) => (texts.bring_back)(teller.piece(self.view.me(), role)),
            (_, last) => (texts.rescue)(last.map_or(teller.texts.orders.a_piece, |at| self.piece_name(teller, at))),
        }
    }
}

fn with_card(teller: &Teller, card: Card, piece: &str) -> String {
    let texts = &teller.texts.orders;
    let form = if card == Card::Swap { texts.swap_first } else { texts.card_and_piece };
    form(teller.texts.cards.name(card), piece)
}
