//! Attacks (R6, R9.1, R9.2, R9.6, R9.9, R12.4, R12.11-R12.15).

use super::act::Act;
use super::cards::DEFENCE;
use super::turn::Ask;
use super::{Oracle, SIDES, name};

/// Attack that waits for the defender.
#[derive(Clone)]
pub(super) struct Clash {
    attacker: usize,
    target: usize,
    with: Option<String>,
    /// True if the card lies face down (R12.15).
    laid: bool,
}

/// Strength of a kind in half ranks (R2); cards add whole ranks.
fn strength(kind: char) -> i32 {
    match kind {
        'M' => 20,
        'P' => 3,
        'S' => 2,
        'I' => 0,
        digit => 2 * digit.to_digit(10).expect("a rank") as i32,
    }
}

/// Bonus of a card such as `a+2` or `d+1` in half ranks; 0 for other cards and none.
fn bonus(card: Option<&str>) -> i32 {
    card.and_then(|card| card[1..].strip_prefix('+')).map_or(0, |plus| 2 * plus.parse::<i32>().expect("a number"))
}

impl Oracle {
    /// True for each piece that stays on the board: attacker and defender.
    fn fight(&self, attacker: char, defender: char, with: Option<&str>, defence: Option<&str>) -> (bool, bool) {
        match (attacker, defender) {
            (_, 'F') | ('3', 'B') | ('S', 'M') => (true, false),
            (_, 'B') if with == Some("armour") => (true, false),
            (_, 'B') => (false, !self.edition.is_on("exploding-bombs")),
            ('S', _) if with == Some("spy") => (true, false),
            ('M', 'S') if self.edition.is_on("spy-strikes-back") => (false, true),
            _ => {
                let (one, other) = (strength(attacker) + bonus(with), strength(defender) + bonus(defence));
                (one > other || (one == other && self.edition.is_on("attackers-advantage")), other > one)
            }
        }
    }

    /// Plays the Attack card; true if it is laid face down.
    pub(super) fn bring(&mut self, with: Option<&str>) -> bool {
        let (me, Some(card)) = (self.deed.side, with) else { return false };
        let laid = self.edition.is_on("tactical-reveal") && !self.cards.hands[1 - me].is_empty();
        if laid {
            self.cards.take(me, card);
            self.tell(format!("lay {}", SIDES[me]));
            self.tell(format!("lay {} {card} to {}", SIDES[me], SIDES[me]));
        } else {
            if self.edition.is_on("tactical-reveal") {
                self.saw("a card played open before an empty hand");
            }
            self.spend(me, card);
        }
        laid
    }

    /// Attacks with a piece from its present square.
    ///
    /// `way` holds the kinds that could make this attack; `None` if every movable kind could.
    pub(super) fn attack(&mut self, attacker: usize, target: usize, with: Option<&str>, laid: bool, way: Option<&str>) {
        let enemy = 1 - self.deed.side;
        let mock = with == Some("mock");
        self.tell(format!("attack {} {}", name(self.place(attacker)), name(self.place(target))));
        self.deed.attack = true;
        self.deed.loud |= !mock;
        if !(laid || mock) {
            self.show(attacker);
        } else if let Some(way) = way {
            self.saw(if mock { "a Mock from afar" } else { "a card laid from afar" });
            self.hint(attacker, |kind| way.contains(kind));
        } else {
            self.narrow(attacker, |kind| !"BF".contains(kind));
        }
        let clash = Clash { attacker, target, with: with.map(str::to_owned), laid };
        if !self.cards.hands[enemy].is_empty() && (laid || !mock) {
            self.tell(format!("ask {} defend", SIDES[enemy]));
            self.side = enemy;
            self.ask = Ask::Defend(clash);
        } else {
            if self.edition.has("deck") {
                self.saw(if mock { "a Mock unasked" } else { "an empty hand is not asked" });
            }
            self.resolve(&clash, None);
        }
    }

    pub(super) fn defences(&self, clash: &Clash) -> Vec<Act> {
        let mut acts = vec![Act::Defend(None)];
        if "BF".contains(self.pieces[clash.target].kind) {
            self.saw("a piece that cannot move is asked for a Defence card");
        } else {
            let cards = self.cards.hands[self.side].iter().filter(|card| DEFENCE.contains(&card.as_str()));
            acts.extend(cards.map(|card| Act::Defend(Some(card.clone()))));
        }
        acts
    }

    pub(super) fn defend(&mut self, card: Option<&str>) {
        let Ask::Defend(clash) = self.ask.clone() else { panic!("nobody asked") };
        let asked = self.side;
        if let Some(card) = card {
            self.spend(asked, card);
        }
        self.resolve(&clash, card);
    }

    fn resolve(&mut self, clash: &Clash, defence: Option<&str>) {
        let me = self.deed.side;
        let &Clash { attacker, target, laid, .. } = clash;
        let with = clash.with.as_deref();
        if let (true, Some(card)) = (laid, with) {
            self.reveal(me, card);
        }
        let (one, other) = (self.pieces[attacker].kind, self.pieces[target].kind);
        if self.edition.has("deck") {
            self.saw(format!("clash {} {}", with.unwrap_or("-"), defence.unwrap_or("-")));
        }
        if with == Some("mock") {
            self.show_to(target, me);
            if other == 'F' {
                self.saw("a Mock on the Flag");
            }
            return self.finish();
        }
        if laid {
            self.show(attacker);
        }
        let outcome = self.fight(one, other, with, defence);
        self.note(one, other, with, outcome);
        if other == 'B' && self.pieces[target].moved {
            self.saw("a Bomb that has moved is hit");
        }
        if self.edition.is_on("silent-defence") && one != '2' {
            self.answer_silently(one, target);
        } else {
            self.show(target);
        }
        let (from, to) = (self.place(attacker), self.place(target));
        for (piece, stays) in [(target, outcome.1), (attacker, outcome.0)] {
            if !stays {
                self.remove(piece);
            }
        }
        if outcome.0 {
            self.steps(attacker, &[from, to]);
            self.deed.arrived = Some(attacker);
        }
        self.deed.flag = other == 'F';
        self.finish();
    }

    /// Reveals as much of the defender as the outcome does (R9.6).
    fn answer_silently(&mut self, attacker: char, target: usize) {
        let outcome = |kind| (kind == 'F', self.fight(attacker, kind, None, None));
        let (real, kinds) = (outcome(self.pieces[target].kind), self.edition.kinds());
        let like: String = kinds.chars().filter(|&kind| outcome(kind) == real).collect();
        if self.pieces[target].kinds.len() == 1 {
            self.saw("a silent answer of a known piece");
            return self.show(target);
        }
        self.hint(target, |kind| like.contains(kind));
        self.saw(if self.pieces[target].kinds.len() > 1 { "a silent hint" } else { "a silent answer that tells all" });
    }

    /// Counts rare situations of attacks.
    fn note(&self, attacker: char, defender: char, with: Option<&str>, outcome: (bool, bool)) {
        match (attacker, defender, with, outcome) {
            (_, 'B', Some("armour"), (true, _)) if attacker != '3' => self.saw("armour against a Bomb"),
            ('S', _, Some("spy"), (true, _)) if !"FM".contains(defender) => self.saw("the Spy card wins"),
            ('S', 'B', Some("spy"), _) => self.saw("the Spy card fails on a Bomb"),
            (_, _, Some("spy"), _) if attacker != 'S' => self.saw("the Spy card as a bluff"),
            ('M', 'S', _, (false, true)) => self.saw("the Spy strikes back"),
            ('I', 'I', _, _) => self.saw("Infiltrator against Infiltrator"),
            (_, 'B', _, (false, false)) => self.saw("a Bomb explodes"),
            _ => {}
        }
    }
}
