//! Checks of events that come from elsewhere, before a view follows them. The engine's own events need none.

use crate::action::Pointing;
use crate::card::{Card, CardKind, CardSet};
use crate::color::Color;
use crate::event::{Audience, Event, Question, Told};
use crate::position::cards::HAND;
use crate::position::misfit::Misfit;
use crate::position::{Phase, Private, Public, rescue};
use crate::role::{Role, RoleSet};
use crate::square::Square;
use crate::unit::{Power, Unit};
use crate::variant::Captured;

type Check = Result<(), Misfit>;

/// `Ok` if the condition holds, else the given contradiction.
fn ensure(holds: bool, otherwise: Misfit) -> Check {
    if holds { Ok(()) } else { Err(otherwise) }
}

/// Possible kinds of the piece on a square, as far as a player knows.
pub(crate) fn kinds(public: &Public, mine: &Private, square: Square) -> RoleSet {
    let known = mine.own(square).or_else(|| mine.seen(square));
    known.map_or_else(|| public.token(square).kinds, RoleSet::only)
}

/// Checks that an event can happen next, as far as its player knows.
///
/// # Errors
/// The contradiction found.
pub(crate) fn check(public: &Public, mine: &Private, told: Told) -> Check {
    ensure(public.phase().outcome().is_none(), Misfit::Over)?;
    let known = Known { public, mine };
    match told.to {
        Audience::Everyone => known.public_event(told.event),
        Audience::Only(color) if color == mine.color() => known.private_event(told.event),
        _ => Err(Misfit::Audience),
    }
}

/// Knowledge of a player.
struct Known<'a> {
    public: &'a Public,
    mine: &'a Private,
}

impl Known<'_> {
    fn public_event(&self, event: Event) -> Check {
        let (public, variant) = (self.public, self.public.variant());
        match event {
            Event::Ask(color, question) => self.ask(color, question),
            Event::Move { from, to } => {
                self.is_occupied_by(public.turn(), from)?;
                self.is_free(to)?;
                self.is_path(from, to, true)?;
                self.can_be(from, |unit| variant.is_movable(unit.role))
            }
            Event::Attack { from, to } => {
                ensure(public.current().attack.is_none(), Misfit::Time)?;
                self.is_occupied_by(public.turn(), from)?;
                self.is_occupied_by(self.other(), to)?;
                self.is_path(from, to, false)?;
                self.can_be(from, |unit| variant.is_movable(unit.role) && unit.attacks())
            }
            Event::Target { from, to } => {
                self.is_occupied_by(public.turn(), from)?;
                self.is_occupied_by(self.other(), to)?;
                self.can_be(from, |unit| matches!(unit.power, Some(Power::Name(_) | Power::Point(..))))
            }
            Event::Show(square, role) => {
                ensure(public.color_at(square).is_some(), Misfit::Square(square))?;
                self.is_among(square, RoleSet::only(role))
            }
            Event::Hint(square, kinds) => {
                ensure(public.color_at(square).is_some(), Misfit::Square(square))?;
                ensure(public.token(square).kinds.and(kinds) == kinds, Misfit::Kind(square))?;
                self.is_among(square, kinds)
            }
            Event::Guess(square, role, right) => {
                self.is_occupied_by(self.other(), square)?;
                let all = variant.army.roles();
                ensure(all.contains(role), Misfit::Kind(square))?;
                self.is_among(square, if right { RoleSet::only(role) } else { all.without(role) })
            }
            Event::Remove(square) => ensure(public.color_at(square).is_some(), Misfit::Square(square)),
            Event::Taken(color, role) => {
                ensure(variant.rules.captured == Captured::Both, Misfit::Audience)?;
                self.taken(color, role)
            }
            Event::Place(square, role) => self.place(square, role),
            Event::Owner(square, color) => {
                ensure(public.turn() == Some(color), Misfit::Time)?;
                self.is_occupied_by(self.other(), square)?;
                let token = public.token(square);
                ensure(token.kinds.len() == 1 && !token.enchanted, Misfit::Kind(square))?;
                let enchants = |unit: &Unit| matches!(unit.power, Some(Power::Point(Pointing::Enchant, _)));
                ensure(variant.army.units().any(enchants), Misfit::Time)
            }
            Event::Swap(a, b) => {
                ensure(variant.cards, Misfit::Time)?;
                ensure(a.line_to(b).is_some(), Misfit::Square(b))?;
                [a, b].into_iter().try_for_each(|square| {
                    self.is_occupied_by(public.turn(), square)?;
                    self.can_be(square, |unit| variant.is_movable(unit.role))
                })
            }
            Event::Card(color, card) => self.card(color, card),
            Event::Lay(color, None) => {
                let current = public.current();
                let lays = public.turn() == Some(color) && public.lays_face_down(color);
                ensure(lays && !current.laid && current.card.is_none(), Misfit::Time)?;
                ensure(public.table().hands[color] > 0, Misfit::Cards(color))
            }
            Event::Draw(color, None) => {
                let table = public.table();
                ensure(variant.cards, Misfit::Time)?;
                ensure(table.piles[color] > 0 && table.hands[color] < HAND, Misfit::Cards(color))
            }
            Event::Under(color, None) => {
                let redraws = public.phase() == Phase::Answer(color, Question::Redraw);
                ensure(variant.cards && (redraws || public.turn() == Some(color)), Misfit::Time)?;
                ensure(public.table().hands[color] > 0, Misfit::Cards(color))
            }
            Event::Lay(..) | Event::Draw(..) | Event::Under(..) => Err(Misfit::Audience),
            Event::Turn(color) => {
                let first = color == Color::Red && public.phase() == Phase::Answer(!color, Question::Redraw);
                let passes = |before: Color| color == !before && public.current().begun;
                ensure(public.turn().map_or(first, passes), Misfit::Time)
            }
            Event::Offer(_) => ensure(public.offer().is_none(), Misfit::Time),
            Event::End(_) => Ok(()),
        }
    }

    /// Checks an event that only this player is told.
    fn private_event(&self, event: Event) -> Check {
        let (public, mine, me) = (self.public, self.mine, self.mine.color());
        let (table, laid) = (public.table(), mine.laid().into_iter().collect());
        let cards = |fits: bool| ensure(public.variant().cards && fits, Misfit::Cards(me));
        match event {
            Event::Show(square, role) => {
                self.is_occupied_by(Some(!me), square)?;
                self.is_among(square, RoleSet::only(role))
            }
            Event::Taken(color, role) => {
                let captured = public.variant().rules.captured;
                ensure(matches!(captured, Captured::Owner | Captured::Captor), Misfit::Audience)?;
                self.taken(color, role)
            }
            // This follows the same event for both players.
            Event::Place(square, Some(role)) => {
                ensure(public.turn() == Some(me) && self.is_rescuable(role), Misfit::Time)?;
                self.is_occupied_by(Some(me), square)?;
                ensure(mine.own(square).is_none() && self.has_lost(role), Misfit::Kind(square))
            }
            Event::Lay(color, Some(card)) if color == me => {
                cards(public.has_laid(me) && mine.laid().is_none() && mine.hand().contains(card))?;
                cards(card.kind() == CardKind::Attack)
            }
            Event::Draw(color, Some(card)) if color == me => {
                cards(mine.hand().len() + 1 == usize::from(table.hands[me]))?;
                let left = CardSet::ALL.without(table.discards[me]).without(mine.hand()).without(laid);
                // Once the pile holds only cards that the player put there, the first of them is drawn.
                let first = mine.under().first().filter(|_| mine.under().len() > table.piles[me].into());
                cards(left.contains(card) && first.map_or(!mine.under().contains(&card), |&first| first == card))
            }
            Event::Under(color, Some(card)) if color == me => {
                cards(mine.hand().contains(card) && mine.hand().len() == usize::from(table.hands[me]) + 1)
            }
            _ => Err(Misfit::Audience),
        }
    }

    /// Side that is not to move.
    fn other(&self) -> Option<Color> {
        self.public.turn().map(|mover| !mover)
    }

    /// Checks that a piece of this side stands on the square.
    fn is_occupied_by(&self, color: Option<Color>, square: Square) -> Check {
        let color = color.ok_or(Misfit::Time)?;
        ensure(self.public.occupied(color).contains(square), Misfit::Square(square))
    }

    fn is_free(&self, square: Square) -> Check {
        let land = self.public.variant().board.land();
        ensure(land.contains(square) && self.public.color_at(square).is_none(), Misfit::Square(square))
    }

    /// Checks the path of a move or attack (R12.6-R12.9).
    ///
    /// It must be straight, and may pass over pieces only in flight. With cards it may also be diagonal, or
    /// pass over anything.
    fn is_path(&self, from: Square, to: Square, flies: bool) -> Check {
        let variant = self.public.variant();
        let Some((direction, distance)) = from.line_to(to) else {
            let diagonal = from.column().abs_diff(to.column()) == from.row().abs_diff(to.row()) && from != to;
            return ensure(diagonal && variant.cards, Misfit::Square(to));
        };
        let flies = flies && variant.army.units().any(|unit| unit.power == Some(Power::Flight));
        let between = core::iter::successors(from.step(direction), |at| at.step(direction));
        let passes = |at: Square| variant.board.land().contains(at) && (flies || self.public.color_at(at).is_none());
        let blocked = between.take(usize::from(distance) - 1).find(|&at| !variant.cards && !passes(at));
        blocked.map_or(Ok(()), |at| Err(Misfit::Square(at)))
    }

    /// Checks that the piece on the square can be one of these kinds.
    fn is_among(&self, square: Square, roles: RoleSet) -> Check {
        ensure(!kinds(self.public, self.mine, square).and(roles).is_empty(), Misfit::Kind(square))
    }

    /// Checks that the piece on the square can be of a kind that passes the test.
    fn can_be(&self, square: Square, test: impl Fn(&Unit) -> bool) -> Check {
        self.is_among(square, self.public.variant().army.roles_that(test))
    }

    fn ask(&self, color: Color, question: Question) -> Check {
        let public = self.public;
        let in_turn = matches!(public.phase(), Phase::Turn(_));
        let due = match question {
            Question::Redraw => {
                let asked = public.phase() == Phase::Answer(!color, question);
                public.variant().cards && public.turn().is_none() && asked == (color == Color::Blue)
            }
            Question::Defend => {
                let attacked = public.current().attack.is_some() && self.other() == Some(color);
                in_turn && attacked && public.table().hands[color] > 0
            }
            Question::Rescue => in_turn && public.turn() == Some(color) && self.rescue_is_due(color),
        };
        ensure(due, Misfit::Time)
    }

    fn rescue_is_due(&self, color: Color) -> bool {
        let at = self.public.current().path.map(|(_, at)| at);
        at.is_some_and(|at| self.public.occupied(color).contains(at) && rescue::is_due(self.public, color, at))
    }

    fn is_rescuable(&self, role: Role) -> bool {
        self.public.variant().rescuable().contains(role)
    }

    fn has_lost(&self, role: Role) -> bool {
        self.mine.lost()[role as usize] > 0
    }

    /// Checks a rescue, as both players see it (R9.5, R9.8).
    fn place(&self, square: Square, role: Option<Role>) -> Check {
        let Phase::Answer(color, Question::Rescue) = self.public.phase() else { return Err(Misfit::Time) };
        ensure(self.rescue_is_due(color), Misfit::Time)?;
        self.is_free(square)?;
        ensure(self.public.home(color).contains(square), Misfit::Square(square))?;
        let told = matches!(self.public.variant().rules.captured, Captured::Both | Captured::Captor);
        ensure(role.is_some() == told, Misfit::Audience)?;
        let own = color == self.mine.color();
        let fits = role.is_none_or(|role| self.is_rescuable(role) && (!own || self.has_lost(role)));
        ensure(fits, Misfit::Kind(square))
    }

    /// Checks that a piece in a tray can be the piece captured last.
    fn taken(&self, color: Color, role: Role) -> Check {
        let fallen = self.public.fallen(color);
        let last = fallen.unknown.last().is_some_and(|kinds| kinds.contains(role));
        // The feasibility check finds counts that are too high.
        ensure(last || fallen.known[role as usize] > 0, Misfit::Count)
    }

    fn card(&self, color: Color, card: Card) -> Check {
        let (public, mine) = (self.public, self.mine);
        let (table, current, own) = (public.table(), public.current(), color == mine.color());
        ensure(public.variant().cards, Misfit::Time)?;
        ensure(!table.discards[color].contains(card), Misfit::Cards(color))?;
        let moves = public.turn() == Some(color);
        if current.laid && moves {
            // This is the card that lay face down (R12.15).
            ensure(card.kind() == CardKind::Attack && current.card.is_none(), Misfit::Time)?;
            return ensure(!own || mine.laid() == Some(card), Misfit::Cards(color));
        }
        let due = match card.kind() {
            CardKind::Move => moves && !current.move_card,
            CardKind::Attack => moves && current.card.is_none(),
            CardKind::Defence => public.phase() == Phase::Answer(color, Question::Defend) && current.defence.is_none(),
        };
        ensure(due, Misfit::Time)?;
        let held = if own { mine.hand().contains(card) } else { table.hands[color] > 0 };
        ensure(held, Misfit::Cards(color))
    }
}
