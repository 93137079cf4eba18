//! Decisions of a player, and their notation (N2).

use std::fmt;

use super::{At, name};

/// Decision of a player.
#[derive(Clone)]
pub(super) enum Act {
    /// Move or attack along a path, with an optional Move card and an optional Attack card.
    Go {
        card: Option<&'static str>,
        path: Vec<At>,
        with: Option<String>,
    },
    /// Naming, with or without a step first.
    Name {
        from: At,
        step: Option<At>,
        target: At,
        kind: char,
    },
    Fly {
        from: At,
        to: At,
        target: Option<At>,
    },
    /// Detect, Enchant or Arrow, by its sign.
    Point {
        from: At,
        sign: char,
        target: At,
    },
    Rampage {
        from: At,
        to: At,
    },
    /// Swap, with an optional attack of one of the two pieces: from, to, Attack card.
    Swap {
        between: [At; 2],
        attack: Option<(At, At, String)>,
    },
    Exchange(String),
    Defend(Option<String>),
    Rescue(Option<(char, At)>),
    /// Cards put under the pile, in order.
    Redraw(Vec<String>),
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Go { card, path, with } => {
                if let Some(card) = card {
                    write!(f, "{card}:")?;
                }
                path.iter().try_for_each(|&at| f.write_str(&name(at)))?;
                with.as_ref().map_or(Ok(()), |with| write!(f, "&{with}"))
            }
            Self::Name { from, step, target, kind } => {
                f.write_str(&name(*from))?;
                if let Some(step) = step {
                    f.write_str(&name(*step))?;
                }
                write!(f, "?{}={kind}", name(*target))
            }
            Self::Fly { from, to, target } => {
                write!(f, "{}^{}", name(*from), name(*to))?;
                target.map_or(Ok(()), |target| write!(f, "x{}", name(target)))
            }
            Self::Point { from, sign, target } => write!(f, "{}{sign}{}", name(*from), name(*target)),
            Self::Rampage { from, to } => write!(f, "{}*{}", name(*from), name(*to)),
            Self::Swap { between: [one, other], attack } => {
                write!(f, "swap:{}{}", name(*one), name(*other))?;
                attack.as_ref().map_or(Ok(()), |(from, to, with)| write!(f, ",{}x{}&{with}", name(*from), name(*to)))
            }
            Self::Exchange(card) => write!(f, "exchange:{card}"),
            Self::Defend(card) => write!(f, "defend:{}", card.as_deref().unwrap_or("none")),
            Self::Rescue(None) => f.write_str("rescue:none"),
            Self::Rescue(Some((kind, at))) => write!(f, "rescue:{kind}@{}", name(*at)),
            Self::Redraw(cards) if cards.is_empty() => f.write_str("redraw:none"),
            Self::Redraw(cards) => write!(f, "redraw:{}", cards.join(",")),
        }
    }
}
