//! Texts of the page on which a game that is over is looked at.

use crate::i18n::review::Review;

/// Dutch.
pub(super) const DUTCH: Review = Review {
    title: "Terugkijken",
    no_end: "Geen einde",
    play: "Afspelen",
    pause: "Pauze",
    seen_by: "Gezien door",
    viewers: ["Rood", "Blauw", "Scheidsrechter"],
    open_line: "De scheidsrechter ziet alles. Kies een kant om te zien wat die bij elke zet wist.",
    belief: "Wat de computer zou denken",
    belief_line: "De waarschijnlijkste rangen van elk verborgen stuk, alleen uit wat deze kant wist.",
    believed: |kinds| format!("computer denkt: {kinds}"),
    percent: |kind, percent| format!("{kind} {percent}%"),
    standing: "Hoe het spel stond",
    graph: "Hoe het spel na elke zet stond: boven het midden stond Rood voor, eronder Blauw",
    standing_hint: "Tik op de lijn om erheen te gaan. +100: Rood heeft gewonnen. −100: Blauw heeft gewonnen. \
                    Beoordeeld met alle stukken open.",
    judging: "Het spel wordt beoordeeld …",
    turned: |at, from, to| format!("Het spel kantelde bij zet {at}: {from} → {to}."),
    never_turned: "Geen enkele zet deed het spel kantelen.",
    swings: "Grootste omslagen",
    swing: |at, from, to| format!("Zet {at}: {from} → {to}"),
};
