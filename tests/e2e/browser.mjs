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

/** Starts the browser that `VEXILLUM_BROWSER` names, else Playwright's own. */
export function launch() {
  return chromium.launch({ executablePath: process.env.VEXILLUM_BROWSER || undefined, args: FLAGS });
}
