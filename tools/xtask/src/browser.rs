//! Browsers, and the scripts that drive them.

use std::{
    env,
    path::{Path, PathBuf},
    process::Command,
};

use anyhow::{Context, Result, ensure};

use crate::{
    process::{program, read, run, step, version},
    project::Project,
    set_up, site,
};

/// Browser that the scripts can drive.
struct Browser {
    title: &'static str,
    /// Name of the engine in Playwright and in the scripts.
    engine: &'static str,
    /// Environment variables that may name the program; the scripts read the first.
    named_by: &'static [&'static str],
    /// Programs in the order in which they are tried: names on the search path, or absolute paths.
    programs: &'static [&'static str],
    /// Programs that the scripts need to drive the browser.
    helpers: &'static [&'static str],
    /// Debian packages of the browser and its helpers.
    packages: &'static [&'static str],
}

/// Browser in which all tests run.
const CHROMIUM: Browser = Browser {
    title: "Chromium",
    engine: "chromium",
    named_by: &["VEXILLUM_BROWSER", "CHROME_PATH"],
    programs: &[
        // Without windows it starts and draws faster.
        "chromium-headless-shell",
        "chromium",
        "chromium-browser",
        "google-chrome",
        "google-chrome-stable",
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    ],
    helpers: &[],
    packages: &["chromium-headless-shell"],
};

/// Browsers in which the smoke tests run.
const OTHERS: &[Browser] = &[
    Browser {
        title: "Firefox",
        engine: "firefox",
        named_by: &["VEXILLUM_FIREFOX"],
        programs: &["firefox-esr", "firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"],
        helpers: &[],
        packages: &["firefox-esr"],
    },
    Browser {
        title: "WebKit",
        engine: "webkit",
        named_by: &["VEXILLUM_WEBKIT"],
        programs: &[
            "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
            "/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
            "/usr/libexec/webkit2gtk-4.1/MiniBrowser",
        ],
        helpers: &["Xvfb", "xdotool"],
        packages: &["webkit2gtk-driver", "xvfb", "xdotool"],
    },
];

impl Browser {
    /// Finds or installs the browser; `None` stands for Playwright's own, which Playwright finds by itself.
    fn find(&self, project: &Project) -> Result<Option<PathBuf>> {
        if let Some(found) = self.named()?.or_else(|| self.on_path()) {
            return Ok(Some(found));
        }
        if Path::new("/etc/debian_version").exists() && read(program("id").arg("-u"))?.trim() == "0" {
            step(&format!("installing {} by apt-get", self.title));
            let installed = run(program("apt-get").args(["update", "-qq"])).and_then(|()| {
                run(program("apt-get")
                    .args(["install", "-y", "-qq", "--no-install-recommends"])
                    .args(self.packages)
                    .env("DEBIAN_FRONTEND", "noninteractive"))
            });
            match installed {
                Ok(()) => return Ok(self.on_path()),
                Err(error) => step(&format!("{error:#}; trying Playwright's own browser")),
            }
        }
        set_up::node_packages(project)?;
        step(&format!("installing Playwright's own {}", self.title));
        run(program("node")
            .args(["node_modules/playwright-core/cli.js", "install", self.engine])
            .current_dir(project.e2e()))
        .with_context(|| format!("no {}: install it, or name its program in {}", self.title, self.named_by[0]))?;
        Ok(None)
    }

    /// Program named by an environment variable.
    fn named(&self) -> Result<Option<PathBuf>> {
        for name in self.named_by {
            if let Some(path) = env::var_os(name).filter(|value| !value.is_empty()) {
                ensure!(Path::new(&path).exists(), "{name} names a browser that is not there");
                return Ok(Some(path.into()));
            }
        }
        Ok(None)
    }

    /// Installed program, by its absolute path, which Playwright needs.
    fn on_path(&self) -> Option<PathBuf> {
        let path = env::var_os("PATH")?;
        let places = |name: &'static str| env::split_paths(&path).map(move |folder| folder.join(name));
        if !self.helpers.iter().all(|name| places(name).any(|place| place.is_file())) {
            return None;
        }
        // A program may be a stub that only explains how to install the browser.
        let works = |place: &PathBuf| place.is_file() && version(place).is_some();
        self.programs.iter().find_map(|name| match Path::new(name) {
            whole if whole.is_absolute() => whole.is_file().then(|| whole.to_owned()),
            _ => places(name).find(works),
        })
    }

    /// Names the program to the scripts.
    fn name_to(&self, node: &mut Command, found: Option<PathBuf>) {
        if let Some(path) = found {
            node.env(self.named_by[0], path);
        }
    }
}

/// Node, ready to run a script against the site in Chromium.
pub(crate) fn driver(project: &Project) -> Result<Command> {
    set_up::node_packages(project)?;
    let mut node = program("node");
    node.current_dir(project.e2e());
    CHROMIUM.name_to(&mut node, CHROMIUM.find(project)?);
    Ok(node)
}

/// Node, ready to run the browser tests, and the titles of the browsers that are not available.
pub(crate) fn test_driver(project: &Project) -> Result<(Command, Vec<&'static str>)> {
    let mut node = driver(project)?;
    let mut engines = vec![CHROMIUM.engine];
    let mut missing = Vec::new();
    for browser in OTHERS {
        match browser.find(project) {
            Ok(found) => {
                browser.name_to(&mut node, found);
                engines.push(browser.engine);
            }
            Err(error) => {
                step(&format!("{error:#}; the tests go on without {}", browser.title));
                missing.push(browser.title);
            }
        }
    }
    node.env("VEXILLUM_ENGINES", engines.join(","));
    Ok((node, missing))
}

/// Runs a script of `tests/e2e`.
pub(crate) fn run_script(project: &Project, script: &str, arguments: &[String]) -> Result<()> {
    ensure!(project.e2e().join(script).exists(), "there is no tests/e2e/{script}");
    site::build(project)?;
    run(driver(project)?.arg(script).args(arguments))
}

/// `cargo xtask screenshots`
pub(crate) fn screenshots(project: &Project) -> Result<()> {
    run_script(project, "screenshots.mjs", &[])
}
