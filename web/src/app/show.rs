//! The page as it is now.

use std::rc::Rc;

use vexillum_engine::Color;
use yew::prelude::*;

use super::cards::orders;
use super::table::Hint;
use super::{App, Open};
use crate::choosing::Choosing;
use crate::components::actions::{ActionsProps, DrawChoice, History};
use crate::components::board::Marks;
use crate::components::elsewhere::Elsewhere;
use crate::components::handover::Handover;
use crate::components::later::{ResignDialogProps, SettingsDialogProps};
use crate::components::panels::PanelsProps;
use crate::components::piece::Look;
use crate::components::play::{Play, PlayProps};
use crate::components::result::GameResult;
use crate::components::seat::SeatProps;
use crate::components::setup::SetupScreen;
use crate::components::start::Start;
use crate::components::start::nav::StartBar;
use crate::components::table::TableView;
use crate::components::toast::Toasts;
use crate::components::topbar::TopBar;
use crate::display::cells;
use crate::frame::FrameHead;
use crate::i18n::Texts;
use crate::parts::WorkshopProps;
use crate::screen::{Opponent, Screen};
use crate::session::{Next, Session};
use crate::sight::Sight;

impl App {
    fn texts(&self) -> &'static Texts {
        self.settings.language.texts()
    }

    pub(super) fn show(&self) -> Html {
        let on = &self.callbacks;
        let language = self.settings.language;
        let (title, on_flip, on_rules) = match (self.screen, &self.session) {
            (Screen::Start | Screen::Elsewhere, _) | (_, None) => (None, None, None),
            (screen, Some(session)) => {
                let turns = matches!(screen, Screen::Play | Screen::Result);
                (Some(self.teller(session).title()), turns.then(|| on.flip.clone()), Some(on.show_rules.clone()))
            }
        };
        let changed = self.session.as_ref().map_or(0, |session| session.variant().changed_switches().len());
        let covered = self.veiled || matches!(self.screen, Screen::Handover(_));
        let on_settings = on.show_settings.clone();
        html! {
            <>
                if let Some(frame) = &self.frame {
                    { frame.0.head(&FrameHead { language, title, on_rules, changed, on_flip, on_settings }) }
                } else if covered {
                } else if self.screen == Screen::Start {
                    <StartBar {language} last={self.settings.last.clone()} {on_settings} />
                } else {
                    <TopBar {language} {title} {on_rules} {changed} {on_flip} {on_settings} />
                }
                if self.uncovered {
                    { self.main() }
                }
                { self.drop_hint() }
                { self.dialog() }
                { self.workshop() }
                <Toasts {language} notice={self.notice.clone()} on_close={on.close_notice.clone()} />
            </>
        }
    }

    fn main(&self) -> Html {
        let on = &self.callbacks;
        if self.screen == Screen::Elsewhere {
            let waits = self.opening.as_ref().is_some_and(|opening| opening.waits);
            return if waits {
                html! {
                    <Elsewhere language={self.settings.language} on_take={on.take_over.clone()} on_start={on.home.clone()} />
                }
            } else {
                // Mostly for a moment only.
                html! { <main class="game" data-screen="opening"></main> }
            };
        }
        let Some(session) = self.session.as_ref().filter(|_| self.screen != Screen::Start) else {
            return html! {
                <Start key={self.forgotten} games={self.games.clone()} settings={self.settings.clone()}
                    on_start={on.start.clone()} on_resume={on.resume.clone()} on_remove={on.remove.clone()}
                    on_choose={on.choose.clone()} on_names={on.names.clone()} />
            };
        };
        match self.screen {
            Screen::Start | Screen::Elsewhere => Html::default(),
            Screen::Setup(color) => html! {
                <>
                    if self.veiled {
                        { self.cover(session, color) }
                    }
                    <SetupScreen key={color.name()} variant={*session.variant()} {color}
                        name={self.teller(session).name(color)} settings={self.settings.clone()}
                        shared={session.opponent() == Opponent::Beside} veiled={self.veiled}
                        begun={self.draft(session, color)} on_draft={on.draft.clone()}
                        clock={self.clock(session, color)} suggestion={on.suggest.clone()}
                        on_ready={on.ready.clone()} on_back={on.home.clone()} />
                </>
            },
            Screen::Handover(color) => self.cover(session, color),
            Screen::Play | Screen::Result => match &self.table.sight {
                Some(sight) if self.screen == Screen::Play => self.play(session, sight),
                Some(sight) => self.result(session, sight),
                None => waiting(self.texts().play.arranging),
            },
        }
    }

    /// The cover before a player gets the screen.
    fn cover(&self, session: &Session, color: Color) -> Html {
        html! {
            <Handover language={self.settings.language} {color} name={self.teller(session).name(color)}
                question={session.question()} on_take={self.callbacks.take.clone()} />
        }
    }

    fn table_view(&self, session: &Session, sight: &Sight, choosing: Option<&Choosing>) -> TableView {
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
            seats: [!bottom, bottom].map(|color| self.seat(session, sight, (color, look))),
        }
    }

    fn seat(&self, session: &Session, sight: &Sight, (color, look): (Color, Look)) -> SeatProps {
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
        SeatProps {
            language: self.settings.language,
            color,
            name: teller.name(color),
            note: teller.note(color),
            turn,
            thinking,
            look,
            ours: color == self.table.bottom(),
            cards: session.variant().cards.then(|| (table.hands[color], table.piles[color])),
            clock: self.clock(session, color),
        }
    }

    fn play(&self, session: &Session, sight: &Sight) -> Html {
        let on = &self.callbacks;
        let choosing = self.choosing();
        let table = self.table_view(session, sight, choosing.as_ref());
        let (language, look, bottom) = (table.language, table.look, table.bottom);
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
        let tray = |&color: &Color| (self.texts().words.color(color).into(), sight.tray(color, bottom));
        let props = PlayProps {
            table,
            orders: self.orders(session, choosing.as_ref()),
            actions: ActionsProps {
                language,
                watching: matches!(session.opponent(), Opponent::Watch(..)),
                draw,
                can_resign: session.resigner().is_some(),
                can_hint: self.table.hint != Hint::Asked && choosing.is_some(),
                history: session
                    .only_person()
                    .map(|_| History { can_undo: session.can_take_back(), can_redo: session.can_redo() }),
                on_take_back: on.take_back.clone(),
                on_redo: on.redo.clone(),
                on_hint: on.hint.clone(),
                on_draw: on.draw.clone(),
                on_resign: on.ask_resign.clone(),
                on_new: on.home.clone(),
            },
            panels: PanelsProps {
                language,
                look,
                trays: sides.iter().map(tray).collect(),
                decks: self.teller(session).decks(sight, bottom),
                plies: self.table.plies.clone(),
                panel: self.panel,
                on_tab: on.tab.clone(),
                on_replay: on.replay.clone(),
            },
            on_input: on.board.clone(),
        };
        html! { <Play ..props /> }
    }

    fn result(&self, session: &Session, sight: &Sight) -> Html {
        let on = &self.callbacks;
        let teller = self.teller(session);
        let Some(verdict) = teller.verdict(sight) else { return Html::default() };
        html! {
            <GameResult table={self.table_view(session, sight, None)} {verdict} record={session.record().map(Rc::new)}
                plies={self.table.plies.clone()} decks={teller.decks(sight, self.table.bottom())}
                at={(self.table.shown, session.log_len())} on_seek={on.seek.clone()} on_again={on.again.clone()}
                on_start={on.home.clone()} on_replay={on.replay.clone()} on_input={on.board.clone()} />
        }
    }

    /// The workshop over the page, if the address names it.
    fn workshop(&self) -> Html {
        let (Some(page), Some(show)) = (&self.page, self.workshop) else { return Html::default() };
        let props = WorkshopProps {
            page: page.clone(),
            settings: self.settings.clone(),
            framed: self.frame.is_some(),
            files: self.files.inbox.clone(),
            on_play: self.callbacks.play.clone(),
        };
        html! { <dialog id="workshop" onclose={self.callbacks.close_workshop.clone()}>{ self.drop_hint() }{ show(props) }</dialog> }
    }

    /// Words while files are held over the page; also in the dialog that lies over it.
    fn drop_hint(&self) -> Html {
        html! {
            if self.files.over {
                <p class="drop-hint">{ self.texts().words.drop_files }</p>
            }
        }
    }

    fn dialog(&self) -> Html {
        let on = &self.callbacks;
        let (language, on_close) = (self.settings.language, on.close_dialog.clone());
        match (self.dialog.zip(self.aside), &self.session) {
            (Some((Open::Settings, aside)), _) => (aside.settings)(SettingsDialogProps {
                settings: self.settings.clone(),
                own: self.session.as_ref().and_then(Session::own_record).map(Rc::new),
                on_change: on.settings.clone(),
                on_forget: on.forget.clone(),
                on_close,
            }),
            (Some((Open::Guess(square, _), aside)), _) => self.guess_dialog(aside, square).unwrap_or_default(),
            (Some((Open::Resign, aside)), Some(session)) => {
                let loser = if let Next::Person(color) = session.next() { color } else { Color::Red };
                let winner = self.teller(session).name(!loser);
                (aside.resign)(ResignDialogProps { language, winner, on_resign: on.resign.clone(), on_close })
            }
            _ => self.deal().unwrap_or_default(),
        }
    }
}

/// Placeholder of the board until all armies have been set up.
fn waiting(words: &'static str) -> Html {
    html! { <main class="game" data-screen="play"><p class="status" role="status">{ words }</p></main> }
}
