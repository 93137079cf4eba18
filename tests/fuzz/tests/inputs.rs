//! Each target with the inputs that are kept, and with a fixed number of others.

use std::cell::RefCell;
use std::panic;

use vexillum_fuzz::{TARGETS, Target};

thread_local! {
    static INPUT: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// Of the inputs enough mean something, so that more than refusals is tried.
fn check(target: &Target) {
    let read = target.fuzz(1, target.inputs, |input| INPUT.with_borrow_mut(|last| input.clone_into(last)));
    let read = read.unwrap_or_else(|error| panic!("{}: {error}", target.name));
    assert!(read * 20 > target.inputs, "{}: {read} of {}", target.name, target.inputs);
}

/// The targets side by side, as tests of their own would be.
#[test]
fn targets() {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        usual(info);
        INPUT.with_borrow(|input| eprintln!("the input: {:?}", String::from_utf8_lossy(input)));
    }));
    let failed: Vec<&str> = std::thread::scope(|scope| {
        let running: Vec<_> = TARGETS.iter().map(|target| (target.name, scope.spawn(|| check(target)))).collect();
        running.into_iter().filter_map(|(name, thread)| thread.join().is_err().then_some(name)).collect()
    });
    assert!(failed.is_empty(), "{failed:?}");
}

/// A folder that no target reads would be forgotten.
#[test]
fn kept_inputs_have_a_target() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/corpus");
    for entry in std::fs::read_dir(folder).expect("the folder of kept inputs") {
        let name = entry.expect("an entry").file_name();
        assert!(name.to_str().is_some_and(|name| Target::find(name).is_some()), "{name:?}");
    }
}
