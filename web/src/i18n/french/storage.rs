//! Texts of what is kept on the device, in French.

use crate::i18n::storage::Storage;
use crate::storage::Key;

/// French.
pub(super) const FRENCH: Storage = Storage {
    set_aside: |key| {
        let what = match key {
            Key::Settings => "réglages",
            Key::Setups => "mises en place",
            Key::Variants => "variantes",
            Key::Games => "parties terminées",
            Key::Lessons => "leçons apprises",
        };
        format!("Impossible de tout lire dans vos {what}. La copie abîmée est mise de côté, le reste est conservé.")
    },
    damaged_game: "Une part de cette partie est illisible. Une copie a été mise de côté ; le reste continue.",
    newer: "Une version plus récente de Vexillum a enregistré des données ici. Elles restent telles quelles, et vos changements ne sont pas conservés. Rechargez pour obtenir cette version.",
    blocked: "Cette fenêtre ne peut rien conserver : elle est privée, ou le navigateur s’y oppose. Vous pouvez jouer, mais la partie disparaît quand vous fermez la page. Téléchargez ce que vous voulez garder.",
    full: "Il n’y a plus de place dans ce navigateur. Ce que vous faites maintenant disparaîtra à la fermeture de la page. Exportez des parties passées et supprimez-en pour faire de la place.",
    list_full: "La liste des parties passées est pleine, et la dernière n’y est pas encore. Les plus anciennes peuvent céder leurs coups ; leur résultat reste.",
    make_room: "Faire de la place",
    made_room: "Il y a de nouveau de la place, et toutes les parties sont dans la liste.",
    room: |used, left| {
        format!(
            "Vexillum occupe {used} dans ce navigateur. Il reste environ {left} de ce que les navigateurs accordent d’habitude."
        )
    },
    no_room: "Cette fenêtre ne peut rien conserver.",
};
