//! A position that somebody shares, and playing it.

use vexillum_engine::notation::{Record, Start};
use vexillum_engine::{ByColor, Color, Game, Level, Seat};
use yew::prelude::*;

use crate::components::board::{CellView, Cells};
use crate::components::icon::picture;
use crate::components::piece::Face;
use crate::components::start::players::level_label;
use crate::components::start::segmented::{Segment, Segmented};
use crate::formats::Diagram;
use crate::i18n::Language;
use crate::session::Session;
use crate::settings::{Settings, Style};
use crate::storage;
use crate::workshop::rules::setup::still_board;

/// What the page needs.
#[derive(PartialEq, Properties)]
pub(super) struct SharedPositionProps {
    /// The position, as a game in which nothing has been done.
    pub(super) record: Record,
    /// The level that is proposed.
    pub(super) level: Level,
    /// The language.
    pub(super) language: Language,
    /// Look of the pieces.
    pub(super) style: Style,
    /// It is to be played.
    pub(super) on_play: Callback<Box<Session>>,
}

/// Who plays it.
#[derive(Clone, Copy, PartialEq)]
struct Players {
    /// Whether the computer is one of them.
    computer: bool,
    /// How strong it is.
    level: Level,
    /// The side of the person who plays against it.
    color: Color,
}

impl Players {
    fn seats(self, names: &[String; 2]) -> ByColor<String> {
        let [red, blue] = names.clone();
        let names = ByColor { red, blue };
        ByColor::new(|color| match self.computer {
            true if color != self.color => Seat::Computer(self.level).to_string(),
            true => String::new(),
            false => names[color].clone(),
        })
    }
}

/// The position on its board, and who is to play it.
#[component]
pub(super) fn SharedPosition(props: &SharedPositionProps) -> Html {
    let SharedPositionProps { record, level, language, style, on_play } = props;
    let texts = &language.texts().records;
    let color = if let Start::Position(_, turn) = record.start { turn } else { Color::Red };
    let players = use_state_eq(|| Players { computer: true, level: *level, color });
    let decided = Game::from_record(record.clone()).map_or(true, |game| game.outcome().is_some());
    let onclick = {
        let (record, players) = (record.clone(), *players);
        let names = storage::load::<Settings>().value().names;
        let on_play = on_play.clone();
        Callback::from(move |_: MouseEvent| {
            let record = Record { seats: Some(players.seats(&names)), ..record.clone() };
            if let Ok(session) = Session::go_on(record) {
                on_play.emit(Box::new(session));
            }
        })
    };
    let pieces = Diagram::of_start(&record.variant, &record.start).pieces;
    let cells = Cells::new(|square| {
        let found = pieces.iter().find(|piece| piece.square == square);
        let face = found.map(|piece| Face { enchanted: piece.enchanted, ..Face::mine(piece.color, piece.role) });
        CellView { face, ..CellView::default() }
    });
    let [_, _, title, _] = language.workshop().games.shared.titles;
    html! {
        <section class="panel game-row">
            <h2>{ language.texts().words.edition(&record.variant).text() }</h2>
            <p>{ (texts.to_move)(language.texts().words.color(color)) }</p>
            <div class="setup-picture" role="img" aria-label={title}>{ still_board(&record.variant, *style, cells) }</div>
            if decided {
                <p class="status">{ texts.decided }</p>
            } else {
                { choice(&players, *language) }
                <div class="game-tools">
                    <button type="button" class="button primary" {onclick}>{ picture("workshop", "play") }{ texts.play_from }</button>
                </div>
            }
        </section>
    }
}

/// Against whom, how strong, and on which side.
fn choice(players: &UseStateHandle<Players>, language: Language) -> Html {
    let (words, texts) = (&language.texts().words, &language.texts().options);
    let now = **players;
    let choose = |change: fn(Players, usize) -> Players| {
        let players = players.clone();
        Callback::from(move |index: usize| players.set(change(*players, index)))
    };
    let row = |name: &'static str, legend: &'static str, labels: Vec<(Html, bool)>, on_choose: Callback<usize>| {
        let segments: Vec<Segment> = labels.into_iter().map(|(label, chosen)| Segment { label, chosen }).collect();
        html! { <Segmented {name} {legend} {segments} span={true} {on_choose} /> }
    };
    let [computer, beside, _] = texts.opponents;
    let against = vec![(computer.into(), now.computer), (beside.into(), !now.computer)];
    let levels = Level::ALL.map(|level| (level_label(level, language), level == now.level));
    let colors = Color::ALL.map(|color| (words.color(color).into(), color == now.color));
    html! {
        <>
            { row("position-against", texts.opponent, against, choose(|players, index| {
                Players { computer: index == 0, ..players }
            })) }
            if now.computer {
                { row("position-level", texts.level, levels.into(), choose(|players, index| {
                    Players { level: Level::ALL.get(index).copied().unwrap_or(players.level), ..players }
                })) }
                { row("position-side", texts.color, colors.into(), choose(|players, index| {
                    Players { color: Color::ALL.get(index).copied().unwrap_or(players.color), ..players }
                })) }
            }
        </>
    }
}
