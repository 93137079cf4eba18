//! Game of random moves from random set-ups, with all events: `random_game [EDITION] [SEED]`.

use std::env;
use std::error::Error;

use vexillum_engine::{ByColor, Color, Position, Setup, Variant, shuffled_decks};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let variant: Variant = arguments.next().as_deref().unwrap_or("barrage").parse()?;
    let mut random = fastrand::Rng::with_seed(arguments.next().map_or(Ok(1), |seed| seed.parse())?);

    let nobody = Setup::empty(&variant.board);
    let setups = ByColor::new(|_| nobody.completed(&variant, &nobody, random.u64(..)));
    for color in Color::ALL {
        println!("{color} {}", setups[color]);
    }
    let mut position = Position::new(variant.into(), &setups, &shuffled_decks(random.u64(..)), &mut |_| {})
        .map_err(|(color, problem)| format!("{color}: {problem}"))?;
    while let Some(action) = random.choice(position.legal_actions()) {
        let events = position.play(action)?;
        let told: Vec<String> = events.iter().map(ToString::to_string).collect();
        println!("{action}: {}", told.join("; "));
    }
    Ok(())
}
