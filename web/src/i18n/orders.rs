//! Texts of what can be ordered besides tapping a square.

use vexillum_engine::{CardKind, Fate, Square};

/// What a piece on a square, or two pieces' names, come to in words.
pub type PieceText = fn(&str, Square) -> String;

/// What a rampage would do, as far as it is known.
pub struct RampageText<'a> {
    /// The piece that runs wild.
    pub piece: &'a str,
    /// Where it begins.
    pub to: Square,
    /// What becomes of it.
    pub fate: Fate,
    /// The enemies that would fall.
    pub hits: &'a [&'a str],
    /// How many enemies might.
    pub doubts: usize,
    /// The own pieces that would fall.
    pub risks: &'a [&'a str],
}

/// Texts of what can be ordered besides tapping a square.
pub struct Orders {
    /// What a piece can do, in the order of [`Way::ALL`](crate::selection::pick::Way::ALL).
    pub ways: [&'static str; 7],
    /// The group of them: the piece.
    pub does: fn(&str) -> String,
    /// What is to be chosen for each.
    pub whither: [PieceText; 7],
    /// Added where a move would tell what the piece is.
    pub far_shows: &'static str,
    /// The square between: the piece and where it goes.
    pub by_which: PieceText,
    /// The attack after a flight: the piece and where it lands.
    pub landed: PieceText,
    /// The naming after a step: the piece and where it steps.
    pub stepped: PieceText,
    /// What is named: the naming piece, where it stands, the other's square.
    pub what: fn(&str, Square, Square) -> String,
    /// Before a rampage.
    pub rampage: fn(&RampageText) -> String,
    /// The group of kinds that may be named.
    pub name_a_kind: &'static str,
    /// So many of a kind may be left.
    pub kind_left: fn(u8) -> String,
    /// None is left.
    pub none_left: &'static str,
    /// A kind that wins the game if it is named rightly.
    pub wins: &'static str,
    /// The piece cannot be of that kind.
    pub cannot_be: &'static str,
    /// A kind with what is said of it.
    pub kind_note: fn(&str, &str) -> String,
    /// The own cards, for screen readers.
    pub hand: &'static str,
    /// A place without a card.
    pub no_card_there: &'static str,
    /// Nothing is picked, and there are cards.
    pub choose: &'static str,
    /// A Move card is picked.
    pub card_picked: fn(&str) -> String,
    /// The Move card for two pieces is picked.
    pub swap_picked: fn(&str) -> String,
    /// An Attack card is picked first.
    pub attack_card_picked: fn(&str) -> String,
    /// Added where two pieces change places and no attack follows.
    pub ends_turn: &'static str,
    /// Added to Attack cards, with slots: a mock attack, what adds to the rank.
    pub attack_card_notes: [&'static str; 2],
    /// A card and a piece are picked.
    pub card_and_piece: fn(&str, &str) -> String,
    /// The first of two pieces is picked.
    pub swap_first: fn(&str, &str) -> String,
    /// Two pieces are swapped; now an attack.
    pub swapped: &'static str,
    /// From which square.
    pub which_attacks: fn(Square) -> String,
    /// An attack waits for a card.
    pub with_a_card: PieceText,
    /// Why a card of a kind cannot be played now: its name.
    pub idle: fn(CardKind, &str) -> String,
    /// The same while another's attack is answered.
    pub idle_answer: &'static str,
    /// Completes a flight without an attack.
    pub stay: &'static str,
    /// Completes an attack without a card.
    pub without_card: &'static str,
    /// Completes a swap without an attack.
    pub without_attack: &'static str,
    /// Puts a card under the pile and draws another.
    pub exchange: &'static str,
    /// Puts a card back into the hand.
    pub put_back: &'static str,
    /// Puts everything back.
    pub cancel: &'static str,
    /// Answers an attack without a card.
    pub no_card: &'static str,
    /// Brings nothing back.
    pub no_rescue: &'static str,
    /// An attack: the attacker if it is known, the own piece and its square.
    pub attacked: fn(Option<&str>, &str, Square) -> String,
    /// The same with a card, which stands between both parts.
    pub attacked_with: fn(Option<&str>, &str, Square) -> [String; 2],
    /// Asks for a Defence card.
    pub play_a_card: &'static str,
    /// Why there is none to play, with slots: the piece cannot be helped, the hand holds none.
    pub no_defence: [&'static str; 2],
    /// An own piece that cannot be named.
    pub a_piece: &'static str,
    /// A piece may be brought back: which one came so far.
    pub rescue: fn(&str) -> String,
    /// Why none may be brought back: this piece does not rescue, nothing that was captured comes back.
    pub no_rescue_because: [fn(&str) -> String; 2],
    /// That kind is brought back.
    pub bring_back: fn(&str) -> String,
    /// The group of kinds that may be brought back.
    pub captured: &'static str,
    /// So many of a kind are captured.
    pub times: fn(u8) -> String,
    /// The title of the first deal.
    pub first_cards: &'static str,
    /// What can be done with it.
    pub first_cards_text: &'static str,
    /// Puts them under the pile.
    pub put_under: &'static str,
    /// Keeps them.
    pub keep: &'static str,
}

fn landing(piece: &str, at: Square) -> String {
    format!("{piece} on {at}: choose where it comes down.")
}

fn aim(piece: &str, at: Square) -> String {
    format!("{piece} on {at}: choose a piece in reach.")
}

fn several(names: &[&str]) -> String {
    match names {
        [] => String::new(),
        [one] => (*one).to_owned(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

fn rampage(text: &RampageText) -> String {
    let RampageText { piece, to, fate, hits, doubts, risks } = text;
    let hit = match (hits.is_empty(), doubts) {
        (true, 0) => "hits no enemy".to_owned(),
        (true, 1) => "may hit one enemy".to_owned(),
        (true, doubts) => format!("may hit {doubts} enemies"),
        (false, 0) => format!("hits the {}", several(hits)),
        (false, doubts) => format!("hits the {} and perhaps {doubts} more", several(hits)),
    };
    let lost = match risks.len() {
        0 => String::new(),
        1 => format!(" Your {} falls.", several(risks)),
        _ => format!(" Your {} fall.", several(risks)),
    };
    let itself = match fate {
        Fate::Falls => format!(" The {piece} is lost."),
        Fate::MayFall => format!(" The {piece} may be lost."),
        Fate::Stands => String::new(),
    };
    format!("Rampage to {to}: {hit}.{lost}{itself}")
}

fn attacker(name: Option<&str>) -> String {
    name.map_or_else(|| "An unknown piece".to_owned(), |name| format!("An enemy {name}"))
}

/// English.
pub const ENGLISH: Orders = Orders {
    ways: ["Move", "Flight", "Detect Enemy", "Enchant", "Arrow Strike", "Rampage", "Name a rank"],
    does: |piece| format!("What the {piece} does"),
    whither: [
        |piece, at| format!("{piece} on {at}: choose a square, or an enemy to attack."),
        landing,
        aim,
        |piece, at| [aim(piece, at).as_str(), "If its rank is lower, it changes sides for good."].join(" "),
        |piece, at| [aim(piece, at).as_str(), "If its rank is lower, it falls."].join(" "),
        |piece, at| format!("{piece} on {at}: choose where the rampage begins."),
        |piece, at| {
            format!(
                "{piece} on {at}: choose a marked square: it names an enemy there, or first steps onto an empty one."
            )
        },
    ],
    far_shows: "Going far shows what it is.",
    by_which: |piece, to| format!("{piece} to {to}: by which square?"),
    landed: |piece, to| format!("{piece} to {to}: attack, or stay there?"),
    stepped: |piece, to| format!("{piece} to {to}: whom does it name?"),
    what: |piece, at, target| format!("{piece} on {at}: what is the piece on {target}?"),
    rampage,
    name_a_kind: "Name a kind",
    kind_left: |left| format!("{left} left"),
    none_left: "none left",
    wins: "wins the game",
    cannot_be: "cannot be",
    kind_note: |kind, note| format!("{kind}: {note}"),
    hand: "Your cards",
    no_card_there: "no card",
    choose: "Your turn: move a piece, or choose a card first.",
    card_picked: |card| format!("{card}: choose the piece that it moves, then where."),
    swap_picked: |card| format!("{card}: choose two pieces of yours in one row or column."),
    attack_card_picked: |card| format!("{card}: choose the piece that attacks, then whom."),
    ends_turn: "That ends your turn.",
    attack_card_notes: ["Nobody falls, and your own piece stays unseen.", "No help against {a Bomb}."],
    card_and_piece: |card, piece| format!("{card}: where does the {piece} go?"),
    swap_first: |card, piece| format!("{card}: with which piece does the {piece} change places?"),
    swapped: "They change places: does one of them attack with a card?",
    which_attacks: |target| format!("Which of the two attacks {target}?"),
    with_a_card: |piece, target| format!("{piece} attacks {target}: with a card?"),
    idle: |kind, card| match kind {
        CardKind::Move => format!("{card}: it moves no piece of yours now."),
        CardKind::Attack => format!("{card} is played with an attack."),
        CardKind::Defence => format!("{card} is played when a piece of yours is attacked."),
    },
    idle_answer: "Only a Defence card can answer an attack, and none for {a Bomb} or a Flag.",
    stay: "Stay",
    without_card: "Without a card",
    without_attack: "Without an attack",
    exchange: "Swap a card",
    put_back: "Put back",
    cancel: "Cancel",
    no_card: "No card",
    no_rescue: "No rescue",
    attacked: |name, yours, at| format!("{} attacks your {yours} on {at}.", attacker(name)),
    attacked_with: |name, yours, at| [format!("{} with ", attacker(name)), format!(" attacks your {yours} on {at}.")],
    play_a_card: "Play a card?",
    no_defence: [
        "No card helps {a Bomb} or a Flag. You are asked so that nobody can tell.",
        "You hold no Defence card. You are asked so that nobody can tell.",
    ],
    a_piece: "piece",
    rescue: |piece| format!("Your {piece} has reached the back row. Bring back a piece?"),
    no_rescue_because: [
        |piece| {
            format!("Your {piece} has reached the back row, but cannot rescue. You are asked so that nobody can tell.")
        },
        |piece| {
            format!(
                "Your {piece} has reached the back row, but nothing that was captured can come back. You are asked so that nobody can tell."
            )
        },
    ],
    bring_back: |kind| format!("{kind} comes back: choose a home square."),
    captured: "Captured pieces",
    times: |count| format!("× {count}"),
    first_cards: "Your first three cards",
    first_cards_text: "Keep them, or put all three under your pile and draw three others. To put them under, choose them in the order in which they shall come back.",
    put_under: "Put under",
    keep: "Keep",
};
