//! Editions and switches from the table of R3.

use super::At;

/// Names of the sides by number.
pub(crate) const SIDES: [&str; 2] = ["red", "blue"];
/// Letters of all kinds in the order of `hint`.
pub(super) const KINDS: &str = "ISP23456789MBF";

const TABLE: &str = include_str!("../../data/editions.txt");
const COLUMNS: &str = "M98765432PSIBF";

/// Edition with its switches.
#[derive(Clone, Debug)]
pub(crate) struct Edition {
    pub(crate) id: String,
    pub(crate) columns: i8,
    pub(crate) rows: i8,
    pub(crate) home_rows: i8,
    pub(crate) army: Vec<(char, usize)>,
    /// True if every home square is filled.
    pub(crate) fills: bool,
    pub(crate) two_square: Option<usize>,
    pub(crate) chase: bool,
    /// Special feature: `captain`, `forward` or `round` for the Spotter, `powers` or `deck`.
    pub(crate) special: String,
    /// Other switches that are on, by name.
    on: Vec<String>,
    pub(super) captured: String,
    pub(super) quiet_limit: Option<usize>,
    pub(super) turn_limit: Option<usize>,
    pub(super) refill: usize,
}

impl Edition {
    /// All editions of the table.
    pub(crate) fn all() -> Vec<Self> {
        TABLE.lines().filter(|line| !line.starts_with('#')).map(Self::read).collect()
    }

    /// Edition of a text such as `original` or `original two-square=2 chase=on`.
    pub(crate) fn find(text: &str) -> Self {
        let mut words = text.split_whitespace();
        let id = words.next().expect("an edition");
        let mut edition = Self::all().into_iter().find(|edition| edition.id == id).expect("an edition of the table");
        for word in words {
            let (name, value) = word.split_once('=').expect("name=value");
            edition.switch(name, value);
        }
        edition
    }

    fn read(line: &str) -> Self {
        let words: Vec<&str> = line.split_whitespace().collect();
        let (columns, rows) = words[1].split_once('x').expect("columns x rows");
        let counts = words[3..17].iter().map(|count| count.parse().expect("a count"));
        Self {
            id: words[0].to_owned(),
            columns: columns.parse().expect("columns"),
            rows: rows.parse().expect("rows"),
            home_rows: words[2].parse().expect("home rows"),
            army: COLUMNS.chars().zip(counts).filter(|(_, count)| *count > 0).collect(),
            fills: words[17] == "all",
            two_square: words[18].parse().ok(),
            chase: words[19] == "on",
            special: words[20].to_owned(),
            on: words[21].split(',').filter(|name| *name != "-").map(str::to_owned).collect(),
            captured: String::from("both"),
            quiet_limit: Some(200),
            turn_limit: Some(4000),
            refill: 1,
        }
    }

    fn switch(&mut self, name: &str, value: &str) {
        match name {
            "two-square" => self.two_square = value.parse().ok(),
            "quiet-limit" => self.quiet_limit = value.parse().ok(),
            "turn-limit" => self.turn_limit = value.parse().ok(),
            "refill" => self.refill = value.parse().expect("a number of cards"),
            "captured" => value.clone_into(&mut self.captured),
            "chase" => self.chase = value == "on",
            _ => {
                self.on.retain(|other| other != name);
                if ["on", "draw"].contains(&value) {
                    self.on.push(name.to_owned());
                }
            }
        }
    }

    /// True if a plain switch is on; `both-stuck` is on for a draw. Moving Bombs implies Exploding Bombs
    /// (R13).
    pub(crate) fn is_on(&self, name: &str) -> bool {
        self.on.iter().any(|other| other == name || (name == "exploding-bombs" && other == "moving-bombs"))
    }

    /// True if the edition has a feature that is not a switch.
    pub(crate) fn has(&self, special: &str) -> bool {
        self.special == special
    }

    /// Letters of the army in the order of `hint`.
    pub(crate) fn kinds(&self) -> String {
        KINDS.chars().filter(|kind| self.army.iter().any(|(letter, _)| letter == kind)).collect()
    }

    /// Kinds that can move (R5.4, R9.3, R9.4).
    pub(super) fn movable(&self) -> String {
        let stays = |kind| match kind {
            'B' => !self.is_on("moving-bombs"),
            'F' => !self.is_on("moving-flag"),
            _ => false,
        };
        self.kinds().chars().filter(|&kind| !stays(kind)).collect()
    }

    /// True for the squares of the two lakes, two by two squares each, in the middle rows (R1.2, R1.3).
    pub(crate) fn is_lake(&self, (column, row): At) -> bool {
        [2, 3, 6, 7].contains(&column) && [self.rows / 2 - 1, self.rows / 2].contains(&row)
    }

    /// True for a square on which a piece can stand.
    pub(crate) fn is_land(&self, at: At) -> bool {
        (0..self.columns).contains(&at.0) && (0..self.rows).contains(&at.1) && !self.is_lake(at)
    }

    /// True if a square lies in the home rows of a side (R1.5).
    pub(super) fn is_home(&self, side: usize, at: At) -> bool {
        if side == 0 { at.1 < self.home_rows } else { at.1 >= self.rows - self.home_rows }
    }

    /// Row nearest to a side (R1.5).
    pub(super) fn back_row(&self, side: usize) -> i8 {
        if side == 0 { 0 } else { self.rows - 1 }
    }

    /// Pieces of a set-up string (N1), as side, letter and square.
    pub(crate) fn pieces(&self, side: usize, setup: &str) -> Vec<String> {
        let square = |index: i8| {
            let (column, row) = (index % self.columns, self.home_rows - 1 - index / self.columns);
            super::name(if side == 0 { (column, row) } else { (self.columns - 1 - column, self.rows - 1 - row) })
        };
        let letters = setup.chars().filter(|letter| *letter != '/').zip(0..);
        let pieces = letters.filter(|(letter, _)| *letter != '.');
        pieces.map(|(letter, index)| format!("{}{letter}{}", &SIDES[side][..1], square(index))).collect()
    }

    /// Names of the squares of some rows on which a piece can stand.
    pub(crate) fn squares(&self, rows: std::ops::Range<i8>) -> Vec<String> {
        let squares = rows.flat_map(|row| (0..self.columns).map(move |column| (column, row)));
        squares.filter(|&at| self.is_land(at)).map(super::name).collect()
    }

    /// Position string of pieces such as `r8c3`, with a `*` after an enchanted one.
    pub(crate) fn picture(&self, pieces: &[String]) -> String {
        self.draw(|at| {
            let piece = pieces.iter().find(|piece| super::at(piece[2..].trim_end_matches('*')) == at)?;
            let (side, kind) = (usize::from(piece.starts_with('b')), piece.as_bytes()[1].into());
            Some((side, Some(kind), piece.ends_with('*')))
        })
    }

    /// Position string (N1) from side, kind if known, and enchantment of each piece.
    pub(super) fn draw(&self, piece: impl Fn(At) -> Option<(usize, Option<char>, bool)>) -> String {
        let letter = |at| {
            let Some((side, kind, enchanted)) = piece(at) else {
                return String::from(if self.is_lake(at) { "~" } else { "." });
            };
            let letter = match (side, kind) {
                (_, None) => String::from("?"),
                (0, Some(kind)) => kind.to_string(),
                (_, Some(kind)) if kind.is_ascii_digit() => format!("{kind}'"),
                (_, Some(kind)) => kind.to_ascii_lowercase().to_string(),
            };
            letter + if enchanted { "*" } else { "" }
        };
        let rows = (0..self.rows).rev().map(|row| (0..self.columns).map(|column| letter((column, row))).collect());
        rows.collect::<Vec<String>>().join("/")
    }
}
