//! What an entry of the game's log comes to, made from the events that one player was told (N3).

use vexillum_engine::{Color, Event, Outcome, Role, Square, Told};

/// What was done and what came of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Happening {
    /// Who did it.
    pub by: Color,
    /// From where to where a piece went, or attacked.
    pub path: Option<(Square, Square)>,
    /// The attack.
    pub fight: Option<Fight>,
    /// The kind of the piece that moved, if its move told it.
    pub told: Option<Role>,
    /// Whether a draw was offered.
    pub offer: bool,
    /// The end of the game.
    pub end: Option<Outcome>,
}

/// An attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fight {
    /// The attacker's kind, if it was shown.
    pub attacker: Option<Role>,
    /// The defender's kind, if it was shown.
    pub defender: Option<Role>,
    /// Whether the attacker was removed.
    pub attacker_fell: bool,
    /// Whether the defender was removed.
    pub defender_fell: bool,
}

impl Happening {
    /// Reads the events of one entry.
    pub fn new(by: Color, events: &[Told]) -> Self {
        let mut happening = Self { by, path: None, fight: None, told: None, offer: false, end: None };
        for told in events {
            happening.take(told.event);
        }
        happening
    }

    fn take(&mut self, event: Event) {
        match (event, self.path, &mut self.fight) {
            (Event::Attack { from, to }, ..) => {
                self.path = Some((from, to));
                self.fight = Some(Fight { attacker: None, defender: None, attacker_fell: false, defender_fell: false });
            }
            (Event::Move { from, to }, None, _) => self.path = Some((from, to)),
            (Event::Show(square, role), Some((from, _)), Some(fight)) => {
                if square == from {
                    fight.attacker = Some(role);
                } else {
                    fight.defender = Some(role);
                }
            }
            (Event::Show(square, role), Some((_, to)), None) if square == to => self.told = Some(role),
            (Event::Remove(square), Some((from, _)), Some(fight)) => {
                if square == from {
                    fight.attacker_fell = true;
                } else {
                    fight.defender_fell = true;
                }
            }
            (Event::Offer(_), ..) => self.offer = true,
            (Event::End(outcome), ..) => self.end = Some(outcome),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn happening(events: &str) -> Happening {
        let events: Vec<Told> = events.split("; ").map(|event| event.parse().expect("an event")).collect();
        Happening::new(Color::Red, &events)
    }

    #[test]
    fn a_move() {
        let seen = happening("move a4 a9; show a9 2; turn blue");
        assert_eq!(seen.path.map(|(from, to)| [from.to_string(), to.to_string()].concat()), Some("a4a9".into()));
        assert_eq!((seen.fight, seen.told), (None, Some(Role::Scout)));
    }

    #[test]
    fn fights() {
        let fight = |events| happening(events).fight.expect("a fight");
        let won = fight("attack a4 a5; show a4 7; show a5 6; remove a5; taken blue 6; move a4 a5; turn blue");
        assert_eq!((won.attacker, won.defender), (Some(Role::Major), Some(Role::Captain)));
        assert_eq!((won.attacker_fell, won.defender_fell), (false, true));
        let lost = fight("attack a4 a5; show a4 7; show a5 B; remove a4; taken red 7; turn blue");
        assert_eq!((lost.attacker_fell, lost.defender_fell), (true, false));
        let both =
            fight("attack a4 a5; show a4 7; show a5 7; remove a5; taken blue 7; remove a4; taken red 7; turn blue");
        assert_eq!((both.attacker_fell, both.defender_fell), (true, true));
        let silent = fight("attack a4 a5; show a4 7; hint a5 89MB; remove a4; taken red 7; turn blue");
        assert_eq!(silent.defender, None);
    }

    #[test]
    fn offers_and_ends() {
        assert!(happening("offer red").offer);
        let end = happening("end blue resign").end.expect("an end");
        assert_eq!(end.winner, Some(Color::Blue));
    }
}
