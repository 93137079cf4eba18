//! The clock of a game: it runs for whoever decides or sets up. It stands during handovers, while what happened is shown,
//! while no game is on the screen, and while the page sleeps with its device.

use gloo::timers::callback::Interval;
use vexillum_engine::Color;
use yew::prelude::*;

use super::App;
use super::table::{Scene, SceneKind};
use crate::components::clock::{ClockView, HEARTBEAT_MS, now, passed};
use crate::screen::Screen;
use crate::session::{Next, Session};

impl App {
    /// Takes the time that has passed from whoever the clock runs for. Says whether that is to be drawn.
    pub(super) fn count_time(&mut self, ctx: &Context<Self>) -> bool {
        let (Some((color, since)), Some(session)) = (self.running, &mut self.session) else { return false };
        let Some(passed) = passed(since) else {
            // The page slept: nobody could play, and the clock at the seat is drawn anew.
            self.running = Some((color, now()));
            return true;
        };
        self.running = Some((color, since + f64::from(passed)));
        session.spend(color, passed);
        let up = session.clock().is_some_and(|clock| clock.is_up(color));
        if up {
            let done = session.time_out(color);
            self.settle(ctx, done);
        }
        up
    }

    /// Lets the clock run for whoever decides now.
    pub(super) fn wind(&mut self) {
        let runs = self.clocked();
        if self.running.map(|(color, _)| color) != runs {
            self.running = runs.map(|color| (color, now()));
            let tick = self.callbacks.tick.clone();
            self.heartbeat = runs.map(|_| Interval::new(HEARTBEAT_MS, move || tick.emit(())));
        }
    }

    fn clocked(&self) -> Option<Color> {
        let session = self.session.as_ref().filter(|session| session.clock().is_some())?;
        // What somebody chooses to see again costs him time.
        let again = |scene: &Scene| matches!(scene.kind, SceneKind::Band { again: true, .. });
        match (self.screen, session.next()) {
            (Screen::Setup(color), _) => Some(color).filter(|_| !self.veiled),
            (Screen::Play, Next::Person(color) | Next::Computer(color, _)) => {
                self.table.scene.as_ref().is_none_or(again).then_some(color)
            }
            _ => None,
        }
    }

    /// What the clock of a player shows: of his set-up on the screen for that, else of his decisions.
    pub(super) fn clock(&self, session: &Session, color: Color) -> Option<ClockView> {
        let clock = session.clock()?;
        let (left, free) = match self.screen {
            Screen::Setup(_) => (clock.setup_left(color)?, 0),
            _ => (clock.left(color)?, clock.free_left(color)),
        };
        let since = self.running.filter(|(runs, _)| *runs == color).map(|(_, since)| since);
        Some(ClockView { left, free, since, on_up: self.callbacks.tick.clone(), on_low: self.callbacks.low.clone() })
    }
}
