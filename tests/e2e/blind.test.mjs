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

/** Asks for rows: what stands on each square that is not empty. */
async function survey(page, rows = ROWS) {
  const pieces = new Map();
  for (const row of rows) {
    await walk(page, `a${row}`);
    const told = await hear(page, new RegExp(`^Row ${row}: `), () => page.keyboard.press("r"));
    for (const piece of told.split(/[:;] /).slice(1)) pieces.set(piece.split(", ")[0], piece);
  }
  return pieces;
}

/** Where the pieces of the player can go. */
async function moves(page, pieces) {
  const found = [];
  for (const [from] of [...pieces].filter(([, piece]) => / your (?!Flag|Bomb)/.test(piece))) {
    await walk(page, from);
    const told = await hear(page, new RegExp(`^From ${from}: `), () => page.keyboard.press("m"));
    for (const to of told.match(/(?<=[:,] )[a-j]\d+/g) ?? []) found.push({ from, to });
  }
  return found;
}

/** Asks what there is, decides, and moves. */
async function takeTurn(page, random) {
  let pieces;
  let open;
  do {
    // While the computer's attack is still shown there is no move: ask again.
    pieces = await survey(page);
    open = await moves(page, pieces);
  } while (open.length === 0);
  const fights = open.filter(({ to }) => pieces.get(to)?.includes(" enemy "));
  const forward = open.filter(({ from, to }) => Number(to.slice(1)) > Number(from.slice(1)));
  const choice = [fights, forward, open].find((list) => list.length > 0);
  const { from, to } = choice[Math.floor(random() * choice.length)];
  // What fell in the computer's attack may have been told while that was still shown.
  pieces = await survey(page, [Number(to.slice(1))]);
  await walk(page, from);
  await hear(page, /choose a square/, () => page.keyboard.press("Enter"));
  await walk(page, to);
  assert.match(await focused(page), pieces.has(to) ? /can attack$/ : /can go here$/);
  await hear(page, /^Computer: /, () => page.keyboard.press("Enter"));
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
  try {
    for (let turn = 0; turn < MOST_TURNS; turn += 1) await takeTurn(page, random);
  } catch (error) {
    if (!(error instanceof Over)) throw error;
  }
  assert.match(await focused(page), END);
});
