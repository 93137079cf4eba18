// What every browser test starts from: one browser and one server a file, one fresh page a test.

import assert from "node:assert/strict";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { launch } from "./browser.mjs";
import { DIST, serve } from "./serve.mjs";

let site;
before(async () => {
  // Below a path, because hosts put sites there and wrong links show nowhere else.
  site = await serve({ path: "/some/where/" });
});

/** Browsers by engine. */
const browsers = new Map();

/** The browser of an engine, started by the first test that needs it. */
function browserOf(engine) {
  if (!browsers.has(engine)) browsers.set(engine, launch(engine));
  return browsers.get(engine);
}

after(async () => {
  for (const browser of browsers.values()) await (await browser).close();
  await site?.close();
});

/** How long a page's own pauses are in tests; 1 is as people need them, who want to see what happens. */
const PACE = 0.2;

/** Shortens the pauses of a page, in the page. Longer ones are none: there something that does not answer is given up. */
export function setPace(pace) {
  const { setTimeout } = globalThis;
  globalThis.setTimeout = (act, ms = 0, ...rest) => setTimeout(act, ms < 5_000 ? ms * pace : ms, ...rest);
}

/**
 * What a fetch says that was cut off when its page or frame went away; the number is Firefox's, and means aborted. One that
 * fails by itself is a failed request.
 */
const CUT_OFF = /Failed to fetch|was aborted|status=2152398850/;
/** What browsers say of such a request. */
const ABORTED = /ERR_ABORTED|NS_BINDING_ABORTED|cancelled/;

/** Lists everything on a page that a visitor of the site should never cause. */
function watch(page, { origin }, problems) {
  page.on("console", (message) => {
    // Broken policies are told here too.
    if (message.type() === "error" && !CUT_OFF.test(message.text())) problems.push(`console: ${message.text()}`);
  });
  page.on("pageerror", ({ message }) => {
    if (!CUT_OFF.test(message)) problems.push(`uncaught: ${message}`);
  });
  page.on("request", (request) => {
    const url = new URL(request.url());
    const local = ["data:", "blob:", "about:"].includes(url.protocol);
    if (!local && url.origin !== origin) problems.push(`foreign request: ${url}`);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText;
    // A reload cuts off what is still under way; that hurts nobody.
    if (!ABORTED.test(reason)) problems.push(`failed request: ${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
}

/** Collects what a page says in the console. */
export function overhear(page, told) {
  page.on("console", (message) => told.push(message.text()));
}

/** Opens the site and waits until all of it is kept and the service worker answers. */
export async function install(page, url) {
  await page.goto(url);
  await page.locator("[data-screen]").waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

/** Runs a test of a site, as told at `pageTest`. */
async function visit(visited, body, { engine = "chromium", pace = PACE, returning = false, allowed, ...options }) {
  const browser = await browserOf(engine);
  const profile = await browser.newContext({ reducedMotion: "reduce", ...options });
  await profile.addInitScript(setPace, pace);
  const problems = [];
  try {
    profile.on("page", (page) => watch(page, visited, problems));
    const page = await profile.newPage();
    if (returning) {
      await install(page, visited.url);
      await page.goto("about:blank");
    }
    await body({ page, url: visited.url, browser, site: visited });
  } finally {
    await profile.close();
  }
  assert.deepEqual(problems.filter((problem) => !allowed?.test(problem)), []);
}

/** Milliseconds after which a test that hangs is given up. */
const LONGEST = 180_000;

/**
 * A test with a page of its own, in a fresh browser profile. It fails on errors in the console, broken
 * policies, failed requests and requests to any other place, however the body fares.
 *
 * Nothing moves, and the page hurries on after a fight and before the computer's move: else most of the time of these
 * tests would be waited. A test of what is seen for a moment only gives a slower `pace`.
 *
 * Where something is broken on purpose, problems that `allowed` fits are none.
 *
 * The service worker is there, as people have it. It is on its way while the body runs; where somebody is `returning`,
 * an earlier visit has brought it, and it answers from the first request. Playwright sees no request that it answers:
 * only where one is to be intercepted, `serviceWorkers` are "block".
 *
 * `engine` is a browser of `browser.mjs`, Chromium if none is named.
 *
 * `context` are Playwright's options of a browser context (viewport, hasTouch, locale, colorScheme, ...).
 * The body gets `page`, not yet at the site, the site's address `url`, and `browser`.
 */
export function pageTest(name, body, context = {}) {
  test(name, { timeout: LONGEST }, () => visit(site, body, context));
}

/**
 * The same with a site of its own. The body also gets `site`, with the `folder` that it
 * serves, a copy of dist/ that may be changed; after `site.close()` its address does not answer.
 */
export function siteTest(name, body, context = {}) {
  test(name, { timeout: LONGEST }, async () => {
    const folder = await mkdtemp(join(tmpdir(), "vexillum-"));
    await cp(DIST, folder, { recursive: true });
    const own = await serve({ folder, path: "/some/where/" });
    try {
      await visit({ ...own, folder }, body, context);
    } finally {
      await own.close();
      await rm(folder, { recursive: true });
    }
  });
}
