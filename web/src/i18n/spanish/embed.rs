//! Texts of the game on other people's pages.

use crate::i18n::embed::Embed;

/// Spanish.
pub(super) const SPANISH: Embed = Embed {
    title: "Insertar",
    intro: "Pon el juego en tu propia página. Elige lo que muestra y copia las líneas en tu página.",
    fields: ["Edición", "Adversario", "Nivel", "Los visitantes juegan con", "Idioma", "Tema", "Controles"],
    visitors: "Como lo tenga el visitante",
    controls: ["Todos", "Los imprescindibles"],
    ways: [
        ("Como marco", "Sirve donde se pueda pegar HTML; en WordPress, en un bloque «HTML personalizado»."),
        ("Como elemento", "Para páginas con un script propio: cuenta lo que ocurre y admite jugadas."),
    ],
    copied: "Copiado.",
    not_copied: "El navegador no deja copiar. Las líneas están seleccionadas: cópialas tú.",
    preview: "Lo que ven los visitantes",
    full: "Abrir la página completa en otra pestaña",
    unknown: |name| format!("«{name}» no se conoce aquí y no tiene efecto."),
    value: |name, value| format!("«{name}» no puede ser «{value}». Se usa lo habitual."),
    unreadable: |name, why| format!("«{name}» no se puede usar. {why}"),
};
