//! Texts of the lessons, in Dutch.

use crate::i18n::lessons::{Lesson, Lessons, Ways};

/// The ways to the lessons.
pub(super) const DUTCH_WAYS: Ways = Ways {
    nav: "Lessen",
    link: "Zes korte lessen",
    invitation: ["Nieuw in het spel?", "Zes lessen van een minuut, gespeeld op een klein bord."],
};

/// Dutch.
pub(super) const DUTCH: Lessons = Lessons {
    title: "Lessen",
    number: |number, of| format!("Les {number} van {of}"),
    learned: |title| format!("{title}, geleerd"),
    task: "Je opdracht",
    lessons: [
        Lesson {
            title: "Verplaatsen",
            text: "In je beurt verplaats je één stuk: één veld vooruit, achteruit of opzij, nooit diagonaal. In een meer \
                   mag geen stuk komen. Bommen en de Vlag blijven staan waar ze staan.",
            task: "Loop met je Kapitein (6) om het meer heen naar het gemarkeerde veld.",
            praise: "Daar staat hij. Pak een stuk op en het bord laat altijd zien waar het heen kan.",
            wrong: "Onderweg ging een stuk verloren. Blijf op de lege velden.",
        },
        Lesson {
            title: "Aanvallen",
            text: "Je valt aan door op een stuk van de tegenstander te gaan staan. Beide worden getoond en het hoogste \
                   getal blijft. Bij gelijke getallen gaan beide van het bord.",
            task: "Een vijandelijke Kapitein (6) heeft net je Sergeant (4) geslagen. Sla hem en houd je eigen stuk.",
            praise: "8 wint van 6. Je tegenstander kent je Kolonel nu wel, dus kies je gevechten met zorg.",
            wrong: "Je eigen stuk viel ook. Alleen een hoger getal wint en blijft staan.",
        },
        Lesson {
            title: "De Verkenner",
            text: "De Verkenner (2) loopt zoveel lege velden in een rechte lijn als hij wil en mag aan het eind aanvallen. \
                   Hij is zwak, maar ontdekt wat waar staat.",
            task: "Iets op de achterste rij is nog niet verplaatst. Laat je Verkenner door de open kolom lopen en het \
                   aanvallen.",
            praise: "Het hele bord over in één zet, en een Spion gevangen. Ook een Verkenner die valt, heeft je iets \
                     verteld.",
            wrong: "Niet dat stuk. De kolom rechts van het meer is open: val van ver aan.",
        },
        Lesson {
            title: "Mineur en Bom",
            text: "Wie een Bom aanvalt, valt, en de Bom blijft staan. Alleen de Mineur (3) maakt haar onschadelijk.",
            task: "Je Kapitein is net op een Bom gelopen. Breng je Mineur erheen en maak haar onschadelijk.",
            praise: "Onschadelijk gemaakt. Bewaar een Mineur voor het eind: rond de Vlag staan vaak Bommen.",
            wrong: "Weer een Bom. Zelfs de Generaal valt, alleen de Mineur niet.",
        },
        Lesson {
            title: "Spion en Maarschalk",
            text: "De Maarschalk (10) is het sterkste stuk. Alleen de Spion verslaat hem, maar alleen als de Spion \
                   aanvalt. Wordt de Spion zelf aangevallen, dan valt hij.",
            task: "De Maarschalk van de tegenstander heeft zich laten zien. Sla toe voordat hij het doet.",
            praise: "Het zwakste stuk heeft het sterkste geslagen. Houd je eigen Maarschalk weg van onbekende stukken.",
            wrong: "De Maarschalk was sterker, of sneller. De Spion moet meteen aanvallen.",
        },
        Lesson {
            title: "De Vlag veroveren",
            text: "Wie de Vlag verovert, wint. Ze wordt nooit verplaatst en is vaak ingebouwd. Wat nog nooit verplaatst is \
                   en achter een Bom staat, is een bezoek waard.",
            task: "Je Kapitein heeft een Bom bij de hoek gevonden. Maak de weg vrij en verover de Vlag.",
            praise: "De Vlag is van jou, en het spel ook!",
            wrong: "Dat was een Bom. Laat de Mineur de weg vrijmaken.",
        },
    ],
    slow: "Dat waren te veel beurten. Het kan in drie.",
    again: "Opnieuw proberen",
    next: "Volgende les",
    finished: "Je weet alles wat je nodig hebt. Barrage en Duel zijn kort en goed om mee te beginnen.",
    play: "Naar het spel",
};
