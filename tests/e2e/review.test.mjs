// A game that is over, on its board: stepped through, seen as either side saw it, judged. And records of all kinds: of the
// own game while it runs, of set-ups and positions as links, of games that end before the page is whole.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { deflateRawSync } from "node:zlib";
import { pageTest } from "./harness.mjs";
import { HANDS, awaitTurn, begin, button, cell, kept, openGames, ready, screen } from "./player.mjs";
import { unhindered } from "./unhindered.mjs";

const hands = HANDS.mouse;

/** Red's Marshal takes a Miner and the Flag; meanwhile Blue's General takes both Scouts. */
const MOVES = "i3i4 e8e7 i4i5 e7e6 i5i6 e6e5 i6i7 e5e4 i7i8 e4d4 i8i9 d4d3 i9i10 d3d2 i10h10".split(" ");
const SETUP = "...2....../.3.2.9..M./.........S/..F......B";
const record = (moves, end) => [
  "vexillum 1",
  "edition barrage",
  `red ${SETUP}`,
  `blue ${SETUP}`,
  "seats Ann / computer tribune",
  ...moves.map((move, index) => `${index + 1} ${move}`),
  ...end,
  "",
].join("\n");
const GAME = record(MOVES, ["end red flag"]);
const POSITION = `vexillum 1
edition barrage
position f...b...../...m....../........../........../..~~..~~../..~~..~~../........../........../...M....../F...B..... red
`;

/** A link as the page makes them, of text. */
const link = (kind, text) => `#${kind}/1.${deflateRawSync(Buffer.from(text)).toString("base64url")}`;

const review = (page) => page.locator("[data-screen=review]");
const at = (page, move) => review(page).locator("output", { hasText: new RegExp(`^Move ${move} of`) }).waitFor();
const label = (page, square) => review(page).locator(`[role=gridcell][data-square=${square}]`).getAttribute("aria-label");
const seeAs = (page, name) => hands.choose(review(page).getByRole("radio", { name, exact: true }));
const check = (page) => unhindered(page, page.getByRole("dialog"));

async function openGame(page, url, text = GAME) {
  await page.goto(`${url}${link("review/game", text)}`);
  await screen(page, "review");
}

/** What a browser saves when something is pressed: the name of the file, and what it holds. */
async function saved(page, act) {
  const [download] = await Promise.all([page.waitForEvent("download"), act()]);
  return { name: download.suggestedFilename(), text: (await readFile(await download.path())).toString() };
}

async function resign(page) {
  await hands.press(button(page, "Resign"));
  await hands.press(page.getByRole("dialog").getByRole("button", { name: "Resign" }));
}

pageTest("a game is stepped through by keys, buttons, the slider, the list and by itself", async ({ page, url }) => {
  await openGame(page, url);
  await at(page, 0);
  await review(page).getByText("Ann – Tribune").waitFor();
  const keys = [["ArrowRight", 1], ["ArrowRight", 2], ["ArrowLeft", 1], ["End", 15], ["ArrowRight", 15], ["Home", 0], ["ArrowLeft", 0]];
  for (const [key, move] of keys) {
    await page.keyboard.press(key);
    await at(page, move);
  }
  await hands.press(button(review(page), "Forward"));
  await at(page, 1);
  assert.match(await label(page, "i4"), /Red.*Marshal/);
  // A click on the board takes no keys away.
  await cell(page, "a5").last().click();
  await page.keyboard.press("ArrowRight");
  await at(page, 2);
  await review(page).getByRole("slider").fill("8");
  await at(page, 8);
  const current = review(page).locator(".moves [aria-current]");
  assert.match(await current.innerText(), /e5/);
  // A fight is seen again, then the board after it.
  await hands.press(review(page).locator(".moves button", { hasText: "i8" }).first());
  await review(page).locator(".clash").waitFor();
  await at(page, 9);
  assert.equal(await review(page).locator(".clash").count(), 0);
  await page.keyboard.press("Home");
  await hands.press(button(review(page), "Play"));
  await button(review(page), "Pause").waitFor();
  await review(page).locator(".clash").waitFor();
  await at(page, 15);
  await button(review(page), "Play").waitFor();
});

/** Both Marshals walk around a square each, for that many turns. */
const walk = (turns) => {
  const ways = ["i3i4 b8b7", "i4h4 b7c7", "h4h3 c7c8", "h3i3 c8b8"].flatMap((pair) => pair.split(" "));
  return record([...Array(turns)].map((_, turn) => ways[turn % ways.length]), ["end blue resign"])
    .replace("edition barrage", "edition barrage\nswitches quiet-limit=off");
};

pageTest("of a long game the list draws the moves in view, and goes along", async ({ page, url }) => {
  await openGame(page, url, walk(1200));
  const lines = review(page).locator(".moves li");
  const current = review(page).locator(".moves [aria-current]");
  const few = async () => assert.ok(await lines.count() < 200, `${await lines.count()} of 600 lines`);
  await lines.first().waitFor({ state: "attached" });
  await few();
  for (const [key, move] of [["End", 1201], ["ArrowLeft", 1200], ["ArrowLeft", 1199]]) {
    await page.keyboard.press(key);
    await at(page, move);
  }
  await current.waitFor();
  assert.equal(await current.evaluate((ply) => ply.closest("li").ariaPosInSet), "600");
  assert.equal(await lines.first().getAttribute("aria-setsize"), "600");
  await review(page).getByRole("slider").fill("500");
  await current.waitFor();
  assert.equal(await current.evaluate((ply) => ply.closest("li").ariaPosInSet), "250");
  await few();
  const [ply, panel] = await current.evaluate((found) =>
    [found, found.closest(".moves").parentElement].map((element) => element.getBoundingClientRect().toJSON()));
  assert.ok(ply.top >= panel.top && ply.bottom <= panel.bottom, "the current move is in view");
  // What is scrolled to is there.
  await current.evaluate((found) => { found.closest(".moves").parentElement.scrollTop = 0; });
  await review(page).locator('.moves li[aria-posinset="1"]').waitFor({ state: "attached" });
  await few();
  // On paper all of it is.
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await page.waitForFunction(() => document.querySelectorAll(".moves li").length === 600);
});

pageTest("each side's view tells what it knew then", async ({ page, url }) => {
  await openGame(page, url);
  await review(page).getByRole("slider").fill("8");
  assert.match(await label(page, "b8"), /Blue.*Marshal/);
  await seeAs(page, "Red");
  const others = () => review(page).locator("[role=gridcell]").evaluateAll(
    (cells) => cells.map((found) => found.getAttribute("aria-label")).filter((said) => /enemy/i.test(said)));
  assert.equal((await others()).length, 8);
  for (const said of await others()) assert.match(said, /unknown/);
  assert.equal(await review(page).locator(".beliefs").count(), 0);
  await review(page).getByRole("slider").fill("12");
  assert.match(await label(page, "d3"), /enemy General/);
  assert.match(await label(page, "b8"), /unknown/);
  await seeAs(page, "Blue");
  assert.match(await label(page, "b8"), /your Marshal/);
  assert.match(await label(page, "i9"), /enemy Marshal/);
  assert.match(await label(page, "c1"), /unknown/);
});

pageTest("the computer's belief never holds what is impossible", async ({ page, url }) => {
  await openGame(page, url);
  await seeAs(page, "Blue");
  await review(page).getByText("What the computer would believe").click();
  const all = () => review(page).locator(".beliefs text").evaluateAll((found) => found.map((text) => text.textContent));
  assert.equal(await review(page).locator(".beliefs g").count(), 8);
  assert.ok((await all()).includes("2"), "at first there are Scouts");
  assert.match(await label(page, "c1"), /computer believes: .*\d+%/);
  await review(page).getByRole("slider").fill("8");
  // What has moved is neither Bomb nor Flag.
  const moved = await review(page).locator(".beliefs [data-believed=i7] text").evaluateAll((found) => found.map((text) => text.textContent));
  assert.ok(moved.length > 0 && !moved.includes("B") && !moved.includes("F"), moved.join());
  await review(page).getByRole("slider").fill("12");
  assert.ok(!(await all()).includes("2"), "both Scouts have fallen");
  assert.equal(await review(page).locator(".beliefs [data-believed=i9]").count(), 0, "the Marshal is known");
  assert.ok(!/Scout/.test(await label(page, "c1")));
  assert.equal(await review(page).locator(".beliefs [data-believed=c1] text").count(), 3);
});

pageTest("the line tells where the game turned, and leads there", async ({ page, url }) => {
  await openGame(page, url);
  await review(page).getByText(/^The game turned at move \d+: .* → .*\.$/).waitFor();
  const line = review(page).getByRole("img", { name: /How the game stood/ });
  const box = await line.boundingBox();
  await line.click({ position: { x: box.width - 1, y: 20 } });
  await at(page, 15);
  await line.click({ position: { x: 1, y: 20 } });
  await at(page, 0);
  const swing = review(page).locator(".swings button").first();
  const [, move] = /Move (\d+)/.exec(await swing.innerText());
  await hands.press(swing);
  await at(page, move);
});

for (const [width, height, colorScheme] of [[320, 640, "light"], [1280, 800, "dark"]]) {
  pageTest(`the review hinders nobody, ${width} px, ${colorScheme}`, async ({ page, url }) => {
    await openGame(page, url);
    await review(page).getByText(/^The game turned/).waitFor();
    await check(page);
    await seeAs(page, "Red");
    await review(page).getByText("What the computer would believe").click();
    await review(page).getByRole("slider").fill("9");
    await check(page);
    await page.goto(`${url}${link("position", POSITION)}`);
    await screen(page, "shared");
    await check(page);
  }, { viewport: { width, height }, colorScheme });
}

pageTest("a game that just ended is reviewed, shared and saved; the list opens it too", async ({ page, url }) => {
  await begin(page, url, hands);
  await ready(page, hands);
  await awaitTurn(page);
  await resign(page);
  await screen(page, "result");
  await unhindered(page);
  const file = await saved(page, () => hands.press(button(page, "Download")));
  assert.match(file.name, /^vexillum-barrage-\d{4}-\d\d-\d\d\.txt$/);
  assert.match(file.text, /^end blue resign$/m);
  await hands.press(button(page, "Share link"));
  const shared = await page.getByRole("textbox", { name: "Link" }).inputValue();
  assert.ok(shared.startsWith(`${url}#game/3.`), shared);
  await hands.press(button(page, "Review"));
  await screen(page, "review");
  await at(page, 0);
  await page.reload();
  await at(page, 0);
  await page.keyboard.press("Escape");
  await review(page).waitFor({ state: "detached" });
  await page.evaluate(() => { location.hash = "#games"; });
  await hands.press(button(page.locator("[data-screen=games]"), /^Open on the board/));
  await screen(page, "review");
  await page.goto(shared);
  await hands.press(page.getByRole("link", { name: "Open on the board" }));
  await screen(page, "review");
}, { acceptDownloads: true });

pageTest("files that cannot stand in the list are opened on their board", async ({ page, url }) => {
  await page.goto(`${url}#games`);
  const give = (name, text) =>
    page.locator("[data-screen=games] input[type=file]").setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
  await give("half.txt", record(MOVES.slice(0, 9), []));
  await page.getByText("half.txt: This game has no end").waitFor();
  await hands.press(page.getByRole("link", { name: "Open on the board" }));
  await at(page, 0);
  await review(page).getByText("No end").waitFor();
  await page.keyboard.press("End");
  await at(page, 9);
  await seeAs(page, "Red");
  assert.match(await label(page, "b8"), /unknown/);
  await page.goBack();
  await give("mate.txt", POSITION);
  await page.getByText("mate.txt: This is a position.").waitFor();
  await hands.press(page.getByRole("link", { name: "Open on the board" }));
  await button(page, "Play from here").waitFor();
});

pageTest("a position is played, against the computer and beside somebody", async ({ page, url }) => {
  await page.goto(`${url}${link("position", POSITION)}`);
  await screen(page, "shared");
  await hands.press(button(page, "Play from here"));
  await screen(page, "play");
  await awaitTurn(page);
  assert.match(await cell(page, "d2").getAttribute("aria-label"), /your Marshal/);
  assert.match(await cell(page, "d9").getAttribute("aria-label"), /unknown/);
  await hands.move(page, "d2", "d3");
  await awaitTurn(page);
  await page.goto(`${url}${link("position", POSITION)}`);
  await hands.choose(page.getByRole("radio", { name: "Friend, same screen" }).last());
  await hands.press(button(page, "Play from here"));
  await hands.press(button(page, "I am Red"));
  await awaitTurn(page);
  assert.equal((await openGames(page)).length, 2, "the other game stays open");
});

pageTest("the own record of a running game tells no rank of the enemy", async ({ page, url }) => {
  await begin(page, url, hands);
  await ready(page, hands);
  await awaitTurn(page);
  await hands.press(button(page, "Settings"));
  const file = await saved(page, () => hands.press(button(page.getByRole("dialog"), "Download")));
  assert.match(file.name, /^vexillum-red-/);
  assert.match(file.text, /^view red$/m);
  assert.match(file.text, /^red [A-Z0-9./]+$/m);
  assert.match(file.text, /^blue [?./]+$/m);
  await unhindered(page);
  // On the start screen no game is on, so that nobody's is told.
  await page.keyboard.press("Escape");
  await resign(page);
  await screen(page, "result");
  await hands.press(button(page, "Settings"));
  await page.getByRole("dialog").getByText("Theme").first().waitFor();
  assert.equal(await page.getByText("My record").count(), 0);
}, { acceptDownloads: true });

pageTest("a set-up goes around as a link", async ({ page, url }) => {
  await begin(page, url, hands);
  await hands.press(page.getByText("Keep and share"));
  await hands.enter(page.getByLabel("As text"), SETUP);
  await hands.press(button(page, "Paste"));
  await page.getByText("The set-up was read.").first().waitFor({ state: "attached" });
  await hands.press(button(page, "Copy link"));
  const shared = await page.getByLabel("As text").inputValue();
  assert.ok(shared.startsWith(`${url}#setup/`), shared);
  await page.goto(shared);
  await screen(page, "shared");
  await hands.press(button(page, "Keep"));
  const { named } = await kept(page, "vexillum.setups");
  assert.deepEqual(named.map(({ edition, setup }) => [edition, setup]), [["barrage", SETUP]]);
});
