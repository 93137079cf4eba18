//! Texts of the game on other people's pages: of the frame, and of the page that makes its lines.

use crate::name::Name;

/// Texts of the game on other people's pages.
pub struct Embed {
    /// The title of the page that makes the lines, also of the link to it.
    pub title: &'static str,
    /// What it is for.
    pub intro: &'static str,
    /// The fields: edition, opponent, level, side, language, theme, controls.
    pub fields: [&'static str; 7],
    /// The language and the theme are those of the visitor's browser.
    pub visitors: &'static str,
    /// All controls, the most needed ones.
    pub controls: [&'static str; 2],
    /// The lines as a frame, and as an element: what it is called, and for what it is good.
    pub ways: [(&'static str, &'static str); 2],
    /// The lines are copied.
    pub copied: &'static str,
    /// The browser does not let the page copy.
    pub not_copied: &'static str,
    /// Over the game as visitors will see it.
    pub preview: &'static str,
    /// In the frame: leads to the full page.
    pub full: &'static str,
    /// A parameter of this name does not exist.
    pub unknown: fn(&Name) -> String,
    /// A parameter cannot have a value: its name and the value.
    pub value: fn(&Name, &Name) -> String,
    /// The text of a parameter cannot be read: its name, and why in a sentence.
    pub unreadable: fn(&Name, &str) -> String,
}

/// English.
pub const ENGLISH: Embed = Embed {
    title: "Embed",
    intro: "Put the game on a page of your own. Choose what it shows, and copy the lines into your page.",
    fields: ["Edition", "Opponent", "Level", "Visitors play", "Language", "Theme", "Controls"],
    visitors: "As the visitor has it",
    controls: ["All", "The most needed"],
    ways: [
        ("As a frame", "Goes wherever HTML can be pasted; in WordPress into a “Custom HTML” block."),
        ("As an element", "For pages with a script of their own: it tells what happens, and takes moves."),
    ],
    copied: "Copied.",
    not_copied: "The browser does not let the page copy. The lines are marked: copy them yourself.",
    preview: "What visitors see",
    full: "Open the full page in a new tab",
    unknown: |name| format!("“{name}” is not known here and has no effect."),
    value: |name, value| format!("“{name}” cannot be “{value}”. The usual is used instead."),
    unreadable: |name, why| format!("“{name}” cannot be used. {why}"),
};
