//! Texts of the set-up screen, in French.

use super::{list, pieces};
use crate::i18n::setup::{Kept, PasteTexts, Setup, StepTexts};

/// Texts of the set-up screen.
pub(super) const FRENCH: Setup = Setup {
    title: |name| format!("{name} : placez votre armée"),
    secret: "se place en secret",
    stock: "À placer",
    stock_empty: "Toutes les pièces sont sur le plateau. Touchez deux pièces pour les échanger, ou glissez-en une où vous voulez.",
    left: |name, count| format!("{name}, encore {count}"),
    put_back: |name| format!("Retirer : {name}"),
    placed: |placed, of| format!("{placed} sur {of} en place"),
    empty_home: "case de départ vide",
    far: "moitié adverse",
    shuffle: "Mélanger",
    mirror: "Miroir",
    clear: "Vider",
    undo: "Annuler",
    pasted: "La mise en place a été lue.",
    ready: "Prêt",
    complete: "Votre armée est prête.",
    back: "Retour",
    several: pieces::several,
    missing: |kinds| match kinds {
        [] => String::new(),
        kinds => format!("À placer : {}", list(kinds, " et ")),
    },
    missing_many: |count| format!("Encore {count} pièces à placer"),
    stuck: "Aucune pièce ne pourrait bouger : laissez un passage.",
    misfit: "Cette mise en place n’est pas faite pour cette édition.",
    steps: StepTexts {
        picked_up: |name| format!("{name} : choisissez une case."),
        put_down: "Pièce reposée.",
        placed: |name, square| format!("{name} en {square}."),
        swapped: |name, square, other| format!("{name} en {square} ; {other} laisse la place."),
        taken_off: |name| format!("{name} retourne dans la réserve."),
        replaced: |placed, of| format!("Nouvelle mise en place : {placed} sur {of} en place."),
        nothing_picked: "Prenez d’abord une pièce.",
        none_left: |name| format!("{name} : il n’y en a plus dans la réserve."),
        not_home: "Seules vos cases de départ peuvent être occupées.",
    },
};

/// Texts of what is kept and shared there.
pub(super) const FRENCH_KEPT: Kept = Kept {
    ready_made: "Modèles",
    groups: ["Modèles", "Les vôtres"],
    presets: ["Fortin d’angle", "Mur central", "Deux fortins", "Crochet droit", "Bombes leurres"],
    take: "Placer",
    delete: "Supprimer",
    keep: "Garder et partager",
    name: "Nom",
    save: "Garder",
    saved: |name| format!("Gardé sous le nom « {name} »."),
    not_saved: "Impossible à garder : donnez un nom. Une fenêtre privée peut refuser de garder quoi que ce soit.",
    deleted: |name| format!("« {name} » n’est plus gardé."),
    text: "En texte",
    text_hint: "Collez ici une mise en place",
    copy: "Copier",
    copied: "La mise en place est copiée.",
    not_copied: "Le navigateur ne permet pas à la page de copier. Le texte se trouve dans le champ.",
    paste: "Coller",
    no_clipboard: "Mettez le texte dans le champ, puis appuyez sur Coller.",
    paste_errors: PasteTexts {
        empty: "Il n’y a pas de texte à lire.",
        length: |found, wanted| format!("Cases dans le texte : {found}, au lieu de {wanted}."),
        letter: |letter| format!("« {letter} » ne désigne aucune pièce."),
        broken_row: "Une barre oblique coupe une ligne.",
        too_many: |name, found, wanted| format!("{name} : {found} dans le texte, {wanted} dans l’armée."),
        other_board: "Ce texte décrit quatre lignes de dix cases, que cette édition n’a pas.",
        both_sides: "Le texte mêle des pièces des deux camps.",
        other_army: "Ce type de fichier ne contient que l’armée de 40 pièces.",
        same_square: "Le texte met deux pièces sur une même case.",
        off_the_rows: "Le texte nomme une case en dehors des quatre lignes de départ.",
        several: |count| format!("Voici {count} mises en place ; n’en collez qu’une."),
    },
};
