// The browsers that the tests and the other scripts drive.

import { chromium, firefox, webkit } from "playwright-core";
import { launchMiniBrowser } from "./mini_browser.mjs";
import { touchByBidi } from "./input.mjs";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** What cannot be asked of a Firefox page by page. */
const PREFERENCES = {
  "dom.w3c_touch_events.enabled": 1,
  "ui.prefersReducedMotion": 1,
};

/** Engines by name: the variable that names the browser's program, and how that or Playwright's own browser is started. */
export const ENGINES = {
  chromium: {
    program: "VEXILLUM_BROWSER",
    launch: (executablePath) => chromium.launch({ executablePath, args: FLAGS }),
  },
  firefox: {
    program: "VEXILLUM_FIREFOX",
    launch: (executablePath) => (executablePath ? launchFirefox(executablePath) : firefox.launch()),
  },
  webkit: {
    program: "VEXILLUM_WEBKIT",
    launch: (executablePath) => (executablePath ? launchMiniBrowser(executablePath) : webkit.launch()),
    // MiniBrowser is a program of the desktop: nothing there passes for a finger.
    untouchable: (executablePath) => Boolean(executablePath),
  },
};

const programOf = (engine) => process.env[ENGINES[engine].program] || undefined;

/** Whether the browser of an engine can be touched. */
export const canTouch = (engine) => !ENGINES[engine].untouchable?.(programOf(engine));

/** Starts the browser of an engine: the program that its variable names, else Playwright's own. */
export const launch = (engine = "chromium") => ENGINES[engine].launch(programOf(engine));

/** Starts Chromium with one profile for all its tabs, which another program may drive too, by that port. */
export function launchShared(port) {
  const args = [...FLAGS, `--remote-debugging-port=${port}`];
  return chromium.launchPersistentContext("", { executablePath: programOf("chromium"), args });
}

/** Starts a Firefox as it is released; Playwright's own is another program. */
async function launchFirefox(executablePath) {
  const browser = await firefox.launch({ channel: "moz-firefox", executablePath, firefoxUserPrefs: PREFERENCES });
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    context.on("page", touchByBidi);
    return context;
  };
  return browser;
}
