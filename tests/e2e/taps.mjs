// How long the page takes to answer taps, at a quarter of this processor's speed: from the start screen into a game, ten
// moves of it, and the settings. INP, the figure that browsers report, is the slowest of so few.

import { launch } from "./browser.mjs";
import { HANDS, awaitTurn, button, chooseEdition, drawn, endTurn, ready, screen, seeded } from "./player.mjs";
import { report } from "./report.mjs";
import { serve } from "./serve.mjs";

const MOVES = 10;
/** So long somebody looks before a tap, in milliseconds. */
const AIMING = 300;
/** So long a finger rests: what the browser's own taps take by default. */
const RESTING = 50;
const hands = HANDS.touch;

/** Puts observers into the page. */
function observe() {
  globalThis.seen = { taps: {}, tasks: [] };
  const on = (options, entry) =>
    new PerformanceObserver((list) => list.getEntries().forEach(entry)).observe({ buffered: true, ...options });
  on({ type: "event", durationThreshold: 16 }, ({ interactionId, duration, name, target }) => {
    if (!interactionId) return;
    const before = seen.taps[interactionId];
    if (before && before.duration >= duration) return;
    const on = target?.closest("button, [role=gridcell], a, label")?.textContent || target?.className || "";
    seen.taps[interactionId] = { duration, note: before?.note ?? `${name} ${String(on).trim().slice(0, 20)}` };
  });
  on({ type: "longtask" }, ({ startTime, duration }) => { seen.tasks.push({ start: startTime, duration }); });
}

/** Taps as a finger does. What a script asks of the page before each tap must not count as its delay. */
async function tap(page, target) {
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(AIMING);
  const box = await target.boundingBox();
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [finger] });
  await page.waitForTimeout(RESTING);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

const finger = { press: (target) => tap(page, target), choose: (radio) => tap(page, radio.locator("xpath=..")) };

/** Taps a piece, then a square: forward, or an attack. */
async function move(page, random) {
  const pieces = page.locator(".movable");
  await tap(page, pieces.nth(Math.floor(random() * await pieces.count())));
  const targets = page.locator(".cell:is(.target, .attack)");
  await targets.last().waitFor();
  await tap(page, targets.last());
}

const now = (page) => page.evaluate(() => performance.now());

const site = await serve({ hosted: true });
const browser = await launch();
const context = await browser.newContext(hands.context);
const page = await context.newPage();
const session = await context.newCDPSession(page);
await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
await page.addInitScript(observe);

const random = seeded(4);
const turns = [];
await page.goto(site.url);
await screen(page, "start");
// The one that most people play, and the fullest board.
await chooseEdition(page, finger, "original");
await finger.press(button(page, /^Play/));
await screen(page, "setup");
await ready(page, finger);
for (let moves = 0; moves < MOVES && await awaitTurn(page); moves += 1) {
  let start = 0;
  await endTurn(page, async () => {
    await move(page, random);
    await drawn(page);
    start = await now(page);
  });
  await awaitTurn(page);
  turns.push({ start, end: await now(page) });
}
await finger.press(button(page, "Settings"));
await page.getByRole("dialog").waitFor();
await finger.press(page.getByRole("dialog").getByRole("button", { name: "Close" }));
await screen(page, "play");
// What happens after the last tap has to be seen too.
await page.waitForTimeout(500);
const { taps, tasks, count } = await page.evaluate(() => ({ ...seen, count: performance.interactionCount }));
await browser.close();
await site.close();

const slowest = Object.values(taps).sort((a, b) => b.duration - a.duration);
const at = (part) => slowest[Math.floor(count * (1 - part))] ?? { duration: 0, note: "under 16 ms" };
const inTurns = tasks.filter(({ start }) => turns.some((turn) => turn.start <= start && start < turn.end));
report("taps", count);
report("slowest answer (INP)", at(1).duration, { unit: "ms", most: 200, note: at(1).note });
report("98th percentile", at(0.98).duration, { unit: "ms", most: 200, note: at(0.98).note });
report("median", at(0.5).duration, { unit: "ms", note: at(0.5).note });
report("longest task in the computer's turns", Math.max(0, ...inTurns.map(({ duration }) => duration)), { unit: "ms", most: 50 });
