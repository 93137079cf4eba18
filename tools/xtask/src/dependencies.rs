//! Rules for dependencies: allowed licenses, banned crates, allowed sources.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result, ensure};
use serde::Deserialize;
use spdx::{Expression, Licensee, ParseMode};

use crate::{
    process::{program, read},
    project::Project,
};

/// File of the rules, in the format of cargo-deny, of which only a part is read.
const RULES: &str = "deny.toml";

#[derive(Deserialize)]
struct Rules {
    licenses: Licenses,
    bans: Bans,
    sources: Sources,
}

#[derive(Deserialize)]
struct Licenses {
    /// SPDX identifiers.
    allow: Vec<String>,
}

#[derive(Deserialize)]
struct Bans {
    deny: Vec<Ban>,
}

/// Crate that is banned in every version.
///
/// Other fields of cargo-deny are refused, since they would be ignored here.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Ban {
    #[serde(rename = "crate")]
    name: String,
    reason: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Sources {
    /// URLs of registries.
    allow_registry: Vec<String>,
}

/// Output of `cargo metadata`.
#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
}

#[derive(Deserialize)]
struct Package {
    name: String,
    version: String,
    license: Option<String>,
    /// Source; `None` for a package of this checkout.
    source: Option<String>,
}

/// Fails if a dependency breaks a rule, and warns of crates with several versions.
pub(crate) fn check(project: &Project) -> Result<()> {
    let rules: Rules = project.read_toml(RULES)?;
    let json = read(program("cargo").args(["metadata", "--format-version=1", "--locked"]).current_dir(&project.root))?;
    let Metadata { packages } = serde_json::from_str(&json)?;
    for (name, versions) in duplicates(&packages) {
        println!("warning: {name} is there in several versions: {}", Vec::from_iter(versions).join(", "));
    }
    let problems = rules.problems(&packages)?;
    ensure!(problems.is_empty(), "{RULES} does not allow this:\n{}", problems.join("\n"));
    println!("{} packages, all as {RULES} wants them", packages.len());
    Ok(())
}

/// Crates with more than one version, and their versions.
fn duplicates(packages: &[Package]) -> BTreeMap<&str, BTreeSet<&str>> {
    let mut versions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for package in packages {
        versions.entry(&package.name).or_default().insert(&package.version);
    }
    versions.retain(|_, versions| versions.len() > 1);
    versions
}

impl Rules {
    /// All violations of the rules by these packages.
    fn problems(&self, packages: &[Package]) -> Result<Vec<String>> {
        let allowed = self.licenses.allow.iter().map(|name| Licensee::parse(name).with_context(|| name.clone()));
        let allowed: Vec<Licensee> = allowed.collect::<Result<_>>()?;
        let registries: Vec<String> =
            self.sources.allow_registry.iter().map(|address| format!("registry+{address}")).collect();
        let mut problems = Vec::new();
        for Package { name, version, license, source } in packages {
            let mut add = |problem: &str| problems.push(format!("{name} {version}: {problem}"));
            let license = license.as_deref().unwrap_or_default();
            if !fits(license, &allowed) {
                add(&format!("license {license:?}"));
            }
            if let Some(ban) = self.bans.deny.iter().find(|ban| ban.name == *name) {
                add(&format!("banned, {}", ban.reason));
            }
            if let Some(source) = source.as_ref().filter(|source| !registries.contains(source)) {
                add(&format!("from {source}"));
            }
        }
        Ok(problems)
    }
}

/// True if the allowed licenses satisfy an SPDX expression.
fn fits(expression: &str, allowed: &[Licensee]) -> bool {
    // Some old packages write "MIT/Apache-2.0".
    let mode = ParseMode { allow_slash_as_or_operator: true, ..ParseMode::STRICT };
    Expression::parse_mode(expression, mode)
        .is_ok_and(|parsed| parsed.evaluate(|wanted| allowed.iter().any(|license| license.satisfies(wanted))))
}

#[cfg(test)]
mod tests {
    use super::*;

    const CRATES_IO: &str = "registry+https://github.com/rust-lang/crates.io-index";

    fn rules() -> Rules {
        Project::find().and_then(|project| project.read_toml(RULES)).expect("rules")
    }

    fn package(name: &str, version: &str, license: Option<&str>, source: Option<&str>) -> Package {
        let [license, source] = [license, source].map(|text| text.map(str::to_owned));
        Package { name: name.to_owned(), version: version.to_owned(), license, source }
    }

    /// Checks the violations of one package.
    fn check(package: Package, expected: &[&str]) {
        assert_eq!(rules().problems(&[package]).expect("licenses that are known"), expected);
    }

    #[test]
    fn licenses() {
        for (license, allowed) in [
            ("MIT", true),
            ("GPL-3.0-only", false),
            ("MIT/Apache-2.0", true),
            ("GPL-3.0-only OR MIT", true),
            ("MIT AND GPL-3.0-only", false),
            ("(MIT OR Apache-2.0) AND Unicode-3.0", true),
            ("(MIT OR Apache-2.0) AND GPL-3.0-only", false),
            ("Apache-2.0 WITH LLVM-exception OR GPL-3.0-only", true),
            ("Apache-2.0 WITH Classpath-exception-2.0", false),
            ("MIT WITH LLVM-exception", false),
            ("(MIT", false),
            ("MIT OR", false),
            ("Mine", false),
            ("", false),
        ] {
            let problem = format!("odd 1.0.0: license {license:?}");
            let expected = if allowed { &[][..] } else { &[problem.as_str()] };
            check(package("odd", "1.0.0", Some(license), Some(CRATES_IO)), expected);
        }
        check(package("odd", "1.0.0", None, None), &["odd 1.0.0: license \"\""]);
    }

    #[test]
    fn bans() {
        let reason = "wee_alloc 0.4.5: banned, unmaintained, and leaks memory";
        check(package("wee_alloc", "0.4.5", Some("MIT"), Some(CRATES_IO)), &[reason]);
    }

    #[test]
    fn sources() {
        check(package("here", "0.1.0", Some("MIT"), None), &[]);
        for source in ["git+https://github.com/else/there#1234", "registry+https://example.org/index"] {
            check(package("there", "1.0.0", Some("MIT"), Some(source)), &[&format!("there 1.0.0: from {source}")]);
        }
    }

    #[test]
    fn several_versions() {
        let one = |name, version| package(name, version, None, None);
        let found = [one("a", "1.0.0"), one("b", "1.0.0"), one("a", "2.0.0"), one("b", "1.0.0")];
        assert_eq!(duplicates(&found), BTreeMap::from([("a", BTreeSet::from(["1.0.0", "2.0.0"]))]));
    }
}
