// Whole games of two persons at one screen, by mouse, by touch and by keyboard alone.

import assert from "node:assert/strict";
import { pageTest } from "./harness.mjs";
import { HANDS, awaitTurn, beginBeside, button, cell, drawn, placeArmy, ready, screen } from "./player.mjs";

// Barrage: the Marshals fall to each other, a Miner opens the way through a Bomb, a Scout takes the Flag from afar.
const RED = ".M..23..../........../........../S.2BF....9";
const BLUE = "....B...M./.....F..../........../9.2...23.S";
const MOVES = "b4b5 b7b6 b5b6 j10j9 f4f5 j9j8 f5f6 j8j7 f6f7 d10d9 e4e8".split(" ");

async function take(page, hands, side) {
  await screen(page, "handover");
  assert.equal(await page.locator("[data-square], .piece").count(), 0, "nothing of either side is on the cover");
  await hands.press(button(page, `I am ${side}`));
}

for (const [name, hands] of Object.entries(HANDS)) {
  pageTest(`a whole game at one screen by ${name}`, async ({ page, url }) => {
    await beginBeside(page, url, hands);
    await placeArmy(page, hands, RED);
    await ready(page, hands);
    await take(page, hands, "Blue");
    await screen(page, "setup");
    await placeArmy(page, hands, BLUE);
    await ready(page, hands);
    for (const [index, move] of MOVES.entries()) {
      const side = index % 2 === 0 ? "Red" : "Blue";
      await take(page, hands, side);
      assert.ok(await awaitTurn(page));
      assert.equal(await page.locator("[role=grid]").getAttribute("data-view"), side.toLowerCase());
      const [, from, to] = move.match(/^([a-j]\d+)([a-j]\d+)$/);
      await hands.move(page, from, to);
    }
    await screen(page, "result");
    await page.getByRole("heading", { name: "Red wins" }).waitFor();
    await page.getByText("Red captured the Flag.").waitFor();
    assert.match(await cell(page, "e8").getAttribute("aria-label"), /Red Scout/);
  }, { ...hands.context, reducedMotion: "reduce" });
}

/** Holds a key down, as keyboards do, until the cover is there and a while longer, and lets it go. */
async function hold(page, key) {
  await page.keyboard.down(key);
  for (let repeats = 0; repeats < 200 && await page.locator("[data-screen=handover]").count() === 0; repeats += 1) {
    await page.keyboard.down(key);
    await drawn(page);
  }
  for (let repeats = 0; repeats < 10; repeats += 1) await page.keyboard.down(key);
  await page.keyboard.up(key);
  await drawn(page);
}

for (const key of ["Enter", "Space"]) {
  pageTest(`a held ${key} does not pass the cover`, async ({ page, url }) => {
    const hands = HANDS.keyboard;
    await beginBeside(page, url, HANDS.mouse);
    await placeArmy(page, HANDS.mouse, RED);
    await button(page, "Ready").focus();
    await (key === "Enter" ? hold(page, key) : ready(page, HANDS.mouse));
    await take(page, hands, "Blue");
    await placeArmy(page, HANDS.mouse, BLUE);
    await ready(page, HANDS.mouse);
    await take(page, hands, "Red");
    await hands.tap(page, "b4");
    await page.keyboard.press("ArrowUp");
    await hold(page, key);
    await screen(page, "handover");
    assert.equal(await page.locator("[data-square], .piece").count(), 0, "the cover stays");
    await page.locator(".play-button:not(.waits)").waitFor();
    await page.keyboard.press(key);
    await page.locator("[data-screen=play]").waitFor();
  });
}
