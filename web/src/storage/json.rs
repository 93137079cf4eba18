//! Stored values as JSON: an object with a `version` and the fields of the value.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::Loaded;

/// The version of all stored values.
const VERSION: u64 = 1;

#[derive(Serialize)]
struct Versioned<'a, T> {
    version: u64,
    #[serde(flatten)]
    fields: &'a T,
}

/// Text of a value; `None` if it is no object.
pub fn encode<T: Serialize>(fields: &T) -> Option<String> {
    serde_json::to_string(&Versioned { version: VERSION, fields }).ok()
}

/// Value of a text. Of a damaged one, what can be read: the good fields, and the good entries of lists.
pub fn decode<T: DeserializeOwned + Default>(text: &str) -> Loaded<T> {
    let (version, fields) = versioned(text);
    match version {
        Some(VERSION) => {}
        Some(later) if later > VERSION => return Loaded::Newer,
        _ => return Loaded::Damaged(T::default()),
    }
    // By value, as the mended parts are: a second reader for borrowed ones would make the page larger.
    if let Ok(value) = T::deserialize(fields) {
        return Loaded::Whole(value);
    }
    // Read once more, which only damaged ones cost.
    let mended = mend(versioned(text).1, &|part| T::deserialize(part).is_ok());
    Loaded::Damaged(mended.and_then(|fields| T::deserialize(fields).ok()).unwrap_or_default())
}

/// The version of a text, if it has one, and its other fields.
fn versioned(text: &str) -> (Option<u64>, Value) {
    match serde_json::from_str(text) {
        Ok(Value::Object(mut fields)) => (fields.remove("version").as_ref().and_then(Value::as_u64), fields.into()),
        _ => (None, Value::Null),
    }
}

/// A state of a value with what differs between two others; `None` if it is no object.
pub(super) fn rebase<T: Serialize + DeserializeOwned>(before: &T, after: &T, newest: &T) -> Option<T> {
    let [before, after, newest] = [before, after, newest].map(|state| serde_json::to_value(state).ok());
    T::deserialize(rebased(&before?, after?, newest?)).ok()
}

fn rebased(before: &Value, after: Value, newest: Value) -> Value {
    match (before, after, newest) {
        (before, after, newest) if *before == after => newest,
        (Value::Object(before), Value::Object(after), Value::Object(mut newest)) => {
            newest.retain(|name, _| after.contains_key(name) || !before.contains_key(name));
            for (name, field) in after {
                let theirs = newest.remove(&name).unwrap_or_default();
                let field = rebased(before.get(&name).unwrap_or(&Value::Null), field, theirs);
                newest.insert(name, field);
            }
            newest.into()
        }
        (_, after, _) => after,
    }
}

/// The part of a value that `reads`, which is asked about one field or entry at a time; `None` if there is no such part.
fn mend(value: Value, reads: &dyn Fn(Value) -> bool) -> Option<Value> {
    if reads(value.clone()) {
        return Some(value);
    }
    let mended = match value {
        Value::Object(fields) => {
            // Inserted one by one: a collected map is sorted first, which is five kilobytes of code.
            let mut mended = Map::new();
            for (name, field) in fields {
                let alone = |field| {
                    let mut part = Map::new();
                    part.insert(name.clone(), field);
                    reads(part.into())
                };
                if let Some(field) = mend(field, &alone) {
                    mended.insert(name, field);
                }
            }
            mended.into()
        }
        Value::Array(entries) => entries.into_iter().filter(|entry| reads(vec![entry.clone()].into())).collect(),
        _ => return None,
    };
    reads(Value::clone(&mended)).then_some(mended)
}

#[cfg(test)]
mod tests {
    use serde::Deserialize;

    use super::*;

    #[derive(Serialize, Deserialize, Clone, PartialEq, Debug, Default)]
    #[serde(default)]
    struct Sample {
        name: String,
        count: u8,
        inner: Inner,
        list: Vec<Entry>,
    }

    #[derive(Serialize, Deserialize, Clone, PartialEq, Debug, Default)]
    #[serde(default)]
    struct Inner {
        left: bool,
        right: Vec<u8>,
    }

    #[derive(Serialize, Deserialize, Clone, PartialEq, Debug)]
    struct Entry {
        id: u8,
    }

    fn sample() -> Sample {
        Sample {
            name: "a\n\"b\"".into(),
            count: 3,
            inner: Inner { left: true, right: vec![1, 2] },
            list: vec![Entry { id: 1 }, Entry { id: 2 }],
        }
    }

    fn check(text: &str, expected: &Loaded<Sample>) {
        assert_eq!(decode(text), *expected, "{text}");
    }

    #[test]
    fn values_come_back() {
        let text = encode(&sample()).expect("an object");
        assert!(text.starts_with(r#"{"version":1,"name":"#), "{text}");
        check(&text, &Loaded::Whole(sample()));
        assert_eq!(encode(&[1, 2]), None);
    }

    #[test]
    fn missing_fields_have_their_defaults_and_unknown_ones_are_ignored() {
        check(r#"{"version":1}"#, &Loaded::Whole(Sample::default()));
        let expected = Sample { count: 7, inner: Inner { left: true, ..Inner::default() }, ..Sample::default() };
        check(r#"{"new":[{}],"inner":{"up":1,"left":true},"count":7,"version":1}"#, &Loaded::Whole(expected));
    }

    #[test]
    fn what_is_no_value_of_this_version_is_damaged() {
        for text in ["", "{", "null", "[]", "7", "{}", r#"{"version":0}"#, r#"{"version":"1"}"#, "theme dark"] {
            check(text, &Loaded::Damaged(Sample::default()));
        }
        for text in [r#"{"version":2,"count":7}"#, r#"{"version":18446744073709551615}"#] {
            check(text, &Loaded::Newer);
        }
        check(&[r#"{"version":1,"list":"#, &"[".repeat(10_000)].concat(), &Loaded::Damaged(Sample::default()));
    }

    #[test]
    fn good_fields_and_entries_are_kept() {
        check(
            r#"{"version":1,"name":"n","count":300,"inner":{"left":1,"right":[1,-1,2]},"list":[{"id":1},{},7,{"id":2}]}"#,
            &Loaded::Damaged(Sample {
                name: "n".into(),
                inner: Inner { right: vec![1, 2], ..Inner::default() },
                list: vec![Entry { id: 1 }, Entry { id: 2 }],
                ..Sample::default()
            }),
        );
    }

    #[test]
    fn a_change_is_made_to_the_newest_state() {
        let (before, mut after, mut newest) = (sample(), sample(), sample());
        after.inner.left = false;
        after.name.clear();
        newest.inner.right = vec![3];
        newest.count = 9;
        newest.list.clear();
        let expected =
            Sample { name: String::new(), count: 9, inner: Inner { left: false, right: vec![3] }, list: Vec::new() };
        assert_eq!(rebase(&before, &after, &newest), Some(expected));
        assert_eq!(rebase(&before, &before, &newest), Some(newest));
    }
}
