//! Knowledge of each player (R5.6, R9.8, R14), as lines of the protocol's `board` and `view`.

use super::edition::KINDS;
use super::turn::Ask;
use super::{At, Oracle, SIDES, name};

impl Oracle {
    /// Narrows the kinds of a piece to those that pass the test; true if that is news.
    pub(super) fn narrow(&mut self, piece: usize, test: impl Fn(char) -> bool) -> bool {
        let kinds = &mut self.pieces[piece].kinds;
        let before = kinds.len();
        kinds.retain(test);
        kinds.len() < before
    }

    /// Narrows the kinds of a piece and announces it if that is news.
    pub(super) fn hint(&mut self, piece: usize, test: impl Fn(char) -> bool) {
        if self.narrow(piece, test) {
            let kinds = self.pieces[piece].kinds.clone();
            let word = if kinds.len() == 1 { "show" } else { "hint" };
            self.tell(format!("{word} {} {kinds}", name(self.place(piece))));
        }
    }

    /// Reveals a piece to both players, even if it is known.
    pub(super) fn show(&mut self, piece: usize) {
        let kind = self.pieces[piece].kind;
        self.pieces[piece].kinds = kind.to_string();
        self.tell(format!("show {} {kind}", name(self.place(piece))));
    }

    /// Reveals a piece to one player.
    pub(super) fn show_to(&mut self, piece: usize, player: usize) {
        self.pieces[piece].told[player] = true;
        self.tell(format!("show {} {} to {}", name(self.place(piece)), self.pieces[piece].kind, SIDES[player]));
    }

    /// Players who are told the kind of a piece that a side loses (R9.8).
    pub(super) fn told_of(&self, side: usize) -> [bool; 2] {
        [0, 1].map(|player| match self.edition.captured.as_str() {
            "both" => true,
            "owner" => side == player,
            "captor" => side != player,
            _ => false,
        })
    }

    /// Removes a piece from the board into its tray.
    pub(super) fn remove(&mut self, piece: usize) {
        let square = self.place(piece);
        let told = self.told_of(self.pieces[piece].side);
        let (color, kind) = (self.pieces[piece].color, self.pieces[piece].kind);
        if color != self.pieces[piece].side {
            self.saw("an enchanted piece captured");
        }
        self.pieces[piece].at = None;
        self.pieces[piece].tray = Some(told);
        self.deed.loud = true;
        let audience = match told {
            [true, true] => "",
            [true, false] => " to red",
            [false, true] => " to blue",
            [false, false] => " to nobody",
        };
        self.tell(format!("remove {}", name(square)));
        self.tell(format!("taken {} {kind}{audience}", SIDES[color]));
    }

    fn phase(&self) -> String {
        if let Some(end) = &self.over {
            return format!("phase over {}", end.split(' ').next().unwrap_or_default());
        }
        let name = match self.ask {
            Ask::Turn => "turn",
            Ask::Redraw => "redraw",
            Ask::Defend(_) => "defend",
            Ask::Rescue => "rescue",
        };
        format!("phase {name} {}", SIDES[self.side])
    }

    /// Lines of `board`.
    pub(crate) fn board(&self) -> Vec<String> {
        vec![format!("board {}", self.picture(|_| true)), self.phase()]
    }

    fn picture(&self, is_known: impl Fn(usize) -> bool) -> String {
        self.edition.draw(|at| {
            let number = self.piece_at(at)?;
            let piece = &self.pieces[number];
            Some((piece.side, is_known(number).then_some(piece.kind), piece.side != piece.color))
        })
    }

    /// Lines of `view`.
    pub(crate) fn view(&self, player: usize) -> Vec<String> {
        let known = |number: usize| {
            let piece = &self.pieces[number];
            piece.side == player || piece.kinds.len() == 1 || piece.told[player]
        };
        let squares = (0..self.edition.rows).flat_map(|row| (0..self.edition.columns).map(move |column| (column, row)));
        let standing: Vec<(At, usize)> = squares.filter_map(|at| Some((at, self.piece_at(at)?))).collect();
        let list = |test: &dyn Fn(usize) -> bool| {
            let squares: Vec<String> =
                standing.iter().filter(|(_, piece)| test(*piece)).map(|(at, _)| name(*at)).collect();
            squares.join(",")
        };
        let mut lines = vec![format!("board {}", self.picture(known))];
        lines.push(format!("moved {}", list(&|piece| self.pieces[piece].moved)));
        for &(at, piece) in &standing {
            if !known(piece) && self.pieces[piece].kinds != self.edition.kinds() {
                lines.push(format!("hint {} {}", name(at), self.pieces[piece].kinds));
            }
        }
        for side in [0, 1] {
            let captured: Vec<_> =
                self.pieces.iter().filter(|piece| piece.color == side && piece.tray.is_some()).collect();
            let shown = captured.iter().filter(|piece| piece.tray.is_some_and(|told| told[player]));
            let mut letters: Vec<char> = shown.map(|piece| piece.kind).collect();
            letters.sort_by_key(|&letter| KINDS.find(letter));
            letters.resize(captured.len(), '?');
            lines.push(format!("tray {} {}", SIDES[side], letters.iter().collect::<String>()));
        }
        if self.edition.has("deck") {
            lines.extend(self.cards.view(player));
        }
        if self.edition.is_on("rescue") {
            lines.push(format!("rescues {} {}", self.rescues[0], self.rescues[1]));
            lines.push(format!("rescuers {}", list(&|piece| self.pieces[piece].rescued)));
        }
        lines.push(self.phase());
        lines.iter().map(|line| line.trim_end().to_owned()).collect()
    }
}
