// Lighthouse's judgment of screens that have an address, on the slow phone and network that it simulates:
//   node lighthouse.mjs FOLDER, where FOLDER is the package of Lighthouse

import { createServer } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { launchShared } from "./browser.mjs";
import { HANDS, awaitTurn, begin, ready } from "./player.mjs";
import { report } from "./report.mjs";
import { serve } from "./serve.mjs";

/** A screen and its address, with a game open in the browser. */
const SCREENS = [["start", ""], ["board", "#play"], ["rules of an edition", "#rules/original"]];

/** So often each screen is judged; the middle one counts, since a machine is not equally busy at all times. */
const TIMES = 5;

/** Least points of each category. */
const CATEGORIES = { "performance": 95, "accessibility": 100, "best-practices": 100, "seo": 100 };

/** Audits with a number: what it is called, and how it is printed. */
const FIGURES = {
  "first-contentful-paint": { unit: "ms" },
  "largest-contentful-paint": { unit: "ms", most: 1500 },
  "total-blocking-time": { unit: "ms", most: 200 },
  "cumulative-layout-shift": { digits: 3, most: 0.1 },
  "speed-index": { unit: "ms" },
  "total-byte-weight": { unit: "B" },
};

const { default: lighthouse } = await import(pathToFileURL(join(process.argv[2], "core/index.js")).href);

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => { server.listen(0, "127.0.0.1", resolve); });
  const { port } = server.address();
  await new Promise((resolve) => { server.close(resolve); });
  return port;
}

/** Forgets every file that the browser keeps, and what the service worker has kept. */
async function clearCache(browser, { origin }) {
  const page = await browser.newPage();
  const session = await browser.newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "service_workers,cache_storage" });
  await page.close();
}

/** What an audit complains of, as short as possible. */
function complaints({ details }) {
  const named = (item) => item.node?.selector ?? item.url ?? item.description ?? item.source?.url ?? "";
  const lines = (details?.items ?? []).map(named).filter((line) => line !== "");
  return lines.slice(0, 5).map((line) => `    ${line}`);
}

/** Prints the points, the figures, and every audit that costs points. */
function tell(screen, { categories, audits, environment }) {
  console.log(`\n${screen.toUpperCase()}`);
  // Figures of time can only be compared between runs where it is alike: a desktop has 1,500 to 2,000.
  report("benchmark index of this machine", environment.benchmarkIndex);
  for (const [id, least] of Object.entries(CATEGORIES)) report(id, Math.round(categories[id].score * 100), { least });
  for (const [id, format] of Object.entries(FIGURES)) report(id, audits[id].numericValue, format);
  const costly = Object.values(categories).flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
    .map(({ id }) => audits[id]);
  for (const audit of costly) console.log([`- ${audit.title} ${audit.displayValue ?? ""}`, ...complaints(audit)].join("\n"));
}

const port = await freePort();
const site = await serve({ hosted: true });
const browser = await launchShared(port);
try {
  const page = await browser.newPage();
  await begin(page, site.url, HANDS.mouse);
  await ready(page, HANDS.mouse);
  await awaitTurn(page);
  await page.close();
  for (const [screen, hash] of SCREENS) {
    const judgments = [];
    while (judgments.length < TIMES) {
      // The storage is kept, so that there is a game; nothing else of an earlier visit is.
      await clearCache(browser, site);
      const options = { port, logLevel: "error", disableStorageReset: true };
      const { lhr } = await lighthouse(site.url + hash, options);
      if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
      judgments.push(lhr);
    }
    const points = ({ categories }) => categories.performance.score;
    judgments.sort((a, b) => points(a) - points(b));
    tell(screen, judgments[Math.floor(TIMES / 2)]);
  }
} finally {
  await browser.close();
  await site.close();
}
