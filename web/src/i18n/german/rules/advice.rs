//! Advice in German. Names of kinds, one or several, stand before a colon or in brackets and are never inflected.

use crate::i18n::rules::advice::Advice;

/// German.
pub(super) const GERMAN: Advice = Advice {
    parts: ["Aufstellung", "Angriff", "Verteidigung"],
    back_row: |prize| format!("{prize}: am besten auf der hintersten Reihe, am weitesten weg vom Gegenspieler."),
    corner: |prize, bombs| {
        format!(
            "{bombs}: In einer Ecke reichen zwei um das Nest ({prize}). Aber nicht in jedem Spiel: In den Ecken sucht jeder \
             zuerst."
        )
    },
    lone_bomb: |prize, bombs| {
        format!("{bombs}: auf die eine Seite, eine starke Figur auf die andere, und dazwischen das Nest ({prize}).")
    },
    cover: "Hinter einer Figur vorn halte eine, die mindestens zwei Ränge höher ist: Sie schlägt zurück, wenn die erste fällt.",
    sliders_home: |name| format!("{name}: einige vorn, um früh etwas zu erfahren, die anderen für später aufheben."),
    hunt: |miners, bombs| format!("{miners}: Jage die gegnerischen. Ohne sie hält dein Schutz bis zum Ende ({bombs})."),
    alternate: "Ziehe abwechselnd mit etwa drei Figuren. Eine allein stößt an die Zwei-Felder-Regel und verrät zu viel.",
    second: |second, top| {
        format!(
            "{second}: freie Jagd, sobald diese Figur beim Gegenspieler bekannt ist ({top}). Stärker ist dann nichts Unbekanntes."
        )
    },
    probe: |top| {
        format!("{top}: Finde heraus, was dort steht, bevor du diese Figur wagst. Eine kleine kann zuerst fragen.")
    },
    top_left: "Mit dem höchsten Rang, der noch da ist, greife alles an, was sich bewegt: Nichts davon hält dich auf.",
    nest: |prize, bombs| {
        format!(
            "{bombs}: Schütze damit jede offene Seite des Nests ({prize}), und täusche anderswo ein zweites Nest vor."
        )
    },
    no_nest: |prize| format!("{prize}: Hier mauert nichts ein. Lass in der Nähe Figuren, die zurückschlagen können."),
    walking_prize: |prize| format!("{prize}: Lass dieser Figur einen Ausweg, und für das Ende einen Weg nach vorn."),
    defuser: |miner| {
        format!(
            "{miner}: Halte diese Figuren hinten, bis es etwas zu entschärfen gibt. Das letzte Nest muss jemand öffnen."
        )
    },
    assassin: |spy, victim| {
        format!(
            "{spy} und {victim}: Stelle sie nah zusammen. Wer die eine Figur schlägt, steht dann neben der anderen."
        )
    },
    scattered: "Wenige Figuren halten keine Linie. Stelle sie so auf, dass zwei von ihnen dasselbe Feld erreichen.",
    namer: |name| format!("{name}: am besten vorn, hinter einer starken Figur. Die eine nennt, die andere schlägt zu."),
    slider: |name| {
        format!(
            "{name}: Opfere eine dieser Figuren für das, was sich noch nicht bewegt hat, und behalte eine für die freien Linien am Ende."
        )
    },
    double: |name| format!("{name}: Schlage aus zwei Feldern Abstand zu, und halte diesen Abstand, bis es sich lohnt."),
    infiltrator: |name| {
        format!("{name}: früh durchbringen, solange sich niemand etwas denkt. Die Arbeit beginnt hinter den Linien.")
    },
    flier: |name| format!("{name}: Sieh zuerst nach, wo der Flug endet. Der Rückweg kann versperrt sein."),
    seer: |name| format!("{name}: Sieh erst nach, bevor eine starke Figur angreift."),
    enchanter: |name| format!("{name}: Was verzaubert ist, kämpft sofort für dich, und zwar mitten unter den Gegnern."),
    archer: |name| {
        format!(
            "{name}: Schieß auf das, was sich als schwach gezeigt hat. Ein vergeudeter Pfeil verrät nur den Schützen."
        )
    },
    beast: |name| format!("{name}: allein unter viele niedrige Ränge schicken. Die Raserei verschont niemanden."),
    strike_first: "Bei gleichem Rang gewinnt der Angreifer: Stehen sich Gleiche gegenüber, greife zuerst an.",
    save_cards: "Spiele eine Karte im Kampf, der entscheidet, nicht gleich im ersten.",
    count: "Zähle mit, was gefallen ist: Was übrig ist, verrät, was vor dir steht.",
    bold: "Ziehe mit den Schwachen so kühn wie mit den Starken. Bekannt ist nur, was gezeigt wurde.",
    hunted: |victim, spy| {
        format!(
            "{victim}: Ist diese Figur gezeigt, lass nichts Unbekanntes neben sie. Es könnte die falsche sein ({spy})."
        )
    },
    beware_beast: |name| {
        format!("{name}: Dränge dich nicht, wo eine dieser Figuren nah sein kann, und sei es die eigene.")
    },
    guard_cards: "Eine Karte auf der Hand ist eine Drohung, welche auch immer. Gib nicht alle aus.",
    rescue: "Schütze deine hinterste Reihe: Wer sie erreicht, holt eine Figur zurück.",
    silent: "Eine angegriffene Figur, die nicht gezeigt wird, wacht weiter: Lass sie stehen, wo sie steht.",
};
