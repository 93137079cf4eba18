// The lessons: each is learned, a wrong way is told, and what was learned stays.

import assert from "node:assert/strict";
import { pageTest } from "./harness.mjs";
import { HANDS, cell, keepStored, screen } from "./player.mjs";
import { unhindered } from "./unhindered.mjs";

const dialog = (page) => page.getByRole("dialog");
const heading = (page, name) => dialog(page).getByRole("heading", { level: 1, name }).waitFor();
const said = (page, words) => dialog(page).getByRole("status").getByText(words).waitFor();
const pressed = (page, role, name) => dialog(page).getByRole(role, { name, exact: true });

/** Plays moves such as `c2b2`; before each, waits until it is the learner's turn. */
async function play(page, hands, moves) {
  for (const move of moves.split(" ")) {
    await page.locator("#workshop .movable").first().waitFor();
    await hands.move(page, move.slice(0, 2), move.slice(2));
  }
}

/** Taps with the mouse. */
const taps = {
  async move(page, from, to) {
    for (const square of [from, to]) await HANDS.mouse.tap(page, square);
  },
};

const COURSE = [
  { title: "Moving", moves: "c2b2 b2b3 b3b4", praise: "There it is." },
  { title: "Attacking", moves: "e2e3", praise: "8 beats 6." },
  { title: "The Scout", moves: "e1e6", praise: "Across the whole board in one move" },
  { title: "Miner and Bomb", moves: "a3a4 a4a5", praise: "Defused." },
  { title: "Spy and Marshal", moves: "b2b3", praise: "The weakest piece has taken the strongest." },
  { title: "Capturing the Flag", moves: "f3f4 f4f5 f5f6", praise: "The Flag is yours" },
];

for (const [name, hands] of [["mouse", HANDS.mouse], ["touch", HANDS.touch]]) {
  pageTest(`all lessons by ${name}, from the invitation to the game`, async ({ page, url }) => {
    await page.goto(url);
    await screen(page, "start");
    await hands.press(page.getByRole("link", { name: "New to the game?" }));
    for (const [index, { title, moves, praise }] of COURSE.entries()) {
      await heading(page, title);
      await play(page, hands, moves);
      await said(page, praise);
      const last = index + 1 === COURSE.length;
      await hands.press(pressed(page, "link", last ? "To the game" : "Next lesson"));
    }
    await dialog(page).waitFor({ state: "hidden" });
    // Whoever has learned is not invited again, and finds the way back all the same.
    await page.reload();
    await hands.press(page.getByRole("link", { name: "Lessons" }));
    await heading(page, "Moving");
    assert.equal(await dialog(page).getByRole("link", { name: /, learned$/ }).count(), COURSE.length);
  }, hands.context);
}

pageTest("a lesson by keyboard, with a wrong way first", async ({ page, url }) => {
  const hands = HANDS.keyboard;
  await page.goto(`${url}#lessons/4`);
  await heading(page, "Miner and Bomb");
  await play(page, hands, "b4b5 b5a5");
  await said(page, "A Bomb again.");
  await hands.press(pressed(page, "button", "Try again"));
  await cell(page, "a5").and(page.getByLabel("a5, enemy Bomb")).waitFor();
  await play(page, hands, "a3a4 a4a5");
  await said(page, "Defused.");
  await hands.press(pressed(page, "link", "Next lesson"));
  await heading(page, "Spy and Marshal");
  assert.equal(await page.evaluate(() => document.activeElement?.tagName), "H1");
});

pageTest("the rules hold, and dawdling comes to an end", async ({ page, url }) => {
  await page.goto(`${url}#lessons/1`);
  await heading(page, "Moving");
  await cell(page, "b4").and(page.getByLabel("b4, marked")).waitFor();
  await play(page, taps, "c2c3");
  await said(page, "c3 is a lake: no piece enters it.");
  await page.keyboard.press("Escape");
  await play(page, HANDS.mouse, Array.from({ length: 4 }, () => "c2d2 d2c2").join(" "));
  await said(page, "That took too many turns.");
});

pageTest("ranks are numbered as the words of the lessons have it", async ({ page, url }) => {
  await keepStored(page, "vexillum.settings", { style: { numbering: "american" } });
  await page.goto(`${url}#lessons/2`);
  await heading(page, "Attacking");
  await cell(page, "e2").and(page.getByLabel("e2, your Colonel, 8")).waitFor();
});

for (const viewport of [{ width: 320, height: 640 }, { width: 1280, height: 800 }]) {
  for (const colorScheme of ["light", "dark"]) {
    pageTest(`lessons hinder nobody, ${viewport.width} px, ${colorScheme}`, async ({ page, url }) => {
      for (const number of [1, 2]) {
        await page.goto(`${url}#lessons/${number}`);
        await page.locator(`[data-screen=lesson][data-number="${number}"]`).waitFor();
        await unhindered(page, dialog(page));
      }
      await play(page, HANDS.mouse, "e2e3");
      await said(page, "8 beats 6.");
      await unhindered(page, dialog(page));
    }, { viewport, colorScheme });
  }
}
