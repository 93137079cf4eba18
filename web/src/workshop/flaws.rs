//! What is wrong with a variant, in words. The engine finds it.

use vexillum_engine::{Color, Fill, Flaw, Variant};

use super::kinds::Kinds;
use crate::i18n::Language;
use crate::settings::Style;

/// Every flaw of a variant in a sentence.
pub(super) fn flaws(variant: &Variant, language: Language) -> Vec<String> {
    variant.flaws().map(|flaw| sentence(flaw, variant, language)).collect()
}

fn sentence(flaw: Flaw, variant: &Variant, language: Language) -> String {
    let texts = &language.workshop().flaws;
    let (pieces, squares) = (variant.army.total(), variant.board.home_len());
    let name = |name: &'static str| {
        let other = texts.others.iter().find(|(other, _)| *other == name).map(|(_, text)| *text);
        let texts = language.texts();
        let switch = texts.options.switch(name).map(|text| texts.fill(variant.names, text.name));
        other.map(str::to_owned).or(switch).unwrap_or_else(|| name.to_owned())
    };
    match flaw {
        Flaw::BoardSize => texts.board_size.to_owned(),
        Flaw::HomeRows => texts.home_rows.to_owned(),
        Flaw::Lakes => texts.lakes.to_owned(),
        Flaw::NoWay => texts.no_way.to_owned(),
        Flaw::NoFlag => texts.no_flag.to_owned(),
        Flaw::NoMovablePiece => texts.no_movable_piece.to_owned(),
        Flaw::Power(role) => {
            let kinds = Kinds { variant, language, style: Style::default() };
            (texts.power)(&kinds.name(Color::Red, variant.army.unit(role)))
        }
        Flaw::ArmySize if variant.fill == Fill::All => (texts.army_all)(pieces, squares),
        Flaw::ArmySize => (texts.army_any)(pieces, squares),
        Flaw::Limit => texts.limit.to_owned(),
        Flaw::Together(one, other) => (texts.together)(&name(one), &name(other)),
        Flaw::Needs(one, other) => (texts.needs)(&name(one), &name(other)),
    }
}
