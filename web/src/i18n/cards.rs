//! Texts of the Battle Cards (R12).

use vexillum_engine::{Card, CardKind};

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
    pub played: fn(&str) -> String,
    /// No card has been played.
    pub nothing: &'static str,
    /// What that player may still have.
    pub rest: fn(&str) -> String,
    /// What that player has in his hand, once the game is open.
    pub held: fn(&str) -> String,
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
        "Mock",
        "Armour",
        "Spy",
        "Defence +1",
        "Defence +2",
        "Defence +3",
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
        "See the defender, then go back",
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
