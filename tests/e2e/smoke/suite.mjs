// What every browser must be able to do, in short: each kind of input and each screen once.

import assert from "node:assert/strict";
import { test } from "node:test";
import { canTouch } from "../browser.mjs";
import { pageTest, siteTest } from "../harness.mjs";
import {
  HANDS, awaitTurn, begin, button, cell, placeArmy, playOn, ready, screen, setUpBeside,
} from "../player.mjs";

const ARMY = ".M..23..../........../........../S.2BF....9";

/** Chooses a word of a group in the settings. */
async function set(page, hands, group, word) {
  await hands.press(button(page, /^(Settings|Einstellungen)/));
  const dialog = page.getByRole("dialog");
  await hands.choose(dialog.getByRole("group", { name: group }).getByRole("radio", { name: word, exact: true }));
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
}

const background = (page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

/** Lists and ticks that do not show the colors of the page. */
const undressed = (page) => page.locator("select, input[type=checkbox]:not([role=switch])").evaluateAll((all) =>
  all.filter((element) => getComputedStyle(element).appearance !== "none").map((element) => element.outerHTML));

/** Ordered lists whose numbers do not fit between the items and what cuts them off. */
const cut = (page) => page.locator("section ol").evaluateAll((lists) => lists.filter((list) => {
  const number = document.createElement("span");
  number.textContent = `${list.children.length}.\u00a0\u00a0`;
  list.lastElementChild.append(number);
  const { width } = number.getBoundingClientRect();
  number.remove();
  const { left } = list.closest("section").getBoundingClientRect();
  return list.lastElementChild.getBoundingClientRect().left - left < width;
}).map((list) => list.textContent.slice(0, 40)));

/** A test by name: what is done with a page, and by whose hands. */
const TESTS = {
  async "a game against the computer begins"(page, url, hands) {
    await begin(page, url, hands);
    await ready(page, hands);
    for (let moves = 0; moves < 2; moves += 1) await playOn(page, hands);
  },
  async "two play at one screen, and the cover hides the armies"(page, url, hands) {
    await setUpBeside(page, url, hands);
    await playOn(page, hands, async () => {
      await screen(page, "handover");
      assert.equal(await page.locator("[data-square], .piece").count(), 0);
      await hands.press(button(page, "I am Blue"));
    });
  },
  async "an army is set up"(page, url, hands) {
    await begin(page, url, hands);
    await placeArmy(page, hands, ARMY);
    await hands.move(page, "b4", "c3");
    await cell(page, "c3").locator(".piece").waitFor();
    await hands.tap(page, "c3");
    await hands.tap(page, "a1");
    assert.equal(await cell(page, "a1").getAttribute("aria-label"), "a1, your Marshal, 10");
    assert.equal(await cell(page, "c3").getAttribute("aria-label"), "c3, your Spy, 1");
  },
  async "the rules are read, and a changed rule is played"(page, url, hands) {
    await page.goto(url);
    await screen(page, "start");
    await hands.press(page.locator("details.rules > summary"));
    await hands.press(page.locator("label.switch", { hasText: "Rescue" }).getByRole("switch"));
    await page.getByText("one changed").waitFor();
    await page.evaluate(() => { location.hash = "#rules/barrage"; });
    await page.getByRole("dialog").getByRole("heading", { level: 1, name: "Barrage" }).waitFor();
    await page.locator("section ol").first().waitFor();
    assert.deepEqual(await cut(page), []);
    await page.keyboard.press("Escape");
    await hands.press(button(page, /^Play/));
    await ready(page, hands);
    assert.ok(await awaitTurn(page));
  },
  async "theme and language are chosen, and stay"(page, url, hands) {
    await page.goto(url);
    await screen(page, "start");
    for (const [word, light] of [["Dark", false], ["Light", true]]) {
      await set(page, hands, "Theme", word);
      const [red] = (await background(page)).match(/\d+/g);
      assert.equal(Number(red) > 128, light, word);
    }
    await hands.press(button(page, "Settings"));
    assert.deepEqual(await undressed(page), []);
    await page.locator("#language").selectOption("de");
    await page.waitForFunction(() => document.documentElement.lang === "de");
    await page.keyboard.press("Escape");
    await page.reload();
    await button(page, /^Spielen/).waitFor();
    assert.equal(await page.locator("html").getAttribute("data-theme"), "light");
  },
  async "a second window finds the game, and the first goes on"(page, url, hands) {
    await begin(page, url, hands);
    await ready(page, hands);
    await awaitTurn(page);
    const other = await page.context().newPage();
    await other.goto(url);
    await button(other, /^Continue/).waitFor();
    await page.bringToFront();
    await playOn(page, hands);
  },
};

/** The tests that are done by each kind of input, and not by the mouse alone. */
const BY_ALL = ["a game against the computer begins"];

/** What a browser says of its own accord. */
const SAID = {
  // It does not know this part of the page's policy.
  webkit: /directive 'manifest-src'/,
};

/** Declares the suite for the browser of an engine. */
export function smoke(engine) {
  const engines = process.env.VEXILLUM_ENGINES?.split(",") ?? [engine];
  if (!engines.includes(engine)) {
    test(`${engine} could not be had`, { skip: true });
    return;
  }
  const context = { engine, allowed: SAID[engine] };
  for (const [name, hands] of Object.entries(HANDS)) {
    if (name === "touch" && !canTouch(engine)) continue;
    for (const [what, act] of Object.entries(TESTS)) {
      if (name !== "mouse" && !BY_ALL.includes(what)) continue;
      pageTest(`${engine}, by ${name}: ${what}`, ({ page, url }) => act(page, url, hands), { ...context, ...hands.context });
    }
  }

  const hands = HANDS.mouse;
  siteTest(`${engine}: the second visit, and then no network`, async ({ page, url, site }) => {
    await begin(page, url, hands);
    await ready(page, hands);
    await playOn(page, hands);
    await site.close();
    await playOn(page, hands);
    await page.reload();
    await playOn(page, hands);
  }, { ...context, returning: true });
}
