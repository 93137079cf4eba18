// What helps a person who plays: hints, and what he has written on enemy pieces.

import assert from "node:assert/strict";
import { pageTest } from "./harness.mjs";
import { HANDS, awaitTurn, begin, beginBeside, button, cell, endTurn, openGames, placeArmy, ready, screen, stored } from "./player.mjs";
import { unhindered } from "./unhindered.mjs";

const hands = HANDS.mouse;
// Scouts in front: Red's on g4 and f3, Blue's on d7 and e8.
const ARMY = "......2.../.....2..../M.9......./S3FB......";

const dialog = (page) => page.getByRole("dialog", { name: "Your guess" });
const label = (page, square) => cell(page, square).getAttribute("aria-label");
const status = (page) => page.locator("p.status").innerText();

/** The squares that bear a guess of whoever looks. */
const guesses = (page) => page.locator(".cell:has(.guess)").evaluateAll((cells) => cells.map(({ dataset }) => dataset.square));

/** Chooses in the picker that is open. */
async function choose(page, name) {
  await dialog(page).getByRole("button", { name }).click();
  await dialog(page).waitFor({ state: "hidden" });
}

async function playAlone(page, url) {
  await begin(page, url, hands);
  await placeArmy(page, hands, ARMY);
  await ready(page, hands);
  await awaitTurn(page);
}

/** A first unknown enemy piece. */
const unknown = (page) => page.locator(".cell:has(.piece.enemy:not(.known))").first().getAttribute("data-square");

/** The other player takes the screen. */
async function take(page, name) {
  await screen(page, "handover");
  assert.equal(await page.locator(".guess, [data-square]").count(), 0);
  await button(page, `I am ${name}`).click();
  await awaitTurn(page);
}

pageTest("a hint is shown, said and played, and the game counts as assisted", async ({ page, url }) => {
  await playAlone(page, url);
  await button(page, "Hint").click();
  await page.waitForFunction(() => /^Hint: [a-j]\d+ to [a-j]\d+$/.test(document.querySelector("p.status").innerText));
  const [from, to] = (await status(page)).match(/[a-j]\d+/g);
  assert.deepEqual(
    new Set(await page.locator(".cell.hint").evaluateAll((cells) => cells.map(({ dataset }) => dataset.square))),
    new Set([from, to]),
  );
  assert.match(await label(page, from), /^\w+, your .*, marked$/);
  await endTurn(page, () => hands.move(page, from, to));
  assert.equal(await page.locator(".cell.hint").count(), 0);
  await awaitTurn(page);
  await page.reload();
  await awaitTurn(page);
  await button(page, "Resign").click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await screen(page, "result");
  await page.getByText("or a hint was given").waitFor();
}, { reducedMotion: "reduce" });

pageTest("a guess is written, kept over a reload and an undo, and erased", async ({ page, url }) => {
  await playAlone(page, url);
  const square = await unknown(page);
  await hands.tap(page, square);
  // What cannot be there is not offered: the army has one Marshal and no Colonel.
  assert.equal(await dialog(page).getByRole("button", { name: /^Colonel/ }).count(), 0);
  await choose(page, /^Bomb/);
  assert.match(await label(page, square), /enemy piece, unknown, your guess: Bomb/);
  assert.equal(await page.evaluate(() => document.activeElement?.dataset.square), square);
  await page.reload();
  await awaitTurn(page);
  assert.deepEqual(await guesses(page), [square]);
  await endTurn(page, () => hands.move(page, "a2", "a3"));
  await awaitTurn(page);
  await button(page, "Undo").click();
  await page.getByText(/^Taken back/).waitFor();
  assert.deepEqual(await guesses(page), [square]);
  // By a key, too; another guess takes its place.
  await cell(page, square).focus();
  await page.keyboard.press("p");
  await choose(page, /^Flag/);
  assert.match(await label(page, square), /your guess: Flag/);
  await hands.tap(page, square);
  await choose(page, "Erase");
  assert.deepEqual(await guesses(page), []);
  // Another game begins without any.
  await hands.tap(page, square);
  await choose(page, /^Spy/);
  await page.getByRole("link", { name: "Vexillum, to the start" }).click();
  await screen(page, "start");
  await button(page, /^Play/).click();
  await screen(page, "setup");
  await ready(page, hands);
  await awaitTurn(page);
  assert.deepEqual(await guesses(page), []);
});

pageTest("a dialog that does not come is told, and comes with another try", async ({ page, url }) => {
  const part = "**/page-*/split_aside.wasm";
  await page.route(part, (route) => route.fulfill({ contentType: "application/wasm", body: "none" }));
  await begin(page, url, hands);
  await ready(page, hands);
  await awaitTurn(page);
  await button(page, "Resign").click();
  await page.getByText("This part could not be loaded").waitFor();
  assert.equal(await page.getByRole("dialog").count(), 0);
  await page.unroute(part);
  await button(page, "Resign").click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await screen(page, "result");
  await page.getByRole("slider").waitFor();
}, { allowed: /CompileError/, serviceWorkers: "block" });

pageTest("damaged guesses hurt nobody", async ({ page, url }) => {
  await playAlone(page, url);
  const [{ name, version, ...game }] = await openGames(page);
  const broken = stored({ ...game, guesses: [
    { by: "red", origin: 9999, role: "B" }, { by: "blue", origin: 1, role: "M" }, { by: "red", origin: "x", role: "B" },
    { by: "red", origin: 70000, role: "F" }, { by: "green", origin: 3, role: "S" }, null, "\u0000",
  ] });
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [name, broken]);
  await page.reload();
  await page.getByText("Not all of this game could be read.").waitFor();
  assert.equal(await page.evaluate((key) => localStorage.getItem(`${key}.damaged`), name), broken);
  await page.locator(".toast").getByRole("button", { name: "Close" }).click();
  await awaitTurn(page);
  assert.deepEqual(await guesses(page), []);
  const square = await unknown(page);
  await hands.tap(page, square);
  await choose(page, /^Miner/);
  assert.deepEqual(await guesses(page), [square]);
});

pageTest("a guess goes with its piece, and the other never sees it", async ({ page, url }) => {
  await beginBeside(page, url, hands);
  await placeArmy(page, hands, ARMY);
  await ready(page, hands);
  await button(page, "I am Blue").click();
  await placeArmy(page, hands, ARMY);
  await ready(page, hands);
  await take(page, "Red");
  await hands.tap(page, "d7");
  await choose(page, /^Miner/);
  await hands.move(page, "a2", "a3");
  await take(page, "Blue");
  assert.doesNotMatch(await page.content(), /class="guess"|your guess/);
  await hands.tap(page, "f3");
  await choose(page, /^General/);
  assert.deepEqual(await guesses(page), ["f3"]);
  await hands.move(page, "d7", "e7");
  await take(page, "Red");
  assert.deepEqual(await guesses(page), ["e7"]);
  assert.match(await label(page, "e7"), /your guess: Miner/);
  await page.reload();
  await take(page, "Red");
  assert.deepEqual(await guesses(page), ["e7"]);
  // A piece that is shown bears no guess any more.
  await hands.move(page, "f3", "f7");
  await take(page, "Blue");
  assert.deepEqual(await guesses(page), [], "the far move has shown a Scout");
  await hands.move(page, "e7", "f7");
  await take(page, "Red");
  assert.deepEqual(await guesses(page), []);
});

for (const viewport of [{ width: 320, height: 640 }, { width: 1280, height: 800 }]) {
  for (const locale of ["en", "de"]) {
    pageTest(`help hinders nobody, ${viewport.width} px, ${locale}`, async ({ page, url }) => {
      await page.goto(url);
      await page.locator(".play-button").click();
      await screen(page, "setup");
      await page.locator(".ready-bar .primary").click();
      await awaitTurn(page);
      await unhindered(page);
      await hands.tap(page, await unknown(page));
      await page.getByRole("dialog").waitFor();
      await unhindered(page, page.getByRole("dialog"));
    }, { viewport, locale, colorScheme: locale === "en" ? "light" : "dark" });
  }
}
