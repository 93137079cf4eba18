//! What has happened is seen, one entry of the log after the other.

use vexillum_engine::{Color, Question};
use yew::prelude::*;

use super::table::{Scene, SceneKind};
use super::{App, Msg};
use crate::components::board::Slide;
use crate::display::{Band, Tale, list};
use crate::happening::Happening;
use crate::presses;
use crate::screen::Screen;
use crate::selection::Selection;
use crate::session::Session;
use crate::sight::Sight;
use crate::sound::{self, Cue};

/// How long a band is seen, in milliseconds.
const BAND_MS: u32 = 2_200;

impl App {
    /// Shows the next entries of the log; says whether one takes its time.
    pub(super) fn present(&mut self, ctx: &Context<Self>) -> bool {
        loop {
            let Some(session) = &self.session else { return false };
            let index = self.table.shown;
            let Some(happening) = session.happening(index).filter(|_| index < session.log_len()) else { return false };
            let Some(stage) = session.stage(index) else { return false };
            let tale = self.tale(session, &happening, &stage);
            let (band, said) = (tale.band(), tale.tell());
            if let Some(said) = said {
                // A rescue ends a turn of which something has been said already.
                let goes_on = happening.answers == Some(Question::Rescue) && !self.table.said.is_empty();
                let then = self.settings.language.texts().scene.then;
                let text = if goes_on { then(&self.table.said, &said).into() } else { said };
                self.table.say(text, false);
            }
            self.table.rested = false;
            if let Some(band) = band {
                self.show_band(ctx, (index, &happening), stage, band, false);
                return true;
            }
            self.seen();
            if happening.path.is_some() || happening.placed.is_some() {
                self.hear(Cue::Move);
            }
        }
    }

    /// Lets something be heard.
    pub(super) fn hear(&self, cue: Cue) {
        sound::hear(cue, self.settings.sound);
    }

    /// Counts the next entry of the log as seen, and shows the board after it.
    fn seen(&mut self) {
        let Some(session) = &self.session else { return };
        let index = self.table.shown;
        let Some(happening) = session.happening(index) else { return };
        let ply = self.teller(session).ply(index, &happening);
        if let Some(ply) = ply {
            list(std::rc::Rc::make_mut(&mut self.table.plies), ply);
        }
        self.table.shown = index + 1;
        self.table.slide =
            happening.slide().map(|(from, to)| Slide { number: index + 1, from, to, swap: happening.swapped });
        self.look();
    }

    /// The board after the entries that have been seen.
    pub(super) fn look(&mut self) {
        let Some(session) = &self.session else { return };
        self.table.sight = session.sight(self.table.shown);
        self.table.last = (0..self.table.shown).rev().find_map(|index| session.happening(index)?.marks());
        self.note_guesses();
    }

    /// The list of the moves that have been seen.
    pub(super) fn relist(&mut self) {
        let Some(session) = &self.session else { return };
        let teller = self.teller(session);
        let mut plies = Vec::new();
        for index in 0..self.table.shown {
            if let Some(ply) = session.happening(index).and_then(|happening| teller.ply(index, &happening)) {
                list(&mut plies, ply);
            }
        }
        self.table.plies = std::rc::Rc::new(plies);
    }

    pub(super) fn stage(&mut self, ctx: &Context<Self>, kind: SceneKind, ms: u32) {
        let link = ctx.link().clone();
        let ms = self.settings.motion.scale(ms);
        self.table.selection = Selection::NONE;
        self.table.pending = None;
        self.table.scene = Some(Scene::new(kind, ms, move || link.send_message(Msg::SceneOver)));
    }

    pub(super) fn scene_over(&mut self, ctx: &Context<Self>) {
        match self.table.scene.take().map(|scene| scene.kind) {
            Some(SceneKind::Band { again: false, .. }) => self.seen(),
            Some(SceneKind::Band { again: true, .. }) => {
                self.table.slide = None;
                self.look();
            }
            Some(SceneKind::Pause) | None => {}
        }
        if self.screen != Screen::Result {
            self.advance(ctx);
        }
    }

    pub(super) fn replay(&mut self, ctx: &Context<Self>, index: usize) {
        let Some(session) = &self.session else { return };
        if self.table.scene.is_some() {
            return;
        }
        let Some(happening) = session.happening(index) else { return };
        let Some(stage) = session.stage(index) else { return };
        let band = self.tale(session, &happening, &stage).band();
        if let Some(band) = band {
            self.show_band(ctx, (index, &happening), stage, band, true);
        }
    }

    fn tale<'a>(&self, session: &'a Session, happening: &'a Happening, stage: &'a Sight) -> Tale<'a> {
        Tale { teller: self.teller(session), happening, stage, bottom: self.table.bottom() }
    }

    /// Shows a band over the board as it was, after the steps that led to it.
    fn show_band(&mut self, ctx: &Context<Self>, seen: (usize, &Happening), stage: Sight, band: Band, again: bool) {
        let (index, happening) = seen;
        let home = self.table.home.unwrap_or(Color::Red);
        let fell =
            |color| happening.fell.into_iter().any(|square| stage.any().public().color_at(square) == Some(color));
        self.hear(match (fell(home), fell(!home)) {
            (false, true) => Cue::Won,
            (true, false) => Cue::Lost,
            (true, true) => Cue::Both,
            (false, false) => Cue::Shown,
        });
        self.table.sight = Some(stage);
        self.table.last = happening.marks();
        self.table.slide =
            happening.approach().map(|(from, to)| Slide { number: index + 1, from, to, swap: happening.swapped });
        self.stage(ctx, SceneKind::Band { band: Box::new(band), again }, BAND_MS);
        // The second half of a double tap does not end what the first has begun.
        presses::new_screen();
    }

    /// The board of a finished game after so many entries.
    pub(super) fn seek(&mut self, at: usize) {
        let forward = at == self.table.shown + 1;
        self.table.scene = None;
        self.table.shown = at;
        self.look();
        let happening =
            self.session.as_ref().and_then(|session| session.happening(at.checked_sub(1)?)).filter(|_| forward);
        let slide = happening.and_then(|happening| Some((happening.slide()?, happening.swapped)));
        self.table.slide = slide.map(|((from, to), swap)| Slide { number: at, from, to, swap });
    }
}
