//! What happened, in a sentence.

use vexillum_engine::{Action, Question};
use yew::AttrValue;

use super::tale::Tale;
use crate::selection::pick::Way;

impl Tale<'_> {
    /// What was done, as a phrase; nothing if nothing is to be told.
    fn what(&self) -> Option<String> {
        let words = self.words();
        let happening = self.happening;
        let (cards, ways) = (&self.teller.texts.cards, &self.teller.texts.orders.ways);
        let mut parts: Vec<String> = Vec::new();
        match (happening.answers, happening.action, happening.guess) {
            (Some(Question::Redraw), ..) => {
                return Some(if happening.under { words.hand_changed } else { words.hand_kept }.to_owned());
            }
            _ if happening.under => return Some(words.exchanged.to_owned()),
            (Some(Question::Rescue), ..) => {
                return Some(match happening.placed {
                    Some((square, _)) => (words.rescued)(&self.name(square), square),
                    None => words.not_rescued.to_owned(),
                });
            }
            (_, Some(Action::Point { power, target, .. }), _) => {
                parts.push((words.power)(ways[Way::Point(power).index()], target));
            }
            (_, Some(Action::Rampage { to, .. }), _) => {
                parts.push((words.power)(ways[Way::Rampage.index()], to));
            }
            (_, _, Some((role, _))) => {
                let (_, target) = happening.aim?;
                parts.push((words.named)(&self.teller.piece(self.face(target).printed(), role), target));
            }
            _ => {
                let (from, to) = happening.path?;
                let told = happening.shown_on(to).is_some() || happening.hint.is_some_and(|(at, _)| at == to);
                parts.extend((told && !happening.attacked).then(|| self.name(to)));
                if happening.swapped {
                    parts.push((words.swapped)(from, to));
                }
                match happening.aim {
                    Some((from, to)) => parts.push((self.teller.texts.play.attack_ply)(from, to)),
                    None if !happening.swapped => parts.push((words.moved)(from, to)),
                    None => {}
                }
            }
        }
        parts.extend(happening.cards.iter().map(|&(_, card)| cards.name(card).to_owned()));
        parts.extend(happening.laid.then(|| words.laid.to_owned()));
        let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
        let what = (words.parts)(&parts);
        Some(match self.result() {
            Some(result) => format!("{what}. {result}"),
            None => what,
        })
    }

    /// What happened, in words; nothing if there is nothing to tell.
    pub fn tell(&self) -> Option<AttrValue> {
        let happening = self.happening;
        let play = &self.teller.texts.play;
        let words = self.words();
        let name = self.teller.name(happening.by);
        if happening.offer {
            let offered =
                || if self.teller.is_you(happening.by) { play.draw_offered.into() } else { (play.offers_draw)(&name) };
            return happening.end.is_none().then(|| offered().into());
        }
        let told = (words.told)(&name, &self.what()?);
        if happening.drawn.is_empty() {
            return Some(told.into());
        }
        let drawn: Vec<&str> = happening.drawn.iter().map(|&card| self.teller.texts.cards.name(card)).collect();
        Some((words.then)(&told, &(words.drawn)(&(words.parts)(&drawn))).into())
    }
}
