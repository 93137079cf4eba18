//! The archive's XML.

use std::fmt::Write;

use roxmltree::{Document, Node};
use vexillum_engine::{ByColor, Color};

use super::{Deed, KINDS, Sheet, Step, Written, import, two_squares, write_square};
use crate::formats::{Format, FormatError, Imported, Wrong, cut, strados};

/// Reads a game.
///
/// # Errors
/// What of it is wrong or missing.
pub(in crate::formats) fn read(text: &str) -> Result<Imported, FormatError> {
    let fail = |wrong: Wrong| wrong.of(Format::GravonXml);
    let document =
        Document::parse(text).map_err(|error| Wrong::NotXml.at(Format::GravonXml, error.pos().row as usize))?;
    let sheet = sheet(&document).map_err(|(wrong, node)| {
        let line = node.map_or(0, |node| document.text_pos_at(node.range().start).row);
        wrong.at(Format::GravonXml, line as usize)
    })?;
    import::import(&sheet).map_err(fail)
}

fn sheet<'a>(document: &'a Document) -> Result<Sheet, (Wrong, Option<Node<'a, 'a>>)> {
    let game = document.descendants().find(|node| node.has_tag_name("game"));
    let game = game.ok_or((Wrong::Missing("game"), None))?;
    let attribute = |node: Node, name: &'static str| node.attribute(name).map(|text| text.trim().to_owned());
    let elements = |name: &'static str| game.descendants().filter(move |node| node.has_tag_name(name));
    let name = attribute(game, "type").ok_or((Wrong::Missing("type"), Some(game)))?;
    let kind = KINDS.into_iter().find(|kind| kind.name.eq_ignore_ascii_case(&name));
    let kind = kind.ok_or((Wrong::GameType(cut(&name)), Some(game)))?;
    let field = elements("field").next().map(|node| {
        let letters = attribute(node, "content").ok_or((Wrong::Missing("content"), Some(node)))?;
        strados::read_field(&letters).map_err(|wrong| (wrong, Some(node)))
    });
    let step = |node: Node| {
        let (from, to) = (node.attribute("source").unwrap_or_default(), node.attribute("target").unwrap_or_default());
        Step { text: cut(&format!("{from}-{to}")), deed: two_squares(from, to) }
    };
    let player = |id: &str| {
        let node = elements("player").find(|node| node.attribute("id") == Some(id));
        node.and_then(|node| node.text()).unwrap_or_default().trim().to_owned()
    };
    let result = elements("result").next().and_then(|node| {
        let winner = match attribute(node, "winner")?.as_str() {
            "1" => Some(Color::Red),
            "2" => Some(Color::Blue),
            "3" => None,
            _ => return None,
        };
        // A code that cannot be read is one that is not known: the winner tells more.
        let code = attribute(node, "type").and_then(|code| code.parse().ok()).unwrap_or(u8::MAX);
        Some(Written { code, winner })
    });
    Ok(Sheet {
        kind,
        field: field.transpose()?,
        steps: elements("move").map(step).collect(),
        players: ByColor { red: player("1"), blue: player("2") },
        result,
    })
}

/// Writes a game; steps that are no moves have no place in it.
pub(super) fn write(sheet: &Sheet, field: &str) -> String {
    let mut text = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<stratego>\n");
    let _ = writeln!(text, " <game type=\"{}\">", sheet.kind.name);
    let _ = writeln!(text, "  <field content=\"{field}\"/>");
    let moves = sheet
        .steps
        .iter()
        .filter_map(|step| if let Deed::Move { from, to } = step.deed { Some((from, to)) } else { None });
    for (index, (from, to)) in moves.enumerate() {
        let (from, to) = (write_square(from, "10"), write_square(to, "10"));
        let _ = writeln!(text, "  <move id=\"{}\" source=\"{from}\" target=\"{to}\"/>", index + 1);
    }
    for (id, color) in [(1, Color::Red), (2, Color::Blue)] {
        let _ = writeln!(text, "  <player id=\"{id}\">{}</player>", escaped(&sheet.players[color]));
    }
    if let Some(Written { code, winner }) = sheet.result {
        let winner = winner.map_or(3, |winner| winner as u8 + 1);
        let _ = writeln!(text, "  <result type=\"{code}\" winner=\"{winner}\"/>");
    }
    text.push_str(" </game>\n</stratego>\n");
    text
}

/// A name as the text of an element, without the two characters that XML does not know.
fn escaped(name: &str) -> String {
    name.replace(['\u{fffe}', '\u{ffff}'], "").replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
