//! Texts of what can be ordered besides tapping a square.

use vexillum_engine::{CardKind, Fate, Square};

use super::several;
use crate::i18n::orders::{Orders, RampageText};

fn landing(piece: &str, at: Square) -> String {
    format!("{piece} op {at}: kies waar de vlucht eindigt.")
}

fn aim(piece: &str, at: Square) -> String {
    format!("{piece} op {at}: kies een stuk binnen bereik.")
}

fn rampage(text: &RampageText) -> String {
    let RampageText { piece, to, fate, hits, doubts, risks } = text;
    let hit = match (hits.is_empty(), doubts) {
        (true, 0) => "raakt geen stuk van de tegenstander".to_owned(),
        (true, 1) => "raakt misschien één stuk van de tegenstander".to_owned(),
        (true, doubts) => format!("raakt misschien {doubts} stukken van de tegenstander"),
        (false, 0) => format!("raakt {}", several(hits, "en")),
        (false, doubts) => format!("raakt {} en misschien nog {doubts}", several(hits, "en")),
    };
    let lost = match risks.len() {
        0 => String::new(),
        1 => format!(" Jouw {} valt.", several(risks, "en")),
        _ => format!(" Jouw {} vallen.", several(risks, "en")),
    };
    let itself = match fate {
        Fate::Falls => format!(" Jouw {piece} gaat verloren."),
        Fate::MayFall => format!(" Misschien gaat jouw {piece} verloren."),
        Fate::Stands => String::new(),
    };
    format!("Razernij op {to}: {hit}.{lost}{itself}")
}

fn attacker(name: Option<&str>) -> String {
    name.map_or_else(|| "Een onbekend stuk".to_owned(), |name| format!("{name} van de tegenstander"))
}

/// Dutch.
pub(super) const DUTCH: Orders = Orders {
    ways: ["Zet", "Vlucht", "Vijand opsporen", "Betovering", "Pijlschot", "Razernij", "Rang noemen"],
    does: |piece| format!("Wat {piece} doet"),
    whither: [
        |piece, at| format!("{piece} op {at}: kies een veld, of een tegenstander om aan te vallen."),
        landing,
        aim,
        |piece, at| [aim(piece, at).as_str(), "Is de rang lager, dan loopt het voorgoed over."].join(" "),
        |piece, at| [aim(piece, at).as_str(), "Is de rang lager, dan valt het."].join(" "),
        |piece, at| format!("{piece} op {at}: kies waar de razernij begint."),
        |piece, at| {
            format!(
                "{piece} op {at}: kies een gemarkeerd veld: wat daar staat noemt het, naar een leeg veld stapt het eerst."
            )
        },
    ],
    far_shows: "Ver gaan verraadt welk stuk het is.",
    by_which: |piece, to| format!("{piece} naar {to}: via welk veld?"),
    landed: |piece, to| format!("{piece} naar {to}: aanvallen of daar blijven?"),
    stepped: |piece, to| format!("{piece} naar {to}: welk stuk noemen?"),
    what: |piece, at, target| format!("{piece} op {at}: wat is het stuk op {target}?"),
    rampage,
    name_a_kind: "Noem een soort",
    kind_left: |left| format!("nog {left}"),
    none_left: "geen meer over",
    wins: "wint het spel",
    cannot_be: "is het niet",
    kind_note: |kind, note| format!("{kind}: {note}"),
    hand: "Je kaarten",
    no_card_there: "geen kaart",
    choose: "Jouw beurt: verplaats een stuk, of kies eerst een kaart.",
    card_picked: |card| format!("{card}: kies een stuk en daarna waarheen."),
    swap_picked: |card| format!("{card}: kies twee eigen stukken in één rij of kolom."),
    attack_card_picked: |card| format!("{card}: kies het stuk dat aanvalt en daarna het doel."),
    ends_turn: "Dat is je beurt.",
    attack_card_notes: ["Niemand valt, en je eigen stuk blijft ongezien.", "Helpt niet tegen {een Bom}."],
    card_and_piece: |card, piece| format!("{card}: waar gaat {piece} heen?"),
    swap_first: |card, piece| format!("{card}: met welk stuk wisselt {piece} van plaats?"),
    swapped: "Ze wisselen van plaats: valt een van beide aan met een kaart?",
    which_attacks: |target| format!("Welk van de twee valt {target} aan?"),
    with_a_card: |piece, target| format!("{piece} valt {target} aan: met een kaart?"),
    idle: |kind, card| match kind {
        CardKind::Move => format!("{card}: daarmee kan nu geen stuk van jou worden verplaatst."),
        CardKind::Attack => format!("{card} speel je bij een aanval."),
        CardKind::Defence => format!("{card} speel je als een stuk van jou wordt aangevallen."),
    },
    idle_answer: "Alleen met een Verdedigingskaart kun je op een aanval antwoorden, en niet voor {een Bom} of een Vlag.",
    stay: "Blijven",
    without_card: "Zonder kaart",
    without_attack: "Zonder aanval",
    exchange: "Kaart ruilen",
    put_back: "Terugleggen",
    cancel: "Annuleren",
    no_card: "Geen kaart",
    no_rescue: "Niets redden",
    attacked: |name, yours, at| format!("{} valt jouw {yours} op {at} aan.", attacker(name)),
    attacked_with: |name, yours, at| [format!("{} valt met ", attacker(name)), format!(" jouw {yours} op {at} aan.")],
    play_a_card: "Een kaart spelen?",
    no_defence: [
        "Voor {een Bom} of een Vlag helpt geen kaart. Je krijgt de vraag zodat niemand het merkt.",
        "Je hebt geen Verdedigingskaart. Je krijgt de vraag zodat niemand het merkt.",
    ],
    a_piece: "stuk",
    rescue: |piece| format!("Jouw {piece} heeft de achterste rij bereikt. Een stuk terughalen?"),
    no_rescue_because: [
        |piece| {
            format!(
                "Jouw {piece} heeft de achterste rij bereikt, maar kan niet redden. Je krijgt de vraag zodat niemand het merkt."
            )
        },
        |piece| {
            format!(
                "Jouw {piece} heeft de achterste rij bereikt, maar niets van wat geslagen is kan terugkomen. Je krijgt de vraag zodat niemand het merkt."
            )
        },
    ],
    bring_back: |kind| format!("{kind} komt terug: kies een startveld."),
    captured: "Geslagen stukken",
    times: |count| format!("× {count}"),
    first_cards: "Je eerste drie kaarten",
    first_cards_text: "Houd ze, of leg ze alle drie onder je stapel en trek drie andere. Wil je ze \
                       eronder leggen, kies ze dan in de volgorde waarin ze moeten terugkomen.",
    put_under: "Eronder leggen",
    keep: "Houden",
};
