// Nothing that a player may not know is anywhere in his page, in the console, or in what the worker is told.

import assert from "node:assert/strict";
import { overhear, pageTest } from "./harness.mjs";
import { playAgainstComputer } from "./orders.mjs";
import { HANDS, awaitTurn, begin, chooseEdition, eager, endTurn, options, placeArmy, ready, screen, seeded } from "./player.mjs";

const hands = HANDS.mouse;
const RED = ".M..23..../........../........../S.2BF....9";
const KINDS = /marshal|general|colonel|major|captain|lieutenant|sergeant|miner|scout|spy|bomb|flag|#/i;

/** The markup of each enemy piece that is not known, without the name of its square. */
const unknownPieces = (page) => page.locator("[role=gridcell]:has(.piece.enemy:not(.known))").evaluateAll((cells) =>
  cells.map((element) => element.outerHTML.replaceAll(element.dataset.square, "SQUARE")));

/** Fails if an enemy piece that is not known tells more than everybody sees; how many there were to look at. */
async function looksAlike(page) {
  const pieces = await unknownPieces(page);
  for (const markup of pieces) {
    assert.doesNotMatch(markup, KINDS);
    assert.doesNotMatch(markup.replace(/tabindex="-?\d"|style="[^"]*"/g, ""), /\d/, "no number at all");
  }
  return pieces.length;
}

/** Keeps all that the page sends to its workers, in `window.sent`. */
const listen = (page) => page.addInitScript(() => {
  window.sent = [];
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function record(message, ...rest) {
    window.sent.push(typeof message === "string" ? message : `not a text: ${Object.prototype.toString.call(message)}`);
    return post.call(this, message, ...rest);
  };
});

/** The records of the questions for an action, which hold nothing else that depends on the game. */
async function records(page) {
  const sent = await page.evaluate(() => window.sent);
  return sent.map((message) => JSON.parse(message)).flatMap(({ version, body: { number, task, ...others }, ...more }) => {
    assert.equal(version, 1);
    assert.equal(typeof number, "number");
    assert.deepEqual({ ...others, ...more }, {});
    const [[kind, { record, ...rest }]] = Object.entries(task);
    const fields = { arrange: ["seed", "variant"], think: ["level", "ms", "seed"], draw: [] };
    assert.deepEqual(Object.keys(rest).sort(), fields[kind]);
    return kind === "think" ? [record] : [];
  });
}

pageTest("unknown enemy pieces differ in nothing but what everybody sees", async ({ page, url }) => {
  const told = [];
  overhear(page, told);
  const random = seeded(3);
  await begin(page, url, hands);
  await placeArmy(page, hands, RED);
  await ready(page, hands);
  let seen = 0;
  for (let moves = 0; moves < 8 && await awaitTurn(page); moves += 1) {
    seen += await looksAlike(page);
    const { from, to } = eager(await options(page), random);
    await endTurn(page, () => hands.move(page, from, to));
  }
  assert.ok(seen > 8, "there were pieces to look at");
  assert.deepEqual(told, [], "the console is silent");
});

pageTest("the worker is told only what the computer may know", async ({ page, url }) => {
  await listen(page);
  const random = seeded(5);
  await begin(page, url, hands);
  await placeArmy(page, hands, RED);
  await ready(page, hands);
  let moves = 0;
  for (; moves < 8 && await awaitTurn(page); moves += 1) {
    const { from, to } = eager(await options(page), random);
    await endTurn(page, () => hands.move(page, from, to));
  }
  await awaitTurn(page);
  const questions = await records(page);
  // The last move may have ended the game.
  assert.ok(questions.length >= Math.max(1, moves - 1), "the computer was asked");
  for (const message of questions) {
    assert.match(message, /^view blue$/m);
    // Where Red's pieces began, and not what they are.
    assert.match(message, /^red \.\?\.\.\?\?\.\.\.\.\/\.{10}\/\.{10}\/\?\.\?\?\?\.\.\.\.\?$/m);
    for (const line of message.split("\n").filter((text) => text.startsWith("events "))) {
      const [, events] = line.split(" : ");
      const fought = events.split("; ").filter((event) => event.startsWith("attack ")).length > 0;
      const slid = /^(move \S+ \S+; show \S+ 2)/.test(events);
      // A kind is told in a fight, or by a move that only one kind can make.
      if (!fought && !slid) assert.doesNotMatch(events, /show|hint|taken/, line);
    }
  }
});

for (const edition of ["battle-cards", "fantasy-powers", "spotter2011"]) {
  pageTest(`neither page nor worker is told more in ${edition}`, async ({ page, url }) => {
    const told = [];
    overhear(page, told);
    await listen(page);
    await page.goto(url);
    await screen(page, "start");
    await chooseEdition(page, hands, edition);
    let seen = 0;
    const each = async () => { seen += await looksAlike(page); };
    await playAgainstComputer(page, hands, { seed: 7, turns: 10, each });
    assert.ok(seen > 100, "there were pieces to look at");
    const questions = await records(page);
    assert.ok(questions.length > 5, "the computer was asked");
    for (const message of questions) {
      assert.match(message, /^view blue$/m);
      assert.match(message, /^red [?./]+$/m);
      assert.doesNotMatch(message, /(draw|under|lay) red \w|to red/, "what Red was told alone");
      assert.doesNotMatch(message, /^events (exchange|redraw|rescue):(?!\?|none).*(under|place) red/m);
    }
    assert.deepEqual(told, [], "the console is silent");
  }, { reducedMotion: "reduce" });
}
