//! Session of the text protocol: its mode, and the commands that every mode has.

use std::str::FromStr;

use vexillum_engine::notation::Record;
use vexillum_engine::{VARIANTS, Variant};

use crate::failure::{Failure, Reply};
use crate::player::Player;
use crate::referee::Referee;
use crate::thinking::{Thinking, number};

/// Longest line that is read, in bytes.
pub(crate) const LONGEST_LINE: usize = 1 << 20;
/// Longest record that is read, in bytes.
const LONGEST_RECORD: usize = 4 << 20;

/// Session of the text protocol: takes a line, gives the lines of the reply.
#[derive(Default)]
pub struct Session {
    mode: Mode,
    loading: Option<Loading>,
    /// True after a record that ended with its own `end WINNER REASON`.
    ///
    /// The bare `end` of the command may still follow.
    just_loaded: bool,
    over: bool,
}

#[derive(Default)]
enum Mode {
    #[default]
    Idle,
    Referee(Box<Referee>),
    Player(Box<Player>),
}

/// Record that is still being received.
#[derive(Default)]
struct Loading {
    text: String,
    failure: Option<Failure>,
}

impl Session {
    /// True after `quit`.
    pub const fn is_over(&self) -> bool {
        self.over
    }

    /// Answers an input line.
    pub fn answer(&mut self, line: &[u8]) -> Vec<String> {
        let line = readable(line);
        let just_loaded = std::mem::take(&mut self.just_loaded);
        let reply = match self.loading.take() {
            Some(loading) => self.load_line(loading, line),
            None if just_loaded && line == Ok("end") => return Vec::new(),
            None => line.and_then(|line| self.command(line)),
        };
        reply.unwrap_or_else(|failure| vec![format!("error: {failure}")])
    }

    /// Answers the end of the input.
    pub fn close(&mut self) -> Vec<String> {
        let unfinished = self.loading.take().map(|_| String::from("error: the record has no end"));
        unfinished.into_iter().collect()
    }

    fn command(&mut self, line: &str) -> Reply {
        let line = line.trim();
        let (name, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (name, &mut self.mode) {
            ("", _) => Err(Failure::new("an empty line")),
            ("new", _) => self.start(rest),
            ("quit", mode) => {
                nothing(rest)?;
                self.over = true;
                Ok(if matches!(mode, Mode::Player(_)) { Vec::new() } else { ok(Vec::new()) })
            }
            (_, Mode::Player(player)) => player.command(name, rest),
            ("editions", _) => {
                nothing(rest)?;
                Ok(ok(VARIANTS.iter().map(|variant| variant.id.to_owned()).collect()))
            }
            ("load", _) => {
                let mut loading = Loading::default();
                loading.take(Ok(rest));
                self.loading = Some(loading);
                Ok(Vec::new())
            }
            (_, Mode::Referee(referee)) => referee.command(name, rest).map(ok),
            (_, Mode::Idle) => Err(Failure::new("no game yet: new EDITION begins one")),
        }
    }

    fn load_line(&mut self, mut loading: Loading, line: Result<&str, Failure>) -> Reply {
        let ends = matches!(line, Ok(line) if line == "end" || line.starts_with("end "));
        self.just_loaded = ends && line != Ok("end");
        loading.take(line);
        if !ends {
            self.loading = Some(loading);
            return Ok(Vec::new());
        }
        let referee = loading.finish()?;
        self.mode = Mode::Referee(Box::new(referee));
        Ok(ok(Vec::new()))
    }

    /// `new EDITION [NAME=VALUE]...` or `new custom JSON [NAME=VALUE]...`
    ///
    /// With `side=` the session goes to player mode, else to referee mode.
    fn start(&mut self, arguments: &str) -> Reply {
        let (edition, rest) = arguments.split_once(char::is_whitespace).unwrap_or((arguments, ""));
        let (variant, rest) = match edition {
            "" => return Err(Failure::new("new needs an edition")),
            Variant::OWN => Variant::read_json(rest)?,
            _ => {
                let found = Variant::find(edition);
                (*found.ok_or_else(|| Failure::new(format!("there is no edition {edition:?}")))?, rest)
            }
        };
        let options: Vec<(&str, &str)> = rest
            .split_whitespace()
            .map(|word| word.split_once('=').ok_or_else(|| Failure::new(format!("not NAME=VALUE: {word:?}"))))
            .collect::<Result<_, _>>()?;
        let side = options.iter().find(|(name, _)| *name == "side").map(|(_, value)| color(value)).transpose()?;
        let mut thinking = Thinking::new();
        // The referee's seed shuffles the decks.
        let mut shuffle = fastrand::u64(..);
        let mut switches = Vec::new();
        for (name, value) in options {
            match (name, side) {
                ("side", _) => {}
                ("seed", None) => shuffle = number(name, value)?,
                (_, Some(_)) if thinking.set(name, value)? => {}
                _ => switches.push((name, value)),
            }
        }
        let variant = variant.with_switches(switches.into_iter())?;
        if let Some(side) = side {
            let player = Player::new(&variant, side, thinking)?;
            let reply = vec![format!("setup {}", player.setup())];
            self.mode = Mode::Player(Box::new(player));
            Ok(reply)
        } else {
            self.mode = Mode::Referee(Box::new(Referee::new(&variant, shuffle)?));
            Ok(ok(Vec::new()))
        }
    }
}

impl Loading {
    fn take(&mut self, line: Result<&str, Failure>) {
        match line {
            Ok(line) if self.text.len() + line.len() < LONGEST_RECORD => {
                self.text.push_str(line);
                self.text.push('\n');
            }
            Ok(_) => self.failure = Some(Failure::new("the record is too long")),
            Err(failure) => self.failure = Some(failure),
        }
    }

    fn finish(self) -> Result<Referee, Failure> {
        match self.failure {
            Some(failure) => Err(failure),
            None => Referee::load(Record::from_str(self.text.trim_start())?),
        }
    }
}

/// Text of an input line, without its line break.
fn readable(line: &[u8]) -> Result<&str, Failure> {
    let line = line.strip_suffix(b"\r").unwrap_or(line);
    if line.len() > LONGEST_LINE {
        return Err(Failure::new(format!("a line of more than {LONGEST_LINE} bytes")));
    }
    str::from_utf8(line).map_err(|_| Failure::new("a line that is not UTF-8"))
}

fn ok(mut lines: Vec<String>) -> Vec<String> {
    lines.push(String::from("ok"));
    lines
}

/// Refuses arguments of a command that takes none.
pub(crate) fn nothing(rest: &str) -> Result<(), Failure> {
    if rest.is_empty() { Ok(()) } else { Err(Failure::new(format!("this command takes no arguments, not {rest:?}"))) }
}

/// Side with this name.
pub(crate) fn color(name: &str) -> Result<vexillum_engine::Color, Failure> {
    vexillum_engine::Color::from_name(name).ok_or_else(|| Failure::new(format!("a side is red or blue, not {name:?}")))
}
