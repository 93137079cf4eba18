// Sounds: made by the page itself, none before it has been touched, none where they are not wanted, and no more than is seen.

import assert from "node:assert/strict";
import { overhear, pageTest } from "./harness.mjs";
import { HANDS, awaitTurn, beginBeside, button, cell, placeArmy, ready, screen } from "./player.mjs";

const hands = HANDS.mouse;
// Red's Scout on e4 has Blue's Miner before it on e7.
const ARMY = ".M..23..../........../........../S.2BF....9";
const lively = { reducedMotion: "no-preference", pace: 1 };

// The pitch with which each begins, in hertz.
const MOVE = 340;
const BLOW = 240;
const [LOST, WON, REFUSED, VICTORY] = [330, 523, 170, 392];

/** Puts a pretended WebAudio into the page, which writes down what it is to play. */
function listen() {
  globalThis.heard = { contexts: 0, pitches: [] };
  class Param {
    constructor(tell = () => {}) { this.tell = tell; }
    setValueAtTime(value) { this.tell(value); return this; }
    exponentialRampToValueAtTime() { return this; }
  }
  class Node {
    frequency = new Param((value) => globalThis.heard.pitches.push(value));
    gain = new Param();
    connect(next) { return next; }
    start() {}
    stop() {}
  }
  globalThis.AudioContext = class {
    state = "running";
    currentTime = 0;
    destination = new Node();
    constructor() { globalThis.heard.contexts += 1; }
    createOscillator() { return new Node(); }
    createGain() { return new Node(); }
    resume() { return Promise.resolve(); }
  };
}

/** What was heard since this was asked last. */
const heard = (page) => page.evaluate(() => globalThis.heard.pitches.splice(0));

/** Waits for a pitch. */
const hear = (page, pitch) => page.waitForFunction((wanted) => globalThis.heard.pitches.includes(wanted), pitch);

/** Begins a game with somebody beside, both with that army. Red has the screen. */
async function start(page, url) {
  await beginBeside(page, url, hands);
  await placeArmy(page, hands, ARMY);
  await ready(page, hands);
  await hands.press(button(page, "I am Blue"));
  await placeArmy(page, hands, ARMY);
  await ready(page, hands);
  await hands.press(button(page, "I am Red"));
  await awaitTurn(page);
}

/** Chooses one of a group in the settings. */
async function set(page, group, word) {
  await hands.press(button(page, "Settings"));
  await hands.choose(page.getByRole("group", { name: group }).getByRole("radio", { name: word, exact: true }));
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

pageTest("whoever looks hears what he sees", async ({ page, url }) => {
  await page.addInitScript(listen);
  const told = [];
  overhear(page, told);
  await page.goto(url);
  await screen(page, "start");
  assert.equal(await page.evaluate(() => globalThis.heard.contexts), 0, "nothing before the page was touched");
  await start(page, url);
  assert.deepEqual(await heard(page), []);
  // The Bomb does not move.
  await hands.tap(page, "d1");
  await hands.tap(page, "d2");
  await hear(page, REFUSED);
  await heard(page);

  await hands.move(page, "e4", "e7");
  await hear(page, LOST);
  assert.ok((await heard(page)).includes(BLOW));
  await screen(page, "handover");
  assert.deepEqual(await heard(page), [], "the cover is silent");
  await hands.press(button(page, "I am Blue"));
  await hear(page, WON);
  await awaitTurn(page);
  await heard(page);
  await hands.move(page, "f7", "f6");
  await hear(page, MOVE);
  assert.equal(await page.evaluate(() => globalThis.heard.contexts), 1);

  await hands.press(button(page, "I am Red"));
  await awaitTurn(page);
  await button(page, "Resign").click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await screen(page, "result");
  await hear(page, VICTORY);
  assert.deepEqual(told, []);
}, lively);

pageTest("sounds can be turned off, and stay off", async ({ page, url }) => {
  await page.addInitScript(listen);
  await start(page, url);
  await set(page, "Sound", "Off");
  await page.reload();
  await hands.press(button(page, "I am Red"));
  await awaitTurn(page);
  await hands.move(page, "e4", "e5");
  await screen(page, "handover");
  assert.deepEqual(await heard(page), []);
}, lively);

pageTest("a device that asks for a calm page gets no sounds unless they are turned on", async ({ page, url }) => {
  await page.addInitScript(listen);
  await start(page, url);
  await hands.move(page, "e4", "e5");
  await hands.press(button(page, "I am Blue"));
  await awaitTurn(page);
  assert.deepEqual(await heard(page), []);
  await set(page, "Sound", "On");
  await hear(page, MOVE);
  assert.deepEqual(await heard(page), [MOVE], "a sample");
  await hands.move(page, "f7", "f6");
  await hear(page, MOVE);
});

pageTest("the browser's own sounds cause no word in the console", async ({ page, url }) => {
  const told = [];
  overhear(page, told);
  await start(page, url);
  await hands.move(page, "e4", "e7");
  await hands.press(button(page, "I am Blue"));
  await awaitTurn(page);
  // Opened again, the game goes on before the page has been touched.
  await page.reload();
  await screen(page, "handover");
  assert.deepEqual(told, []);
}, lively);

pageTest("where a browser makes no sounds, the game goes on", async ({ page, url }) => {
  await page.addInitScript(() => { delete globalThis.AudioContext; });
  await start(page, url);
  await hands.move(page, "e4", "e5");
  await hands.press(button(page, "I am Blue"));
  assert.ok(await awaitTurn(page));
  await cell(page, "e5").locator(".piece").waitFor();
}, lively);
