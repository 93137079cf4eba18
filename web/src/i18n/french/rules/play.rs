//! How a game goes, in French.

use vexillum_engine::Fill;

use crate::i18n::french::pieces::the;
use crate::i18n::rules::play::Play;

/// How a game goes, in a few sentences.
pub(super) const FRENCH: Play = Play {
    placing: |fill, rows| {
        let home = match rows {
            1 => "sa ligne de départ".to_owned(),
            rows => format!("ses {rows} lignes de départ"),
        };
        match fill {
            Fill::All => format!("Chaque camp remplit {home} avec son armée, en secret. Rouge commence."),
            Fill::Any => format!("Chaque camp place son armée en secret, où il veut sur {home}. Rouge commence."),
        }
    },
    turn: "À son tour, chaque camp déplace une pièce ou attaque avec une pièce. Attaquer n’est jamais obligatoire.",
    attack: [
        "Une pièce qui avance sur une pièce adverse l’attaque, et toutes deux sont révélées.",
        "Une pièce qui avance sur une pièce adverse l’attaque. Seul l’attaquant est révélé ; du défenseur, on ne sait \
         que ce que le résultat apprend.",
    ],
    ranks: [
        "Le rang le plus élevé gagne, et l’attaquant qui gagne prend la case. À rang égal, les deux pièces sont retirées.",
        "Le rang le plus élevé gagne, et l’attaquant qui gagne prend la case. À rang égal, l’attaquant gagne.",
    ],
    explosive: [
        |bombs| format!("{bombs} : en cas d’attaque, l’attaquant est retiré et le défenseur reste en place."),
        |bombs| format!("{bombs} : en cas d’attaque, l’attaquant et le défenseur sont tous deux retirés."),
    ],
    defuses: |bombs, miners| format!("Il n’y a que {} pour désamorcer {} et prendre sa case.", the(miners), the(bombs)),
    assassin: [
        |spies, victims| format!("{spies} contre {victims} : celui qui attaque gagne."),
        |spies, victims| format!("{spies} contre {victims} : victoire pour {}, quel que soit l’attaquant.", the(spies)),
    ],
    win: |flags| format!("On gagne en capturant {} adverse, ou en privant l’autre camp de tout coup.", the(flags)),
    flag_home: |flags| {
        format!("{flags} : cette pièce se déplace ; dès qu’elle atteint la dernière ligne adverse, son joueur gagne.")
    },
};
