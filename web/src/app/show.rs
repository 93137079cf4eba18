//! The page as it is now.

use vexillum_engine::Color;
use yew::prelude::*;

use super::cards::orders;
use super::table::Hint;
use super::{App, Msg, Open};
use crate::choosing::Choosing;
use crate::components::board::Marks;
use crate::components::dialog::dialog;
use crate::components::handover::HandoverProps;
use crate::components::piece::Look;
use crate::components::play::{DrawChoice, Panels, PlayView, play};
use crate::components::result::ResultView;
use crate::components::seat::SeatView;
use crate::components::settings::SettingsView;
use crate::components::setup::SetupScreen;
use crate::components::start::Start;
use crate::components::table::TableView;
use crate::components::toast::toasts;
use crate::components::topbar::topbar;
use crate::display::cells;
use crate::frame::FrameHead;
use crate::help::Picker;
use crate::i18n::Texts;
use crate::later::breathe;
use crate::screen::{Opponent, Screen};
use crate::session::{Next, Session};
use crate::sight::Sight;
use crate::storage::{self, Key};

impl App {
    fn texts(&self) -> &'static Texts {
        self.settings.language.texts()
    }

    pub(super) fn show(&self, ctx: &Context<Self>) -> Html {
        let link = ctx.link();
        let language = self.settings.language;
        let (title, flip) = match (self.screen, &self.session) {
            (Screen::Start, _) | (_, None) => (None, None),
            (screen, Some(session)) => {
                let turns = matches!(screen, Screen::Play | Screen::Result);
                (Some(self.teller(session).title()), turns.then(|| link.callback(|()| Msg::Flip)))
            }
        };
        let covered = self.veiled || matches!(self.screen, Screen::Handover(_));
        html! {
            <>
                if let Some(frame) = &self.frame {
                    { frame.0.head(&FrameHead { language, title, on_flip: flip, on_settings: soon(ctx, |()| Msg::ShowSettings) }) }
                } else if !covered {
                    { topbar(language, title.as_ref(), flip.as_ref(), &soon(ctx, |()| Msg::ShowSettings)) }
                }
                if self.uncovered {
                    { self.main(ctx) }
                }
                { self.dialog(ctx) }
                { self.workshop(ctx) }
                { toasts(language, self.notice.as_ref(), &link.callback(|()| Msg::CloseNotice)) }
            </>
        }
    }

    fn main(&self, ctx: &Context<Self>) -> Html {
        let link = ctx.link();
        let Some(session) = self.session.as_ref().filter(|_| self.screen != Screen::Start) else {
            if self.awaits_later() {
                return waiting("loading", self.texts().words.loading);
            }
            return html! {
                <Start key={self.forgotten} later={self.later} resume={self.session.as_ref().and_then(Session::resume_info)} settings={self.settings.clone()}
                    own={storage::read(Key::Variants)} on_start={soon(ctx, |new| Msg::Start(Box::new(new)))} on_resume={link.callback(|()| Msg::Resume)}
                    on_settings={link.callback(Msg::Settings)} />
            };
        };
        match self.screen {
            Screen::Start => Html::default(),
            Screen::Setup(color) => html! {
                <>
                if self.veiled {
                    { self.cover(ctx, session, color) }
                }
                <SetupScreen veiled={self.veiled} key={color.name()} later={self.later} variant={*session.variant()} {color} name={self.teller(session).name(color)}
                    settings={self.settings.clone()} clock={self.clock(ctx, session, color)} shared={session.opponent() == Opponent::Beside}
                    on_ready={soon(ctx, move |setup| Msg::Ready(color, setup))}
                    suggestion={link.callback(|(seed, to)| Msg::Suggest(seed, to))} on_back={link.callback(|()| Msg::Home)} />
                </>
            },
            Screen::Handover(color) => self.cover(ctx, session, color),
            Screen::Play | Screen::Result => match &self.table.sight {
                Some(sight) if self.screen == Screen::Play => self.play(ctx, session, sight),
                Some(sight) => self.result(ctx, session, sight),
                None => waiting("play", self.texts().play.arranging),
            },
        }
    }

    /// The cover before a player gets the screen.
    fn cover(&self, ctx: &Context<Self>, session: &Session, color: Color) -> Html {
        let Some(later) = self.later else { return waiting("handover", self.texts().words.loading) };
        (later.handover)(HandoverProps {
            language: self.settings.language,
            color,
            name: self.teller(session).name(color),
            question: session.question(),
            on_take: ctx.link().callback(move |()| Msg::Take(color)),
        })
    }

    fn table_view(
        &self,
        ctx: &Context<Self>,
        session: &Session,
        sight: &Sight,
        choosing: Option<&Choosing>,
    ) -> TableView {
        let bottom = self.table.bottom();
        let mut marked = choosing.map(Choosing::marked).unwrap_or_default();
        marked.mark(self.table.refused.as_ref().map(|(square, _)| *square), Marks::ILLEGAL);
        marked.mark(self.table.last.map(|(from, _)| from), Marks::LAST_FROM);
        marked.mark(self.table.last.map(|(_, to)| to), Marks::LAST_TO);
        if let Hint::Given(squares) = self.table.hint {
            marked.sets.push((squares, Marks::HINT));
        }
        marked.guesses.clone_from(&self.table.guesses);
        let look = self.teller(session).look();
        TableView {
            language: self.settings.language,
            edition: session.variant().id,
            board: session.variant().board,
            bottom,
            look,
            cells: cells(self.texts(), look, sight, bottom, &marked),
            slide: self.table.slide,
            band: self.table.band().cloned(),
            orders: orders(session.variant()),
            seats: [!bottom, bottom].map(|color| self.seat(ctx, session, sight, (color, look))),
        }
    }

    fn seat(&self, ctx: &Context<Self>, session: &Session, sight: &Sight, (color, look): (Color, Look)) -> SeatView {
        let teller = self.teller(session);
        let texts = &self.texts().play;
        let (yours, named) = match session.question() {
            Some(_) => (texts.your_answer, texts.answer_of),
            None => (texts.your_turn, texts.turn_of),
        };
        let (turn, thinking) = match session.next() {
            Next::Computer(side, _) if side == color => (Some(texts.thinking.into()), true),
            Next::Person(side) | Next::Handover(side) if side == color => match session.opponent() {
                Opponent::Computer(_) => (Some(yours.into()), false),
                _ => (Some(named(&teller.name(color)).into()), false),
            },
            _ => (None, false),
        };
        let table = sight.any().public().table();
        SeatView {
            color,
            name: teller.name(color),
            note: teller.note(color),
            turn,
            thinking,
            look,
            ours: color == self.table.bottom(),
            cards: session.variant().cards.then(|| (table.hands[color], table.piles[color])),
            clock: self.clock(ctx, session, color),
        }
    }

    /// The cards of both sides; nothing in an edition without cards.
    fn decks(&self, session: &Session, sight: &Sight) -> Option<Html> {
        let decks = self.teller(session).decks(sight, self.table.bottom());
        Some((self.later?.deck)(&self.texts().cards, &decks?))
    }

    fn play(&self, ctx: &Context<Self>, session: &Session, sight: &Sight) -> Html {
        let link = ctx.link();
        let choosing = self.choosing();
        let view = self.table_view(ctx, session, sight, choosing.as_ref());
        let bottom = view.bottom;
        let person = session.deciding();
        let offer = person.as_ref().map(|view| (view.public().offer(), view.me()));
        let draw = match offer {
            _ if self.table.scene.is_some() => DrawChoice::None,
            None => DrawChoice::None,
            Some((None, _)) => DrawChoice::Offer,
            Some((Some(by), me)) if by == me => DrawChoice::Offered,
            Some((Some(_), _)) => DrawChoice::Accept,
        };
        // Board and trays are too much for one go.
        let sides: &[Color] = if self.focused == self.screen { &[!bottom, bottom] } else { &[] };
        let panels = Panels {
            trays: sides
                .iter()
                .map(|&color| (self.texts().words.color(color).into(), sight.tray(color, bottom)))
                .collect(),
            orders: self.orders(ctx, session, choosing.as_ref()),
            draw,
            can_resign: session.resigner().is_some(),
            hint: self.hint_button(ctx),
            can_take_back: session.only_person().map(|_| session.can_take_back()),
        };
        play(&PlayView {
            table: view,
            panels,
            plies: self.table.plies.clone(),
            watching: matches!(session.opponent(), Opponent::Watch(..)),
            decks: self.decks(session, sight),
            panel: self.panel,
            on_input: link.callback(Msg::Board),
            on_draw: link.callback(|()| Msg::Draw),
            on_resign: soon(ctx, |()| Msg::AskResign),
            on_take_back: link.callback(|()| Msg::TakeBack),
            on_new: link.callback(|()| Msg::Home),
            on_replay: link.callback(Msg::Replay),
            on_tab: link.callback(Msg::Tab),
        })
    }

    fn result(&self, ctx: &Context<Self>, session: &Session, sight: &Sight) -> Html {
        let link = ctx.link();
        let Some(later) = self.later else { return waiting("result", self.texts().words.loading) };
        (later.result)(&ResultView {
            table: self.table_view(ctx, session, sight, None),
            session,
            sight,
            plies: self.table.plies.clone(),
            decks: self.decks(session, sight),
            at: (self.table.shown, session.log_len()),
            on_seek: link.callback(Msg::Seek),
            on_again: link.callback(Msg::Again),
            on_start: link.callback(|()| Msg::Home),
            on_replay: link.callback(Msg::Replay),
            on_input: link.callback(Msg::Board),
        })
    }

    /// The workshop over the page, if the address names it.
    fn workshop(&self, ctx: &Context<Self>) -> Html {
        let (Some(page), Some(workshop)) = (&self.page, self.workshop) else { return Html::default() };
        let onclose = ctx.link().callback(|_: Event| Msg::CloseWorkshop);
        let on_play = ctx.link().callback(Msg::Play);
        html! { <dialog id="workshop" {onclose}>{ (workshop.show)(page, &self.settings, &on_play) }</dialog> }
    }

    fn dialog(&self, ctx: &Context<Self>) -> Html {
        let link = ctx.link();
        let on_close = link.callback(|()| Msg::CloseDialog);
        let texts = &self.texts().play;
        match (self.dialog, &self.session, self.later) {
            (Some(Open::Settings), _, Some(later)) => (later.settings)(&SettingsView {
                settings: self.settings.clone(),
                own: self.session.as_ref().and_then(Session::own_record),
                on_change: link.callback(Msg::Settings),
                on_forget: link.callback(Msg::Forget),
                on_close,
            }),
            (Some(Open::Guess(square, _)), _, Some(later)) => match &self.table.sight {
                Some(sight) if self.screen == Screen::Play => (later.picker)(&Picker {
                    language: self.settings.language,
                    style: self.settings.style,
                    sight,
                    square,
                    guess: self.table.guesses.iter().find(|(at, _)| *at == square).map(|&(_, role)| role),
                    on_guess: link.callback(Msg::Guess),
                    on_close,
                }),
                _ => Html::default(),
            },
            (Some(Open::Resign), Some(session), _) => {
                let loser = if let Next::Person(color) = session.next() { color } else { Color::Red };
                let winner = self.teller(session).name(!loser);
                let content = html! {
                    <>
                        <div class="dialog-body"><p>{ (texts.resign_text)(&winner) }</p></div>
                        <div class="dialog-foot">
                            <button class="button">{ texts.play_on }</button>
                            <button type="button" class="button primary" onclick={link.callback(|_| Msg::Resign)}>{ texts.resign }</button>
                        </div>
                    </>
                };
                dialog(texts.resign_title, false, &on_close, content)
            }
            _ => self.deal(ctx).unwrap_or_default(),
        }
    }
}

/// For what brings another screen or a dialog: the button is seen to be pressed before it is drawn.
fn soon<T: 'static>(ctx: &Context<App>, msg: impl Fn(T) -> Msg + 'static) -> Callback<T> {
    let link = ctx.link().clone();
    Callback::from(move |value| {
        let (link, msg) = (link.clone(), msg(value));
        breathe(move || link.send_message(msg));
    })
}

/// What stands in the place of a game that cannot be shown yet.
fn waiting(screen: &'static str, words: &'static str) -> Html {
    html! { <main class="game" data-screen={screen}><p class="status" role="status">{ words }</p></main> }
}
