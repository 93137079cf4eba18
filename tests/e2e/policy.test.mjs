// The built site as a host would serve it: below a path, under the strict policy.

import assert from "node:assert/strict";
import { pageTest } from "./harness.mjs";

/** Opens the site and waits until the application has taken the place of the static shell. */
async function open({ page, url }) {
  const response = await page.goto(url);
  await page.locator("#shell").waitFor({ state: "detached" });
  return response;
}

pageTest("the page starts below a path", open);

pageTest("the worker starts under the page's policy", async ({ page, url }) => {
  await open({ page, url });
  const said = await page.evaluate(() => new Promise((resolve) => {
    const worker = new Worker(document.getElementById("start").dataset.worker, { type: "module" });
    // It tells that it is ready to be asked.
    worker.onmessage = ({ data }) => resolve(JSON.parse(data).body);
    worker.onerror = (event) => resolve(event.message ?? "did not load");
  }));
  assert.equal(said, "ready");
});

pageTest("the policy forbids inline scripts and styles", async ({ page, url }) => {
  const policy = (await open({ page, url })).headers()["content-security-policy"];
  assert.match(policy, /default-src 'none'/);
  assert.doesNotMatch(policy, /unsafe-inline|'unsafe-eval'/);
});
