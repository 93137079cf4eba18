// What every browser test starts from: one browser and one server a file, one fresh page a test.

import assert from "node:assert/strict";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { launch } from "./browser.mjs";
import { DIST, serve } from "./serve.mjs";

let browser;
let site;
before(async () => {
  // Below a path, because hosts put sites there and wrong links show nowhere else.
  site = await serve({ path: "/some/where/" });
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await site?.close();
});

/** Lists everything on a page that a visitor of the site should never cause. */
function watch(page, { origin }, problems) {
  page.on("console", (message) => {
    // Broken policies are told here too.
    if (message.type() === "error") problems.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`uncaught: ${error.message}`));
  page.on("request", (request) => {
    const url = new URL(request.url());
    const local = ["data:", "blob:", "about:"].includes(url.protocol);
    if (!local && url.origin !== origin) problems.push(`foreign request: ${url}`);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText;
    // A reload cuts off what is still under way; that hurts nobody.
    if (reason !== "net::ERR_ABORTED") problems.push(`failed request: ${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
}

/** Runs a test of a site, as told at `pageTest`. */
async function visit(visited, body, context) {
  // Each fresh profile would fetch the whole site once more, to keep it.
  const profile = await browser.newContext({ serviceWorkers: "block", ...context });
  const problems = [];
  try {
    profile.on("page", (page) => watch(page, visited, problems));
    const page = await profile.newPage();
    await body({ page, url: visited.url, browser, site: visited });
  } finally {
    await profile.close();
  }
  assert.deepEqual(problems, []);
}

/**
 * A test with a page of its own, in a fresh browser profile. It fails on errors in the console, broken
 * policies, failed requests and requests to any other place, however the body fares.
 *
 * `context` are Playwright's options of a browser context (viewport, hasTouch, locale, colorScheme, ...).
 * The body gets `page`, not yet at the site, the site's address `url`, and `browser`.
 */
export function pageTest(name, body, context = {}) {
  test(name, () => visit(site, body, context));
}

/**
 * The same with a site of its own, and a service worker. The body also gets `site`, with the `folder` that it
 * serves, a copy of dist/ that may be changed; after `site.close()` its address does not answer.
 */
export function siteTest(name, body, context = {}) {
  test(name, async () => {
    const folder = await mkdtemp(join(tmpdir(), "vexillum-"));
    await cp(DIST, folder, { recursive: true });
    const own = await serve({ folder, path: "/some/where/" });
    try {
      await visit({ ...own, folder }, body, { serviceWorkers: "allow", ...context });
    } finally {
      await own.close();
      await rm(folder, { recursive: true });
    }
  });
}
