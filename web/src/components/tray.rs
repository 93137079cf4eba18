//! What a side has lost and still has, by rank.

use vexillum_engine::Unit;
use yew::prelude::*;

use super::piece::{Face, Look, piece};
use crate::i18n::Language;
use crate::sight::Tray;

/// Properties of [`ArmyTray`].
#[derive(Clone, PartialEq, Properties)]
pub struct ArmyTrayProps {
    /// Language of the page.
    pub language: Language,
    /// Look of the pieces.
    pub look: Look,
    /// Name of the side.
    pub name: AttrValue,
    /// Pieces of the side.
    pub tray: Tray,
}

/// The pieces of a side, under its name.
#[component]
pub fn ArmyTray(ArmyTrayProps { language, look, name, tray }: &ArmyTrayProps) -> Html {
    let texts = language.texts();
    let (left, total) = tray.total;
    let kind = |(unit, left): &(Unit, u8)| {
        let (role, left, of) = (unit.role, *left, unit.count);
        let face = if tray.mine { Face::mine(tray.color, role) } else { Face::open(tray.color, role) };
        let class = match left {
            0 => Some("gone"),
            left if left < of => Some("hit"),
            _ => None,
        };
        let name = texts.pieces.name(look.names, tray.color, unit);
        html! {
            <li class={classes!(class)} aria-label={(texts.play.kind_left)(&name, left, of)}>
                { piece(face, *look, false) }
                <span aria-hidden="true"><b>{ left }</b>{ "/" }{ of }</span>
            </li>
        }
    };
    html! {
        <div class="tray">
            <h2>{ name.clone() }<small>{ (texts.play.left)(left, total) }</small></h2>
            <ul class="tray-list">{ for tray.kinds.iter().map(kind) }</ul>
            if let Some(made) = tray.rescues {
                <p class="tray-unknown">{ (texts.play.rescues)(made) }</p>
            }
            if tray.unknown > 0 {
                <p class="tray-unknown">{ (texts.play.unknown_lost)(tray.unknown) }</p>
            }
        </div>
    }
}
