//! What a side has lost and still has, by rank.

use yew::prelude::*;

use super::piece::{Face, Look, PieceView};
use crate::i18n::Language;
use crate::sight::Tray;

/// What the tray shows.
#[derive(PartialEq, Properties)]
pub struct TrayProps {
    /// The language.
    pub language: Language,
    /// How pieces are drawn.
    pub look: Look,
    /// What is known.
    pub tray: Tray,
    /// What the side is called.
    pub name: AttrValue,
}

/// The tray.
#[component]
pub fn TrayView(props: &TrayProps) -> Html {
    let TrayProps { language, look, tray, name } = props;
    let texts = language.texts();
    let (left, total) = tray.total;
    let kind = |&(role, left, of): &(_, u8, u8)| {
        let face = if tray.mine { Face::mine(tray.color, role) } else { Face::open(tray.color, role) };
        let class = match left {
            0 => Some("gone"),
            left if left < of => Some("hit"),
            _ => None,
        };
        let piece = texts.pieces.name(look.names, tray.color, role);
        html! {
            <li class={classes!(class)} aria-label={(texts.play.kind_left)(piece, left, of)}>
                <PieceView {face} look={*look} />
                <span aria-hidden="true"><b>{ left }</b>{ "/" }{ of }</span>
            </li>
        }
    };
    html! {
        <div class="tray">
            <h3>{ name.clone() }<small>{ (texts.play.left)(left, total) }</small></h3>
            <ul class="tray-list">{ for tray.kinds.iter().map(kind) }</ul>
            if tray.unknown > 0 {
                <p class="tray-unknown">{ (texts.play.unknown_lost)(tray.unknown) }</p>
            }
        </div>
    }
}
