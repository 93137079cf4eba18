//! Texts of the board screen in German.

use vexillum_engine::{GameError, Illegal};

use crate::i18n::play::Play;

/// German.
pub(super) const GERMAN: Play = Play {
    your_turn: "Dein Zug",
    turn_of: |name| format!("{name} am Zug"),
    your_answer: "Deine Antwort",
    answer_of: |name| format!("{name} antwortet"),
    thinking: "Überlegt",
    arranging: "Die Armee stellt sich auf",
    choose: "Wähle eine Figur für deinen Zug.",
    stuck: |piece| format!("{piece}: kein Feld erreichbar."),
    offer_draw: "Unentschieden anbieten",
    draw_offered: "Unentschieden angeboten",
    accept_draw: "Unentschieden annehmen",
    offers_draw: |name| format!("{name} bietet Unentschieden an. Wer weiterzieht, lehnt ab."),
    draw_declined: "Der Computer lehnt das Unentschieden ab.",
    take_back: "Zurück",
    taken_back: [
        "Zurückgenommen.",
        "Zurückgenommen. Der Zug hatte etwas aufgedeckt: Das Spiel gilt als mit Hilfe gespielt.",
    ],
    redo: "Vor",
    brought_back: "Der Zug ist wieder da.",
    resign: "Aufgeben",
    resign_title: "Dieses Spiel aufgeben?",
    resign_text: |winner| format!("{winner} gewinnt, und beide Armeen werden aufgedeckt."),
    play_on: "Weiterspielen",
    new_game: "Neues Spiel",
    taken: "Geschlagen",
    moves: "Züge",
    panels: "Ansichten",
    left: |left, of| format!("{left} von {of} übrig"),
    kind_left: |name, left, of| format!("{name}: {left} von {of} übrig"),
    rescues: |made| format!("Rettungen: {made} von 2"),
    unknown_lost: |count| match count {
        1 => "Eine weitere Figur ging verloren, Rang unbekannt.".to_owned(),
        count => format!("{count} weitere Figuren gingen verloren, Ränge unbekannt."),
    },
    ply: |from, to| format!("{from}–{to}"),
    attack_ply: |from, to| format!("{from}×{to}"),
    replay: |ply| format!("{ply} noch einmal zeigen"),
    quiet_warning: |turns| match turns {
        1 => "Unentschieden nach diesem Zug, wenn niemand angreift.".to_owned(),
        turns => format!("Unentschieden in {turns} Zügen, wenn niemand angreift."),
    },
    length_warning: |turns| match turns {
        1 => "Nach diesem Zug endet das Spiel unentschieden.".to_owned(),
        turns => format!("In {turns} Zügen endet das Spiel unentschieden."),
    },
    no_answer: "Der Computer antwortet nicht. Dein Spiel ist gesichert.",
    retry: "Erneut fragen",
    unloaded: "Der Computerspieler ließ sich nicht laden. Lade die Seite neu; dein Spiel bleibt erhalten.",
    reload: "Neu laden",
    damaged: "Das gespeicherte Spiel ließ sich nicht lesen. Es bleibt, wie es ist, und du kannst ein neues beginnen.",
    illegal: |why| match why {
        Illegal::Over => "Das Spiel ist zu Ende.".to_owned(),
        Illegal::Unavailable => "Jetzt nicht.".to_owned(),
        Illegal::NoPiece { at } => format!("Auf {at} steht keine deiner Figuren."),
        Illegal::Immovable { at } => format!("Die Figur auf {at} ist unbeweglich."),
        Illegal::OffBoard { at } => format!("{at} liegt außerhalb des Spielbretts."),
        Illegal::Lake { at } => format!("{at} ist {{ein See}}: Dort darf keine Figur hin."),
        Illegal::OutOfReach => "Dorthin kommt diese Figur nicht.".to_owned(),
        Illegal::Blocked { at } => format!("{at} ist im Weg."),
        Illegal::OwnPiece { at } => format!("Auf {at} steht deine eigene Figur."),
        Illegal::NoAttacker { .. } => "Diese Figur greift nie an.".to_owned(),
        Illegal::NoPower { .. } => "Diese Figur hat diese Fähigkeit nicht.".to_owned(),
        Illegal::NoCard { .. } => "Diese Karte hast du nicht auf der Hand.".to_owned(),
        Illegal::NoExchange => "Du kannst jetzt keine Karte tauschen.".to_owned(),
        Illegal::NoCharge => "Ein Aufklärer darf hier nicht im selben Zug weit vorrücken und angreifen.".to_owned(),
        Illegal::TwoSquare => {
            "Zwei-Felder-Regel: Diese Figur ist hier zu oft hintereinander hin und her gezogen.".to_owned()
        }
        Illegal::Chase => {
            "Verfolgungsregel: Solange du verfolgst, darf keine frühere Stellung wiederkehren.".to_owned()
        }
    },
    diagonal: "Figuren ziehen nicht diagonal.",
    enchanted_once: "Eine Figur wird nur einmal verzaubert.",
    error: |error| match error {
        GameError::Illegal(why) => (GERMAN.illegal)(*why),
        GameError::Variant(_) => "Diese Regeln passen nicht zusammen.".to_owned(),
        GameError::Setup(_) => "Die Aufstellung ist nicht vollständig.".to_owned(),
        GameError::WrongTime => "Das geht an dieser Stelle des Spiels nicht.".to_owned(),
        GameError::Unreadable(_)
        | GameError::Position(_)
        | GameError::Cards(_)
        | GameError::IllegalAt(..)
        | GameError::WrongEnd => GERMAN.damaged.to_owned(),
    },
};
