//! `cargo xtask play`: a local server for the site.

use std::{
    env,
    io::{BufRead, BufReader},
    process::{Command, Stdio},
};

use anyhow::{Context, Result, ensure};

use crate::{process::program, project::Project, set_up, site};

/// Options of `cargo xtask play`.
#[derive(clap::Args)]
pub(crate) struct PlayOptions {
    /// Port to serve on
    #[arg(long, value_name = "N", default_value_t = 8080)]
    pub(crate) port: u16,
    /// Do not open the browser
    #[arg(long)]
    pub(crate) no_open: bool,
}

/// `cargo xtask play`
pub(crate) fn play(project: &Project, options: &PlayOptions) -> Result<()> {
    set_up::node()?;
    site::build(project)?;
    let mut server = program("node")
        .arg(project.e2e().join("serve.mjs"))
        .args(["--port", &options.port.to_string()])
        .stdout(Stdio::piped())
        .spawn()
        .context("cannot start node")?;
    let output = server.stdout.take().context("the server's output is piped")?;
    let mut lines = BufReader::new(output).lines();
    // The server's first line is its address. Without one it has already printed its error.
    if let Some(address) = lines.next().transpose()? {
        println!("\nVexillum: {address}   (Ctrl+C ends it)\n");
        if !options.no_open {
            open(&address);
        }
    }
    ensure!(server.wait()?.success(), "the server ended");
    Ok(())
}

/// Opens the user's browser. If that fails, the address has been printed anyway.
fn open(address: &str) {
    let mut command = match env::consts::OS {
        "macos" => Command::new("open"),
        "windows" => {
            let mut shell = Command::new("cmd");
            shell.args(["/C", "start", ""]);
            shell
        }
        _ => Command::new("xdg-open"),
    };
    let started = command.arg(address).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    if started.is_err() {
        println!("(no browser was found to open it)");
    }
}
