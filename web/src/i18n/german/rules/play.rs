//! How a game goes, in German. Names of kinds, one or several, are never inflected.

use vexillum_engine::Fill;

use crate::i18n::rules::play::Play;

/// German.
pub(super) const GERMAN: Play = Play {
    placing: |fill, rows| match (fill, rows) {
        (Fill::All, 1) => "Beide Seiten füllen geheim ihre Startreihe mit ihrer Armee. Rot beginnt.".to_owned(),
        (Fill::All, rows) => {
            format!("Beide Seiten füllen geheim ihre {rows} Startreihen mit ihrer Armee. Rot beginnt.")
        }
        (Fill::Any, 1) => {
            "Beide Seiten stellen ihre Armee geheim auf beliebigen Feldern ihrer Startreihe auf. Rot beginnt."
                .to_owned()
        }
        (Fill::Any, rows) => {
            format!(
                "Beide Seiten stellen ihre Armee geheim auf beliebigen Feldern ihrer {rows} Startreihen auf. Rot beginnt."
            )
        }
    },
    turn: "Abwechselnd verschiebt jede Seite eine Figur oder greift mit einer an. Niemand muss angreifen.",
    attack: [
        "Wer seine Figur gegen eine gegnerische verschiebt, greift sie an, und beide werden gezeigt.",
        "Wer seine Figur gegen eine gegnerische verschiebt, greift sie an. Gezeigt wird nur die angreifende; von der \
         angegriffenen erfährt man, was der Ausgang verrät.",
    ],
    ranks: [
        "Der höhere Rang gewinnt, und ein siegreicher Angreifer nimmt das Feld ein. Bei gleichem Rang werden beide \
         Figuren aus dem Spiel genommen.",
        "Der höhere Rang gewinnt, und ein siegreicher Angreifer nimmt das Feld ein. Bei gleichem Rang gewinnt der \
         Angreifer.",
    ],
    explosive: [
        |bombs| format!("{bombs}: Wer hier angreift, wird geschlagen, und die angegriffene Figur bleibt stehen."),
        |bombs| format!("{bombs}: Wer hier angreift, wird geschlagen, und die angegriffene Figur mit ihm."),
    ],
    defuses: |bombs, miners| {
        format!("{miners} gegen {bombs}: Nur so wird entschärft, und der Angreifer nimmt das Feld ein.")
    },
    assassin: [
        |spies, victims| format!("{spies} gegen {victims}: Wer von beiden angreift, gewinnt."),
        |spies, victims| format!("{spies} gegen {victims}: Der Sieg geht an {spies}, wer auch angreift."),
    ],
    win: |flags| {
        format!(
            "{flags}: Wer dem Gegenspieler diese Figur nimmt, gewinnt. Auch wer ihm keinen Zug mehr lässt, hat gewonnen."
        )
    },
    flag_home: |flags| {
        format!("{flags}: Die Figur ist beweglich. Erreicht sie die hinterste Reihe gegenüber, gewinnt ihre Seite.")
    },
};
