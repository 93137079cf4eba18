//! A program that runs beside this one: lines to it and lines from it, and nobody waits for it longer than allowed.

use std::io::{BufReader, Write, pipe};
use std::process::{Child, Command};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel, sync_channel};
use std::thread;
use std::time::Duration;

use crate::failure::Failure;
use crate::stream::read_line;

/// So many lines are taken in before they are asked for. A program that talks on is stopped by its full pipe then.
const LINES_AHEAD: usize = 16;

/// A running program; it is killed when this is dropped.
pub(crate) struct Program {
    child: Child,
    to: Sender<String>,
    from: Receiver<String>,
    patience: Duration,
}

impl Program {
    /// Starts the program of a command line, whose words are parted by spaces.
    pub(crate) fn start(command: &str, patience: Duration) -> Result<Self, Failure> {
        let mut words = command.split_whitespace();
        let name = words.next().unwrap_or_default();
        let (its_input, mut input) = pipe()?;
        let (output, its_output) = pipe()?;
        let started = Command::new(name).args(words).stdin(its_input).stdout(its_output).spawn();
        let child = started.map_err(|error| Failure::new(format!("{name:?} cannot be started: {error}")))?;
        let (to, lines) = channel::<String>();
        // A program that does not read holds up only this thread. One that reads no more will not answer either, which is
        // noticed where its answer is waited for.
        thread::spawn(move || lines.iter().try_for_each(|line| input.write_all(line.as_bytes())));
        let (heard, from) = sync_channel(LINES_AHEAD);
        thread::spawn(move || {
            let mut output = BufReader::new(output);
            let mut line = Vec::new();
            while let Ok(true) = read_line(&mut output, &mut line) {
                let text = String::from_utf8_lossy(&line).trim().to_owned();
                if heard.send(text).is_err() {
                    return;
                }
            }
        });
        Ok(Self { child, to, from, patience })
    }

    /// Says a line, without waiting for the program to read it.
    pub(crate) fn say(&self, line: &str) {
        // It fails only if the program reads no more.
        let _ = self.to.send(format!("{line}\n"));
    }

    /// The next line that the program says.
    pub(crate) fn hear(&self) -> Result<String, Failure> {
        self.from.recv_timeout(self.patience).map_err(|error| match error {
            RecvTimeoutError::Timeout => Failure::new(format!("no answer in {} s", self.patience.as_secs_f32())),
            RecvTimeoutError::Disconnected => Failure::new("no answer, its output has ended"),
        })
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It fails only if the program has ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
