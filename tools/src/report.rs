//! Boards, views and phases as text, for the referee's replies (N4).

use std::fmt::Display;

use vexillum_engine::notation::{Listed, write_board, write_position, write_view};
use vexillum_engine::{ByColor, Card, CardSet, Color, Phase, Position, Role, Setup, Square, Variant, View};

/// Lines of a whole position: `board` and `phase`.
pub(crate) fn position(position: &Position) -> Vec<String> {
    vec![format!("board {}", write_position(position)), phase(position.public().phase())]
}

/// Lines of a player's view.
pub(crate) fn view(view: &View) -> Vec<String> {
    let public = view.public();
    let land = view.variant().board.land();
    let standing = land.into_iter().filter(|&square| public.color_at(square).is_some());
    let mut lines = vec![
        format!("board {}", write_view(view)),
        line("moved", &join(standing.filter(|&square| public.token(square).moved), ",")),
    ];
    let army = view.variant().army.roles();
    lines.extend(
        public
            .occupied(!view.me())
            .into_iter()
            .map(|square| (square, view.kinds(square)))
            .filter(|&(_, kinds)| kinds.len() > 1 && kinds != army)
            .map(|(square, kinds)| format!("hint {square} {kinds}")),
    );
    lines.extend(Color::ALL.map(|color| line(&format!("tray {color}"), &tray(view, color))));
    if view.variant().cards {
        lines.extend(cards(view));
    }
    if view.variant().rules.rescue {
        lines.push(format!("rescues {} {}", public.rescues(Color::Red), public.rescues(Color::Blue)));
        let rescuers = land.into_iter().filter(|&square| public.token(square).rescued);
        lines.push(line("rescuers", &join(rescuers, ",")));
    }
    lines.push(phase(public.phase()));
    lines
}

/// Lines of the cards in a player's view.
fn cards(view: &View) -> [String; 5] {
    let table = view.public().table();
    let (red, blue) = (Color::Red, Color::Blue);
    let set = |cards: CardSet| Listed(&cards.iter().collect::<Vec<Card>>()).to_string();
    [
        format!("hand {}", set(view.mine().hand())),
        format!("hands {} {}", table.hands[red], table.hands[blue]),
        format!("piles {} {}", table.piles[red], table.piles[blue]),
        format!("discards {} / {}", set(table.discards[red]), set(table.discards[blue])),
        format!("under {}", Listed(view.mine().under())),
    ]
}

/// Lines of a game that lacks a set-up: `board` with the given ones, and `phase`.
pub(crate) fn setups(variant: &Variant, setups: ByColor<Option<&Setup>>) -> Vec<String> {
    let placed: Vec<(Color, Square, Role)> = Color::ALL
        .into_iter()
        .filter_map(|color| Some((color, setups[color]?)))
        .flat_map(|(color, setup)| setup.pieces(&variant.board, color).map(move |(square, role)| (color, square, role)))
        .collect();
    let at =
        |square| placed.iter().find(|(_, at, _)| *at == square).map(|&(color, _, role)| (color, Some(role), false));
    vec![format!("board {}", write_board(&variant.board, at)), String::from("phase setup")]
}

/// Letters of a side's captured pieces, weakest first; a `?` is unknown to the player (R9.8).
fn tray(view: &View, color: Color) -> String {
    let known = view.mine().tray(color);
    let letters: String = Role::ALL
        .into_iter()
        .flat_map(|role| std::iter::repeat_n(role.letter(), usize::from(known[role as usize])))
        .collect();
    let unknown = view.captured(color).saturating_sub(letters.len());
    letters + &"?".repeat(unknown)
}

fn phase(phase: Phase) -> String {
    match phase {
        Phase::Over(outcome) => format!("phase over {}", outcome.winner.map_or("draw", Color::name)),
        Phase::Turn(color) | Phase::Answer(color, _) => format!("phase {} {color}", phase.name()),
    }
}

/// Line of a keyword and its value; the value may be empty.
pub(crate) fn line(keyword: &str, rest: &str) -> String {
    [keyword, rest].join(" ").trim_end().to_owned()
}

/// Text of a list, with a separator between its items.
pub(crate) fn join(items: impl IntoIterator<Item = impl Display>, separator: &str) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(separator)
}
