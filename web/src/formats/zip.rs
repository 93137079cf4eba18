//! Archives of many files, as `.zip`. Their members are unpacked one at a time, and limits keep a small file from becoming a
//! huge one.

use crc::{CRC_32_ISO_HDLC, Crc};
use miniz_oxide::inflate::{TINFLStatus, decompress_to_vec_with_limit};
use rawzip::{CompressionMethod, ZipArchive, ZipArchiveEntryWayfinder, ZipSliceArchive, ZipVerification};

use super::{MOST_BYTES, Wrong};

/// Size of the largest archive that is read, in bytes.
pub const MOST_ARCHIVE: usize = 32 << 20;
/// Number of members of an archive that are read.
const MOST_MEMBERS: usize = 20_000;
/// Most that the members of an archive may unpack to together, in bytes.
const MOST_UNPACKED: u64 = 256 << 20;

/// Checksum of members. That of `rawzip` has a table of 16 kB.
const CHECKSUM: Crc<u32> = Crc::<u32>::new(&CRC_32_ISO_HDLC);

/// Longest name of a member that is told, in characters.
const LONGEST_NAME: usize = 80;

/// Tells whether bytes begin as an archive does.
pub fn is_zip(bytes: &[u8]) -> bool {
    // The second is that of an archive without members.
    bytes.starts_with(b"PK\x03\x04") || bytes.starts_with(b"PK\x05\x06")
}

/// A file in an archive.
#[derive(Clone, Debug)]
pub struct Member {
    /// Name with its folders; the end of one that is too long.
    pub name: String,
    method: CompressionMethod,
    encrypted: bool,
    place: ZipArchiveEntryWayfinder,
}

/// An archive that is read.
#[derive(Debug)]
pub struct Zip {
    archive: ZipSliceArchive<Vec<u8>>,
    /// Room that is left for unpacked members, in bytes.
    room: u64,
}

impl Zip {
    /// Opens an archive.
    ///
    /// # Errors
    /// If it is too large or is none.
    pub fn open(bytes: Vec<u8>) -> Result<Self, Wrong> {
        if bytes.len() > MOST_ARCHIVE {
            return Err(Wrong::TooLong(MOST_ARCHIVE));
        }
        let archive = ZipArchive::from_slice(bytes).map_err(|_| Wrong::Archive)?;
        Ok(Self { archive, room: MOST_UNPACKED })
    }

    /// The files in all folders of the archive, in its order.
    ///
    /// # Errors
    /// If the list is damaged or too long.
    pub fn members(&self) -> Result<Vec<Member>, Wrong> {
        let mut members = Vec::new();
        for entry in self.archive.entries() {
            let entry = entry.map_err(|_| Wrong::Archive)?;
            if entry.is_dir() {
                continue;
            }
            if members.len() == MOST_MEMBERS {
                return Err(Wrong::TooLong(MOST_MEMBERS));
            }
            members.push(Member {
                name: shown(&String::from_utf8_lossy(entry.file_path().as_ref())),
                method: entry.compression_method(),
                encrypted: entry.flags().is_encrypted(),
                place: entry.wayfinder(),
            });
        }
        Ok(members)
    }

    /// Unpacks a member.
    ///
    /// # Errors
    /// If it is encrypted, packed in an unknown way, damaged or too large, or all of them together are.
    pub fn unpack(&mut self, member: &Member) -> Result<Vec<u8>, Wrong> {
        if member.encrypted {
            return Err(Wrong::Encrypted);
        }
        let entry = self.archive.get_entry(member.place).map_err(|_| Wrong::Archive)?;
        // What it claims is not believed: the limit holds while it is unpacked.
        let most = MOST_BYTES.min(usize::try_from(self.room).unwrap_or(usize::MAX));
        let bytes = match member.method {
            CompressionMethod::STORE if entry.data().len() > most => return Err(Wrong::TooLong(most)),
            CompressionMethod::STORE => entry.data().to_vec(),
            CompressionMethod::DEFLATE => match decompress_to_vec_with_limit(entry.data(), most) {
                Ok(bytes) => bytes,
                Err(error) => {
                    // Its work is done, too.
                    self.room = self.room.saturating_sub(error.output.len() as u64);
                    let too_large = error.status == TINFLStatus::HasMoreOutput;
                    return Err(if too_large { Wrong::TooLong(most) } else { Wrong::Archive });
                }
            },
            _ => return Err(Wrong::Packing),
        };
        self.room = self.room.saturating_sub(bytes.len() as u64);
        let found = ZipVerification { crc: CHECKSUM.checksum(&bytes), uncompressed_size: bytes.len() as u64 };
        entry.claim_verifier().valid(found).map_err(|_| Wrong::Archive)?;
        Ok(bytes)
    }
}

/// The end of a long name, where it tells most.
fn shown(name: &str) -> String {
    let surplus = name.chars().count().saturating_sub(LONGEST_NAME);
    name.chars().skip(surplus).map(|letter| if letter.is_control() { ' ' } else { letter }).collect()
}
