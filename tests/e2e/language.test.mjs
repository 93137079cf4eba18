// The page speaks the language of the browser, and another one as soon as it is chosen.

import assert from "node:assert/strict";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pageTest, siteTest } from "./harness.mjs";
import { awaitTurn, chooseEdition, HANDS, screen } from "./player.mjs";
import { unhindered } from "./unhindered.mjs";

const hands = HANDS.mouse;

/** Each language by its code: what it calls itself, the button that begins and the Marshal. */
const LANGUAGES = {
  de: { name: "Deutsch", play: "Spielen", marshal: "Feldmarschall" },
  en: { name: "English", play: "Play", marshal: "Marshal" },
  es: { name: "Español", play: "Jugar", marshal: "Mariscal" },
  fr: { name: "Français", play: "Jouer", marshal: "Maréchal" },
  nl: { name: "Nederlands", play: "Spelen", marshal: "Maarschalk" },
};

const lang = (page) => page.locator("html").getAttribute("lang");
const play = (page) => page.locator(".play-button");

for (const [code, { play: word, marshal }] of Object.entries(LANGUAGES)) {
  pageTest(`a game in ${code}, as the browser asks for, on a narrow screen`, async ({ page, url }) => {
    await page.goto(url);
    await screen(page, "start");
    await page.locator(".options").waitFor();
    assert.equal(await lang(page), code);
    assert.equal(await play(page).innerText(), word);
    await unhindered(page);
    await chooseEdition(page, hands, "original");
    await play(page).click();
    await screen(page, "setup");
    await unhindered(page);
    await page.locator(".ready-bar .primary").click();
    await awaitTurn(page);
    const labels = await page.locator("[role=gridcell]").evaluateAll((cells) => cells.map((cell) => cell.ariaLabel));
    assert.equal(labels.filter((label) => label.replaceAll("\u00ad", "").includes(marshal)).length, 1);
    await unhindered(page);
    await page.evaluate(() => { location.hash = "#rules/original"; });
    await page.locator("#workshop h1").waitFor();
    await unhindered(page);
  }, { locale: `${code}-XX`, viewport: { width: 320, height: 640 } });
}

pageTest("another language is there at once, and the next time", async ({ page, url }) => {
  await page.goto(url);
  await screen(page, "start");
  for (const [code, { name, play: word }] of Object.entries(LANGUAGES)) {
    await page.locator(".topbar button").last().click();
    await page.locator("#language").selectOption({ label: name });
    await page.waitForFunction((wanted) => document.documentElement.lang === wanted, code);
    await page.keyboard.press("Escape");
    assert.equal(await play(page).innerText(), word);
  }
  await page.reload();
  await screen(page, "start");
  assert.equal(await lang(page), Object.keys(LANGUAGES).at(-1));
});

siteTest("a language that does not come before the start leaves the page in English, says so and keeps the choice", async ({ page, url, site }) => {
  const parts = (await readdir(site.folder, { recursive: true })).filter((path) => path.endsWith("split_german.wasm"));
  // A build for developers is in one piece.
  if (!parts.length) return;
  const file = join(site.folder, parts[0]);
  const whole = await readFile(file);
  await writeFile(file, "none");
  await page.goto(url);
  await screen(page, "start");
  await page.getByText("This part could not be loaded").waitFor();
  assert.equal(await lang(page), "en");
  assert.equal(await play(page).innerText(), LANGUAGES.en.play);
  await writeFile(file, whole);
  await page.getByRole("button", { name: "Load again" }).click();
  await page.waitForFunction(() => document.documentElement.lang === "de");
  assert.equal(await play(page).innerText(), LANGUAGES.de.play);
}, { allowed: /./, locale: "de" });

pageTest("a language that does not come leaves the page as it is", async ({ page, url }) => {
  await page.route("**/split_german.wasm", (route) => route.fulfill({ contentType: "application/wasm", body: "none" }));
  await page.goto(url);
  await page.locator(".topbar button").last().click();
  await page.locator("#language").selectOption("de");
  await page.getByText("This part could not be loaded").waitFor();
  assert.equal(await lang(page), "en");
  // Only what no service worker answers can be intercepted.
}, { allowed: /CompileError/, serviceWorkers: "block" });
