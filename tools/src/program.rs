//! Child process that is spoken to in lines, with a time limit for its answers.

use std::io::{BufReader, Write, pipe};
use std::process::{Child, Command};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel, sync_channel};
use std::thread;
use std::time::Duration;

use crate::failure::Failure;
use crate::stream::read_line;

/// Lines that are read ahead. A program that writes more is blocked by its full pipe.
const LINES_AHEAD: usize = 16;

/// Running child process, killed on drop.
pub(crate) struct Program {
    child: Child,
    to: Sender<String>,
    from: Receiver<String>,
    patience: Duration,
}

impl Program {
    /// Starts a program; the command line is split at spaces.
    pub(crate) fn start(command: &str, patience: Duration) -> Result<Self, Failure> {
        let mut words = command.split_whitespace();
        let name = words.next().unwrap_or_default();
        let (its_input, mut input) = pipe()?;
        let (output, its_output) = pipe()?;
        let started = Command::new(name).args(words).stdin(its_input).stdout(its_output).spawn();
        let child = started.map_err(|error| Failure::new(format!("{name:?} cannot be started: {error}")))?;
        let (to, lines) = channel::<String>();
        // A program that does not read blocks only this thread. It will not answer either, and then `hear`
        // fails.
        thread::spawn(move || lines.iter().try_for_each(|line| input.write_all(line.as_bytes())));
        let (received, from) = sync_channel(LINES_AHEAD);
        thread::spawn(move || {
            let mut output = BufReader::new(output);
            let mut line = Vec::new();
            while let Ok(true) = read_line(&mut output, &mut line) {
                let text = String::from_utf8_lossy(&line).trim().to_owned();
                if received.send(text).is_err() {
                    return;
                }
            }
        });
        Ok(Self { child, to, from, patience })
    }

    /// Sends a line, without waiting for the program to read it.
    pub(crate) fn say(&self, line: &str) {
        // This fails only if the program has closed its input.
        let _ = self.to.send(format!("{line}\n"));
    }

    /// Receives the next line of the program.
    pub(crate) fn hear(&self) -> Result<String, Failure> {
        self.from.recv_timeout(self.patience).map_err(|error| match error {
            RecvTimeoutError::Timeout => Failure::new(format!("no answer in {} s", self.patience.as_secs_f32())),
            RecvTimeoutError::Disconnected => Failure::new("no answer, its output has ended"),
        })
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // This fails only if the program has already ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
