//! What can be changed about a variant, each change by itself.

use vexillum_engine::{Army, Color, Fill, Label, Movement, Power, Role, Rules, Skills, Square, Unit, Variant};

use crate::i18n::pieces::Pieces;

/// A change of a variant.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Edit {
    /// Another one instead.
    Whole(Box<Variant>),
    /// Its name.
    Title(String),
    /// So many columns.
    Columns(u8),
    /// So many rows.
    Rows(u8),
    /// So many home rows.
    HomeRows(u8),
    /// A square becomes a lake, or land again.
    Lake(Square),
    /// How the home squares are filled.
    Fill(Fill),
    /// Something about a kind.
    Kind(Role, KindEdit),
    /// With or without cards.
    Cards(bool),
    /// The switches.
    Rules(Rules),
}

/// A change of a kind.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum KindEdit {
    /// So many of them.
    Count(u8),
    /// Its own name; the usual one if empty.
    Name(String),
    /// How it moves.
    Movement(Movement),
    /// Its power.
    Power(Option<Power>),
    /// A skill, and whether it has it.
    Skill(Skills, bool),
}

impl Edit {
    /// The variant after the change.
    pub(super) fn apply(self, variant: &Variant, names: &Pieces) -> Variant {
        let mut changed = *variant;
        match self {
            Self::Whole(other) => changed = *other,
            Self::Title(title) => changed.title = Label::new(&title),
            Self::Columns(columns) => changed.board.columns = columns,
            Self::Rows(rows) => changed.board.rows = rows,
            Self::HomeRows(rows) => changed.board.home_rows = rows,
            Self::Lake(square) if changed.board.lakes.contains(square) => {
                changed.board.lakes = changed.board.lakes.without(square);
            }
            Self::Lake(square) => changed.board.lakes = changed.board.lakes.with(square),
            Self::Fill(fill) => changed.fill = fill,
            Self::Kind(role, edit) => changed.army = with_kind(&changed, role, &edit, names),
            Self::Cards(cards) => changed.cards = cards,
            Self::Rules(rules) => changed.rules = rules,
        }
        // What a smaller board does not have any more cannot be tapped away either.
        changed.board.lakes = changed.board.lakes & changed.board.squares();
        changed
    }
}

fn with_kind(variant: &Variant, role: Role, edit: &KindEdit, names: &Pieces) -> Army {
    let classic = Army::classic([0; Role::COUNT]);
    let units = Role::ALL.map(|other| {
        // Strength comes with the kind, and back when what took it away goes.
        let unit = Unit { strength: classic.unit(other).strength, ..*variant.army.unit(other) };
        if other == role { changed_unit(unit, edit, names.usual(variant.names, Color::Red, role)) } else { unit }
    });
    Army::of(units)
}

fn changed_unit(unit: Unit, edit: &KindEdit, usual_name: &str) -> Unit {
    match *edit {
        KindEdit::Count(count) => Unit { count, ..unit },
        KindEdit::Name(ref name) if name.trim() == usual_name => Unit { label: Label::EMPTY, ..unit },
        KindEdit::Name(ref name) => Unit { label: Label::new(name), ..unit },
        KindEdit::Movement(movement) => Unit { movement, ..unit },
        KindEdit::Power(power) => Unit { power, ..unit },
        KindEdit::Skill(skill, true) => Unit { skills: unit.skills.with(skill), ..unit },
        KindEdit::Skill(skill, false) => Unit { skills: unit.skills.without(skill), ..unit },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;

    fn check(edits: &[Edit], expected: &str) {
        let barrage = Variant::find("barrage").expect("an edition").as_own("");
        let names = &Language::English.texts().pieces;
        let changed = edits.iter().cloned().fold(barrage, |variant, edit| edit.apply(&variant, names));
        assert_eq!(Variant::from_json(expected), Ok(changed), "{}", changed.to_json());
    }

    const ARMY: &str = r#"{"kind":"M","count":1},{"kind":"9","count":1},{"kind":"3","count":1},{"kind":"2","count":2},
        {"kind":"S","count":1},{"kind":"B","count":1}"#;

    #[test]
    fn a_board_gets_smaller_and_loses_its_lakes() {
        let lake = |name: &str| Edit::Lake(name.parse().expect("a square"));
        let edits = [Edit::Rows(5), Edit::Columns(5), Edit::HomeRows(1), lake("c3"), lake("c5"), Edit::Rows(6)];
        let board = r#"{"columns":5,"rows":6,"home":1,"lakes":"d5 c3"}"#;
        let units = format!("{ARMY},{}", r#"{"kind":"F","count":1}"#);
        check(
            &edits,
            &format!(r#"{{"version":1,"board":{board},"fill":"any","switches":"chase=on","units":[{units}]}}"#),
        );
    }

    #[test]
    fn a_kind_changes_and_gets_its_strength_back() {
        let flag = |edit| Edit::Kind(Role::Flag, edit);
        let captain = |edit| Edit::Kind(Role::Captain, edit);
        let edits = [
            Edit::Title(" Ours ".to_owned()),
            Edit::Fill(Fill::Any),
            captain(KindEdit::Count(2)),
            captain(KindEdit::Skill(Skills::EXPLOSIVE, true)),
            captain(KindEdit::Skill(Skills::EXPLOSIVE, false)),
            captain(KindEdit::Name("Hero".to_owned())),
            captain(KindEdit::Movement(Movement::Slide)),
            captain(KindEdit::Power(Some(Power::Flight))),
            flag(KindEdit::Count(2)),
            flag(KindEdit::Name("Banner".to_owned())),
            flag(KindEdit::Name("Flag".to_owned())),
            Edit::Rules(Rules { rescue: true, ..Rules::STANDARD }),
        ];
        let units = format!(
            "{ARMY},{}",
            r#"{"kind":"6","count":2,"label":"Hero","movement":"slide","power":"flight"},{"kind":"F","count":2}"#
        );
        let board = r#"{"lakes":"c5 d5 c6 d6 g5 h5 g6 h6"}"#;
        check(
            &edits,
            &format!(
                r#"{{"version":1,"title":"Ours","board":{board},"fill":"any","switches":"rescue=on","units":[{units}]}}"#
            ),
        );
    }
}
