// The clock: it runs for whoever decides, and whose time is up loses. The browser's time is turned on by hand.

import assert from "node:assert/strict";
import { pageTest } from "./harness.mjs";
import { HANDS, awaitTurn, begin, button, calm, options, ready, screen, setUpBeside, stored } from "./player.mjs";

const hands = HANDS.mouse;
const still = { pace: 1 };

/** Sets a clock in advance, and takes the browser's time in hand. */
async function allow(page, times) {
  await page.clock.install();
  await page.addInitScript((text) => {
    if (!localStorage.getItem("vexillum.settings")) localStorage.setItem("vexillum.settings", text);
  }, stored({ last: { clock: "own", "own-clock": times } }));
}

/** What a clock shows, in seconds. */
async function left(page, seat) {
  const text = await page.locator(`.seat.${seat} .clock`).evaluate((element) => element.lastChild.textContent);
  const [seconds, minutes] = text.split(":").reverse();
  return Number(seconds) + 60 * Number(minutes ?? 0);
}

/** The browser's time runs while a test waits for the page, which can be long on a busy machine. */
async function near(page, seat, wanted) {
  const found = await left(page, seat);
  assert.ok(found <= wanted && found > wanted - 40, `${found} seconds, not about ${wanted}`);
}

const pass = (page, seconds) => page.clock.runFor(seconds * 1000);
/** The device sleeps: time passes, and nothing happens in it. */
const sleep = (page, seconds) => page.clock.fastForward(seconds * 1000);

pageTest("whose time is up loses", async ({ page, url }) => {
  await allow(page, "setup=3600 player=300 free=5");
  await setUpBeside(page, url, hands);
  await page.locator(".seat.ours .clock.running").waitFor();
  assert.equal(await page.locator(".clock.running").count(), 1);
  await pass(page, 250);
  await near(page, "ours", 55);
  await page.locator(".seat.ours .clock.low").waitFor();
  await page.getByText("Red: one minute left.").waitFor({ state: "attached" });
  await near(page, "theirs", 300);
  await pass(page, 60);
  await screen(page, "result");
  await page.getByRole("heading", { name: "Blue wins" }).waitFor();
  await page.getByText("Red ran out of time.").waitFor();
}, still);

pageTest("the clock stands while the screen is handed over", async ({ page, url }) => {
  await allow(page, "setup=3600 player=300");
  await setUpBeside(page, url, hands);
  await pass(page, 100);
  const { from, to } = calm(await options(page));
  await hands.move(page, from, to);
  await pass(page, 3);
  await screen(page, "handover");
  await pass(page, 1_000);
  await hands.press(button(page, "I am Blue"));
  await pass(page, 3);
  await awaitTurn(page);
  await near(page, "ours", 300);
  await near(page, "theirs", 200);
}, still);

pageTest("a reload neither gives time back nor takes any", async ({ page, url }) => {
  await allow(page, "setup=3600 player=300");
  await begin(page, url, hands);
  await pass(page, 600);
  await near(page, "ours", 3000);
  await page.reload();
  await screen(page, "setup");
  await near(page, "ours", 3000);
  await ready(page, hands);
  await awaitTurn(page);
  await pass(page, 100);
  await near(page, "ours", 200);
  await page.reload();
  await awaitTurn(page);
  await near(page, "ours", 200);
  await pass(page, 50);
  await page.goBack();
  await screen(page, "start");
  await pass(page, 1_000);
  await page.reload();
  await button(page, /^Continue/).click();
  await awaitTurn(page);
  await near(page, "ours", 150);
}, still);

pageTest("when the time for the set-up is up, the rest of the army is placed", async ({ page, url }) => {
  await allow(page, "setup=60 player=300");
  await begin(page, url, hands);
  await button(page, "Clear").click();
  await page.locator(".seat.ours", { hasText: "0 of 8 placed" }).waitFor();
  await pass(page, 61);
  await awaitTurn(page);
  await page.getByText("the rest of the army has been placed at random").waitFor();
  assert.equal(await page.locator("[role=gridcell] .piece.red").count(), 8);
  await near(page, "ours", 300);
}, still);

pageTest("while the device sleeps no clock runs", async ({ page, url }) => {
  await allow(page, "setup=60 player=300");
  await begin(page, url, hands);
  await sleep(page, 10_000);
  await pass(page, 3);
  await near(page, "ours", 60);
  await screen(page, "setup");
  await ready(page, hands);
  await awaitTurn(page);
  await pass(page, 20);
  for (const seconds of [6, 100, 10_000]) await sleep(page, seconds);
  await pass(page, 3);
  await near(page, "ours", 280);
  assert.equal(await page.locator(".clock.low").count(), 0);
}, still);

pageTest("a clock is chosen on the start screen", async ({ page, url }) => {
  await page.clock.install();
  await page.goto(url);
  await hands.choose(page.getByRole("radio", { name: "5 min + 5 s" }));
  await page.getByText("3 min to set up, then 5 min each for all moves.").waitFor();
  await hands.choose(page.locator("input[name=clock]").last());
  await page.getByLabel("Set-up (min)").fill("2");
  await page.getByLabel("Each (min)").fill("7");
  await page.getByLabel("A move (s)").fill("9999");
  await page.getByLabel("A move (s)").blur();
  assert.equal(await page.getByLabel("A move (s)").inputValue(), "600");
  await button(page, /^Play/).click();
  await screen(page, "setup");
  await near(page, "ours", 120);
  await ready(page, hands);
  await awaitTurn(page);
  await near(page, "ours", 420);
}, still);
