//! Own variants as one line of JSON (R3.2):
//!
//! ```json
//! {"version":1,"title":"Tiny","board":{"columns":6,"rows":6,"home":2,"lakes":"b3 e4"},"fill":"any",
//!  "units":[{"kind":"M","count":1,"label":"King","movement":"slide"},{"kind":"F","count":1}],"switches":"chase=on"}
//! ```
//!
//! What is left out is as in the edition `original`, in a unit as that kind is there; but of lakes and units there are only
//! those that are named. Members that are not known are passed over.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write;

use super::ParseError;
use super::json::Json;
use crate::board::Board;
use crate::label::Label;
use crate::role::{Role, RoleSet};
use crate::square::SquareSet;
use crate::unit::{Army, Movement, Power, Skills, Unit};
use crate::variant::{Fill, Names, Rules, VARIANTS, Variant};

/// The version of the format that this program writes and reads.
const VERSION: u8 = 1;

/// An army without pieces: what each kind is unless something else is written.
const CLASSIC: Army = Army::classic([0; Role::COUNT]);

impl Variant {
    /// The variant as one line of JSON, whatever its id.
    pub fn to_json(&self) -> String {
        let Board { columns, rows, home_rows, lakes } = self.board;
        let mut text = format!("{{\"version\":{VERSION}");
        put_text(&mut text, "title", self.title.as_str());
        // Nothing fails that is written to a string.
        let _ = write!(text, ",\"board\":{{\"columns\":{columns},\"rows\":{rows},\"home\":{home_rows}");
        let mut squares = String::new();
        lakes.into_iter().for_each(|square| {
            let _ = write!(squares, "{square} ");
        });
        put_text(&mut text, "lakes", squares.trim_end());
        text.push('}');
        put_text(&mut text, "fill", if self.fill == Fill::Any { "any" } else { "" });
        put_text(&mut text, "names", if self.names == Names::Fantasy { "fantasy" } else { "" });
        if let Some(role) = self.unnumbered {
            put_text(&mut text, "unnumbered", &format!("{role}"));
        }
        text.push_str(if self.cards { ",\"cards\":true" } else { "" });
        put_text(&mut text, "switches", &self.rules.changed_from(&Rules::STANDARD).join(" "));
        text.push_str(",\"units\":[");
        let written = Role::ALL.map(|role| self.army.unit(role));
        for (index, unit) in written.into_iter().filter(|unit| *unit != CLASSIC.unit(unit.role)).enumerate() {
            text.push_str(if index > 0 { "," } else { "" });
            put_unit(&mut text, unit);
        }
        text.push_str("]}");
        text
    }

    /// Reads a variant from JSON. Whether it can be played is another question, which [`check`](Self::check) answers.
    ///
    /// # Errors
    /// Where the text is no such variant.
    pub fn from_json(text: &str) -> Result<Self, ParseError> {
        match Self::read_json(text)? {
            (variant, "") => Ok(variant),
            (_, rest) => Err(ParseError::new("nothing behind the variant", rest)),
        }
    }

    /// Reads a variant from the JSON with which a text begins, and gives it with the rest of the text.
    ///
    /// # Errors
    /// As [`from_json`](Self::from_json).
    pub fn read_json(text: &str) -> Result<(Self, &str), ParseError> {
        let mut json = Json::new(text);
        let mut variant = VARIANTS[0].as_own("");
        let mut version = None;
        json.open("{", "a variant in braces")?;
        while let Some(key) = json.key()? {
            match key.as_str() {
                "version" => version = Some(json.number()?),
                "title" => variant.title = Label::new(&json.text()?),
                "board" => variant.board = board(&mut json)?,
                "fill" => variant.fill = word(&json.text()?, &[(Fill::All, "all"), (Fill::Any, "any")])?,
                "names" => {
                    variant.names = word(&json.text()?, &[(Names::Classic, "classic"), (Names::Fantasy, "fantasy")])?;
                }
                "unnumbered" => variant.unnumbered = Some(kind(&json.text()?)?),
                "cards" => variant.cards = json.truth()?,
                "switches" => variant.rules = rules(&json.text()?)?,
                "units" => variant.army = army(&mut json)?,
                _ => json.skip()?,
            }
        }
        match version {
            Some(VERSION) => Ok((variant, json.rest().trim())),
            _ => Err(ParseError::new("a variant of version 1 (\"version\":1)", text)),
        }
    }
}

/// Writes a member that is a text, unless that is empty.
fn put_text(json: &mut String, key: &str, text: &str) {
    if !text.is_empty() {
        put_any_text(json, key, text);
    }
}

fn put_any_text(json: &mut String, key: &str, text: &str) {
    let _ = write!(json, ",\"{key}\":\"");
    for letter in text.chars() {
        json.push_str(if matches!(letter, '"' | '\\') { "\\" } else { "" });
        json.push(letter);
    }
    json.push('"');
}

fn put_unit(text: &mut String, unit: &Unit) {
    let classic = CLASSIC.unit(unit.role);
    let _ = write!(text, "{{\"kind\":\"{}\",\"count\":{}", unit.role, unit.count);
    put_text(text, "label", unit.label.as_str());
    if unit.movement != classic.movement {
        put_text(text, "movement", name(unit.movement, &Movement::ALL));
    }
    if unit.skills != classic.skills {
        let names = Skills::ALL.iter().filter(|(skill, _)| unit.skills.has(*skill)).map(|&(_, name)| name);
        put_any_text(text, "skills", &names.collect::<Vec<_>>().join(" "));
    }
    if let Some(power) = unit.power {
        put_text(text, "power", name(power, &Power::ALL));
    }
    text.push('}');
}

fn board(json: &mut Json) -> Result<Board, ParseError> {
    let mut board = Board { lakes: SquareSet::EMPTY, ..Board::LARGE };
    json.open("{", "a board in braces")?;
    while let Some(key) = json.key()? {
        match key.as_str() {
            "columns" => board.columns = json.number()?,
            "rows" => board.rows = json.number()?,
            "home" => board.home_rows = json.number()?,
            "lakes" => {
                let text = json.text()?;
                let square = |word: &str| word.parse().map_err(|_| ParseError::new("a square from a1 to l10", word));
                board.lakes = text.split_whitespace().map(square).collect::<Result<_, _>>()?;
            }
            _ => json.skip()?,
        }
    }
    Ok(board)
}

fn rules(text: &str) -> Result<Rules, ParseError> {
    let mut rules = Rules::STANDARD;
    for switch in text.split_whitespace() {
        let fail = || ParseError::new("a switch and its value", switch);
        let (name, value) = switch.split_once('=').ok_or_else(fail)?;
        rules.set(name, value).map_err(|_| fail())?;
    }
    Ok(rules)
}

fn army(json: &mut Json) -> Result<Army, ParseError> {
    let mut units = Role::ALL.map(|role| *CLASSIC.unit(role));
    let mut seen = RoleSet::EMPTY;
    json.open("[", "units in brackets")?;
    while json.more("]")? {
        let place = json.rest();
        let unit = unit(json)?;
        if seen.contains(unit.role) {
            return Err(ParseError::new("each kind once", place));
        }
        seen = seen.with(unit.role);
        units[unit.role as usize] = unit;
    }
    Ok(Army::of(units))
}

fn unit(json: &mut Json) -> Result<Unit, ParseError> {
    let place = json.rest();
    let (mut role, mut count, mut label) = (None, 0, Label::EMPTY);
    let (mut movement, mut skills, mut power) = (None, None, None);
    json.open("{", "a unit in braces")?;
    while let Some(key) = json.key()? {
        match key.as_str() {
            "kind" => role = Some(kind(&json.text()?)?),
            "count" => count = json.number()?,
            "label" => label = Label::new(&json.text()?),
            "movement" => movement = Some(word(&json.text()?, &Movement::ALL)?),
            "skills" => {
                let text = json.text()?;
                let mut words = text.split_whitespace().map(|name| word(name, &Skills::ALL));
                skills = Some(words.try_fold(Skills::NONE, |all, skill| Ok(all.with(skill?)))?);
            }
            "power" => power = Some(word(&json.text()?, &Power::ALL)?),
            _ => json.skip()?,
        }
    }
    let classic = CLASSIC.unit(role.ok_or_else(|| ParseError::new("a unit with its kind", place))?);
    Ok(Unit {
        count,
        label,
        movement: movement.unwrap_or(classic.movement),
        skills: skills.unwrap_or(classic.skills),
        power,
        ..*classic
    })
}

fn kind(text: &str) -> Result<Role, ParseError> {
    let mut letters = text.chars();
    let role = letters.next().and_then(Role::from_letter).filter(|_| letters.next().is_none());
    role.ok_or_else(|| ParseError::new("a piece letter", text))
}

/// What a name of a table stands for.
fn word<T: Copy>(name: &str, table: &[(T, &'static str)]) -> Result<T, ParseError> {
    let found = table.iter().find(|(_, known)| *known == name);
    found.map(|&(value, _)| value).ok_or_else(|| ParseError::new("a word that is known there", name))
}

/// The name in a table; none where there is no name for it.
fn name<T: PartialEq + Copy>(value: T, table: &[(T, &'static str)]) -> &'static str {
    table.iter().find(|(known, _)| *known == value).map_or("", |&(_, name)| name)
}
