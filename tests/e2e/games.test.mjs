// Games that have ended: kept in a list, added up, sent as files and links, and taken in again.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pageTest } from "./harness.mjs";
import { HANDS, awaitTurn, begin, button, kept, ready, screen, setUpBeside, stored } from "./player.mjs";
import { unhindered } from "./unhindered.mjs";

const hands = HANDS.mouse;
const SAMPLES = join(import.meta.dirname, "../data/formats");
/** A link to a set-up for Barrage. */
const SETUP = "#setup/1.NcYhCgAgEEXB7mGeoMlqsJk8wQpi3_sHP4qTZpq77RWAxBXJaoGufkNtr_UA";

const list = (page) => page.locator("[data-screen=games]");
const rows = (page) => list(page).locator(".game-list > li");
const games = async (page) => (await kept(page, "vexillum.games"))?.games ?? [];

async function resign(page) {
  await hands.press(button(page, "Resign"));
  await hands.press(page.getByRole("dialog").getByRole("button", { name: "Resign" }));
  await screen(page, "result");
}

async function loseToComputer(page, url) {
  await begin(page, url, hands);
  await ready(page, hands);
  await awaitTurn(page);
  await resign(page);
}

async function openList(page) {
  await page.evaluate(() => { location.hash = "#games"; });
  await screen(page, "games");
}

/** What a browser saves when something is pressed: the name of the file, and what it holds. */
async function saved(page, act) {
  const [download] = await Promise.all([page.waitForEvent("download"), act()]);
  return { name: download.suggestedFilename(), buffer: await readFile(await download.path()) };
}

const give = (page, name, buffer) =>
  list(page).locator("input[type=file]").setInputFiles({ name, mimeType: "text/plain", buffer });

const check = (page) => unhindered(page, page.getByRole("dialog"));

/** The link of the first game of the list. */
async function linkOf(page) {
  await hands.press(rows(page).first().getByRole("button", { name: /^Link/ }));
  return list(page).locator(".said input").inputValue();
}

pageTest("a game that ended is kept, exported, erased and imported", async ({ page, url }) => {
  await loseToComputer(page, url);
  await openList(page);
  await rows(page).getByText("You lose").waitFor();
  assert.equal(await rows(page).count(), 1);
  const numbers = list(page).locator("tbody td");
  assert.deepEqual(await numbers.allInnerTexts(), ["1", "0", "0", "1"]);

  const row = rows(page).first();
  await hands.press(row.locator("summary"));
  const record = await saved(page, () => hands.press(row.getByRole("button", { name: "Record (.txt)" })));
  assert.match(record.name, /^vexillum-barrage-\d{4}-\d\d-\d\d\.txt$/);
  assert.match(record.buffer.toString(), /^vexillum 1\n/);
  const xml = await saved(page, () => hands.press(row.getByRole("button", { name: "Gravon (.xml)" })));
  assert.match(xml.buffer.toString(), /<game type="barrage">/);
  const table = await saved(page, () => hands.press(button(page, "Export the table")));
  assert.match(table.buffer.toString(), /^"Edition",.*\r\n"Barrage","Recruit \(beginner\)","1","0","0","1"/);

  await hands.press(list(page).locator("summary", { hasText: "Erase" }));
  await hands.press(button(page, "Erase everything"));
  await list(page).getByText("No game has ended yet").waitFor();
  assert.deepEqual(await games(page), []);

  await give(page, record.name, record.buffer);
  await rows(page).getByText("Blue wins").waitFor();
  await list(page).getByText("The game is in the list.").waitFor();
  await give(page, record.name, record.buffer);
  await list(page).getByText("This game was in the list already.").waitFor();
  assert.equal(await rows(page).count(), 1);

  // The result screen under it is left, and adds nothing.
  await page.keyboard.press("Escape");
  await hands.press(button(page, "Start"));
  await page.reload();
  await hands.press(page.getByRole("link", { name: "Games", exact: true }));
  await screen(page, "games");
  assert.equal(await rows(page).count(), 1);
}, { acceptDownloads: true });

pageTest("a game is deleted, and put back", async ({ page, url }) => {
  await loseToComputer(page, url);
  const before = await games(page);
  await openList(page);
  await hands.press(rows(page).getByRole("button", { name: /^Delete/ }));
  await list(page).getByText("The game is deleted.").waitFor();
  assert.deepEqual(await games(page), []);
  await hands.press(button(page, "Undo"));
  await rows(page).getByText("You lose").waitFor();
  assert.deepEqual(await games(page), before);
});

pageTest("a game of two at one screen counts too", async ({ page, url }) => {
  await setUpBeside(page, url, hands);
  await resign(page);
  await openList(page);
  await rows(page).getByText("Blue wins").waitFor();
  await list(page).getByRole("table", { name: "Two at one screen" }).waitFor();
  assert.deepEqual(await list(page).locator("tbody td").allInnerTexts(), ["1", "0", "0", "1"]);
});

pageTest("a link shows the game to somebody else, who keeps it", async ({ page, url, browser }) => {
  await loseToComputer(page, url);
  await openList(page);
  const link = await linkOf(page);
  assert.ok(link.startsWith(`${url}#game/`), link);

  const profile = await browser.newContext({ reducedMotion: "reduce" });
  try {
    const other = await profile.newPage();
    await other.goto(link);
    await screen(other, "shared");
    await other.getByRole("heading", { name: "A game for you" }).waitFor();
    await other.getByText("Blue wins").waitFor();
    await check(other);
    await hands.press(button(other, "Keep"));
    await screen(other, "games");
    assert.equal(await rows(other).count(), 1);
    assert.equal(await list(other).getByRole("table").count(), 0, "games of others count nowhere");
    await other.keyboard.press("Escape");
    await screen(other, "start");
  } finally {
    await profile.close();
  }
});

pageTest("a set-up of a link is kept", async ({ page, url }) => {
  await page.goto(`${url}${SETUP}`);
  await screen(page, "shared");
  await page.getByRole("img", { name: "A set-up for you" }).waitFor();
  await check(page);
  await hands.enter(page.getByRole("textbox", { name: "Name" }), "From Ann");
  await hands.press(button(page, "Keep"));
  await page.getByText("The set-up is kept as “From Ann” (Barrage).").waitFor();
  const { named } = await kept(page, "vexillum.setups");
  assert.deepEqual(named.map(({ edition, name }) => [edition, name]), [["barrage", "From Ann"]]);
});

for (const [hash, words] of [
  ["#game/9.abc", "It was made by a newer version"],
  ["#game/2.abc", "Something of it is missing or changed."],
  ["#setup/nonsense", "Something of it is missing or changed."],
]) {
  pageTest(`the link ${hash} says what is wrong with it`, async ({ page, url }) => {
    await page.goto(`${url}${hash}`);
    await page.getByRole("heading", { name: "This link cannot be read" }).waitFor();
    await page.getByText(words).waitFor();
  });
}

pageTest("files of others are taken in, or refused in words", async ({ page, url }) => {
  await page.goto(`${url}#games`);
  await screen(page, "games");
  const said = (text) => list(page).locator(".said").getByText(text).waitFor();
  await give(page, "classic.xml", await readFile(join(SAMPLES, "classic.xml")));
  await said("classic.xml: The game is in the list.");
  assert.equal(await rows(page).count(), 1);
  await give(page, "odd.txt", Buffer.from("Dear Sir or Madam, how do you do?"));
  await said("odd.txt: Its format is not known.");
  await give(page, "none.txt", Buffer.from(""));
  await said("none.txt: There is nothing in it.");
  await give(page, "large.txt", Buffer.alloc(2 ** 20 + 1, "a"));
  await said("large.txt: It is too large.");
  await give(page, "Corner.txt", Buffer.from("...2....../.3.2.9..M./.........S/..F......B"));
  await said("Corner.txt: The set-up is kept as “Corner” (Barrage).");
  assert.equal(await rows(page).count(), 1);
});

/** Drags files over the page and drops them there. */
async function drop(page, files) {
  const data = await page.evaluateHandle((list) => {
    const transfer = new DataTransfer();
    for (const [name, bytes] of list) {
      transfer.items.add(new File([Uint8Array.from(bytes)], name));
    }
    return transfer;
  }, files.map(([name, buffer]) => [name, [...buffer]]));
  await page.dispatchEvent("body", "dragover", { dataTransfer: data });
  await page.locator(".drop-hint").first().waitFor();
  await page.dispatchEvent("body", "drop", { dataTransfer: data });
  assert.equal(await page.locator(".drop-hint").count(), 0);
}

pageTest("files dropped on the start screen are taken in, an archive with all that is in it", async ({ page, url }) => {
  await page.goto(url);
  await screen(page, "start");
  await drop(page, [["games.zip", await readFile(join(SAMPLES, "games.zip"))]]);
  await screen(page, "games");
  const said = list(page).locator(".said");
  await said.getByText("In the list now: 2").waitFor();
  await said.getByText("Set-ups, variants and positions: 1").waitFor();
  await said.getByText("Other files, left out: 1").waitFor();
  assert.equal(await rows(page).count(), 2);
  await check(page);
  // The same page takes more, and keeps nothing twice.
  await drop(page, [["games.zip", await readFile(join(SAMPLES, "games.zip"))], ["locked.zip", await readFile(join(SAMPLES, "locked.zip"))]]);
  await said.getByText("There already: 2").waitFor();
  await said.getByText("classic.xml: It is locked with a password.").waitFor();
  assert.equal(await rows(page).count(), 2);
});

pageTest("a thousand games come at once, and fill the room that there is", async ({ page, url }) => {
  await page.goto(`${url}#games`);
  await screen(page, "games");
  const xml = (await readFile(join(SAMPLES, "classic.xml"))).toString();
  const name = (index) => xml.replace(">anna<", `>anna ${index}<`);
  const files = Array.from({ length: 1000 }, (_, index) => ({ name: `${index}.xml`, mimeType: "text/xml", buffer: Buffer.from(name(index)) }));
  await list(page).locator("input[type=file]").setInputFiles([...files, { name: "odd.txt", mimeType: "text/plain", buffer: Buffer.from("Dear Sir") }]);
  await list(page).getByRole("progressbar").waitFor();
  const said = list(page).locator(".said");
  await said.getByText("odd.txt: Its format is not known.").waitFor();
  const count = async (label) => Number(/: (\d+)/.exec(await said.getByText(label).innerText())[1]);
  const kept = await count("In the list now");
  assert.equal((await games(page)).length, kept);
  assert.ok(kept === 1000 || kept + await count("No room left for") === 1000, String(kept));
  assert.equal(await list(page).getByRole("button", { name: "Make room" }).count(), 0);
});

pageTest("an import is stopped, and what was read is kept", async ({ page, url }) => {
  await page.goto(`${url}#games`);
  await screen(page, "games");
  const xml = (await readFile(join(SAMPLES, "classic.xml"))).toString();
  const files = Array.from({ length: 1000 }, (_, index) => ({ name: `${index}.xml`, mimeType: "text/xml", buffer: Buffer.from(xml.replace(">anna<", `>${index}<`)) }));
  await list(page).locator("input[type=file]").setInputFiles(files);
  await hands.press(button(page, "Stop"));
  await list(page).locator(".said").getByText(/^In the list now|: The game is in the list/).first().waitFor();
  const { length } = await games(page);
  assert.ok(length > 0 && length < 1000, String(length));
});

for (const [hash, heading] of [[`${SETUP}).`, "A set-up for you"], [`${SETUP}\u{200b}`, "A set-up for you"], ["#games.", "Games"]]) {
  pageTest(`the address ${JSON.stringify(hash)} is read`, async ({ page, url }) => {
    await page.goto(`${url}${hash}`);
    await page.getByRole("heading", { name: heading, exact: true }).waitFor();
  });
}

for (const colorScheme of ["light", "dark"]) {
  pageTest(`the list hinders nobody, ${colorScheme}`, async ({ page, url }) => {
    const broken = stored({ games: [
      { date: 1700000000, you: "red", against: { computer: "recruit" }, edition: "barrage", end: "red flag", turns: 30, value: "AAAA" },
      { date: 1700100000, you: "red", against: { computer: "tribune" }, edition: "lightning-tournament", end: "blue no-move", turns: 230,
        assisted: true, value: "BBBB" },
      { date: 1700200000, against: "person", edition: "fantasy-powers", end: "draw agreed", turns: 64 },
      { date: 1700300000, against: "watch", edition: "battle-cards", end: "red time", turns: 99, value: "CCCC" },
      { date: 1700400000, against: "something of a later version" },
    ] });
    await page.addInitScript((text) => localStorage.setItem("vexillum.games", text), broken);
    await page.goto(`${url}#games`);
    await screen(page, "games");
    assert.equal(await rows(page).count(), 4);
    await list(page).getByText("Not all of your past games could be read.").waitFor();
    await check(page);
    await hands.press(rows(page).last().locator("summary"));
    await hands.press(list(page).locator("summary", { hasText: "Erase" }));
    await check(page);
    await hands.press(rows(page).last().getByRole("button", { name: /^Link/ }));
    await list(page).getByText("This game cannot be read any more.").waitFor();
    assert.equal((await games(page)).length, 4);
    assert.equal(await page.evaluate(() => localStorage.getItem("vexillum.games.damaged")), broken);
  }, { colorScheme, viewport: { width: 320, height: 640 } });
}
