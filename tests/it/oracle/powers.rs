//! Naming (R10.1, R10.2) and the powers of R11.

use super::act::Act;
use super::{At, Oracle, SIDES, STRAIGHT, name, step};

/// Squares of the block around a square, 5x5 (R11) or 3x3, row by row.
fn block(center: At, reach: i8) -> impl Iterator<Item = At> {
    let rows = center.1 - reach..=center.1 + reach;
    let squares = rows.flat_map(move |row| (center.0 - reach..=center.0 + reach).map(move |column| (column, row)));
    squares.filter(move |&at| at != center)
}

/// True if the squares share a row, a column or a diagonal (R11.2).
fn is_in_line(from: At, to: At) -> bool {
    let (columns, rows) = ((from.0 - to.0).abs(), (from.1 - to.1).abs());
    columns == 0 || rows == 0 || columns == rows
}

/// True if a kind is below a rank; the Slayer is below all.
fn is_below(kind: char, rank: u32) -> bool {
    kind == 'S' || kind.to_digit(10).is_some_and(|other| other < rank)
}

impl Oracle {
    /// Enemy pieces that a Spotter or an Infiltrator can name from a square.
    fn targets(&self, side: usize, kind: char, from: At) -> Vec<At> {
        let ways: &[At] = match kind {
            'P' if self.edition.has("forward") && side == 0 => &[(0, 1)],
            'P' if self.edition.has("forward") => &[(0, -1)],
            'I' if !self.edition.is_home(1 - side, from) => &[],
            _ => &STRAIGHT,
        };
        let reach = if kind == 'I' { 2 } else { 1 };
        let near = ways.iter().flat_map(|&way| (1..=reach).map(move |distance| step(from, way, distance)));
        near.filter(|&at| self.enemy_at(side, at).is_some()).collect()
    }

    pub(super) fn namings(&self, side: usize, piece: usize, from: At, acts: &mut Vec<Act>) {
        let who = self.pieces[piece].kind;
        if !"PI".contains(who) {
            return;
        }
        // In the 2011 edition the step is a part of the naming (R10.1).
        let stays = who != 'P' || !self.edition.has("round");
        let mut spots = if stays { vec![(None, from)] } else { Vec::new() };
        if who == 'P' {
            let steps = STRAIGHT.iter().map(|&way| step(from, way, 1)).filter(|&to| self.is_empty(to));
            let steps = steps.filter(|&to| !self.is_barred("naming", side, piece, &[from, to], false));
            spots.extend(steps.map(|to| (Some(to), to)));
        }
        for (step, spot) in spots {
            for target in self.targets(side, who, spot) {
                acts.extend(self.edition.kinds().chars().map(|kind| Act::Name { from, step, target, kind }));
            }
        }
    }

    pub(super) fn name_kind(&mut self, from: At, step: Option<At>, target: At, kind: char) {
        let me = self.deed.side;
        let (namer, aim) = (self.piece_at(from).expect("one's own"), self.piece_at(target).expect("an enemy"));
        if let Some(to) = step {
            self.steps(namer, &[from, to]);
            self.deed.crossed = Some((namer, self.borders(&[from, to])));
            self.deed.step = Some((from, to));
            self.deed.arrived = Some(namer);
        }
        self.tell(format!("target {} {}", name(self.place(namer)), name(target)));
        self.show(namer);
        let who = self.pieces[namer].kind;
        let right = self.pieces[aim].kind == kind;
        let how = if step.is_some() { "after a step" } else { "from the spot" };
        self.saw(format!("{who} names {how}, {}", if right { "right" } else { "wrong" }));
        if right {
            self.tell(format!("guess {} {kind} right", name(target)));
            self.deed.flag = kind == 'F';
            if self.deed.flag {
                self.saw("the Flag named");
            }
            self.remove(aim);
        } else {
            let news = self.narrow(aim, |other| other != kind);
            if self.pieces[aim].kinds.len() == 1 {
                self.saw(if news { "a wrong guess that leaves one kind" } else { "a wrong guess of a known piece" });
                self.show(aim);
            } else if who == 'P' && self.edition.has("round") {
                self.show_to(aim, me);
            }
            self.tell(format!("guess {} {kind} wrong", name(target)));
        }
        self.finish();
    }

    pub(super) fn powers(&self, side: usize, piece: usize, from: At, acts: &mut Vec<Act>) {
        if !self.edition.has("powers") {
            return;
        }
        let enemies = block(from, 2).filter_map(|at| Some((at, self.enemy_at(side, at)?)));
        let point = |sign| move |(target, _)| Act::Point { from, sign, target };
        match self.pieces[piece].kind {
            'M' => self.flights(side, piece, from, acts),
            '9' => acts.extend(enemies.filter(|&(at, _)| is_in_line(from, at)).map(point('!'))),
            '6' => {
                let own = |enemy: usize| self.pieces[enemy].side == self.pieces[enemy].color;
                acts.extend(enemies.filter(|&(_, enemy)| own(enemy)).map(point('%')));
            }
            '5' => {
                let ways = STRAIGHT.iter().map(|&way| step(from, way, 1)).filter(|&to| self.is_empty(to));
                let worn = |to: &At| self.is_barred("Rampage", side, piece, &[from, *to], true);
                acts.extend(ways.filter(|to| !worn(to)).map(|to| Act::Rampage { from, to }));
            }
            '4' => acts.extend(enemies.map(point('>'))),
            _ => {}
        }
    }

    /// Adds flights and the attacks after them (R11.1).
    fn flights(&self, side: usize, piece: usize, from: At, acts: &mut Vec<Act>) {
        for way in STRAIGHT {
            let behind = (1..13).map(|distance| step(from, way, distance)).find(|&at| self.piece_at(at).is_none());
            let to = behind.expect("the board has an end");
            if to == step(from, way, 1) || !self.edition.is_land(to) {
                continue;
            }
            if !self.is_barred("Flight", side, piece, &[from, to], false) {
                acts.push(Act::Fly { from, to, target: None });
            }
            for target in STRAIGHT.map(|way| step(to, way, 1)) {
                let attack = self.enemy_at(side, target).is_some();
                if attack && !self.is_barred("Flight attack", side, piece, &[from, to, target], true) {
                    acts.push(Act::Fly { from, to, target: Some(target) });
                }
            }
        }
    }

    pub(super) fn fly(&mut self, from: At, to: At, target: Option<At>) {
        let dragon = self.piece_at(from).expect("one's own");
        self.saw(if target.is_some() { "Flight with attack" } else { "Flight" });
        self.steps(dragon, &[from, to]);
        let path = [Some(from), Some(to), target].into_iter().flatten().collect::<Vec<_>>();
        self.deed.crossed = Some((dragon, self.borders(&path)));
        self.deed.step = Some((from, target.unwrap_or(to)));
        if let Some(target) = target {
            let target = self.piece_at(target).expect("an enemy");
            self.attack(dragon, target, None, false, None);
        } else {
            self.show(dragon);
            self.deed.arrived = Some(dragon);
            self.finish();
        }
    }

    /// Plays Detect, Enchant or Arrow (R11.2, R11.4, R11.6).
    pub(super) fn point(&mut self, from: At, sign: char, target: At) {
        let me = self.deed.side;
        let (piece, aim) = (self.piece_at(from).expect("one's own"), self.piece_at(target).expect("an enemy"));
        let kind = self.pieces[aim].kind;
        if self.pieces[piece].side != self.pieces[piece].color {
            self.saw("an enchanted piece uses its power");
        }
        if self.pieces[aim].side != self.pieces[aim].color {
            self.saw("an enchanted piece is aimed at");
        }
        self.tell(format!("target {} {}", name(from), name(target)));
        self.show(piece);
        if sign == '!' {
            self.show_to(aim, me);
            self.saw("Detect");
        } else {
            self.show(aim);
        }
        let works = is_below(kind, if sign == '%' { 6 } else { 4 });
        match sign {
            '%' if works => {
                self.tell(format!("owner {} {}", name(target), SIDES[me]));
                self.pieces[aim].side = me;
                self.deed.loud = true;
                self.saw(format!("Enchant {kind}"));
            }
            '>' if works => {
                self.remove(aim);
                self.saw(format!("Arrow on {kind}"));
            }
            '!' => {}
            _ => self.saw(format!("{sign} without effect")),
        }
        self.finish();
    }

    /// Number of pieces that a Rampage would meet on a square.
    pub(super) fn crowd(&self, to: At) -> usize {
        block(to, 1).filter(|&at| self.piece_at(at).is_some()).count()
    }

    /// Plays a Rampage (R11.5).
    pub(super) fn rampage(&mut self, from: At, to: At) {
        let beast = self.piece_at(from).expect("one's own");
        self.steps(beast, &[from, to]);
        self.deed.crossed = Some((beast, self.borders(&[from, to])));
        self.deed.step = Some((from, to));
        self.deed.attack = true;
        self.show(beast);
        let me = self.deed.side;
        let neighbors: Vec<usize> = block(to, 1).filter_map(|at| self.piece_at(at)).collect();
        for &piece in &neighbors {
            if "BF".contains(self.pieces[piece].kind) {
                self.hint(piece, |kind| "BF".contains(kind));
            } else {
                self.show(piece);
            }
        }
        let mut survives = true;
        for &piece in &neighbors {
            let own = if self.pieces[piece].side == me { "own" } else { "an enemy" };
            let kind = self.pieces[piece].kind;
            self.saw(format!("Rampage next to {own} {}", if is_below(kind, 6) { "lower" } else { "other" }));
            if is_below(kind, 6) {
                self.remove(piece);
            } else {
                survives &= "BF".contains(kind);
            }
        }
        if !survives {
            self.remove(beast);
        }
        self.saw(if survives { "Rampage, the beast kept" } else { "Rampage, the beast lost" });
        self.saw(if neighbors.is_empty() { "Rampage among nobody" } else { "Rampage among others" });
        self.finish();
    }
}
