//! Texts of the Battle Cards (R12).

use vexillum_engine::{Card, CardKind};

use crate::name::Name;

/// Texts of the Battle Cards.
pub struct Cards {
    /// What a card is for: move, attack, defence.
    pub kinds: [&'static str; 3],
    /// Names, in the order of [`Card::ALL`].
    pub names: [&'static str; Card::ALL.len()],
    /// What each does, in about thirty letters.
    pub lines: [&'static str; Card::ALL.len()],
    /// A card that lies face down.
    pub face_down: &'static str,
    /// The panel of the cards that have been played.
    pub panel: &'static str,
    /// Beside the seat: cards in the hand.
    pub hand: &'static str,
    /// Beside the seat: cards in the pile.
    pub pile: &'static str,
    /// Both for screen readers.
    pub hand_and_pile: fn(u8, u8) -> String,
    /// What the person at the screen has played.
    pub you_played: &'static str,
    /// What that player has played.
    pub played: fn(&Name) -> String,
    /// No card has been played.
    pub nothing: &'static str,
    /// What that player may still have.
    pub rest: fn(&Name) -> String,
    /// What that player has in his hand, once the game is open.
    pub held: fn(&Name) -> String,
    /// The cards that the person at the screen has put under his pile.
    pub under: &'static str,
}

impl Cards {
    /// The name of a card.
    pub const fn name(&self, card: Card) -> &'static str {
        self.names[card as usize]
    }

    /// What a card does.
    pub const fn line(&self, card: Card) -> &'static str {
        self.lines[card as usize]
    }

    /// What a card is for.
    pub const fn kind(&self, kind: CardKind) -> &'static str {
        self.kinds[kind as usize]
    }
}

/// English.
pub const ENGLISH: Cards = Cards {
    kinds: ["Move", "Attack", "Defence"],
    names: [
        "Boat",
        "Jump",
        "Charge 2",
        "Charge 3",
        "Feint",
        "Swap",
        "Attack +1",
        "Attack +2",
        "Attack +3",
        "Mock attack",
        "Armour",
        "Spy attack",
        "Defend +1",
        "Defend +2",
        "Defend +3",
    ],
    lines: [
        "Straight across a lake",
        "Straight over one piece",
        "Exactly two squares straight",
        "Exactly three squares straight",
        "One square diagonally",
        "Two own pieces change places",
        "Rank + 1 in this attack",
        "Rank + 2 in this attack",
        "Rank + 3 in this attack",
        "See the defender; nobody falls",
        "Survives a Bomb",
        "Your Spy beats all but a Bomb",
        "Rank + 1 when attacked",
        "Rank + 2 when attacked",
        "Rank + 3 when attacked",
    ],
    face_down: "face down",
    panel: "Cards",
    hand: "hand",
    pile: "pile",
    hand_and_pile: |hand, pile| format!("{hand} in hand, {pile} in the pile"),
    you_played: "You have played",
    played: |name| format!("{name} has played"),
    nothing: "nothing yet",
    rest: |name| format!("What {name} may still have"),
    held: |name| format!("What {name} holds"),
    under: "Under your pile",
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;
    use crate::i18n::language::tests::all;

    /// Names of the cards in the boxes, as the glossary has them; those with numbers by one of each.
    const BOXES: [(Language, [&str; 10], &str); 5] = [
        (
            Language::English,
            [
                "Boat",
                "Jump",
                "Charge",
                "Feint",
                "Swap",
                "Attack +1",
                "Mock attack",
                "Armour",
                "Spy attack",
                "Defend +3",
            ],
            "Swap a card",
        ),
        (
            Language::Dutch,
            [
                "Boot",
                "Sprong",
                "Charge",
                "Schijnbeweging",
                "Ruilen",
                "Aanvallen +1",
                "Schijnaanval",
                "Pantser",
                "Spionnenaanval",
                "Verdedigen +3",
            ],
            "Kaart ruilen",
        ),
        (
            Language::French,
            [
                "Traverser",
                "Sauter",
                "Charger",
                "Feindre",
                "Permuter",
                "Attaque +1",
                "Attaque fantôme",
                "Armure",
                "Attaque de l’espion",
                "Défense +3",
            ],
            "Changer une carte",
        ),
        (
            Language::German,
            [
                "Schiff",
                "Sprung",
                "Angriff (2 Felder)",
                "Täuschungsmanöver",
                "Tauschen",
                "Angreifen +1",
                "Scheinangriff",
                "Bombenschutz",
                "Angriff der Spionin",
                "Verteidigen +3",
            ],
            "Karte tauschen",
        ),
        (
            Language::Spanish,
            [
                "Barco",
                "Salto",
                "Carga",
                "Finta",
                "Intercambio",
                "Ataque +1",
                "Simulacro de ataque",
                "Armadura",
                "Ataque del Espía",
                "Defensa +3",
            ],
            "Intercambiar una carta",
        ),
    ];

    const NAMED: [Card; 10] = [
        Card::Boat,
        Card::Jump,
        Card::Charge2,
        Card::Feint,
        Card::Swap,
        Card::Attack1,
        Card::Mock,
        Card::Armour,
        Card::Spy,
        Card::Defence3,
    ];

    #[test]
    fn cards_are_called_as_in_the_boxes() {
        assert_eq!(all().count(), BOXES.len());
        for (language, names, swap_a_card) in BOXES {
            let texts = language.texts();
            let plain = |card| texts.cards.name(card).replace('\u{ad}', "").replace('\u{a0}', " ");
            for (card, name) in NAMED.into_iter().zip(names) {
                let found = plain(card);
                // A Charge bears its number in most languages.
                assert!(
                    found == name || card == Card::Charge2 && found == format!("{name} 2"),
                    "{language:?}: {found}"
                );
            }
            assert_eq!(texts.orders.exchange, swap_a_card);
        }
    }
}
