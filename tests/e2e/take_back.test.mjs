// Taking back against the computer.

import assert from "node:assert/strict";
import { pageTest } from "./harness.mjs";
import { HANDS, awaitTurn, begin, button, calm, eager, endTurn, options, ready, screen, setUpBeside } from "./player.mjs";

const hands = HANDS.mouse;
const undo = (page) => button(page, "Undo");

/** What screen readers hear of the board. */
const board = (page) =>
  page.locator("[role=gridcell]").evaluateAll((cells) => cells.map((cell) => cell.ariaLabel).join("; "));

pageTest("a quiet move is taken back, and the board is as it was", async ({ page, url }) => {
  await begin(page, url, hands);
  await ready(page, hands);
  await awaitTurn(page);
  assert.ok(await undo(page).isDisabled());
  const before = await board(page);
  const { from, to } = calm(await options(page));
  await endTurn(page, () => hands.move(page, from, to));
  await awaitTurn(page);
  assert.notEqual(await board(page), before);
  await undo(page).click();
  await page.getByText(/^Taken back\./).waitFor();
  assert.equal(await board(page), before);
  assert.ok(await undo(page).isDisabled());
  // The game goes on, also after a reload.
  await page.reload();
  await awaitTurn(page);
  assert.equal(await board(page), before);
});

pageTest("what had revealed something makes a game assisted", async ({ page, url }) => {
  await begin(page, url, hands);
  await ready(page, hands);
  for (let moves = 0; moves < 30; moves += 1) {
    await awaitTurn(page);
    const choices = await options(page);
    const attack = choices.find((choice) => choice.attack);
    const { from, to } = attack ?? eager(choices, () => 0);
    await endTurn(page, () => hands.move(page, from, to));
    if (attack) break;
  }
  assert.ok(await awaitTurn(page), "the first fight is not the end");
  await undo(page).click();
  await page.getByText("the game counts as assisted").waitFor();
  await button(page, "Resign").click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await screen(page, "result");
  await page.getByText("Assisted: a move was taken back").waitFor();
});

pageTest("beside somebody nothing is taken back", async ({ page, url }) => {
  await setUpBeside(page, url, hands);
  assert.equal(await undo(page).count(), 0);
});
