//! Computer player: moves that it must find, and facts that it must not know.

mod play;
mod policy;
mod puzzles;

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use vexillum_engine::ai::{Belief, Sampler, Thinker, accepts_draw, arrange, choose};
use vexillum_engine::{
    Action, Army, Board, ByColor, Color, Fill, Level, Movement, Position, Role, Setup, SquareSet, VARIANTS, Variant,
    View, shuffled_decks,
};

use crate::games::{self, name, variants};

fn edition(id: &str) -> Variant {
    *Variant::find(id).expect("an edition")
}

/// Plays random legal actions and calls back with every position on the way.
fn random_game(variant: &Variant, seed: u64, plies: usize, mut each: impl FnMut(&Position)) {
    let mut rng = fastrand::Rng::with_seed(seed);
    let setups = ByColor { red: arrange(variant, 2 * seed), blue: arrange(variant, 2 * seed + 1) };
    let mut position = Position::new(Arc::new(*variant), &setups, &shuffled_decks(seed), &mut |_| {})
        .expect("set-ups without problems");
    for _ in 0..plies {
        each(&position);
        let Some(action) = rng.choice(position.legal_actions()) else { return };
        position.play(action).expect("a legal action");
    }
}

#[test]
fn same_thought_same_answer() {
    for variant in VARIANTS {
        random_game(variant, 5, 12, |position| {
            let Some(me) = position.to_act() else { return };
            let view = position.view(me);
            let whole = choose(&view, Level::Legate, 900, 7);
            assert!(whole.is_some_and(|action| view.check(action).is_ok()));
            let mut sliced = Thinker::new(&view, Level::Legate, 7);
            while sliced.nodes() < 900 && !sliced.run(100) {}
            assert_eq!(whole, sliced.best(), "{}: slices changed the answer", variant.id);
            assert_eq!(choose(&position.view(!me), Level::Legate, 900, 7), None, "{}: not its turn", variant.id);
        });
    }
}

/// Plays two games that differ only in the kinds of Blue's pieces, while they look alike to Red.
fn check_two_worlds(variant: &Variant, seed: u64) {
    let mut rng = fastrand::Rng::with_seed(seed);
    let red = arrange(variant, seed);
    let blue = arrange(variant, seed + 100);
    let is_fixed = |role: Role| variant.army.unit(role).movement == Movement::Fixed;
    // Movable pieces stay movable and fixed ones fixed, so that the same moves are legal in both games.
    let mut other = blue.clone();
    for _ in 0..200 {
        let (a, b) = (rng.usize(..blue.squares().len()), rng.usize(..blue.squares().len()));
        if let (Some(one), Some(two)) = (other.get(a), other.get(b))
            && is_fixed(one) == is_fixed(two)
        {
            other.swap(a, b);
        }
    }
    let variant = Arc::new(*variant);
    let world = |blue: &Setup| {
        let setups = ByColor { red: red.clone(), blue: blue.clone() };
        Position::new(variant.clone(), &setups, &shuffled_decks(1), &mut |_| {}).expect("set-ups without problems")
    };
    let mut worlds = [world(&blue), world(&other)];
    for ply in 0..16 {
        let [one, two] = worlds.each_ref().map(|position| position.view(Color::Red));
        assert_eq!(one, two);
        if one.is_my_turn() {
            let answers = [&one, &two].map(|view| choose(view, Level::Consul, 700, ply));
            assert_eq!(answers[0], answers[1], "{}: a secret was seen", variant.id);
            assert_eq!(accepts_draw(&one), accepts_draw(&two));
        }
        let [mut actions, others] = worlds.each_ref().map(Position::legal_actions);
        let taken = one.public().occupied(Color::Red) | one.public().occupied(Color::Blue);
        actions.retain(|&action| match action {
            Action::Move { from, to } => from.is_next_to(to) && !taken.contains(to) && others.contains(&action),
            _ => action.is_answer() && others.contains(&action),
        });
        let Some(action) = rng.choice(actions) else { return };
        for position in &mut worlds {
            position.play(action).expect("a legal action");
        }
    }
}

#[test]
fn two_worlds_that_look_the_same_get_the_same_answer() {
    for variant in VARIANTS {
        (0..2).for_each(|seed| check_two_worlds(variant, seed));
    }
}

fn check_belief(view: &View, rng: &mut fastrand::Rng) {
    let belief = Belief::new(view);
    let enemy = !view.me();
    let id = name(view.variant());
    let mut sums = [0.0; Role::COUNT];
    for at in view.variant().board.squares() {
        let weights = belief.weights(at);
        let total: f32 = weights.iter().sum();
        let wanted = if view.public().occupied(enemy).contains(at) { 1.0 } else { 0.0 };
        assert!((total - wanted).abs() < 1e-3, "{id}: {at} has {total}");
        for role in Role::ALL {
            let weight = weights[role as usize];
            assert!(weight >= 0.0 && (weight == 0.0 || view.kinds(at).contains(role)), "{id}: {at} cannot be {role}");
            sums[role as usize] += weight;
        }
        let likeliest = belief.likeliest(at);
        assert!(likeliest.is_sorted_by(|(_, a), (_, b)| a >= b), "{id}: {at} {likeliest:?}");
        let mut wanted: Vec<_> = Role::ALL.into_iter().map(|role| (role, weights[role as usize])).collect();
        wanted.retain(|&(_, weight)| weight > 0.0);
        assert!(likeliest.len() == wanted.len() && wanted.iter().all(|pair| likeliest.contains(pair)), "{id}: {at}");
    }
    let public = view.public();
    // After rescues of unannounced kind, a known captured piece may be back.
    for role in Role::ALL.into_iter().filter(|_| public.fallen(enemy).returned == 0) {
        let turned = |color: Color| {
            let there = public.occupied(color).into_iter();
            f32::from(there.filter(|&at| public.token(at).enchanted && view.known(at) == Some(role)).count() as u8)
        };
        let fallen = public.fallen(enemy).known[role as usize].max(view.mine().tray(enemy)[role as usize]);
        let there = f32::from(view.variant().army.unit(role).count - fallen) + turned(enemy) - turned(!enemy);
        let most = if public.fallen(enemy).unknown.is_empty() { there - 0.35 } else { 0.0 };
        assert!((most..there + 0.35).contains(&sums[role as usize]), "{id}: {} of {there} {role}", sums[role as usize]);
        // Belief gives no weight to kinds of which no piece is left.
        assert!(there > 0.0 || sums[role as usize] == 0.0, "{id}: {} of no {role}", sums[role as usize]);
    }
    let mut sampler = Sampler::new(view.variant(), &belief);
    for _ in 0..2 {
        let sample = sampler.draw(view, rng.u64(..)).expect("a position");
        assert_eq!(&sample.view(view.me()), view, "{id}: a sample looks otherwise");
    }
}

#[test]
fn belief_agrees_with_what_is_known() {
    for variant in variants() {
        for seed in 0..2 {
            games::random_game(&variant, seed, |game, random| {
                if random.u8(..16) == 0 {
                    let me = Color::ALL[random.usize(..2)];
                    check_belief(&games::truth(game).view(me), random);
                }
            });
        }
    }
}

/// Squared differences between sample counts and belief, summed over all kinds and hidden pieces.
///
/// The second number is the sum to expect from independent samples.
fn unevenness(view: &View, rng: &mut fastrand::Rng, draws: u16) -> (f32, f32) {
    let belief = Belief::new(view);
    let mut sampler = Sampler::new(view.variant(), &belief);
    let mut found = HashMap::new();
    for _ in 0..draws {
        let sample = sampler.draw(view, rng.u64(..)).expect("a position");
        for (at, role) in sample.private(!view.me()).pieces() {
            *found.entry((at, role)).or_insert(0.0) += 1.0;
        }
    }
    let enemies = view.public().occupied(!view.me()).into_iter();
    let believed = enemies.flat_map(|at| Role::ALL.map(|role| ((at, role), belief.weights(at)[role as usize])));
    believed.fold((0.0, 0.0), |(seen, by_chance), (place, weight)| {
        let expected = weight * f32::from(draws);
        let off = found.get(&place).copied().unwrap_or(0.0) - expected;
        (seen + off * off, by_chance + expected * (1.0 - weight))
    })
}

#[test]
fn of_armies_that_are_not_small_samples_hold_each_kind_about_as_often_as_it_is_believed() {
    for variant in VARIANTS.iter().filter(|variant| variant.army.total() > 12 && !variant.cards) {
        random_game(variant, 3, 1, |position| {
            let rng = &mut fastrand::Rng::with_seed(1);
            let (seen, by_chance) = unevenness(&position.view(Color::Red), rng, 16);
            assert!(seen < by_chance / 3.0, "{}: off by {seen}, by chance by {by_chance}", variant.id);
        });
    }
}

/// Checks that one of two pieces is believed to be the Spy more, or less, than the other.
///
/// The pieces are alike, except that the situation of `told` says something about it.
fn check_meeting(blue: &str, known: &str, before: &str, (told, other): (&str, &str), more: bool) {
    let view = puzzles::view_of(&["original", "Me6 2a1 Fj1", blue, known, "", before]);
    let belief = Belief::new(&view);
    let spy = |at: &str| belief.weights(at.parse().expect("a square"))[Role::Spy as usize];
    let (told, other) = (spy(told), spy(other));
    let (less, much) = if more { (other, told) } else { (told, other) };
    assert!(much > 2.0 * less, "{blue}: {told} where it tells, {other} elsewhere");
}

#[test]
fn who_meets_a_known_enemy_tells_what_it_is() {
    let both_moved = "d8d7 a1a2 g8g7 a2a3 b10b9";
    let both_came = "h8h7 a1a2 e8e7";
    let rest = "Fi10 Bj10 4b10 5a10 6c10";
    let check = |pieces: &str, known: &str, before, squares, more| {
        check_meeting(&format!("{pieces} {rest}"), known, before, squares, more);
    };
    // Pieces beside one that the Marshal could take, known or not, if they have moved.
    check("7e7 Sd8 3g8", "e6 e7", both_moved, ("d7", "g7"), true);
    check("7e7 3d8 Sg8", "e6 e7", both_moved, ("d7", "g7"), true);
    check("7e7 Sd8 3g8", "e6", both_moved, ("d7", "g7"), true);
    // Pieces beside the Marshal itself: one that has just arrived, and one that stood there and did not
    // attack.
    check("Se8 3h8", "e6", both_came, ("e7", "h7"), true);
    check("3e7 Sf7 2h8", "e6", "h8h7", ("e7", "f7"), false);
}

fn check_company(edition: &str, blue: &str, known: &str) {
    let view = puzzles::view_of(&[edition, "9a1 Fj1", blue, known, "", ""]);
    let belief = Belief::new(&view);
    let flag = |at: &str| belief.weights(at.parse().expect("a square"))[Role::Flag as usize];
    // The squares are mirror images, so the Flag is equally likely on both.
    let (beside, apart) = (flag("c10"), flag("h10"));
    assert!(beside > 1.5 * apart, "{edition}: {beside} beside a Bomb, {apart} elsewhere");
}

#[test]
fn a_prize_is_believed_beside_what_explodes() {
    for edition in ["barrage", "duel", "lightning", "original"] {
        check_company(edition, "Fc10 9h10 Bd10 Mb8 3i8", "d10");
        check_company(edition, "9c10 Fh10 Bd10 Mb8 3i8", "d10");
        check_company(edition, "Fc10 9h10 Bc9 Mb8 3i8", "c9");
    }
}

/// Variants with boards and armies that no edition has.
fn odd_variants() -> [Variant; 3] {
    let original = edition("original");
    let board = |columns, rows, home_rows| Board { columns, rows, home_rows, lakes: SquareSet::EMPTY };
    [
        Variant { board: board(4, 4, 1), army: Army::classic([1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 1]), ..original },
        Variant {
            board: board(5, 6, 2),
            army: Army::classic([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]),
            fill: Fill::Any,
            ..original
        },
        Variant { board: board(12, 4, 1), army: Army::classic([0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 9, 2]), ..original },
    ]
}

#[test]
fn arranged_set_ups_can_be_played() {
    let odd = odd_variants();
    for variant in VARIANTS.iter().copied().chain(&odd) {
        assert_eq!(variant.check(), Ok(()));
        let seeds = if odd.contains(variant) { 100 } else { 1000 };
        let mut different = HashSet::new();
        let mut flags = HashMap::new();
        let (mut guarded, mut exposed) = (0, 0);
        for seed in 0..seeds {
            let setup = arrange(variant, seed);
            assert_eq!(setup.problems(variant), [], "{} {seed}: {setup}", variant.id);
            let flag = setup.squares().iter().position(|&role| role == Some(Role::Flag)).expect("a flag");
            let in_front = flag < usize::from(setup.columns());
            assert!(!in_front || odd.contains(variant), "{} {seed}: a Flag in the front row: {setup}", variant.id);
            let columns = usize::from(setup.columns());
            let is_bomb = |at: Option<usize>| at.and_then(|at| setup.squares()[at]) == Some(Role::Bomb);
            let sides = [(flag % columns > 0).then(|| flag - 1), Some(flag + 1).filter(|at| at % columns > 0)];
            let ends = [flag.checked_sub(columns), Some(flag + columns)];
            let beside = sides.into_iter().chain(ends).map(|at| at.filter(|&at| at < setup.squares().len()));
            guarded += u64::from(beside.into_iter().any(is_bomb));
            let ahead = (flag % columns..flag).step_by(columns);
            exposed += u64::from(ahead.into_iter().all(|at| setup.squares()[at].is_none()));
            *flags.entry(flag).or_insert(0) += 1;
            different.insert(setup);
        }
        if odd.contains(variant) {
            continue;
        }
        if variant.fill != Fill::All {
            assert!(exposed * 50 < seeds, "{}: {exposed} flags that a slide may take at once", variant.id);
            assert!((seeds / 2..seeds).contains(&guarded), "{}: {guarded} flags beside a Bomb", variant.id);
        }
        // With so many set-ups in the book, not all of them are drawn.
        assert!(different.len() > 600, "{}: {} set-ups", variant.id, different.len());
        let columns = usize::from(variant.board.columns);
        let left: u64 =
            flags.iter().filter(|(square, _)| *square % columns < columns.div_ceil(2)).map(|(_, n)| n).sum();
        assert!((seeds * 2 / 5..=seeds * 3 / 5).contains(&left), "{}: {left} flags on the left", variant.id);
        let most = flags.values().max();
        assert!(most < Some(&(seeds / 4)), "{}: {most:?} flags on one square", variant.id);
    }
}

#[test]
fn plays_on_odd_boards() {
    for variant in odd_variants() {
        random_game(&variant, 3, 20, |position| {
            if let Some(me) = position.to_act() {
                assert!(choose(&position.view(me), Level::Recruit, 100, 1).is_some());
            }
        });
    }
}
