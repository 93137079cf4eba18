//! Texts of records.

use crate::i18n::records::Records;

/// Dutch.
pub(super) const DUTCH: Records = Records {
    open: "Op het bord openen",
    review: "Terugkijken",
    share: "Link delen",
    copied: "De link is gekopieerd. Wie hem opent, ziet dit spel.",
    not_copied: "De browser laat kopiëren niet toe. De link staat in het veld.",
    link: "Link",
    all: "Alle spellen",
    download: "Downloaden",
    own: "Mijn verslag",
    own_text: "Dit spel zoals je het kent: je leger, alle zetten en wat je te zien kreeg. Het verraadt geen verborgen stuk van de \
               andere kant.",
    own_copied: "Je verslag is gekopieerd.",
    own_not_copied: "De browser laat kopiëren niet toe. Download het verslag.",
    copy_link: "Link kopiëren",
    setup_copied: "De link is gekopieerd. Wie hem opent, ziet deze opstelling.",
    not_counted: "Spellen uit bestanden en links tellen in geen enkele statistiek mee.",
    position: "Dit is een stelling. Ze kan worden geopend en gespeeld.",
    to_move: |color| format!("{color} is het eerst aan zet."),
    play_from: "Vanaf hier spelen",
    decided: "Hier valt niets te spelen: het spel is beslist.",
};
