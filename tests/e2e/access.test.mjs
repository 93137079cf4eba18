// No screen hinders people: axe finds nothing, in light and dark, and nothing is wider than a narrow phone.

import assert from "node:assert/strict";
import AxeBuilder from "@axe-core/playwright";
import { pageTest } from "./harness.mjs";
import { HANDS, awaitTurn, begin, beginBeside, button, chooseEdition, ready, screen, settled } from "./player.mjs";

const hands = HANDS.mouse;

async function check(page) {
  await settled(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  assert.deepEqual(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((node) => node.html) })), []);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(sideways <= 0, `${sideways} px too wide`);
}

for (const colorScheme of ["light", "dark"]) {
  for (const viewport of [{ width: 1280, height: 800 }, { width: 320, height: 640 }]) {
    pageTest(`every screen, ${colorScheme}, ${viewport.width} px wide`, async ({ page, url }) => {
      await page.goto(url);
      await screen(page, "start");
      await check(page);
      await chooseEdition(page, hands, "fantasy-powers");
      await page.locator("details.rules > summary").click();
      await page.locator("input[name=clock]").last().check();
      await check(page);
      await chooseEdition(page, hands, "barrage");
      await begin(page, url, hands);
      await check(page);
      await button(page, "Clear").click();
      await check(page);
      await button(page, "Shuffle").click();
      await ready(page, hands);
      await awaitTurn(page);
      await check(page);
      await button(page, "Settings").click();
      await check(page);
      await page.keyboard.press("Escape");
      await button(page, "Resign").click();
      await check(page);
      await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
      await screen(page, "result");
      await check(page);
    }, { colorScheme, viewport, reducedMotion: "reduce" });
  }
}

pageTest("the cover between two players", async ({ page, url }) => {
  await beginBeside(page, url, hands);
  await ready(page, hands);
  await screen(page, "handover");
  await check(page);
});
