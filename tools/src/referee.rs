//! Referee mode (N4): a game with everything in the open.

use vexillum_engine::ai::arrange;
use vexillum_engine::notation::{Cards, Record, Start, parse_board, parse_cards};
use vexillum_engine::{Action, BadDeal, ByColor, Card, Color, Deal, Game, GameError, Position, Seat, Setup, Variant};

use crate::failure::{Failure, Reply};
use crate::measure::playouts;
use crate::report;
use crate::session::{color, nothing};
use crate::thinking::{Thinking, number};

/// Deepest perft. More would not end in a lifetime, and every ply needs room on the stack.
const DEEPEST: u64 = 100;

/// Game in referee mode.
pub(crate) struct Referee {
    game: Game,
    /// Set-ups as they come in; the game shows none before it has both.
    setups: ByColor<Option<Setup>>,
}

impl Referee {
    pub(crate) fn new(variant: &Variant, seed: u64) -> Result<Self, Failure> {
        let seats = ByColor::new(|_| Seat::Person(String::new()));
        Ok(Self { game: Game::new(*variant, seats, seed)?, setups: ByColor::default() })
    }

    pub(crate) fn load(record: Record) -> Result<Self, Failure> {
        Ok(Self { game: Game::from_record(record)?, setups: ByColor::default() })
    }

    pub(crate) fn command(&mut self, name: &str, rest: &str) -> Reply {
        match name {
            "setup" => self.set_up(rest),
            "position" => self.position(rest),
            "hand" => self.deal(rest, Deal::with_hand),
            "pile" => self.deal(rest, Deal::with_pile),
            "legal" => self.legal(rest),
            "play" => {
                let action: Action = rest.parse()?;
                self.entry(|game| game.play(action))
            }
            "resign" => self.for_side(rest, Game::resign),
            "draw" => self.for_side(rest, Game::draw),
            "time" => self.for_side(rest, Game::time_out),
            "view" => Ok(self.view(color(rest)?)),
            "board" => self.board(rest),
            "go" => self.go(rest),
            "perft" => self.perft(rest),
            "playouts" => self.playouts(rest),
            "record" => self.record(rest),
            _ => Err(Failure::new(format!("unknown command {name:?}"))),
        }
    }

    /// True position, once both set-ups stand.
    fn truth(&self) -> Result<&Position, Failure> {
        self.game.true_position().ok_or_else(|| Failure::new("not before both set-ups stand"))
    }

    /// `setup SIDE STRING` or `setup SIDE random [SEED]`
    fn set_up(&mut self, rest: &str) -> Reply {
        let words: Vec<&str> = rest.split_whitespace().collect();
        let (side, setup) = match words[..] {
            [side, "random"] => (color(side)?, arrange(self.game.variant(), fastrand::u64(..))),
            [side, "random", seed] => (color(side)?, arrange(self.game.variant(), number("seed", seed)?)),
            [side, text] => (color(side)?, Setup::parse(&self.game.variant().board, text)?),
            _ => return Err(Failure::new("setup needs a side and a set-up, or random [SEED]")),
        };
        self.game.set_up(side, setup.clone())?;
        let mut lines = vec![setup.to_string()];
        self.setups[side] = Some(setup);
        lines.extend(self.game.true_opening().iter().map(|event| format!("event {event}")));
        Ok(lines)
    }

    /// `position STRING TURN`: begins a new game from this position.
    fn position(&mut self, rest: &str) -> Reply {
        let variant = *self.game.variant();
        let (board, turn) = rest
            .split_once(char::is_whitespace)
            .ok_or_else(|| Failure::new("position needs a board and whose turn"))?;
        let start = Start::Position(parse_board(&variant.board, board)?, color(turn.trim())?);
        let cards = if variant.cards { Cards::Deals(ByColor::default()) } else { Cards::None };
        *self = Self::load(Record {
            variant,
            start,
            cards,
            clock: None,
            seats: None,
            assisted: false,
            turns: Vec::new(),
            end: None,
        })?;
        Ok(Vec::new())
    }

    /// `hand SIDE CARDS`, `pile SIDE CARDS`
    fn deal(&mut self, rest: &str, set: fn(&Deal, &[Card]) -> Result<Deal, BadDeal>) -> Reply {
        let (side, cards) =
            rest.split_once(char::is_whitespace).ok_or_else(|| Failure::new("which side, and which cards or none"))?;
        let (side, cards) = (color(side)?, parse_cards(cards.trim())?);
        if !self.game.variant().cards {
            return Err(GameError::Cards(BadDeal::NoDeck).into());
        }
        let deal = set(&self.truth()?.deal(side), &cards).map_err(GameError::Cards)?;
        self.game.set_deal(side, deal)?;
        Ok(Vec::new())
    }

    fn legal(&self, rest: &str) -> Reply {
        nothing(rest)?;
        let actions = self.game.true_position().map(Position::legal_actions).unwrap_or_default();
        let mut names: Vec<String> = actions.iter().map(Action::to_string).collect();
        names.sort_unstable();
        Ok(vec![report::line("legal", &names.join(" "))])
    }

    /// Changes the game by an entry of its log and replies with all events of that entry.
    fn entry(&mut self, act: impl FnOnce(&mut Game) -> Result<usize, GameError>) -> Reply {
        self.truth()?;
        if self.game.outcome().is_some() {
            return Err(Failure::new("the game is over"));
        }
        let index = act(&mut self.game)?;
        Ok(self.game.true_events(index).iter().map(|event| format!("event {event}")).collect())
    }

    fn for_side(&mut self, side: &str, act: fn(&mut Game, Color) -> Result<usize, GameError>) -> Reply {
        let side = color(side)?;
        self.entry(|game| act(game, side))
    }

    fn view(&self, side: Color) -> Vec<String> {
        match self.game.view(side) {
            Some(view) => report::view(&view),
            None => report::setups(
                self.game.variant(),
                ByColor::new(|color| self.setups[color].as_ref().filter(|_| color == side)),
            ),
        }
    }

    fn board(&self, rest: &str) -> Reply {
        nothing(rest)?;
        Ok(match self.game.true_position() {
            Some(position) => report::position(position),
            None => report::setups(self.game.variant(), ByColor::new(|color| self.setups[color].as_ref())),
        })
    }

    /// `go [ms=N] [nodes=N] [level=NAME] [seed=N]`
    fn go(&self, rest: &str) -> Reply {
        let mut thinking = Thinking::new();
        for word in rest.split_whitespace() {
            let known = match word.split_once('=') {
                Some((name, value)) => thinking.set(name, value)?,
                None => false,
            };
            if !known {
                return Err(Failure::new(format!("go does not know {word:?}")));
            }
        }
        let position = self.truth()?;
        let view = position.to_act().map(|color| position.view(color));
        let action = view.and_then(|view| thinking.choose(&view));
        let action = action.ok_or_else(|| Failure::new("the game is over"))?;
        Ok(vec![format!("best {action}")])
    }

    fn perft(&self, rest: &str) -> Reply {
        let depth = number("depth", rest)?;
        if depth > DEEPEST {
            return Err(Failure::new(format!("depth is at most {DEEPEST}")));
        }
        Ok(vec![self.truth()?.perft(depth as u32).to_string()])
    }

    /// `playouts N SEED`
    fn playouts(&self, rest: &str) -> Reply {
        let (games, seed) =
            rest.split_once(char::is_whitespace).ok_or_else(|| Failure::new("playouts needs a number and a seed"))?;
        let done = playouts(self.truth()?, number("the number of games", games)?, number("seed", seed.trim())?);
        let seconds = done.time.as_secs_f64();
        Ok(vec![format!("games {} plies {} seconds {seconds:.3}", done.games, done.plies)])
    }

    fn record(&self, rest: &str) -> Reply {
        nothing(rest)?;
        let record = self.game.true_record().ok_or_else(|| Failure::new("not before both set-ups stand"))?;
        Ok(record.to_string().lines().map(str::to_owned).collect())
    }
}
