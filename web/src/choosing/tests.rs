use std::sync::Arc;

use vexillum_engine::{Color, Level, Setup, Told};

use super::*;
use crate::components::board::Marks;
use crate::display::Teller;
use crate::i18n::Language;
use crate::own::in_force;
use crate::screen::{NewGame, Opponent};
use crate::selection::pick::Way;
use crate::selection::{Order, Selection};
use crate::session::Session;
use crate::settings::Style;

const FANTASY: (&str, &str) = ("fantasy-powers", "M98654722S/8776543333/322BBBBBBF");
const LIGHTNING: (&str, &str) = ("lightning", "6........./M98765543./432222SBBF/..........");
const SCIFI: (&str, &str) = ("scifi", "PP98765432/MBBBBBB654/33332222SF");
const CARDS: (&str, &str) = ("battle-cards", "M98776654S/8763333222/22BBBBB54F");

fn session(edition: &str) -> Session {
    let variant = in_force(edition).expect("an edition");
    let new = NewGame { variant, color: Color::Red, opponent: Opponent::Computer(Level::Recruit), clock: None };
    Session::new(&new, &[String::new(), String::new()], 0).expect("a game")
}

/// Red after some events, and after some picks: squares, and what can be pressed beside the board.
fn choosing((edition, setup): (&str, &str), events: &str, picks: &str) -> Choosing {
    let variant = in_force(edition).expect("an edition");
    let setup = Setup::parse(&variant.board, setup).expect("a set-up");
    let enemies: Vec<Square> = variant.board.home(Color::Blue).take(variant.army.total()).collect();
    let mut view = View::new(Arc::new(variant), Color::Red, &setup, enemies);
    let last = events.rsplit_once("move ").and_then(|(_, squares)| squares[3..].split(';').next()?.trim().parse().ok());
    let events = events.split("; ").filter(|event| !event.is_empty());
    let events: Vec<Told> = events.map(|told| told.parse().expect("an event")).collect();
    view.follow(&events).expect("they can be");
    let mut choosing = Choosing::new(view, Selection::NONE, last);
    for word in picks.split_whitespace() {
        let own = choosing.view.public().occupied(Color::Red);
        let selection = choosing.selection;
        let way =
            ["move", "flight", "detect", "enchant", "arrow", "rampage", "name"].iter().position(|way| *way == word);
        let next = match (way, vexillum_engine::Card::from_name(word)) {
            (Some(way), _) => selection.order(&choosing.actions, Order::Pick(Pick::Way(Way::ALL[way]))).0,
            (_, Some(card)) => selection.order(&choosing.actions, Order::Pick(Pick::Card(card))).0,
            _ => selection.tap(&choosing.actions, own, word.parse().expect("a square")).0,
        };
        choosing = Choosing::new(choosing.view, next, choosing.last);
    }
    choosing
}

/// What is marked besides the pieces that can be picked up.
fn marked(choosing: &Choosing) -> String {
    let marked = choosing.marked();
    let squares = choosing.view.variant().board.squares().into_iter();
    let words = squares.filter_map(|square| {
        let marks = marked.of(square);
        let names = Marks::NAMES.into_iter().filter(|(mark, name)| *name != "movable" && marks.has(*mark));
        let names: Vec<&str> = names.map(|(_, name)| name).collect();
        (!names.is_empty()).then(|| format!("{square} {}", names.join(" ")))
    });
    words.collect::<Vec<_>>().join(", ")
}

fn check(game: (&str, &str), events: &str, picks: &str, prompt: &str, marks: &str) {
    let choosing = choosing(game, events, picks);
    let session = session(game.0);
    let teller = Teller { texts: Language::English.texts(), session: &session, style: Style::default() };
    assert_eq!(choosing.prompt(&teller).text, prompt, "{picks}");
    assert_eq!(marked(&choosing), marks, "{picks}");
}

fn chips(game: (&str, &str), events: &str, picks: &str) -> String {
    let session = session(game.0);
    let teller = Teller { texts: Language::English.texts(), session: &session, style: Style::default() };
    let chips = choosing(game, events, picks).chips(&teller).into_iter();
    let words = chips.map(|chip| match chip.kind {
        ChipKind::Choice(true) => format!("[{}]", chip.label),
        ChipKind::Primary => format!("{}!", chip.label),
        _ => chip.label.to_owned(),
    });
    words.collect::<Vec<_>>().join(", ")
}

/// Red's Lava Beast on e3, an unknown piece on e5, a known Scout on f5.
const RAMPAGE: &str =
    "move i3 i4; turn blue; move e6 e5; turn red; move i4 i3; turn blue; move f6 f5; show f5 2; turn red";
/// An unknown piece before Red's Dragon on a3, another beside where it would land.
const FLIGHT: &str = "move i3 i4; turn blue; move a6 a4; turn red; move i4 i3; turn blue; move b6 b5; turn red";

#[test]
fn two_steps() {
    let game = LIGHTNING;
    check(game, "", "", "Choose a piece to move.", "");
    let marks = "a4 selected, b4 target, c4 second, a5 target, b5 second, a6 second";
    check(game, "", "a4", "Captain on a4: choose a square, or an enemy to attack.", marks);
    check(game, "", "a4 b5", "Captain to b5: by which square?", "a4 selected, b4 via, a5 via, b5 second drop");
    assert_eq!(chips(game, "", "a4"), "");
    assert_eq!(chips(game, "", "a4 b5"), "Cancel");
}

#[test]
fn flight_and_attack() {
    check(FANTASY, FLIGHT, "a3", "Dragon on a3: choose a square, or an enemy to attack.", "a3 selected, a4 attack");
    check(FANTASY, FLIGHT, "a3 flight", "Dragon on a3: choose where it comes down.", "a3 selected, a5 landing");
    check(FANTASY, FLIGHT, "a3 flight a5", "Dragon to a5: attack, or stay there?", "a4 attack, a5 selected, b5 attack");
    assert_eq!(chips(FANTASY, FLIGHT, "a3"), "[Move], Flight");
    assert_eq!(chips(FANTASY, FLIGHT, "a3 flight a5"), "Stay!, Cancel");
}

#[test]
fn rampage() {
    let asked = "Lava Beast on e3: choose where the rampage begins.";
    check(FANTASY, RAMPAGE, "e3 rampage", asked, "e3 selected, e4 landing");
    let told = "Rampage to e4: hits the Scout and perhaps 1 more. Your Elf falls. The Lava Beast is lost.";
    let marks = "d3 blast, e3 selected, f3 blast risk, e4 landing drop, e5 blast doubt, f5 blast hit";
    check(FANTASY, RAMPAGE, "e3 rampage e4", told, marks);
    assert_eq!(chips(FANTASY, RAMPAGE, "e3 rampage e4"), "Rampage!, Cancel");
}

#[test]
fn pointing() {
    let events = "move i3 i4; turn blue; move b6 b5; turn red";
    check(FANTASY, events, "b3 detect", "Mage on b3: choose a piece in reach.", "b3 selected, b5 aim");
    assert_eq!(chips(FANTASY, events, "b3 detect"), "Move, [Detect Enemy]");
}

#[test]
fn naming() {
    let events = "move j3 j4; turn blue; move a6 a5; turn red; move j4 j3; turn blue; move b6 b4; turn red";
    let asked = "Spotter on b3: choose a marked square: it names an enemy there, or first steps onto an empty one.";
    check(SCIFI, events, "b3 name", asked, "b3 selected, b4 aim");
    check(SCIFI, events, "b3 name b4", "Spotter on b3: what is the piece on b4?", "b3 selected, b4 aim drop");
    check(SCIFI, events, "a3 name a4", "Spotter to a4: whom does it name?", "a4 selected, a5 aim");
    check(SCIFI, events, "a3 name a4 a5", "Spotter on a4: what is the piece on a5?", "a4 selected, a5 aim drop");
}

/// Red is dealt these cards, nobody changes them, and some turns are played.
fn dealt(cards: [&str; 3], turns: &str) -> String {
    let drawn = cards.map(|card| format!("draw red; draw red {card} to red; ")).concat();
    format!("{drawn}draw blue; draw blue; draw blue; ask red redraw; ask blue redraw; turn red; {turns}")
}

/// An enemy stands two squares before Red's Miner on d2, beside his Major on d3.
const NEAR: &str = "move j3 j4; turn blue; move d8 d4; turn red; move j4 j3; turn blue; move b8 b7; turn red";
/// A card of each kind.
const KINDS: [&str; 3] = ["jump", "a+2", "d+1"];

#[test]
fn cards() {
    let hand = &dealt(KINDS, NEAR);
    check(CARDS, hand, "", "Your turn: move a piece, or choose a card first.", "");
    check(CARDS, hand, "jump", "Jump: choose the piece that it moves, then where.", "");
    check(CARDS, hand, "d+1", "Defend +1 is played when a piece of yours is attacked.", "");
    check(CARDS, hand, "jump d2", "Jump: where does the Miner go?", "d2 selected, d4 attack");
    check(CARDS, hand, "jump d2 d4", "Miner attacks d4: with a card?", "d2 selected, d4 attack drop");
    let pairs = "a1 target, a2 target, a3 selected, b3 target, c3 target, d3 target, e3 target, f3 target, g3 target, \
                 h3 target, i3 target, j3 target";
    check(
        CARDS,
        &dealt(["swap", "a+2", "d+1"], NEAR),
        "swap a3",
        "Swap: with which piece does the Marshal change places?",
        pairs,
    );
    assert_eq!(chips(CARDS, hand, "jump"), "Swap a card, Put back");
    assert_eq!(chips(CARDS, hand, "d3 d4"), "Without a card!, Cancel");
}

#[test]
fn cards_that_can_be_played() {
    let check = |cards: [&str; 3], picks: &str, expected: &str| {
        let choosing = choosing(CARDS, &dealt(cards, NEAR), picks);
        let cards = choosing.view.mine().hand().iter().filter(|&card| choosing.is_playable(card));
        assert_eq!(cards.map(vexillum_engine::Card::name).collect::<Vec<_>>().join(" "), expected, "{picks}");
    };
    check(KINDS, "", "jump a+2");
    check(KINDS, "d3 d4", "a+2");
    check(["swap", "a+2", "d+1"], "", "swap a+2");
}

#[test]
fn answers() {
    let asked = "An enemy Major attacks your Captain on f3. Play a card?";
    let attack = |cards: [&str; 3], from: &str, squares: &str, shown: &str| {
        let near = format!("move j3 j4; turn blue; move {from}; turn red; move j4 j3; turn blue");
        dealt(cards, &format!("{near}; attack {squares}; {shown}ask red defend"))
    };
    let (unseen, seen) = (attack(KINDS, "f8 f4", "f4 f3", ""), attack(KINDS, "f8 f4", "f4 f3", "show f4 7; "));
    check(CARDS, &unseen, "", "An unknown piece attacks your Captain on f3. Play a card?", "");
    check(CARDS, &seen, "", asked, "");
    assert_eq!(chips(CARDS, &unseen, ""), "No card!");
    let unhelped = "An unknown piece attacks your Bomb on c1. No card helps a Bomb or a Flag. You are asked so that nobody can tell.";
    check(CARDS, &attack(KINDS, "c8 c4", "c4 c1", ""), "", unhelped, "");
    let without =
        "An unknown piece attacks your Captain on f3. You hold no Defence card. You are asked so that nobody can tell.";
    check(CARDS, &attack(["jump", "a+2", "swap"], "f8 f4", "f4 f3", ""), "", without, "");
}

#[test]
fn rescues() {
    const TOURNAMENT: (&str, &str) = ("lightning-tournament", LIGHTNING.1);
    const LOST: &str = "remove b2; taken red 3; remove d2; taken red 2";
    const BOMB_LOST: &str = "remove h2; taken red B";
    let scout = "remove e3; taken red 6; remove e7; taken blue S; remove e8; taken blue 4; move e2 e10";
    let captain = "remove a7; taken blue S; remove a8; taken blue 4; move a4 a6; move a6 a8; move a8 a10";
    let none = "You are asked so that nobody can tell.";
    let check = |lost: &str, way: &str, asked: &str| {
        let events = [lost, way, "ask red rescue"].join("; ");
        let session = session(TOURNAMENT.0);
        let teller = Teller { texts: Language::English.texts(), session: &session, style: Style::default() };
        let choosing = choosing(TOURNAMENT, &events, "");
        assert_eq!(choosing.prompt(&teller).text, asked);
        // What is asked looks the same whatever can be answered.
        assert!(choosing.chips(&teller).iter().any(|chip| chip.label == "No rescue"));
    };
    check(LOST, captain, "Your Captain has reached the back row. Bring back a piece?");
    check(LOST, scout, &["Your Scout has reached the back row, but cannot rescue.", none].join(" "));
    let hopeless = "Your Captain has reached the back row, but nothing that was captured can come back.";
    check(BOMB_LOST, captain, &[hopeless, none].join(" "));
}

#[test]
fn what_an_action_means_is_said_before_it_is_done() {
    let check = |game: (&str, &str), events: &str, picks: &str, prompt: &str| {
        let session = session(game.0);
        let teller = Teller { texts: Language::English.texts(), session: &session, style: Style::default() };
        assert_eq!(choosing(game, events, picks).prompt(&teller).text, prompt, "{picks}");
    };
    let far = "Scout on i3: choose a square, or an enemy to attack.";
    check(FANTASY, "", "i3", &[far, "Going far shows what it is."].join(" "));
    check(FANTASY, "show i3 2", "i3", far);
    let hand = |card: &str| dealt(["swap", card, "d+1"], NEAR);
    check(CARDS, &hand("a+2"), "swap", "Swap: choose two pieces of yours in one row or column. That ends your turn.");
    let then = ("battle-cards/swap-then-attack=on", CARDS.1);
    check(then, &hand("a+2"), "swap", "Swap: choose two pieces of yours in one row or column.");
    let bonus = "Attack +2: choose the piece that attacks, then whom. No help against a Bomb.";
    check(CARDS, &hand("a+2"), "a+2", bonus);
    let mock = "Mock attack: choose the piece that attacks, then whom. Nobody falls, and your own piece stays unseen.";
    check(CARDS, &hand("mock"), "mock", mock);
    let lower = "choose a piece in reach. If its rank is lower,";
    let near = "move i3 i4; turn blue; move e6 e4; turn red";
    check(FANTASY, near, "d3 enchant", &["Sorceress on d3:", lower, "it changes sides for good."].join(" "));
    check(FANTASY, near, "f2 arrow", &["Elf on f2:", lower, "it falls."].join(" "));
}

#[test]
fn a_flag_named_rightly_wins() {
    let session = session(SCIFI.0);
    let teller = Teller { texts: Language::English.texts(), session: &session, style: Style::default() };
    let beside = "move a3 a4; turn blue; move b6 b5; turn red; move a4 a5; turn blue; move b5 b6; turn red";
    let kinds = choosing(SCIFI, beside, "a5 name a6").kinds(&teller).expect("kinds to name");
    let note =
        |role: Role| kinds.choices.iter().find(|choice| choice.role == role).map(|choice| choice.note.to_string());
    assert_eq!(note(Role::Flag).as_deref(), Some("wins the game"));
    assert_eq!(note(Role::Scout).as_deref(), Some("5 left"));
}
