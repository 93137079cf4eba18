//! A game that is over, on its board: move by move, as either side saw it or open, with what the computer would have believed
//! and how the game stood.

mod believed;
mod controls;
mod graph;
mod list;
mod open;
mod show;
mod turns;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use gloo::utils::window;
use vexillum_engine::Color;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::games::words::link_error;
use super::rules::RulesDialog;
use crate::components::icon::icon;
use crate::i18n::Language;
use crate::link::LinkError;
use crate::settings::Style;
use controls::Step;
use open::{Drawn, Open};

/// How long a position is seen before the next move, in milliseconds.
const STEP_MS: u32 = 1_200;
/// How long a fight is seen.
const FIGHT_MS: u32 = 2_200;

/// What the page needs.
#[derive(PartialEq, Properties)]
pub(super) struct ReviewProps {
    /// The link to the game, from the `#` on.
    pub(super) link: AttrValue,
    /// The language.
    pub(super) language: Language,
    /// Look of the pieces.
    pub(super) style: Style,
}

/// What can happen.
pub(super) enum Msg {
    /// The board after so many entries is wanted.
    Seek(usize),
    /// The board a step from here is wanted.
    Step(Step),
    /// The entry of that number is wanted, as it happens.
    Show(usize),
    /// The fight that is being seen has been seen.
    Dismiss,
    /// The game is to go on by itself, or to stand.
    Play,
    /// It goes on.
    Tick,
    /// It is to be seen as that player saw it, or open.
    View(Option<Color>),
    /// What the computer believes is to be seen, or not.
    Believe,
    /// The rules of the game are to be seen, or not.
    Rules(bool),
    /// The next slice of what nobody waits for is to be done.
    Work,
}

/// The page.
pub(super) struct Review {
    game: Result<Open, LinkError>,
    /// Set while the rules lie over it.
    rules: bool,
    /// Ends what is being seen.
    timer: Option<Timeout>,
    /// Does the next slice of what nobody waits for.
    working: Option<Timeout>,
    on: Callback<Msg>,
    heading: NodeRef,
    _keys: EventListener,
}

impl Review {
    fn read(&mut self, ctx: &Context<Self>) {
        let ReviewProps { link, language, style } = ctx.props();
        self.game = Open::read(link, *language, *style);
        self.timer = None;
        self.working = self.game.is_ok().then(|| later(ctx, 0, || Msg::Work));
    }

    /// What is due after what is seen now, and when.
    fn wind(&mut self, ctx: &Context<Self>) {
        self.timer = match &self.game {
            Ok(open) if open.fight.is_some() => Some(later(ctx, FIGHT_MS, || Msg::Dismiss)),
            Ok(open) if open.playing => Some(later(ctx, STEP_MS, || Msg::Tick)),
            _ => None,
        };
    }
}

fn later(ctx: &Context<Review>, ms: u32, msg: fn() -> Msg) -> Timeout {
    let link = ctx.link().clone();
    Timeout::new(ms, move || link.send_message(msg()))
}

impl Component for Review {
    type Message = Msg;
    type Properties = ReviewProps;

    fn create(ctx: &Context<Self>) -> Self {
        let link = ctx.link().clone();
        let keys = EventListener::new_with_options(
            &window(),
            "keydown",
            gloo::events::EventListenerOptions::enable_prevent_default(),
            move |event| {
                if let Some(step) = event.dyn_ref().and_then(controls::step) {
                    event.prevent_default();
                    link.send_message(Msg::Step(step));
                }
            },
        );
        let mut review = Self {
            game: Err(LinkError::Damaged),
            rules: false,
            timer: None,
            working: None,
            on: ctx.link().callback(|msg| msg),
            heading: NodeRef::default(),
            _keys: keys,
        };
        review.read(ctx);
        review
    }

    fn changed(&mut self, ctx: &Context<Self>, old: &ReviewProps) -> bool {
        if old != ctx.props() {
            self.read(ctx);
        }
        true
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        let language = ctx.props().language;
        let Ok(open) = &mut self.game else { return false };
        match msg {
            Msg::Seek(at) => open.stand(at),
            Msg::Step(step) => open.stand(step.leads(open.at, open.len())),
            Msg::Show(index) => {
                open.playing = false;
                open.show(index, language);
            }
            Msg::Dismiss => open.dismiss(),
            Msg::Play => open.play(),
            Msg::Tick => open.show(open.at, language),
            Msg::View(viewer) => {
                open.look_as(viewer);
                self.working = Some(later(ctx, 0, || Msg::Work));
            }
            Msg::Believe => open.believes = !open.believes,
            Msg::Rules(shown) => {
                self.rules = shown;
                open.playing = false;
            }
            Msg::Work => {
                let drawn = open.work(language);
                self.working = drawn.map(|_| later(ctx, 0, || Msg::Work));
                return drawn != Some(Drawn::Later);
            }
        }
        self.wind(ctx);
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let ReviewProps { language, style, .. } = *ctx.props();
        let on = &self.on;
        let words = &language.texts().words;
        let rules = |open: &Open| {
            html! {
                <>
                    <button type="button" class="button" onclick={on.reform(|_: MouseEvent| Msg::Rules(true))}>
                        { icon("rules") }{ words.rules }
                    </button>
                    if self.rules {
                        <RulesDialog variant={*open.session.variant()} {language} {style}
                            on_close={on.reform(|()| Msg::Rules(false))} />
                    }
                </>
            }
        };
        html! {
            <main class="review" data-screen="review">
                <header class="review-head">
                    <h1 ref={self.heading.clone()} tabindex="-1">{ language.workshop().review.title }</h1>
                    if let Ok(open) = &self.game {
                        { show::summary(open, language) }
                        { rules(open) }
                    }
                </header>
                { match &self.game {
                    Ok(open) => show::show(open, language, on),
                    Err(error) => html! { <p class="panel">{ link_error(error, language) }</p> },
                } }
            </main>
        }
    }

    fn rendered(&mut self, _: &Context<Self>, first: bool) {
        if first {
            // Where a screen reader begins.
            self.heading.cast::<HtmlElement>().map(|heading| heading.focus());
        }
    }
}
