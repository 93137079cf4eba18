// The browser that the tests and the other scripts drive.

import { chromium } from "playwright-core";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** What Playwright has to know to start the browser that `VEXILLUM_BROWSER` names, else its own. */
const options = (more) => ({ executablePath: process.env.VEXILLUM_BROWSER || undefined, args: [...FLAGS, ...more] });

/** Starts the browser. */
export function launch() {
  return chromium.launch(options([]));
}

/** Starts the browser with one profile for all its tabs, which another program may drive too, by that port. */
export function launchShared(port) {
  return chromium.launchPersistentContext("", options([`--remote-debugging-port=${port}`]));
}
