// What is kept: two windows, a full or refused storage, damaged values and those of later versions.

import assert from "node:assert/strict";
import { pageTest } from "./harness.mjs";
import {
  HANDS, awaitTurn, begin, beginWith, button, endTurn, goHome, kept, openGames, placeArmy, ready, screen,
  stored,
} from "./player.mjs";

const hands = HANDS.mouse;
const RED = ".M..23..../........../........../S.2BF....9";

const text = (page, name) => page.evaluate((key) => localStorage.getItem(key), name);
const toast = (page, words) => page.locator(".toast", { hasText: words });

/** Stores texts before the page reads them, once. */
const before = (page, texts) => page.addInitScript((given) => {
  if (sessionStorage.getItem("given")) return;
  sessionStorage.setItem("given", "1");
  for (const [name, value] of Object.entries(given)) localStorage.setItem(name, value);
}, texts);

/** Fills the storage but for so many letters. */
const fill = (page, left) => page.evaluate((room) => {
  let text = "";
  for (let more = 1 << 22; more > 0;) {
    try {
      localStorage.setItem("other", text + "x".repeat(more));
      text += "x".repeat(more);
    } catch {
      more >>= 1;
    }
  }
  localStorage.setItem("other", text.slice(room));
}, left);

const play = (page, url) => beginWith(page, url, hands, RED);

/** Opens the settings. */
async function settings(page) {
  await button(page, "Settings").click();
  return page.getByRole("dialog");
}

pageTest("two windows change different settings, and both see and keep them", async ({ page, url }) => {
  await page.goto(url);
  const other = await page.context().newPage();
  await other.goto(url);
  await hands.choose((await settings(page)).getByRole("radio", { name: "Dark" }));
  await other.locator("html[data-theme=dark]").waitFor({ state: "attached" });
  await hands.choose((await settings(other)).getByRole("radio", { name: "Numbers" }));
  await page.locator("html[data-pieces=numbers]").waitFor({ state: "attached" });
  const { theme, style } = await kept(page, "vexillum.settings");
  assert.deepEqual([theme, style.pieces], ["dark", "numbers"]);
});

pageTest("two windows keep set-ups and variants, and none takes the place of another", async ({ page, url }) => {
  const windows = [page, await page.context().newPage()];
  // Two different ones: the same set-up is kept once.
  for (const [window, text] of [[windows[0], RED], [windows[1], RED.replace(".M", "M.")]]) {
    await begin(window, url, hands);
    await placeArmy(window, hands, text);
  }
  for (const [index, window] of windows.entries()) {
    await window.getByLabel("Name", { exact: true }).fill("Mine");
    await button(window, "Save").click();
    await window.getByText(index === 0 ? "“Mine”" : "“Mine (2)”").first().waitFor();
  }
  for (const window of windows) {
    await window.locator("#preset option", { hasText: "Mine (2)" }).waitFor({ state: "attached" });
  }
  assert.deepEqual((await kept(page, "vexillum.setups")).named.map(({ name }) => name), ["Mine", "Mine (2)"]);
  await page.locator("#preset").selectOption({ label: "Mine" });
  await button(page, "Delete").click();
  await button(page, "Undo").last().click();
  await page.locator("#preset option", { hasText: /^Mine$/ }).waitFor({ state: "attached" });
});

pageTest("names of players have a limit, whatever is stored", async ({ page, url }) => {
  await before(page, { "vexillum.settings": stored({ names: ["A".repeat(100_000), "Bea"], last: { opponent: "beside" } }) });
  await page.goto(url);
  const field = (await settings(page)).getByLabel("Red");
  assert.equal((await field.inputValue()).length, 40);
});

pageTest("a full storage is told once, and the game goes on until there is room", async ({ page, url }) => {
  await play(page, url);
  await fill(page, 0);
  await endTurn(page, () => hands.move(page, "b4", "b5"));
  await awaitTurn(page);
  await toast(page, "There is no room left in this browser.").waitFor();
  await toast(page, "There is no room left").getByRole("button", { name: "Close" }).click();
  await endTurn(page, () => hands.move(page, "b5", "b4"));
  await awaitTurn(page);
  assert.equal(await toast(page, "There is no room left").count(), 0, "told once");
  await goHome(page);
  await page.getByRole("button", { name: "Continue: Barrage, turn 4" }).click();
  await awaitTurn(page);
  await page.evaluate(() => localStorage.removeItem("other"));
  await endTurn(page, () => hands.move(page, "b4", "b5"));
  await awaitTurn(page);
  assert.equal((await openGames(page))[0].about.turns, 6);
});

pageTest("what is told covers no button that goes on, and its words stay whole on a phone", async ({ page, url }) => {
  await page.goto(url);
  await screen(page, "start");
  await fill(page, 0);
  await hands.press(button(page, /^Play/));
  const told = toast(page, "There is no room left in this browser.");
  await told.waitFor();
  for (const words of await told.getByRole("button").all()) {
    const { width, height } = await words.boundingBox();
    assert.ok(height < 1.5 * width, "a button is as wide as its words");
  }
  await button(page, "Ready").click({ timeout: 5_000 });
  await awaitTurn(page);
}, { viewport: { width: 360, height: 740 } });

for (const [what, refuse] of Object.entries({
  "throws when it is asked for": () => {
    Object.defineProperty(window, "localStorage", { get() { throw new DOMException("denied", "SecurityError"); } });
  },
  "is not there": () => Object.defineProperty(window, "localStorage", { value: null }),
})) {
  pageTest(`without a storage that may be used everything works, and it is told once: it ${what}`, async ({ page, url }) => {
    await page.addInitScript(refuse);
    await begin(page, url, hands);
    await toast(page, "This window may not keep anything").waitFor();
    await page.locator(".toast").getByRole("button", { name: "Close" }).click();
    await placeArmy(page, hands, RED);
    await ready(page, hands);
    await awaitTurn(page);
    await goHome(page);
    await page.getByRole("button", { name: /^Continue/ }).click();
    await awaitTurn(page);
    assert.equal(await page.locator(".toast").count(), 0);
    await goHome(page);
    await (await settings(page)).getByText("This window may not keep anything.").waitFor();
  });
}

pageTest("what a later version has stored stays as it is", async ({ page, url }) => {
  const later = {
    "vexillum.settings": JSON.stringify({ version: 2, theme: "dark" }),
    "vexillum.setups": JSON.stringify({ version: 7 }),
    "vexillum.games": JSON.stringify({ version: 2, games: {} }),
    "vexillum.game.0000abcd": JSON.stringify({ version: 2, game: "later" }),
    "vexillum.game": "AgAAAAAA",
  };
  await before(page, later);
  await page.goto(url);
  await toast(page, "stored by a newer version").waitFor();
  assert.equal(await page.locator(".open-games li", { hasText: "cannot read" }).count(), 2);
  await hands.choose((await settings(page)).getByRole("radio", { name: "Light" }));
  await page.locator("html[data-theme=light]").waitFor({ state: "attached" });
  await page.keyboard.press("Escape");
  await play(page, url);
  await button(page, "Resign").click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await screen(page, "result");
  for (const [name, value] of Object.entries(later)) assert.equal(await text(page, name), value, name);
});

pageTest("a damaged value without room for a copy stays as it is", async ({ page, url }) => {
  const damaged = stored({ theme: "dark", names: "x".repeat(4_000) });
  await page.goto(`${url}embed.js`);
  await page.evaluate((value) => localStorage.setItem("vexillum.settings", value), damaged);
  await fill(page, 1_000);
  await page.goto(url);
  await page.locator("html[data-theme=dark]").waitFor({ state: "attached" });
  await hands.choose((await settings(page)).getByRole("radio", { name: "Light" }));
  await page.locator("html[data-theme=light]").waitFor({ state: "attached" });
  assert.equal(await text(page, "vexillum.settings"), damaged);
  await page.evaluate(() => localStorage.removeItem("other"));
  await page.reload();
  await page.locator("html[data-theme=dark]").waitFor({ state: "attached" });
  assert.equal(await text(page, "vexillum.settings.damaged"), damaged);
});

pageTest("the game and the notes of a version with one open game are taken over", async ({ page, url }) => {
  await play(page, url);
  const [{ game }] = await openGames(page);
  await page.evaluate(() => localStorage.clear());
  await page.goto("about:blank");
  const old = { "vexillum.game": game, "vexillum.guesses": stored({ guesses: [{ by: "red", origin: 63, role: "B" }] }) };
  await before(page, old);
  await page.goto(`${url}#play`);
  await awaitTurn(page);
  assert.equal(await text(page, "vexillum.game"), game, "nothing has been done yet");
  await endTurn(page, () => hands.move(page, "b4", "b5"));
  await awaitTurn(page);
  const { guesses, about } = await kept(page, "vexillum.game");
  assert.deepEqual([guesses, about.turns], [[{ by: "red", origin: 63, role: "B" }], 2]);
  assert.equal(await text(page, "vexillum.guesses"), null);
});

pageTest("no past game loses its moves before that is asked", async ({ page, url }) => {
  const games = Array.from({ length: 20 }, (_, number) => ({
    date: 1_700_000_000 + number, against: "person", edition: "barrage", end: "red flag", turns: 30, value: `${number}`.padEnd(74_900, "A"),
  }));
  await before(page, { "vexillum.games": stored({ games }) });
  await play(page, url);
  const past = await text(page, "vexillum.games");
  await button(page, "Resign").click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await toast(page, "The list of past games is full").waitFor();
  assert.equal(await text(page, "vexillum.games"), past);
  await page.locator(".toast").getByRole("button", { name: "Make room" }).click();
  await toast(page, "There is room again").waitFor();
  const now = (await kept(page, "vexillum.games")).games;
  assert.deepEqual([now.length, now.filter(({ value }) => value).length], [21, 11]);
});

pageTest("the settings tell how much room is used", async ({ page, url }) => {
  await page.goto(url);
  await fill(page, 1024 * 1024);
  const dialog = await settings(page);
  await dialog.getByText(/Vexillum uses \d+ kB of this browser’s storage. About 1.0 MB is left/).waitFor();
});
