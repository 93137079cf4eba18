//! `cargo xtask test`: every check, one after another.

use std::{num::NonZero, process::Command, thread::available_parallelism, time::Instant};

use anyhow::{Result, bail, ensure};

use crate::{
    browser, licenses,
    process::{program, run, watch},
    project::Project,
    set_up, site,
};

/// Tests counted.
#[derive(Clone, Copy, Default)]
struct Tally {
    passed: u32,
    failed: u32,
}

/// One check. The table of them is the order in which they run.
struct Check {
    title: &'static str,
    /// Part of `--fast`.
    fast: bool,
    /// Takes a filter by name: without one all tests run, with one only such checks do.
    filtered: bool,
    run: fn(&Project, Option<&str>) -> Result<Tally>,
}

const CHECKS: &[Check] = &[
    Check { title: "format", fast: true, filtered: false, run: format },
    Check { title: "lints, native", fast: true, filtered: false, run: lints },
    Check { title: "lints, browser", fast: true, filtered: false, run: lints_browser },
    Check { title: "engine without std", fast: true, filtered: false, run: no_std },
    Check { title: "engine as a package", fast: false, filtered: false, run: package },
    Check { title: "documentation", fast: false, filtered: false, run: documentation },
    Check { title: "licenses of the dependencies", fast: false, filtered: false, run: license_list },
    Check { title: "Rust tests", fast: true, filtered: true, run: rust_tests },
    Check { title: "site", fast: false, filtered: false, run: build_site },
    Check { title: "browser tests", fast: false, filtered: true, run: browser_tests },
];

/// `cargo xtask test`
pub(crate) fn test(project: &Project, arguments: &[String]) -> Result<()> {
    let fast = arguments.iter().any(|argument| argument == "--fast");
    let filters: Vec<_> = arguments.iter().filter(|argument| *argument != "--fast").collect();
    if let Some(unknown) = filters.iter().find(|filter| filter.starts_with("--")) {
        bail!("test does not know {unknown}");
    }
    ensure!(filters.len() < 2, "test takes one filter");
    let filter = filters.first().map(|filter| filter.as_str());

    set_up::targets()?;
    let mut total = Tally::default();
    let mut failures = Vec::new();
    let mut times = Vec::new();
    for check in CHECKS {
        if (fast && !check.fast) || (filter.is_some() && !check.filtered) {
            continue;
        }
        println!("\n=== {} ===", check.title);
        let start = Instant::now();
        let tally = (check.run)(project, filter).unwrap_or_else(|error| {
            eprintln!("error: {error:#}");
            Tally { passed: 0, failed: 1 }
        });
        times.push((check.title, start.elapsed().as_secs_f32(), tally.failed == 0));
        if tally.failed > 0 {
            failures.push(check.title);
        }
        total.passed += tally.passed;
        total.failed += tally.failed;
    }

    println!("\n=== summary ===");
    for (title, seconds, good) in times {
        println!("{:<8}{seconds:>8.1} s   {title}", if good { "ok" } else { "FAILED" });
    }
    println!("{} passed, {} failed", total.passed, total.failed);
    ensure!(failures.is_empty(), "failed: {}", failures.join(", "));
    Ok(())
}

fn cargo(project: &Project, line: &str) -> Command {
    let mut command = program("cargo");
    command.args(line.split(' ')).current_dir(&project.root);
    command
}

/// A check that holds no tests: it counts only where it fails.
fn plain(mut command: Command) -> Result<Tally> {
    run(&mut command).map(|()| Tally::default())
}

fn format(project: &Project, _: Option<&str>) -> Result<Tally> {
    plain(cargo(project, "fmt --all --check"))
}

fn lints(project: &Project, _: Option<&str>) -> Result<Tally> {
    plain(cargo(project, "clippy --quiet --locked --workspace --all-targets -- -D warnings"))
}

fn lints_browser(project: &Project, _: Option<&str>) -> Result<Tally> {
    let line =
        "clippy --quiet --locked -p vexillum-web -p vexillum-worker --target wasm32-unknown-unknown -- -D warnings";
    plain(cargo(project, line))
}

/// The sets of features with which the engine compiles.
const ENGINE_FEATURES: &[&str] = &["", "ai", "serde", "ai,serde", "train", "referee", "ai,serde,train,referee"];

/// A target without an operating system has no std that could slip in.
fn no_std(project: &Project, _: Option<&str>) -> Result<Tally> {
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

/// What others would get, compiled by itself.
fn package(project: &Project, _: Option<&str>) -> Result<Tally> {
    plain(cargo(project, "package --quiet --locked -p vexillum-engine --allow-dirty"))
}

fn documentation(project: &Project, _: Option<&str>) -> Result<Tally> {
    let mut command = cargo(project, "doc --quiet --locked --workspace --no-deps");
    command.env("RUSTDOCFLAGS", "-D warnings");
    plain(command)
}

fn license_list(project: &Project, _: Option<&str>) -> Result<Tally> {
    licenses::check(project).map(|()| Tally::default())
}

fn build_site(project: &Project, _: Option<&str>) -> Result<Tally> {
    site::build(project).map(|()| Tally::default())
}

fn rust_tests(project: &Project, filter: Option<&str>) -> Result<Tally> {
    let mut total = Tally::default();
    for line in ["test --locked --workspace --no-fail-fast", "test --locked -p vexillum-engine --no-default-features"] {
        let mut command = cargo(project, line);
        command.args(filter);
        let tally = count(&mut command, |line| {
            // "test result: ok. 12 passed; 0 failed; 0 ignored; ..."
            let (_, result) = line.strip_prefix("test result: ")?.split_once(". ")?;
            let mut numbers = result.split("; ").map_while(|part| part.split(' ').next()?.parse().ok());
            Some(Tally { passed: numbers.next()?, failed: numbers.next()? })
        })?;
        total.passed += tally.passed;
        total.failed += tally.failed;
    }
    Ok(total)
}

fn browser_tests(project: &Project, filter: Option<&str>) -> Result<Tally> {
    let mut command = browser::driver(project)?;
    // More files at a time than there are cores make the browser too slow for what has to be seen in time.
    let files = available_parallelism().map_or(1, NonZero::get);
    command.args(["--test", "--test-reporter=spec", &format!("--test-concurrency={files}")]);
    if let Some(filter) = filter {
        command.args(["--test-name-pattern", filter]);
    }
    count(&mut command, |line| {
        // "ℹ pass 12" and "ℹ fail 0"
        let mut words = line.strip_prefix("ℹ ")?.split(' ');
        let (what, number) = (words.next()?, words.next()?.parse().ok()?);
        match what {
            "pass" => Some(Tally { passed: number, failed: 0 }),
            "fail" => Some(Tally { passed: 0, failed: number }),
            _ => None,
        }
    })
}

/// Runs tests and adds up what the lines tell of them.
fn count(command: &mut Command, tally_of: impl Fn(&str) -> Option<Tally>) -> Result<Tally> {
    let mut total = Tally::default();
    let good = watch(command, |line| {
        let tally = tally_of(line).unwrap_or_default();
        total.passed += tally.passed;
        total.failed += tally.failed;
    })?;
    if !good {
        // Tests that do not compile fail without being counted.
        total.failed = total.failed.max(1);
    }
    Ok(total)
}
