//! Variants of the player's own (R3.2): those that he keeps, and how a variant is called in addresses and settings.

use std::fmt;

use vexillum_engine::Variant;

/// How many are kept: storage is small and the list is for a person to read.
const MOST: usize = 100;

/// The variants that the player keeps, in the order in which they were first kept. No two have the same title.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct OwnVariants(Vec<Variant>);

impl OwnVariants {
    /// Reads what was kept, a variant a line, and says whether all of it could be read.
    pub fn parse(text: &str) -> (Self, bool) {
        let mut kept = Self::default();
        let mut whole = true;
        for line in text.lines() {
            whole &= variant(line).is_some_and(|own| kept.keep(&own));
        }
        (kept, whole)
    }

    /// The variants.
    pub fn iter(&self) -> impl Iterator<Item = &Variant> + Clone {
        self.0.iter()
    }

    /// Keeps a variant, in the place of one of the same title. Nothing without a title is kept, nor anything that cannot
    /// be played, nor more than there is room for.
    pub fn keep(&mut self, variant: &Variant) -> bool {
        let old = self.0.iter_mut().find(|old| old.title == variant.title);
        if !variant.is_own() || variant.title.is_empty() || variant.check().is_err() {
            false
        } else if let Some(old) = old {
            *old = *variant;
            true
        } else {
            let room = self.0.len() < MOST;
            self.0.extend(room.then_some(variant));
            room
        }
    }

    /// Forgets the variant of that title.
    pub fn delete(&mut self, title: &str) {
        self.0.retain(|variant| variant.title.as_str() != title);
    }
}

impl fmt::Display for OwnVariants {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|variant| writeln!(f, "{}", variant.to_json()))
    }
}

/// What a variant is called: an edition by its id; a variant of the player's own as a line of JSON, which holds all of it.
pub fn call(variant: &Variant) -> String {
    if variant.is_own() { variant.to_json() } else { variant.id.to_owned() }
}

/// The variant that is called so, if there is one and it can be played.
pub fn variant(called: &str) -> Option<Variant> {
    let own = || Variant::from_json(called).ok();
    Variant::find(called).copied().or_else(own).filter(|variant| variant.check().is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn own(edition: &str, title: &str) -> Variant {
        Variant::find(edition).expect("an edition").as_own(title)
    }

    #[test]
    fn variants_are_called_so_that_they_are_found() {
        for found in [own("barrage", "Ours"), own("fantasy-powers", "\"Theirs\""), own("battle-cards", "")] {
            assert_eq!(variant(&call(&found)), Some(found));
        }
        assert_eq!(variant("duel").map(|found| found.id), Some("duel"));
        let no_flag = call(&own("duel", "")).replace(r#""kind":"F","count":1"#, r#""kind":"F","count":0"#);
        for called in ["", "chess", "{", r#"{"version":1,"units":[]}"#, &no_flag] {
            assert_eq!(variant(called), None, "{called}");
        }
    }

    #[test]
    fn variants_are_kept_by_their_titles() {
        let mut kept = OwnVariants::default();
        assert!(kept.keep(&own("duel", "One")) && kept.keep(&own("barrage", "Two")) && kept.keep(&own("scifi", "One")));
        assert!(!kept.keep(&own("duel", "")) && !kept.keep(Variant::find("duel").expect("an edition")));
        assert_eq!(OwnVariants::parse(&kept.to_string()), (kept.clone(), true));
        kept.delete("One");
        assert_eq!(kept.iter().collect::<Vec<_>>(), [&own("barrage", "Two")]);
        let filled = (0..MOST).filter(|n| kept.keep(&own("duel", &n.to_string()))).count();
        assert_eq!(filled, MOST - 1);
        assert_eq!(kept.iter().count(), MOST);
    }

    #[test]
    fn damaged_lines_are_left_out() {
        let text =
            [&own("duel", "One").to_json(), "{\"version\":1", "duel", &own("barrage", "Two").to_json()].join("\n");
        let (kept, whole) = OwnVariants::parse(&text);
        assert_eq!((kept.iter().count(), whole), (2, false));
    }
}
