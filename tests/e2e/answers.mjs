// How long the computer player takes in the browser, how many positions a second it looks at, and how much memory its program
// holds: the default level and the highest, watched while they play each other.

import { launch } from "./browser.mjs";
import { HANDS, button, chooseEdition, screen } from "./player.mjs";
import { report } from "./report.mjs";
import { serve } from "./serve.mjs";

const EDITIONS = ["original", "barrage"];
/** The levels with the longest median time that is allowed, in milliseconds. */
const LEVELS = [["Recruit", 1000], ["Consul", 3000]];
/** So many answers of each level, at most. */
const ANSWERS = 12;
/** How many positions the highest level looks at, if it has the time. */
const NODES = 400_000;
const hands = HANDS.mouse;

/** Puts a stopwatch round every worker that the page starts. */
function observe() {
  globalThis.answers = [];
  globalThis.longest = 0;
  globalThis.Worker = class extends Worker {
    constructor(...most) {
      super(...most);
      this.addEventListener("message", () => {
        if (this.asked) answers.push({ level: this.level, time: performance.now() - this.asked });
        this.asked = 0;
      });
    }

    postMessage(message, ...more) {
      this.level = JSON.parse(message).body.task.think?.level;
      this.asked = this.level ? performance.now() : 0;
      super.postMessage(message, ...more);
    }
  };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  }).observe({ type: "longtask" });
}

/** Makes a worker keep its memory where it can be found. */
const KEEP_MEMORY = `
for (const name of ["instantiate", "instantiateStreaming"]) {
  const instantiate = WebAssembly[name];
  WebAssembly[name] = async (...most) => {
    const made = await instantiate(...most);
    globalThis.memory = (made.instance ?? made).exports.memory;
    return made;
  };
}
`;

async function measure(browser, site, edition) {
  const context = await browser.newContext({ ...hands.context, serviceWorkers: "block" });
  const page = await context.newPage();
  await page.addInitScript(observe);
  await page.route("**/*", async (route) => {
    const answer = await route.fetch();
    const worker = route.request().resourceType() === "script" && /worker/.test(route.request().url());
    await route.fulfill(worker ? { response: answer, body: KEEP_MEMORY + await answer.text() } : { response: answer });
  });
  await page.goto(site.url);
  await screen(page, "start");
  await chooseEdition(page, hands, edition);
  await hands.choose(page.getByRole("radio", { name: "Watch two computers" }));
  for (const [index, [level]] of LEVELS.entries()) {
    await hands.choose(page.getByRole("radio", { name: level, exact: true }).nth(index));
  }
  await hands.press(button(page, /^Play/));
  await screen(page, "play");
  // What comes with the first turns has nothing to do with thinking.
  await page.waitForFunction((first) => answers.length >= first, LEVELS.length, { timeout: 0 });
  await page.evaluate(() => { longest = 0; });
  // The game may be over before.
  const enough = (most) => answers.length >= most || document.querySelector("[data-screen=result]");
  await page.waitForFunction(enough, LEVELS.length * ANSWERS, { timeout: 0 });
  const { answers, longest } = await page.evaluate(() => ({ answers, longest }));
  const memory = await Promise.all(page.workers().map((worker) => worker.evaluate(() => memory.buffer.byteLength)));
  await context.close();
  return { answers, longest, memory: Math.max(...memory) };
}

const site = await serve({ hosted: true });
const browser = await launch();
for (const edition of EDITIONS) {
  const { answers, longest, memory } = await measure(browser, site, edition);
  console.log(`\n${edition.toUpperCase()}`);
  for (const [level, most] of LEVELS) {
    const times = answers.filter((answer) => answer.level === level.toLowerCase()).map(({ time }) => time).sort((a, b) => a - b);
    const median = times[Math.floor(times.length / 2)];
    report(`median answer of ${level}`, median, { unit: "ms", most });
    report(`slowest answer of ${level}`, times.at(-1), { unit: "ms" });
    // The slowest answers are those that take all positions.
    if (level === "Consul") report("positions a second, about", NODES / times.at(-1) * 1000);
  }
  report("longest task of the page", longest, { unit: "ms", most: 50 });
  report("linear memory of the worker", memory / 1e6, { digits: 1, unit: "MB", most: 96 });
}
await browser.close();
await site.close();
