//! An attack: both pieces face each other on a band across the board.

use vexillum_engine::{Board, Color};
use yew::prelude::*;

use super::icon::icon;
use super::piece::{Face, Look, piece};
use crate::display::{FightView, Fighter};

/// The band: a fight over a board whose one side is at the bottom. The live region tells the same in words.
pub fn clash(fight: &FightView, look: Look, board: &Board, bottom: Color) -> Html {
    // In the half of the board in which the fight is not.
    let from_below = if bottom == Color::Red { fight.at.row() } else { board.rows.saturating_sub(fight.at.row() + 1) };
    let place = match (from_below * 2).cmp(&board.rows) {
        std::cmp::Ordering::Less => "top",
        _ => "bottom",
    };
    let side = |fighter: &Fighter, part: &'static str, won: bool| {
        let face = Face { color: fighter.color, role: fighter.role, mine: fighter.mine, moved: false };
        let outcome = if fighter.fell { Some("lost") } else { won.then_some("won") };
        html! {
            <div class={classes!("clash-side", part, outcome)}>
                { piece(face, look, false) }
                <span class="clash-name">
                    <span class="clash-owner">{ fighter.owner.clone() }</span>
                    { fighter.name.clone() }
                </span>
            </div>
        }
    };
    html! {
        <div class="clash" data-place={place} aria-hidden="true">
            { side(&fight.attacker, "attacker", fight.defender.fell) }
            <span class="clash-versus">{ icon("clash") }</span>
            { side(&fight.defender, "defender", fight.attacker.fell) }
            <p class="clash-result">{ fight.result.clone() }</p>
        </div>
    }
}
