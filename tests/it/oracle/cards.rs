//! Battle Cards (R12), apart from their effect in an attack.

use super::act::Act;
use super::turn::Ask;
use super::{At, Oracle, SIDES, STRAIGHT, name, next_to, step};

/// All cards in the order of N1.
pub(crate) const DECK: [&str; 15] = [
    "boat", "jump", "charge2", "charge3", "feint", "swap", "a+1", "a+2", "a+3", "mock", "armour", "spy", "d+1", "d+2",
    "d+3",
];
const MOVE: [&str; 5] = ["boat", "jump", "charge2", "charge3", "feint"];
const ATTACK: [&str; 6] = ["a+1", "a+2", "a+3", "mock", "armour", "spy"];
pub(super) const DEFENCE: [&str; 3] = ["d+1", "d+2", "d+3"];

/// Cards of both sides; the first card of a pile is its top.
#[derive(Clone, Default)]
pub(super) struct Cards {
    pub(super) hands: [Vec<String>; 2],
    piles: [Vec<String>; 2],
    discards: [Vec<String>; 2],
    /// Cards that the owner put under the pile.
    under: [Vec<String>; 2],
    /// True for a side whose last turn was an exchange.
    pub(super) exchanged: [bool; 2],
}

/// List of cards in the form of `hand` and `pile`.
pub(crate) fn list(cards: &[String]) -> String {
    if cards.is_empty() { String::from("none") } else { cards.join(",") }
}

/// Set of cards, in the order of N1.
fn set(cards: &[String]) -> String {
    let there = |card: &&str| cards.iter().any(|other| other == card);
    list(&DECK.into_iter().filter(there).map(str::to_owned).collect::<Vec<_>>())
}

impl Cards {
    /// Takes a card out of a hand.
    pub(super) fn take(&mut self, side: usize, card: &str) {
        let index = self.hands[side].iter().position(|other| other == card).expect("a card in hand");
        self.hands[side].remove(index);
    }

    /// Lines of `view`.
    pub(super) fn view(&self, player: usize) -> Vec<String> {
        vec![
            format!("hand {}", set(&self.hands[player])),
            format!("hands {} {}", self.hands[0].len(), self.hands[1].len()),
            format!("piles {} {}", self.piles[0].len(), self.piles[1].len()),
            format!("discards {} / {}", set(&self.discards[0]), set(&self.discards[1])),
            format!("under {}", list(&self.under[player])),
        ]
    }
}

impl Oracle {
    /// Given hands and piles of both sides; all other cards are discarded.
    pub(crate) fn hold(&mut self, hands: &[Vec<String>; 2], piles: &[Vec<String>; 2]) {
        self.cards = Cards { hands: hands.clone(), piles: piles.clone(), ..Cards::default() };
        for side in [0, 1] {
            let is_gone = |card: &&str| !hands[side].iter().chain(&piles[side]).any(|other| other == card);
            self.cards.discards[side] = DECK.iter().filter(|card| is_gone(card)).map(|&card| card.to_owned()).collect();
        }
        self.begin();
    }

    /// Deal of two shuffled decks, with its events (R12.2).
    pub(crate) fn deal(&mut self, decks: [Vec<String>; 2]) -> Vec<String> {
        self.cards = Cards { piles: decks, ..Cards::default() };
        for side in [0, 1] {
            (0..3).for_each(|_| self.draw(side));
        }
        self.over = None;
        self.ask_redraw(0);
        std::mem::take(&mut self.events)
    }

    fn ask_redraw(&mut self, side: usize) {
        self.side = side;
        self.ask = Ask::Redraw;
        self.tell(format!("ask {} redraw", SIDES[side]));
    }

    pub(super) fn redraws(&self) -> Vec<Act> {
        let hand = &self.cards.hands[self.side];
        let mut acts = vec![Act::Redraw(Vec::new())];
        for first in hand {
            for second in hand.iter().filter(|card| *card != first) {
                for third in hand.iter().filter(|card| *card != first && *card != second) {
                    acts.push(Act::Redraw(vec![first.clone(), second.clone(), third.clone()]));
                }
            }
        }
        acts
    }

    pub(super) fn redraw(&mut self, cards: &[String]) {
        let side = self.side;
        self.saw(if cards.is_empty() { "no redraw" } else { "redraw" });
        for card in cards {
            self.put_under(side, card);
        }
        for _ in cards {
            self.draw(side);
        }
        if side == 0 { self.ask_redraw(1) } else { self.pass(0) }
    }

    fn draw(&mut self, side: usize) {
        let card = self.cards.piles[side].remove(0);
        if self.cards.under[side].len() > self.cards.piles[side].len() {
            self.saw("a card drawn that was put under");
            self.cards.under[side].remove(0);
        }
        self.tell(format!("draw {}", SIDES[side]));
        self.tell(format!("draw {} {card} to {}", SIDES[side], SIDES[side]));
        self.cards.hands[side].push(card);
    }

    fn put_under(&mut self, side: usize, card: &str) {
        self.cards.take(side, card);
        self.cards.piles[side].push(card.to_owned());
        self.cards.under[side].push(card.to_owned());
        self.tell(format!("under {}", SIDES[side]));
        self.tell(format!("under {} {card} to {}", SIDES[side], SIDES[side]));
    }

    /// Plays a card from a hand, face up.
    pub(super) fn spend(&mut self, side: usize, card: &str) {
        self.cards.take(side, card);
        self.reveal(side, card);
    }

    /// Reveals a card that was laid face down.
    pub(super) fn reveal(&mut self, side: usize, card: &str) {
        self.saw(format!("card {card}"));
        self.cards.discards[side].push(card.to_owned());
        self.tell(format!("card {} {card}", SIDES[side]));
    }

    /// Draws cards at the end of a turn (R12.5).
    pub(super) fn draw_at_the_end(&mut self, side: usize) {
        let missing = 3_usize.saturating_sub(self.cards.hands[side].len());
        let wanted = if self.cards.exchanged[side] { 0 } else { missing.min(self.edition.refill) };
        if wanted > 1 {
            self.saw("several cards drawn");
        }
        for _ in 0..wanted {
            if self.cards.piles[side].is_empty() {
                self.saw("no card to draw");
            } else {
                self.draw(side);
            }
        }
    }

    /// Adds the exchanges of a card (R12.3).
    pub(super) fn exchanges(&self, side: usize, acts: &mut Vec<Act>) {
        let hand = &self.cards.hands[side];
        if hand.is_empty() {
            return;
        }
        if self.cards.piles[side].is_empty() {
            self.saw("exchange refused since the pile is empty");
        } else if self.cards.exchanged[side] {
            self.saw("exchange refused twice running");
        } else {
            acts.extend(hand.iter().map(|card| Act::Exchange(card.clone())));
        }
    }

    pub(super) fn exchange(&mut self, card: &str) {
        let side = self.deed.side;
        self.saw("exchange");
        self.cards.exchanged[side] = true;
        self.put_under(side, card);
        self.draw(side);
        self.finish();
    }

    fn holds(&self, side: usize, card: &str) -> bool {
        self.cards.hands[side].iter().any(|other| other == card)
    }

    /// Attack cards that fit an attack of a piece.
    pub(super) fn attack_cards(&self, side: usize, piece: usize) -> Vec<String> {
        let bluff = self.edition.is_on("tactical-reveal") && !self.cards.hands[1 - side].is_empty();
        let fits = |card: &str| self.holds(side, card) && (card != "spy" || bluff || self.pieces[piece].kind == 'S');
        ATTACK.into_iter().filter(|card| fits(card)).map(str::to_owned).collect()
    }

    /// Adds moves and attacks with Move cards (R12.6-R12.9).
    pub(super) fn card_moves(&self, side: usize, piece: usize, from: At, acts: &mut Vec<Act>) {
        for card in MOVE.into_iter().filter(|card| self.holds(side, card)) {
            let mut ends = Vec::new();
            for way in STRAIGHT {
                let over = |range: std::ops::Range<i8>| range.map(move |distance| step(from, way, distance));
                match card {
                    "boat" if self.edition.is_lake(step(from, way, 1)) => {
                        ends.extend(over(1..13).find(|&at| !self.edition.is_lake(at)));
                    }
                    "jump" if self.piece_at(step(from, way, 1)).is_some() => ends.push(step(from, way, 2)),
                    "charge2" if over(1..2).all(|at| self.is_empty(at)) => ends.push(step(from, way, 2)),
                    "charge3" if over(1..3).all(|at| self.is_empty(at)) => ends.push(step(from, way, 3)),
                    _ => {}
                }
            }
            if card == "feint" {
                let reach = if self.pieces[piece].kind == '2' { 12 } else { 1 };
                for way in [(1, 1), (1, -1), (-1, -1), (-1, 1)] {
                    let free = (1..=reach).take_while(|&far| (1..far).all(|near| self.is_empty(step(from, way, near))));
                    ends.extend(free.map(|far| step(from, way, far)));
                }
            }
            for to in ends {
                self.add(side, piece, Some(card), &[from, to], acts);
            }
        }
    }

    /// Adds Swaps and the attacks after them (R12.10).
    pub(super) fn swaps(&self, side: usize, movable: &[(usize, At)], acts: &mut Vec<Act>) {
        if !self.holds(side, "swap") {
            return;
        }
        for &(one, from) in movable {
            for &(other, to) in movable.iter().filter(|(_, to)| from < *to && (from.0 == to.0 || from.1 == to.1)) {
                acts.push(Act::Swap { between: [from, to], attack: None });
                if !self.edition.is_on("swap-then-attack") {
                    continue;
                }
                for (piece, at) in [(one, to), (other, from)] {
                    for (_, target) in self.standing(1 - side).into_iter().filter(|(_, target)| next_to(*target, at)) {
                        let cards = self.attack_cards(side, piece).into_iter();
                        acts.extend(
                            cards.map(|with| Act::Swap { between: [from, to], attack: Some((at, target, with)) }),
                        );
                    }
                }
            }
        }
    }

    pub(super) fn swap(&mut self, between: [At; 2], attack: Option<&(At, At, String)>) {
        let me = self.deed.side;
        self.spend(me, "swap");
        let with = attack.map(|(_, _, with)| with.as_str());
        let laid = self.bring(with);
        let pieces = between.map(|at| self.piece_at(at).expect("a piece of one's own"));
        self.tell(format!("swap {} {}", name(between[0]), name(between[1])));
        for (piece, at) in [(pieces[0], between[1]), (pieces[1], between[0])] {
            self.pieces[piece].at = Some(at);
            self.pieces[piece].moved = true;
            self.narrow(piece, |kind| !"BF".contains(kind));
        }
        let Some(&(from, to, _)) = attack else { return self.finish() };
        self.saw(if with == Some("mock") { "swap, then Mock" } else { "swap, then attack" });
        let (attacker, target) = (self.piece_at(from).expect("one of the two"), self.piece_at(to).expect("an enemy"));
        if with != Some("mock") {
            self.deed.crossed = Some((attacker, self.borders(&[from, to])));
        }
        self.attack(attacker, target, with, laid, None);
    }
}
