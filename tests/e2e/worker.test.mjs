// A worker that dies is noticed and replaced, and the game goes on.

import assert from "node:assert/strict";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pageTest, siteTest } from "./harness.mjs";
import { HANDS, awaitTurn, begin, beginBeside, button, calm, options, placeArmy, ready, screen } from "./player.mjs";

const hands = HANDS.mouse;

pageTest("the worker dies while it thinks, and the game goes on", async ({ page, url }) => {
  await begin(page, url, hands);
  await ready(page, hands);
  await awaitTurn(page);
  const [first] = page.workers();
  const { from, to } = calm(await options(page));
  await hands.move(page, from, to);
  await first.evaluate(() => self.close());
  assert.ok(await awaitTurn(page), "another worker answers");
  assert.ok(page.workers().every((worker) => worker !== first), "it is another one");
}, { pace: 1, reducedMotion: "no-preference" });

pageTest("a worker that cannot be loaded is told, and the game is there after a reload", async ({ page, url }) => {
  await page.addInitScript(() => {
    if (performance.getEntriesByType("navigation")[0].type === "reload") return;
    addEventListener("DOMContentLoaded", () => { delete document.getElementById("start").dataset.worker; });
  });
  await begin(page, url, hands);
  await ready(page, hands);
  await page.getByText("The computer player could not be loaded.").waitFor();
  await hands.press(button(page, "Load again"));
  assert.ok(await awaitTurn(page));
});

/** Ways in which a file of the worker is not what it should be. */
const BREAKS = {
  "is missing": (file) => rm(file),
  "is cut off": (file, bytes) => writeFile(file, bytes.subarray(0, bytes.length / 2)),
  "is an error page": (file) => writeFile(file, "<!doctype html><h1>Not found</h1>"),
};

for (const name of ["start.js", "worker.js", "worker_bg.wasm"]) {
  for (const [how, damage] of Object.entries(BREAKS)) {
    siteTest(`${name} of the worker ${how}: told, and whole after loading again`, async ({ page, url, site }) => {
      await page.goto(url);
      await screen(page, "start");
      const folder = await page.evaluate(() => document.getElementById("start").dataset.worker.replace(/[^/]*$/, ""));
      const file = join(site.folder, folder, name);
      const bytes = await readFile(file);
      await damage(file, bytes);
      // As on a first visit: a worker that is kept already would be whole.
      await page.evaluate(() => forgetSite());
      // Nothing may be left of a script, and no error: only time tells that.
      await page.addInitScript(() => {
        const { setInterval } = globalThis;
        globalThis.setInterval = (act, ms, ...rest) => setInterval(act, ms === 5_000 && !globalThis.patient ? 400 : ms, ...rest);
      });
      await page.reload();
      await begin(page, url, hands);
      await ready(page, hands);
      await page.getByText("The computer player could not be loaded.").waitFor();
      await writeFile(file, bytes);
      await page.addInitScript(() => { globalThis.patient = true; });
      await hands.press(button(page, "Load again"));
      assert.ok(await awaitTurn(page));
    }, { allowed: /./ });
  }
}

/** Options of a page whose requests the test answers: none of them goes by the service worker. */
const ANSWERED = { serviceWorkers: "block" };

/** Takes the worker away before the page asks for it. */
const withoutWorker = (page) => page.route("**/worker*/**", (route) => route.fulfill({ status: 404 }));

pageTest("two play at one screen without the worker", async ({ page, url }) => {
  await withoutWorker(page);
  await beginBeside(page, url, hands);
  for (const army of [".M..23..../........../........../S.2BF....9", "....B...M./.....F..../........../9.2...23.S"]) {
    await screen(page, "setup");
    await placeArmy(page, hands, army);
    await ready(page, hands);
    await screen(page, "handover");
    await hands.press(page.locator("[data-screen=handover] button").first());
  }
  await page.locator("[data-screen=play] .movable").first().waitFor();
}, { ...ANSWERED, allowed: /./ });

pageTest("a word about the worker that is put away comes again while the game waits for it", async ({ page, url }) => {
  await withoutWorker(page);
  await begin(page, url, hands);
  await ready(page, hands);
  const words = page.getByText("The computer player could not be loaded.");
  await words.waitFor();
  await page.evaluate(() => {
    document.querySelector(".toast").dataset.first = "";
    document.querySelector(".toast button:last-child").click();
  });
  await page.locator(".toast:not([data-first])", { has: words }).waitFor();
}, { ...ANSWERED, allowed: /./ });

pageTest("programs are run whatever type the host calls them", async ({ page, url }) => {
  await page.route("**/*.wasm", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), "content-type": "application/octet-stream" } });
  });
  await begin(page, url, hands);
  await ready(page, hands);
  assert.ok(await awaitTurn(page));
  await page.evaluate(() => { location.hash = "#rules/barrage"; });
  await page.locator("#workshop h1").waitFor();
  await page.keyboard.press("Escape");
  await hands.press(button(page, "Settings"));
  await page.getByLabel("Language").selectOption("fr");
  await page.locator("html[lang=fr]").waitFor();
}, ANSWERED);

pageTest("thinking never blocks the page", async ({ page, url }) => {
  await begin(page, url, hands);
  await ready(page, hands);
  await awaitTurn(page);
  const { from, to } = calm(await options(page));
  await hands.move(page, from, to);
  await page.getByText("Thinking").first().waitFor();
  // The page answers while the computer thinks: the settings open at once.
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  assert.ok(await awaitTurn(page));
}, { pace: 1, reducedMotion: "no-preference" });
