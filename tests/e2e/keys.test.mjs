// Keys that ask something of the board, for people who do not see it.

import assert from "node:assert/strict";
import { pageTest } from "./harness.mjs";
import { HANDS, awaitTurn, begin, cell, placeArmy, ready } from "./player.mjs";

const hands = HANDS.keyboard;
const ARMY = "......2.../.....2..../M.9......./S3FB......";

const status = (page) => page.locator(".status").innerText();
const focused = (page) => page.evaluate(() => document.activeElement?.dataset.square);

pageTest("the board answers keys", async ({ page, url }) => {
  await begin(page, url, hands);
  await placeArmy(page, HANDS.mouse, ARMY);
  await ready(page, hands);
  await awaitTurn(page);
  await cell(page, "a1").focus();
  const asks = async (key, answer) => {
    await page.keyboard.press(key);
    await page.waitForFunction((wanted) => document.querySelector(".status").innerText.includes(wanted), answer);
    assert.ok((await status(page)).includes(answer), key);
  };
  await asks("h", "R: this row");
  await asks("r", "Row 1: a1, your Spy, 1; b1, your Miner, 3; c1, your Flag; d1, your Bomb");
  await asks("c", "Column a: ");
  await asks("l", "No move yet");
  await asks("x", "No fight yet");
  for (const [key, square] of [["0", "a2"], ["2", "g4"], ["2", "f3"], ["2", "g4"], ["f", "c1"]]) {
    await page.keyboard.press(key);
    await page.waitForFunction((wanted) => document.activeElement?.dataset.square === wanted, square);
    assert.equal(await focused(page), square);
  }
  await asks("m", "From c1: no move");
  await page.keyboard.press("2");
  await asks("m", "From g4: ");
  await asks("4", "No 4 on the board");
  // Browsers keep their own keys.
  await page.keyboard.press("Control+l");
  assert.equal(await focused(page), "g4");
});
