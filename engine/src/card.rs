//! Battle Cards (R12.1).

/// Battle Card. Each player's deck has one of each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Card {
    /// Boat: moves across a lake (R12.6).
    Boat,
    /// Jump: moves over a piece (R12.7).
    Jump,
    /// Charge: moves two squares straight (R12.8).
    Charge2,
    /// Charge: moves three squares straight (R12.8).
    Charge3,
    /// Feint: moves diagonally (R12.9).
    Feint,
    /// Swap: two own pieces swap places (R12.10).
    Swap,
    /// Attack +1 (R12.11).
    Attack1,
    /// Attack +2 (R12.11).
    Attack2,
    /// Attack +3 (R12.11).
    Attack3,
    /// Mock attack: reveals the defender (R12.12).
    Mock,
    /// Armour: survives a Bomb (R12.13).
    Armour,
    /// Spy attack: the Spy beats any piece (R12.14).
    Spy,
    /// Defence +1 (R12.11).
    Defence1,
    /// Defence +2 (R12.11).
    Defence2,
    /// Defence +3 (R12.11).
    Defence3,
}

/// Purpose of a card, which decides when it can be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
pub enum CardKind {
    /// Move card, green: decides how a piece moves.
    Move,
    /// Attack card, purple: goes with an attack.
    Attack,
    /// Defence card, yellow: answers an attack.
    Defence,
}

impl Card {
    /// All cards, in the order of R12.1.
    pub const ALL: [Self; 15] = [
        Self::Boat,
        Self::Jump,
        Self::Charge2,
        Self::Charge3,
        Self::Feint,
        Self::Swap,
        Self::Attack1,
        Self::Attack2,
        Self::Attack3,
        Self::Mock,
        Self::Armour,
        Self::Spy,
        Self::Defence1,
        Self::Defence2,
        Self::Defence3,
    ];

    /// Name in the notation (N1).
    pub const fn name(self) -> &'static str {
        const NAMES: [&str; 15] = [
            "boat", "jump", "charge2", "charge3", "feint", "swap", "a+1", "a+2", "a+3", "mock", "armour", "spy", "d+1",
            "d+2", "d+3",
        ];
        NAMES[self as usize]
    }

    /// Card with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|card| card.name() == name)
    }

    /// Bonus of an Attack +n or Defence +n in ranks (R12.11); 0 for other cards.
    pub const fn bonus(self) -> u8 {
        match self {
            Self::Attack1 | Self::Defence1 => 1,
            Self::Attack2 | Self::Defence2 => 2,
            Self::Attack3 | Self::Defence3 => 3,
            _ => 0,
        }
    }

    /// Number of squares of a Charge (R12.8); `None` for other cards.
    pub const fn charge(self) -> Option<u8> {
        match self {
            Self::Charge2 => Some(2),
            Self::Charge3 => Some(3),
            _ => None,
        }
    }

    /// Purpose of the card.
    pub const fn kind(self) -> CardKind {
        match self as usize {
            0..=5 => CardKind::Move,
            6..=11 => CardKind::Attack,
            _ => CardKind::Defence,
        }
    }
}

/// Set of cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CardSet(u16);

impl CardSet {
    /// Empty set.
    pub const EMPTY: Self = Self(0);
    /// Full deck.
    pub const ALL: Self = Self((1 << Card::ALL.len()) - 1);

    /// True if the set holds the card.
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card as u16 & 1 != 0
    }

    /// Adds a card.
    pub const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card as u16;
    }

    /// Removes a card.
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card as u16);
    }

    /// Cards of this set that are not in the other.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Number of cards.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// True if the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Cards in the order of R12.1.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        Card::ALL.into_iter().filter(move |&card| self.contains(card))
    }

    /// Cards with this purpose, in the order of R12.1.
    pub fn of_kind(self, kind: CardKind) -> impl Iterator<Item = Card> + Clone {
        self.iter().filter(move |card| card.kind() == kind)
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}
