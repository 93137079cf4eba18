//! Running other programs.

use std::{
    ffi::{OsStr, OsString},
    io::{BufRead, BufReader},
    path::PathBuf,
    process::{Command, Stdio},
};

use anyhow::{Context, Result, ensure};
pub(crate) use vexillum_site::run;

/// A program by its name on `PATH`.
pub(crate) fn program(name: impl AsRef<OsStr>) -> Command {
    let name = name.as_ref();
    // On Windows npm and npx are scripts, which are found by their whole name only.
    if cfg!(windows) && (name == "npm" || name == "npx") {
        let mut script = OsString::from(name);
        script.push(".cmd");
        return Command::new(script);
    }
    Command::new(name)
}

fn name(command: &Command) -> String {
    PathBuf::from(command.get_program()).file_name().unwrap_or_default().display().to_string()
}

/// Announces a step of work that may take a while.
pub(crate) fn step(what: &str) {
    println!("==> {what}");
}

/// Runs a program and returns what it printed.
pub(crate) fn read(command: &mut Command) -> Result<String> {
    let name = name(command);
    let output = command.stderr(Stdio::inherit()).output().with_context(|| format!("cannot start {name}"))?;
    ensure!(output.status.success(), "{name} failed ({})", output.status);
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Runs a program and hands over each line that it prints, as it comes; the user sees them too.
/// Returns whether the program succeeded.
pub(crate) fn watch(command: &mut Command, mut line_seen: impl FnMut(&str)) -> Result<bool> {
    let name = name(command);
    let mut child = command.stdout(Stdio::piped()).spawn().with_context(|| format!("cannot start {name}"))?;
    if let Some(output) = child.stdout.take() {
        for line in BufReader::new(output).lines() {
            let line = line?;
            println!("{line}");
            line_seen(&line);
        }
    }
    Ok(child.wait()?.success())
}

/// The version that a program tells when asked by `--version`; none if it cannot be started.
pub(crate) fn version(program: impl AsRef<OsStr>) -> Option<String> {
    let output = self::program(program).arg("--version").output().ok()?;
    let text = String::from_utf8_lossy(&output.stdout);
    // "trunk 0.21.14", "wasm-opt version 132 (version_132)", "v20.20.2"
    text.split_whitespace()
        .map(|word| word.trim_start_matches('v'))
        .find(|word| word.starts_with(|first: char| first.is_ascii_digit()))
        .map(str::to_owned)
}
