// The open games: each is kept by itself, goes on where it stopped, and is played in one window at a time.

import assert from "node:assert/strict";
import { pageTest } from "./harness.mjs";
import {
  HANDS, awaitTurn, begin, beginBeside, beginWith, button, calm, cell, endTurn, goHome, kept, openGames,
  options, placeArmy, ready, screen,
} from "./player.mjs";

const hands = HANDS.mouse;
const RED = ".M..23..../........../........../S.2BF....9";

const rows = (page) => page.locator(".open-games li");
const placed = (page, text) => page.locator(".seat.ours", { hasText: text }).waitFor();
const hash = (page) => new URL(page.url()).hash;

const play = (page, url) => beginWith(page, url, hands, RED);

/** A second window at the same address. */
async function second(page) {
  const other = await page.context().newPage();
  await other.goto(page.url());
  return other;
}

pageTest("Play never ends an open game: each is listed and goes on where it stopped", async ({ page, url }) => {
  await play(page, url);
  await endTurn(page, () => hands.move(page, "b4", "b5"));
  await awaitTurn(page);
  const first = hash(page);
  assert.match(first, /^#play\/[0-9a-f]{8}$/);
  await goHome(page);
  assert.equal(await rows(page).count(), 1);
  await beginBeside(page, url, hands);
  await goHome(page);
  assert.equal(await rows(page).count(), 2);
  await page.getByRole("button", { name: /^Continue: Barrage$/ }).waitFor();
  await rows(page).nth(1).getByRole("button", { name: /^Barrage Recruit \(beginner\) · 2 turns/ }).click();
  await awaitTurn(page);
  assert.equal(hash(page), first);
  assert.equal(await cell(page, "b5").locator(".piece.red").count(), 1);
  await page.reload();
  await awaitTurn(page);
  await page.goBack();
  await screen(page, "start");
  await page.goForward();
  await awaitTurn(page);
  assert.equal(hash(page), first);
  assert.equal((await openGames(page)).length, 2);
});

pageTest("the address of a game that is not here leads to the start screen and says so", async ({ page, url }) => {
  for (const address of ["#play/00c0ffee", "#play/x", "#play"]) {
    await page.goto("about:blank");
    await page.goto(url + address);
    await screen(page, "start");
    if (address.includes("c0ffee")) await page.getByText("This game is not on this device").waitFor();
    assert.equal(await page.locator(".masthead .play-button").count(), 1);
  }
});

pageTest("a game that is removed can be put back", async ({ page, url }) => {
  await play(page, url);
  const [before] = await openGames(page);
  await goHome(page);
  await rows(page).getByRole("button", { name: /^Remove/ }).click();
  assert.equal(await rows(page).count(), 0);
  assert.deepEqual(await openGames(page), []);
  await page.locator(".toast").getByRole("button", { name: "Undo" }).click();
  await rows(page).waitFor();
  assert.deepEqual(await openGames(page), [before]);
  await page.getByRole("button", { name: /^Continue/ }).click();
  await awaitTurn(page);
});

pageTest("a half-made set-up survives a reload, Back and Continue", async ({ page, url }) => {
  await begin(page, url, hands);
  await button(page, "Clear").click();
  await page.locator(".stock-panel button").first().click();
  await hands.tap(page, "a1");
  await placed(page, "1 of 8 placed");
  await page.reload();
  await placed(page, "1 of 8 placed");
  await page.goBack();
  await screen(page, "start");
  await page.getByRole("button", { name: /^Continue/ }).click();
  await placed(page, "1 of 8 placed");
  assert.equal(await cell(page, "a1").locator(".piece").count(), 1);
});

pageTest("at one screen a half-made set-up is its player's alone", async ({ page, url }) => {
  await beginBeside(page, url, hands);
  await button(page, "Clear").click();
  await placed(page, "0 of 8 placed");
  await page.reload();
  await screen(page, "handover");
  assert.equal(await page.locator("[data-square]").count(), 0);
  await button(page, "I am Red").click();
  await placed(page, "0 of 8 placed");
  await placeArmy(page, hands, RED);
  assert.doesNotMatch(JSON.stringify(await page.evaluate(() => ({ ...localStorage }))), /\.M\.\.23|S\.2BF/);
  await ready(page, hands);
  await button(page, "I am Blue").click();
  await placed(page, "8 of 8 placed");
  assert.equal((await openGames(page))[0].drafts[0], null, "Red has none any more");
});

pageTest("a second window on a game is told, and can take it over", async ({ page, url }) => {
  await play(page, url);
  const other = await second(page);
  await other.getByRole("heading", { name: "This game is open in another window" }).waitFor();
  assert.equal(await other.locator("[data-square]").count(), 0);
  await endTurn(page, () => hands.move(page, "b4", "b5"));
  await awaitTurn(page);
  await button(other, "Play here").click();
  await awaitTurn(other);
  assert.equal(await cell(other, "b5").locator(".piece.red").count(), 1);
  await screen(page, "elsewhere");
  const [before] = await openGames(page);
  await page.close({ runBeforeUnload: true });
  assert.deepEqual((await openGames(other))[0], before);
  await endTurn(other, () => hands.move(other, "b5", "b4"));
});

pageTest("a game goes on in the second window when the first is closed", async ({ page, url }) => {
  await play(page, url);
  const other = await second(page);
  await screen(other, "elsewhere");
  await page.close({ runBeforeUnload: true });
  assert.ok(await awaitTurn(other));
});

pageTest("the computer does not move in a window that has lost its game", async ({ page, url }) => {
  await play(page, url);
  const other = await second(page);
  await screen(other, "elsewhere");
  await hands.move(page, "b4", "b5");
  await button(other, "Play here").click();
  await screen(page, "elsewhere");
  await awaitTurn(other);
  const [{ about }] = await openGames(other);
  assert.equal(about.turns, 2);
});

pageTest("a game that another window removes is gone here, too, until it is put back", async ({ page, url }) => {
  await play(page, url);
  const other = await page.context().newPage();
  await other.goto(url);
  await rows(other).getByRole("button", { name: /^Remove/ }).click();
  await screen(page, "start");
  await page.getByText("This game is not on this device").waitFor();
  await other.locator(".toast").getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: /^Continue/ }).click();
  await awaitTurn(page);
});

/** As in a browser without Web Locks, or on a page that is not served safely. */
const withoutLocks = (page) => page.context().addInitScript(() => {
  Object.defineProperty(Navigator.prototype, "locks", { value: undefined });
});

/** Ways in which a window that lags behind may write its own state of the game. */
const WRITES = {
  "plays on": (page) => hands.move(page, "b4", "b5").catch(() => {}),
  "begins another game": async (page) => {
    await goHome(page);
    await hands.press(button(page, /^Play/));
    await screen(page, "setup");
  },
  "is closed": (page) => page.close({ runBeforeUnload: true }),
  "is put away": (page) => page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide"))),
};

for (const [what, write] of Object.entries(WRITES)) {
  pageTest(`without locks a window that lags behind does not overwrite the game when it ${what}`, async ({ page, url }) => {
    await withoutLocks(page);
    await play(page, url);
    // It hears nothing of the other.
    await page.evaluate(() => addEventListener("storage", (event) => event.stopImmediatePropagation(), { capture: true }));
    const other = await second(page);
    await awaitTurn(other);
    await endTurn(other, () => hands.move(other, "b4", "b5"));
    await awaitTurn(other);
    const id = hash(other).slice("#play/".length);
    const stored = () => other.evaluate((name) => localStorage.getItem(name), `vexillum.game.${id}`);
    const newest = await stored();
    await write(page);
    assert.equal(await stored(), newest);
    await other.reload();
    assert.ok(await awaitTurn(other));
  });
}

pageTest("without locks a window stops when another goes on with its game", async ({ page, url }) => {
  await withoutLocks(page);
  await play(page, url);
  const other = await second(page);
  await awaitTurn(other);
  await hands.move(other, "b4", "b5");
  await screen(page, "elsewhere");
  await awaitTurn(other);
  await button(page, "Play here").click();
  await awaitTurn(page);
  assert.equal(await cell(page, "b5").locator(".piece.red").count(), 1);
});

pageTest("a game that has ended leaves the list and is counted once", async ({ page, url }) => {
  await play(page, url);
  await button(page, "Resign").click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await screen(page, "result");
  await page.reload();
  await screen(page, "result");
  const other = await page.context().newPage();
  await other.goto(url);
  assert.equal(await rows(other).count(), 0);
  await goHome(page);
  assert.deepEqual(await openGames(page), []);
  assert.equal((await kept(page, "vexillum.games")).games.length, 1);
});

pageTest("a page that comes back from the browser's cache goes on", async ({ page, url }) => {
  await play(page, url);
  const leave = (persisted) => page.evaluate((kind) => dispatchEvent(new PageTransitionEvent("pagehide", { persisted: kind })), persisted);
  const back = () => page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await leave(true);
  await back();
  await endTurn(page, () => hands.move(page, "b4", "b5"));
  await awaitTurn(page);
  // Put away, it lets go: another window goes on without asking.
  await leave(true);
  const other = await second(page);
  await awaitTurn(other);
  const { from, to } = calm(await options(other));
  await endTurn(other, () => hands.move(other, from, to));
  await awaitTurn(other);
  await back();
  await screen(page, "elsewhere");
  await other.close({ runBeforeUnload: true });
  await awaitTurn(page);
  assert.equal((await openGames(page))[0].about.turns, 4);
});
