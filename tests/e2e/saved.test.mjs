// The open game is kept at every move, as a value that tells nothing, and comes back after a reload.

import assert from "node:assert/strict";
import { pageTest } from "./harness.mjs";
import { HANDS, awaitTurn, begin, beginBeside, button, cell, openGames, placeArmy, ready, screen, stored } from "./player.mjs";

const hands = HANDS.mouse;
const RED = ".M..23..../........../........../S.2BF....9";

const storage = (page) => page.evaluate(() => Object.fromEntries(Object.entries({ ...localStorage })));
const pieces = (page) => page.locator("[role=gridcell]").evaluateAll((cells) =>
  cells.map((element) => `${element.dataset.square} ${element.querySelector(".piece")?.className ?? ""} ${element.querySelector(".rank")?.textContent ?? ""}`));

pageTest("a reload in mid-game loses nothing", async ({ page, url }) => {
  await begin(page, url, hands);
  await placeArmy(page, hands, RED);
  await ready(page, hands);
  for (const [from, to] of [["b4", "b5"], ["b5", "b4"]]) {
    await awaitTurn(page);
    await hands.move(page, from, to);
  }
  await awaitTurn(page);
  const before = await pieces(page);
  await page.reload();
  await awaitTurn(page);
  assert.deepEqual(await pieces(page), before);
});

pageTest("storage holds the running game as one opaque value and no rank besides", async ({ page, url }) => {
  await begin(page, url, hands);
  await placeArmy(page, hands, RED);
  await ready(page, hands);
  await awaitTurn(page);
  await hands.move(page, "b4", "b5");
  await awaitTurn(page);
  const kept = await storage(page);
  const [{ name, game, ...rest }] = await openGames(page);
  const { [name]: _, ...others } = { ...kept, rest: JSON.stringify(rest) };
  assert.match(game, /^[A-Za-z0-9+/]+$/);
  const plain = Buffer.from(game, "base64").toString("latin1");
  for (const text of [plain, ...Object.values(others)]) {
    assert.doesNotMatch(text, /barrage.*\nred|\.M\.\.23|S\.2BF|a4|b4b5/);
  }
  for (const value of Object.values(others)) assert.doesNotMatch(value, /marshal|spy|flag|bomb|miner|setup/i);
  assert.equal(await page.evaluate(() => sessionStorage.length + document.cookie.length), 0);
});

pageTest("a damaged game is told, stays as it is, and hinders nobody", async ({ page, url }) => {
  await page.addInitScript(() => localStorage.setItem("vexillum.game", "damaged"));
  await page.goto(`${url}#play/00000000`);
  await page.getByText("The saved game could not be read.").waitFor();
  await page.getByText("A game that this version cannot read").waitFor();
  assert.equal((await storage(page))["vexillum.game"], "damaged");
  await hands.press(button(page, /^Play/));
  await ready(page, hands);
  assert.ok(await awaitTurn(page));
});

for (const [what, text] of [
  ["a broken value", "theme dark"],
  ["a wrong field", stored({ theme: "pink", language: "nl" })],
]) {
  pageTest(`of damaged settings the rest is kept: ${what}`, async ({ page, url }) => {
    await page.addInitScript((value) => {
      if (!localStorage.getItem("vexillum.settings")) localStorage.setItem("vexillum.settings", value);
    }, text);
    await page.goto(url);
    const dutch = text.includes('"nl"');
    await page.getByText(dutch ? "Je instellingen konden niet helemaal worden gelezen." : "Not all of your settings could be read.").waitFor();
    assert.equal((await storage(page))["vexillum.settings.damaged"], text);
    await page.reload();
    await screen(page, "start");
    assert.equal(await page.locator("html").getAttribute("lang"), dutch ? "nl" : "en");
    assert.equal(await page.locator(".toast").count(), 0, "told once");
  });
}

pageTest("beside somebody a reload comes back behind the cover", async ({ page, url }) => {
  await beginBeside(page, url, hands);
  await placeArmy(page, hands, RED);
  await ready(page, hands);
  await screen(page, "handover");
  await page.reload();
  await screen(page, "handover");
  assert.equal(await page.locator("[data-square]").count(), 0);
  await hands.press(button(page, "I am Blue"));
  await screen(page, "setup");
  assert.equal(await cell(page, "b4").locator(".piece").count(), 0, "Red's army is not seen");
});
