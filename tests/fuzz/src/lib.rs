//! Fuzz targets: each takes any bytes and panics where the program must not.
//!
//! Inputs are mutations (`mutate`) of meaningful texts. A seed decides them, so every machine gets the same,
//! with the stable compiler.

mod mutate;
mod probe;
mod targets;

use std::path::PathBuf;
use std::{fs, io};

pub use targets::TARGETS;

/// A reader, and where its inputs come from.
pub struct Target {
    /// Its name, and that of its folder in `corpus`.
    pub name: &'static str,
    /// Texts that mean something to it, besides its folder.
    pub seeds: fn() -> Vec<Vec<u8>>,
    /// Inputs that the checks run.
    pub inputs: u64,
    /// Reads an input; says whether it means something. Panics where something is wrong.
    pub run: fn(&[u8]) -> bool,
}

impl Target {
    /// The target of that name.
    pub fn find(name: &str) -> Option<&'static Self> {
        TARGETS.iter().find(|target| target.name == name)
    }

    /// The inputs that are kept: what has been found once.
    ///
    /// # Errors
    /// If the folder cannot be read.
    pub fn corpus(&self) -> io::Result<Vec<Vec<u8>>> {
        let folder: PathBuf = [env!("CARGO_MANIFEST_DIR"), "corpus", self.name].iter().collect();
        if !folder.exists() {
            return Ok(Vec::new());
        }
        let mut files = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<PathBuf>>>()?;
        files.sort();
        files.into_iter().map(fs::read).collect()
    }

    /// Number of meaningful inputs among the kept ones and this many mutations of them.
    ///
    /// `each` is shown every input before the target reads it.
    ///
    /// # Errors
    /// If the kept inputs cannot be read.
    pub fn fuzz(&self, seed: u64, inputs: u64, mut each: impl FnMut(&[u8])) -> io::Result<u64> {
        let mut random = fastrand::Rng::with_seed(seed);
        let kept = self.corpus()?;
        let texts: Vec<Vec<u8>> = (self.seeds)().into_iter().chain(kept).collect();
        let changed = (0..inputs).map(|_| mutate::changed(&texts, &mut random));
        let mut read = 0;
        for input in texts.iter().cloned().chain(changed) {
            each(&input);
            read += u64::from((self.run)(&input));
        }
        Ok(read)
    }
}
