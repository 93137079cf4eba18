//! Game against the computer in the terminal: `against_the_computer [EDITION] [LEVEL] [SEED]`.
//!
//! You play Red, with a random set-up. Type `a4a5` to move, `list` for all legal actions and `resign` to give
//! up.

use std::env;
use std::error::Error;
use std::io::{self, BufRead};

use vexillum_engine::notation::write_view;
use vexillum_engine::{ByColor, Color, Game, Level, Seat, Variant, View, ai};

const PERSON: Color = Color::Red;

fn show(view: &View) {
    let text = write_view(view);
    let columns = (b'a'..).take(view.variant().board.columns.into()).map(char::from);
    for (row, squares) in (1..=view.variant().board.rows).rev().zip(text.split('/')) {
        // A digit with a quote is blue.
        println!("{row:>2} {}", squares.replace('\'', "\u{2019}"));
    }
    println!("   {}", columns.collect::<String>());
}

/// Reads lines until one is a legal action; `None` if the player resigns.
fn ask(game: &mut Game, lines: &mut impl Iterator<Item = io::Result<String>>) -> Result<Option<usize>, Box<dyn Error>> {
    loop {
        println!("your move:");
        let Some(line) = lines.next().transpose()? else { return Ok(None) };
        match line.trim() {
            "resign" => return Ok(None),
            "list" => {
                let actions = game.view(PERSON).map(|view| view.legal_actions()).unwrap_or_default();
                println!("{}", actions.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "));
            }
            text => match text.parse().map_err(Into::into).and_then(|action| game.play(action)) {
                Ok(entry) => return Ok(Some(entry)),
                Err(error) => println!("{error}"),
            },
        }
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let variant: Variant = arguments.next().as_deref().unwrap_or("barrage").parse()?;
    let level: Level = arguments.next().as_deref().unwrap_or("centurion").parse()?;
    let seed: u64 = arguments.next().map_or(Ok(1), |seed| seed.parse())?;
    let seats = ByColor { red: Seat::Person("Red".into()), blue: Seat::Computer(level) };
    let mut game = Game::new(variant, seats, seed)?;
    for color in Color::ALL {
        game.set_up(color, ai::arrange(&variant, seed * 2 + color as u64))?;
    }

    let mut lines = io::stdin().lock().lines();
    while let Some(color) = game.to_act() {
        let view = game.view(color).ok_or("both set-ups stand")?;
        let entry = if color == PERSON {
            show(&view);
            match ask(&mut game, &mut lines)? {
                Some(entry) => entry,
                None => game.resign(PERSON)?,
            }
        } else {
            let action = ai::choose(&view, level, level.nodes(), seed + game.log_len() as u64);
            game.play(action.ok_or("the computer has a move")?)?
        };
        if let Some((by, line)) = game.told(PERSON, entry) {
            println!("{by} {line}");
        }
    }
    if let Some(outcome) = game.outcome() {
        println!("{outcome}");
    }
    Ok(())
}
