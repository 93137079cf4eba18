//! Argument parsers for editions.

use vexillum_engine::{VARIANTS, Variant};

/// Editions named by an argument, at least one.
pub type Editions = Vec<&'static Variant>;

/// Edition with this identifier.
///
/// # Errors
/// If no edition has it. The message lists all identifiers.
pub fn edition(id: &str) -> Result<&'static Variant, String> {
    Variant::find(id).ok_or_else(|| {
        let known: Vec<&str> = VARIANTS.iter().map(|variant| variant.id).collect();
        format!("there is no edition {id:?}; there are {}", known.join(", "))
    })
}

/// Editions of a list, with commas between the identifiers, or `all`.
///
/// # Errors
/// If one of them does not exist.
pub fn editions(list: &str) -> Result<Editions, String> {
    if list == "all" { Ok(VARIANTS.to_vec()) } else { list.split(',').map(edition).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn editions_are_found_or_refused() {
        let found = |list: &str| editions(list).map(|found| found.iter().map(|variant| variant.id).collect::<Vec<_>>());
        assert_eq!(found("duel,barrage"), Ok(vec!["duel", "barrage"]));
        assert_eq!(editions("all").map(|all| all.len()), Ok(VARIANTS.len()));
        for list in ["", "chess", "duel,", "duel barrage"] {
            assert!(editions(list).is_err(), "{list}");
        }
    }
}
