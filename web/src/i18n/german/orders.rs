//! Texts of what can be ordered besides tapping a square, in German. The names of pieces are never inflected: they stand
//! apart from the sentence, or as in a headline.

use vexillum_engine::{CardKind, Fate, Square};

use crate::i18n::orders::{Orders, RampageText};

fn landing(piece: &str, at: Square) -> String {
    format!("{piece} auf {at}: Wähle ein Feld zum Landen.")
}

fn aim(piece: &str, at: Square) -> String {
    format!("{piece} auf {at}: Wähle eine Figur in Reichweite.")
}

fn several(names: &[&str]) -> String {
    match names {
        [] => String::new(),
        [one] => (*one).to_owned(),
        [first @ .., last] => format!("{} und {last}", first.join(", ")),
    }
}

fn rampage(text: &RampageText) -> String {
    let RampageText { piece, to, fate, hits, doubts, risks } = text;
    let hit = match (hits.is_empty(), doubts) {
        (true, 0) => "trifft keine gegnerische Figur".to_owned(),
        (true, 1) => "trifft vielleicht eine gegnerische Figur".to_owned(),
        (true, doubts) => format!("trifft vielleicht {doubts} gegnerische Figuren"),
        (false, 0) => format!("trifft {}", several(hits)),
        (false, 1) => format!("trifft {} und vielleicht eine weitere Figur", several(hits)),
        (false, doubts) => format!("trifft {} und vielleicht {doubts} weitere Figuren", several(hits)),
    };
    let lost = if risks.is_empty() { String::new() } else { format!(" Du verlierst: {}.", several(risks)) };
    let itself = match fate {
        Fate::Falls => format!(" {piece} geht verloren."),
        Fate::MayFall => format!(" {piece} geht vielleicht verloren."),
        Fate::Stands => String::new(),
    };
    format!("Raserei auf {to}: {hit}.{lost}{itself}")
}

fn attacker(name: Option<&str>) -> &str {
    name.unwrap_or("unbekannte Figur")
}

/// German.
pub(super) const GERMAN: Orders = Orders {
    ways: ["Zug", "Flug", "Feind aufspüren", "Zauber", "Pfeilschuss", "Raserei", "Rang nennen"],
    does: |piece| format!("{piece}: Möglichkeiten"),
    whither: [
        |piece, at| format!("{piece} auf {at}: Wähle ein Feld oder eine Figur, die du angreifst."),
        landing,
        aim,
        |piece, at| [aim(piece, at).as_str(), "Ist ihr Rang niedriger, wechselt sie für immer die Seite."].join(" "),
        |piece, at| [aim(piece, at).as_str(), "Ist ihr Rang niedriger, fällt sie."].join(" "),
        |piece, at| format!("{piece} auf {at}: Wähle, wo die Raserei beginnt."),
        |piece, at| {
            format!(
                "{piece} auf {at}: Wähle ein markiertes Feld: Steht dort eine Figur, nennst du ihren Rang; auf ein leeres geht es zuerst."
            )
        },
    ],
    far_shows: "Wer weit geht, verrät sich.",
    by_which: |piece, to| format!("{piece} nach {to}: Über welches Feld?"),
    landed: |piece, to| format!("{piece} nach {to}: Angreifen oder dort bleiben?"),
    stepped: |piece, to| format!("{piece} nach {to}: Von welcher Figur den Rang nennen?"),
    what: |piece, at, target| format!("{piece} auf {at}: Welche Figur steht auf {target}?"),
    rampage,
    name_a_kind: "Rang nennen",
    kind_left: |left| format!("noch {left}"),
    none_left: "keine übrig",
    wins: "gewinnt das Spiel",
    cannot_be: "sicher nicht",
    kind_note: |kind, note| format!("{kind}: {note}"),
    hand: "Deine Karten",
    no_card_there: "keine Karte",
    choose: "Du bist am Zug: Verschiebe eine Figur oder wähle zuerst eine Karte.",
    card_picked: |card| format!("{card}: Wähle die Figur, dann ihr Ziel."),
    swap_picked: |card| format!("{card}: Wähle zwei eigene Figuren in einer Reihe oder Spalte."),
    attack_card_picked: |card| format!("{card}: Wähle die Figur, die angreift, dann ihr Ziel."),
    ends_turn: "Damit endet dein Zug.",
    attack_card_notes: ["Niemand fällt, und deine Figur bleibt verdeckt.", "Hilft nicht gegen {eine Bombe}."],
    card_and_piece: |card, piece| format!("{card}, {piece}: Wohin?"),
    swap_first: |card, piece| format!("{card}, {piece}: Mit welcher Figur?"),
    swapped: "Die Plätze sind getauscht: Greift eine der beiden mit einer Karte an?",
    which_attacks: |target| format!("Welche der beiden greift {target} an?"),
    with_a_card: |piece, target| format!("{piece} greift {target} an: Mit einer Karte?"),
    idle: |kind, card| match kind {
        CardKind::Move => format!("{card}: Damit kannst du jetzt keine Figur verschieben."),
        CardKind::Attack => format!("{card}: Diese Karte spielst du, wenn du angreifst."),
        CardKind::Defence => format!("{card}: Diese Karte spielst du, wenn du angegriffen wirst."),
    },
    idle_answer: "Auf einen Angriff antwortet nur eine Verteidigungskarte, und für {Bombe} oder Fahne gar keine.",
    stay: "Bleiben",
    without_card: "Ohne Karte",
    without_attack: "Ohne Angriff",
    exchange: "Karte tauschen",
    put_back: "Zurücklegen",
    cancel: "Abbrechen",
    no_card: "Keine Karte",
    no_rescue: "Keine Rettung",
    attacked: |name, yours, at| format!("Du wirst angegriffen: {} gegen {yours} auf {at}.", attacker(name)),
    attacked_with: |name, yours, at| {
        [format!("Du wirst angegriffen: {} mit ", attacker(name)), format!(" gegen {yours} auf {at}.")]
    },
    play_a_card: "Eine Karte spielen?",
    no_defence: [
        "Für {Bombe} oder Fahne hilft keine Karte. Du wirst gefragt, damit es niemand merkt.",
        "Du hast keine Verteidigungskarte. Du wirst gefragt, damit es niemand merkt.",
    ],
    a_piece: "Figur",
    rescue: |piece| format!("{piece}: hinterste Reihe erreicht. Eine Figur zurückholen?"),
    no_rescue_because: [
        |piece| {
            format!(
                "{piece}: hinterste Reihe erreicht, kann aber nicht retten. Du wirst gefragt, damit es niemand merkt."
            )
        },
        |piece| {
            format!(
                "{piece}: hinterste Reihe erreicht, aber nichts Geschlagenes kann zurückkommen. Du wirst gefragt, damit es niemand merkt."
            )
        },
    ],
    bring_back: |kind| format!("{kind} kommt zurück: Wähle ein Startfeld."),
    captured: "Geschlagene Figuren",
    times: |count| format!("× {count}"),
    first_cards: "Deine ersten drei Karten",
    first_cards_text: "Behalte sie, oder lege alle drei unter deinen Stapel und ziehe drei andere. Zum Weglegen wähle sie in der Reihenfolge, in der sie wiederkommen sollen.",
    put_under: "Weglegen",
    keep: "Behalten",
};
