//! Advice. What comes as text are names of kinds.

use super::the;
use crate::i18n::rules::advice::Advice;

/// Dutch.
pub(super) const DUTCH: Advice = Advice {
    parts: ["Voorbereiding", "Aanval", "Verdediging"],
    back_row: |prize| format!("{prize}: het best op de achterste rij, zo ver mogelijk van de tegenstander."),
    corner: |prize, bombs| {
        format!(
            "{bombs}: in een hoek sluiten twee ervan {} in. Maar niet elk spel: in een hoek kijkt iedereen het eerst.",
            the(prize)
        )
    },
    lone_bomb: |prize, bombs| {
        format!("{bombs}: zet die aan de ene kant, een sterk stuk aan de andere, en {} ertussen.", the(prize))
    },
    cover: "Houd achter een stuk vooraan een stuk dat minstens twee rangen hoger is: dat slaat terug op wie het eerste slaat.",
    sliders_home: |name| format!("{name}: een paar vooraan om vroeg te weten wat er staat, de rest voor later."),
    hunt: |miners, bombs| {
        format!(
            "{miners}: jaag op die van de tegenstander. Zonder blijft wat jij beschermt ({bombs}) staan tot het eind."
        )
    },
    alternate: "Verplaats om beurten een stuk of drie stukken. Eén alleen loopt vast op de tweeveldenregel en verraadt te veel.",
    second: |second, top| {
        format!("{second}: vrij om te jagen zodra bekend is welk stuk bij de tegenstander dit is: {top}.")
    },
    probe: |top| {
        format!("{top}: zoek uit wat daar staat voordat je dit stuk waagt. Een klein stuk kan het eerst vragen.")
    },
    top_left: "Val met de hoogste rang die nog over is alles aan wat beweegt: niets daarvan kan je tegenhouden.",
    nest: |prize, bombs| {
        format!(
            "{bombs}: één aan elke open kant beschermt {}. Met een paar andere bouw je elders een vals nest.",
            the(prize)
        )
    },
    no_nest: |prize| format!("{prize}: niets sluit dit stuk in. Laat dus stukken in de buurt die kunnen terugslaan."),
    walking_prize: |prize| {
        format!("{prize}: dit stuk kan lopen. Laat een uitweg vrij, en voor het einde ook een weg naar voren.")
    },
    defuser: |miner| {
        format!(
            "{miner}: houd die achterin tot er iets onschadelijk te maken valt. Iemand moet het laatste nest openen."
        )
    },
    assassin: |spy, victim| {
        format!("{spy}: zet dit stuk dicht bij jouw {victim}. Wie het ene slaat, staat dan naast het andere.")
    },
    scattered: "Met een paar stukken houd je geen linie. Stel ze zo op dat er twee hetzelfde veld kunnen bereiken.",
    namer: |name| format!("{name}: het best vooraan, achter iets sterks. Het ene stuk noemt, het andere slaat."),
    slider: |name| {
        format!(
            "{name}: offer er één aan wat nog niet is verplaatst, maar bewaar er één voor de open lijnen op het eind."
        )
    },
    double: |name| format!("{name}: sla toe van twee velden afstand, en houd die afstand tot het loont."),
    infiltrator: |name| {
        format!("{name}: kom vroeg door, als nog niemand iets vermoedt. Het werk ligt achter de linies.")
    },
    flier: |name| format!("{name}: kijk eerst waar de vlucht eindigt. De weg terug kan dicht zijn."),
    seer: |name| format!("{name}: laat dit stuk eerst kijken, voordat iets sterks aanvalt."),
    enchanter: |name| format!("{name}: wat je betovert, vecht meteen voor jou en staat midden tussen je vijanden."),
    archer: |name| {
        format!("{name}: schiet op wat zich al zwak heeft getoond. Een verspilde pijl verraadt alleen de schutter.")
    },
    beast: |name| format!("{name}: stuur dit stuk in zijn eentje op veel lage rangen af. Het spaart niemand."),
    strike_first: "Bij gelijke rang wint de aanvaller: staan gelijken tegenover elkaar, sla dan als eerste toe.",
    save_cards: "Speel een kaart bij het gevecht dat beslist, niet bij het eerste.",
    count: "Tel wat er gevallen is: wat nog over is, vertelt wat er voor je staat.",
    bold: "Verplaats de zwakken even brutaal als de sterken. Alleen wat getoond is, is bekend.",
    hunted: |victim, spy| {
        format!("{victim}: laat na het tonen niets onbekends meer naast dit stuk komen. Het kan {} zijn.", the(spy))
    },
    beware_beast: |name| {
        format!("{name}: ga niet op een kluitje staan waar dit stuk kan opduiken, ook niet bij dat van jezelf.")
    },
    guard_cards: "Een kaart in je hand is een dreiging, welke het ook is. Speel je hand niet leeg.",
    rescue: "Bewaak je achterste rij: wie haar bereikt, haalt een stuk terug.",
    silent: "Een verdediger die niet getoond is, blijft bewaken: laat het stuk staan waar het staat.",
};
