//! Texts of records.

use crate::i18n::records::Records;

/// Spanish.
pub(super) const SPANISH: Records = Records {
    open: "Abrir en el tablero",
    review: "Repaso",
    share: "Compartir",
    copied: "El enlace está copiado. Quien lo abra verá esta partida.",
    not_copied: "El navegador no deja copiar a la página. El enlace está en el campo.",
    link: "Enlace",
    all: "Todas las partidas",
    download: "Descargar",
    own: "Mi registro",
    own_text: "Esta partida tal como la conoces: tu ejército, todas las jugadas y lo que te han mostrado. No revela ninguna pieza \
               oculta del otro bando.",
    own_copied: "Tu registro está copiado.",
    own_not_copied: "El navegador no permite copiar a la página. Descarga el registro.",
    copy_link: "Copiar enlace",
    setup_copied: "El enlace está copiado. Quien lo abra verá esta preparación.",
    not_counted: "Las partidas de archivos y enlaces no cuentan en ninguna estadística.",
    position: "Esto es una posición. Se puede abrir y jugar.",
    to_move: |color| format!("{color} mueve primero."),
    play_from: "Jugar desde aquí",
    decided: "Aquí no hay nada que jugar: la partida está decidida.",
};
