// The site without a network, and how a new version of it comes.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { install, siteTest } from "./harness.mjs";
import { HANDS, awaitTurn, begin, button, playOn, ready, screen } from "./player.mjs";

const hands = HANDS.mouse;

/** Takes the network away, and the host as well. */
async function disconnect(page, site) {
  await page.context().setOffline(true);
  await site.close();
}

/** Opens a page of the workshop, and closes it. */
async function readRules(page) {
  await page.evaluate(() => { location.hash = "#rules/barrage"; });
  await page.getByRole("dialog").getByRole("heading", { level: 1, name: "Barrage" }).waitFor();
  await page.keyboard.press("Escape");
  await page.waitForURL((address) => address.hash.startsWith("#play/"));
}

/** Puts another version of the site on the host: its page tells `version`. */
async function publish(folder, version) {
  const page = join(folder, "index.html");
  const worker = join(folder, "sw.js");
  const text = (await readFile(page, "utf8")).replace(/<html( data-version=\w+)?/, `<html data-version=${version}`);
  const hash = `sha256-${createHash("sha256").update(text).digest("base64")}`;
  const program = await readFile(worker, "utf8");
  await writeFile(page, text);
  await writeFile(worker, program.replace(/BUILD="[^"]+"/, `BUILD="${version}"`).replace(/"\.\/":"[^"]+"/, `"./":"${hash}"`));
}

const version = (page) => page.locator("html").getAttribute("data-version");

/** How many builds are kept. */
const caches = (page) => page.evaluate(() => globalThis.caches.keys().then((names) => names.length));

/** Counts how often a page is loaded, and notes what it announces. */
async function listen(page) {
  const loads = [];
  page.on("load", () => loads.push(page.url()));
  await page.evaluate(() => addEventListener("vexillum-update", () => { globalThis.heard = true; }));
  return loads;
}

/** Looks for a new version, as a browser does at a visit, and waits until the page has heard of it. */
async function hearOfUpdate(page) {
  await page.evaluate(() => navigator.serviceWorker.ready.then((registration) => registration.update()));
  await page.waitForFunction(() => globalThis.heard && globalThis.updateWaits);
}

siteTest("a whole new game begins without a network", async ({ page, url, site }) => {
  await install(page, url);
  await disconnect(page, site);
  await begin(page, url, hands);
  await ready(page, hands);
  await playOn(page, hands);
  await readRules(page);
});

siteTest("a page that is open when the network goes plays on", async ({ page, url, site }) => {
  await install(page, url);
  await hands.press(button(page, /^Play/));
  await screen(page, "setup");
  await disconnect(page, site);
  await ready(page, hands);
  await playOn(page, hands);
  await readRules(page);
});

siteTest("every address of the page opens without a network", async ({ page, url, site }) => {
  await install(page, url);
  await disconnect(page, site);
  const screens = { "": "start", "?from=home": "start", "index.html": "start", "index.html?a=b#rules/duel": "rules", "never/was": "start" };
  for (const [address, name] of Object.entries(screens)) {
    await page.goto(url + address);
    await screen(page, name);
  }
  assert.equal(page.url(), url, "an unknown one leads to the page");
});

siteTest("nothing that the site needs is left out of what is kept", async ({ page, url, site }) => {
  await install(page, url);
  const kept = await page.evaluate(async () => {
    const [name, ...others] = await caches.keys();
    const requests = await (await caches.open(name)).keys();
    return { others, paths: requests.map((request) => decodeURI(request.url)) };
  });
  const never = /^(build\.txt|vexillum\.html|sw\.js|embed\.|icons|.*CREDITS|.*-OFL)/;
  const files = (await readdir(site.folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(site.folder.length + 1).replaceAll("\\", "/"))
    .filter((path) => !never.test(path));
  assert.deepEqual(kept.others, []);
  assert.deepEqual(kept.paths.sort(), files.map((path) => url + (path === "index.html" ? "" : path)).sort());
});

siteTest("a new version waits until it is asked for", async ({ page, url, site }) => {
  await install(page, url);
  const loads = await listen(page);
  await publish(site.folder, "second");
  await hearOfUpdate(page);
  // The page goes on, with the files of its own build, which are on no host any more.
  for (const name of await readdir(site.folder)) await rm(join(site.folder, name), { recursive: true });
  await hands.press(button(page, /^Play/));
  await ready(page, hands);
  await playOn(page, hands);
  await readRules(page);
  assert.deepEqual(loads, []);
  // A reload does not bring it either, and it is announced again.
  await page.reload();
  await awaitTurn(page);
  await page.waitForFunction(() => globalThis.updateWaits);
  assert.equal(await version(page), null);

  loads.length = 0;
  await page.evaluate(() => applyUpdate());
  await page.waitForFunction(() => document.documentElement.dataset.version === "second");
  await awaitTurn(page);
  await page.waitForTimeout(500);
  assert.equal(loads.length, 1, "it reloads once");
  assert.equal(await caches(page), 1, "what the old one kept is gone");
  assert.notEqual(await page.evaluate(() => globalThis.updateWaits), true);
});

siteTest("another window goes on with its version", async ({ page, url, site }) => {
  await install(page, url);
  const other = await page.context().newPage();
  await other.goto(url);
  await screen(other, "start");
  await other.waitForFunction(() => globalThis.applyUpdate);
  const loads = await listen(other);
  await listen(page);
  await publish(site.folder, "second");
  await hearOfUpdate(page);
  await page.evaluate(() => applyUpdate());
  await page.waitForFunction(() => document.documentElement.dataset.version === "second");

  await other.waitForFunction(() => globalThis.heard);
  assert.deepEqual(loads, [], "it is not reloaded");
  assert.equal(await version(other), null);
  assert.equal(await caches(other), 2, "its files are kept");
  await other.evaluate(() => applyUpdate());
  await other.waitForFunction(() => document.documentElement.dataset.version === "second");
});

siteTest("half a new version is none", async ({ page, url, site }) => {
  await install(page, url);
  await publish(site.folder, "second");
  // A file that is not the one of that version, as when the host is being given it.
  await writeFile(join(site.folder, "start.js"), "throw 1");
  const state = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => undefined);
    const { installing } = registration;
    if (installing) await new Promise((resolve) => { installing.onstatechange = resolve; });
    return { installed: installing?.state, waits: globalThis.updateWaits, waiting: registration.waiting };
  });
  assert.deepEqual(state, { installed: "redundant", waits: undefined, waiting: null });
  await page.reload();
  await screen(page, "start");
  assert.equal(await version(page), null);
});

siteTest("a device can take it among its programs", async ({ page, url }) => {
  await install(page, url);
  const session = await page.context().newCDPSession(page);
  const { url: address, data, errors } = await session.send("Page.getAppManifest");
  assert.deepEqual([address, errors], [`${url}manifest.webmanifest`, []]);
  const { icons } = JSON.parse(data);
  const touch = await page.locator("link[rel=apple-touch-icon]").getAttribute("href");
  for (const { src, sizes } of [...icons, { src: touch, sizes: "180x180" }]) {
    const size = await page.evaluate(async (source) => {
      const { width, height } = await createImageBitmap(await (await fetch(source)).blob());
      return `${width}x${height}`;
    }, src);
    assert.equal(size, sizes, src);
  }
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  // Playwright's profiles are private ones.
  assert.deepEqual(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito"), []);
});
