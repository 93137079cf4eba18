// The set-up screen: nothing that is not an army of the edition gets past it, and what is kept comes back.

import assert from "node:assert/strict";
import { pageTest } from "./harness.mjs";
import { HANDS, awaitTurn, begin, button, cell, placeArmy, ready } from "./player.mjs";

const hands = HANDS.mouse;
const RED = ".M..23..../........../........../S.2BF....9";

const army = (page) => page.locator("[role=gridcell].home").evaluateAll((cells) =>
  cells.map((element) => element.querySelector(".rank")?.textContent ?? ".").join(""));

async function open(page) {
  const fold = page.getByText("Keep and share");
  if (!(await page.getByLabel("As text").isVisible())) await fold.click();
}

pageTest("a text that is no army of the edition is refused with the reason, and changes nothing", async ({ page, url }) => {
  await begin(page, url, hands);
  await placeArmy(page, hands, RED);
  const before = await army(page);
  for (const [text, reason] of [
    ["M", /1 squares instead of 40/],
    ["Z".repeat(40), /stands for no piece/],
    [RED.replace("2", "M"), /has 2 of Marshal|2 of Marshal/],
    ["🏳".repeat(40), /stands for no piece/],
  ]) {
    await open(page);
    await page.getByLabel("As text").fill(text);
    await button(page, "Paste").click();
    await page.locator(".note", { hasText: reason }).waitFor();
    assert.equal(await army(page), before);
  }
});

pageTest("an army with a piece missing cannot march", async ({ page, url }) => {
  await begin(page, url, hands);
  await placeArmy(page, hands, RED);
  await cell(page, "b4").focus();
  await page.keyboard.press("Delete");
  await page.getByText("1 Marshal still to place").first().waitFor();
  assert.ok(await button(page, "Ready").isDisabled());
  // The letter of a piece puts it where the cursor is.
  await page.keyboard.press("m");
  assert.ok(await button(page, "Ready").isEnabled());
});

pageTest("an army is kept under a name and taken again", async ({ page, url }) => {
  await begin(page, url, hands);
  await placeArmy(page, hands, RED);
  const kept = await army(page);
  await page.getByLabel("Name").fill("My <first> army");
  await button(page, "Save").click();
  await button(page, "Clear").click();
  await page.reload();
  await page.getByLabel("Ready-made").selectOption({ label: "My <first> army" });
  await button(page, "Use").click();
  assert.equal(await army(page), kept);
  await ready(page, hands);
  assert.ok(await awaitTurn(page));
});

pageTest("a mirrored army has left and right exchanged, and shuffling never leaves one unfinished", async ({ page, url }) => {
  await begin(page, url, hands);
  await placeArmy(page, hands, RED);
  await button(page, "Mirror").click();
  await cell(page, "i4").locator(".piece").waitFor();
  assert.equal(await cell(page, "b4").locator(".piece").count(), 0);
  for (let times = 0; times < 3; times += 1) {
    const before = await army(page);
    await button(page, "Shuffle").click();
    await page.waitForFunction((old) => [...document.querySelectorAll("[role=gridcell].home")]
      .map((element) => element.querySelector(".rank")?.textContent ?? ".").join("") !== old, before);
    assert.ok(await button(page, "Ready").isEnabled());
  }
});
