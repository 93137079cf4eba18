use std::cell::RefCell;
use std::rc::Rc;

use serde::{Deserialize, Serialize};

use super::*;

/// A storage area as browsers have it, with room for so many bytes. Clones are the same one: two windows.
#[derive(Clone)]
struct Sample(Rc<RefCell<BTreeMap<String, String>>>, Option<usize>);

impl Sample {
    fn new(room: Option<usize>, texts: &[(&str, &str)]) -> Self {
        let texts = texts.iter().map(|&(name, text)| (name.to_owned(), text.to_owned())).collect();
        Self(Rc::new(RefCell::new(texts)), room)
    }
}

impl Area for Sample {
    fn is_open(&self) -> bool {
        self.1.is_some()
    }

    fn get(&self, name: &str) -> Option<String> {
        self.0.borrow().get(name).cloned()
    }

    fn set(&self, name: &str, text: &str) -> bool {
        let mut after = self.0.borrow().clone();
        after.insert(name.to_owned(), text.to_owned());
        let fits = self.1.is_some_and(|room| after.values().map(String::len).sum::<usize>() <= room);
        if fits {
            *self.0.borrow_mut() = after;
        }
        fits
    }

    fn remove(&self, name: &str) {
        self.0.borrow_mut().remove(name);
    }

    fn names(&self) -> Vec<String> {
        self.0.borrow().keys().cloned().collect()
    }
}

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct List {
    list: Vec<u8>,
}

impl Stored for List {
    const KEY: Key = Key::Lessons;
    const MOST_BYTES: usize = 200;
    const CACHED: bool = true;
}

const NAME: &str = Key::Lessons.name();
const AMPLE: Option<usize> = Some(1_000);

fn push(store: &mut Store<Sample>, entry: u8) -> Result<(), Refused> {
    store.update(|value: &mut List| value.list.push(entry)).1
}

fn list(store: &mut Store<Sample>) -> Vec<u8> {
    store.load::<List>().value().list
}

#[test]
fn two_windows_change_the_newest_state() {
    let area = Sample::new(AMPLE, &[]);
    let (mut one, mut two) = (Store::new(area.clone()), Store::new(area));
    assert_eq!((push(&mut one, 1), push(&mut two, 2), push(&mut one, 3)), (Ok(()), Ok(()), Ok(())));
    assert_eq!((list(&mut one), list(&mut two)), (vec![1, 2, 3], vec![1, 2, 3]));
    let before = List { list: vec![1] };
    assert_eq!(two.change(&before, &before).list, [1, 2, 3]);
    assert_eq!(two.change(&before, &List { list: vec![9] }).list, [9]);
}

/// Text that is stored after a value was loaded and changed, and the result of that.
fn check(room: Option<usize>, text: &str, refused: Option<Refused>, stored: &[(&str, &str)], troubles: &[Trouble]) {
    let area = Sample::new(room, &[(NAME, text)]);
    let mut store = Store::new(area.clone());
    let before = list(&mut store);
    assert_eq!(push(&mut store, 7).err(), refused, "{text}");
    assert_eq!(list(&mut store), [before, vec![7]].concat(), "in memory at least: {text}");
    assert_eq!(area.0.borrow().clone(), Sample::new(None, stored).0.take(), "{text}");
    assert_eq!(store.troubles, troubles, "{text}");
}

#[test]
fn nothing_that_is_stored_is_lost() {
    const DAMAGED: &str = r#"{"version":1,"list":[1,"x"]}"#;
    const LATER: &str = r#"{"version":2,"list":{}}"#;
    const ASIDE: &str = "vexillum.lessons.damaged";
    let damaged = Trouble::Damaged(Key::Lessons);
    check(AMPLE, r#"{"version":1,"list":[1]}"#, None, &[(NAME, r#"{"version":1,"list":[1,7]}"#)], &[]);
    check(AMPLE, DAMAGED, None, &[(NAME, r#"{"version":1,"list":[1,7]}"#), (ASIDE, DAMAGED)], &[damaged]);
    check(AMPLE, "x", None, &[(NAME, r#"{"version":1,"list":[7]}"#), (ASIDE, "x")], &[damaged]);
    let full = Trouble::Refused(Refused::Full);
    check(Some(40), DAMAGED, Some(Refused::Full), &[(NAME, DAMAGED)], &[damaged, full]);
    let newer = [Trouble::Newer(Key::Lessons), Trouble::Refused(Refused::Newer)];
    check(AMPLE, LATER, Some(Refused::Newer), &[(NAME, LATER)], &newer);
    let blocked = Trouble::Refused(Refused::Blocked);
    let text = r#"{"version":1,"list":[1]}"#;
    check(None, text, Some(Refused::Blocked), &[(NAME, text)], &[blocked]);
    check(Some(24), text, Some(Refused::Full), &[(NAME, text)], &[full]);
}

#[test]
fn a_second_damaged_value_is_set_aside_beside_the_first() {
    let area = Sample::new(AMPLE, &[]);
    let mut store = Store::new(area.clone());
    assert!(store.set_aside(NAME, "one") && store.set_aside(NAME, "two") && store.set_aside(NAME, "one"));
    let aside = [("vexillum.lessons.damaged", "one"), ("vexillum.lessons.damaged-2", "two")];
    assert_eq!(area.0.borrow().clone(), Sample::new(None, &aside).0.take());
    assert!((3..=MOST_ASIDE).all(|number| store.set_aside(NAME, &number.to_string())));
    assert!(!store.set_aside(NAME, "one too many"));
}

#[test]
fn what_is_in_memory_gives_way_to_what_another_window_stores() {
    let area = Sample::new(Some(24), &[]);
    let mut store = Store::new(area.clone());
    assert_eq!(push(&mut store, 1), Ok(()));
    assert_eq!(push(&mut store, 2), Err(Refused::Full));
    assert_eq!(list(&mut store), [1, 2]);
    assert_eq!(store.names("vexillum."), [NAME]);
    assert!(area.set(NAME, r#"{"version":1,"list":[5]}"#));
    assert_eq!(list(&mut store), [5]);
    store.forget("vexillum.");
    assert_eq!((list(&mut store), area.0.borrow().len()), (Vec::new(), 0));
}

#[test]
fn a_value_may_have_a_limit_of_its_own() {
    let area = Sample::new(AMPLE, &[]);
    let mut store = Store::new(area.clone());
    let done = store.update(|value: &mut List| value.list = vec![100; 60]).1;
    assert_eq!((done, list(&mut store).len(), area.0.borrow().len()), (Err(Refused::Full), 60, 0));
    assert_eq!(store.update(|value: &mut List| value.list.truncate(9)).1, Ok(()));
    assert_eq!(list(&mut Store::new(area)).len(), 9);
}

#[test]
fn room_is_counted_as_browsers_count() {
    let store = Store::new(Sample::new(AMPLE, &[("vexillum.a", "äöü"), ("other", "12345")]));
    assert_eq!((store.size("vexillum."), store.size("")), (13, 23));
}
