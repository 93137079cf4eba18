//! Texts of the page on the history of the game, in German.

use crate::i18n::history::History;

/// Texts of the page on the history of the game.
pub(super) const GERMAN: History = History {
    title: "Geschichte des Spiels",
    entries: [
        (
            "1909",
            "In Frankreich erhält Hermance Edan ein Patent auf ein Schlachtenspiel mit verdeckten Figuren. Ab 1910 wird es als L’Attaque verkauft, mit Offizieren, einem Spion, Minen und einer Fahne.",
        ),
        (
            "1946",
            "In den Niederlanden kommt nach dem Krieg das Spiel Stratego von Jacques Johan Mogendorff in den Handel.",
        ),
        (
            "1958",
            "Hausemann & Hötte, der Verlag der Jumbo-Spiele, übernimmt es. Seine Schachtel mit napoleonischen Offizieren geht durch ganz Europa.",
        ),
        (
            "1961",
            "Milton Bradley bringt es in die Vereinigten Staaten. Dort hat der Marschall lange die Nummer 1, in Europa die 10.",
        ),
        (
            "Seitdem",
            "Kürzere Spiele, andere Spielbretter, neue Figuren, Fantasy-Armeen und Karten kommen in vielen Schachteln dazu.",
        ),
        (
            "2022",
            "Ein Programm, das es sich selbst beigebracht hat, DeepNash, spielt das große Spiel so gut wie die besten Menschen.",
        ),
        (
            "Hier",
            "Viele dieser Spiele, jedes mit den Regeln seiner Schachtel, und alle Spielbretter und Armeen, die du dir ausdenkst.",
        ),
    ],
    trademark: "Stratego ist eine Marke ihrer Inhaber. Vexillum ist eine unabhängige Umsetzung der Regeln von Stratego und hat mit ihnen nichts zu tun.",
    rules: "Zu den Regeln",
};
