//! The list of moves.

use std::rc::Rc;

use vexillum_engine::Color;
use web_sys::Element;
use yew::prelude::*;

use super::icon::picture;
use crate::display::Ply;
use crate::i18n::Language;

/// What the list shows and tells.
#[derive(Clone, Properties)]
pub struct MovesProps {
    /// The language.
    pub language: Language,
    /// The moves. A list is compared by its address: a change makes a new one.
    pub plies: Rc<Vec<Ply>>,
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

/// The moves in lines of two, Red's and Blue's.
fn lines(plies: &[Ply]) -> Vec<[Option<&Ply>; 2]> {
    let mut lines: Vec<[Option<&Ply>; 2]> = Vec::new();
    for ply in plies {
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

/// The lines of the list with their numbers.
pub(crate) fn numbered<'a>(plies: &'a [Ply], ply: impl Fn(Option<&'a Ply>) -> Html) -> Html {
    let openings = usize::from(plies.first().is_some_and(|ply| ply.opening));
    let line = |(number, [red, blue]): (usize, [Option<&'a Ply>; 2])| {
        // What stands before the first turn has no number.
        let number = (number + 1).checked_sub(openings).filter(|&number| number > 0);
        html! { <li><span class="number">{ number }</span>{ ply(red) }{ ply(blue) }</li> }
    };
    lines(plies).into_iter().enumerate().map(line).collect()
}

/// The list of moves. It follows its end.
#[component]
pub fn Moves(props: &MovesProps) -> Html {
    let MovesProps { language, plies, current, on_replay } = props;
    let node = use_node_ref();
    {
        let node = node.clone();
        use_effect_with((plies.len(), *current), move |_| {
            if let Some(panel) = node.cast::<Element>().and_then(|list| list.parent_element()) {
                panel.set_scroll_top(panel.scroll_height());
            }
        });
    }
    let texts = &language.texts().play;
    let ply = |ply: Option<&Ply>| {
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
    };
    html! { <ol class="moves" translate="no" ref={node}>{ numbered(plies, ply) }</ol> }
}
