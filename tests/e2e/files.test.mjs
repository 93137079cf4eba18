// Files from elsewhere: in whatever encoding they are, many at once, and dropped on work that is half done.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { deflateRawSync } from "node:zlib";
import { pageTest } from "./harness.mjs";
import { HANDS, awaitTurn, begin, button, drawn, ready, screen } from "./player.mjs";

const hands = HANDS.mouse;
const CLASSIC = (await readFile(join(import.meta.dirname, "../data/formats/classic.xml"))).toString();

const list = (page) => page.locator("[data-screen=games]");
const rows = (page) => list(page).locator(".game-list > li");
const said = (page) => list(page).locator(".said");
const file = (name, buffer) => ({ name, mimeType: "text/plain", buffer });
const give = (page, files) => list(page).locator("input[type=file]").setInputFiles(files);

/** Files as the browser drags them. */
const dragged = (page, files) => page.evaluateHandle((given) => {
  const transfer = new DataTransfer();
  for (const [name, text] of given) transfer.items.add(new File([text], name));
  return transfer;
}, files.map(({ name, buffer }) => [name, buffer.toString()]));

/** Drags files over the page and drops them there. */
async function drop(page, files) {
  const dataTransfer = await dragged(page, files);
  for (const step of ["dragover", "drop"]) await page.dispatchEvent("body", step, { dataTransfer });
}

/** Bytes of a text whose letters all have one, but for `#`, which stands for a name. */
const named = (text, name) => Buffer.concat(text.split("#").flatMap((part, index) => (
  index === 0 ? [Buffer.from(part)] : [Buffer.from(name), Buffer.from(part)]
)));
/** The sample with that declaration, and with a name in the place of Red's. */
const declared = (encoding) => CLASSIC
  .replace(/<\?xml[^>]*\?>/, encoding ? `<?xml version="1.0" encoding="${encoding}"?>` : "").trimStart().replace(">anna<", ">#<");
const utf16 = (name, bigEndian) => {
  const bytes = Buffer.from(declared("UTF-16").replace("#", name), "utf16le");
  return bigEndian ? bytes.swap16() : bytes;
};
const MARK = { little: Buffer.from([0xff, 0xfe]), big: Buffer.from([0xfe, 0xff]), utf8: Buffer.from([0xef, 0xbb, 0xbf]) };

/** Encodings: what is said of them, the name in the file, and its bytes. */
const ENCODINGS = [
  ["UTF-8", "Zoë “Žižka”", (name) => named(declared("UTF-8"), name)],
  ["UTF-8 with a mark", "Zoë “Žižka”", (name) => Buffer.concat([MARK.utf8, named(declared("UTF-8"), name)])],
  ["UTF-16 with a mark", "Zoë “Žižka”", (name) => Buffer.concat([MARK.little, utf16(name)])],
  ["UTF-16 the other way round with a mark", "Zoë “Žižka”", (name) => Buffer.concat([MARK.big, utf16(name, true)])],
  ["UTF-16 without a mark", "Женя", (name) => utf16(name)],
  ["UTF-16 the other way round without a mark", "Женя", (name) => utf16(name, true)],
  ["Windows-1252", "Zoë “Žižka”", () => named(declared("Windows-1252"), [0x5a, 0x6f, 0xeb, 0x20, 0x93, 0x8e, 0x69, 0x9e, 0x6b, 0x61, 0x94])],
  ["ISO-8859-1", "Zoë Ängström", () => named(declared("ISO-8859-1"), Buffer.from("Zoë Ängström", "latin1"))],
  ["nothing declared, Latin letters", "Zoë Ängström", () => named(declared(), Buffer.from("Zoë Ängström", "latin1"))],
  ["UTF-8 declared, Latin letters", "Zoë Ängström", () => named(declared("UTF-8"), Buffer.from("Zoë Ängström", "latin1"))],
  ["ISO-8859-15", "Œdipe", () => named(declared("ISO-8859-15"), [0xbc, 0x64, 0x69, 0x70, 0x65])],
  ["Windows-1250", "Jiří", () => named(declared("windows-1250"), [0x4a, 0x69, 0xf8, 0xed])],
  ["KOI8-R", "Женя", () => named(declared("koi8-r"), [0xf6, 0xc5, 0xce, 0xd1])],
  ["Shift JIS", "さくら", () => named(declared("Shift_JIS"), [0x82, 0xb3, 0x82, 0xad, 0x82, 0xe7])],
];

pageTest("names are read in whatever encoding a file is", async ({ page, url }) => {
  for (const [encoding, name, bytes] of ENCODINGS) {
    await page.goto(`${url}#games`);
    await screen(page, "games");
    await give(page, [file("game.xml", bytes(name))]);
    await said(page).getByText(/^game.xml: (The game is in the list|This game was in the list already)/).waitFor();
    await hands.press(rows(page).first().getByRole("button", { name: /^Open/ }));
    await screen(page, "review");
    assert.match(await page.locator(".review-head p").innerText(), new RegExp(` · ${name} – `), encoding);
    // The next game is first in the list again.
    await page.evaluate(() => localStorage.clear());
    await page.goto("about:blank");
  }
});

pageTest("of many files there is a summary, and what is to be said of single ones in one place", async ({ page, url }) => {
  await page.goto(`${url}#games`);
  await screen(page, "games");
  const odd = (count) => Array.from({ length: count }, (_, index) => file(`odd ${index + 1}.txt`, Buffer.from("Dear Sir")));
  const details = said(page).locator("details");
  const check = async (files, lines, unfolded) => {
    await give(page, files);
    await said(page).getByText(lines.at(-1)).waitFor();
    assert.deepEqual(await said(page).locator(":scope > p").allInnerTexts(), lines);
    assert.deepEqual(await details.locator("p").allTextContents(), unfolded);
  };
  const line = (number) => `odd ${number}.txt: Its format is not known.`;
  const game = file("game.xml", Buffer.from(CLASSIC));
  await check([game, ...odd(2)], ["game.xml: The game is in the list.", line(1), line(2)], []);
  await check([game, ...odd(3)], ["There already: 1", "Could not be read: 3", line(1), line(2), line(3)], []);
  await check([game, ...odd(5)], ["There already: 1", "Could not be read: 5"], [1, 2, 3, 4, 5].map(line));
  await hands.press(details.locator("summary"));
  await said(page).getByText(line(5)).waitFor();
  const all = [...Array.from({ length: 200 }, (_, index) => line(index + 1)), "And 50 more."];
  await check(odd(250), ["Could not be read: 250"], all);
});

const numbered = (from, count) => Array.from({ length: count }, (_, index) => (
  file(`${from + index}.xml`, Buffer.from(CLASSIC.replace(">anna<", `>${from + index}<`)))
));

pageTest("files that are dropped while others are read come after them", async ({ page, url }) => {
  await page.goto(`${url}#games`);
  await screen(page, "games");
  const [first, second] = [await dragged(page, numbered(0, 200)), await dragged(page, numbered(200, 5))];
  for (const dataTransfer of [first, second]) await page.dispatchEvent("body", "drop", { dataTransfer });
  await said(page).getByText("In the list now: 205").waitFor();
});

pageTest("files that are dropped before the list is there all come to it", async ({ page, url }) => {
  await page.goto(url);
  await screen(page, "start");
  const drops = [await dragged(page, numbered(0, 3)), await dragged(page, numbered(3, 3))];
  await page.evaluate((list) => {
    for (const dataTransfer of list) document.body.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
  }, drops);
  await said(page).getByText("In the list now: 6").waitFor();
});

const SETUP = "...2....../.3.2.9..M./.........S/..F......B";
const RECORD = `vexillum 1\nedition barrage\nred ${SETUP}\nblue ${SETUP}\nseats Ann / computer tribune\n1 i3i4\n2 e8e7\nend red resign\n`;
const link = (kind, text) => `#${kind}/1.${deflateRawSync(Buffer.from(text)).toString("base64url")}`;

async function at(page, url, hash, name) {
  await page.goto(`${url}${hash}`);
  await screen(page, name);
}

/** Opens the proposed game at the first turn. */
async function play(page, url) {
  await begin(page, url, hands);
  await ready(page, hands);
  await awaitTurn(page);
}

/** Work that is half done: where, how one comes there, and what is done. */
const HALF_DONE = [
  ["choices on the start screen", "[data-screen=start]", (page, url) => at(page, url, "", "start"),
    (page) => hands.choose(page.getByRole("radio", { name: "Friend, same screen" }))],
  ["a set-up", "[data-screen=setup]", (page, url) => begin(page, url, hands), async (page) => {
    await hands.press(button(page, "Clear"));
    await hands.press(page.getByText("Keep and share"));
    await hands.enter(page.getByLabel("As text"), "Something");
  }],
  ["notes on enemy pieces", "[data-screen=play]", play, async (page) => {
    await page.locator("[role=gridcell]:has(.piece.enemy)").last().click();
    await hands.press(page.getByRole("dialog", { name: "Your guess" }).getByRole("button", { name: /^Flag/ }));
    await page.locator(".guess").waitFor();
  }],
  ["a move that has begun", "[data-screen=play]", play, async (page) => {
    await page.locator(".movable").first().click();
    await page.locator(".target, .attack").first().waitFor();
  }],
  ["the settings", ".dialog", async (page, url) => {
    await at(page, url, "", "start");
    await hands.press(button(page, "Settings"));
    await page.locator(".dialog").waitFor();
  }, (page) => hands.choose(page.locator(".dialog").getByRole("radio", { name: "Dark" }))],
  ["a variant in the editor", "[data-screen=editor]", (page, url) => at(page, url, "#editor/duel", "editor"), async (page) => {
    await hands.enter(page.getByLabel("Name", { exact: true }), "Half a variant");
    await hands.press(button(page, "Columns: fewer"));
  }],
  ["a lesson", "[data-screen=lesson]", (page, url) => at(page, url, "#lessons/1", "lesson"), async (page) => {
    await hands.tap(page, "c2");
    await hands.tap(page, "b2");
    await button(page, "Try again").and(page.locator(":enabled")).waitFor();
    await page.locator("#workshop .movable").first().waitFor();
  }],
  ["the lines for another page", "[data-screen=embed]", (page, url) => at(page, url, "#embed", "embed"),
    (page) => page.getByLabel("Edition").selectOption({ index: 2 })],
  ["a name for a set-up of somebody", "[data-screen=shared]", (page, url) => at(page, url, link("setup", `barrage\n${SETUP}`), "shared"),
    (page) => hands.enter(page.getByRole("textbox", { name: "Name" }), "From Ann")],
  ["a game that is looked at", "[data-screen=review]", async (page, url) => {
    await at(page, url, `#review/${link("game", RECORD).slice(1)}`, "review");
    await page.locator(".standing .line").waitFor();
  },
    (page) => page.keyboard.press("ArrowRight")],
];

/** All that is seen of something: its words, its squares and its fields. */
const seen = (page, what) => page.locator(what).evaluate((element) => ({
  words: element.innerText,
  squares: [...element.querySelectorAll("[data-square]")].map((square) => `${square.dataset.square} ${square.className} ${square.ariaLabel}`),
  fields: [...element.querySelectorAll("input, select, textarea")].map(({ value, checked }) => [value, checked]),
}));

for (const [name, what, open, work] of HALF_DONE) {
  pageTest(`files dropped on ${name} leave it as it is`, async ({ page, url }) => {
    await open(page, url);
    const before = await seen(page, what);
    await work(page);
    await drawn(page);
    const made = await seen(page, what);
    assert.notDeepEqual(made, before);
    await drop(page, [file("classic.xml", Buffer.from(CLASSIC))]);
    await said(page).getByText("The game is in the list.").waitFor();
    // More files go to the same list.
    await drop(page, [file("odd.txt", Buffer.from("Dear Sir"))]);
    await said(page).getByText("Its format is not known.").waitFor();
    assert.equal(await list(page).count(), 1);
    await page.keyboard.press("Escape");
    await list(page).waitFor({ state: "detached" });
    await page.locator(what).waitFor();
    await drawn(page);
    assert.deepEqual(await seen(page, what), made);
  });
}

pageTest("a game that is opened from the list leads back to the variant in the editor", async ({ page, url }) => {
  await at(page, url, "#editor/duel", "editor");
  await hands.enter(page.getByLabel("Name", { exact: true }), "Half a variant");
  await drop(page, [file("classic.xml", Buffer.from(CLASSIC))]);
  await hands.press(rows(page).first().getByRole("button", { name: /^Open/ }));
  await screen(page, "review");
  assert.equal(await list(page).count(), 0);
  await page.goBack();
  await screen(page, "editor");
  assert.equal(await page.getByLabel("Name", { exact: true }).inputValue(), "Half a variant");
  assert.equal(await list(page).count(), 0);
});
