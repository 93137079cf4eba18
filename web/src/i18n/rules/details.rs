//! Details on a rules page beyond the course of a game. Names of kinds come as one text; slots in braces are filled by
//! [`Texts::fill`](crate::i18n::Texts::fill).

/// Sentences for the armies and switches to which they apply.
pub struct Details {
    /// Paths of all pieces (R1.4, R5.2, R5.3), with a slot.
    pub paths: &'static str,
    /// Exceptions to them: by cards, by powers.
    pub exceptions: [&'static str; 2],
    /// Kinds that never move.
    pub fixed: fn(&str) -> String,
    /// Kinds that are known once they have gone far (R5.6).
    pub far_shows: fn(&str) -> String,
    /// The same beside kinds that go two squares unseen (R10.3): the second names.
    pub far_shows_beyond: fn(&str, &str) -> String,
    /// Rescue (R9.5): who, where, how often.
    pub rescue: &'static str,
    /// Kinds that are never brought back.
    pub not_rescued: fn(&str) -> String,
    /// Kinds that do not rescue.
    pub no_rescuers: fn(&str) -> String,
    /// A question that is asked by public facts alone.
    pub asked_anyway: &'static str,
    /// Naming (R10.1, R10.2): the prize.
    pub naming: fn(&str) -> String,
    /// What lies between, for powers that point and for naming from afar, with a slot.
    pub between: &'static str,
    /// What stops a flight (R11.1), with a slot.
    pub flight: &'static str,
    /// Enchant (R11.4): kinds without a rank.
    pub enchant: fn(&str) -> String,
    /// Arrow (R11.6): kinds without a rank.
    pub arrow: fn(&str) -> String,
    /// Cards of one turn (R12.3).
    pub one_each: &'static str,
    /// End of the turn after two pieces changed places (R12.10), with slots.
    pub swap_ends: &'static str,
    /// Cards in an attack (R12.4, R12.11, R12.12), with slots: mock attack, defence, what adds to a rank.
    pub fights: [&'static str; 3],
}

/// English.
pub const ENGLISH: Details = Details {
    paths: "Pieces go forward, backward or sideways, never diagonally, and never over another piece. No piece enters or \
            crosses {a lake}.",
    exceptions: ["Only some cards go other ways.", "Only some powers go other ways."],
    fixed: |names| format!("{names}: once set up, never moved."),
    far_shows: |names| format!("{names}: a move of more than one square shows everybody what it is."),
    far_shows_beyond: |names, doubles| {
        format!(
            "{names}: a move of three squares or more shows everybody what it is. Two squares straight may also be: \
             {doubles}."
        )
    },
    rescue: "Rescue: a piece that ends its move or its won attack on the enemy’s back row, also along that row, may at \
             once bring a captured piece back to any empty home square. Each side may do so twice a game, each piece \
             once.",
    not_rescued: |names| format!("Never brought back: {names}."),
    no_rescuers: |names| format!("Cannot rescue: {names}."),
    asked_anyway: "You are asked even if you have no choice, so that being asked gives nothing away.",
    naming: |prize| {
        format!(
            "Every rank that the enemy’s army began with may be named, at any time. Both sides hear it, and the piece \
             that names is known from then on. {prize}: named rightly, it is captured, and the game is won."
        )
    },
    between: "Within two squares, a power also reaches over {lakes} and other pieces.",
    flight: "{A lake} or the edge of the board before the landing square makes a flight impossible.",
    enchant: |rankless| {
        format!(
            "A piece is enchanted once only, by whichever side. It keeps all it can do, and counts for its new side in \
             every rule. Equal and higher ranks do not change sides, nor do these: {rankless}."
        )
    },
    arrow: |rankless| format!("An arrow leaves alone, though it shows them: equal and higher ranks, {rankless}."),
    one_each: "A turn has one Move card and one Attack card at most. The Move card is the move; the Attack card goes with \
               the attack.",
    swap_ends: "{swap} ends the turn.",
    fights: [
        "{mock}: nobody is removed, not even a Flag. You see the defender; your own piece stays unseen and goes back to \
         where the turn began.",
        "{d+1}, {d+2} and {d+3} are only for a piece that can move, never for {a Bomb} or a Flag.",
        "A number on a card is added to the rank for this attack and changes nothing else. It does not help against \
         {a Bomb}; {a Miner} still clears one, and an attacking {Spy} still takes the {Marshal}.",
    ],
};
