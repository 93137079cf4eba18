//! The set-up editor as a state machine: what stands on the home squares, what is still in the tray, what the player
//! has picked up. It knows no screen; squares are counted as in the set-up string (front row first).

mod preset;
mod saved;

use vexillum_engine::{Problem, Role, Setup, Unit, Variant};

pub use crate::formats::PasteError;
use crate::formats::{read_setup, surplus};
pub use preset::{Preset, PresetName, presets};
pub use saved::{Saved, SavedSetups};

/// How many changes can be taken back.
const REMEMBERED: usize = 200;

/// A set-up on the way.
#[derive(Clone, PartialEq, Debug)]
pub struct Draft {
    variant: Variant,
    setup: Setup,
    picked: Option<Picked>,
    past: Vec<Setup>,
}

/// What the player has picked up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Picked {
    /// A piece of that kind from the tray.
    Stock(Role),
    /// The piece on that home square.
    Square(usize),
}

/// What a step of the editor did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// A piece was picked up; the next square tapped gets it.
    PickedUp(Role),
    /// What was picked up was put down where it came from.
    PutDown,
    /// A piece went to that square, from the tray or from another square.
    Placed(Role, usize),
    /// The piece went to that square, and the other one, which stood there, took its place.
    Swapped(Role, usize, Role),
    /// A piece went back to the tray.
    TakenOff(Role),
    /// The whole set-up is another one.
    Replaced,
}

/// Why a step was refused; nothing has changed then.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Nothing is picked up, and the square is empty.
    NothingPicked,
    /// All pieces of this kind stand on the board.
    NoneLeft(Role),
    /// No square of this player's home rows.
    NotHome,
}

impl Draft {
    /// A draft that begins with a set-up; with an empty board if the set-up is not one of this variant's size and army.
    pub fn new(variant: &Variant, setup: Setup) -> Self {
        let fits = setup.columns() == variant.board.columns
            && setup.squares().len() == variant.board.home_len()
            && surplus(&setup, variant).is_none();
        let setup = if fits { setup } else { Setup::empty(&variant.board) };
        Self { variant: *variant, setup, picked: None, past: Vec::new() }
    }

    /// The game for which it is made.
    pub const fn variant(&self) -> &Variant {
        &self.variant
    }

    /// The set-up as it stands.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What is picked up.
    pub const fn picked(&self) -> Option<Picked> {
        self.picked
    }

    /// How many pieces of a kind are still in the tray.
    pub fn left(&self, role: Role) -> u8 {
        let placed = self.setup.squares().iter().flatten().filter(|&&placed| placed == role).count();
        self.variant.army.unit(role).count.saturating_sub(placed as u8)
    }

    /// The kinds of which pieces are in the tray, strongest first, then those without a rank.
    pub fn stock(&self) -> Vec<Role> {
        let mut stock: Vec<&Unit> = Vec::new();
        // Put in place one by one: a sort would be three kilobytes of code for a dozen kinds.
        for unit in self.variant.army.units().filter(|unit| self.left(unit.role) > 0) {
            stock.insert(stock.partition_point(|other| other.strength >= unit.strength), unit);
        }
        stock.into_iter().map(|unit| unit.role).collect()
    }

    /// How many pieces stand on the board.
    pub fn placed(&self) -> usize {
        self.setup.squares().iter().flatten().count()
    }

    /// Everything that keeps it from being played.
    pub fn problems(&self) -> Vec<Problem> {
        self.setup.problems(&self.variant)
    }

    /// Whether there is a change to take back.
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// A tap on a home square: picks up, puts down, moves or exchanges.
    ///
    /// # Errors
    /// An empty square while nothing is picked up, or no home square.
    pub fn tap(&mut self, index: usize) -> Result<Step, Refusal> {
        if index >= self.setup.squares().len() {
            return Err(Refusal::NotHome);
        }
        match self.picked {
            None => self.pick(Picked::Square(index)),
            Some(Picked::Square(from)) if from == index => Ok(self.put_down()),
            Some(picked) => self.drop_on(picked, index),
        }
    }

    /// A tap on a kind in the tray: picks it up, or puts it down if it is what is picked up.
    ///
    /// # Errors
    /// None of the kind is left.
    pub fn tap_stock(&mut self, role: Role) -> Result<Step, Refusal> {
        if self.picked == Some(Picked::Stock(role)) { Ok(self.put_down()) } else { self.pick(Picked::Stock(role)) }
    }

    /// Picks up a piece.
    ///
    /// # Errors
    /// There is none.
    pub fn pick(&mut self, what: Picked) -> Result<Step, Refusal> {
        let role = match what {
            Picked::Stock(role) if self.left(role) == 0 => return Err(Refusal::NoneLeft(role)),
            Picked::Stock(role) => role,
            Picked::Square(index) => self.setup.get(index).ok_or(Refusal::NothingPicked)?,
        };
        self.picked = Some(what);
        Ok(Step::PickedUp(role))
    }

    /// Puts down what is picked up, where it came from.
    pub const fn put_down(&mut self) -> Step {
        self.picked = None;
        Step::PutDown
    }

    /// Puts a piece on a home square. A piece that stands there goes where the other came from. After a piece from the
    /// tray the next of its kind stays picked up, so that eight Scouts are nine taps.
    ///
    /// # Errors
    /// There is no such piece or no such square.
    pub fn drop_on(&mut self, what: Picked, to: usize) -> Result<Step, Refusal> {
        if to >= self.setup.squares().len() {
            return Err(Refusal::NotHome);
        }
        match what {
            Picked::Stock(role) => {
                let there = self.setup.get(to);
                if self.left(role) == 0 && there != Some(role) {
                    return Err(Refusal::NoneLeft(role));
                }
                self.change(|setup| _ = setup.set(to, Some(role)));
                self.picked = (self.left(role) > 0).then_some(Picked::Stock(role));
                Ok(match there {
                    Some(other) if other != role => Step::Swapped(role, to, other),
                    _ => Step::Placed(role, to),
                })
            }
            Picked::Square(from) => {
                let role = self.setup.get(from).ok_or(Refusal::NothingPicked)?;
                let there = self.setup.get(to);
                self.picked = None;
                if from == to {
                    return Ok(Step::PutDown);
                }
                self.change(|setup| setup.swap(from, to));
                Ok(there.map_or(Step::Placed(role, to), |other| Step::Swapped(role, to, other)))
            }
        }
    }

    /// Puts the piece of a home square back into the tray.
    ///
    /// # Errors
    /// There is none.
    pub fn take_off(&mut self, index: usize) -> Result<Step, Refusal> {
        let role = self.setup.get(index).ok_or(Refusal::NothingPicked)?;
        self.picked = None;
        self.change(|setup| _ = setup.set(index, None));
        Ok(Step::TakenOff(role))
    }

    /// Exchanges left and right.
    pub fn mirror(&mut self) -> Step {
        self.replace(self.setup.mirrored())
    }

    /// Puts everything back into the tray.
    pub fn clear(&mut self) -> Step {
        self.replace(Setup::empty(&self.variant.board))
    }

    /// Takes another set-up instead; one that does not fit the variant changes nothing.
    pub fn replace(&mut self, setup: Setup) -> Step {
        self.picked = None;
        let fits = setup.columns() == self.setup.columns() && setup.squares().len() == self.setup.squares().len();
        if fits && surplus(&setup, &self.variant).is_none() {
            self.change(|old| *old = setup);
        }
        Step::Replaced
    }

    /// Takes a set-up from a text, in any of the forms that [`read_setup`] knows.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn paste(&mut self, text: &str) -> Result<Step, PasteError> {
        let setup = read_setup(&self.variant, text)?;
        Ok(self.replace(setup))
    }

    /// Takes the last change back. Without one nothing happens.
    pub fn undo(&mut self) -> Step {
        self.picked = None;
        if let Some(setup) = self.past.pop() {
            self.setup = setup;
        }
        Step::Replaced
    }

    fn change(&mut self, change: impl FnOnce(&mut Setup)) {
        let before = self.setup.clone();
        change(&mut self.setup);
        if before != self.setup {
            if self.past.len() == REMEMBERED {
                self.past.remove(0);
            }
            self.past.push(before);
        }
    }
}

#[cfg(test)]
mod tests;
