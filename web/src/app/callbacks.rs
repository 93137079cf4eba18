//! Callbacks of the components.

use vexillum_engine::{Color, Role, Setup};
use yew::prelude::*;

use super::{App, Msg};
use crate::components::board::BoardInput;
use crate::components::panels::Panel;
use crate::components::setup::SuggestSource;
use crate::open_games::GameId;
use crate::presses;
use crate::screen::NewGame;
use crate::selection::Order;
use crate::session::Session;
use crate::settings::{LastChoice, Settings};
use crate::yielding::yield_to_browser;

/// Callbacks of the components, made once: made anew they would differ, and all components would be rendered again.
pub(super) struct Callbacks {
    pub(super) start: Callback<NewGame>,
    pub(super) play: Callback<Box<Session>>,
    pub(super) resume: Callback<GameId>,
    pub(super) remove: Callback<GameId>,
    pub(super) take_over: Callback<()>,
    pub(super) home: Callback<()>,
    pub(super) again: Callback<bool>,
    pub(super) choose: Callback<LastChoice>,
    pub(super) names: Callback<[String; 2]>,
    pub(super) settings: Callback<Settings>,
    pub(super) forget: Callback<AttrValue>,
    pub(super) show_settings: Callback<()>,
    pub(super) show_rules: Callback<()>,
    pub(super) ask_resign: Callback<()>,
    pub(super) resign: Callback<()>,
    pub(super) close_dialog: Callback<()>,
    pub(super) close_workshop: Callback<Event>,
    pub(super) close_notice: Callback<()>,
    pub(super) draft: Callback<(Color, Setup)>,
    pub(super) ready: Callback<(Color, Setup)>,
    pub(super) suggest: SuggestSource,
    pub(super) take: Callback<Color>,
    pub(super) board: Callback<BoardInput>,
    pub(super) order: Callback<Order>,
    pub(super) unmark: Callback<()>,
    pub(super) draw: Callback<()>,
    pub(super) take_back: Callback<()>,
    pub(super) redo: Callback<()>,
    pub(super) hint: Callback<()>,
    pub(super) guess: Callback<Option<Role>>,
    pub(super) replay: Callback<usize>,
    pub(super) seek: Callback<usize>,
    pub(super) tab: Callback<Panel>,
    pub(super) flip: Callback<()>,
    pub(super) tick: Callback<()>,
    pub(super) low: Callback<()>,
}

impl Callbacks {
    pub(super) fn new(ctx: &Context<App>) -> Self {
        let link = ctx.link();
        Self {
            start: soon(ctx, |new| Msg::Start(Box::new(new))),
            play: link.callback(Msg::Play),
            resume: soon(ctx, Msg::Resume),
            remove: link.callback(Msg::Remove),
            take_over: link.callback(|()| Msg::TakeOver),
            home: link.callback(|()| Msg::Home),
            again: link.callback(Msg::Again),
            choose: link.callback(Msg::Choose),
            names: link.callback(Msg::Names),
            settings: link.callback(Msg::Settings),
            forget: link.callback(Msg::Forget),
            show_settings: soon(ctx, |()| Msg::ShowSettings),
            show_rules: soon(ctx, |()| Msg::ShowRules),
            ask_resign: soon(ctx, |()| Msg::AskResign),
            resign: link.callback(|()| Msg::Resign),
            close_dialog: link.callback(|()| Msg::CloseDialog),
            close_workshop: link.callback(|_| Msg::CloseWorkshop),
            close_notice: link.callback(|()| Msg::CloseNotice),
            draft: link.callback(|(color, setup)| Msg::Draft(color, setup)),
            ready: soon(ctx, |(color, setup)| Msg::Ready(color, setup)),
            suggest: link.callback(|(seed, to)| Msg::Suggest(seed, to)),
            take: link.callback(Msg::Take),
            board: link.callback(Msg::Board),
            order: link.callback(Msg::Order),
            unmark: link.callback(|()| Msg::Unmark),
            draw: link.callback(|()| Msg::Draw),
            take_back: link.callback(|()| Msg::TakeBack),
            redo: link.callback(|()| Msg::Redo),
            hint: link.callback(|()| Msg::Hint),
            guess: link.callback(Msg::Guess),
            replay: link.callback(Msg::Replay),
            seek: link.callback(Msg::Seek),
            tab: link.callback(Msg::Tab),
            flip: link.callback(|()| Msg::Flip),
            tick: link.callback(|()| Msg::Tick),
            low: link.callback(|()| Msg::Low),
        }
    }
}

/// For what brings another screen or a dialog: the button is seen to be pressed before it is drawn, and is pressed once.
fn soon<T: 'static>(ctx: &Context<App>, msg: impl Fn(T) -> Msg + 'static) -> Callback<T> {
    let link = ctx.link().clone();
    Callback::from(move |value| {
        presses::new_screen();
        let (link, msg) = (link.clone(), msg(value));
        yield_to_browser(move || link.send_message(msg));
    })
}
