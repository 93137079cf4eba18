//! Texts of the page on the history of the game.

use crate::i18n::history::History;

/// Texts of the page on the history of the game.
pub(super) const SPANISH: History = History {
    title: "Historia del juego",
    entries: [
        (
            "1909",
            "En Francia, Hermance Edan obtiene una patente para un juego de batalla con piezas ocultas. Desde 1910 se vende como L’Attaque, con oficiales, un espía, minas y una bandera.",
        ),
        ("1946", "En los Países Bajos se vende, tras la guerra, el juego Stratego de Jacques Johan Mogendorff."),
        (
            "1958",
            "Hausemann & Hötte, la casa de los juegos Jumbo, lo toma a su cargo. Su caja de oficiales napoleónicos recorre toda Europa.",
        ),
        (
            "1961",
            "Milton Bradley lo lleva a Estados Unidos. Allí el Mariscal lleva mucho tiempo el número 1; en Europa, el 10.",
        ),
        (
            "Desde entonces",
            "Partidas más cortas, otros tableros, piezas nuevas, ejércitos fantásticos y cartas: muchas cajas se han sumado.",
        ),
        (
            "2022",
            "Un programa que aprendió solo, DeepNash, juega la partida grande tan bien como las mejores personas.",
        ),
        ("Aquí", "Muchos de esos juegos, cada uno con las reglas de su caja, y los tableros y ejércitos que inventes."),
    ],
    trademark: "Stratego es una marca de sus propietarios. Vexillum es una implementación independiente de las reglas de Stratego y no tiene relación con ellos.",
    rules: "A las reglas",
};
