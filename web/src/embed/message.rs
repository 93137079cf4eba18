//! What a frame and the page around it say to each other, as text: JSON with the version first. Both sides refuse what is
//! too long, of another version, or nothing that they know.

use std::fmt::Write;

use js_sys::{JSON, Reflect};
use vexillum_engine::Outcome;
use wasm_bindgen::JsValue;

use crate::happening::Happening;
use crate::screen::Opponent;
use crate::session::Session;

/// The version of these messages.
const VERSION: f64 = 1.0;
/// The longest message that is listened to, in bytes.
const LONGEST: usize = 16 * 1024;

/// What the page around the frame asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Call {
    /// A new game.
    NewGame,
    /// An action of the person at the frame, in the notation (N2).
    Play(String),
    /// The record, as far as the person at the frame may have it.
    Record,
}

/// A call with the number by which its answer is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Message {
    pub(super) id: u32,
    pub(super) call: Call,
}

/// Why a message is not listened to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bad {
    /// It does not come from the page around the frame.
    Sender,
    /// It is no text, or too long.
    Size,
    /// It is of another version.
    Version,
    /// It is none of those that are known.
    Form,
}

impl Bad {
    /// What is told to developers: not for players, and in one language like all of the interface.
    pub(super) const fn text(self) -> &'static str {
        match self {
            Self::Sender => "a message of somebody else was ignored",
            Self::Size => "a message that is no text or too long was ignored",
            Self::Version => "a message of another version was ignored",
            Self::Form => "a message that is not known was ignored",
        }
    }
}

impl Message {
    /// Reads a message.
    ///
    /// # Errors
    /// Why it is not listened to.
    pub(super) fn read(text: &str) -> Result<Self, Bad> {
        if text.len() > LONGEST {
            return Err(Bad::Size);
        }
        let value = JSON::parse(text).map_err(|_| Bad::Form)?;
        let get = |name: &str| Reflect::get(&value, &name.into()).unwrap_or(JsValue::UNDEFINED);
        if get("vexillum").as_f64() != Some(VERSION) {
            return Err(Bad::Version);
        }
        let id = get("id").as_f64().filter(|id| id.fract() == 0.0 && (0.0..=f64::from(u32::MAX)).contains(id));
        let call = match get("type").as_string().as_deref() {
            Some("newGame") => Call::NewGame,
            Some("play") => Call::Play(get("action").as_string().ok_or(Bad::Form)?),
            Some("getRecord") => Call::Record,
            _ => return Err(Bad::Form),
        };
        Ok(Self { id: id.ok_or(Bad::Form)? as u32, call })
    }
}

/// A value of a message.
pub(super) enum Value {
    None,
    Flag(bool),
    Number(usize),
    Text(String),
    List(Vec<Value>),
}

impl<T: ToString> From<Option<T>> for Value {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::None, |value| Self::Text(value.to_string()))
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl Value {
    fn write(&self, to: &mut String) {
        match self {
            Self::None => to.push_str("null"),
            Self::Flag(flag) => _ = write!(to, "{flag}"),
            Self::Number(number) => _ = write!(to, "{number}"),
            Self::Text(text) => quote(text, to),
            Self::List(values) => {
                to.push('[');
                for (index, value) in values.iter().enumerate() {
                    if index > 0 {
                        to.push(',');
                    }
                    value.write(to);
                }
                to.push(']');
            }
        }
    }
}

fn quote(text: &str, to: &mut String) {
    to.push('"');
    for letter in text.chars() {
        match letter {
            '"' | '\\' => to.extend(['\\', letter]),
            _ if letter.is_control() => _ = write!(to, "\\u{:04x}", u32::from(letter)),
            _ => to.push(letter),
        }
    }
    to.push('"');
}

/// What a frame tells: its kind, and names with values.
pub(super) struct Telling {
    pub(super) kind: &'static str,
    pub(super) fields: Vec<(&'static str, Value)>,
}

impl Telling {
    /// The message, with its number.
    pub(super) fn text(&self, id: u32) -> String {
        let mut text = format!("{{\"vexillum\":{VERSION},\"id\":{id},\"type\":\"{}\"", self.kind);
        for (name, value) in &self.fields {
            let _ = write!(text, ",\"{name}\":");
            value.write(&mut text);
        }
        text.push('}');
        text
    }

    /// That something is wrong.
    pub(super) fn error(message: &str) -> Self {
        Self { kind: "error", fields: vec![("message", message.into())] }
    }

    /// The answer to the call of that number: a text that was asked for, nothing where nothing was, or why not.
    pub(super) fn answer(to: u32, answer: Result<Option<String>, String>) -> Self {
        let (name, value) = match answer {
            Ok(text) => ("value", text.into()),
            Err(error) => ("error", Value::Text(error)),
        };
        Self { kind: "answer", fields: vec![("to", Value::Number(to as usize)), (name, value)] }
    }

    /// That a game has begun.
    pub(super) fn ready(session: &Session) -> Self {
        let opponent = match session.opponent() {
            _ if session.outcome().is_some() => "replay",
            Opponent::Computer(_) => "computer",
            Opponent::Beside => "beside",
            Opponent::Watch(..) => "watch",
        };
        let fields = vec![
            ("edition", session.variant().id.into()),
            ("side", session.only_person().filter(|_| session.outcome().is_none()).into()),
            ("opponent", opponent.into()),
        ];
        Self { kind: "ready", fields }
    }

    /// An entry of the log, as far as both players know it; nothing where no piece has done anything.
    pub(super) fn happening(index: usize, happening: &Happening) -> Option<Self> {
        if happening.asks.is_some() {
            return None;
        }
        let (from, to) = happening.aim.or(happening.path)?;
        let kind_at = |square| happening.shown.iter().find(|(at, _)| *at == square).map(|(_, role)| role.letter());
        let mut fields = vec![
            ("ply", Value::Number(index + 1)),
            ("by", happening.by.name().into()),
            ("action", Value::Text(happening.form.clone())),
            ("from", Some(from).into()),
            ("to", Some(to).into()),
        ];
        if happening.attacked {
            let fell = happening.fell.into_iter().map(|square| Some(square).into());
            fields.extend([
                ("attacker", kind_at(from).into()),
                ("defender", kind_at(to).into()),
                ("fell", Value::List(fell.collect())),
            ]);
        }
        Some(Self { kind: if happening.attacked { "fight" } else { "move" }, fields })
    }

    /// That the game is over.
    pub(super) fn over(outcome: Outcome, turns: u32, assisted: bool) -> Self {
        let fields = vec![
            ("winner", outcome.winner.into()),
            ("reason", outcome.reason.name().into()),
            ("turns", Value::Number(turns as usize)),
            ("assisted", Value::Flag(assisted)),
        ];
        Self { kind: "gameover", fields }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use vexillum_engine::notation::Line;
    use vexillum_engine::{Audience, Color, Event, Reason, Role, Square, Told};

    fn happening(form: &str, events: &[Event]) -> Happening {
        let events = events.iter().map(|&event| Told { event, to: Audience::Everyone }).collect();
        Happening::new(Color::Red, form.to_owned(), &Line { form: form.to_owned(), events })
    }

    fn at(name: &str) -> Square {
        name.parse().expect("a square")
    }

    #[test]
    fn what_happens_is_told_as_json() {
        let (from, to) = (at("a4"), at("a5"));
        let check = |form: &str, events: &[Event], text: &str| {
            let telling = Telling::happening(6, &happening(form, events));
            assert_eq!(telling.map(|telling| telling.text(3)).unwrap_or_default(), text);
        };
        check(
            "a4a5",
            &[Event::Move { from, to }, Event::Turn(Color::Blue)],
            r#"{"vexillum":1,"id":3,"type":"move","ply":7,"by":"red","action":"a4a5","from":"a4","to":"a5"}"#,
        );
        check(
            "a4a5",
            &[Event::Attack { from, to }, Event::Show(from, Role::Major), Event::Remove(from)],
            r#"{"vexillum":1,"id":3,"type":"fight","ply":7,"by":"red","action":"a4a5","from":"a4","to":"a5","attacker":"7","defender":null,"fell":["a4"]}"#,
        );
        check("a4a5", &[Event::Attack { from, to }, Event::Ask(Color::Blue, vexillum_engine::Question::Defend)], "");
        check("resign red", &[], "");
    }

    #[test]
    fn other_tellings() {
        let check = |telling: &Telling, text: &str| assert_eq!(telling.text(1), text);
        check(
            &Telling::error("a \"b\" \\ \n"),
            r#"{"vexillum":1,"id":1,"type":"error","message":"a \"b\" \\ \u000a"}"#,
        );
        check(&Telling::answer(7, Ok(None)), r#"{"vexillum":1,"id":1,"type":"answer","to":7,"value":null}"#);
        check(
            &Telling::answer(7, Err("no".to_owned())),
            r#"{"vexillum":1,"id":1,"type":"answer","to":7,"error":"no"}"#,
        );
        let over = Outcome { winner: Some(Color::Blue), reason: Reason::Flag };
        check(
            &Telling::over(over, 12, false),
            r#"{"vexillum":1,"id":1,"type":"gameover","winner":"blue","reason":"flag","turns":12,"assisted":false}"#,
        );
    }
}
