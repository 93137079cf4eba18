//! Folders and settings of the project.

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};
use serde::de::DeserializeOwned;
use vexillum_site::address;

/// Folders that the commands work with.
pub(crate) struct Project {
    /// Folder of the checkout.
    pub(crate) root: PathBuf,
    /// Folder of tools and packages, outside the checkout so that several checkouts can share it.
    pub(crate) cache: PathBuf,
}

impl Project {
    /// Finds the checkout by this program's own package, and the cache by the environment.
    pub(crate) fn find() -> Result<Self> {
        // The variable is read at run time, not at compile time, since checkouts may share a target folder.
        let package = env::var_os("CARGO_MANIFEST_DIR").context("run this as cargo xtask")?;
        let root = Path::new(&package).ancestors().nth(2).context("tools/xtask lies two folders deep")?.to_owned();
        let named = |name| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        let cache = named("VEXILLUM_CACHE")
            .or_else(|| Some(named("XDG_CACHE_HOME")?.join("vexillum")))
            .or_else(|| Some(env::home_dir()?.join(".cache/vexillum")))
            .context("no home folder: name one for the tools in VEXILLUM_CACHE")?;
        Ok(Self { root, cache })
    }

    /// Target folder of cargo.
    pub(crate) fn target(&self) -> PathBuf {
        env::var_os("CARGO_TARGET_DIR").map_or_else(|| self.root.join("target"), |target| self.root.join(target))
    }

    /// Folder of the finished site.
    pub(crate) fn dist(&self) -> PathBuf {
        self.root.join("dist")
    }

    /// URL path of a file in `dist/`, relative to the page.
    pub(crate) fn site_path(&self, file: &Path) -> Result<String> {
        address(&self.dist(), file)
    }

    /// Folder of the browser tests and their package list.
    pub(crate) fn e2e(&self) -> PathBuf {
        self.root.join("tests/e2e")
    }

    /// Version in `Trunk.toml`, by the dotted path of its key.
    pub(crate) fn trunk_setting(&self, key: &str) -> Result<String> {
        let settings: toml::Value = self.read_toml("Trunk.toml")?;
        let value = key.split('.').try_fold(&settings, |table, name| table.get(name)).and_then(toml::Value::as_str);
        let value = value.with_context(|| format!("Trunk.toml names no {key}"))?;
        Ok(value.trim_start_matches(['=', '^']).to_owned())
    }

    /// Contents of a TOML file in the checkout.
    pub(crate) fn read_toml<T: DeserializeOwned>(&self, file: &str) -> Result<T> {
        let text = fs::read_to_string(self.root.join(file)).context(file.to_owned())?;
        toml::from_str(&text).context(file.to_owned())
    }

    /// Hash of the contents of files and folders of the checkout.
    pub(crate) fn fingerprint(&self, paths: &[&str]) -> Result<String> {
        vexillum_site::fingerprint(&self.root, paths)
    }
}

/// Copies a file and creates the folder of the copy if it does not exist.
pub(crate) fn copy_file(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to.parent().context("a file lies in a folder")?)?;
    fs::copy(from, to).with_context(|| from.display().to_string())?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn versions_of_the_tools_are_found() {
        let project = Project::find().expect("a checkout");
        for key in ["trunk-version", "tools.wasm_bindgen", "tools.wasm_opt", "tools.sass"] {
            let version = project.trunk_setting(key).expect(key);
            assert!(!version.is_empty() && !version.contains(['=', '^', '"']), "{key}: {version}");
        }
        for key in ["wasm_bindgen", "tools.trunk", "tools", "build.release"] {
            assert!(project.trunk_setting(key).is_err(), "{key}");
        }
    }

    #[test]
    fn states_have_names_of_their_own() {
        let project = Project::find().expect("a checkout");
        let name = |paths: &[&str]| project.fingerprint(paths).expect("a name");
        let names: BTreeSet<String> =
            [&["Trunk.toml"][..], &["Cargo.toml"], &["Cargo.toml", "Trunk.toml"], &["tools/xtask"], &["nowhere"]]
                .map(name)
                .into();
        assert_eq!(names.len(), 5);
        assert!(names.iter().all(|name| name.len() == 16 && name.bytes().all(|digit| digit.is_ascii_hexdigit())));
        assert_eq!(name(&["Trunk.toml"]), name(&["Trunk.toml"]));
    }
}
