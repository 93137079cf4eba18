//! Texts of the start screen in German.

use vexillum_engine::{Captured, Flaw};

use crate::i18n::start::{ClockTexts, EditionText, Options, Start, SwitchText};

const fn edition(id: &'static str, minutes: &'static str, line: &'static str) -> EditionText {
    EditionText { id, minutes, line }
}

const fn switch(id: &'static str, name: &'static str, line: &'static str) -> SwitchText {
    SwitchText { id, name, line, number: |turns| format!("{turns} Züge") }
}

/// German.
pub(super) const GERMAN: Start = Start {
    tagline: "Verbirg deine Armee. Durchschau die andere. Hol das Banner.",
    play: "Spielen",
    play_note: |edition, opponent, side| [edition, opponent, side].join(" · "),
    you_are: |color| format!("du spielst {color}"),
    you_are_by_lot: "zufällige Seite",
    against: |red, blue| format!("{red} gegen {blue}"),
    resume: |edition, turns| match turns {
        0 => format!("Weiter: {edition}"),
        turns => format!("Weiter: {edition}, Zug {turns}"),
    },
};

/// Texts of what can be chosen.
pub(super) const GERMAN_OPTIONS: Options = Options {
    games: "Partien",
    embed: "Einbetten",
    editions: "Edition",
    more_editions: "Weitere Editionen",
    families: [
        ("Klassisch", "Die volle Armee, und das kürzere Brett."),
        ("Schnelle Spiele", "Zehn bis zwanzig Figuren, nach zwanzig Minuten vorbei."),
        ("Sci-Fi und Sonderfiguren", "Späher und Infiltratoren nennen Ränge."),
        ("Fantasy", "Drachen, Magier und Zwerge, mit Fähigkeiten oder ohne."),
        ("Kampfkarten", "Fünfzehn Karten je Seite verändern den Kampf."),
        ("Eigene", "Bretter und Armeen, die du selbst machst."),
    ],
    make_own: ["Neue Variante", "Datei öffnen"],
    edit: "Ändern",
    facts: |pieces, minutes| format!("{pieces} Figuren · {minutes} Min."),
    own_facts: |pieces, columns, rows| format!("{pieces} Figuren · {columns} × {rows} Felder"),
    edition_texts: &[
        edition("barrage", "5–10", "Acht Figuren und viel freies Feld. Ein gutes erstes Spiel."),
        edition("original", "45–60", "Die volle Armee auf dem großen Brett: das Spiel, wie es die meisten kennen."),
        edition("classic30", "30", "Drei Reihen je Seite auf kürzerem Brett: Der Kampf beginnt früher."),
        edition(
            "duel",
            "10",
            "Zehn Figuren, zwei davon Bomben, aufgestellt, wo du willst. Auch ein gutes erstes Spiel.",
        ),
        edition("duel-small", "10", "Zehn Figuren auf dem kürzeren Brett."),
        edition("fantasy", "30", "Drachen, Magier und Zwerge auf dem kürzeren Brett."),
        edition("masters", "60", "Die volle Armee, und wer im Kreis verfolgt, muss zuerst ausweichen."),
        edition("faq-original", "45–60", "Die volle Armee, mit strengerer Regel gegen Hin und Her."),
        edition("infiltrator", "45–60", "Eine Figur schleicht hinter die Linien und nennt dort Ränge."),
        edition("lightning", "20", "Die halbe Armee, und Hauptleute, die zwei Schritte gehen."),
        edition("lightning-tournament", "20", "Lightning wie im Klub, mit schärferen Regeln für den Angriff."),
        edition("scifi", "30", "Ein Späher nennt den Rang der Figur vor ihm."),
        edition("scifi-duel", "10", "Zehn Figuren, und eine davon ist ein Späher."),
        edition("spotter2011", "30", "Ein Späher, der nach allen vier Seiten blickt."),
        edition("fantasy-powers", "35", "Drachen, Magier und Zwerge, jeder mit einer Fähigkeit."),
        edition("battle-cards", "30", "Karten verändern den Kampf."),
    ],
    opponent: "Gegenspieler",
    opponents: ["Der Computer", "Freund, gleicher Bildschirm", "Zwei Computern zusehen"],
    level: "Wie stark?",
    levels_of: |side| format!("Wie stark ist {side}?"),
    level_lines: [
        "Ein Anfänger: sieht einen Zug voraus und vergisst, was er gesehen hat. Gut für den Anfang.",
        "Übersieht vieles und merkt sich die Hälfte von dem, was er gesehen hat.",
        "Sieht den nächsten Schlagabtausch, nur manchmal nicht.",
        "Spielt solide und irrt sich selten.",
        "Merkt sich alles, was gezeigt wurde, und bestraft Fehler.",
        "Ein Meister: denkt weit voraus und lässt sich Zeit.",
    ],
    color: "Du spielst",
    lot: "Zufällig",
    names: "Wer spielt?",
    name_of: |side| format!("Name von {side}"),
    beside_line: "Ihr stellt nacheinander auf und zieht abwechselnd; dazwischen wird der Bildschirm verdeckt.",
    watch_line: "Beide Armeen liegen offen, während zwei Computer spielen.",
    clock: ClockTexts {
        legend: "Uhr",
        names: ["Aus", "5 min + 5 s", "15 min", "30 min", "Eigene"],
        line: |setup, player, free| {
            let line = format!("{} min zum Aufstellen, dann je {} min für alle Züge.", setup / 60, player / 60);
            match free {
                0 => line,
                1 => format!("{line} Die erste Sekunde jedes Zuges ist frei."),
                free => format!("{line} Die ersten {free} Sekunden jedes Zuges sind frei."),
            }
        },
        fields: ["Aufstellen (min)", "Je Seite (min)", "Je Zug (s)"],
    },
    rules: "Regeln",
    change_rules: "Regeln ändern",
    rule_groups: ["Kampf", "{Bomben} und Fahne", "Geheimnisse", "Wiederholung und Unentschieden", "Karten"],
    rules_of: |edition| format!("Regeln: {edition}"),
    rules_changed: |count| match count {
        1 => "eine geändert".to_owned(),
        count => format!("{count} geändert"),
    },
    reset: "Wie in der Schachtel",
    rule_value: |name, value| format!("{name}: {value}"),
    own_value: |value| format!("In dieser Edition: {value}."),
    switches: &[
        switch("attackers-advantage", "Vorteil des Angreifers", "Bei gleichem Rang gewinnt der Angreifer."),
        switch(
            "silent-defence",
            "Stille Verteidigung",
            "Nur der Rang des Angreifers wird gezeigt, außer ein Aufklärer greift an.",
        ),
        switch(
            "no-scout-charge",
            "Kein Fernangriff",
            "Ein Aufklärer rückt weit vor oder greift an, nicht beides in einem Zug.",
        ),
        switch(
            "spy-strikes-back",
            "{Spionin} schlägt zurück",
            "{Die Spionin} gewinnt auch, wenn {der Feldmarschall sie} angreift.",
        ),
        switch(
            "rescue",
            "Rettung",
            "Wer die hinterste Reihe gegenüber erreicht, holt eine geschlagene Figur zurück, zweimal im Spiel.",
        ),
        switch(
            "exploding-bombs",
            "Explodierende {Bomben}",
            "{Eine Bombe} reißt jeden Angreifer mit sich, außer {den Mineur}.",
        ),
        switch("moving-bombs", "Bewegliche {Bomben}", "{Bomben} gehen ein Feld wie andere Figuren und greifen nie an."),
        switch(
            "moving-flag",
            "Bewegliche Fahne",
            "Die Fahne darf gehen und gewinnt auch, wenn sie die hinterste Reihe gegenüber erreicht.",
        ),
        switch("captured", "Geschlagene Figuren", "Wer den Rang einer Figur sieht, wenn sie geschlagen ist."),
        switch(
            "two-square",
            "Zwei-Felder-Regel",
            "Wie viele Züge hintereinander eine Figur dieselbe Grenze zwischen zwei Feldern überqueren darf; bei 2 zählt nur, \
             wo Züge beginnen und enden.",
        ),
        switch("chase", "Verfolgungsregel", "Wer eine Figur immer im Kreis verfolgt, muss zuerst ausweichen."),
        SwitchText {
            number: |end| if end == "draw" { "unentschieden" } else { "Niederlage" }.to_owned(),
            ..switch(
                "both-stuck",
                "Niemand kann ziehen",
                "Was es für die Seite am Zug ist, wenn keine der beiden ziehen kann.",
            )
        },
        switch("quiet-limit", "Zu lange Ruhe", "Nach so vielen Zügen ohne Angriff endet das Spiel unentschieden."),
        switch(
            "turn-limit",
            "Längstes Spiel",
            "Nach so vielen Zügen insgesamt endet das Spiel unentschieden, spätestens nach 10.000.",
        ),
        switch(
            "tactical-reveal",
            "Verdeckter Angriff",
            "Angriffskarten liegen verdeckt, bis die andere Seite gewählt hat.",
        ),
        SwitchText {
            number: |cards| match cards {
                "1" => "1 Karte".to_owned(),
                cards => format!("{cards} Karten"),
            },
            ..switch("refill", "Nachziehen", "Wie viele Karten man am Ende eines Zuges ziehen darf.")
        },
        switch(
            "swap-then-attack",
            "{swap}, dann angreifen",
            "Nach dem {swap} darf eine der beiden Figuren angreifen, mit einer Angriffskarte.",
        ),
    ],
    on: "an",
    off: "aus",
    captured: |who| match who {
        Captured::Both => "beide Seiten",
        Captured::Owner => "nur wer sie verlor",
        Captured::Captor => "nur wer sie schlug",
        Captured::Nobody => "niemand",
    },
    why_not: |flaw| match flaw {
        Flaw::Together(_, "exploding-bombs=off") => "Bewegliche {Bomben} explodieren.",
        Flaw::Together(_, "cards") => "Nicht mit Kampfkarten.",
        Flaw::Together(_, "powers") => "Nicht mit Figuren, die Fähigkeiten haben.",
        Flaw::Needs(_, "cards") => "Nur mit Kampfkarten.",
        Flaw::Needs(..) => "Nur mit {einer Spionin} in der Armee.",
        _ => "Nicht mit diesem Brett und dieser Armee.",
    },
};
