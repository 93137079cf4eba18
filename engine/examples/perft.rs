//! Perft: number of lines of each length from a random set-up, `perft [EDITION] [DEPTH]`.
//!
//! Such counts show if two implementations of the rules agree.

use std::env;
use std::error::Error;
use std::time::Instant;

use vexillum_engine::{ByColor, Color, Position, Setup, Variant, shuffled_decks};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let variant: Variant = arguments.next().as_deref().unwrap_or("original").parse()?;
    let depth = arguments.next().map_or(Ok(3), |depth| depth.parse())?;

    let nobody = Setup::empty(&variant.board);
    let setups = ByColor::new(|color| nobody.completed(&variant, &nobody, u64::from(color == Color::Blue)));
    let position = Position::new(variant.into(), &setups, &shuffled_decks(1), &mut |_| {})
        .map_err(|(color, problem)| format!("{color}: {problem}"))?;
    for depth in 1..=depth {
        let start = Instant::now();
        let lines = position.perft(depth);
        println!("{depth}: {lines} in {:.2} s", start.elapsed().as_secs_f32());
    }
    Ok(())
}
