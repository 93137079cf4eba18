//! Texts of the start screen.

use vexillum_engine::{Captured, Flaw};

use crate::i18n::start::{ClockTexts, EditionText, Options, Start, SwitchText};

const fn edition(id: &'static str, minutes: &'static str, line: &'static str) -> EditionText {
    EditionText { id, minutes, line }
}

const fn switch(id: &'static str, name: &'static str, line: &'static str) -> SwitchText {
    SwitchText { id, name, line, number: |turns| format!("{turns} beurten") }
}

/// Dutch.
pub(super) const DUTCH: Start = Start {
    tagline: "Verberg je leger. Doorzie het andere. Verover het vaandel.",
    play: "Spelen",
    play_note: |edition, opponent, side| [edition, opponent, side].join(" · "),
    you_are: |color| format!("jij bent {color}"),
    you_are_by_lot: "willekeurige kleur",
    against: |red, blue| format!("{red} tegen {blue}"),
    resume: |edition, turns| match turns {
        0 => format!("Verder: {edition}"),
        turns => format!("Verder: {edition}, beurt {turns}"),
    },
};

/// Texts of what can be chosen.
pub(super) const DUTCH_OPTIONS: Options = Options {
    games: "Spellen",
    embed: "Insluiten",
    editions: "Editie",
    more_editions: "Meer edities",
    families: [
        ("Klassiek", "Het volledige leger, en het kleinere bord."),
        ("Korte spellen", "Tien tot twintig stukken, klaar in twintig minuten."),
        ("Sci-Fi en speciale stukken", "Waarnemers en Infiltranten noemen rangen."),
        ("Fantasy", "Draken, Magiërs en Dwergen, met of zonder krachten."),
        ("Battle Cards", "Vijftien kaarten per speler gooien de regels van het gevecht om."),
        ("Zelfgemaakt", "Borden en legers die jij bedenkt."),
    ],
    make_own: ["Nieuwe variant", "Uit bestand"],
    edit: "Bewerken",
    facts: |pieces, minutes| format!("{pieces} stukken · {minutes} min"),
    own_facts: |pieces, columns, rows| format!("{pieces} stukken · {columns} bij {rows} velden"),
    edition_texts: &[
        edition("barrage", "5–10", "Acht stukken en veel open veld. Een goed eerste spel."),
        edition("original", "45–60", "Het volledige leger op het grote bord: het spel zoals de meesten het kennen."),
        edition("classic30", "30", "Drie rijen per speler op een kleiner bord: sneller in gevecht."),
        edition("duel", "10", "Tien stukken, waarvan twee Bommen, neergezet waar je wilt. Ook een goed eerste spel."),
        edition("duel-small", "10", "Tien stukken op het kleinere bord."),
        edition("fantasy", "30", "Draken, Magiërs en Dwergen op het kleinere bord."),
        edition("masters", "60", "Het volledige leger, en wie een stuk eindeloos opjaagt, moet zelf wijken."),
        edition("faq-original", "45–60", "Het volledige leger, met een strengere regel tegen heen en weer lopen."),
        edition("infiltrator", "45–60", "Eén stuk glipt door de linies en noemt daar rangen."),
        edition("lightning", "20", "Een half leger, en Kapiteins die twee stappen doen."),
        edition("lightning-tournament", "20", "Lightning zoals clubs het spelen, met scherpere regels voor de aanval."),
        edition("scifi", "30", "Een Waarnemer noemt de rang van het stuk vóór zich."),
        edition("scifi-duel", "10", "Tien stukken, en een ervan is een Waarnemer."),
        edition("spotter2011", "30", "Een Waarnemer die naar alle vier de kanten kijkt."),
        edition("fantasy-powers", "35", "Draken, Magiërs en Dwergen, elk met een eigen kracht."),
        edition("battle-cards", "30", "Kaarten gooien de regels van het gevecht om."),
    ],
    opponent: "Tegen",
    opponents: ["De computer", "Vriend, zelfde scherm", "Twee computers"],
    level: "Hoe sterk?",
    levels_of: |side| format!("Hoe sterk is {side}?"),
    level_lines: [
        "Een beginner: kijkt één zet vooruit en vergeet wat er te zien was. Een goede eerste tegenstander.",
        "Ziet veel over het hoofd en onthoudt de helft van wat er te zien was.",
        "Ziet de volgende ruil, en soms ook niet.",
        "Speelt degelijk en maakt zelden een fout.",
        "Onthoudt alles wat er te zien was en straft fouten af.",
        "Een meester: kijkt ver vooruit en neemt er de tijd voor.",
    ],
    color: "Jij speelt",
    lot: "Willekeurig",
    names: "Wie spelen er?",
    name_of: |side| format!("Naam van {side}"),
    beside_line: "Jullie stellen om de beurt op en zetten om de beurt; daartussen is het scherm afgedekt.",
    watch_line: "Beide legers liggen open terwijl twee computers spelen.",
    clock: ClockTexts {
        legend: "Klok",
        names: ["Uit", "5 min + 5 s", "15 min", "30 min", "Eigen"],
        line: |setup, player, free| {
            let line =
                format!("{} min voor het opstellen, dan {} min per speler voor alle zetten.", setup / 60, player / 60);
            match free {
                0 => line,
                1 => format!("{line} De eerste seconde van elke zet telt niet mee."),
                free => format!("{line} De eerste {free} seconden van elke zet tellen niet mee."),
            }
        },
        fields: ["Opstellen (min)", "Elk (min)", "Per zet (s)"],
    },
    rules: "Regels",
    change_rules: "Regels aanpassen",
    rule_groups: ["Gevechten", "{Bommen} en Vlag", "Geheimen", "Herhaling en remise", "Kaarten"],
    rules_of: |edition| format!("Regels van {edition}"),
    rules_changed: |count| match count {
        1 => "één aangepast".to_owned(),
        count => format!("{count} aangepast"),
    },
    reset: "Zoals in de doos",
    rule_value: |name, value| format!("{name}: {value}"),
    own_value: |value| format!("In deze editie: {value}."),
    switches: &[
        switch("attackers-advantage", "Voordeel voor de aanvaller", "Bij gelijke rang wint de aanvaller."),
        switch(
            "silent-defence",
            "Stille verdediging",
            "Alleen de rang van de aanvaller wordt getoond, behalve als een Verkenner aanvalt.",
        ),
        switch(
            "no-scout-charge",
            "Geen verre aanval",
            "Een Verkenner loopt ver of valt aan, niet allebei in één beurt.",
        ),
        switch("spy-strikes-back", "{Spion} slaat terug", "De {Spion} wint ook als de {Maarschalk} aanvalt."),
        switch(
            "rescue",
            "Stukken redden",
            "Wie de achterste rij aan de overkant bereikt, haalt een geslagen stuk terug, twee keer per spel.",
        ),
        switch("exploding-bombs", "Exploderende {bommen}", "{Een Bom} neemt elke aanvaller mee, behalve een {Mineur}."),
        switch(
            "moving-bombs",
            "Verplaatsbare {bommen}",
            "{Bommen} gaan één veld, net als andere stukken, en vallen nooit aan.",
        ),
        switch(
            "moving-flag",
            "Verplaatsbare vlag",
            "De Vlag mag lopen, en wint ook op de achterste rij aan de overkant.",
        ),
        switch("captured", "Geslagen stukken", "Wie de rang ziet van een stuk dat geslagen is."),
        switch(
            "two-square",
            "Tweeveldenregel",
            "Hoeveel beurten achter elkaar een stuk over dezelfde grens tussen twee velden mag; bij 2 tellen alleen begin en \
             eind van een zet.",
        ),
        switch("chase", "Achtervolgingsregel", "Wie een stuk eindeloos opjaagt, moet als eerste wijken."),
        SwitchText {
            number: |end| if end == "draw" { "remise" } else { "verlies" }.to_owned(),
            ..switch(
                "both-stuck",
                "Niemand kan zetten",
                "Wat het is voor wie aan zet is, als geen van beide kan zetten.",
            )
        },
        switch("quiet-limit", "Remise door rust", "Na zoveel beurten zonder aanval is het remise."),
        switch("turn-limit", "Langste spel", "Na zoveel beurten in totaal is het remise, en in elk geval na 10.000."),
        switch(
            "tactical-reveal",
            "Tactisch onthullen",
            "Aanvalskaarten liggen gedekt tot de verdediger heeft gekozen.",
        ),
        SwitchText {
            number: |cards| match cards {
                "1" => "1 kaart".to_owned(),
                cards => format!("{cards} kaarten"),
            },
            ..switch("refill", "Aanvullen", "Hoeveel kaarten je aan het eind van je beurt mag trekken.")
        },
        switch(
            "swap-then-attack",
            "{swap}, dan aanvallen",
            "Na {swap} mag een van de twee aanvallen, met een Aanvalskaart.",
        ),
    ],
    on: "aan",
    off: "uit",
    captured: |who| match who {
        Captured::Both => "beide spelers",
        Captured::Owner => "alleen wie het verloor",
        Captured::Captor => "alleen wie het sloeg",
        Captured::Nobody => "niemand",
    },
    why_not: |flaw| match flaw {
        Flaw::Together(_, "exploding-bombs=off") => "Verplaatsbare {bommen} ontploffen.",
        Flaw::Together(_, "cards") => "Niet met Battle Cards.",
        Flaw::Together(_, "powers") => "Niet met stukken die krachten hebben.",
        Flaw::Needs(_, "cards") => "Alleen met Battle Cards.",
        Flaw::Needs(..) => "Alleen met een {Spion} in het leger.",
        _ => "Niet met dit bord en dit leger.",
    },
};
