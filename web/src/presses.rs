//! Presses of keys and pointers that act only on the screen on which they began.
//!
//! A press lasts from the moment something goes down to the moment it comes up. One that began before a screen, a dialog
//! or a cover appeared acts on nothing there: a key that is held, a click that ends there, the second half of a double
//! press. Else a double Enter on *Ready* would pass the cover and show one player's army to the other.

mod guard;

use std::cell::RefCell;

use crate::components::clock::now;
pub use guard::Guard;

/// Longest time between two presses that are one double press, in milliseconds: the usual setting of systems.
pub const DOUBLE_MS: f64 = 500.0;
/// Largest distance between two presses that are one double press, in pixels: of a mouse, and of a finger or a pen.
const SAME_PLACE: [u32; 2] = [8, 30];
/// Longest time from the end of a press to its click, in milliseconds. A later click comes from no pointer.
const CLICK_MS: f64 = 1_000.0;

thread_local! {
    static PRESSES: RefCell<Presses> = RefCell::default();
}

/// Tells that another screen, dialog or cover has appeared, or that a button now stands for something else: presses that
/// have begun do nothing any more.
pub fn new_screen() {
    PRESSES.with_borrow_mut(|presses| presses.shown = now());
}

/// Tells that the press of the pointer was a drag: its click does nothing.
pub fn spend() {
    PRESSES.with_borrow_mut(|presses| {
        if let Some(pointer) = &mut presses.pointer {
            pointer.spent = true;
        }
    });
}

/// Tells whether the press of the pointer began on another screen.
pub fn is_stale() -> bool {
    PRESSES.with_borrow(|presses| presses.pointer.as_ref().is_some_and(|pointer| pointer.at <= presses.shown))
}

/// Time since something was pressed last, in milliseconds.
pub fn quiet_for() -> f64 {
    PRESSES.with_borrow(|presses| presses.last.as_ref().map_or(f64::INFINITY, |last| now() - last.at))
}

/// A key or a pointer that is pressed.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Pressed {
    /// A key, by its place on the keyboard.
    Key(String),
    /// A pointer at a place of the window, and whether it is a mouse.
    Pointer((i32, i32), bool),
}

impl Pressed {
    fn is_again(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Key(key), Self::Key(other)) => key == other,
            (Self::Pointer((x, y), mouse), Self::Pointer((left, top), other)) => {
                let [mice, fingers] = SAME_PLACE;
                mouse == other && x.abs_diff(*left).max(y.abs_diff(*top)) <= if *mouse { mice } else { fingers }
            }
            _ => false,
        }
    }
}

/// The press that began last.
#[derive(Clone, Debug)]
struct Last {
    pressed: Pressed,
    at: f64,
    /// When the first press of its series began: of a double press, the first half.
    series: f64,
    /// Set once no press belongs to that series any more.
    over: bool,
}

/// The press of a pointer, until its click.
#[derive(Debug)]
struct Pointer {
    at: f64,
    series: f64,
    ended: Option<f64>,
    spent: bool,
}

/// All presses, in the milliseconds of the time stamps of events.
#[derive(Default, Debug)]
struct Presses {
    /// When what is on the page appeared.
    shown: f64,
    last: Option<Last>,
    /// The keys that are down, each with the beginning of its series.
    keys: Vec<(String, f64)>,
    pointer: Option<Pointer>,
}

impl Presses {
    /// Something goes down. Gives when its series began.
    fn begin(&mut self, pressed: Pressed, at: f64) -> f64 {
        let again = |last: &&Last| !last.over && at - last.series <= DOUBLE_MS && last.pressed.is_again(&pressed);
        let series = self.last.as_ref().filter(again).map_or(at, |last| last.series);
        self.last = Some(Last { pressed, at, series, over: false });
        series
    }

    /// Ends the series that began at that time.
    fn end_series(&mut self, series: f64) {
        if let Some(last) = self.last.as_mut().filter(|last| last.series.total_cmp(&series).is_eq()) {
            last.over = true;
        }
    }

    /// When the last series began, if it is just beginning.
    fn new_series(&self) -> Option<f64> {
        self.last.as_ref().filter(|last| last.at.total_cmp(&last.series).is_eq()).map(|last| last.series)
    }

    /// A key goes down or repeats. Says whether it may act.
    fn key_down(&mut self, key: &str, at: f64, repeats: bool) -> bool {
        if !repeats {
            let series = self.begin(Pressed::Key(key.to_owned()), at);
            self.keys.retain(|(other, _)| other != key);
            self.keys.push((key.to_owned(), series));
        }
        self.is_fresh(key)
    }

    /// A key comes up. Says whether it may act.
    fn key_up(&mut self, key: &str) -> bool {
        let fresh = self.is_fresh(key);
        self.keys.retain(|(other, _)| other != key);
        fresh
    }

    fn is_fresh(&self, key: &str) -> bool {
        self.keys.iter().any(|(other, series)| other == key && *series > self.shown)
    }

    /// A pointer goes down. Says whether it may begin a drag: nobody drags by a double press.
    fn pointer_down(&mut self, place: (i32, i32), mouse: bool, at: f64) -> bool {
        let series = self.begin(Pressed::Pointer(place, mouse), at);
        self.pointer = Some(Pointer { at, series, ended: None, spent: false });
        at > self.shown
    }

    /// The pointer comes up.
    fn pointer_up(&mut self, at: f64) {
        if let Some(pointer) = &mut self.pointer {
            pointer.ended = Some(at);
        }
    }

    /// The press of the pointer leads to a click. Says whether it may act.
    fn click(&self, at: f64) -> bool {
        let pointer = self.pointer.as_ref().filter(|pointer| pointer.ended.is_none_or(|ended| at - ended <= CLICK_MS));
        pointer.is_none_or(|pointer| pointer.series > self.shown && !pointer.spent)
    }
}

#[cfg(test)]
mod tests {
    use std::cmp::Ordering;

    use super::*;

    /// One event; a `bool` is whether it is expected to act.
    #[derive(Clone, Copy, Debug)]
    enum Step {
        /// Another screen appears.
        Shown,
        Down(&'static str, bool),
        Repeat(&'static str, bool),
        Up(&'static str, bool),
        PointerDown(i32, bool),
        PointerUp,
        Spent,
        Click(bool),
    }
    use Step::{Click, Down, PointerDown, PointerUp, Repeat, Shown, Spent, Up};

    fn check(steps: &[(u32, Step)]) {
        let mut presses = Presses::default();
        for &(at, step) in steps {
            let at = f64::from(at);
            let (acts, expected) = match step {
                Shown => {
                    presses.shown = at;
                    continue;
                }
                Spent => {
                    presses.pointer.as_mut().expect("a press").spent = true;
                    continue;
                }
                PointerUp => {
                    presses.pointer_up(at);
                    continue;
                }
                Down(key, expected) => (presses.key_down(key, at, false), expected),
                Repeat(key, expected) => (presses.key_down(key, at, true), expected),
                Up(key, expected) => (presses.key_up(key), expected),
                PointerDown(place, expected) => (presses.pointer_down((place, 9), place < 500, at), expected),
                Click(expected) => (presses.click(at), expected),
            };
            assert_eq!(acts, expected, "{step:?} at {at} of {steps:?}");
        }
    }

    #[test]
    fn keys_of_the_screen_before_do_nothing() {
        check(&[(10, Down("Enter", true)), (20, Shown), (30, Repeat("Enter", false)), (40, Up("Enter", false))]);
        // Where time stamps are coarse.
        check(&[(50, Down("Enter", true)), (50, Shown), (50, Repeat("Enter", false)), (50, Down("Enter", false))]);
        // Queued while the page was busy.
        check(&[(50, Shown), (40, Down("Enter", false)), (60, Up("Enter", false))]);
        // Never seen to go down.
        check(&[(10, Repeat("Enter", false)), (20, Up("Space", false))]);
        check(&[(10, Shown), (20, Down("Space", true)), (30, Repeat("Space", true)), (40, Up("Space", true))]);
    }

    #[test]
    fn the_second_half_of_a_double_press_belongs_to_the_first() {
        let double = [(10, Down("Enter", true)), (20, Up("Enter", true)), (30, Shown)];
        for (at, acts) in [(200, false), (500, false), (520, true)] {
            check(&[&double[..], &[(at, Down("Enter", acts)), (at + 50, Up("Enter", acts))]].concat());
        }
        // Another press between them, or another key.
        check(&[&double[..], &[(100, Down("Tab", true)), (150, Down("Enter", true))]].concat());
        check(&[&double[..], &[(100, Down("Space", true))]].concat());
        let mut presses = Presses::default();
        let first = presses.begin(Pressed::Key("Enter".into()), 10.0);
        assert_eq!(presses.new_series(), Some(first));
        assert_eq!(presses.begin(Pressed::Key("Enter".into()), 100.0).total_cmp(&first), Ordering::Equal);
        assert_eq!(presses.new_series(), None);
        presses.end_series(first);
        assert!(presses.begin(Pressed::Key("Enter".into()), 200.0) > first);
        // On one screen they are two.
        check(&[(10, Down("Enter", true)), (20, Up("Enter", true)), (100, Down("Enter", true))]);
        let click = [(10, PointerDown(100, true)), (60, PointerUp), (60, Click(true)), (80, Shown)];
        check(&[&click[..], &[(200, PointerDown(103, true)), (220, PointerUp), (220, Click(false))]].concat());
        check(&[&click[..], &[(200, PointerDown(120, true)), (220, PointerUp), (220, Click(true))]].concat());
        // A finger is less exact.
        let tap = [(10, PointerDown(600, true)), (60, PointerUp), (60, Click(true)), (80, Shown)];
        check(&[&tap[..], &[(200, PointerDown(620, true)), (220, PointerUp), (220, Click(false))]].concat());
        check(&[&tap[..], &[(200, PointerDown(650, true)), (220, PointerUp), (220, Click(true))]].concat());
        // Queued while the page was busy.
        check(&[(50, Shown), (40, PointerDown(1, false)), (60, PointerUp), (60, Click(false))]);
    }

    #[test]
    fn a_click_belongs_to_its_press() {
        check(&[(10, PointerDown(1, true)), (20, Shown), (900, PointerUp), (900, Click(false))]);
        check(&[
            (10, PointerDown(1, true)),
            (20, Spent),
            (30, PointerUp),
            (30, Click(false)),
            (900, PointerDown(1, true)),
            (910, Click(true)),
        ]);
        // A screen reader presses without any pointer.
        check(&[(10, Click(true)), (20, PointerDown(1, true)), (30, PointerUp), (40, Shown), (1_500, Click(true))]);
    }
}
