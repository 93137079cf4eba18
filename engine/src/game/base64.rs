//! Bytes as text for storage, and whether they came back as they were.

use alloc::string::String;
use alloc::vec::Vec;

/// Tells whether bytes are those that were saved (FNV-1a).
pub(super) fn checksum(bytes: &[u8]) -> [u8; 4] {
    let add = |sum: u32, byte: &u8| (sum ^ u32::from(*byte)).wrapping_mul(0x0100_0193);
    bytes.iter().fold(0x811c_9dc5, add).to_le_bytes()
}

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Base64 without padding, by hand, since the usual crate is seven kilobytes of the page: six bits a letter, so one letter
/// more than there are bytes in each group of up to three.
pub(super) fn base64(bytes: &[u8]) -> String {
    let group = |group: &[u8]| {
        let bits = group.iter().enumerate().fold(0, |bits, (index, &byte)| bits | u32::from(byte) << (16 - 8 * index));
        let letters = [18, 12, 6, 0].map(|shift| char::from(LETTERS[(bits >> shift & 63) as usize]));
        letters.into_iter().take(group.len() + 1)
    };
    bytes.chunks(3).flat_map(group).collect()
}

/// The bytes of base64 without padding; bits that fill up the last letter are not looked at.
pub(super) fn from_base64(text: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    let (mut bits, mut count) = (0, 0);
    for letter in text.bytes() {
        bits = bits << 6 | LETTERS.iter().position(|&other| other == letter)?;
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count) as u8);
            bits &= (1 << count) - 1;
        }
    }
    Some(bytes)
}
