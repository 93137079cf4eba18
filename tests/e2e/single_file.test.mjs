// The game opened from a disk: as one file it plays, and the page that needs a host says so.

import assert from "node:assert/strict";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { after, before, test } from "node:test";
import { launch } from "./browser.mjs";
import { overhear, setPace } from "./harness.mjs";
import { HANDS, begin, button, chooseEdition, playEagerly, ready, screen, seeded } from "./player.mjs";
import { DIST } from "./serve.mjs";

const onDisk = (name) => pathToFileURL(join(DIST, name)).href;

let browser;
before(async () => { browser = await launch(); });
after(() => browser.close());

/** Runs a test of a page on a disk, without a network. */
function diskTest(name, body, context = {}) {
  test(name, async () => {
    const profile = await browser.newContext({ offline: true, reducedMotion: "reduce", ...context });
    const [requests, told] = [[], []];
    try {
      await profile.addInitScript(setPace, 0.2);
      const page = await profile.newPage();
      page.on("request", (request) => requests.push(request.url()));
      page.on("pageerror", (error) => told.push(error.message));
      overhear(page, told);
      await body({ page, requests, told });
    } finally {
      await profile.close();
    }
  });
}

for (const [name, hands] of Object.entries({ mouse: HANDS.mouse, touch: HANDS.touch })) {
  diskTest(`one file plays a game of barrage to its end without a request, by ${name}`, async ({ page, requests, told }) => {
    const file = onDisk("vexillum.html");
    await begin(page, file, hands);
    await ready(page, hands);
    await playEagerly(page, hands, seeded(11), 299);
    await screen(page, "result");
    const foreign = requests.filter((url) => !/^(blob|data):/.test(url) && url.split("#")[0] !== file);
    assert.deepEqual([foreign, told], [[], []]);
  }, hands.context);
}

diskTest("one file has every picture, letter and language, and keeps the game", async ({ page, told }) => {
  await page.goto(onDisk("vexillum.html"));
  await screen(page, "start");
  await chooseEdition(page, HANDS.mouse, "fantasy-powers");
  const missing = await page.evaluate(async () => {
    await document.fonts.ready;
    const uses = [...document.querySelectorAll("use")].map((use) => use.getAttribute("href"));
    return [
      ...uses.filter((href) => !document.querySelector(`symbol${href}`)),
      // A device may lack the local faces that stand in until ours is there.
      ...[...document.fonts].filter(({ status, family }) => status === "error" && !/Fallback/.test(family)).map(({ family }) => family),
    ];
  });
  assert.deepEqual(missing, []);
  await button(page, "Settings").click();
  await page.getByLabel("Language").selectOption("de");
  await page.keyboard.press("Escape");
  await button(page, /^Spielen/).click();
  await screen(page, "setup");
  await page.reload();
  await screen(page, "setup");
  assert.deepEqual(told, []);
});

for (const [locale, words] of [["en", "Open vexillum.html instead"], ["de", "Öffne stattdessen vexillum.html"], ["pt", "Open vexillum.html instead"]]) {
  diskTest(`the page of a host says why it does not start from a disk, in ${locale}`, async ({ page }) => {
    await page.goto(onDisk("index.html"));
    await page.getByRole("alert").getByText(words).waitFor();
  }, { locale });
}
