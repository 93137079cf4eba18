//! Details on a rules page beyond the course of a game, in German.

use crate::i18n::rules::details::Details;

/// German.
pub(super) const GERMAN: Details = Details {
    paths: "Figuren gehen vor, zurück oder zur Seite, nie diagonal und nie über eine andere Figur. Keine Figur betritt oder \
            überquert {einen See}.",
    exceptions: ["Nur manche Karten gehen andere Wege.", "Nur manche Fähigkeiten gehen andere Wege."],
    fixed: |names| format!("{names}: nach der Aufstellung nie verschoben."),
    far_shows: |names| format!("{names}: Wer mehr als ein Feld weit geht, zeigt allen, welche Figur das ist."),
    far_shows_beyond: |names, doubles| {
        format!(
            "{names}: Wer drei Felder oder mehr geht, zeigt allen, welche Figur das ist. Zwei Felder geradeaus können auch \
             von diesen sein: {doubles}."
        )
    },
    rescue: "Rettung: Eine Figur, die ihren Zug oder einen gewonnenen Angriff auf der hintersten Reihe gegenüber beendet, \
             auch entlang dieser Reihe, darf sofort eine geschlagene Figur auf ein leeres Startfeld zurückholen. Jede \
             Seite darf das zweimal im Spiel, jede Figur einmal.",
    not_rescued: |names| format!("Kommen nie zurück: {names}."),
    no_rescuers: |names| format!("Können nicht retten: {names}."),
    asked_anyway: "Gefragt wird auch, wenn es nichts zu wählen gibt, damit die Frage nichts verrät.",
    naming: |prize| {
        format!(
            "Jeder Rang, mit dem die gegnerische Armee begann, darf jederzeit genannt werden. Beide Seiten hören es, und \
             die Figur, die nennt, ist danach bekannt. {prize}: richtig genannt heißt geschlagen und gewonnen."
        )
    },
    between: "Im Umkreis von zwei Feldern reicht eine Fähigkeit auch über {Seen} und andere Figuren.",
    flight: "{Ein See} oder der Rand des Spielbretts vor dem Landefeld macht den Flug unmöglich.",
    enchant: |rankless| {
        format!(
            "Jede Figur wird nur einmal verzaubert, gleich von welcher Seite. Sie behält alles, was sie kann, und zählt in \
             allen Regeln für ihre neue Seite. Gleiche und höhere Ränge wechseln nicht, und auch nicht: {rankless}."
        )
    },
    arrow: |rankless| format!("Ein Pfeil zeigt sie zwar, lässt sie aber stehen: gleiche und höhere Ränge, {rankless}."),
    one_each: "In einem Zug sind höchstens eine Bewegungskarte und eine Angriffskarte erlaubt. Die Bewegungskarte ist der \
               Zug; die Angriffskarte gehört zum Angriff.",
    swap_ends: "{swap} beendet den Zug.",
    fights: [
        "{mock}: Niemand scheidet aus, auch keine Fahne. Du siehst die angegriffene Figur; deine eigene bleibt verdeckt und \
         geht dorthin zurück, wo der Zug begann.",
        "{d+1}, {d+2} und {d+3} gelten nur für bewegliche Figuren, nie für {eine Bombe} oder eine Fahne.",
        "Die Zahl einer Karte zählt für diesen Angriff zum Rang und ändert sonst nichts. Gegen {eine Bombe} hilft sie \
         nicht; {ein Mineur} entschärft sie weiterhin, und {eine Spionin}, die angreift, schlägt weiterhin \
         {den Feldmarschall}.",
    ],
};
