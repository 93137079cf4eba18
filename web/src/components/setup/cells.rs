//! What the board shows while an army takes up position.

use vexillum_engine::Square;

use super::editor::Editor;
use super::words::Speaker;
use crate::components::board::{CellView, Cells, Marks};
use crate::components::piece::Face;
use crate::draft::Picked;

/// Every square: the home squares with their pieces, the other side's empty.
pub(super) fn cells(editor: &Editor, speaker: &Speaker, home: &[Square]) -> Cells {
    let Speaker { texts, variant, color, .. } = *speaker;
    let draft = &editor.draft;
    let look = speaker.look();
    let far: Vec<Square> = variant.board.home(!color).collect();
    let lake = texts.fill(variant.names, texts.board.lake);
    Cells::new(|square| {
        let index = home.iter().position(|&other| other == square);
        let role = index.and_then(|index| draft.setup().get(index));
        let selected = index.is_some() && draft.picked() == index.map(Picked::Square);
        let target = index.is_some() && role.is_none() && draft.picked().is_some();
        let mine;
        let what: &[&str] = if let Some(role) = role {
            mine = (texts.board.mine)(&speaker.name(role));
            &[&mine, look.rank(role), texts.board.mark(Marks::SELECTED)]
        } else if index.is_some() {
            &[texts.setup.empty_home, texts.board.mark(Marks::TARGET)]
        } else if far.contains(&square) {
            &[texts.setup.far]
        } else if variant.board.lakes.contains(square) {
            &[&lake]
        } else {
            &[]
        };
        // The last word tells of what is picked up.
        let picked = selected || target || index.is_none();
        let what = what.get(..what.len() - usize::from(!picked)).unwrap_or(what);
        CellView {
            face: role.map(|role| Face::mine(color, role)),
            marks: Marks::NONE
                .with_if(index.is_some(), Marks::HOME)
                .with_if(far.contains(&square), Marks::FAR)
                .with_if(role.is_some(), Marks::MOVABLE)
                .with_if(selected, Marks::SELECTED)
                .with_if(target, Marks::TARGET)
                .with_if(index.is_some() && editor.refused == index, Marks::ILLEGAL),
            label: (texts.board.join)(square, what).into(),
        }
    })
}
