// Battle Cards and answers: the first deal, cards before and with a move, the defence of an attack, rescues.

import assert from "node:assert/strict";
import { pageTest } from "./harness.mjs";
import { awaitDecision, beside, marks, pass, playAgainstComputer, take } from "./orders.mjs";
import { HANDS, button, cell, chooseEdition, drawn, ready, screen, takeAway } from "./player.mjs";

const still = { reducedMotion: "reduce" };

const hand = (page) => page.locator(".bar .card").evaluateAll((cards) => cards.map((card) => card.dataset.card));
const status = (page) => page.locator("p.status").textContent();

/** Begins Battle Cards as Red against the computer: the first deal is open. */
async function deal(page, url, hands) {
  await page.goto(url);
  await screen(page, "start");
  await chooseEdition(page, hands, "battle-cards");
  await hands.press(button(page, /^Play/));
  await ready(page, hands);
  assert.equal(await awaitDecision(page), "redraw");
}

pageTest("on a phone a hint is seen, though its button lies below the cards", async ({ page, url }) => {
  const hands = HANDS.touch;
  await deal(page, url, hands);
  await hands.press(button(page, "Keep"));
  await awaitDecision(page);
  await hands.press(button(page, "Hint"));
  const hinted = page.locator(".cell.hint");
  await hinted.first().waitFor();
  await drawn(page);
  const { height } = page.viewportSize();
  for (const square of await hinted.all()) {
    const box = await square.boundingBox();
    assert.ok(box.y >= 0 && box.y + box.height <= height, `${await square.getAttribute("data-square")} at ${box.y}`);
  }
}, { ...HANDS.touch.context, ...still });

for (const [name, hands] of Object.entries(HANDS)) {
  pageTest(`the first cards are put under the pile in an order, by ${name}`, async ({ page, url }) => {
    await deal(page, url, hands);
    const cards = page.locator("dialog .card");
    const names = await cards.evaluateAll((found) => found.map((card) => card.dataset.card));
    assert.equal(names.length, 3);
    const numbers = () => cards.evaluateAll((found) => found.map((card) => card.querySelector(".card-order")?.textContent ?? ""));
    const under = button(page, "Put under");
    for (const place of [2, 0, 1]) {
      assert.ok(await under.isDisabled());
      await hands.press(cards.nth(place));
    }
    assert.deepEqual(await numbers(), ["2", "3", "1"]);
    await hands.press(cards.nth(0));
    assert.deepEqual(await numbers(), ["", "", "1"], "it takes its number and the later ones away");
    await hands.press(cards.nth(1));
    await hands.press(cards.nth(0));
    await hands.press(under);
    assert.equal(await awaitDecision(page), "turn");
    const drawn = await hand(page);
    assert.equal(drawn.length, 3);
    assert.ok(drawn.every((card) => !names.includes(card)), "others were drawn");
  }, { ...hands.context, ...still });

  pageTest(`a card is exchanged by ${name}, but not twice running`, async ({ page, url }) => {
    await deal(page, url, hands);
    await hands.press(button(page, "Keep"));
    assert.equal(await awaitDecision(page), "turn");
    const before = await hand(page);
    await take(page.locator(".bar .card").nth(1), hands);
    await page.locator(`.bar .card[data-card="${before[1]}"][aria-pressed=true]`).waitFor();
    await hands.press(button(page, "Put back"));
    await take(page.locator(".bar .card").nth(1), hands);
    await takeAway(page, ".orders .chip", () => hands.press(button(page, "Swap a card")));
    while (await awaitDecision(page) !== "turn") await hands.press(button(page, "No card"));
    const after = await hand(page);
    assert.equal(after.filter((card) => before.includes(card)).length, 2);
    await take(page.locator(".bar .card").first(), hands);
    assert.equal(await button(page, "Swap a card").count(), 0);
  }, { ...hands.context, ...still });
}

pageTest("the first deal cannot be closed without an answer", async ({ page, url }) => {
  await deal(page, url, HANDS.mouse);
  for (let tries = 0; tries < 3; tries += 1) {
    await page.keyboard.press("Escape");
    await page.locator("dialog[open] .cards").waitFor();
  }
  await page.reload();
  assert.equal(await awaitDecision(page), "redraw", "nor by a reload");
}, still);

pageTest("a card that cannot be played says why", async ({ page, url }) => {
  await deal(page, url, HANDS.mouse);
  await button(page, "Keep").click();
  assert.equal(await awaitDecision(page), "turn");
  const idle = page.locator(".bar .card[aria-disabled=true]");
  for (let place = 0; place < await idle.count(); place += 1) {
    await take(idle.nth(place), HANDS.mouse);
    assert.match(await status(page), /is played (with an attack|when a piece of yours is attacked)|moves no piece of yours now/);
    await page.keyboard.press("Escape");
    await button(page, "Put back").click();
  }
}, still);

const LIGHTNING = {
  red: "62......../M98765543./43222SBBF./..........",
  blue: "6.......M./987655432./43222SBBF./..........",
};

for (const [name, hands] of Object.entries(HANDS)) {
  pageTest(`a captured piece is brought back by ${name}`, async ({ page, url }) => {
    await beside(page, url, hands, "lightning-tournament", LIGHTNING);
    const shuffle = [["j7", "j6"], ["j6", "j7"], ["j7", "j6"]];
    const red = [["b4", "b7"], ["a4", "a6"], ["a6", "a8"]];
    for (const [turn, [from, to]] of red.entries()) {
      await hands.move(page, from, to);
      await pass(page, hands, "Blue");
      await hands.move(page, ...shuffle[turn]);
      await pass(page, hands, "Red");
    }
    await hands.move(page, "a8", "a10");
    assert.equal(await awaitDecision(page), "rescue");
    assert.match(await status(page), /Scout comes back: choose a home square/);
    assert.deepEqual(await page.locator(".kinds button").evaluateAll((kinds) => kinds.map((kind) => [kind.ariaLabel, kind.ariaPressed])),
      [["Scout: × 1", "true"]], "the only kind is chosen from the start");
    const targets = Object.entries(await marks(page)).filter(([, found]) => found === "target").map(([square]) => square);
    assert.equal(targets.length, 22, "the empty home squares");
    await hands.tap(page, "d1");
    await pass(page, hands, "Blue");
    await cell(page, "d1").locator(".piece.red").waitFor();
  }, { ...hands.context, ...still });
}

for (const [name, hands] of Object.entries(HANDS)) {
  pageTest(`a game of Battle Cards against the computer by ${name}`, async ({ page, url }) => {
    await page.goto(url);
    await screen(page, "start");
    await chooseEdition(page, hands, "battle-cards");
    await playAgainstComputer(page, hands, { seed: 5, turns: 20 });
  }, { ...hands.context, ...still });
}

pageTest("a game with rescues and silent defence against the computer", async ({ page, url }) => {
  const hands = HANDS.mouse;
  await page.goto(url);
  await screen(page, "start");
  await chooseEdition(page, hands, "masters");
  await page.locator("details.rules > summary").click();
  for (const rule of ["Rescue", "Silent defence"]) await page.locator("label.switch", { hasText: rule }).first().click();
  await playAgainstComputer(page, hands, { seed: 3, turns: 30 });
}, still);
