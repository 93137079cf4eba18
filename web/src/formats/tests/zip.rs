//! Archives: members in folders, and what is wrong with archives on purpose or by accident.

use miniz_oxide::deflate::compress_to_vec;

use crate::formats::zip::{MOST_ARCHIVE, Zip, is_zip};
use crate::formats::{MOST_BYTES, Wrong, read_any};

/// Written by the usual program: files in folders, one of them compressed, one of no known format.
const GAMES: &[u8] = include_bytes!("../../../../tests/data/formats/games.zip");
/// The same with a password.
const LOCKED: &[u8] = include_bytes!("../../../../tests/data/formats/locked.zip");

/// What became of each member of an archive: true for one that was read.
fn members(bytes: &[u8]) -> Vec<(String, Result<bool, Wrong>)> {
    assert!(is_zip(bytes));
    let mut zip = Zip::open(bytes.to_vec()).expect("an archive");
    let members = zip.members().expect("a list");
    let each = members.into_iter().map(|member| {
        let found = zip.unpack(&member).map(|bytes| read_any(&bytes).is_ok());
        (member.name, found)
    });
    each.collect()
}

/// A member as it is written.
#[derive(Clone)]
struct Packed {
    name: String,
    method: u16,
    bytes: Vec<u8>,
    crc: u32,
    size: u32,
}

impl Packed {
    /// A member with whatever method, compressed by the usual one.
    fn new(name: &str, method: u16, contents: &[u8]) -> Self {
        let bytes = if method == 8 { compress_to_vec(contents, 6) } else { contents.to_vec() };
        Self { name: name.to_owned(), method, bytes, crc: rawzip::crc32(contents), size: contents.len() as u32 }
    }
}

fn archive(members: &[Packed]) -> Vec<u8> {
    let (mut bytes, mut list) = (Vec::new(), Vec::new());
    for Packed { name, method, bytes: packed, crc, size } in members {
        let offset = (bytes.len() as u32).to_le_bytes();
        let sizes = [*crc, packed.len() as u32, *size].map(u32::to_le_bytes);
        let name_len = (name.len() as u16).to_le_bytes();
        let head =
            [&[20, 0, 0, 0][..], &method.to_le_bytes(), &[0; 4], sizes.as_flattened(), &name_len, &[0; 2]].concat();
        bytes.extend([b"PK\x03\x04", &head[..], name.as_bytes(), packed].concat());
        list.extend([b"PK\x01\x02\x14\0", &head[..], &[0; 10], &offset, name.as_bytes()].concat());
    }
    let count = (members.len() as u16).to_le_bytes();
    let [len, start] = [&list, &bytes].map(|part| (part.len() as u32).to_le_bytes());
    [bytes, list, [b"PK\x05\x06\0\0\0\0", &count[..], &count, &len, &start, &[0; 2]].concat()].concat()
}

#[test]
fn files_in_folders_are_found() {
    let found = members(GAMES);
    let read: Vec<_> = found.iter().map(|(name, found)| (name.as_str(), *found.as_ref().expect("a file"))).collect();
    assert_eq!(
        read,
        [("classic.xml", true), ("old/deep/bundle.stg", true), ("old/barrage.gsn", true), ("readme.txt", false)]
    );
    assert_eq!(members(LOCKED), [("classic.xml".to_owned(), Err(Wrong::Encrypted))]);
}

#[test]
fn members_that_are_refused() {
    let check = |member: Packed, expected: Result<bool, Wrong>| {
        assert_eq!(members(&archive(&[member])).pop().expect("a member").1, expected);
    };
    let setup = Packed::new("a", 8, b"...2....../.3.2.9..M./.........S/..F......B");
    check(setup.clone(), Ok(true));
    for method in [0, 8] {
        check(Packed::new("a", method, b""), Ok(false));
        check(Packed::new("a", method, &vec![b'\n'; MOST_BYTES]), Ok(false));
        // Whatever it claims.
        let large = Packed::new("a", method, &vec![b'\n'; MOST_BYTES + 1]);
        check(Packed { size: 7, ..large }, Err(Wrong::TooLong(MOST_BYTES)));
    }
    check(Packed { crc: setup.crc ^ 1, ..setup.clone() }, Err(Wrong::Archive));
    check(Packed { size: setup.size + 1, ..setup.clone() }, Err(Wrong::Archive));
    check(Packed { method: 12, ..setup.clone() }, Err(Wrong::Packing));
    check(Packed { bytes: b"\xFF\xFF".to_vec(), ..setup.clone() }, Err(Wrong::Archive));
    let name = "folder/".repeat(1_000) + "end.xml";
    let shown = members(&archive(&[Packed { name, ..setup }])).pop().expect("a member").0;
    assert_eq!((shown.chars().count(), shown.ends_with("/end.xml")), (80, true));
}

/// Each member may be small enough, but not all of them together.
#[test]
fn all_members_together_have_a_limit() {
    let bytes = archive(&vec![Packed::new("bomb", 8, &vec![b' '; MOST_BYTES]); 300]);
    assert!(bytes.len() < MOST_BYTES);
    let refused = members(&bytes).into_iter().filter(|(_, found)| matches!(found, Err(Wrong::TooLong(_)))).count();
    assert_eq!(refused, 300 - 256);
}

#[test]
fn archives_that_are_refused() {
    for (bytes, expected) in [
        (vec![0; MOST_ARCHIVE + 1], Wrong::TooLong(MOST_ARCHIVE)),
        (b"PK\x03\x04 and nothing else".to_vec(), Wrong::Archive),
        (GAMES[..GAMES.len() - 30].to_vec(), Wrong::Archive),
    ] {
        assert_eq!(Zip::open(bytes).expect_err("no archive"), expected);
    }
    assert!(is_zip(GAMES) && is_zip(&archive(&[])));
    assert!(!is_zip(b"") && !is_zip(b"PK") && !is_zip(b"vexillum 1\n"));
}
