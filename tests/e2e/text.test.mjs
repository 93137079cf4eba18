// Long names and large letters make nothing wider than the page, names of another direction leave their sentences alone,
// and what is printed is all there.

import assert from "node:assert/strict";
import { pageTest } from "./harness.mjs";
import { HANDS, awaitTurn, begin, button, drawn, keepStored, ready, screen } from "./player.mjs";

const hands = HANDS.mouse;
const NAMES = [["W".repeat(40), "a".repeat(40)], ["العربية בעברית ".repeat(2), "Ω".repeat(40)]];

/** What reaches beyond the sides of the window, unless what holds it cuts it or scrolls. */
async function beyond(page) {
  await drawn(page);
  return page.evaluate(() => {
    const held = (element) => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        if (box.id !== "workshop" && getComputedStyle(box).overflowX !== "visible" && !box.matches("dialog")) return true;
      }
      return false;
    };
    const wide = document.documentElement.scrollWidth > innerWidth ? ["page"] : [];
    const out = [...document.querySelectorAll("body *:not(.visually-hidden, .skip-link, .visually-hidden *, svg *)")]
      .filter((element) => {
        const { left, right, width, height } = element.getBoundingClientRect();
        return width > 0 && height > 0 && element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }) && (right > innerWidth + 1 || left < -1) && !held(element);
      })
      .map((element) => `${element.tagName} ${element.className}: ${element.textContent.slice(0, 30)}`);
    return wide.concat(out.slice(0, 5));
  });
}

/** Pages over the game. */
const PAGES = ["#rules/original", "#history", "#games", "#lessons/1", "#editor/", "#embed"];

for (const [index, names] of NAMES.entries()) {
  for (const [size, width] of [[16, 320], [32, 320], [32, 768]]) {
    pageTest(`names ${index + 1} at ${size} px letters, ${width} px wide`, async ({ page, url }) => {
      await keepStored(page, "vexillum.settings", { names, last: { edition: "barrage", opponent: "beside" } });
      await page.addInitScript((px) => {
        addEventListener("DOMContentLoaded", () => { document.documentElement.style.fontSize = `${px}px`; });
      }, size);
      const found = {};
      const fits = async (where) => {
        const wide = await beyond(page);
        if (wide.length > 0) found[where] = wide;
      };
      await page.goto(url);
      await screen(page, "start");
      await page.getByRole("radio", { name: "Friend, same screen" }).check({ force: true });
      await fits("start");
      await button(page, /^Play/).click();
      await screen(page, "setup");
      await fits("setup");
      await ready(page, hands);
      await screen(page, "handover");
      await fits("handover");
      await page.locator(".handover .play-button:not(.waits)").click();
      await ready(page, hands);
      await page.locator(".handover .play-button:not(.waits)").click();
      await awaitTurn(page);
      await fits("board");
      await button(page, "Settings").click();
      await page.getByRole("dialog").locator("select").first().waitFor();
      await fits("settings");
      await page.keyboard.press("Escape");
      await button(page, "Resign").click();
      await fits("resign");
      await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
      await screen(page, "result");
      await fits("result");
      await page.locator(".records .button").first().click();
      await page.locator("[data-screen=review]").waitFor();
      await fits("review");
      for (const hash of PAGES) {
        await page.goto(`${url}${hash}`);
        await page.locator("#workshop main").waitFor();
        await fits(hash);
      }
      assert.deepEqual(found, {});
    }, { viewport: { width, height: 740 } });
  }
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
