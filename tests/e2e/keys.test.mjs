// Keys that ask something of the board, for people who do not see it; on any layout, and never those of the browser.

import assert from "node:assert/strict";
import { pageTest } from "./harness.mjs";
import { HANDS, awaitTurn, begin, button, cell, drawn, placeArmy, ready } from "./player.mjs";

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

/** Presses a key as a keyboard of another layout does. */
async function type(page, key, code) {
  const session = await page.context().newCDPSession(page);
  await session.send("Input.dispatchKeyEvent", { type: "keyDown", key, code, text: key });
  await session.send("Input.dispatchKeyEvent", { type: "keyUp", key, code });
}

pageTest("keys mean the same on every layout, with Caps Lock, and in the set-up", async ({ page, url }) => {
  await begin(page, url, hands);
  await placeArmy(page, HANDS.mouse, ARMY);
  const rank = (square) => cell(page, square).locator(".rank").allTextContents();
  // The square of a piece that is taken off, the key on some keyboard, and what it places elsewhere.
  for (const [from, key, code, placed] of [
    ["a1", "ы", "KeyS", ["1"]], ["c1", "F", "KeyF", ["F"]], ["d1", "и", "KeyB", ["B"]], ["d1", "Б", "Comma", []],
    ["g4", "é", "Digit2", ["2"]], ["b1", "\"", "Digit3", ["3"]],
  ]) {
    for (const square of ["a4", from]) {
      await cell(page, square).focus();
      await page.keyboard.press("Delete");
    }
    await cell(page, "a4").focus();
    await type(page, key, code);
    await drawn(page);
    assert.deepEqual(await rank("a4"), placed, key);
    await page.getByLabel("As text").fill(ARMY);
    await button(page, "Paste").click();
    await cell(page, "a4").locator(".piece").waitFor({ state: "detached" });
  }
  // Taking back, with Caps Lock and on a Russian keyboard.
  for (const key of ["z", "Z", "я"]) {
    await cell(page, "a1").focus();
    await page.keyboard.press("Delete");
    await cell(page, "a1").locator(".piece").waitFor({ state: "detached" });
    const session = await page.context().newCDPSession(page);
    await session.send("Input.dispatchKeyEvent", { type: "rawKeyDown", key, code: "KeyZ", modifiers: 2 });
    await session.send("Input.dispatchKeyEvent", { type: "keyUp", key, code: "KeyZ", modifiers: 2 });
    await cell(page, "a1").locator(".piece").waitFor();
  }
  await ready(page, hands);
  await awaitTurn(page);
  await cell(page, "a1").focus();
  for (const [key, code, answer] of [
    ["к", "KeyR", "Row 1: a1, your Spy"], ["д", "KeyL", "No move yet"], ["R", "KeyR", "Row 1: a1, your Spy"],
    ["Ч", "KeyX", "No fight yet"],
  ]) {
    await type(page, key, code);
    await page.waitForFunction((wanted) => document.querySelector(".status").innerText.includes(wanted), answer);
  }
});

pageTest("what is pressed with Ctrl, Alt or the command key is the browser's", async ({ page, url }) => {
  await begin(page, url, hands);
  await placeArmy(page, HANDS.mouse, ARMY);
  await page.evaluate(() => {
    globalThis.taken = [];
    addEventListener("keydown", (event) => { if (event.defaultPrevented) globalThis.taken.push(event.key); });
  });
  /** Keys that the page takes for itself. */
  const taken = async (keys) => {
    await page.evaluate(() => { globalThis.taken = []; });
    const session = await page.context().newCDPSession(page);
    for (const [key, code, modifiers] of keys) {
      await cell(page, "g4").focus();
      await session.send("Input.dispatchKeyEvent", { type: "rawKeyDown", key, code, modifiers });
      await session.send("Input.dispatchKeyEvent", { type: "keyUp", key, code, modifiers });
      assert.equal(await focused(page), "g4", key);
    }
    return page.evaluate(() => globalThis.taken);
  };
  const [alt, ctrl, meta] = [1, 2, 4];
  const theirs = [alt, ctrl, meta].flatMap((modifier) => [
    ["ArrowLeft", "ArrowLeft", modifier], ["ArrowUp", "ArrowUp", modifier], ["PageDown", "PageDown", modifier],
    ["Enter", "Enter", modifier], ["s", "KeyS", modifier], ["2", "Digit2", modifier],
  ]);
  assert.deepEqual(await taken(theirs), []);
  assert.equal(await page.locator(".selected").count(), 0);
  await ready(page, hands);
  await awaitTurn(page);
  const said = await status(page);
  assert.deepEqual(await taken([...theirs, ["u", "KeyU", ctrl], ["y", "KeyY", ctrl], ["r", "KeyR", alt]]), []);
  assert.equal(await page.locator(".selected").count(), 0);
  assert.equal(await status(page), said);
});
