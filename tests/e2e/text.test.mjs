// Long names and large letters make nothing wider than the page, names of another direction leave their sentences alone,
// and what is printed is all there.

import assert from "node:assert/strict";
import { deflateRawSync } from "node:zlib";
import { pageTest } from "./harness.mjs";
import { HANDS, awaitTurn, begin, button, drawn, goHome, keepStored, ready, screen } from "./player.mjs";

const hands = HANDS.mouse;

/** Names of forty letters that have no blank where a line could end, and such that are read from the right. */
const NAMES = [["W".repeat(40), "a".repeat(40)], ["العربية בעברית ".repeat(2), "Ω".repeat(40)]];

/** An own variant whose title and pieces have such names, and what can be read and kept of it. */
function named([long, other]) {
  const variant = {
    version: 1,
    title: long,
    board: { columns: 5, rows: 5, home: 1, lakes: "c3" },
    fill: "all",
    units: [{ kind: "M", count: 1, label: long }, { kind: "2", count: 3, label: other }, { kind: "F", count: 1 }],
  };
  const text = JSON.stringify(variant);
  const game = (...lines) => ["vexillum 1", `variant ${text}`, `seats ${long} / ${other}`, ...lines, ""].join("\n");
  const setup = "M22F2";
  return {
    text,
    record: game(`red ${setup}`, `blue ${setup}`, "end red resign"),
    position: game("position f2..m/...../..~../...../M2..F red"),
    setup: `${text}\n${setup}`,
    kept: [long, other].map((name) => ({ name, edition: "own", setup })),
    variants: [variant, { ...variant, title: other }],
  };
}

/** A link as the page makes them, of text. */
const link = (kind, text) => `${kind}/1.${deflateRawSync(Buffer.from(text)).toString("base64url")}`;

/**
 * What reaches beyond the sides of the window, unless what holds it cuts it or scrolls; texts that are set letter by letter;
 * letters that are read from the right and not isolated; and whether there is anything to scroll to the side, or on a `still`
 * screen at all.
 */
function misfits(still) {
  const held = (element) => {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      if (box.id !== "workshop" && getComputedStyle(box).overflowX !== "visible" && !box.matches("dialog")) return true;
    }
    return false;
  };
  const drawn = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true });
  };
  const outside = (element) => {
    const { left, right } = element.getBoundingClientRect();
    return (right > innerWidth + 1 || left < -1) && !held(element);
  };
  const crumbled = (element) => [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || node.length < 8) return false;
    const range = document.createRange();
    range.selectNodeContents(node);
    const parts = [...range.getClientRects()];
    const lines = new Map(parts.map(({ top }) => [Math.round(top), 0]));
    for (const { top, width } of parts) lines.set(Math.round(top), lines.get(Math.round(top)) + width);
    // No line has room for four usual letters.
    return lines.size > 2 && Math.max(...lines.values()) < 2 * parseFloat(getComputedStyle(element).fontSize);
  });
  /** Heads of columns, words of which end in the next line. */
  const broken = (element) => {
    if (!element.matches("thead th")) return false;
    const range = document.createRange();
    range.selectNodeContents(element);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    return lines.size > element.innerText.split(/\s+/).length;
  };
  const texts = (element) => [
    ...[...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data),
    ...["aria-label", "title", "label", "placeholder"].map((attribute) => element.getAttribute(attribute) ?? ""),
  ];
  const bare = (element) => texts(element).some((text) => /[\u0590-\u08ff]/.test(text.replace(/\u2068[^\u2069]*\u2069/g, "")));
  const name = (element) => `${element.tagName} ${element.getAttribute("class")}: ${element.textContent.slice(0, 30)}`;
  const all = [...document.querySelectorAll("body *:not(.visually-hidden, .skip-link, .visually-hidden *, svg *)")].filter(drawn);
  const { scrollWidth } = document.documentElement;
  const dialog = [...document.querySelectorAll("dialog[open]")].filter((box) => box.scrollWidth > box.clientWidth + 1);
  return [
    ...(scrollWidth > innerWidth ? ["the page is wider than the window"] : []),
    ...(still ? all.filter((box) => box.matches("main") && box.scrollHeight > box.clientHeight).map(() => "it scrolls") : []),
    ...dialog.map(() => "the dialog is wider than itself"),
    ...all.filter(outside).map((element) => `outside: ${name(element)}`).slice(0, 5),
    ...all.filter(broken).map((element) => `broken: ${name(element)}`).slice(0, 5),
    ...all.filter(crumbled).map((element) => `crumbled: ${name(element)}`).slice(0, 5),
    ...[...document.querySelectorAll("body *")].filter(bare).map((element) => `bare: ${name(element)}`).slice(0, 5),
  ];
}

/** The button with that picture. */
const pictured = (page, picture) => page.locator(`.button:has(use[href$="#${picture}"])`);
const press = (page, selector) => page.locator(selector).first().click();
const pick = (page, marks) => page.locator(`.cell${marks}`).first().click();

/** The way through a game of two at one screen: what each step is called, and what leads there. */
const WALK = [
  ["start", () => {}],
  ["start, unfolded", (page) => page.locator("details:not(.menu)").evaluateAll((all) => all.forEach((fold) => { fold.open = true; }))],
  ["settings", async (page) => {
    await page.locator(".ways button").click();
    await page.locator(".settings select").first().waitFor();
    await page.locator(".settings details").evaluateAll((all) => all.forEach((fold) => { fold.open = true; }));
  }],
  ["setup", async (page) => {
    await page.keyboard.press("Escape");
    await page.locator("[name=opponent]").first().check({ force: true });
    await press(page, ".play-button");
    await screen(page, "setup");
  }],
  ["setup, kept", async (page, { names: [name] }) => {
    await press(page, "details.more > summary");
    await page.locator("#setup-text").waitFor();
    await page.locator("#preset").selectOption(await page.locator("#preset option").last().getAttribute("value"));
    await page.locator("#save-name").fill(name);
    await page.locator("#save-name").press("Enter");
    await page.locator(".note", { hasText: /./ }).first().waitFor();
  }],
  ["start, open game", async (page) => {
    await goHome(page);
    await page.locator(".open-games li").waitFor();
    await page.locator("[name=opponent]").nth(1).check({ force: true });
  }],
  ["handover", async (page) => {
    await press(page, ".play-button");
    await press(page, ".ready-bar .primary");
    await screen(page, "handover");
  }, { still: true }],
  ["board", async (page) => {
    await press(page, ".handover .play-button:not(.waits)");
    await press(page, ".ready-bar .primary");
    await press(page, ".handover .play-button:not(.waits)");
    await awaitTurn(page);
  }],
  ["confirm", async (page) => {
    await pick(page, ".movable");
    await pick(page, ".target");
    await page.locator(".orders button").first().waitFor();
  }],
  ["moves", (page) => press(page, "#tab-moves"), { below: 700 }],
  ["rules of the game", async (page) => {
    await pictured(page, "rules").click();
    await page.locator(".rulebook section").first().waitFor();
    await page.locator("details").evaluateAll((all) => all.forEach((fold) => { fold.open = true; }));
  }],
  ["resign", async (page) => {
    await page.goBack();
    await pictured(page, "resign").click();
    await page.getByRole("dialog").locator(".primary").waitFor();
  }],
  ["result", async (page) => {
    await page.getByRole("dialog").locator(".primary").click();
    await screen(page, "result");
    await page.locator(".records .button").first().waitFor();
  }],
  ["records", async (page) => {
    await page.locator(".records").locator(pictured(page, "link")).click();
    await page.locator(".records input, .toasts *").first().waitFor();
  }],
  ["review", async (page) => {
    await page.locator(".records .button").first().click();
    await screen(page, "review");
  }],
];

/** Pages by their addresses, and what is to be done there. */
const PAGES = [
  ["games", ({ }) => "#games", async (page) => {
    await page.locator(".game-list").locator(pictured(page, "link")).first().click();
    await page.locator(".said p").first().waitFor();
  }],
  ["import", () => "#games", async (page, { names: [name] }) => {
    await page.locator("input[type=file]").setInputFiles({ name: `${name}.txt`, mimeType: "text/plain", buffer: Buffer.from("?") });
    await page.locator(".said p", { hasText: name.slice(0, 5) }).waitFor();
  }],
  ["rules", ({ text }) => `#rules/${encodeURIComponent(text)}`],
  ["rules of an edition", () => "#rules/battle-cards"],
  ["history", () => "#history"],
  ["lesson", () => "#lessons/1"],
  ["editor", ({ text }) => `#editor/${encodeURIComponent(text)}`, async (page) => {
    await page.locator("details").evaluateAll((all) => all.forEach((fold) => { fold.open = true; }));
    await page.locator(".tools").locator(pictured(page, "keep")).click();
    await page.locator(".tools").locator(pictured(page, "link")).click();
    await page.locator(".note", { hasText: /./ }).waitFor();
  }],
  ["embedding", () => "#embed"],
  ["shared game", ({ record }) => `#${link("game", record)}`],
  ["shared position", ({ position }) => `#${link("position", position)}`],
  ["shared set-up", ({ setup }) => `#${link("setup", setup)}`, async (page, { names: [name] }) => {
    await page.locator("#shared-name").fill(name);
    await page.locator("#shared-name").press("Enter");
    await page.locator(".said", { hasText: /./ }).waitFor();
  }],
  ["broken link", () => "#game/1.x"],
  ["frame", ({ record }, lang) => `embed.html?lang=${lang}#game=${encodeURIComponent(link("game", record))}`],
  ["small frame", ({ position }, lang) => `embed.html?lang=${lang}&controls=min&opponent=beside#position=${encodeURIComponent(link("position", position))}`],
];

/** Letters of the usual and of twice the size, on a narrow phone and a tablet, in all languages where there is least room. */
const SIZES = [["en", 16, 320, 0], ["en", 32, 768, 1], ...["en", "nl", "fr", "de", "es"].map((language, index) => [language, 32, 320, index % 2])];

for (const [language, size, width, set] of SIZES) {
  const names = NAMES[set];
  const content = { ...named(names), names };
  /** A page with letters of that size, which keeps what has such names. */
  const prepared = async (page) => {
    const last = { edition: content.text, opponent: "beside" };
    await keepStored(page, "vexillum.settings", { language, names, confirm: true, last });
    await keepStored(page, "vexillum.setups", { named: content.kept });
    await keepStored(page, "vexillum.variants", { variants: content.variants });
    await page.addInitScript((px) => {
      addEventListener("DOMContentLoaded", () => { document.documentElement.style.fontSize = `${px}px`; });
    }, size);
  };
  const found = {};
  const fits = async (page, where, { still = false } = {}) => {
    await drawn(page);
    const wrong = await page.evaluate(misfits, still);
    if (wrong.length > 0) found[where] = wrong;
  };
  pageTest(`everything fits, and names are isolated: ${language}, ${size} px letters, ${width} px wide`, async ({ page, url }) => {
    await prepared(page);
    await page.goto(url);
    await screen(page, "start");
    for (const [where, go, { still, below = Infinity } = {}] of WALK) {
      if (width >= below) continue;
      await go(page, content);
      await fits(page, where, { still });
    }
    for (const [where, address, act] of PAGES) {
      await page.goto(url + address(content, language));
      await page.locator("[data-screen]").last().waitFor();
      await act?.(page, content);
      await fits(page, where);
    }
    assert.deepEqual(found, {});
  }, { viewport: { width, height: 740 } });
}

/** A name that is read from the right stands by itself, and is never half of the sentence around it. */
pageTest("names are isolated", async ({ page, url }) => {
  await keepStored(page, "vexillum.settings", { names: ["שלום", "Anna"], last: { edition: "barrage", opponent: "beside" } });
  await page.goto(url);
  await page.getByRole("radio", { name: "Friend, same screen" }).check({ force: true });
  await button(page, /^Play/).click();
  await ready(page, hands);
  await button(page, "I am Anna").click();
  await ready(page, hands);
  await button(page, "I am \u2068שלום\u2069").click();
});

const print = (page) => page.emulateMedia({ media: "print" });
const seen = (locator) => locator.evaluateAll((all) => all.map((element) => {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && element.checkVisibility({ contentVisibilityAuto: true });
}));

pageTest("the rules are printed to their end", async ({ page, url }) => {
  await page.goto(`${url}#rules/original`);
  await page.locator(".rulebook section").last().waitFor({ state: "attached" });
  await print(page);
  const sections = await seen(page.locator(".rulebook section"));
  assert.ok(sections.length > 3 && sections.every(Boolean), "every section is drawn");
  const [height, last] = await page.evaluate(() => [
    document.documentElement.scrollHeight,
    [...document.querySelectorAll(".rulebook section")].at(-1).getBoundingClientRect().bottom + scrollY,
  ]);
  assert.ok(height >= last - 1, "and the paper goes on to the last");
  const pdf = await page.pdf({ format: "A4" });
  assert.ok((pdf.toString("latin1").match(/\/Type \/Page\b/g) ?? []).length > 3, "several sheets");
  const under = await seen(page.locator("[data-screen=start], .topbar"));
  assert.ok(under.length > 0 && !under.some(Boolean), "only they");
});

/** What is on paper: what cannot be read on white, whose color is not told by its frame, and what is there only to be pressed. */
function unprintable() {
  const drawn = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true });
  };
  const dark = (color) => Math.max(...color.match(/[\d.]+/g).slice(0, 3)) < 110;
  const all = [...document.querySelectorAll("body *:not(.visually-hidden, .visually-hidden *, option)")].filter(drawn);
  const says = (element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  const name = (element) => `${element.tagName} ${element.getAttribute("class")}: ${element.textContent.slice(0, 30)}`;
  const list = (what, found) => found.slice(0, 3).map((element) => `${what}: ${name(element)}`);
  const style = (element) => getComputedStyle(element);
  return [
    ...list("pale", all.filter((element) => says(element) && !element.closest("svg") && !dark(style(element).color))),
    ...list("colored", all.filter((element) => element.matches(".piece") && style(element).color !== "rgb(0, 0, 0)")),
    ...list("frame", all.filter((element) => element.matches(".piece") && style(element).borderTopStyle !== (element.matches(".blue") ? "double" : "solid"))),
    ...list("button", all.filter((element) => element.matches("button:not(.swings *, .moves *, .title-row *), input:not(.title-row *), select"))),
  ];
}

const BARRAGE = "...2....../.3.2.9..M./.........S/..F......B";
const PRINTED = [
  ["a set-up", "setup", (page, url) => begin(page, url, hands)],
  ["a game", "play", async (page) => {
    await ready(page, hands);
    await awaitTurn(page);
  }],
  ["a result", "result", async (page) => {
    await button(page, "Resign").click();
    await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  }, ".outcome h1"],
  ["a review", "review", async (page) => {
    await page.locator(".records .button").first().click();
    await page.locator(".standing .turned").waitFor();
  }, "output"],
  ["a shared set-up", "shared", (page, url) => page.goto(`${url}#${link("setup", `barrage\n${BARRAGE}`)}`)],
  ["a shared position", "shared", (page, url) => page.goto(`${url}#${link("position", named(NAMES[0]).position)}`)],
  ["a shared game", "shared", (page, url) => page.goto(`${url}#${link("game", named(NAMES[0]).record)}`), ".verdict"],
  ["an own variant", "editor", (page, url) => page.goto(`${url}#editor/${encodeURIComponent(named(NAMES[0]).text)}`), ".title-row input"],
  ["cards", "rules", (page, url) => page.goto(`${url}#rules/battle-cards`), ".card-head b"],
];

pageTest("what is printed is black on white, and there is nothing to press", async ({ page, url }) => {
  const found = {};
  for (const [where, shown, go, told = ".board, .verdict"] of PRINTED) {
    await page.emulateMedia({ media: "screen" });
    await go(page, url);
    await screen(page, shown);
    await print(page);
    await drawn(page);
    const wrong = await page.evaluate(unprintable);
    if (!(await seen(page.locator(told))).some(Boolean)) wrong.push(`no ${told}`);
    if (wrong.length > 0) found[where] = wrong;
  }
  assert.deepEqual(found, {});
}, { colorScheme: "dark" });

pageTest("a set-up and a position are printed as a diagram", async ({ page, url }) => {
  await begin(page, url, hands);
  const check = async () => {
    await print(page);
    assert.deepEqual(await seen(page.locator(".tools-panel, .ready-bar, .topbar button, .actions button").locator("visible=true")), []);
    const styles = await page.evaluate(() => {
      const color = (selector) => getComputedStyle(document.querySelector(selector)).color;
      return [color(".piece.mine"), color(".coords-columns"), getComputedStyle(document.querySelector(".lake"), "::before").content];
    });
    assert.deepEqual(styles, ["rgb(0, 0, 0)", "rgb(0, 0, 0)", '"≈" / ""']);
    assert.deepEqual(await seen(page.locator(".where, .seat-name").first()), [true]);
    await page.emulateMedia({ media: null });
  };
  await check();
  await ready(page, hands);
  await awaitTurn(page);
  await check();
}, { colorScheme: "dark" });
