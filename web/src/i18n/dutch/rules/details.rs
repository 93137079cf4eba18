//! Details on a rules page beyond the course of a game, in Dutch.

use crate::i18n::rules::details::Details;

/// Dutch.
pub(super) const DUTCH: Details = Details {
    paths: "Stukken gaan vooruit, achteruit of opzij, nooit diagonaal, en nooit over een ander stuk heen. Geen stuk mag in of \
            over {een meer}.",
    exceptions: ["Alleen sommige kaarten gaan een andere weg.", "Alleen sommige krachten gaan een andere weg."],
    fixed: |names| format!("{names}: na het opstellen nooit verplaatst."),
    far_shows: |names| format!("{names}: wie meer dan één veld gaat, laat iedereen zien welk stuk het is."),
    far_shows_beyond: |names, doubles| {
        format!(
            "{names}: wie drie velden of meer gaat, laat iedereen zien welk stuk het is. Twee velden rechtdoor kan ook \
             zijn: {doubles}."
        )
    },
    rescue: "Redden: een stuk dat met een zet of een gewonnen aanval op de achterste rij van de tegenstander eindigt, ook \
             langs die rij, mag meteen een geslagen stuk terugzetten op een leeg startveld. Elke speler mag dat twee \
             keer per spel, elk stuk één keer.",
    not_rescued: |names| format!("Komt nooit terug: {names}."),
    no_rescuers: |names| format!("Kan niet redden: {names}."),
    asked_anyway: "De vraag komt ook als je niets te kiezen hebt, zodat ze niets verraadt.",
    naming: |prize| {
        format!(
            "Elke rang waarmee het leger van de tegenstander begon, mag altijd genoemd worden. Beide spelers horen het, en \
             het stuk dat noemt is daarna bekend. {prize}: goed genoemd is geslagen, en het spel is gewonnen."
        )
    },
    between: "Binnen twee velden reikt een kracht ook over {meren} en andere stukken heen.",
    flight: "{Een meer} of de rand van het bord vóór het landingsveld maakt een vlucht onmogelijk.",
    enchant: |rankless| {
        format!(
            "Een stuk wordt maar één keer betoverd, door wie ook. Het houdt alles wat het kan en telt in elke regel voor \
             zijn nieuwe kant. Gelijke en hogere rangen lopen niet over, en deze ook niet: {rankless}."
        )
    },
    arrow: |rankless| format!("Een pijl toont ze wel, maar laat ze met rust: gelijke en hogere rangen, {rankless}."),
    one_each: "Per beurt hooguit één Bewegingskaart en één Aanvalskaart. De Bewegingskaart is de zet; de Aanvalskaart hoort \
               bij de aanval.",
    swap_ends: "{swap} beëindigt je beurt.",
    fights: [
        "{mock}: niemand gaat van het bord, ook geen Vlag. Jij ziet de verdediger; je eigen stuk blijft ongezien en gaat \
         terug naar waar de beurt begon.",
        "{d+1}, {d+2} en {d+3} zijn alleen voor een verplaatsbaar stuk, nooit voor {een Bom} of een Vlag.",
        "Een getal op een kaart komt bij de rang voor deze aanval en verandert verder niets. Tegen {een Bom} helpt het \
         niet; een {Mineur} ontmantelt die nog steeds, en een aanvallende {Spion} slaat nog steeds de {Maarschalk}.",
    ],
};
