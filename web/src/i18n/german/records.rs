//! Texts of records.

use crate::i18n::records::Records;

/// German.
pub(super) const GERMAN: Records = Records {
    open: "Auf dem Brett öffnen",
    review: "Rückschau",
    share: "Link teilen",
    copied: "Der Link ist kopiert. Wer ihn öffnet, sieht diese Partie.",
    not_copied: "Der Browser lässt die Seite nicht kopieren. Der Link steht im Feld.",
    link: "Link",
    all: "Alle Partien",
    download: "Herunterladen",
    own: "Meine Mitschrift",
    own_text: "Diese Partie, wie du sie kennst: deine Armee, alle Züge und was dir gezeigt wurde. Keine verdeckte Figur der anderen \
               Seite wird verraten.",
    own_copied: "Deine Mitschrift ist kopiert.",
    own_not_copied: "Der Browser lässt die Seite nicht kopieren. Lade die Mitschrift herunter.",
    copy_link: "Link kopieren",
    setup_copied: "Der Link ist kopiert. Wer ihn öffnet, sieht diese Aufstellung.",
    not_counted: "Partien aus Dateien und Links zählen in keiner Statistik.",
    position: "Das ist eine Stellung. Sie kann geöffnet und gespielt werden.",
    to_move: |color| format!("{color} zieht zuerst."),
    play_from: "Von hier aus spielen",
    decided: "Hier gibt es nichts zu spielen: Die Partie ist entschieden.",
};
