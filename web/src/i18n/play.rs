//! Texts of the board screen.

use vexillum_engine::{GameError, Illegal, Square};

use crate::name::Name;

/// Texts of the board screen.
pub struct Play {
    /// Beside the seat of the person who is to move.
    pub your_turn: &'static str,
    /// The same where names stand.
    pub turn_of: fn(&Name) -> String,
    /// Beside the seat of the person who is to answer.
    pub your_answer: &'static str,
    /// The same where names stand.
    pub answer_of: fn(&Name) -> String,
    /// Beside the computer's seat.
    pub thinking: &'static str,
    /// The computer still sets up.
    pub arranging: &'static str,
    /// The status when nothing is picked up.
    pub choose: &'static str,
    /// A piece is picked up that cannot go anywhere: its name.
    pub stuck: fn(&str) -> String,
    /// Offers a draw.
    pub offer_draw: &'static str,
    /// The offer stands.
    pub draw_offered: &'static str,
    /// Accepts a draw.
    pub accept_draw: &'static str,
    /// Somebody offered a draw.
    pub offers_draw: fn(&Name) -> String,
    /// The computer does not accept.
    pub draw_declined: &'static str,
    /// Takes the last move back.
    pub take_back: &'static str,
    /// It is taken back; the same where that was after it had revealed something.
    pub taken_back: [&'static str; 2],
    /// Brings back what was taken back.
    pub redo: &'static str,
    /// It is brought back.
    pub brought_back: &'static str,
    /// Gives up.
    pub resign: &'static str,
    /// Asks whether to give up.
    pub resign_title: &'static str,
    /// What giving up means: the winner.
    pub resign_text: fn(&Name) -> String,
    /// Does not give up.
    pub play_on: &'static str,
    /// A new game.
    pub new_game: &'static str,
    /// The panel of lost pieces.
    pub taken: &'static str,
    /// The panel of moves.
    pub moves: &'static str,
    /// The panels, for screen readers.
    pub panels: &'static str,
    /// Left of how many.
    pub left: fn(usize, usize) -> String,
    /// A kind in a tray: name, left, of how many.
    pub kind_left: fn(&str, u8, u8) -> String,
    /// Rescues made.
    pub rescues: fn(u8) -> String,
    /// Lost pieces of unknown kind.
    pub unknown_lost: fn(usize) -> String,
    /// A move in the list.
    pub ply: fn(Square, Square) -> String,
    /// An attack in the list.
    pub attack_ply: fn(Square, Square) -> String,
    /// Shows a fight again: the move.
    pub replay: fn(&str) -> String,
    /// Near the draw by quiet turns: turns left.
    pub quiet_warning: fn(u32) -> String,
    /// Near the draw by the number of turns: turns left.
    pub length_warning: fn(u32) -> String,
    /// The computer does not answer.
    pub no_answer: &'static str,
    /// Asks the computer again.
    pub retry: &'static str,
    /// The worker cannot be started.
    pub unloaded: &'static str,
    /// Loads the page again.
    pub reload: &'static str,
    /// The saved game could not be read.
    pub damaged: &'static str,
    /// Why a try is refused.
    pub illegal: fn(Illegal) -> String,
    /// Refusal of a diagonal move.
    pub diagonal: &'static str,
    /// Refusal to enchant a piece that has changed sides before.
    pub enchanted_once: &'static str,
    /// Why the game does not take something.
    pub error: fn(&GameError) -> String,
}

/// English.
pub const ENGLISH: Play = Play {
    your_turn: "Your turn",
    turn_of: |name| format!("{name} to move"),
    your_answer: "Your answer",
    answer_of: |name| format!("{name} to answer"),
    thinking: "Thinking",
    arranging: "Taking up position",
    choose: "Choose a piece to move.",
    stuck: |piece| format!("{piece}: no square to go to."),
    offer_draw: "Offer draw",
    draw_offered: "Draw offered",
    accept_draw: "Accept draw",
    offers_draw: |name| format!("{name} offers a draw. Any move declines it."),
    draw_declined: "The computer declines the draw.",
    take_back: "Undo",
    taken_back: ["Taken back.", "Taken back. It had revealed something: the game counts as assisted."],
    redo: "Redo",
    brought_back: "The move is back.",
    resign: "Resign",
    resign_title: "Resign this game?",
    resign_text: |winner| format!("{winner} wins, and both armies are laid open."),
    play_on: "Play on",
    new_game: "New game",
    taken: "Taken",
    moves: "Moves",
    panels: "Panels",
    left: |left, of| format!("{left} of {of} left"),
    kind_left: |name, left, of| format!("{name}: {left} of {of} left"),
    rescues: |made| format!("Rescues: {made} of 2"),
    unknown_lost: |count| match count {
        1 => "One more was lost, its rank unknown.".to_owned(),
        count => format!("{count} more were lost, their ranks unknown."),
    },
    ply: |from, to| format!("{from}–{to}"),
    attack_ply: |from, to| format!("{from}×{to}"),
    replay: |ply| format!("Show {ply} again"),
    quiet_warning: |turns| match turns {
        1 => "A draw after this turn unless somebody attacks.".to_owned(),
        turns => format!("A draw in {turns} turns unless somebody attacks."),
    },
    length_warning: |turns| match turns {
        1 => "The game ends in a draw after this turn.".to_owned(),
        turns => format!("The game ends in a draw in {turns} turns."),
    },
    no_answer: "The computer does not answer. Your game is safe.",
    retry: "Ask again",
    unloaded: "The computer player could not be loaded. Load the page again; your game is kept.",
    reload: "Load again",
    damaged: "The saved game could not be read. It was left as it is, and you can begin a new one.",
    illegal: |why| match why {
        Illegal::Over => "The game is over.".to_owned(),
        Illegal::Unavailable => "Not now.".to_owned(),
        Illegal::NoPiece { at } => format!("No piece of yours stands on {at}."),
        Illegal::Immovable { at } => format!("The piece on {at} never moves."),
        Illegal::OffBoard { at } => format!("{at} is off the board."),
        Illegal::Lake { at } => format!("{at} is {{a lake}}: no piece enters it."),
        Illegal::OutOfReach => "This piece does not go there.".to_owned(),
        Illegal::Blocked { at } => format!("{at} is in the way."),
        Illegal::OwnPiece { at } => format!("Your own piece stands on {at}."),
        Illegal::NoAttacker { .. } => "This piece never attacks.".to_owned(),
        Illegal::NoPower { .. } => "This piece has no such power.".to_owned(),
        Illegal::NoCard { .. } => "This card is not in your hand.".to_owned(),
        Illegal::NoExchange => "You cannot swap a card now.".to_owned(),
        Illegal::NoCharge => "A Scout may not move far and attack in the same turn here.".to_owned(),
        Illegal::TwoSquare => {
            "Two-square rule: this piece has gone to and fro here too many turns in a row.".to_owned()
        }
        Illegal::Chase => "Chase rule: this would bring an earlier board back while you chase.".to_owned(),
    },
    diagonal: "Pieces do not move diagonally.",
    enchanted_once: "A piece is enchanted once only.",
    error: |error| match error {
        GameError::Illegal(why) => (ENGLISH.illegal)(*why),
        GameError::Variant(_) => "These rules do not go together.".to_owned(),
        GameError::Setup(_) => "The set-up is not complete.".to_owned(),
        GameError::WrongTime => "Not at this point of the game.".to_owned(),
        GameError::Unreadable(_)
        | GameError::Position(_)
        | GameError::Cards(_)
        | GameError::IllegalAt(..)
        | GameError::WrongEnd => ENGLISH.damaged.to_owned(),
    },
};
