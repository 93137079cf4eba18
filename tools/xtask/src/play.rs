//! Playing on this machine.

use std::{
    env,
    io::{BufRead, BufReader},
    process::{Command, Stdio},
};

use anyhow::{Context, Result, bail, ensure};

use crate::{process::program, project::Project, set_up, site};

const PORT: u16 = 8080;

/// What the command line asks for.
struct Options {
    port: u16,
    open: bool,
}

fn options(arguments: &[String]) -> Result<Options> {
    let mut options = Options { port: PORT, open: true };
    let mut arguments = arguments.iter();
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--no-open" => options.open = false,
            "--port" => {
                let port = arguments.next().context("--port wants a number")?;
                options.port = port.parse().with_context(|| format!("{port} is no port"))?;
            }
            other => bail!("play does not know {other}"),
        }
    }
    Ok(options)
}

/// `cargo xtask play`
pub(crate) fn play(project: &Project, arguments: &[String]) -> Result<()> {
    let options = options(arguments)?;
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
    // The server's first line is its address; without one it has said why not.
    if let Some(address) = lines.next().transpose()? {
        println!("\nVexillum: {address}   (Ctrl+C ends it)\n");
        if options.open {
            open(&address);
        }
    }
    ensure!(server.wait()?.success(), "the server ended");
    Ok(())
}

/// Opens the user's browser. Where there is none he can still go to the address that was printed.
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

#[cfg(test)]
mod tests {
    use super::options;

    #[test]
    fn arguments_are_checked() {
        let check = |line: &str, expected: Option<(u16, bool)>| {
            let arguments: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
            assert_eq!(options(&arguments).ok().map(|it| (it.port, it.open)), expected, "{line}");
        };
        check("", Some((8080, true)));
        check("--no-open --port 9000", Some((9000, false)));
        check("--port", None);
        check("--port x", None);
        check("9000", None);
    }
}
