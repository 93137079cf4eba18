//! Where things are.

use std::{
    collections::BTreeSet,
    env, fs,
    hash::{DefaultHasher, Hash, Hasher},
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

/// The places that the commands work with.
pub(crate) struct Project {
    /// The checkout.
    pub(crate) root: PathBuf,
    /// Tools and packages, outside the checkout so that several checkouts share them.
    pub(crate) cache: PathBuf,
}

impl Project {
    /// Finds the checkout from this program's own package, the cache from the environment.
    pub(crate) fn find() -> Result<Self> {
        // Asked for now, not when compiled: checkouts may share one target folder.
        let package = env::var_os("CARGO_MANIFEST_DIR").context("run this as cargo xtask")?;
        let root = Path::new(&package).ancestors().nth(2).context("tools/xtask lies two folders deep")?.to_owned();
        let named = |name| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        let cache = named("VEXILLUM_CACHE")
            .or_else(|| Some(named("XDG_CACHE_HOME")?.join("vexillum")))
            .or_else(|| Some(env::home_dir()?.join(".cache/vexillum")))
            .context("no home folder: name one for the tools in VEXILLUM_CACHE")?;
        Ok(Self { root, cache })
    }

    /// Where cargo puts what it makes.
    pub(crate) fn target(&self) -> PathBuf {
        env::var_os("CARGO_TARGET_DIR").map_or_else(|| self.root.join("target"), |target| self.root.join(target))
    }

    /// The finished site.
    pub(crate) fn dist(&self) -> PathBuf {
        self.root.join("dist")
    }

    /// The path of a file in `dist/` from the page, as in an address.
    pub(crate) fn site_path(&self, file: &Path) -> Result<String> {
        Ok(file.strip_prefix(self.dist())?.display().to_string().replace('\\', "/"))
    }

    /// The browser tests and their package list.
    pub(crate) fn e2e(&self) -> PathBuf {
        self.root.join("tests/e2e")
    }

    /// A value from `Trunk.toml`, where the versions of the tools are named.
    pub(crate) fn trunk_setting(&self, key: &str) -> Result<String> {
        let text = fs::read_to_string(self.root.join("Trunk.toml")).context("Trunk.toml")?;
        text.lines()
            .find_map(|line| line.strip_prefix(key)?.trim_start().strip_prefix('='))
            .and_then(|value| value.split('"').nth(1))
            .map(|value| value.trim_start_matches(['=', '^']).to_owned())
            .with_context(|| format!("Trunk.toml names no {key}"))
    }

    /// A short name for the state of these files and folders, which changes whenever one of them does.
    pub(crate) fn fingerprint(&self, paths: &[&str]) -> Result<String> {
        // The hasher may change with the compiler. So does what the compiler makes of the sources.
        let mut hasher = DefaultHasher::new();
        for path in paths {
            for file in files(&self.root.join(path))? {
                file.strip_prefix(&self.root)?.hash(&mut hasher);
                fs::read(&file)?.hash(&mut hasher);
            }
        }
        Ok(format!("{:016x}", hasher.finish()))
    }
}

/// Copies a file into a folder, which is made if it is not there.
pub(crate) fn copy_file(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to.parent().context("a file lies in a folder")?)?;
    fs::copy(from, to).with_context(|| from.display().to_string())?;
    Ok(())
}

/// All files at or below `path`, in order; none if it does not exist.
pub(crate) fn files(path: &Path) -> Result<BTreeSet<PathBuf>> {
    let mut found = BTreeSet::new();
    if path.is_dir() {
        for entry in fs::read_dir(path)? {
            found.extend(files(&entry?.path())?);
        }
    } else if path.exists() {
        found.insert(path.to_owned());
    }
    Ok(found)
}
