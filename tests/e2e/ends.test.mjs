// How games end and begin again.

import assert from "node:assert/strict";
import { pageTest } from "./harness.mjs";
import { HANDS, awaitTurn, begin, button, calm, cell, endTurn, keepStored, options, ready, screen, setUpBeside } from "./player.mjs";

const hands = HANDS.mouse;
const still = { reducedMotion: "reduce" };

async function resign(page) {
  await hands.press(button(page, "Resign"));
  await hands.press(page.getByRole("dialog").getByRole("button", { name: "Resign" }));
  await screen(page, "result");
}

pageTest("a draw is offered, then accepted by the other at his turn", async ({ page, url }) => {
  await setUpBeside(page, url, hands);
  await hands.press(button(page, "Offer draw"));
  const { from, to } = calm(await options(page));
  await hands.move(page, from, to);
  await hands.press(button(page, "I am Blue"));
  await awaitTurn(page);
  await hands.press(button(page, "Accept draw"));
  await screen(page, "result");
  await page.getByRole("heading", { name: "A draw" }).waitFor();
  await page.getByText("Both sides agreed.").waitFor();
}, still);

pageTest("whoever comes to move is warned of a draw in time", async ({ page, url }) => {
  await keepStored(page, "vexillum.settings", { last: { switches: ["quiet-limit=22"] } });
  await setUpBeside(page, url, hands);
  const left = [22, 21, 20, 19, 18];
  const warnings = [];
  for (const [index] of left.entries()) {
    warnings.push(/A draw in (\d+) turns unless somebody attacks\./.exec(await page.locator("p.status").innerText())?.[1]);
    const { from, to } = calm(await options(page));
    await hands.move(page, from, to);
    await hands.press(button(page, index % 2 === 0 ? "I am Blue" : "I am Red"));
    await awaitTurn(page);
  }
  assert.deepEqual(warnings, left.map((turns) => ([20, 19].includes(turns) ? String(turns) : undefined)));
}, still);

pageTest("after a game another one begins, with the same sides or exchanged", async ({ page, url }) => {
  await begin(page, url, hands);
  await ready(page, hands);
  await awaitTurn(page);
  await resign(page);
  await page.getByRole("heading", { name: "You lose" }).waitFor();
  await hands.press(button(page, "Rematch"));
  await screen(page, "setup");
  await cell(page, "a1").locator("xpath=self::*[contains(@class, 'home')]").waitFor();
  await ready(page, hands);
  await awaitTurn(page);
  await resign(page);
  await hands.press(button(page, "Swap sides"));
  await screen(page, "setup");
  await page.locator("[role=grid][data-view=blue]").waitFor();
  await ready(page, hands);
  // The computer has Red now, and begins.
  await awaitTurn(page);
  await page.locator(".last-from").waitFor();
}, still);

pageTest("one may give up while the computer thinks", async ({ page, url }) => {
  await begin(page, url, hands);
  await ready(page, hands);
  await awaitTurn(page);
  const { from, to } = calm(await options(page));
  await hands.move(page, from, to);
  await page.getByText("Thinking").waitFor();
  await resign(page);
  await page.getByRole("heading", { name: "You lose" }).waitFor();
}, { ...still, pace: 1 });

pageTest("the game of the result screen can be gone through", async ({ page, url }) => {
  await begin(page, url, hands);
  await ready(page, hands);
  await awaitTurn(page);
  const { from, to } = calm(await options(page));
  await endTurn(page, () => hands.move(page, from, to));
  await awaitTurn(page);
  await resign(page);
  await hands.press(button(page, "First move"));
  await cell(page, from).locator(".piece.red").waitFor();
  await hands.press(button(page, "Forward"));
  await cell(page, to).locator(".piece.red").waitFor();
}, still);
