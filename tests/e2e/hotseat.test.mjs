// Battle Cards of two at one screen: whoever has the screen finds nothing there of what the other alone knows.

import assert from "node:assert/strict";
import { overhear, pageTest } from "./harness.mjs";
import { awaitDecision } from "./orders.mjs";
import { HANDS, button, cell, chooseEdition, fixSeed, openGames, placeArmy, ready, screen } from "./player.mjs";

const hands = HANDS.mouse;
// What is told to a player is seen for a moment only.
const still = { pace: 5 };

// Red's Scout on a3 looks at Blue's Colonel on a8, Red's Captain on b3 at a Miner.
const ARMY = "2673222338/8M94S65324/F7675BBBBB";
const CARDS = /\b(Boat|Jump|Charge [23]|Feint|Mock|Armour|(Attack|Defend) \+\d)/;
const KINDS = /marshal|general|colonel|major|captain|lieutenant|sergeant|miner|scout|\bspy|bomb|flag|piece-icon/i;

const status = (page) => page.locator("p.status").innerText();
const lastPly = (page) => page.locator(".moves .ply:not(:empty)").last().textContent();

/** The names of the cards that are seen as one's own. */
const own = (page, where = ".bar") => page.locator(`${where} .card .card-name`).allTextContents();

/** Fails if the page holds a card or a kind besides what its holder may know: his own pieces and cards, the list of all
    cards that there are, and what both have been `told`. */
async function holdsBack(page, told = /^$/g) {
  const html = await page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true);
    const open = ".cards, .deck, .trays, [role=gridcell]:has(.mine)";
    for (const part of copy.querySelectorAll(open)) part.remove();
    return copy.outerHTML;
  });
  for (const secret of [CARDS, KINDS, /data-card/]) {
    const found = html.replaceAll(told, "").match(new RegExp(`.{0,80}(${secret.source}).{0,20}`, secret.flags));
    assert.equal(found?.[0], undefined, "told");
  }
}

/** The cards that the other may still have, as the page lists them. */
const possible = (page) => page.locator(".deck .more").first().locator(".card-chip:not(.played)").allTextContents();

/** Waits for the cover, finds nothing on it, and takes the screen. */
async function take(page, name, why) {
  // What stays for a moment has been seen.
  await page.clock.fastForward("01:00");
  await screen(page, "handover");
  await page.getByRole("heading", { name: why }).waitFor();
  assert.equal(await page.locator("[data-square], .piece, .card, .card-chip, .deck, dialog").count(), 0);
  const text = await page.locator("body").innerText();
  for (const secret of [CARDS, KINDS]) assert.doesNotMatch(text, secret);
  // The cover waits until a press can be meant for it.
  await page.clock.fastForward("00:05");
  await hands.press(button(page, `I am ${name}`));
}

/** Begins a game with somebody beside; Red has the screen and the first deal. */
async function begin(page, url, rule) {
  await page.clock.install();
  // The decks are shuffled by a seed: so each game is dealt alike.
  await fixSeed(page, 2n ** 51n);
  await page.goto(url);
  await screen(page, "start");
  await chooseEdition(page, hands, "battle-cards");
  await hands.choose(page.getByRole("radio", { name: "Friend, same screen" }));
  if (rule) {
    await page.locator("details.rules > summary").click();
    await page.locator("label.switch", { hasText: rule }).click();
  }
  await hands.press(button(page, /^Play/));
  for (const name of ["Red", "Blue"]) {
    await screen(page, "setup");
    await placeArmy(page, hands, ARMY);
    await ready(page, hands);
    if (name === "Red") await hands.press(button(page, "I am Blue"));
  }
  await take(page, "Red", "The first cards of Red");
  assert.equal(await awaitDecision(page), "redraw");
}

/** Both keep their first cards; Red has the screen and the turn. Gives both hands. */
async function keep(page) {
  const red = await own(page, "dialog");
  await button(page, "Keep").click();
  await take(page, "Blue", "The first cards of Blue");
  assert.equal(await awaitDecision(page), "redraw");
  const blue = await own(page, "dialog");
  await button(page, "Keep").click();
  await take(page, "Red", "It is Red’s turn");
  assert.equal(await awaitDecision(page), "turn");
  return { red, blue };
}

pageTest("what is drawn, put under and exchanged is its player's own", async ({ page, url }) => {
  const told = [];
  overhear(page, told);
  await begin(page, url);
  const red = await own(page, "dialog");
  await holdsBack(page);
  await button(page, "Keep").click();
  await take(page, "Blue", "The first cards of Blue");
  assert.equal(await awaitDecision(page), "redraw");
  const first = await own(page, "dialog");
  assert.notDeepEqual(first, red, "each has a deck of his own");
  for (const place of [2, 0, 1]) await page.locator("dialog .card").nth(place).click();
  await button(page, "Put under").click();
  await page.getByText(/^Blue: first hand changed\. Drawn: /).waitFor();
  const blue = await own(page);
  assert.deepEqual(blue.filter((card) => first.includes(card)), []);
  await page.getByRole("tab", { name: "Cards" }).click();
  await page.getByText("Under your pile").click();
  assert.deepEqual(await page.locator(".deck details[open] .card-chip").allTextContents(), [first[2], first[0], first[1]]);

  await take(page, "Red", "It is Red’s turn");
  assert.equal(await awaitDecision(page), "turn");
  assert.equal(await status(page), "Blue: first hand changed.");
  assert.equal(await lastPly(page), "redraw:?");
  assert.deepEqual(await own(page), red);
  assert.equal((await possible(page)).length, 15);
  assert.equal(await page.getByText("Under your pile").count(), 0);
  await holdsBack(page);
  await hands.move(page, "e3", "e4");

  await take(page, "Blue", "It is Blue’s turn");
  assert.equal(await awaitDecision(page), "turn");
  // A card that cannot be played can be exchanged.
  await page.locator(".bar .card").first().click({ force: true });
  await button(page, "Swap a card").click();
  await page.getByText(/^Blue: one card swapped\. Drawn: /).waitFor();

  await take(page, "Red", "It is Red’s turn");
  assert.equal(await awaitDecision(page), "turn");
  assert.equal(await status(page), "Blue: one card swapped.");
  assert.equal(await lastPly(page), "exchange:?");
  await holdsBack(page);
  const kept = await page.evaluate(() => ({ ...localStorage }));
  const [{ name, game, ...rest }] = await openGames(page);
  const { [name]: _, ...others } = { ...kept, rest: JSON.stringify(rest) };
  assert.match(game, /^[A-Za-z0-9+/]+$/);
  for (const value of Object.values(others)) assert.doesNotMatch(value, CARDS);
  assert.deepEqual(told, [], "the console is silent");
}, still);

pageTest("an attack is answered by the one who is attacked, also after a reload", async ({ page, url }) => {
  await begin(page, url);
  const { red, blue } = await keep(page);
  await hands.move(page, "a3", "a8");
  // Whoever has an Attack card that fits is asked for it first.
  if (await button(page, "Without a card").count() > 0) await button(page, "Without a card").click();
  await take(page, "Blue", "Blue is attacked and may answer with a card");
  await page.reload();
  await take(page, "Blue", "Blue is attacked and may answer with a card");
  assert.equal(await awaitDecision(page), "defend");
  assert.deepEqual(await own(page), blue);
  assert.match(await status(page), /Scout/);
  await holdsBack(page, /Scout|#scout|piece-icon|your Colonel on a8/g);
  await button(page, "No card").click();
  await page.locator(".clash").waitFor();
  await page.getByText("Red: a3×a8. Scout falls to Colonel.").first().waitFor();
  assert.equal(await awaitDecision(page), "turn");
  await hands.move(page, "b8", "b7");

  await take(page, "Red", "It is Red’s turn");
  await page.locator(".clash").waitFor();
  assert.equal(await page.locator(".clash .lost").count(), 1);
  await page.locator(".clash").waitFor({ state: "detached" });
  assert.equal(await awaitDecision(page), "turn");
  assert.deepEqual((await own(page)).filter((card) => red.includes(card)), red);
  assert.equal(await page.locator(".moves button.ply").count(), 1, "attack and answer are one line");
  await page.getByRole("tab", { name: "Moves" }).click();
  await page.getByRole("button", { name: /^a3×a8/ }).click();
  await page.locator(".clash").waitFor();
  await hands.tap(page, "e5");
  await holdsBack(page, /Colonel|#colonel|piece-icon|known/g);
}, still);

pageTest("a card face down stays so until the defender has chosen", async ({ page, url }) => {
  await begin(page, url, "Tactical reveal");
  const { red } = await keep(page);
  for (const [name, from, to] of [["Blue", "b3", "b4"], ["Red", "b8", "b7"], ["Blue", "b4", "b5"], ["Red", "b7", "b6"]]) {
    await hands.move(page, from, to);
    await take(page, name, `It is ${name}’s turn`);
    assert.equal(await awaitDecision(page), "turn");
  }
  const card = red.findIndex((name) => /^Attack|Mock|Armour/.test(name));
  assert.ok(card >= 0, `an Attack card among ${red}`);
  await hands.move(page, "b5", "b6");
  await page.locator(".bar .card").nth(card).click();

  await take(page, "Blue", "Blue is attacked and may answer with a card");
  assert.equal(await awaitDecision(page), "defend");
  await page.locator(".status .card-chip.back").waitFor();
  assert.equal(await cell(page, "b5").locator(".known").count(), 0, "the attacker is not shown");
  await holdsBack(page, /your Miner on b6/g);
  await button(page, "No card").click();
  await page.locator(".clash .card-chip", { hasText: red[card] }).waitFor();
}, still);
