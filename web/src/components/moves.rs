//! The list of moves.

use std::ops::Range;
use std::rc::Rc;

use vexillum_engine::Color;
use web_sys::Element;
use yew::prelude::*;

use super::icon::picture;
use crate::display::Ply;
use crate::hooks::rows::use_rows;
use crate::i18n::Language;

/// What the list shows and tells.
#[derive(Clone, Properties)]
pub struct MovesProps {
    /// The language.
    pub language: Language,
    /// The moves. A list is compared by its address: a change makes a new one.
    pub plies: Rc<Vec<Rc<Ply>>>,
    /// The entry of the log that is seen on the board.
    pub current: Option<usize>,
    /// Something is to be seen again: its number in the log.
    pub on_replay: Callback<usize>,
}

impl PartialEq for MovesProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.plies, &other.plies) && self.current == other.current && self.language == other.language
    }
}

/// A line of the list: Red's move and Blue's.
type Line = [Option<Rc<Ply>>; 2];

/// The moves in lines of two, Red's and Blue's.
fn lines(plies: &[Rc<Ply>]) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for ply in plies.iter().cloned() {
        match (ply.by, lines.last_mut()) {
            (Color::Blue, Some([_, second @ None])) => *second = Some(ply),
            (Color::Blue, _) => lines.push([None, Some(ply)]),
            (Color::Red, _) => lines.push([Some(ply), None]),
        }
    }
    lines
}

/// The pieces of a fight, if the move was one.
pub(crate) fn fight(ply: &Ply) -> Option<Html> {
    let rank = |(color, rank, fell): (Color, &'static str, bool)| {
        html! { <span class={color.name()}>if fell { <s>{ rank }</s> } else { { rank } }</span> }
    };
    let (first, others) = ply.pieces.split_first()?;
    let (file, name) = ply.picture;
    Some(html! {
        <span class="fight">{ rank(*first) }{ picture(file, name) }{ for others.iter().copied().map(rank) }</span>
    })
}

/// The list of moves with their numbers; of a long one those in view, and always around the `current` entry of the log.
#[hook]
pub(crate) fn use_numbered(plies: &Rc<Vec<Rc<Ply>>>, current: Option<usize>) -> Numbered {
    let list = use_node_ref();
    let lines = use_memo(Shared(plies.clone()), |Shared(plies)| lines(plies));
    let shown = current.map(|current| {
        let after = |line: &Line| line.iter().flatten().next().is_some_and(|ply| ply.index > current);
        lines.partition_point(|line| !after(line)).saturating_sub(1)
    });
    let range = use_rows(&list, lines.len(), shown);
    Numbered { list, lines, range }
}

/// Plies, compared by their address: a change makes new ones.
#[derive(Clone)]
struct Shared(Rc<Vec<Rc<Ply>>>);

impl PartialEq for Shared {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// The numbered lines of a list of moves, as far as they are to be drawn.
pub(crate) struct Numbered {
    /// The list itself.
    pub(crate) list: NodeRef,
    lines: Rc<Vec<Line>>,
    range: Range<usize>,
}

impl Numbered {
    /// The list, with its plies as they are made.
    pub(crate) fn draw(&self, ply: impl Fn(Option<&Ply>) -> Html) -> Html {
        let Self { list, lines, range } = self;
        let openings = usize::from(matches!(lines.first(), Some([Some(ply), _] | [None, Some(ply)]) if ply.opening));
        let windowed = range.len() < lines.len();
        let line = |(row, [red, blue]): (usize, &Line)| {
            // What stands before the first turn has no number.
            let number = (row + 1).checked_sub(openings).filter(|&number| number > 0);
            let [size, place] = [lines.len(), row + 1].map(|count| windowed.then(|| count.to_string()));
            html! {
                <li key={row} aria-setsize={size} aria-posinset={place}>
                    <span class="number">{ number }</span>{ ply(red.as_deref()) }{ ply(blue.as_deref()) }
                </li>
            }
        };
        let drawn = lines.iter().enumerate().skip(range.start).take(range.len());
        html! { <ol class="moves" translate="no" ref={list.clone()}>{ for drawn.map(line) }</ol> }
    }
}

/// The list of moves. It follows its end.
#[component]
pub fn Moves(props: &MovesProps) -> Html {
    let MovesProps { language, plies, current, on_replay } = props;
    let numbered = use_numbered(plies, plies.last().map(|ply| ply.index));
    {
        let node = numbered.list.clone();
        use_effect_with((plies.len(), *current), move |_| {
            if let Some(panel) = node.cast::<Element>().and_then(|list| list.parent_element()) {
                panel.set_scroll_top(panel.scroll_height());
            }
        });
    }
    let texts = &language.texts().play;
    numbered.draw(|ply| {
        let Some(ply) = ply else { return html! { <span class="ply"></span> } };
        let here = (*current == Some(ply.index)).then_some("true");
        let Some(fight) = fight(ply) else {
            return html! { <span class="ply" aria-current={here}>{ ply.text.clone() }</span> };
        };
        let index = ply.index;
        html! {
            <button type="button" class="ply" aria-current={here} title={(texts.replay)(&ply.text)}
                onclick={on_replay.reform(move |_| index)}>
                { ply.text.clone() }
                { fight }
            </button>
        }
    })
}
