//! Readers of the page: texts and files, links, stored values, and messages to a frame.

use std::fmt::Debug;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use miniz_oxide::deflate::compress_to_vec;
use serde::Serialize;
use serde::de::DeserializeOwned;
use vexillum_engine::{Color, Game, VARIANTS};
use vexillum_web::archive::Archive;
use vexillum_web::draft::SavedSetups;
use vexillum_web::embed::{Asked, Message};
use vexillum_web::formats::zip::Zip;
use vexillum_web::formats::{
    Found, decode as decode_bytes, read_any, read_setup, write_gsn, write_stg, write_strados_field,
    write_strados_position, write_xml,
};
use vexillum_web::link::Link;
use vexillum_web::open_games::OpenGame;
use vexillum_web::own::OwnVariants;
use vexillum_web::settings::Settings;
use vexillum_web::storage::{Loaded, decode, encode};

use super::{lines, notation, number, text};
use crate::Target;

pub(super) const FILE: Target = Target { name: "file", seeds: files, inputs: 1_500, run: read_file };
pub(super) const ENCODED: Target = Target { name: "encoded", seeds: files, inputs: 1_000, run: read_encoded };
pub(super) const ARCHIVE: Target = Target { name: "archive", seeds: archives, inputs: 2_000, run: read_archive };
pub(super) const LINK: Target = Target { name: "link", seeds: links, inputs: 3_000, run: read_link };
pub(super) const SETUP: Target = Target { name: "setup", seeds: setups, inputs: 6_000, run: paste };
pub(super) const STORED: Target = Target { name: "stored", seeds: stored, inputs: 2_500, run: load };
pub(super) const FRAME: Target = Target { name: "frame", seeds: addresses, inputs: 2_500, run: embed };

fn files() -> Vec<Vec<u8>> {
    let files: [&[u8]; 6] = [
        include_bytes!("../../../data/formats/barrage.gsn"),
        include_bytes!("../../../data/formats/bundle.stg"),
        include_bytes!("../../../data/formats/classic.xml"),
        include_bytes!("../../../data/formats/duell.xml"),
        include_bytes!("../../../data/formats/free.xml"),
        include_bytes!("../../../data/formats/ultimate.gsn"),
    ];
    let texts = lines(include_str!("../../../data/formats/texts.txt"));
    files.into_iter().map(<[u8]>::to_vec).chain(texts).chain((notation::RECORD.seeds)().into_iter().take(6)).collect()
}

fn read_file(bytes: &[u8]) -> bool {
    let found = match read_any(bytes) {
        Ok(found) => found,
        Err(error) => {
            assert!(!format!("{error:?}").is_empty());
            return false;
        }
    };
    match found {
        Found::Game(imported) => {
            let game = Game::from_record(imported.record.clone()).expect("a game that was played again");
            let names = imported.record.seats.iter().flat_map(|seats| [&seats.red, &seats.blue]);
            names.for_each(|name| assert!(name.chars().count() <= 40, "{name}"));
            let _ = (write_gsn(&imported.record), write_xml(&imported.record));
            notation::check_game(&game, number(bytes));
        }
        Found::Own(record) => assert!(record.view().is_ok()),
        Found::Position(diagram) => {
            let _ = (write_strados_field(&diagram), write_strados_position(&diagram));
            if let Some(record) = diagram.editions().next().and_then(|variant| diagram.record(variant).ok()) {
                notation::check_game(&Game::from_record(record).expect("a position"), number(bytes));
            }
        }
        Found::Setups(setups) => setups.iter().for_each(|setup| drop(write_stg(setup))),
        Found::Variant(variant) => assert_eq!(variant.check(), Ok(())),
    }
    true
}

/// Bytes in whatever encoding: a text says the same in all that have its letters.
fn read_encoded(bytes: &[u8]) -> bool {
    let text = decode_bytes(bytes, |_, _| None);
    let marked = text.encode_utf16().flat_map(u16::to_le_bytes);
    let marked: Vec<u8> = [0xFF, 0xFE].into_iter().chain(marked).collect();
    assert_eq!(decode_bytes(&marked, |_, _| None), text);
    read_any(bytes).ok() == read_any(&marked).ok() && !text.is_empty()
}

fn archives() -> Vec<Vec<u8>> {
    let games: &[u8] = include_bytes!("../../../data/formats/games.zip");
    let locked: &[u8] = include_bytes!("../../../data/formats/locked.zip");
    [games, locked].map(<[u8]>::to_vec).into()
}

fn read_archive(bytes: &[u8]) -> bool {
    let Ok(mut zip) = Zip::open(bytes.to_vec()) else { return false };
    let Ok(members) = zip.members() else { return false };
    members.iter().filter(|member| zip.unpack(member).is_ok_and(|bytes| read_any(&bytes).is_ok())).count() > 0
}

/// Links that were sent, and some of ours.
fn links() -> Vec<Vec<u8>> {
    let sent = include_str!("../../../data/formats/links.txt").lines();
    let sent = sent.filter_map(|line| line.split_once('\t')).map(|(hash, _)| hash.as_bytes().to_vec());
    let records = (notation::RECORD.seeds)().into_iter().take(12);
    let ours = records.filter_map(|bytes| match read_any(&bytes) {
        Ok(Found::Game(imported)) => Some(Link::Game(Box::new(imported.record)).hash().into_bytes()),
        _ => None,
    });
    let setup = b"barrage\n......2.../.....2..../M.9......./S3FB......".to_vec();
    sent.chain(ours).chain((notation::RECORD.seeds)()).chain([setup]).collect()
}

/// A link as it is, or what is packed into one.
fn read_link(bytes: &[u8]) -> bool {
    let packed = || URL_SAFE_NO_PAD.encode(compress_to_vec(bytes, 1));
    let hash = match text(bytes) {
        Some(text) if text.starts_with('#') => text.to_owned(),
        _ => format!("#{}/{}.{}", ["game", "position", "setup"][bytes.len() % 3], 1 + bytes.len() / 3 % 2, packed()),
    };
    let Ok(Some(link)) = Link::read(&hash) else { return false };
    assert_eq!(Link::read(&link.hash()), Ok(Some(link)));
    true
}

fn setups() -> Vec<Vec<u8>> {
    let bundle: &[u8] = include_bytes!("../../../data/formats/bundle.stg");
    let ours = (notation::BOARDS.seeds)();
    let letters = "MBLJKIDDEFGHBBCDDEEFFGGHHIIJDDDDBBBEEGH";
    ours.into_iter().chain([bundle[..80].to_vec(), letters.as_bytes().to_vec()]).collect()
}

fn paste(bytes: &[u8]) -> bool {
    let Some(text) = text(bytes) else { return false };
    let mut read = false;
    for variant in [VARIANTS[0], VARIANTS[4], VARIANTS[7]] {
        if let Ok(setup) = read_setup(variant, text) {
            assert_eq!(read_setup(variant, &setup.to_string()), Ok(setup));
            read = true;
        }
    }
    read
}

fn stored() -> Vec<Vec<u8>> {
    let own = OwnVariants::default();
    let mut archive = Archive::default();
    for bytes in (notation::RECORD.seeds)().into_iter().take(6) {
        let record = text(&bytes).and_then(|text| text.parse().ok());
        let game = record.and_then(|record| Game::from_record(record).ok());
        if let Some(past) = game.and_then(|game| vexillum_web::archive::PastGame::imported(&game, 7)) {
            archive.add(past);
        }
    }
    let mut setups = SavedSetups::default();
    let mut variants = own;
    for variant in VARIANTS.iter().take(3) {
        setups.save(variant, "Wall", &vexillum_engine::ai::arrange(variant, 1));
        setups.played(variant, &vexillum_engine::ai::arrange(variant, 2));
        variants.keep(&variant.as_own("Ours"), None);
    }
    [encode(&Settings::default()), encode(&archive), encode(&setups), encode(&variants), encode(&OpenGame::default())]
        .into_iter()
        .flatten()
        .map(String::into_bytes)
        .collect()
}

/// Checks that a stored text is read as far as it is good, and then is whole.
fn check<T: Serialize + DeserializeOwned + Default + PartialEq + Debug>(text: &str) -> bool {
    let read = decode::<T>(text);
    let whole = matches!(read, Loaded::Whole(_));
    let value = read.value();
    let written = encode(&value).expect("an object");
    assert_eq!(decode::<T>(&written), Loaded::Whole(value), "{written}");
    whole
}

fn load(bytes: &[u8]) -> bool {
    let Some(text) = text(bytes) else { return false };
    let read = [
        check::<Settings>(text),
        check::<SavedSetups>(text),
        check::<OwnVariants>(text),
        check::<Archive>(text),
        check::<OpenGame>(text),
    ];
    read.contains(&true)
}

fn addresses() -> Vec<Vec<u8>> {
    let mut texts: Vec<Vec<u8>> = [
        "edition=duel&side=blue&level=3",
        "level=legate&side=lot&edition=original",
        "opponent=watch&level=4,1&ply=3&host=https://example.org",
        "opponent=beside&lang=nl&theme=auto&controls=min&color.red=#f00",
        "setup=......2.../.....2..../M.9......./S3FB......",
        "switch.moving-flag=on&edition=duel&switch.two-square=5",
        "position=f........./b........./3........./........../..~~..~~../..~~..~~../........../........../........../F.........+red",
        r#"{"protocol":"vexillum","version":1,"id":3,"type":"play","action":"a4a5"}"#,
        r#"{"type":"getRecord","id":3,"version":1,"protocol":"vexillum","to":{"be":[]}}"#,
    ]
    .map(|text| text.as_bytes().to_vec())
    .into();
    texts.extend(links().into_iter().map(|link| [b"game=", link.as_slice()].concat()));
    texts
}

fn embed(bytes: &[u8]) -> bool {
    let Some(text) = text(bytes) else { return false };
    let message = Message::read(text).is_ok();
    let pairs = text.split('&').filter_map(|pair| pair.split_once('='));
    let pairs: Vec<_> = pairs.map(|(name, value)| (name.to_owned(), value.replace('+', " "))).collect();
    let asked = Asked::read(&pairs);
    let side = asked.side.unwrap_or(Color::Red);
    let session = asked.game(side, |level| level.name().to_owned(), number(bytes));
    let session = session.expect("what has been read can be played");
    assert!(session.log_len() >= asked.entries());
    message || !pairs.is_empty() && asked.faults.is_empty()
}
