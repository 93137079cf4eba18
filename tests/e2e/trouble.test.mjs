// Whatever keeps the page from starting, or stops it, is told in a sentence with what to do, and trying again works.

import assert from "node:assert/strict";
import { readFile, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import vm from "node:vm";
import { pageTest, siteTest } from "./harness.mjs";
import { HANDS, awaitTurn, begin, button, ready, screen } from "./player.mjs";

const hands = HANDS.mouse;
const ANY = { allowed: /./ };
/** Sentences by their reason, in English. */
const SAID = {
  files: "did not arrive whole",
  blocked: "needs WebAssembly",
  old: "too old for Vexillum",
  slow: "still on its way",
  stopped: "your game is kept",
  lost: "to begin anew",
  frame: "around this frame",
};

const trouble = (page) => page.locator("#trouble");
const html = (text) => `<!doctype html><title>${text}</title><h1>${text}</h1>`;
/** Ways to break a file: what becomes of its contents, `undefined` where it is gone. */
const BREAKS = {
  "is missing": () => undefined,
  "is cut off": (bytes) => bytes.subarray(0, bytes.length / 2),
  "is an error page": () => html("Not found"),
  "is empty": () => "",
};
/** The files without which nothing starts, by the end of their names. */
const FILES = { "the program": /page.*_bg\.wasm$/, "the module of the program": /page[^_]*\.js$/, "the start script": /^start\.js$/, "the style sheet": /\.css$/ };
/** What goes unnoticed until something else does not come: a start script of which nothing is left is no error. */
const SILENT = ["the start script is empty"];

/** Changes a file of a site; returns what changes it back. */
async function alter(folder, name, change) {
  const paths = (await readdir(folder, { recursive: true })).map((path) => path.replaceAll("\\", "/"));
  const file = join(folder, paths.find((path) => name.test(path)) ?? assert.fail(`no file ${name}`));
  const contents = await readFile(file);
  const changed = change(contents);
  if (changed === undefined) await rm(file);
  else await writeFile(file, changed);
  return () => writeFile(file, contents);
}

/** Makes the long waits of a page none. */
const hurry = (page) => page.addInitScript(() => {
  const { setTimeout } = globalThis;
  globalThis.setTimeout = (act, ms, ...rest) => setTimeout(act, ms > 5_000 ? 0 : ms, ...rest);
});

/** Does something in a page before it is loaded for the first time, and not when it is loaded again. */
const atFirst = (page, act) => page.addInitScript(`
  if (performance.getEntriesByType("navigation")[0]?.type !== "reload") (${act})();
`);

for (const [what, name] of Object.entries(FILES)) {
  for (const [how, change] of Object.entries(BREAKS)) {
    siteTest(`${what} ${how}: told, and tried again`, async ({ page, url, site }) => {
      const repair = await alter(site.folder, name, change);
      const silent = SILENT.includes(`${what} ${how}`);
      if (silent) await hurry(page);
      await page.goto(url);
      await trouble(page).getByText(silent ? SAID.slow : SAID.files).waitFor();
      await repair();
      await button(page, "Try again").click();
      await screen(page, "start");
      assert.equal(await trouble(page).count(), 0);
    }, ANY);
  }
}

pageTest("every file of the program is asked for once, and by fetch: WebKit takes none from a preload", async ({ page, url }) => {
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(url);
  await screen(page, "start");
  const [program, module] = await page.evaluate(() => {
    const { program, module } = document.getElementById("start").dataset;
    return [program, module].map((path) => new URL(path, document.baseURI).href);
  });
  for (const path of [program, module]) assert.equal(asked.filter((address) => address === path).length, 1, path);
  assert.equal(await page.locator("link[rel=preload][as=fetch]").count(), 0);
});

// What a browser cannot do or does not allow.
for (const [what, reason, act] of [
  ["no WebAssembly, as in lockdown mode", "blocked", () => { delete globalThis.WebAssembly; }],
  ["no SIMD", "old", () => { WebAssembly.validate = () => false; }],
  ["no light-dark()", "old", () => {
    const { supports } = CSS;
    CSS.supports = (...condition) => !condition[0].includes("light-dark") && supports.apply(CSS, condition);
  }],
  ["no :has()", "old", () => {
    const { supports } = CSS;
    CSS.supports = (...condition) => !condition[0].includes(":has") && supports.apply(CSS, condition);
  }],
  ["no @property", "old", () => { delete globalThis.CSSPropertyRule; }],
  ["no CSS.supports at all", "old", () => { delete globalThis.CSS; }],
]) {
  pageTest(`a browser with ${what} is told, and tries again`, async ({ page, url }) => {
    const programs = [];
    page.on("request", (request) => request.url().endsWith(".js") && programs.push(request.url()));
    await atFirst(page, act);
    await page.goto(url);
    await trouble(page).getByText(SAID[reason]).waitFor();
    await button(page, "Try again").click();
    await screen(page, "start");
    assert.equal(await trouble(page).count(), 0);
  });
}

siteTest("a host that forbids WebAssembly is told", async ({ page, url, site }) => {
  const repair = await alter(site.folder, /^index\.html$/, (text) => String(text).replace(" 'wasm-unsafe-eval'", ""));
  await page.goto(url);
  await trouble(page).getByText(SAID.blocked).waitFor();
  await repair();
  await button(page, "Try again").click();
  await screen(page, "start");
}, ANY);

pageTest("a start that takes long is told until it comes to its end", async ({ page, url }) => {
  await hurry(page);
  let come;
  const comes = new Promise((resolve) => { come = resolve; });
  await page.route("**/*_bg.wasm", async (route) => {
    await comes;
    await route.continue();
  });
  await page.goto(url);
  await trouble(page).getByText(SAID.slow).waitFor();
  come();
  await screen(page, "start");
  assert.equal(await trouble(page).count(), 0);
}, { serviceWorkers: "block" });

siteTest("a program that stops while it starts is told", async ({ page, url, site }) => {
  const repair = await alter(site.folder, /page[^_]*\.js$/, () => `
    export default async () => { throw new WebAssembly.RuntimeError("unreachable"); };`);
  await page.goto(url);
  await trouble(page).getByText(SAID.stopped).waitFor();
  await repair();
  await button(page, "Try again").click();
  await screen(page, "start");
}, ANY);

for (const [locale, words] of [["nl", "niet heel aangekomen"], ["fr-CA", "pas arrivé en entier"], ["de", "nicht vollständig"], ["es", "no ha llegado entero"], ["pt", SAID.files]]) {
  siteTest(`trouble is told in the language of the browser, ${locale}`, async ({ page, url, site }) => {
    await alter(site.folder, FILES["the program"], BREAKS["is missing"]);
    await page.goto(url);
    await trouble(page).getByText(words).waitFor();
    assert.equal(await trouble(page).getAttribute("lang"), locale === "pt" ? "en" : locale.slice(0, 2));
  }, { ...ANY, locale });
}

test("every trouble has its words in every language", async () => {
  const script = await readFile(new URL("../../assets/trouble.js", import.meta.url), "utf8");
  const table = (name) => vm.runInNewContext(`(${script.match(new RegExp(`var ${name} = ({.*?});\n`, "s"))[1]})`);
  const rows = [...Object.values(table("WORDS")), table("RETRY"), table("RELOAD"), table("WITHOUT")];
  assert.ok(rows.length >= 10);
  for (const row of rows) {
    assert.deepEqual(Object.keys(row), ["en", "nl", "fr", "de", "es"]);
    assert.equal(new Set(Object.values(row)).size, 5);
  }
});

// Where none of our scripts runs, the page itself says so.
const LANGUAGES = ["needs JavaScript", "heeft JavaScript nodig", "besoin de JavaScript", "braucht JavaScript", "necesita JavaScript"];

pageTest("without JavaScript the page says what it needs", async ({ page, url }) => {
  await page.goto(url);
  for (const words of LANGUAGES) await page.getByText(words).waitFor();
}, { javaScriptEnabled: false, allowed: /\.js csp$/ });

siteTest("where a policy lets no script run, the page says what it needs", async ({ page, url, site }) => {
  await alter(site.folder, /^index\.html$/, (text) => String(text).replace(/script-src [^;]*/, "script-src 'none'"));
  await page.goto(url);
  const words = page.getByText(LANGUAGES[0]);
  assert.equal(await words.isVisible(), false, "not at once: scripts may still be on their way");
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await words.waitFor();
}, ANY);

for (const [sandbox, reason] of [["allow-scripts", "frame"], ["allow-scripts allow-same-origin", undefined]]) {
  siteTest(`a frame with sandbox="${sandbox}"`, async ({ page, url, site }) => {
    await writeFile(join(site.folder, "around.html"), `<!doctype html><iframe id="frame" sandbox="${sandbox}" src="embed.html" width="400" height="600"></iframe>`);
    await page.route("**/around.html", async (route) => {
      const { "content-security-policy": _, ...headers } = (await route.fetch()).headers();
      await route.fulfill({ path: join(site.folder, "around.html"), headers });
    });
    await page.goto(`${url}around.html`);
    const frame = page.frameLocator("#frame");
    if (reason) await frame.locator("#trouble").getByText(SAID[reason]).waitFor();
    else await frame.locator("[data-screen=setup]").waitFor();
  }, ANY);
}

siteTest("a frame whose own part does not come says so", async ({ page, url, site }) => {
  const parts = (await readdir(site.folder, { recursive: true })).filter((path) => /split_frame/.test(path));
  // A build for developers is in one piece.
  if (!parts.length) return;
  const repair = await alter(site.folder, /split_frame\.wasm$/, BREAKS["is missing"]);
  await page.goto(`${url}embed.html`);
  await trouble(page).getByText(SAID.files).waitFor();
  await repair();
  await button(page, "Try again").click();
  await screen(page, "setup");
}, ANY);

/** Loads the page again by its button; the page that has stopped stands there until its files have come anew. */
const loadAgain = (page) => Promise.all([page.waitForEvent("load"), button(page, "Load again").click()]);

/** Throws an error in the page that nothing catches. */
const uncaught = (page, code) => page.evaluate((text) => { setTimeout(new Function(text)); }, code).catch(() => {});

/** Runs into a trap, as a program does that panics. */
const trap = (page) => page.evaluate(() => {
  const bytes = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 97, 0, 0, 10, 5, 1, 3, 0, 0, 11];
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array(bytes)));
  setTimeout(exports.a);
});

pageTest("a program that stops is told, also over a dialog, and the game is there again", async ({ page, url }) => {
  await begin(page, url, hands);
  await ready(page, hands);
  await awaitTurn(page);
  await button(page, "Settings").click();
  await page.getByRole("dialog").waitFor();
  await trap(page);
  await trouble(page).getByText(SAID.stopped).waitFor();
  await page.keyboard.press("Escape");
  assert.ok(await trouble(page).isVisible());
  await loadAgain(page);
  assert.ok(await awaitTurn(page));
}, ANY);

pageTest("a program that stops again can be started without the open game, which is kept aside", async ({ page, url }) => {
  await begin(page, url, hands);
  await ready(page, hands);
  await awaitTurn(page);
  const name = `vexillum.game.${new URL(page.url()).hash.split("/")[1]}`;
  const stored = (of) => page.evaluate((key) => localStorage.getItem(key), of);
  const text = await stored(name);
  const without = button(page, "Start without the open game");
  await trap(page);
  await trouble(page).getByText(SAID.stopped).waitFor();
  assert.equal(await without.count(), 0, "once is no reason");
  await loadAgain(page);
  await awaitTurn(page);
  await trap(page);
  await trouble(page).getByText(SAID.stopped).waitFor();
  await without.click();
  await page.waitForFunction(() => !document.getElementById("trouble"));
  await screen(page, "start");
  assert.equal(await page.locator(".open-games li").count(), 0);
  assert.equal(await stored(name), null);
  assert.equal(await stored(`${name}.damaged`), text);
}, ANY);

pageTest("a program that stops where nothing is kept promises nothing", async ({ page, url }) => {
  await page.goto(`${url}embed.html`);
  await screen(page, "setup");
  await page.evaluate(() => Object.defineProperty(globalThis, "localStorage", { get() { throw new Error("refused"); } }));
  await trap(page);
  await trouble(page).getByText(SAID.lost).waitFor();
}, ANY);

pageTest("errors of others are none of ours", async ({ page, url }) => {
  await begin(page, url, hands);
  await page.evaluate(() => {
    setTimeout(() => { throw new Error("of an extension"); });
    Promise.reject(new TypeError("of an extension, too"));
    const script = document.createElement("script");
    script.src = "nowhere.js";
    document.head.append(script);
  });
  await page.waitForTimeout(300);
  assert.equal(await trouble(page).count(), 0);
}, ANY);

/** Opens a site, keeps it, and damages a file in what is kept. */
async function damage(page, url, name, contents) {
  await page.goto(url);
  await screen(page, "start");
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  await page.evaluate(async ([name, contents]) => {
    const start = document.getElementById("start");
    const path = name === "program" ? start.dataset.module : name;
    const [cache] = await caches.keys();
    await (await caches.open(cache)).put(new URL(path, document.baseURI), new Response(contents, { headers: { "Content-Type": path.endsWith("js") ? "text/javascript" : "application/wasm" } }));
  }, [name, contents]);
}

const NAVIGATIONS = () => Number(sessionStorage.getItem("loads"));
const count = (page) => page.addInitScript(() => sessionStorage.setItem("loads", Number(sessionStorage.getItem("loads")) + 1));

for (const [name, contents] of [["program", "\0asm\x01\0\0\0 and no more"], ["program", html("Please log in")], ["start.js", "const near ="]]) {
  siteTest(`a damaged ${name} among what is kept is fetched anew: ${JSON.stringify(contents.slice(0, 9))}`, async ({ page, url }) => {
    await damage(page, url, name, contents);
    await count(page);
    await page.reload();
    await screen(page, "start");
    assert.equal(await page.evaluate(NAVIGATIONS), 2, "it is loaded once more");
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
    await page.reload();
    await screen(page, "start");
    assert.equal(await page.evaluate(NAVIGATIONS), 3, "and is whole from then on");
  }, ANY);
}

siteTest("what is damaged is not thrown away while the host does not answer", async ({ page, url, site }) => {
  await damage(page, url, "program", "damaged");
  // The page itself has to come from somewhere: a build for developers keeps nothing.
  await page.evaluate(async () => {
    const cache = await caches.open((await caches.keys())[0]);
    const own = performance.getEntriesByType("resource").map(({ name }) => name).filter((name) => !/_bg\.wasm|sw\.js/.test(name));
    for (const path of ["./", ...own]) await cache.add(path).catch(() => {});
  });
  await count(page);
  await site.close();
  await page.reload();
  await trouble(page).getByText(SAID.files).waitFor();
  assert.equal(await page.evaluate(NAVIGATIONS), 1);
  assert.equal(await page.evaluate(() => caches.keys().then((names) => names.length)), 1);
}, ANY);

siteTest("damage on the host too ends in words, not in a circle", async ({ page, url, site }) => {
  await damage(page, url, "program", "damaged");
  const repair = await alter(site.folder, FILES["the program"], BREAKS["is cut off"]);
  await count(page);
  await page.reload();
  await trouble(page).getByText(SAID.files).waitFor();
  assert.equal(await page.evaluate(NAVIGATIONS), 2);
  await repair();
  await button(page, "Try again").click();
  await screen(page, "start");
}, ANY);
