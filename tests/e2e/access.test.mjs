// No screen hinders people: axe finds nothing, in light and dark, and nothing is wider than a narrow phone.

import { pageTest } from "./harness.mjs";
import { HANDS, awaitTurn, begin, beginBeside, button, chooseEdition, ready, screen } from "./player.mjs";
import { unhindered } from "./unhindered.mjs";

const hands = HANDS.mouse;

for (const colorScheme of ["light", "dark"]) {
  for (const viewport of [{ width: 1280, height: 800 }, { width: 320, height: 640 }]) {
    pageTest(`every screen, ${colorScheme}, ${viewport.width} px wide`, async ({ page, url }) => {
      await page.goto(url);
      await screen(page, "start");
      await unhindered(page);
      await chooseEdition(page, hands, "fantasy-powers");
      await page.locator("details.rules > summary").click();
      await page.locator("input[name=clock]").last().check();
      await unhindered(page);
      await chooseEdition(page, hands, "barrage");
      await begin(page, url, hands);
      await unhindered(page);
      await button(page, "Clear").click();
      await unhindered(page);
      await button(page, "Shuffle").click();
      await ready(page, hands);
      await awaitTurn(page);
      await unhindered(page);
      await button(page, "Settings").click();
      await unhindered(page);
      await page.keyboard.press("Escape");
      await button(page, "Resign").click();
      await unhindered(page);
      await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
      await screen(page, "result");
      await unhindered(page);
    }, { colorScheme, viewport, reducedMotion: "reduce" });
  }
}

pageTest("the cover between two players", async ({ page, url }) => {
  await beginBeside(page, url, hands);
  await ready(page, hands);
  await screen(page, "handover");
  await unhindered(page);
});
