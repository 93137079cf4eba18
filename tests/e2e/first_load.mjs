// Times of the first visit on a slow phone: a quarter of this processor's speed, slow 4G.

import { launch } from "./browser.mjs";
import { report } from "./report.mjs";
import { serve } from "./serve.mjs";

const RUNS = 3;
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750e3 / 8) * 0.9,
};

/** Puts an observer into the page: it has to be there before the first paint. */
function observe() {
  globalThis.vitals = { paint: 0, largest: 0, shift: 0, blocked: 0 };
  const on = (type, seen) =>
    new PerformanceObserver((list) => list.getEntries().forEach(seen)).observe({ type, buffered: true });
  on("paint", (entry) => {
    if (entry.name === "first-contentful-paint") vitals.paint = entry.startTime;
  });
  on("largest-contentful-paint", (entry) => { vitals.largest = entry.startTime; });
  on("layout-shift", (entry) => { vitals.shift += entry.value; });
  on("longtask", (entry) => { vitals.blocked += Math.max(0, entry.duration - 50); });
}

async function visit(browser, url) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(observe);
  await page.goto(url);
  await page.waitForFunction(() => !document.getElementById("shell"));
  const playable = await page.evaluate(() => performance.now());
  await page.waitForLoadState("networkidle");
  const { paint, largest, shift, blocked } = await page.evaluate(() => globalThis.vitals);
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  await context.close();
  return { paint, largest, playable, blocked, shift, heap: usedSize };
}

const site = await serve({ hosted: true });
const browser = await launch();
const visits = [];
for (let run = 0; run < RUNS; run += 1) visits.push(await visit(browser, site.url));
await browser.close();
await site.close();

const median = (key) => visits.map((visit) => visit[key]).sort((a, b) => a - b)[Math.floor(RUNS / 2)];
report("first contentful paint", median("paint"), { unit: "ms" });
report("largest contentful paint", median("largest"), { unit: "ms", most: 2500 });
report("application has started", median("playable"), { unit: "ms" });
report("total blocking time", median("blocked"), { unit: "ms", most: 200 });
report("layout shift", median("shift"), { digits: 3, most: 0.1 });
report("JavaScript heap", median("heap") / 1e6, { digits: 1, unit: "MB" });
