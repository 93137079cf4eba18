//! `cargo xtask test`: all checks, one after another.

use std::{num::NonZero, process::Command, thread::available_parallelism, time::Instant};

use anyhow::{Result, ensure};

use crate::{
    browser, dependencies,
    process::{program, run, watch},
    project::Project,
    set_up, single_file, site,
};

/// Numbers of tests.
#[derive(Default)]
struct Tally {
    passed: u32,
    failed: u32,
    /// Browsers that were not available.
    missing: Vec<&'static str>,
}

impl Tally {
    fn failure() -> Self {
        Self { failed: 1, ..Self::default() }
    }

    fn add(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.missing.extend(other.missing);
    }
}

/// Check of the project.
struct Check {
    title: &'static str,
    /// True if the check runs with `--fast`.
    fast: bool,
    /// True if the check can run tests by name. With a filter only such checks run.
    filtered: bool,
    part: Part,
    run: fn(&Project, &TestOptions) -> Result<Tally>,
}

/// Groups of checks that can run as separate jobs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum Part {
    /// Format, lints, package, documentation, dependencies
    Lints,
    /// Rust tests
    Rust,
    /// Site in dist/
    Site,
    /// Browser tests of the site that is in dist/
    Browser,
}

/// All checks, in the order in which they run.
const CHECKS: &[Check] = &[
    Check { title: "format", fast: true, filtered: false, part: Part::Lints, run: format },
    Check { title: "lints, native", fast: true, filtered: false, part: Part::Lints, run: lints },
    Check { title: "lints, browser", fast: true, filtered: false, part: Part::Lints, run: lints_browser },
    Check { title: "engine without std", fast: true, filtered: false, part: Part::Lints, run: no_std },
    Check { title: "engine as a package", fast: false, filtered: false, part: Part::Lints, run: package },
    Check { title: "documentation", fast: false, filtered: false, part: Part::Lints, run: documentation },
    Check { title: "dependencies", fast: false, filtered: false, part: Part::Lints, run: dependency_rules },
    Check { title: "Rust tests", fast: true, filtered: true, part: Part::Rust, run: rust_tests },
    Check { title: "site", fast: false, filtered: false, part: Part::Site, run: build_site },
    Check { title: "browser tests", fast: false, filtered: true, part: Part::Browser, run: browser_tests },
];

/// Options of `cargo xtask test`.
#[derive(clap::Args)]
pub(crate) struct TestOptions {
    /// Leave out the dependencies, the site and the browser
    #[arg(long)]
    pub(crate) fast: bool,
    /// Run one part alone; browser takes the site in dist/ as it is
    #[arg(long, value_name = "PART", conflicts_with = "fast")]
    pub(crate) only: Option<Part>,
    /// Run the I-th of N shares of the browser tests
    #[arg(long, value_name = "I/N", requires = "only")]
    pub(crate) shard: Option<String>,
    /// Run only tests whose names contain this
    pub(crate) filter: Option<String>,
}

/// `cargo xtask test`
pub(crate) fn test(project: &Project, options: &TestOptions) -> Result<()> {
    set_up::targets()?;
    let mut total = Tally::default();
    let mut failures = Vec::new();
    let mut times = Vec::new();
    for check in CHECKS {
        let left_out = options.only.is_some_and(|part| part != check.part)
            || (options.fast && !check.fast)
            || (options.filter.is_some() && !check.filtered);
        if left_out {
            continue;
        }
        println!("\n=== {} ===", check.title);
        let start = Instant::now();
        let tally = (check.run)(project, options).unwrap_or_else(|error| {
            eprintln!("error: {error:#}");
            Tally::failure()
        });
        times.push((check.title, start.elapsed().as_secs_f32(), tally.failed == 0));
        if tally.failed > 0 {
            failures.push(check.title);
        }
        total.add(tally);
    }

    println!("\n=== summary ===");
    for (title, seconds, good) in times {
        println!("{:<8}{seconds:>8.1} s   {title}", if good { "ok" } else { "FAILED" });
    }
    println!("{} passed, {} failed", total.passed, total.failed);
    if !total.missing.is_empty() {
        println!("LEFT OUT: {}, which could not be had (see above)", total.missing.join(" and "));
    }
    ensure!(failures.is_empty(), "failed: {}", failures.join(", "));
    Ok(())
}

fn cargo(project: &Project, line: &str) -> Command {
    let mut command = program("cargo");
    command.args(line.split(' ')).current_dir(&project.root);
    command
}

/// Runs a check without tests of its own, which counts only if it fails.
fn plain(mut command: Command) -> Result<Tally> {
    run(&mut command).map(|()| Tally::default())
}

fn format(project: &Project, _: &TestOptions) -> Result<Tally> {
    plain(cargo(project, "fmt --all --check"))
}

fn lints(project: &Project, _: &TestOptions) -> Result<Tally> {
    plain(cargo(project, "clippy --quiet --locked --workspace --all-targets -- -D warnings"))
}

fn lints_browser(project: &Project, _: &TestOptions) -> Result<Tally> {
    let line =
        "clippy --quiet --locked -p vexillum-web -p vexillum-worker --target wasm32-unknown-unknown -- -D warnings";
    plain(cargo(project, line))
}

/// Sets of features with which the engine must compile.
const ENGINE_FEATURES: &[&str] = &["", "ai", "serde", "ai,serde", "train", "referee", "ai,serde,train,referee"];

/// Compiles the engine for a target without an operating system, on which there is no `std`.
fn no_std(project: &Project, _: &TestOptions) -> Result<Tally> {
    for features in ENGINE_FEATURES {
        println!("features: {features}");
        let line = format!(
            "clippy --quiet --locked -p vexillum-engine --target wasm32v1-none --no-default-features --features={features} \
             -- -D warnings"
        );
        plain(cargo(project, &line))?;
    }
    Ok(Tally::default())
}

/// Packages the engine and compiles the package on its own.
fn package(project: &Project, _: &TestOptions) -> Result<Tally> {
    plain(cargo(project, "package --quiet --locked -p vexillum-engine --allow-dirty"))
}

fn documentation(project: &Project, _: &TestOptions) -> Result<Tally> {
    let mut command = cargo(project, "doc --quiet --locked --workspace --no-deps");
    command.env("RUSTDOCFLAGS", "-D warnings");
    plain(command)
}

fn dependency_rules(project: &Project, _: &TestOptions) -> Result<Tally> {
    dependencies::check(project).map(|()| Tally::default())
}

fn build_site(project: &Project, _: &TestOptions) -> Result<Tally> {
    site::build(project)?;
    single_file::build(project)?;
    Ok(Tally::default())
}

fn rust_tests(project: &Project, options: &TestOptions) -> Result<Tally> {
    let mut total = Tally::default();
    for line in ["test --locked --workspace --no-fail-fast", "test --locked -p vexillum-engine --no-default-features"] {
        let mut command = cargo(project, line);
        command.args(&options.filter);
        let tally = count(&mut command, |line| {
            // "test result: ok. 12 passed; 0 failed; 0 ignored; ..."
            let (_, result) = line.strip_prefix("test result: ")?.split_once(". ")?;
            let mut numbers = result.split("; ").map_while(|part| part.split(' ').next()?.parse().ok());
            Some(Tally { passed: numbers.next()?, failed: numbers.next()?, ..Tally::default() })
        })?;
        total.add(tally);
    }
    Ok(total)
}

fn browser_tests(project: &Project, options: &TestOptions) -> Result<Tally> {
    if options.only.is_some() {
        site::ensure_built(project)?;
    } else {
        site::build(project)?;
    }
    let (mut command, missing) = browser::test_driver(project)?;
    // With more files than cores the browser gets too slow for tests that wait for something to appear.
    let files = available_parallelism().map_or(1, NonZero::get);
    command.args(["--test", "--test-reporter=spec", &format!("--test-concurrency={files}")]);
    if let Some(filter) = &options.filter {
        command.args(["--test-name-pattern", filter]);
    }
    if let Some(shard) = &options.shard {
        command.arg(format!("--test-shard={shard}"));
    }
    let tally = count(&mut command, |line| {
        // "ℹ pass 12" and "ℹ fail 0"
        let mut words = line.strip_prefix("ℹ ")?.split(' ');
        let (word, number) = (words.next()?, words.next()?.parse().ok()?);
        match word {
            "pass" => Some(Tally { passed: number, ..Tally::default() }),
            "fail" => Some(Tally { failed: number, ..Tally::default() }),
            _ => None,
        }
    })?;
    Ok(Tally { missing, ..tally })
}

/// Runs tests and adds up the numbers in their output, which `tally_of` reads from its lines.
fn count(command: &mut Command, tally_of: impl Fn(&str) -> Option<Tally>) -> Result<Tally> {
    let mut total = Tally::default();
    let good = watch(command, |line| {
        total.add(tally_of(line).unwrap_or_default());
    })?;
    if !good {
        // Tests that do not compile fail without a number in the output.
        total.failed = total.failed.max(1);
    }
    Ok(total)
}
