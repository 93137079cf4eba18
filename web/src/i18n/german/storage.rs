//! Texts of what is kept on the device, in German.

use crate::i18n::storage::Storage;
use crate::storage::Key;

/// German.
pub(super) const GERMAN: Storage = Storage {
    set_aside: |key| {
        let what = match key {
            Key::Settings => "Einstellungen",
            Key::Setups => "Aufstellungen",
            Key::Variants => "eigenen Varianten",
            Key::Games => "gespielten Partien",
            Key::Lessons => "gelernten Lektionen",
        };
        format!(
            "Deine {what} ließen sich nicht ganz lesen. Die beschädigte Fassung liegt nun beiseite, der Rest bleibt erhalten."
        )
    },
    damaged_game: "Dieses Spiel ließ sich nicht ganz lesen. Eine Kopie liegt beiseite; mit dem Rest geht es weiter.",
    newer: "Hier hat eine neuere Version von Vexillum etwas gespeichert. Es bleibt, wie es ist, und was du jetzt änderst, wird nicht gespeichert. Lade neu, um diese Version zu bekommen.",
    blocked: "Dieses Fenster darf nichts speichern: Es ist privat, oder der Browser verbietet es. Du kannst spielen, aber dein Spiel ist weg, wenn du die Seite schließt. Lade herunter, was du behalten willst.",
    full: "In diesem Browser ist kein Platz mehr. Was du jetzt tust, ist weg, wenn du die Seite schließt. Exportiere frühere Spiele und lösche einige, um Platz zu schaffen.",
    list_full: "Die Liste der früheren Spiele ist voll; das letzte Spiel steht noch nicht darin. Die ältesten Spiele können ihre Züge abgeben; ihr Ausgang bleibt.",
    make_room: "Platz schaffen",
    made_room: "Es ist wieder Platz, und jedes Spiel steht in der Liste.",
    room: |used, left| {
        format!(
            "Vexillum belegt {used} in diesem Browser. Von dem, was Browser meist erlauben, sind noch etwa {left} frei."
        )
    },
    no_room: "Dieses Fenster darf nichts speichern.",
};
