//! Variants of the player's own (R3.2): those that he keeps, and how a variant is called in addresses and settings.

use serde::{Deserialize, Serialize};
use vexillum_engine::{Label, Variant};

use crate::name::free;
use crate::storage::{Key, Stored};

/// Most variants that are kept: storage is small and the list is for a person to read.
const MOST: usize = 100;

/// The variants that the player keeps, in the order in which they were first kept. No two have the same title.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct OwnVariants {
    variants: Vec<Own>,
}

/// An own variant that has a title and can be played.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Variant", into = "Variant")]
struct Own(Variant);

impl TryFrom<Variant> for Own {
    type Error = &'static str;

    fn try_from(variant: Variant) -> Result<Self, &'static str> {
        let fits = variant.is_own() && !variant.title.is_empty() && variant.check().is_ok();
        if fits { Ok(Self(variant)) } else { Err("no own variant that can be played") }
    }
}

impl From<Own> for Variant {
    fn from(own: Own) -> Self {
        own.0
    }
}

impl Stored for OwnVariants {
    const KEY: Key = Key::Variants;
}

impl OwnVariants {
    /// The variants.
    pub fn iter(&self) -> impl Iterator<Item = &Variant> + Clone {
        self.variants.iter().map(|own| &own.0)
    }

    /// Keeps a variant in the place of an earlier state of it of the same title, if that is there, else under its title or a
    /// free one like it, so that it never takes the place of another. Gives it back as it is kept. Nothing without a title is
    /// kept, nor anything that cannot be played, nor more than there is room for.
    pub fn keep(&mut self, variant: &Variant, earlier: Option<&Variant>) -> Option<Variant> {
        let own = Own::try_from(*variant).ok()?;
        if self.variants.contains(&own) {
            return Some(own.0);
        }
        let earlier = earlier.filter(|earlier| earlier.title == variant.title);
        let place = earlier.and_then(|earlier| self.variants.iter().position(|own| own.0 == *earlier));
        let others = self.variants.iter().enumerate().filter(|(index, _)| Some(*index) != place);
        let titles: Vec<Label> = others.map(|(_, own)| own.0.title).collect();
        let fit = |title: &str| Label::new(title).to_string();
        let title = free(variant.title.as_str(), fit, |title| titles.iter().any(|other| other.as_str() == title));
        let kept = Own(Variant { title: Label::new(&title), ..own.0 });
        let room = self.variants.len() < MOST;
        match place.and_then(|place| self.variants.get_mut(place)) {
            Some(old) => *old = kept,
            None if room => self.variants.push(kept),
            None => return None,
        }
        Some(kept.0)
    }

    /// Forgets the variant of that title.
    pub fn delete(&mut self, title: &str) {
        self.variants.retain(|own| own.0.title.as_str() != title);
    }
}

/// Name of a variant in addresses and settings: the id of an edition; for an own variant JSON, which holds all of it.
pub fn call(variant: &Variant) -> String {
    if variant.is_own() { variant.to_json() } else { variant.id.to_owned() }
}

/// Name of a variant with its changed switches in addresses: `barrage/chase=off`, or the JSON of an own variant.
pub fn call_in_force(variant: &Variant) -> String {
    if variant.is_own() { variant.to_json() } else { variant.to_string().replace(' ', "/") }
}

/// The variant that [`call_in_force`] names so, whether or not it can be played; `None` if the name cannot be read.
pub fn in_force(called: &str) -> Option<Variant> {
    if called.starts_with('{') {
        return Variant::from_json(called).ok();
    }
    called.replace('/', " ").parse().ok()
}

/// The variant that is called so, if there is one and it can be played.
pub fn variant(called: &str) -> Option<Variant> {
    let own = || Variant::from_json(called).ok();
    Variant::find(called).copied().or_else(own).filter(|variant| variant.check().is_ok())
}

#[cfg(test)]
mod tests {
    use vexillum_engine::VARIANTS;

    use super::*;
    use crate::storage::{Loaded, tests as stored};

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
    fn every_variant_is_called_with_its_changed_switches() {
        for edition in VARIANTS {
            assert_eq!(in_force(&call_in_force(edition)), Some(**edition));
            for (switch, value) in [("two-square", "5"), ("chase", "on"), ("chase", "off"), ("quiet-limit", "off")] {
                let changed = edition.with_switch(switch, value).expect("a switch that goes with all editions");
                assert_eq!(in_force(&call_in_force(&changed)), Some(changed));
                let own = changed.as_own("Ours / theirs");
                assert_eq!(in_force(&call_in_force(&own)), Some(own));
            }
        }
        for called in ["", "chess", "duel/", "duel/chase", "duel/chase=maybe", "duel/refill=3", "duel/x=on", "{"] {
            let found = in_force(called);
            assert!(called == "duel/" || found.is_none(), "{called}: {found:?}");
        }
    }

    #[test]
    fn variants_are_kept_by_their_titles() {
        let mut kept = OwnVariants::default();
        let mut keep = |variant: Variant, earlier: Option<Variant>| {
            kept.keep(&variant, earlier.as_ref()).map(|variant| variant.title.to_string())
        };
        let title = |title: &str| Some(title.to_owned());
        assert_eq!(keep(own("duel", "One"), None), title("One"));
        assert_eq!(keep(own("barrage", "Two"), None), title("Two"));
        assert_eq!(keep(own("scifi", "One"), None), title("One (2)"), "another of that name stays");
        assert_eq!(keep(own("duel", "One"), None), title("One"), "it is there already");
        assert_eq!(keep(own("scifi", "One"), Some(own("duel", "One"))), title("One"), "an earlier state of it");
        assert_eq!(keep(own("duel", "Two"), Some(own("scifi", "One"))), title("Two (2)"));
        assert_eq!(keep(own("duel", ""), None), None);
        assert_eq!(keep(*Variant::find("duel").expect("an edition"), None), None);
        let long = "ä".repeat(40);
        assert_eq!(keep(own("duel", &long), None), title(&long));
        assert_eq!(keep(own("barrage", &long), None), title(&["ä".repeat(36).as_str(), " (2)"].concat()));
        kept.delete(&long);
        kept.delete(&["ä".repeat(36).as_str(), " (2)"].concat());
        kept.delete("One (2)");
        kept.delete("Two (2)");
        let listed = |variants: &[Variant]| {
            format!(r#"{{"variants": [{}]}}"#, variants.iter().map(Variant::to_json).collect::<Vec<_>>().join(","))
        };
        stored::check(&listed(&[own("scifi", "One"), own("barrage", "Two")]), kept.clone(), Loaded::Whole);
        kept.delete("One");
        assert_eq!(kept.iter().collect::<Vec<_>>(), [&own("barrage", "Two")]);
        let filled = (0..MOST).filter(|n| kept.keep(&own("duel", &n.to_string()), None).is_some()).count();
        assert_eq!(filled, MOST - 1);
        assert_eq!(kept.iter().count(), MOST);
    }

    #[test]
    fn damaged_variants_are_left_out() {
        let (one, two) = (own("duel", "One"), own("barrage", "Two"));
        let no_flag = one.to_json().replace(r#""kind":"F","count":1"#, r#""kind":"F","count":0"#);
        let mut kept = OwnVariants::default();
        assert!(kept.keep(&one, None).is_some() && kept.keep(&two, None).is_some());
        for bad in [r#"{"version":1}"#, r#"{"version":9,"units":[]}"#, r#""duel""#, "7", &no_flag] {
            let text = format!(r#"{{"variants": [{}, {bad}, {}]}}"#, one.to_json(), two.to_json());
            stored::check(&text, kept.clone(), Loaded::Damaged);
        }
    }
}
