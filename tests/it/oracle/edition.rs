//! Editions and switches as the table of R3 has them.

/// The sides by number.
pub(crate) const SIDES: [&str; 2] = ["red", "blue"];

const TABLE: &str = include_str!("../../data/editions.txt");
const COLUMNS: &str = "M98765432PSIBF";

/// An edition with its switches.
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of the rules by its own name")]
pub(crate) struct Edition {
    pub(crate) id: String,
    pub(crate) columns: i8,
    pub(crate) rows: i8,
    pub(crate) home_rows: i8,
    pub(crate) army: Vec<(char, usize)>,
    /// Every home square is filled.
    pub(crate) fills: bool,
    pub(crate) two_square: Option<usize>,
    pub(crate) chase: bool,
    pub(super) attackers_advantage: bool,
    pub(super) no_scout_charge: bool,
    pub(super) spy_strikes_back: bool,
    pub(super) captured: String,
    pub(super) quiet_limit: Option<usize>,
    pub(super) turn_limit: Option<usize>,
}

impl Edition {
    /// All editions of the table.
    pub(crate) fn all() -> Vec<Self> {
        TABLE.lines().filter(|line| !line.starts_with('#')).map(Self::read).collect()
    }

    /// `original`, or with switches `original two-square=2 chase=on`.
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
            attackers_advantage: false,
            no_scout_charge: false,
            spy_strikes_back: false,
            captured: String::from("both"),
            quiet_limit: Some(200),
            turn_limit: Some(4000),
        }
    }

    fn switch(&mut self, name: &str, value: &str) {
        match name {
            "two-square" => self.two_square = value.parse().ok(),
            "quiet-limit" => self.quiet_limit = value.parse().ok(),
            "turn-limit" => self.turn_limit = value.parse().ok(),
            "captured" => value.clone_into(&mut self.captured),
            "chase" => self.chase = value == "on",
            "attackers-advantage" => self.attackers_advantage = value == "on",
            "no-scout-charge" => self.no_scout_charge = value == "on",
            "spy-strikes-back" => self.spy_strikes_back = value == "on",
            _ => panic!("no switch {name}"),
        }
    }

    /// The letters of the army in the order of `hint`.
    pub(crate) fn kinds(&self) -> String {
        "ISP23456789MBF".chars().filter(|kind| self.army.iter().any(|(letter, _)| letter == kind)).collect()
    }

    /// R1.2, R1.3: two lakes of two by two in the middle rows.
    pub(crate) fn is_lake(&self, (column, row): super::At) -> bool {
        [2, 3, 6, 7].contains(&column) && [self.rows / 2 - 1, self.rows / 2].contains(&row)
    }

    /// A square of the board on which a piece can stand.
    pub(crate) fn is_land(&self, at: super::At) -> bool {
        (0..self.columns).contains(&at.0) && (0..self.rows).contains(&at.1) && !self.is_lake(at)
    }

    /// The pieces of a set-up string (N1), as side, letter, square.
    pub(crate) fn pieces(&self, side: usize, setup: &str) -> Vec<String> {
        let square = |index: i8| {
            let (column, row) = (index % self.columns, self.home_rows - 1 - index / self.columns);
            super::name(if side == 0 { (column, row) } else { (self.columns - 1 - column, self.rows - 1 - row) })
        };
        let letters = setup.chars().filter(|letter| *letter != '/').zip(0..);
        let pieces = letters.filter(|(letter, _)| *letter != '.');
        pieces.map(|(letter, index)| format!("{}{letter}{}", &SIDES[side][..1], square(index))).collect()
    }

    /// The names of the squares of some rows on which a piece can stand.
    pub(crate) fn squares(&self, rows: std::ops::Range<i8>) -> Vec<String> {
        let squares = rows.flat_map(|row| (0..self.columns).map(move |column| (column, row)));
        squares.filter(|&at| self.is_land(at)).map(super::name).collect()
    }

    /// The position string of pieces given as `r8c3`.
    pub(crate) fn picture(&self, pieces: &[String]) -> String {
        self.draw(|at| {
            let piece = pieces.iter().find(|piece| super::at(&piece[2..]) == at)?;
            Some((usize::from(piece.starts_with('b')), Some(piece.as_bytes()[1].into())))
        })
    }

    /// N1: a position string.
    pub(super) fn draw(&self, piece: impl Fn(super::At) -> Option<(usize, Option<char>)>) -> String {
        let letter = |at| match piece(at) {
            _ if self.is_lake(at) => String::from("~"),
            None => String::from("."),
            Some((_, None)) => String::from("?"),
            Some((0, Some(kind))) => kind.to_string(),
            Some((_, Some(kind))) if kind.is_ascii_digit() => format!("{kind}'"),
            Some((_, Some(kind))) => kind.to_ascii_lowercase().to_string(),
        };
        let rows = (0..self.rows).rev().map(|row| (0..self.columns).map(|column| letter((column, row))).collect());
        rows.collect::<Vec<String>>().join("/")
    }
}
