//! Texts of the start screen, in French.

use vexillum_engine::{Captured, Flaw};

use crate::i18n::start::{ClockTexts, EditionText, Options, Start, SwitchText};

const fn edition(id: &'static str, minutes: &'static str, line: &'static str) -> EditionText {
    EditionText { id, minutes, line }
}

const fn switch(id: &'static str, name: &'static str, line: &'static str) -> SwitchText {
    SwitchText { id, name, line, number: |turns| count(turns, "tour") }
}

/// A number with what it counts, which has a plural in "s".
fn count(number: &str, what: &str) -> String {
    let plural = if matches!(number, "0" | "1") { "" } else { "s" };
    format!("{number} {what}{plural}")
}

/// Texts of the start screen.
pub(super) const FRENCH: Start = Start {
    tagline: "Cachez votre armée. Devinez l’autre. Prenez l’étendard.",
    play: "Jouer",
    play_note: |edition, opponent, side| [edition, opponent, side].join(" · "),
    you_are: |color| format!("vous jouez {color}"),
    you_are_by_lot: "camp au hasard",
    against: |red, blue| format!("{red} contre {blue}"),
    resume: |edition, turns| match turns {
        0 => format!("Continuer : {edition}"),
        turns => format!("Continuer : {edition}, tour {turns}"),
    },
};

/// Texts of what can be chosen.
pub(super) const FRENCH_OPTIONS: Options = Options {
    games: "Parties",
    embed: "Intégrer",
    editions: "Édition",
    more_editions: "Autres éditions",
    families: [
        ("Classique", "L’armée complète, et le plateau plus court."),
        ("Parties rapides", "Dix à vingt pièces, vingt minutes au plus."),
        ("Sci-Fi et pièces spéciales", "Observateurs et Infiltrés annoncent des rangs."),
        ("Fantasy", "Dragons, Mages et Nains, avec ou sans pouvoirs."),
        ("Cartes de combat", "Quinze cartes par camp bousculent les règles du combat."),
        ("Mes variantes", "Des plateaux et des armées de votre invention."),
    ],
    make_own: ["Nouvelle variante", "Ouvrir un fichier"],
    edit: "Modifier",
    facts: |pieces, minutes| format!("{pieces} pièces · {minutes} min"),
    own_facts: |pieces, columns, rows| format!("{} · {columns} × {rows} cases", count(&pieces.to_string(), "pièce")),
    edition_texts: &[
        edition("barrage", "5–10", "Huit pièces et beaucoup d’espace. Bien pour une première partie."),
        edition("original", "45–60", "L’armée complète sur le grand plateau : le jeu que presque tous connaissent."),
        edition("classic30", "30", "Trois lignes par camp sur un plateau plus court : le combat vient plus vite."),
        edition("duel", "10", "Dix pièces, dont deux Bombes, à placer où vous voulez. Bien aussi pour commencer."),
        edition("duel-small", "10", "Dix pièces sur le plateau plus court."),
        edition("fantasy", "30", "Dragons, Mages et Nains sur le plateau plus court."),
        edition("masters", "60", "L’armée complète, et qui pourchasse une pièce sans fin doit y renoncer."),
        edition("faq-original", "45–60", "L’armée complète, avec une règle plus stricte contre les allers et retours."),
        edition("infiltrator", "45–60", "Une pièce se glisse derrière les lignes et y annonce des rangs."),
        edition("lightning", "20", "Une demi-armée, et des Capitaines qui avancent de deux cases."),
        edition("lightning-tournament", "20", "Lightning comme en club, avec des règles d’attaque plus vives."),
        edition("scifi", "30", "Un Observateur annonce un rang à une case de distance."),
        edition("scifi-duel", "10", "Dix pièces, dont un Observateur."),
        edition("spotter2011", "30", "Un Observateur qui regarde des quatre côtés."),
        edition("fantasy-powers", "35", "Dragons, Mages et Nains, chacun avec un pouvoir."),
        edition("battle-cards", "30", "Des cartes bousculent les règles du combat."),
    ],
    opponent: "Contre",
    opponents: ["L’ordinateur", "Un ami, même écran", "Voir deux ordinateurs"],
    level: "Quel niveau ?",
    levels_of: |side| format!("Quel niveau pour {side} ?"),
    level_lines: [
        "Un débutant : voit un coup à l’avance et oublie ce qu’il a vu. Bien pour débuter.",
        "Laisse passer beaucoup de choses et ne retient que la moitié de ce qu’il a vu.",
        "Voit le prochain échange, et parfois ne le voit pas.",
        "Joue solidement et se trompe rarement.",
        "Se souvient de tout ce qui lui a été montré et punit les fautes.",
        "Un maître : il voit loin et prend son temps.",
    ],
    color: "Vous jouez",
    lot: "Au hasard",
    names: "Qui joue ?",
    name_of: |side| format!("Nom de {side}"),
    beside_line: "Chacun place son armée puis joue à son tour ; entre les tours, l’écran est couvert.",
    watch_line: "Les deux armées sont visibles pendant que deux ordinateurs jouent.",
    clock: ClockTexts {
        legend: "Pendule",
        names: ["Sans", "5 min + 5 s", "15 min", "30 min", "Autre"],
        line: |setup, player, free| {
            let line = format!(
                "{} min pour la mise en place, puis {} min chacun pour tous les coups.",
                setup / 60,
                player / 60
            );
            match free {
                0 => line,
                1 => format!("{line} La première seconde de chaque coup ne compte pas."),
                free => format!("{line} Les {free} premières secondes de chaque coup ne comptent pas."),
            }
        },
        fields: ["Mise en place (min)", "Chacun (min)", "Par coup (s)"],
    },
    rules: "Règles",
    change_rules: "Modifier les règles",
    rule_groups: ["Combats", "{Bombes} et Drapeau", "Secrets", "Répétition et nulles", "Cartes"],
    rules_of: |edition| format!("Règles : {edition}"),
    rules_changed: |count| match count {
        1 => "une modifiée".to_owned(),
        count => format!("{count} modifiées"),
    },
    reset: "Comme dans la boîte",
    rule_value: |name, value| format!("{name} : {value}"),
    own_value: |value| format!("Dans cette édition : {value}."),
    switches: &[
        switch("attackers-advantage", "Avantage à l’attaquant", "À rang égal, l’attaquant gagne."),
        switch(
            "silent-defence",
            "Défense silencieuse",
            "Seul le rang de l’attaquant est montré, sauf si un Éclaireur attaque.",
        ),
        switch(
            "no-scout-charge",
            "Éclaireur sans charge",
            "Un Éclaireur va loin ou attaque, pas les deux dans le même tour.",
        ),
        switch("spy-strikes-back", "{L’Espion} riposte", "{L’Espion} gagne aussi quand {le Maréchal} l’attaque."),
        switch(
            "rescue",
            "Sauvetage",
            "Qui atteint la dernière ligne adverse ramène une pièce capturée, deux fois par partie.",
        ),
        switch(
            "exploding-bombs",
            "{Bombes explosives}",
            "{Une Bombe} disparaît avec la pièce qui l’attaque, sauf si c’est {un Démineur}.",
        ),
        switch(
            "moving-bombs",
            "{Bombes} mobiles",
            "Les {Bombes} avancent d’une case comme les autres pièces, et n’attaquent jamais.",
        ),
        switch(
            "moving-flag",
            "Drapeau mobile",
            "Le Drapeau peut avancer, et gagne aussi en atteignant la dernière ligne adverse.",
        ),
        switch("captured", "Pièces capturées", "Qui voit le rang d’une pièce une fois qu’elle est capturée."),
        switch(
            "two-square",
            "Règle des deux cases",
            "Combien de tours de suite une pièce peut franchir la même frontière entre deux cases ; à 2, seules comptent les \
             cases de départ et d’arrivée.",
        ),
        switch("chase", "Règle de la poursuite", "Qui pourchasse une pièce sans fin doit renoncer le premier."),
        SwitchText {
            number: |end| if end == "draw" { "nulle" } else { "défaite" }.to_owned(),
            ..switch(
                "both-stuck",
                "Aucun camp ne peut jouer",
                "Ce que c’est pour le camp au trait quand aucun des deux ne peut jouer.",
            )
        },
        switch("quiet-limit", "Nulle sans attaque", "Après tant de tours sans attaque, la partie est nulle."),
        switch(
            "turn-limit",
            "Durée maximale",
            "Après tant de tours en tout, la partie est nulle, au plus tard après 10\u{202f}000.",
        ),
        switch(
            "tactical-reveal",
            "Révélation tactique",
            "Les cartes d’attaque restent cachées jusqu’au choix du défenseur.",
        ),
        SwitchText {
            number: |cards| count(cards, "carte"),
            ..switch("refill", "Main complétée", "Combien de cartes on peut piocher à la fin d’un tour.")
        },
        switch(
            "swap-then-attack",
            "{swap}, puis attaquer",
            "Après {swap}, l’une des deux pièces peut attaquer, avec une carte d’attaque.",
        ),
    ],
    on: "oui",
    off: "non",
    captured: |who| match who {
        Captured::Both => "les deux joueurs",
        Captured::Owner => "seulement qui l’a perdue",
        Captured::Captor => "seulement qui l’a prise",
        Captured::Nobody => "personne",
    },
    why_not: |flaw| match flaw {
        Flaw::Together(_, "exploding-bombs=off") => "Les {Bombes} mobiles explosent.",
        Flaw::Together(_, "cards") => "Pas avec les Cartes de combat.",
        Flaw::Together(_, "powers") => "Pas avec des pièces à pouvoirs.",
        Flaw::Needs(_, "cards") => "Seulement avec les Cartes de combat.",
        Flaw::Needs(..) => "Seulement avec {un Espion} dans l’armée.",
        _ => "Pas avec ce plateau et cette armée.",
    },
};
