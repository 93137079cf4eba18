//! What stands under the pictures of movements, powers and cards.

use crate::i18n::rules::pictures::Pictures;

/// Dutch.
pub(super) const DUTCH: Pictures = Pictures {
    title: |title, kinds| format!("{title}: {kinds}"),
    movements: [
        ("Vast", "Wordt nooit verplaatst."),
        ("Eén veld", "Vooruit, achteruit of opzij, naar een leeg veld of tegen een stuk van de tegenstander."),
        (
            "Elke afstand",
            "Over een willekeurig aantal lege velden in een rechte lijn, met aan het eind eventueel een aanval.",
        ),
        (
            "Eén of twee velden",
            "Rechtdoor of om een hoek, over lege velden. Een aanval beëindigt de zet. Er wordt niets bij gezegd.",
        ),
        (
            "Eén of twee velden",
            "Rechtdoor of om een hoek, over lege velden. Een aanval beëindigt de zet. Wie er twee gaat, is daarna bekend.",
        ),
    ],
    slide_without_attack: "Over een willekeurig aantal lege velden in een rechte lijn, of één veld tegen een stuk van de \
                           tegenstander: ver gaan en aanvallen kan niet in één beurt.",
    powers: [
        (
            "Noemen",
            "Eerst mag een stap naar een leeg veld; daarna noem je een rang voor het stuk van de tegenstander recht \
             ervoor. Klopt de rang, dan gaat dat stuk van het bord; zo niet, dan gebeurt er niets.",
        ),
        (
            "Noemen",
            "Eerst mag een stap naar een leeg veld; daarna noem je een rang voor een van de stukken van de tegenstander \
             ernaast. Klopt de rang, dan gaat dat stuk van het bord; zo niet, dan krijg jij het te zien.",
        ),
        (
            "Noemen",
            "Eerst een stap naar een leeg veld; daarna noem je een rang voor een van de stukken van de tegenstander \
             ernaast. Klopt de rang, dan gaat dat stuk van het bord; zo niet, dan krijg jij het te zien. Zonder die stap \
             noem je niets.",
        ),
        (
            "Noemen",
            "Vanuit de startrijen van de tegenstander noem je, in plaats van een zet, een rang voor een stuk dat in een \
             rechte lijn één of twee velden verder staat. Klopt de rang, dan gaat dat stuk van het bord; zo niet, dan \
             gebeurt er niets.",
        ),
        (
            "Vlucht",
            "Recht over één of meer stukken heen naar het eerste lege veld erachter; daarna mag een aanval op een stuk \
             ernaast.",
        ),
        ("Vijand opsporen", "Je krijgt één stuk van de tegenstander binnen twee velden te zien, ook schuin."),
        (
            "Vijand opsporen",
            "Je krijgt één stuk van de tegenstander te zien dat recht of schuin één of twee velden verder staat, wat er \
             ook tussen ligt.",
        ),
        (
            "Betovering",
            "Eén stuk van de tegenstander binnen twee velden wordt aan beide spelers getoond. Is de rang lager, dan loopt \
             het voorgoed over.",
        ),
        (
            "Pijlschot",
            "Eén stuk van de tegenstander binnen twee velden wordt aan beide spelers getoond. Is de rang lager, dan gaat \
             het van het bord.",
        ),
        (
            "Razernij",
            "Eén stap, en dan worden alle acht velden eromheen geraakt, ook eigen stukken: gelijke en lagere rangen \
             vallen. Staat er een hogere bij, dan valt ook de aanvaller. Wat geen rang heeft, wordt niet geraakt.",
        ),
    ],
    cards: [
        "Recht over een meer naar het eerste veld erachter, of tegen een stuk van de tegenstander daar.",
        "Recht over één stuk ernaast heen, naar het veld erachter.",
        "Precies twee of drie velden rechtdoor; op het laatste mag een stuk van de tegenstander staan.",
        "Eén veld diagonaal; wat rechtdoor elke afstand gaat, mag dat hier ook.",
        "Twee eigen verplaatsbare stukken in één rij of kolom wisselen van plaats.",
    ],
};
