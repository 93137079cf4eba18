// The rules in force: with their changed switches, before and during a game, in a frame and over a game that is reviewed.

import assert from "node:assert/strict";
import { deflateRawSync } from "node:zlib";
import { pageTest } from "./harness.mjs";
import { HANDS, awaitTurn, button, ready, screen, stored } from "./player.mjs";
import { unhindered } from "./unhindered.mjs";

const hands = HANDS.mouse;
const CHANGED = { last: { edition: "barrage", switches: ["rescue=on", "two-square=5"] } };
const SMALL = { width: 360, height: 740 };

const dialog = (page) => page.getByRole("dialog").last();
const gone = (page) => page.getByRole("dialog").waitFor({ state: "hidden" });
const rulesButton = (page) => page.getByRole("button", { name: /^Rules of this game/ });

/** The rules of Barrage are shown with both switches, in the head, in the course of the game and in the table. */
async function checkRules(page, name = "Barrage") {
  const shown = dialog(page);
  await shown.getByRole("heading", { level: 1, name }).waitFor();
  const changed = shown.locator(".changed-rules li");
  assert.deepEqual(await changed.allInnerTexts(), [
    "Rescue: on In this edition: off.",
    "Two-square rule: 5 turns In this edition: 3 turns.",
  ]);
  await shown.getByText("Each side may do so twice a game, each piece once.").waitFor();
  assert.equal(await shown.locator(".switch-table .changed").count(), 2);
  const [picture, words] = await Promise.all([".mini-board", "h1"].map((part) => shown.locator(`.rulebook-head > ${part}`).boundingBox()));
  assert.ok(words.x - picture.x - picture.width < 40, "the words stand beside the picture");
}

const openRules = async (page) => {
  await hands.press(rulesButton(page));
  await checkRules(page);
};

pageTest("rules that were changed are read before a game and during it", async ({ page, url }) => {
  await page.addInitScript((text) => localStorage.setItem("vexillum.settings", text), stored(CHANGED));
  await page.goto(url);
  await page.getByRole("link", { name: "Rules of Barrage" }).click();
  await checkRules(page);
  await unhindered(page, dialog(page));
  await page.keyboard.press("Escape");
  await gone(page);
  await button(page, /^Play/).click();
  await screen(page, "setup");
  const title = page.locator(".topbar .where");
  assert.equal(await title.innerText(), "Barrage · Rescue: on · Two-square rule: 5 turns · Recruit (beginner)");
  await button(page, "Rules of this game: 2 changed").waitFor();
  await openRules(page);
  await page.keyboard.press("Escape");
  await gone(page);
  await ready(page, hands);
  await awaitTurn(page);
  await openRules(page);
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await gone(page);
  await page.waitForURL((address) => address.hash.startsWith("#play/"));
  await awaitTurn(page);
  await unhindered(page);
}, { viewport: SMALL });

pageTest("an address holds changed switches, and the game that is chosen has them", async ({ page, url }) => {
  await page.goto(`${url}#rules/barrage/rescue=on/two-square=5`);
  await checkRules(page);
  await dialog(page).getByRole("link", { name: "Play this" }).click();
  await gone(page);
  await page.getByText("2 changed").waitFor();
  for (const [address, words] of [
    ["barrage/rescue=maybe", "This link holds a variant that cannot be read."],
    ["barrage/refill=3", "This link holds a variant that cannot be read."],
    ["chess", "There is no such edition."],
  ]) {
    await page.goto(`${url}#rules/${address}`);
    await dialog(page).getByText(words).waitFor();
  }
});

pageTest("a frame shows the rules of its game, and leads nowhere", async ({ page, url }) => {
  const address = `${url}embed.html?edition=barrage&side=red&switch.rescue=on&switch.two-square=5`;
  await page.goto(address);
  await screen(page, "setup");
  await openRules(page);
  assert.equal(await dialog(page).getByRole("combobox").count(), 0);
  assert.equal(await dialog(page).getByRole("link").count(), 0);
  await unhindered(page, dialog(page));
  await page.keyboard.press("Escape");
  await gone(page);
  await openRules(page);
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await gone(page);
  assert.equal(page.url(), address);
  await screen(page, "setup");
}, { viewport: { width: 280, height: 560 } });

pageTest("a reviewed game stays where it is under its rules", async ({ page, url }) => {
  const setup = "...2....../.3.2.9..M./.........S/..F......B";
  const record = [
    "vexillum 1", "edition barrage", "switches rescue=on two-square=5", `red ${setup}`, `blue ${setup}`,
    "seats Ann / computer tribune", "1 i3i4", "2 e8e7", "3 i4i5", "end red resign", "",
  ].join("\n");
  await page.goto(`${url}#review/game/1.${deflateRawSync(Buffer.from(record)).toString("base64url")}`);
  await screen(page, "review");
  const at = (move) => page.locator("output", { hasText: new RegExp(`^Move ${move} of`) }).waitFor();
  await page.keyboard.press("ArrowRight");
  await at(1);
  await page.locator(".review-head").getByText("Rescue: on").waitFor();
  await openRules(page);
  await unhindered(page, dialog(page));
  await page.keyboard.press("End");
  await page.keyboard.press("Escape");
  await page.locator(".page-over").waitFor({ state: "detached" });
  await screen(page, "review");
  await at(1);
  await page.keyboard.press("ArrowRight");
  await at(2);
});

pageTest("the history of the game is a page from the rules", async ({ page, url }) => {
  await page.goto(`${url}#rules/duel`);
  await dialog(page).getByRole("link", { name: "History of the game" }).click();
  await dialog(page).getByRole("heading", { level: 1, name: "History of the game" }).waitFor();
  await dialog(page).getByText("1958").waitFor();
  await dialog(page).getByText("Stratego is a trademark of its owners.").waitFor();
  await unhindered(page, dialog(page));
  await dialog(page).getByRole("link", { name: "To the rules" }).click();
  await dialog(page).getByRole("heading", { level: 1, name: "Original" }).waitFor();
}, { viewport: SMALL });
