//! What the computer would take the hidden pieces for in the place of the player whose view is shown: bars on the pieces, and
//! the same in words.

use vexillum_engine::ai::Belief;
use vexillum_engine::{Board, Color, Role, Square, View};
use yew::prelude::*;

use crate::components::board::{CellView, Cells, place_of};
use crate::components::piece::Look;
use crate::i18n::Language;

/// How many kinds are told of a piece.
const MOST: usize = 3;
/// The least that is told, in percent.
const LEAST: u32 = 1;

/// What is believed of one piece: where it stands, and the likeliest kinds in percent.
pub(super) type Guess = (Square, Vec<(Role, u32)>);

/// What is believed of all hidden pieces.
pub(super) fn guesses(view: &View) -> Vec<Guess> {
    let belief = Belief::new(view);
    let percent = |(role, weight): (Role, f32)| (role, (weight * 100.0 + 0.5) as u32);
    let guess = |square: Square| {
        let kinds = belief.likeliest(square).into_iter().map(percent).filter(|&(_, percent)| percent >= LEAST);
        (square, kinds.take(MOST).collect())
    };
    let enemy = view.public().occupied(!view.me()).into_iter();
    enemy.filter(|&square| view.known(square).is_none()).map(guess).collect()
}

/// The cells with what is believed in their labels.
pub(super) fn labeled(cells: &Cells, view: &View, guesses: &[Guess], language: Language) -> Cells {
    let texts = &language.workshop().review;
    let variant = view.variant();
    let name = |role: Role| language.texts().pieces.name(variant.names, !view.me(), variant.army.unit(role));
    Cells::new(|square| {
        let Some(cell) = cells.get(square) else { return CellView::default() };
        let Some((_, kinds)) = guesses.iter().find(|(at, _)| *at == square) else { return cell.clone() };
        let kinds: Vec<String> = kinds.iter().map(|&(role, percent)| (texts.percent)(&name(role), percent)).collect();
        let label = [cell.label.as_str(), &(texts.believed)(&kinds.join(", "))].join(", ");
        CellView { label: label.into(), ..cell.clone() }
    })
}

/// The bars, in hundredths of a square.
pub(super) fn bars(board: &Board, look: Look, guesses: &[Guess], bottom: Color) -> Html {
    let bar = |(index, &(role, percent)): (usize, &(Role, u32))| {
        let left = 6 + 30 * index as u32;
        // Half is as high as it gets: more is rare.
        let height = percent.clamp(2, 50);
        let rank = look.rank(role);
        html! {
            <>
                <rect x={left.to_string()} y={(56 - height).to_string()} width="28" height={height.to_string()} />
                <text x={(left + 14).to_string()} y="92" class={classes!((rank.len() > 1).then_some("wide"))}>{ rank }</text>
            </>
        }
    };
    let piece = |(square, kinds): &Guess| {
        let (column, row) = place_of(board, bottom, *square);
        let at = format!("translate({} {})", u32::from(column) * 100, u32::from(row) * 100);
        html! {
            <g transform={at} data-believed={square.to_string()}>
                <rect class="ground" x="3" y="3" width="94" height="94" rx="10" />
                { for kinds.iter().enumerate().map(bar) }
            </g>
        }
    };
    let size = format!("0 0 {} {}", u32::from(board.columns) * 100, u32::from(board.rows) * 100);
    html! { <svg class="beliefs" viewBox={size} aria-hidden="true">{ for guesses.iter().map(piece) }</svg> }
}

#[cfg(test)]
mod tests {
    use vexillum_engine::notation::PlayerRecord;

    use super::*;

    /// Blue's four hidden pieces: one has moved, so that it is neither Bomb nor Flag; of the Scouts none is left.
    const RECORD: &str = "vexillum 1\nedition barrage\nview red\n\
        position ?...?.?.../.......?../........../........../..~~..~~../..~~..~~../........../........../...M....../F......... red\n\
        tray blue 223S\nevents d2d3 : move d2 d3; turn blue\nevents h9h8 : move h9 h8; turn red\n";

    #[test]
    fn impossible_kinds_are_not_told() {
        let record: PlayerRecord = RECORD.parse().expect("a player's record");
        let guesses = guesses(&record.view().expect("a view"));
        assert_eq!(guesses.len(), 4);
        for (square, kinds) in guesses {
            assert!(!kinds.is_empty() && kinds.iter().all(|&(_, percent)| percent > 0), "{kinds:?}");
            let moved = square.to_string() == "h8";
            for (role, _) in kinds {
                assert_ne!(role, Role::Scout, "all of them are gone");
                assert!(!moved || !matches!(role, Role::Bomb | Role::Flag), "{square} has moved: {role}");
            }
        }
    }
}
