// Presses act only on the screen on which they began: nothing that was pressed before passes the cover, or a dialog.

import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { pageTest } from "./harness.mjs";
import { HANDS, awaitTurn, begin, beginBeside, button, calm, cell, drawn, endTurn, options, placeArmy, ready, screen } from "./player.mjs";

const RED = ".M..23..../........../........../S.2BF....9";
/** At the pace of people: how long a press takes is what counts here. */
const real = { pace: 1 };

/** Stops the page's time, so that it is not the machine's that counts; gives what lets some of it pass. */
async function stopTime(page) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 100));
  return (ms) => page.clock.runFor(ms);
}

async function center(target) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const cdp = (page) => page.context().newCDPSession(page);

/** A press as each kind of input makes it: it goes down and comes up at once, wherever the screen is by then. */
const PRESSES = {
  mouse: async (page, target) => {
    const { x, y } = await center(target);
    await page.mouse.click(x, y);
  },
  pen: async (page, target) => {
    const session = await cdp(page);
    const at = { ...await center(target), button: "left", clickCount: 1, pointerType: "pen" };
    await session.send("Input.dispatchMouseEvent", { type: "mousePressed", ...at });
    await session.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...at });
  },
  finger: async (page, target) => {
    const { x, y } = await center(target);
    await page.touchscreen.tap(x, y);
  },
  Enter: async (page, target) => {
    await target.focus();
    await page.keyboard.press("Enter");
  },
  Space: async (page, target) => {
    await target.focus();
    await page.keyboard.press("Space");
  },
};

const covered = (page) => page.locator("[data-screen=handover]").count();

/** Fails as soon as anything of the other player's is on the page. */
async function watchCover(page) {
  await page.evaluate(() => {
    globalThis.seen = 0;
    new MutationObserver(() => { globalThis.seen += document.querySelectorAll("[data-square]").length; })
      .observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => globalThis.seen);
}

for (const [name, press] of Object.entries(PRESSES)) {
  pageTest(`one more press of ${name} does not pass the cover`, async ({ page, url }) => {
    await page.clock.install();
    await beginBeside(page, url, HANDS.mouse);
    await placeArmy(page, HANDS.mouse, RED);
    const pass = await stopTime(page);
    await press(page, button(page, "Ready"));
    await pass(20);
    const take = button(page, "I am Blue");
    await take.waitFor();
    const seen = await watchCover(page);
    // As fast as fingers go, on the very button, for longer than a double press takes.
    for (let times = 0; times < 5; times += 1) {
      await press(page, take);
      await pass(150);
      assert.equal(await covered(page), 1, "the cover stays");
    }
    assert.equal(await seen(), 0, "nothing of Blue was there for a moment");
    await pass(1_000);
    await press(page, take);
    await pass(50);
    await screen(page, "setup");
  }, { ...real, hasTouch: name === "finger" });
}

for (const key of ["Enter", "Space"]) {
  pageTest(`a held ${key} passes neither the cover nor what comes after`, async ({ page, url }) => {
    await beginBeside(page, url, HANDS.mouse);
    await placeArmy(page, HANDS.mouse, RED);
    await button(page, "Ready").focus();
    // Space presses a button when it comes up.
    if (key === "Space") await page.keyboard.press(key);
    for (let repeats = 0; repeats < 40; repeats += 1) {
      await page.keyboard.down(key);
      await sleep(33);
    }
    assert.equal(await covered(page), 1);
    await page.keyboard.up(key);
    await page.locator(".play-button:not(.waits)").waitFor();
    assert.equal(await covered(page), 1);
    await page.keyboard.press(key);
    await screen(page, "setup");
  }, real);
}

pageTest("the second half of a double press answers no dialog", async ({ page, url }) => {
  await page.clock.install();
  await begin(page, url, HANDS.mouse);
  await ready(page, HANDS.mouse);
  await awaitTurn(page);
  const dialog = page.getByRole("dialog");
  const pass = await stopTime(page);
  for (const key of ["Enter", "Space"]) {
    await button(page, "Resign").focus();
    await page.keyboard.press(key);
    await pass(50);
    await dialog.waitFor();
    await page.keyboard.press(key);
    await pass(50);
    assert.ok(await dialog.isVisible(), `${key} twice`);
    await pass(600);
    // What closes it does not open it again.
    await page.keyboard.press("Escape");
    await pass(50);
    await dialog.waitFor({ state: "hidden" });
    await pass(600);
  }
  await button(page, "Settings").click();
  await pass(50);
  await dialog.waitFor();
  const { x, y } = await center(dialog.getByRole("button", { name: "Close" }));
  await pass(600);
  await page.mouse.click(x, y);
  await pass(50);
  await dialog.waitFor({ state: "hidden" });
  await page.mouse.click(x, y);
  await pass(50);
  assert.equal(await page.locator(".selected, dialog").count(), 0);
}, real);

const undo = (page) => page.getByRole("button", { name: "Undo", exact: true });
const redo = (page) => page.getByRole("button", { name: "Redo", exact: true });

/** What screen readers hear of the board. */
const board = (page) =>
  page.locator("[role=gridcell]").evaluateAll((cells) => cells.map((element) => element.ariaLabel).join("; "));

/** Ways of asking for too much of it. */
const EAGER = {
  "a double click": (page) => undo(page).dblclick(),
  "a held Enter": async (page) => {
    await undo(page).focus();
    for (let repeats = 0; repeats < 10; repeats += 1) await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
  },
  "a double U": async (page) => {
    await cell(page, "a1").focus();
    for (let times = 0; times < 2; times += 1) await page.keyboard.press("u");
  },
};

for (const [name, eager] of Object.entries(EAGER)) {
  pageTest(`${name} takes one turn back, and Redo brings it back`, async ({ page, url }) => {
    await begin(page, url, HANDS.mouse);
    await placeArmy(page, HANDS.mouse, RED);
    await ready(page, HANDS.mouse);
    await awaitTurn(page);
    const boards = [await board(page)];
    for (let turns = 0; turns < 2; turns += 1) {
      const { from, to } = calm(await options(page));
      await endTurn(page, () => HANDS.mouse.move(page, from, to));
      await awaitTurn(page);
      boards.push(await board(page));
    }
    assert.ok(await redo(page).isDisabled());
    await eager(page);
    await page.getByText(/^Taken back\./).waitFor();
    await drawn(page);
    assert.equal(await board(page), boards[1]);
    await sleep(600);
    await undo(page).click();
    await page.waitForFunction((text) => text === [...document.querySelectorAll("[role=gridcell]")]
      .map((element) => element.ariaLabel).join("; "), boards[0]);
    for (const wanted of [boards[1], boards[2]]) {
      await sleep(600);
      await redo(page).click();
      await page.getByText("The move is back.").waitFor();
      assert.equal(await board(page), wanted);
    }
    assert.ok(await redo(page).isDisabled());
    // By key, until something else is played.
    await sleep(600);
    await cell(page, "a1").focus();
    await page.keyboard.press("u");
    await page.getByText(/^Taken back\./).waitFor();
    await page.keyboard.press("y");
    await page.getByText("The move is back.").waitFor();
    assert.equal(await board(page), boards[2]);
    await page.keyboard.press("u");
    await page.getByText(/^Taken back\./).waitFor();
    const { from, to } = calm(await options(page));
    await endTurn(page, () => HANDS.mouse.move(page, from, to));
    await awaitTurn(page);
    assert.ok(await redo(page).isDisabled());
  });
}
