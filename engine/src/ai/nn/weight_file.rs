//! Weight files: a header that names the format and the architecture, then a byte for each weight.
//!
//! The header is [`MAGIC`], [`VERSION`] and the hash of the architecture, four bytes each, lowest first. A
//! built-in file of another architecture does not compile.

use core::fmt;

/// The first bytes of every weight file, `VXNN`.
const MAGIC: u32 = u32::from_le_bytes(*b"VXNN");
/// The version of the format.
const VERSION: u32 = 1;
/// The length of the header, in bytes.
#[cfg(any(test, feature = "train"))]
const HEADER: usize = 12;

/// The reason why a weight file cannot be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WeightFileError {
    /// The file is no weight file, or ends within its header.
    Magic,
    /// The version of the format is not known.
    Version(u32),
    /// The weights are of another architecture.
    Architecture,
    /// The file has too few or too many weights.
    Length,
}

impl fmt::Display for WeightFileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Magic => f.write_str("no weight file"),
            Self::Version(version) => write!(f, "a weight file of version {version}, which is not known"),
            Self::Architecture => f.write_str("weights of another architecture"),
            Self::Length => f.write_str("a weight file with too few or too many weights"),
        }
    }
}

impl core::error::Error for WeightFileError {}

/// The hash of an architecture: of its name and of lists of its sizes (FNV-1a, 32 bits).
pub(in crate::ai) const fn architecture(name: &str, sizes: &[&[u32]]) -> u32 {
    let mut hash = fnv1a(0x811c_9dc5, name.as_bytes());
    let mut list = 0;
    while list < sizes.len() {
        let mut index = 0;
        while index < sizes[list].len() {
            hash = fnv1a(hash, &sizes[list][index].to_le_bytes());
            index += 1;
        }
        list += 1;
    }
    hash
}

const fn fnv1a(mut hash: u32, bytes: &[u8]) -> u32 {
    let mut index = 0;
    while index < bytes.len() {
        hash = (hash ^ bytes[index] as u32).wrapping_mul(0x0100_0193);
        index += 1;
    }
    hash
}

/// The header of a file with weights of an architecture.
#[cfg(any(test, feature = "train"))]
pub(in crate::ai) const fn header(architecture: u32) -> [u8; HEADER] {
    let [magic, version, hash] = [MAGIC.to_le_bytes(), VERSION.to_le_bytes(), architecture.to_le_bytes()];
    [
        magic[0], magic[1], magic[2], magic[3], version[0], version[1], version[2], version[3], hash[0], hash[1],
        hash[2], hash[3],
    ]
}

/// The weights of a file.
///
/// # Errors
/// If the file has no such header, or not exactly as many weights.
pub(in crate::ai) const fn read<const WEIGHTS: usize>(
    file: &[u8],
    architecture: u32,
) -> Result<&[u8; WEIGHTS], WeightFileError> {
    let Some((magic, rest)) = file.split_first_chunk() else { return Err(WeightFileError::Magic) };
    let Some((version, rest)) = rest.split_first_chunk() else { return Err(WeightFileError::Magic) };
    let Some((hash, rest)) = rest.split_first_chunk() else { return Err(WeightFileError::Magic) };
    if u32::from_le_bytes(*magic) != MAGIC {
        return Err(WeightFileError::Magic);
    }
    let version = u32::from_le_bytes(*version);
    if version != VERSION {
        return Err(WeightFileError::Version(version));
    }
    if u32::from_le_bytes(*hash) != architecture {
        return Err(WeightFileError::Architecture);
    }
    match rest.first_chunk() {
        Some(weights) if rest.len() == WEIGHTS => Ok(weights),
        _ => Err(WeightFileError::Length),
    }
}

/// The weights of a built-in file; a file that cannot be used does not compile.
pub(in crate::ai) const fn built_in<const WEIGHTS: usize>(
    file: &'static [u8],
    architecture: u32,
) -> &'static [u8; WEIGHTS] {
    match read(file, architecture) {
        Ok(weights) => weights,
        Err(WeightFileError::Magic) => panic!("this is no weight file"),
        Err(WeightFileError::Version(_)) => panic!("this weight file is of another version of the format"),
        Err(WeightFileError::Architecture) => panic!("these are the weights of another architecture"),
        Err(WeightFileError::Length) => panic!("this weight file has too few or too many weights"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HASH: u32 = architecture("test", &[&[2, 3]]);

    /// Reads a file of three weights after a change to it.
    fn check(change: impl Fn(&mut alloc::vec::Vec<u8>), found: Result<&[u8; 3], WeightFileError>) {
        let mut file = header(HASH).to_vec();
        file.extend([1, 2, 3]);
        change(&mut file);
        assert_eq!(read(&file, HASH), found);
    }

    #[test]
    fn a_wrong_file_is_an_error_that_says_so() {
        check(|_| {}, Ok(&[1, 2, 3]));
        check(alloc::vec::Vec::clear, Err(WeightFileError::Magic));
        check(|file| file.truncate(HEADER - 1), Err(WeightFileError::Magic));
        check(|file| drop(file.drain(..HEADER)), Err(WeightFileError::Magic));
        check(|file| file[0] ^= 1, Err(WeightFileError::Magic));
        check(|file| file[4] = 2, Err(WeightFileError::Version(2)));
        check(|file| file[8] ^= 1, Err(WeightFileError::Architecture));
        check(|file| file.truncate(HEADER + 2), Err(WeightFileError::Length));
        check(|file| file.push(4), Err(WeightFileError::Length));
    }

    #[test]
    fn architectures_differ_by_name_and_sizes() {
        let all = [("test", &[2, 3][..]), ("test", &[3, 2]), ("test", &[2]), ("tests", &[2, 3])];
        let hashes = all.map(|(name, sizes)| architecture(name, &[sizes]));
        for (index, hash) in hashes.iter().enumerate() {
            assert!(!hashes[..index].contains(hash));
        }
    }
}
