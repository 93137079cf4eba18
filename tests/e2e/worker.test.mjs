// A worker that dies is noticed and replaced, and the game goes on.

import assert from "node:assert/strict";
import { pageTest } from "./harness.mjs";
import { HANDS, awaitTurn, begin, button, calm, options, ready } from "./player.mjs";

const hands = HANDS.mouse;

pageTest("the worker dies while it thinks, and the game goes on", async ({ page, url }) => {
  await begin(page, url, hands);
  await ready(page, hands);
  await awaitTurn(page);
  const [first] = page.workers();
  const { from, to } = calm(await options(page));
  await hands.move(page, from, to);
  await first.evaluate(() => self.close());
  assert.ok(await awaitTurn(page), "another worker answers");
  assert.ok(page.workers().every((worker) => worker !== first), "it is another one");
}, { pace: 1, reducedMotion: "no-preference" });

pageTest("a worker that cannot be loaded is told, and the game is there after a reload", async ({ page, url }) => {
  await page.addInitScript(() => {
    if (performance.getEntriesByType("navigation")[0].type === "reload") return;
    addEventListener("DOMContentLoaded", () => { delete document.getElementById("start").dataset.worker; });
  });
  await begin(page, url, hands);
  await ready(page, hands);
  await page.getByText("The computer player could not be loaded.").waitFor();
  await hands.press(button(page, "Load again"));
  assert.ok(await awaitTurn(page));
});

pageTest("thinking never blocks the page", async ({ page, url }) => {
  await begin(page, url, hands);
  await ready(page, hands);
  await awaitTurn(page);
  const { from, to } = calm(await options(page));
  await hands.move(page, from, to);
  await page.getByText("Thinking").first().waitFor();
  // The page answers while the computer thinks: the settings open at once.
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  assert.ok(await awaitTurn(page));
}, { pace: 1, reducedMotion: "no-preference" });
