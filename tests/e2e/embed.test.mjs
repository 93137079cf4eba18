// The game on pages of others: as a frame, and as an element that plays and tells.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { after, before } from "node:test";
import { pageTest } from "./harness.mjs";
import { awaitTurn, button, cell, screen } from "./player.mjs";
import { unhindered } from "./unhindered.mjs";

const PAGES = join(import.meta.dirname, "pages");
/** The other page is of another origin, so that what the tests take for the site's visitor is a stranger there. */
const ELSEWHERE = { allowed: /^foreign request: http:\/\/localhost:/ };
const SETUP = "......2.../.....2..../M.9......./S3FB......";
/** A Miner before a Bomb, behind which stands the Flag. */
const POSITION = "f........./b........./3........s/........../..~~..~~../..~~..~~../........../........../........../F......... red";
const RECORD = [
  "vexillum 1", "edition barrage", "seats Anna / computer tribune", `position ${POSITION}`,
  "1 a8a9", "2 j8j7", "3 a9a10", "end red flag", "",
].join("\n");

let host;
before(async () => {
  host = await serveHost();
});
after(() => host.close());

/** Serves the pages of somebody else, who lets nothing in but his own styles and the game. */
async function serveHost() {
  const types = { html: "text/html; charset=utf-8", css: "text/css; charset=utf-8" };
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url, "http://localhost");
    const site = searchParams.get("site");
    try {
      const text = await readFile(join(PAGES, pathname.slice(1)), "utf8");
      response.writeHead(200, {
        "Content-Type": types[pathname.split(".").at(-1)],
        ...(site && { "Content-Security-Policy": `default-src 'none'; script-src ${site}; frame-src ${site}; style-src 'self'` }),
      });
      response.end(text.replaceAll("SITE/", site ?? ""));
    } catch {
      response.writeHead(204).end();
    }
  });
  await new Promise((resolve) => { server.listen(0, "127.0.0.1", resolve); });
  return {
    origin: `http://localhost:${server.address().port}`,
    close: () => new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    }),
  };
}

/** Opens the page of somebody else, and notes what its elements tell. */
async function open(page, url) {
  await page.addInitScript(() => {
    globalThis.told = [];
    if (self !== top) return;
    addEventListener("DOMContentLoaded", () => {
      for (const element of document.querySelectorAll("stratego-game")) listen(element);
    });
    globalThis.listen = (element) => {
      for (const type of ["ready", "move", "fight", "gameover", "error"]) {
        element.addEventListener(type, ({ detail }) => told.push({ id: element.id, type, detail }));
      }
    };
  });
  await page.goto(`${host.origin}/host.html?site=${encodeURIComponent(url)}`);
}

/** What an element has told of that kind, once it has told it so often. */
async function told(page, id, type, count = 1) {
  const fits = ({ id: from, type: kind }) => from === id && kind === type;
  await page.waitForFunction(([from, kind, least]) =>
    globalThis.told.filter((one) => one.id === from && one.type === kind).length >= least, [id, type, count], { timeout: 60_000 });
  return (await page.evaluate(() => globalThis.told)).filter(fits).map(({ detail }) => detail);
}

const frame = async (page, id) => {
  const handle = await page.locator(`#${id} iframe`).elementHandle();
  return handle.contentFrame();
};

/** Sets properties of an element. */
const set = (page, id, values) =>
  page.evaluate(([name, given]) => Object.assign(document.getElementById(name), given), [id, values]);

/** Calls a method of an element; what it resolves to, or the words with which it is rejected. */
const call = (page, id, method, ...args) => page.evaluate(
  ([name, what, given]) => document.getElementById(name)[what](...given).catch(({ message }) => `refused: ${message}`),
  [id, method, args],
);

pageTest("two games on a strict page of somebody else", async ({ page, url }) => {
  await open(page, url);
  await page.locator("#search").focus();
  const [[one], [two]] = [await told(page, "one", "ready"), await told(page, "two", "ready")];
  assert.deepEqual(one, { edition: "barrage", side: "red", opponent: "computer" });
  assert.deepEqual(two, { edition: "duel", side: "blue", opponent: "computer" });
  const [first, second] = [await frame(page, "one"), await frame(page, "two")];
  await screen(first, "setup");
  await second.getByRole("button", { name: "Klaar" }).waitFor();
  assert.equal(await second.locator("html").getAttribute("data-theme"), "dark");
  assert.equal(await second.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--crimson")), "#1d6b3a");
  assert.equal(await page.locator("#two iframe").getAttribute("title"), "Een spel");
  // Neither of them takes the focus or moves the page.
  assert.equal(await page.evaluate(() => document.activeElement.id), "search");
  assert.equal(await page.evaluate(() => scrollY), 0);
  assert.equal((await page.evaluate(() => globalThis.told)).some(({ type }) => type === "error"), false);
  // Each is as wide as its place, and no other origin's page is wider than its own.
  for (const inside of [first, second]) {
    assert.ok(await inside.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  }
}, ELSEWHERE);

pageTest("a game is played by calls, and told", async ({ page, url }) => {
  await open(page, url);
  await told(page, "one", "ready");
  await page.locator("#search").focus();
  await set(page, "one", { position: POSITION });
  await told(page, "one", "ready", 2);
  assert.match(await call(page, "one", "play", "a8a1"), /^refused: /);
  assert.match(await call(page, "one", "play", "nonsense"), /^refused: /);
  assert.equal(await call(page, "one", "play", "a8a9"), undefined);
  const [bomb] = await told(page, "one", "fight");
  assert.deepEqual(bomb, {
    ply: 1, by: "red", action: "a8a9", from: "a8", to: "a9", attacker: "3", defender: "B", fell: ["a9"],
  });
  const [answer] = await told(page, "one", "move");
  assert.deepEqual([answer.ply, answer.by, answer.from], [2, "blue", "j8"]);
  await call(page, "one", "play", "a9a10");
  const [over] = await told(page, "one", "gameover");
  assert.deepEqual(over, { winner: "red", reason: "flag", turns: 3, assisted: false });
  const record = await call(page, "one", "getRecord");
  assert.match(record, /^vexillum 1\nedition barrage\n(.*\n)*position .*\n(.*\n)*end red flag\n$/);
  assert.match(await call(page, "one", "play", "a10a9"), /^refused: it is not the turn/);
  assert.equal(await page.evaluate(() => document.activeElement.id), "search");
  assert.equal(await page.evaluate(() => scrollY), 0);

  await call(page, "one", "newGame");
  await told(page, "one", "ready", 3);
  await (await frame(page, "one")).locator(".movable").first().waitFor();
  assert.deepEqual((await page.evaluate(() => globalThis.told)).filter(({ type }) => type === "error"), []);
}, ELSEWHERE);

pageTest("the record of a running game tells nothing that the player does not know", async ({ page, url }) => {
  await open(page, url);
  await told(page, "one", "ready");
  await set(page, "one", { setup: SETUP });
  await told(page, "one", "ready", 2);
  await awaitTurn(await frame(page, "one"));
  const record = await call(page, "one", "getRecord");
  assert.match(record, /^view red$/m);
  assert.match(record, new RegExp(`^red ${SETUP.replaceAll(".", "\\.").replaceAll("/", "\\/")}$`, "m"));
  const enemy = record.match(/^(?:blue|enemy) (\S+)$/m)[1];
  assert.match(enemy, /^[?./]+$/);
  assert.equal(enemy.replaceAll(/[^?]/g, "").length, 8);
}, ELSEWHERE);

pageTest("an element is taken away, put back and changed", async ({ page, url }) => {
  await open(page, url);
  await told(page, "one", "ready");
  const pending = page.evaluate(() => {
    const element = document.getElementById("one");
    const record = element.getRecord().catch(({ message }) => message);
    globalThis.kept = element;
    element.remove();
    return record;
  });
  assert.equal(await pending, "the element was removed");
  assert.match(await page.evaluate(() => kept.play("a4a5").catch(({ message }) => message)), /not on a page/);
  const count = () => page.evaluate(() => globalThis.told.filter(({ id }) => id === "one").length);
  const before = await count();
  // A stranger's message finds no ear of it any more.
  await page.evaluate(() => postMessage('{"protocol":"vexillum","version":1,"id":1,"type":"ready"}', "*"));
  await told(page, "two", "error");
  assert.equal(await count(), before);
  await page.evaluate(() => document.querySelector("main").append(kept));
  await told(page, "one", "ready", 2);
  assert.equal(await page.locator("#one iframe").count(), 1);
  const back = await page.evaluate(() => history.length);
  await page.evaluate(() => {
    kept.setAttribute("edition", "scifi-duel");
    kept.setAttribute("side", "blue");
  });
  const ready = await told(page, "one", "ready", 3);
  assert.deepEqual(ready.at(-1), { edition: "scifi-duel", side: "blue", opponent: "computer" });
  assert.equal(await page.evaluate(() => history.length), back);
}, ELSEWHERE);

pageTest("what is no message is ignored, and told", async ({ page, url }) => {
  await open(page, url);
  await told(page, "one", "ready");
  await told(page, "two", "ready");
  const errors = async () => (await page.evaluate(() => globalThis.told)).filter(({ type }) => type === "error");
  const inside = await frame(page, "one");
  await screen(inside, "setup");

  // To the element.
  const hear = (message) => page.evaluate(([data, from]) => {
    const { contentWindow } = document.getElementById("one").shadowRoot.querySelector("iframe");
    const filled = typeof data === "number" ? "x".repeat(data) : data;
    dispatchEvent(new MessageEvent("message", { data: filled, origin: from, source: contentWindow }));
  }, message);
  const site = new URL(url).origin;
  const good = '{"protocol":"vexillum","version":1,"id":1,"type":"gameover","winner":"red"}';
  const cases = [
    [good, "https://example.org"], [{ protocol: "vexillum", version: 1, type: "gameover" }, site], [2 ** 20 + 1, site], ["{", site], ["null", site],
    ['{"protocol":"vexillum","version":2,"id":1,"type":"gameover"}', site], ['{"protocol":"vexillum","version":1,"id":1,"type":"constructor"}', site],
    ['{"protocol":"vexillum","version":1,"id":1,"type":"answer","to":99}', site],
  ];
  for (const [index, message] of cases.entries()) {
    await hear(message);
    assert.equal((await errors()).length, index + 1, JSON.stringify(message).slice(0, 80));
  }
  // Whatever else the page says to itself is none of its business; what pretends to be of it concerns all.
  await page.evaluate((text) => {
    postMessage({ hello: "world" }, "*");
    postMessage("hello", "*");
    postMessage(text, "*");
  }, good);
  await told(page, "two", "error");
  assert.equal((await errors()).length, cases.length + 2);
  assert.equal((await page.evaluate(() => globalThis.told)).some(({ type }) => type === "gameover"), false);

  // To the frame: by its own page, then by somebody else.
  const before = (await errors()).length;
  const calls = [
    "nonsense", "", '{"protocol":"vexillum","version":1,"id":1,"type":"resign"}', '{"protocol":"vexillum","version":2,"id":1,"type":"newGame"}',
    '{"protocol":"vexillum","version":1,"type":"newGame"}', '{"protocol":"vexillum","version":1,"id":1,"type":"play","action":7}', '{"protocol":"vexillum","version":1,"id":-1,"type":"newGame"}',
    JSON.stringify({ protocol: "vexillum", version: 1, id: 1, type: "play", action: "a".repeat(100_000) }),
  ];
  await page.evaluate((messages) => {
    const { contentWindow } = document.getElementById("one").shadowRoot.querySelector("iframe");
    for (const message of [...messages, { protocol: "vexillum", version: 1, id: 1, type: "newGame" }]) contentWindow.postMessage(message, "*");
  }, calls);
  await told(page, "one", "error", cases.length + 1 + calls.length + 1);
  await inside.evaluate((origin) => {
    const data = '{"protocol":"vexillum","version":1,"id":1,"type":"newGame"}';
    dispatchEvent(new MessageEvent("message", { data, origin, source: null }));
    dispatchEvent(new MessageEvent("message", { data, origin: "https://example.org", source: parent }));
  }, host.origin);
  await told(page, "one", "error", cases.length + 1 + calls.length + 1 + 2);
  assert.equal((await errors()).length, before + calls.length + 1 + 2);
  assert.equal((await told(page, "one", "ready")).length, 1, "no game was begun");
  assert.match((await errors()).at(-1).detail.message, /somebody else/);
}, ELSEWHERE);

for (const src of ["javascript:parent.ran=1", "JavaScript:parent.ran=1", "data:text/html,<script>parent.ran=1</script>", "blob:x", "about:blank", "ftp://example.org/", "http://"]) {
  pageTest(`a frame is from no address but a page's: ${src}`, async ({ page, url }) => {
    // A page that allows scripts of any kind, as most do.
    await page.goto(url);
    await page.evaluate(async (address) => {
      const element = document.createElement("stratego-game");
      globalThis.told = [];
      element.addEventListener("error", ({ detail }) => told.push(detail.message));
      element.setAttribute("src", address);
      await import(new URL("embed.js", document.baseURI));
      document.body.append(element);
    }, src);
    await page.waitForFunction(() => globalThis.told.length);
    assert.deepEqual(await page.evaluate(() => globalThis.told), ["src is no address of a page"]);
    assert.equal(await page.evaluate(() => document.querySelector("stratego-game").shadowRoot.querySelector("iframe")), null);
    assert.equal(await page.evaluate(() => globalThis.ran), undefined);
  });
}

pageTest("the element hands on what is a color by itself", async ({ page, url }) => {
  const values = {
    // What stands for something else is that already when the element reads it, here nothing.
    accent: "env(titlebar-area-x)", paper: "inherit", ink: "v\\61r(--a)",
    background: "\\72 ed", frame: "url(x)", field: "12px",
    water: "rgb(from #123456 r g b)", red: "light-dark(#fff, black)", blue: "oklch(50% .1 120 / 50%)",
  };
  await page.goto(url);
  const { told, src } = await page.evaluate(async (colors) => {
    const told = [];
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`stratego-game { ${Object.entries(colors).map(([name, value]) => `--stratego-${name}: ${value};`).join("")} }`);
    document.adoptedStyleSheets = [sheet];
    const element = document.createElement("stratego-game");
    element.addEventListener("error", ({ detail }) => told.push(detail.message));
    await import(new URL("embed.js", document.baseURI));
    document.body.append(element);
    return { told, src: element.shadowRoot.querySelector("iframe").src };
  }, values);
  assert.deepEqual(told, ["background", "frame", "field"].map((name) => `--stratego-${name} is no color`));
  const parameters = new URLSearchParams(new URL(src).hash.slice(1));
  const given = [...parameters].filter(([name]) => name.startsWith("color."));
  assert.deepEqual(given, ["water", "red", "blue"].map((name) => [`color.${name}`, values[name]]));
});

for (const [width, height] of [[280, 560], [320, 640], [480, 768], [800, 600], [1280, 800]]) {
  for (const [controls, colorScheme] of [["min", "light"], ["full", "dark"]]) {
    pageTest(`a frame of ${width} px with ${controls} controls hinders nobody, ${colorScheme}`, async ({ page, url }) => {
      await page.goto(`${url}embed.html?controls=${controls}&lang=en&level=9`);
      await screen(page, "setup");
      await unhindered(page);
      await button(page, "Ready").click();
      await awaitTurn(page);
      await unhindered(page);
      await button(page, "Resign").click();
      await unhindered(page);
      await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
      await screen(page, "result");
      await unhindered(page);
      await button(page, "Swap sides").click();
      await screen(page, "setup");
      await page.getByRole("gridcell", { name: /^a10/ }).first().waitFor();
    }, { colorScheme, viewport: { width, height } });
  }
}

for (const [parameters, ...words] of [
  ["lang=nl&level=9&kleur=rood", "“level” kan niet “9” zijn. Het gebruikelijke geldt.", "“kleur” is hier niet bekend en heeft geen effect."],
  ["lang=fr&setup=M", "« setup » n’est pas utilisable."],
  ["lang=de&edition=schach", "„edition“ kann nicht „schach“ sein."],
  ["lang=es&game=game/9.abc", "«game» no se puede usar."],
  ["lang=en&color.ink=env(titlebar-area-x)&color.paper=attr(title)&color.red=inherit&color.field=rgb(var(--a)0 0)", "“color.ink” cannot be",
    "“color.paper” cannot be", "“color.red” cannot be “inherit”.", "“color.field” cannot be"],
  ["lang=en&switch.two-square=9&color.accent=url(x)&color.sky=red&ply=3", "“switch.two-square” cannot be “9”.",
    "“color.accent” cannot be “url(x)”.", "“color.sky” is not known here", "“ply” cannot be “3”."],
]) {
  pageTest(`wrong parameters are told: ${parameters}`, async ({ page, url }) => {
    await page.goto(`${url}embed.html?${parameters}`);
    await screen(page, "setup");
    for (const text of words) await page.getByText(text).waitFor();
    assert.equal(await page.locator(".frame-faults li").count(), words.length);
    await unhindered(page);
  }, { viewport: { width: 320, height: 640 } });
}

pageTest("a finished game at one of its moves", async ({ page, url }) => {
  await page.goto(`${url}embed.html?lang=en&game=${encodeURIComponent(RECORD)}#1`);
  await screen(page, "result");
  await page.getByText("Move 1 of 3").waitFor();
  await cell(page, "a9").and(page.getByRole("gridcell", { name: /Miner/ })).waitFor();
  assert.equal(await button(page, "Rematch").count(), 0);
  await page.getByText("Anna wins").waitFor();
  await unhindered(page);
  await page.evaluate(() => { location.hash = "#3"; });
  await page.getByText("Move 3 of 3").waitFor();
  await page.getByRole("link", { name: "Vexillum" }).and(page.locator("[target=_blank][rel=noopener]")).waitFor();
}, { viewport: { width: 320, height: 640 } });

pageTest("a frame keeps nothing and changes nothing that is kept", async ({ page, url }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem("vexillum.settings")) localStorage.setItem("vexillum.settings", '{"version":1,"theme":"dark","language":"nl"}');
  });
  const kept = () => page.evaluate(() => JSON.stringify(localStorage));
  await page.goto(`${url}embed.html?lang=en&setup=${SETUP}`);
  await awaitTurn(page);
  const before = await kept();
  assert.equal(await page.locator("html").getAttribute("data-theme"), null);
  await button(page, "Resign").click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await screen(page, "result");
  await page.reload();
  await awaitTurn(page);
  assert.equal(await kept(), before);
  assert.deepEqual(Object.keys(JSON.parse(before)), ["vexillum.settings"]);
});

for (const viewport of [{ width: 320, height: 640 }, { width: 1280, height: 800 }]) {
  pageTest(`the page that makes the lines, ${viewport.width} px wide`, async ({ page, url, browser }) => {
    await page.goto(url);
    await page.getByRole("link", { name: "Embed" }).click();
    await screen(page, "embed");
    const preview = page.frameLocator(".embedding-preview iframe");
    await preview.locator("[data-screen=setup]").waitFor();
    await unhindered(page, page.getByRole("dialog"));
    const back = await page.evaluate(() => history.length);
    const choose = (label, option) => page.getByRole("combobox", { name: label }).selectOption(option);
    await choose("Edition", "Duel");
    await choose("Level", "Tribune (hard)");
    await choose("Language", "Nederlands");
    await choose("Controls", "The most needed");
    await preview.getByRole("button", { name: "Klaar" }).waitFor();
    const address = "embed.html?edition=duel&level=4&lang=nl&controls=min";
    assert.equal(await page.locator(".embedding-preview iframe").getAttribute("src"), address);
    assert.equal(await page.evaluate(() => history.length), back);
    const lines = (name) => page.getByRole("textbox", { name }).inputValue();
    assert.equal(await lines("As an element"),
      `<script type="module" src="${url}embed.js"></script>\n<stratego-game edition="duel" level="4" lang="nl" controls="min"></stratego-game>`);
    const snippet = await lines("As a frame");
    await page.getByRole("button", { name: "Copy" }).first().click();
    await page.getByRole("status").getByText(/Copied\.|copy them yourself/).waitFor();

    // What is copied works where it is pasted.
    const profile = await browser.newContext({ reducedMotion: "reduce" });
    try {
      const other = await profile.newPage();
      await other.goto(`${host.origin}/host.css`);
      await other.setContent(`<!doctype html><title>Pasted</title>${snippet}`);
      await other.frameLocator("iframe").getByRole("button", { name: "Klaar" }).waitFor();
    } finally {
      await profile.close();
    }
    await page.keyboard.press("Escape");
    await screen(page, "start");
  }, { viewport });
}
