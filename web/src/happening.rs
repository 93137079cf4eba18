//! What an entry of the game's log comes to, made from the events that one player was told (N3).

#[cfg(test)]
mod tests;

use vexillum_engine::notation::Line;
use vexillum_engine::{Action, Card, Color, Event, Outcome, Question, Role, RoleSet, Square, SquareSet};

/// What was done and what came of it. An answer to an attack, and a rescue, tells the whole turn that it belongs to.
#[derive(Clone, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is something that can have happened by its own name")]
pub struct Happening {
    /// Whose turn it is told of; the one who answered at the first deal.
    pub by: Color,
    /// The action in the notation (N2), in the form in which whoever looks may see it.
    pub form: String,
    /// The action, if the form tells it whole.
    pub action: Option<Action>,
    /// The question that it answers.
    pub answers: Option<Question>,
    /// The question that it leaves open.
    pub asks: Option<Question>,
    /// From where to where a piece went or attacked; two pieces that changed places.
    pub path: Option<(Square, Square)>,
    /// Whether two pieces changed places.
    pub swapped: bool,
    /// Where a piece stood when it attacked or pointed at another, and where that stood.
    pub aim: Option<(Square, Square)>,
    /// Whether it attacked.
    pub attacked: bool,
    /// The kinds that were shown, with the square.
    pub shown: Vec<(Square, Role)>,
    /// What was told of a piece that was not shown: one of these kinds.
    pub hint: Option<(Square, RoleSet)>,
    /// As what a piece was named, and whether rightly.
    pub guess: Option<(Role, bool)>,
    /// Where pieces were removed.
    pub fell: SquareSet,
    /// What was told of their kinds: printed color and kind.
    pub taken: Vec<(Color, Role)>,
    /// Whether a piece changed sides.
    pub turned: bool,
    /// A rescued piece: where it was put, and its kind, if that was told.
    pub placed: Option<(Square, Option<Role>)>,
    /// The cards that were played open.
    pub cards: Vec<(Color, Card)>,
    /// Whether an Attack card lies face down.
    pub laid: bool,
    /// Whether cards were put under a pile.
    pub under: bool,
    /// The cards that were drawn, as far as they were told.
    pub drawn: Vec<Card>,
    /// Whether a draw was offered.
    pub offer: bool,
    /// The end of the game.
    pub end: Option<Outcome>,
}

/// The question that an action of that form answers.
pub fn answered(form: &str) -> Option<Question> {
    let (name, _) = form.split_once(':')?;
    Question::ALL.into_iter().find(|question| question.name() == name)
}

impl Happening {
    /// Reads an entry that begins something: who did it, in which form it may be seen, and the events.
    pub fn new(by: Color, form: String, line: &Line) -> Self {
        let mut happening = Self {
            by,
            action: form.parse().ok(),
            answers: answered(&form),
            form,
            asks: None,
            path: None,
            swapped: false,
            aim: None,
            attacked: false,
            shown: Vec::new(),
            hint: None,
            guess: None,
            fell: SquareSet::EMPTY,
            taken: Vec::new(),
            turned: false,
            placed: None,
            cards: Vec::new(),
            laid: false,
            under: false,
            drawn: Vec::new(),
            offer: false,
            end: None,
        };
        happening.follow(line);
        happening
    }

    /// The same turn after the answer to what it had left open.
    #[must_use]
    pub fn answered(mut self, form: &str, line: &Line) -> Self {
        self.answers = self.asks.take();
        if !form.ends_with(":none") {
            self.form = format!("{} {form}", self.form);
        }
        self.follow(line);
        self
    }

    fn follow(&mut self, line: &Line) {
        for told in &line.events {
            self.take(told.event);
        }
    }

    fn take(&mut self, event: Event) {
        match event {
            Event::Ask(_, question) => self.asks = Some(question),
            // The winner's advance goes where it attacked.
            Event::Move { .. } if self.attacked => {}
            Event::Move { from, to } => self.go(from, to),
            Event::Attack { from, to } => {
                self.attacked = true;
                self.aim = Some((from, to));
                if !self.swapped {
                    self.go(from, to);
                }
            }
            Event::Target { from, to } => self.aim = Some((from, to)),
            Event::Show(square, role) => self.shown.push((square, role)),
            Event::Hint(square, kinds) => self.hint = Some((square, kinds)),
            Event::Guess(_, role, right) => self.guess = Some((role, right)),
            Event::Remove(square) => self.fell.insert(square),
            Event::Taken(color, role) => self.taken.push((color, role)),
            Event::Place(square, role) => {
                let told = self.placed.and_then(|(_, role)| role);
                self.placed = Some((square, role.or(told)));
            }
            Event::Owner(..) => self.turned = true,
            Event::Swap(a, b) => {
                self.swapped = true;
                self.path = Some((a, b));
            }
            Event::Card(color, card) => {
                self.laid = false;
                self.cards.push((color, card));
            }
            Event::Lay(..) => self.laid = true,
            Event::Draw(_, card) => self.drawn.extend(card),
            Event::Under(..) => self.under = true,
            Event::Offer(_) => self.offer = true,
            Event::End(outcome) => self.end = Some(outcome),
            Event::Turn(_) => {}
        }
    }

    fn go(&mut self, from: Square, to: Square) {
        let start = self.path.map_or(from, |(start, _)| start);
        self.path = Some((start, to));
    }

    /// The kind that was shown on a square.
    pub fn shown_on(&self, square: Square) -> Option<Role> {
        self.shown.iter().rev().find(|(at, _)| *at == square).map(|&(_, role)| role)
    }

    /// The cards that a side played.
    pub fn cards_of(&self, color: Color) -> impl Iterator<Item = Card> + '_ {
        self.cards.iter().filter(move |(by, _)| *by == color).map(|&(_, card)| card)
    }

    /// What is marked as the last move: from where to where.
    pub fn marks(&self) -> Option<(Square, Square)> {
        let placed = self.placed.map(|(square, _)| (square, square));
        placed.or(self.path).or(self.aim)
    }

    /// From where to where a piece is seen to go before it acts.
    pub fn approach(&self) -> Option<(Square, Square)> {
        let (path, at) =
            (self.path.filter(|_| self.answers.is_none())?, self.aim.map(|(from, _)| from).or(self.rampage()));
        let way = if self.swapped { path } else { (path.0, at?) };
        Some(way).filter(|(from, to)| from != to)
    }

    /// From where to where a piece is seen to go when it is over.
    pub fn slide(&self) -> Option<(Square, Square)> {
        match (self.path?, self.aim) {
            // A rescue comes after the move that earned it.
            _ if self.answers == Some(Question::Rescue) || self.rampage().is_some() => None,
            (path, None) => Some(path),
            (_, Some((from, to))) => {
                let advances = self.attacked && self.fell.contains(to) && !self.fell.contains(from);
                advances.then_some((from, to))
            }
        }
    }

    /// Where a piece that goes on a Rampage stands.
    pub fn rampage(&self) -> Option<Square> {
        match self.action {
            Some(Action::Rampage { to, .. }) => Some(to),
            _ => None,
        }
    }
}
