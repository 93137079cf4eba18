//! Child processes.

use std::{
    ffi::{OsStr, OsString},
    io::{BufRead, BufReader},
    path::PathBuf,
    process::{Command, Stdio},
};

use anyhow::{Context, Result, ensure};
pub(crate) use vexillum_site::run;

/// Command for a program on `PATH`.
pub(crate) fn program(name: impl AsRef<OsStr>) -> Command {
    let name = name.as_ref();
    // On Windows npm and npx are scripts, which are found by their full names only.
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

/// Announces a step that may take a while.
pub(crate) fn step(title: &str) {
    println!("==> {title}");
}

/// Runs a program and returns its standard output.
pub(crate) fn read(command: &mut Command) -> Result<String> {
    let name = name(command);
    let output = command.stderr(Stdio::inherit()).output().with_context(|| format!("cannot start {name}"))?;
    ensure!(output.status.success(), "{name} failed ({})", output.status);
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Runs a program, prints its output, and passes each line of it on; true if the program succeeded.
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

/// Version that a program prints for `--version`; `None` if it cannot be started.
pub(crate) fn version(program: impl AsRef<OsStr>) -> Option<String> {
    let output = self::program(program).arg("--version").output().ok()?;
    let text = String::from_utf8_lossy(&output.stdout);
    // "trunk 0.21.14", "wasm-opt version 132 (version_132)", "v20.20.2"
    text.split_whitespace()
        .map(|word| word.trim_start_matches('v'))
        .find(|word| word.starts_with(|first: char| first.is_ascii_digit()))
        .map(str::to_owned)
}
