//! What each player knows (R5.6, R9.8, R14), in the lines of the protocol's `board` and `view`.

use super::{At, Oracle, SIDES, name};

impl Oracle {
    /// Keeps those kinds of a piece for which something holds; true if that is news.
    pub(super) fn narrow(&mut self, piece: usize, test: impl Fn(char) -> bool) -> bool {
        let kinds = &mut self.pieces[piece].kinds;
        let before = kinds.len();
        kinds.retain(test);
        kinds.len() < before
    }

    /// R9.8: whether a player is told what goes into a side's tray.
    fn is_told(&self, side: usize, player: usize) -> bool {
        match self.edition.captured.as_str() {
            "both" => true,
            "owner" => side == player,
            "captor" => side != player,
            _ => false,
        }
    }

    /// The event of a piece that goes into its tray.
    pub(super) fn taken(&self, piece: usize) -> String {
        let piece = &self.pieces[piece];
        let told: Vec<&str> =
            [0, 1].into_iter().filter(|&player| self.is_told(piece.side, player)).map(|player| SIDES[player]).collect();
        let audience = match told[..] {
            [] => String::from(" to nobody"),
            [one] => format!(" to {one}"),
            _ => String::new(),
        };
        format!("taken {} {}{audience}", SIDES[piece.side], piece.kind)
    }

    fn phase(&self) -> String {
        match &self.over {
            Some(end) => format!("phase over {}", end.split(' ').next().unwrap_or_default()),
            None => format!("phase turn {}", SIDES[self.side]),
        }
    }

    /// The lines of `board`.
    pub(crate) fn board(&self) -> Vec<String> {
        let piece = |at: At| self.piece_at(at).map(|piece| (self.pieces[piece].side, Some(self.pieces[piece].kind)));
        vec![format!("board {}", self.edition.draw(piece)), self.phase()]
    }

    /// The lines of `view`.
    pub(crate) fn view(&self, player: usize) -> Vec<String> {
        let known = |at: At| {
            let piece = &self.pieces[self.piece_at(at)?];
            let known = piece.side == player || piece.kinds.len() == 1;
            Some((piece.side, known.then_some(piece.kind)))
        };
        let squares = (0..self.edition.rows).flat_map(|row| (0..self.edition.columns).map(move |column| (column, row)));
        let standing: Vec<(At, usize)> = squares.filter_map(|at| Some((at, self.piece_at(at)?))).collect();
        let moved: Vec<String> =
            standing.iter().filter(|(_, piece)| self.pieces[*piece].moved).map(|(at, _)| name(*at)).collect();
        let mut lines = vec![format!("board {}", self.edition.draw(known)), format!("moved {}", moved.join(","))];
        for &(at, piece) in &standing {
            let piece = &self.pieces[piece];
            if piece.side != player && piece.kinds.len() > 1 && piece.kinds != self.edition.kinds() {
                lines.push(format!("hint {} {}", name(at), piece.kinds));
            }
        }
        for side in [0, 1] {
            let captured =
                |kind| self.pieces.iter().filter(move |p| p.side == side && p.kind == kind && p.at.is_none());
            let tray: String = "ISP23456789MBF".chars().flat_map(captured).map(|piece| piece.kind).collect();
            let shown = if self.is_told(side, player) { tray } else { "?".repeat(tray.len()) };
            lines.push(format!("tray {} {shown}", SIDES[side]));
        }
        lines.push(self.phase());
        lines.iter().map(|line| line.trim_end().to_owned()).collect()
    }
}
