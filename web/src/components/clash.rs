//! An attack: both pieces face each other on a band across the board.

use vexillum_engine::{Board, Color};
use yew::prelude::*;

use super::icon::Icon;
use super::piece::{Face, Look, PieceView};
use crate::display::{FightView, Fighter};

/// The fight and how it is drawn.
#[derive(PartialEq, Properties)]
pub struct ClashProps {
    /// The fight.
    pub fight: FightView,
    /// How pieces are drawn.
    pub look: Look,
    /// The board over which it is shown.
    pub board: Board,
    /// Whose side is at the bottom.
    pub bottom: Color,
}

/// The band. The live region tells the same in words.
#[component]
pub fn Clash(props: &ClashProps) -> Html {
    let ClashProps { fight, look, board, bottom } = props;
    // In the half of the board in which the fight is not.
    let from_below = if *bottom == Color::Red { fight.at.row() } else { board.rows.saturating_sub(fight.at.row() + 1) };
    let place = match (from_below * 2).cmp(&board.rows) {
        std::cmp::Ordering::Less => "top",
        _ => "bottom",
    };
    let side = |fighter: &Fighter, part: &'static str, won: bool| {
        let face = Face { color: fighter.color, role: fighter.role, mine: fighter.mine, moved: false };
        let outcome = if fighter.fell { Some("lost") } else { won.then_some("won") };
        html! {
            <div class={classes!("clash-side", part, outcome)}>
                <PieceView {face} look={*look} />
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
            <span class="clash-versus"><Icon name="clash" /></span>
            { side(&fight.defender, "defender", fight.attacker.fell) }
            <p class="clash-result">{ fight.result.clone() }</p>
        </div>
    }
}
