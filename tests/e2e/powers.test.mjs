// Powers, naming and two-part moves: chosen on the board and on the chips, by every pair of hands.

import assert from "node:assert/strict";
import { pageTest } from "./harness.mjs";
import { beside, marks, pass, playAgainstComputer } from "./orders.mjs";
import { HANDS, button, cell, chooseEdition, screen } from "./player.mjs";

const still = { reducedMotion: "reduce" };

/** Blue takes the screen, moves and gives it back. */
async function blueMoves(page, hands, from, to) {
  await pass(page, hands, "Blue");
  await hands.move(page, from, to);
  await pass(page, hands, "Red");
}

const chips = (page) => page.locator(".orders .chip").allTextContents();
const status = (page) => page.locator("p.status").textContent();

const FANTASY = {
  red: "M874956722/8765433333/22SBBBBBBF",
  blue: "7788926643/M755433332/22SBBBBBBF",
};

const SCIFI = {
  red: "22M7P98665/5443333322/2PSBBBBBBF",
  blue: "M798622655/4433333222/PPSBBBBBBF",
};

for (const [name, hands] of Object.entries(HANDS)) {
  pageTest(`every fantasy power is chosen by ${name}`, async ({ page, url }) => {
    await beside(page, url, hands, "fantasy-powers", FANTASY);
    await hands.move(page, "i3", "i4");
    await blueMoves(page, hands, "e6", "e5");

    await hands.tap(page, "e3");
    assert.deepEqual(await chips(page), ["Move", "Detect Enemy"]);
    assert.deepEqual(await marks(page), { e3: "selected", e4: "target" });
    await hands.press(button(page, "Detect Enemy"));
    assert.deepEqual(await marks(page), { e3: "selected", e5: "aim" });
    assert.match(await status(page), /a piece in reach/);
    await hands.tap(page, "e5");
    await blueMoves(page, hands, "a6", "a5");
    assert.match(await cell(page, "e5").getAttribute("aria-label"), /enemy Scout/, "what Detect Enemy showed stays seen");

    await hands.tap(page, "f3");
    await hands.press(button(page, "Rampage"));
    await hands.tap(page, "f4");
    assert.deepEqual(await marks(page), { f3: "selected", f4: "landing drop", e3: "blast", e5: "blast hit", g3: "blast" });
    assert.match(await status(page), /hits the Scout\. The Lava Beast is lost\./);
    await hands.press(button(page, "Cancel"));
    assert.deepEqual(await marks(page), {});

    for (const square of ["d3", "g3"]) {
      await hands.tap(page, square);
      assert.deepEqual(await chips(page), [], "a piece that can do one thing has no chips");
      assert.deepEqual(await marks(page), { [square]: "selected", e5: "aim" });
    }
    await hands.tap(page, "e5");
    await blueMoves(page, hands, "a5", "a4");
    assert.match(await cell(page, "e5").getAttribute("aria-label"), /your Scout, 2.*enchanted/);

    await hands.tap(page, "a3");
    await hands.press(button(page, "Flight"));
    assert.deepEqual(await marks(page), { a3: "selected", a5: "landing", i3: "landing" });
    await hands.tap(page, "a5");
    assert.deepEqual(await marks(page), { a4: "attack", a5: "selected" });
    assert.match(await cell(page, "a5").getAttribute("aria-label"), /your Dragon/);
    await cell(page, "a3").locator(".piece.lifted").waitFor();
    await hands.press(button(page, "Stay"));
    await blueMoves(page, hands, "j6", "j5");

    await hands.tap(page, "b3");
    assert.equal((await marks(page)).b5, "second");
    await hands.tap(page, "a4");
    assert.deepEqual(await marks(page), { b3: "selected", a3: "via", b4: "via", a4: "attack drop" });
    assert.match(await status(page), /by which square/);
    await hands.tap(page, "b4");
    await pass(page, hands, "Blue");
    await cell(page, "a4").locator(".piece.red").waitFor();
  }, { ...hands.context, ...still });

  pageTest(`a rank is named by ${name}, after a step`, async ({ page, url }) => {
    await beside(page, url, hands, "scifi", SCIFI);
    await hands.move(page, "a3", "a4");
    await blueMoves(page, hands, "e6", "e5");
    await hands.tap(page, "e3");
    assert.deepEqual(await chips(page), ["Move", "Name a rank"]);
    await hands.press(button(page, "Name a rank"));
    assert.deepEqual(await marks(page), { e3: "selected", e4: "landing" });
    await hands.tap(page, "e4");
    assert.deepEqual(await marks(page), { e4: "selected", e5: "aim" });
    await hands.tap(page, "e5");
    assert.deepEqual(await marks(page), { e4: "selected", e5: "aim drop" });
    assert.match(await status(page), /Spotter on e4: what is the piece on e5\?/);
    assert.equal(await page.evaluate(() => document.activeElement.getAttribute("aria-label")), "Marshal: 1 left");
    const unlikely = await page.locator(".kinds .unlikely").evaluateAll((kinds) => kinds.map((kind) => kind.ariaLabel));
    assert.deepEqual(unlikely, ["Bomb: cannot be", "Flag: cannot be"], "it has moved");
    await hands.press(button(page, /^Scout:/));
    await pass(page, hands, "Blue");
    assert.equal(await cell(page, "e5").locator(".piece").count(), 0);
    assert.match(await cell(page, "e4").getAttribute("aria-label"), /enemy Spotter/);
  }, { ...hands.context, ...still });
}

const GAMES = [["fantasy-powers", "mouse"], ["scifi-duel", "keyboard"], ["lightning", "touch"], ["scifi", "mouse"]];
for (const [edition, name] of GAMES) {
  const hands = HANDS[name];
  pageTest(`a game of ${edition} against the computer by ${name}`, async ({ page, url }) => {
    await page.goto(url);
    await screen(page, "start");
    await chooseEdition(page, hands, edition);
    await playAgainstComputer(page, hands, { seed: 11, turns: 30 });
  }, { ...hands.context, ...still });
}
