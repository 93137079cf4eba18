//! Texts of the board screen.

use vexillum_engine::{GameError, Illegal};

use crate::i18n::play::Play;

const DAMAGED: &str =
    "Het bewaarde spel kon niet worden gelezen. Het is gelaten zoals het is; je kunt een nieuw spel beginnen.";

fn illegal(why: Illegal) -> String {
    match why {
        Illegal::Over => "Het spel is afgelopen.".to_owned(),
        Illegal::Unavailable => "Dat kan nu niet.".to_owned(),
        Illegal::NoPiece { at } => format!("Op {at} staat geen stuk van jou."),
        Illegal::Immovable { at } => format!("Het stuk op {at} kan nooit worden verplaatst."),
        Illegal::OffBoard { at } => format!("{at} ligt buiten het bord."),
        Illegal::Lake { at } => format!("{at} is {{een meer}}: geen stuk mag daarin."),
        Illegal::OutOfReach => "Daar kan dit stuk niet heen.".to_owned(),
        Illegal::Blocked { at } => format!("De weg is versperd op {at}."),
        Illegal::OwnPiece { at } => format!("Op {at} staat je eigen stuk."),
        Illegal::NoAttacker { .. } => "Dit stuk valt nooit aan.".to_owned(),
        Illegal::NoPower { .. } => "Dit stuk heeft die kracht niet.".to_owned(),
        Illegal::NoCard { .. } => "Deze kaart heb je niet in je hand.".to_owned(),
        Illegal::NoExchange => "Je kunt nu geen kaart ruilen.".to_owned(),
        Illegal::NoCharge => "Een Verkenner mag hier niet in dezelfde beurt ver lopen en aanvallen.".to_owned(),
        Illegal::TwoSquare => {
            "Tweeveldenregel: dit stuk gaat hier al te veel beurten achter elkaar heen en weer.".to_owned()
        }
        Illegal::Chase => "Achtervolgingsregel: zo komt tijdens je achtervolging een eerdere stand terug.".to_owned(),
    }
}

/// Dutch.
pub(super) const DUTCH: Play = Play {
    your_turn: "Jouw beurt",
    // Both stand beside the name, which may be long.
    turn_of: |_| "Aan zet".to_owned(),
    your_answer: "Jouw antwoord",
    answer_of: |_| "Moet antwoorden".to_owned(),
    thinking: "Denkt na",
    arranging: "Stelt zich op",
    choose: "Kies een stuk om te verplaatsen.",
    stuck: |piece| format!("{piece}: kan nergens heen."),
    offer_draw: "Remise bieden",
    draw_offered: "Remise geboden",
    accept_draw: "Remise aannemen",
    offers_draw: |name| format!("{name} biedt remise aan. Met elke zet sla je dat af."),
    draw_declined: "De computer slaat de remise af.",
    take_back: "Zet terug",
    taken_back: ["Teruggenomen.", "Teruggenomen. Er was al iets onthuld: de partij telt als met hulp gespeeld."],
    redo: "Vooruit",
    brought_back: "De zet staat er weer.",
    resign: "Overgeven",
    resign_title: "Wil je je overgeven?",
    resign_text: |winner| format!("{winner} wint, en beide legers worden opengelegd."),
    play_on: "Doorspelen",
    new_game: "Nieuw spel",
    taken: "Geslagen",
    moves: "Zetten",
    panels: "Panelen",
    left: |left, of| format!("nog {left} van {of}"),
    kind_left: |name, left, of| format!("{name}: nog {left} van {of}"),
    rescues: |made| format!("Reddingen: {made} van 2"),
    unknown_lost: |count| match count {
        1 => "Nog één stuk verloren, rang onbekend.".to_owned(),
        count => format!("Nog {count} stukken verloren, rang onbekend."),
    },
    ply: |from, to| format!("{from}–{to}"),
    attack_ply: |from, to| format!("{from}×{to}"),
    replay: |ply| format!("{ply} opnieuw tonen"),
    quiet_warning: |turns| match turns {
        1 => "Na deze beurt is het remise, tenzij iemand aanvalt.".to_owned(),
        turns => format!("Over {turns} beurten is het remise, tenzij iemand aanvalt."),
    },
    length_warning: |turns| match turns {
        1 => "Na deze beurt eindigt het spel in remise.".to_owned(),
        turns => format!("Over {turns} beurten eindigt het spel in remise."),
    },
    no_answer: "De computer geeft geen antwoord. Je spel is veilig.",
    retry: "Opnieuw vragen",
    unloaded: "De computerspeler kon niet worden geladen. Laad de pagina opnieuw; je spel blijft bewaard.",
    reload: "Herladen",
    damaged: DAMAGED,
    illegal,
    diagonal: "Stukken gaan niet diagonaal.",
    enchanted_once: "Een stuk wordt maar één keer betoverd.",
    error: |error| match error {
        GameError::Illegal(why) => illegal(*why),
        GameError::Variant(_) => "Deze regels gaan niet samen.".to_owned(),
        GameError::Setup(_) => "De opstelling is niet compleet.".to_owned(),
        GameError::WrongTime => "Dat kan niet op dit moment van het spel.".to_owned(),
        GameError::Unreadable(_)
        | GameError::Position(_)
        | GameError::Cards(_)
        | GameError::IllegalAt(..)
        | GameError::WrongEnd => DAMAGED.to_owned(),
    },
};
