// A whole game by somebody who sees nothing: everything is decided by what live regions say and by what is read of whatever
// has the focus, as a screen reader would, and everything is done by keys.

import assert from "node:assert/strict";
import { pageTest } from "./harness.mjs";
import { seeded } from "./player.mjs";

const MOST_TURNS = 200;
const END = /^(You win|You lose|A draw)/;

/** What is read of whatever has the focus. */
const focused = (page) => page.evaluate(() => document.activeElement.ariaLabel ?? document.activeElement.innerText);

/** Writes down from now on whatever live regions say, in `globalThis.said` of the page. */
const listen = (page) => page.addInitScript(() => {
  globalThis.said = [];
  const heard = new WeakMap();
  new MutationObserver(() => {
    for (const region of document.querySelectorAll("[role=status]")) {
      const text = region.innerText.trim();
      if (heard.get(region) !== text) globalThis.said.push(text);
      heard.set(region, text);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
});

/** The end of the game has taken the focus off the board, at whatever moment. */
class Over extends Error {}

/** Does something and waits for what is said then. */
async function hear(page, wanted, act) {
  await page.evaluate(() => { globalThis.said = []; });
  await act();
  const found = await page.waitForFunction(([sought, end]) => {
    const text = document.activeElement.ariaLabel ?? document.activeElement.innerText;
    return new RegExp(end).test(text) ? text : globalThis.said.find((heard) => new RegExp(sought).test(heard));
  }, [wanted.source, END.source]);
  const text = await found.jsonValue();
  if (END.test(text)) throw new Over();
  return text;
}

/** Tabs to what is read so. */
async function tabTo(page, wanted) {
  for (let stops = 0; stops < 80; stops += 1) {
    if (wanted.test(await focused(page))) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never reaches ${wanted}`);
}

const SQUARE = /^[a-j]\d+/;

/** The square that has the focus. */
async function square(page) {
  const [found] = (await focused(page)).match(SQUARE) ?? [];
  if (!found) throw new Over();
  return found;
}

/** Walks on the board from the square that has the focus to another; Red sits at the bottom. */
async function walk(page, to) {
  const place = (name) => [name.charCodeAt(0), Number(name.slice(1))];
  const [[column, row], [toColumn, toRow]] = [place(await square(page)), place(to)];
  for (let steps = Math.abs(toColumn - column); steps > 0; steps -= 1) {
    await page.keyboard.press(toColumn > column ? "ArrowRight" : "ArrowLeft");
  }
  for (let steps = Math.abs(toRow - row); steps > 0; steps -= 1) {
    await page.keyboard.press(toRow > row ? "ArrowUp" : "ArrowDown");
  }
  assert.equal(await square(page), to);
}

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Asks for rows, and notes what stands on each square of them that is not empty. */
async function survey(page, pieces, rows = ROWS) {
  for (const row of rows) {
    await walk(page, `a${row}`);
    const told = await hear(page, new RegExp(`^Row ${row}: `), () => page.keyboard.press("r"));
    for (const name of [...pieces.keys()].filter((name) => rowOf(name) === row)) pieces.delete(name);
    for (const piece of told.split(/[:;] /).slice(1)) pieces.set(piece.split(", ")[0], piece);
  }
}

/** Where a piece of the player can go. */
async function targets(page, from) {
  await walk(page, from);
  const told = await hear(page, new RegExp(`^From ${from}: `), () => page.keyboard.press("m"));
  return told.match(/(?<=[:,] )[a-j]\d+/g) ?? [];
}

const rowOf = (name) => Number(name.slice(1));

/** The first piece, from the front, that can fight or go forward, else whatever can be done; nothing if there is no move. */
async function decide(page, pieces, random) {
  const place = new Map([...pieces].filter(([, piece]) => / your (?!Flag|Bomb)/.test(piece))
    .map(([from]) => [from, rowOf(from) + random() * 3]));
  const others = [];
  for (const from of [...place.keys()].sort((a, b) => place.get(b) - place.get(a))) {
    const open = await targets(page, from);
    const fights = open.filter((to) => pieces.get(to)?.includes(" enemy "));
    const forward = open.filter((to) => rowOf(to) > rowOf(from));
    const [to] = fights.length > 0 ? fights : forward;
    if (to) return { from, to };
    others.push(...open.map((to) => ({ from, to })));
  }
  return others[Math.floor(random() * others.length)];
}

/** Decides and moves. `pieces` is what is known of the board; afterwards it is asked anew where something happened. */
async function takeTurn(page, random, pieces) {
  let choice = await decide(page, pieces, random);
  while (!choice) {
    // While the computer's attack is still shown there is no move: ask again.
    await survey(page, pieces);
    choice = await decide(page, pieces, random);
  }
  const { from, to } = choice;
  // What fell in the computer's attack may have been told while that was still shown.
  await survey(page, pieces, [rowOf(to)]);
  await walk(page, from);
  await hear(page, /choose a square/, () => page.keyboard.press("Enter"));
  await walk(page, to);
  assert.match(await focused(page), pieces.has(to) ? /can attack$/ : /can go here$/);
  const told = await hear(page, /^Computer: /, () => page.keyboard.press("Enter"));
  await survey(page, pieces, [...new Set([from, to, ...told.match(/\b[a-j]\d+/g) ?? []].map(rowOf))]);
}

pageTest("a whole game by what is said and read", async ({ page, url }) => {
  const random = seeded(7);
  await listen(page);
  await page.goto(url);
  await page.getByRole("button", { name: /^Play/ }).waitFor();
  await tabTo(page, /^Play/);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Ready" }).waitFor();
  await tabTo(page, /^Ready/);
  await hear(page, /Choose a piece/, () => page.keyboard.press("Enter"));
  await tabTo(page, SQUARE);
  const pieces = new Map();
  try {
    await survey(page, pieces);
    for (let turn = 0; turn < MOST_TURNS; turn += 1) await takeTurn(page, random, pieces);
  } catch (error) {
    if (!(error instanceof Over)) throw error;
  }
  assert.match(await focused(page), END);
});
