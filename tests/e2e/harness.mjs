// What every browser test starts from: one browser and one server a file, one fresh page a test.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch } from "./browser.mjs";
import { serve } from "./serve.mjs";

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

/** Lists everything on a page that a visitor should never cause. */
function watch(page, problems) {
  page.on("console", (message) => {
    // Broken policies are told here too.
    if (message.type() === "error") problems.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`uncaught: ${error.message}`));
  page.on("request", (request) => {
    const url = new URL(request.url());
    const local = ["data:", "blob:", "about:"].includes(url.protocol);
    if (!local && url.origin !== site.origin) problems.push(`foreign request: ${url}`);
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

/**
 * A test with a page of its own, in a fresh browser profile. It fails on errors in the console, broken
 * policies, failed requests and requests to any other place, however the body fares.
 *
 * `context` are Playwright's options of a browser context (viewport, hasTouch, locale, colorScheme, ...).
 * The body gets `page`, not yet at the site, the site's address `url`, and `browser`.
 */
export function pageTest(name, body, context = {}) {
  test(name, async () => {
    const profile = await browser.newContext(context);
    const problems = [];
    try {
      profile.on("page", (page) => watch(page, problems));
      const page = await profile.newPage();
      await body({ page, url: site.url, browser });
    } finally {
      await profile.close();
    }
    assert.deepEqual(problems, []);
  });
}
