//! Messages between a frame and the page around it: JSON as text, of the form in `docs/embedding.schema.json`. Both sides
//! refuse what is too long, of another version, or of no known type; they ignore fields that they do not know.

use serde::{Deserialize, Serialize};
use vexillum_engine::{Color, Outcome, Reason, Role, Square};

use crate::happening::Happening;
use crate::screen::Opponent;
use crate::session::Session;

/// The mark of these messages, among all that are sent to a window.
const PROTOCOL: &str = "vexillum";
/// The version of these messages.
const VERSION: u32 = 1;
/// The longest message that is listened to, in bytes.
const LONGEST: usize = 16 * 1024;

/// Head of every message.
#[derive(Serialize, Deserialize)]
struct Head<P> {
    protocol: P,
    version: u32,
}

/// Request of the page around the frame.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "type", rename_all = "camelCase")]
pub(super) enum Call {
    /// A new game.
    NewGame,
    /// An action of the person at the frame, in the notation (N2).
    Play { action: String },
    /// The record, as far as the person at the frame may have it.
    GetRecord,
}

/// A call with the number by which its answer is known.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Message {
    pub(super) id: u32,
    #[serde(flatten)]
    pub(super) call: Call,
}

/// Reason to ignore a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bad {
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
    /// Words for developers: not for players, and in one language like all of the interface.
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
    /// The reason to ignore it.
    pub fn read(text: &str) -> Result<Self, Bad> {
        if text.len() > LONGEST {
            return Err(Bad::Size);
        }
        let head: Head<String> = serde_json::from_str(text).map_err(|_| Bad::Form)?;
        if head.protocol != PROTOCOL {
            return Err(Bad::Form);
        }
        if head.version != VERSION {
            return Err(Bad::Version);
        }
        serde_json::from_str(text).map_err(|_| Bad::Form)
    }
}

/// Message of the frame.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub(super) enum Telling {
    /// A game has begun.
    Ready { edition: &'static str, side: Option<Color>, opponent: &'static str },
    /// A piece has moved.
    Move(Step),
    /// A piece has attacked; the kinds that both players know now, and where pieces were removed.
    Fight {
        #[serde(flatten)]
        step: Step,
        attacker: Option<Role>,
        defender: Option<Role>,
        fell: Vec<Square>,
    },
    /// The game is over.
    GameOver { winner: Option<Color>, reason: Reason, turns: u32, assisted: bool },
    /// The answer to the call of that number.
    Answer {
        to: u32,
        #[serde(flatten)]
        answer: Answer,
    },
    /// Something is wrong.
    Error { message: String },
}

/// Move or attack of a piece, as both players may know it.
#[derive(Serialize)]
pub(super) struct Step {
    ply: usize,
    by: Color,
    action: String,
    from: Square,
    to: Square,
}

/// Answer to a call.
#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Answer {
    /// A text that was asked for, or nothing where nothing was.
    Value(Option<String>),
    /// The reason why not.
    Error(String),
}

#[derive(Serialize)]
struct Numbered<'a> {
    #[serde(flatten)]
    head: Head<&'static str>,
    id: u32,
    #[serde(flatten)]
    telling: &'a Telling,
}

impl Telling {
    /// The message, with its number.
    pub(super) fn text(&self, id: u32) -> String {
        let head = Head { protocol: PROTOCOL, version: VERSION };
        // These types have no values that cannot be written.
        serde_json::to_string(&Numbered { head, id, telling: self }).unwrap_or_default()
    }

    /// Message that something is wrong.
    pub(super) fn error(message: &str) -> Self {
        Self::Error { message: message.to_owned() }
    }

    /// Message that a game has begun.
    pub(super) fn ready(session: &Session) -> Self {
        let opponent = match session.opponent() {
            _ if session.outcome().is_some() => "replay",
            Opponent::Computer(_) => "computer",
            Opponent::Beside => "beside",
            Opponent::Watch(..) => "watch",
        };
        let side = session.only_person().filter(|_| session.outcome().is_none());
        Self::Ready { edition: session.variant().id, side, opponent }
    }

    /// An entry of the log, as far as both players know it; nothing where no piece has done anything.
    pub(super) fn happening(index: usize, happening: &Happening) -> Option<Self> {
        if happening.asks.is_some() {
            return None;
        }
        let (from, to) = happening.aim.or(happening.path)?;
        let step = Step { ply: index + 1, by: happening.by, action: happening.form.clone(), from, to };
        if !happening.attacked {
            return Some(Self::Move(step));
        }
        let kind_at = |square| happening.shown.iter().find(|(at, _)| *at == square).map(|&(_, role)| role);
        let (attacker, defender) = (kind_at(from), kind_at(to));
        Some(Self::Fight { step, attacker, defender, fell: happening.fell.into_iter().collect() })
    }

    /// Message that the game is over.
    pub(super) const fn over(Outcome { winner, reason }: Outcome, turns: u32, assisted: bool) -> Self {
        Self::GameOver { winner, reason, turns, assisted }
    }
}

#[cfg(test)]
mod tests {
    use vexillum_engine::notation::Line;
    use vexillum_engine::{Audience, Event, Level, Told, Variant};

    use super::*;
    use crate::screen::NewGame;

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
            let told = telling.map(|telling| telling.text(3));
            if let Some(told) = &told {
                conforms(told);
            }
            assert_eq!(told.unwrap_or_default(), text);
        };
        check(
            "a4a5",
            &[Event::Move { from, to }, Event::Turn(Color::Blue)],
            r#"{"protocol":"vexillum","version":1,"id":3,"type":"move","ply":7,"by":"red","action":"a4a5","from":"a4","to":"a5"}"#,
        );
        check(
            "a4a5",
            &[Event::Attack { from, to }, Event::Show(from, Role::Major), Event::Remove(from)],
            r#"{"protocol":"vexillum","version":1,"id":3,"type":"fight","ply":7,"by":"red","action":"a4a5","from":"a4","to":"a5","attacker":"7","defender":null,"fell":["a4"]}"#,
        );
        check("a4a5", &[Event::Attack { from, to }, Event::Ask(Color::Blue, vexillum_engine::Question::Defend)], "");
        check("resign red", &[], "");
    }

    fn session() -> Session {
        let variant = *Variant::find("duel").expect("an edition");
        let new = NewGame { variant, opponent: Opponent::Computer(Level::Recruit), color: Color::Red, clock: None };
        Session::new(&new, &Default::default(), 1).expect("a game")
    }

    #[test]
    fn other_tellings() {
        let check = |telling: &Telling, text: &str| {
            assert_eq!(telling.text(1), text);
            conforms(text);
        };
        check(
            &Telling::ready(&session()),
            r#"{"protocol":"vexillum","version":1,"id":1,"type":"ready","edition":"duel","side":"red","opponent":"computer"}"#,
        );
        check(
            &Telling::error("a \"b\" \\ \n"),
            r#"{"protocol":"vexillum","version":1,"id":1,"type":"error","message":"a \"b\" \\ \n"}"#,
        );
        check(
            &Telling::Answer { to: 7, answer: Answer::Value(None) },
            r#"{"protocol":"vexillum","version":1,"id":1,"type":"answer","to":7,"value":null}"#,
        );
        check(
            &Telling::Answer { to: 7, answer: Answer::Error("no".to_owned()) },
            r#"{"protocol":"vexillum","version":1,"id":1,"type":"answer","to":7,"error":"no"}"#,
        );
        let over = Outcome { winner: Some(Color::Blue), reason: Reason::Flag };
        check(
            &Telling::over(over, 12, false),
            r#"{"protocol":"vexillum","version":1,"id":1,"type":"gameover","winner":"blue","reason":"flag","turns":12,"assisted":false}"#,
        );
    }

    /// Tells whether a message is of the form that is written down.
    fn is_of_form(text: &str) -> bool {
        let schema = serde_json::from_str(include_str!("../../../docs/embedding.schema.json")).expect("a schema");
        let message = serde_json::from_str(text).expect("JSON");
        jsonschema::validator_for(&schema).expect("a schema").is_valid(&message)
    }

    fn conforms(text: &str) {
        assert!(is_of_form(text), "{text}");
    }

    #[test]
    fn calls_are_read() {
        let check = |text: &str, call: Call| {
            assert_eq!(Message::read(text), Ok(Message { id: 3, call }), "{text}");
            conforms(text);
        };
        check(r#"{"protocol":"vexillum","version":1,"id":3,"type":"newGame"}"#, Call::NewGame);
        check(r#"{"type":"getRecord","id":3,"version":1,"protocol":"vexillum","to":{"be":[]}}"#, Call::GetRecord);
        check(
            r#"{"protocol":"vexillum","version":1,"id":3,"type":"play","action":"a4a5"}"#,
            Call::Play { action: "a4a5".to_owned() },
        );
    }

    #[test]
    fn other_messages_are_refused() {
        let check = |text: &str, bad: Bad| {
            assert_eq!(Message::read(text), Err(bad), "{text}");
            assert!(!is_of_form(text), "{text}");
        };
        for text in [
            "null",
            "7",
            "[]",
            "{}",
            r#"{"version":1,"id":3,"type":"newGame"}"#,
            r#"{"protocol":"chess","version":1,"id":3,"type":"newGame"}"#,
            r#"{"protocol":"vexillum","version":1,"type":"newGame"}"#,
            r#"{"protocol":"vexillum","version":1,"id":-1,"type":"newGame"}"#,
            r#"{"protocol":"vexillum","version":1,"id":4294967296,"type":"newGame"}"#,
            r#"{"protocol":"vexillum","version":1,"id":3,"type":"resign"}"#,
            r#"{"protocol":"vexillum","version":1,"id":3,"type":"play"}"#,
            r#"{"protocol":"vexillum","version":1,"id":3,"type":"play","action":7}"#,
        ] {
            check(text, Bad::Form);
        }
        check(r#"{"protocol":"vexillum","version":2,"id":3,"type":"newGame"}"#, Bad::Version);
        for text in ["", "nonsense", &["[".repeat(9_000), "]".repeat(2_000)].concat()] {
            assert_eq!(Message::read(text), Err(Bad::Form));
        }
        let long =
            format!(r#"{{"protocol":"vexillum","version":1,"id":3,"type":"play","action":"{}"}}"#, "a".repeat(LONGEST));
        assert_eq!(Message::read(&long), Err(Bad::Size));
    }
}
