// The settings: each can be changed, does what it says everywhere, and is there again after a reload.

import assert from "node:assert/strict";
import { pageTest, siteTest } from "./harness.mjs";
import { HANDS, awaitTurn, begin, beginBeside, button, cell, chooseEdition, placeArmy, ready, screen, setUpBeside } from "./player.mjs";
import { unhindered } from "./unhindered.mjs";

const hands = HANDS.mouse;
const ARMY = ".M..23..../........../........../S.2BF....9";

const dialog = (page) => page.getByRole("dialog", { name: "Settings" });
const radio = (page, group, word) => page.getByRole("group", { name: group }).getByRole("radio", { name: word, exact: true });
const check = (page, word) => dialog(page).getByRole("checkbox", { name: word });

/** Opens the settings, does something with them, and closes them. */
async function settings(page, act, by = hands) {
  await by.press(button(page, "Settings"));
  await dialog(page).waitFor();
  await act(dialog(page));
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
}

const root = (page, name) => page.evaluate((property) => getComputedStyle(document.documentElement).getPropertyValue(property), name);
const ranks = (page, where) => page.locator(`${where} .rank`).allTextContents();

/** What is written there, as soon as it is drawn. */
async function texts(all) {
  await all.first().waitFor();
  return all.allTextContents();
}

// By group: what is chosen.
const CHOICES = {
  Theme: "Dark", Pieces: "Fantasy", Numbering: "Marshal is 1", Sound: "Off", Animation: "Slow",
};
const CHECKS = ["Confirm each move", "Cover the board when the page is put away"];

pageTest("whatever is chosen by mouse is there again after a reload", async ({ page, url }) => {
  await page.goto(url);
  await screen(page, "start");
  await settings(page, async () => {
    for (const figure of ["Marshal", "Scout"]) await check(page, figure).click();
    for (const [group, word] of Object.entries(CHOICES)) await hands.choose(radio(page, group, word));
    for (const word of CHECKS) await check(page, word).click();
    await check(page, "Rivers").click();
    await dialog(page).getByLabel("Red", { exact: true }).fill("Anna");
  });
  await page.reload();
  await screen(page, "start");
  await settings(page, async () => {
    for (const [group, word] of Object.entries(CHOICES)) assert.ok(await radio(page, group, word).isChecked(), group);
    for (const word of CHECKS) assert.ok(await check(page, word).isChecked(), word);
    assert.ok(await check(page, "Scout").isChecked() && !await check(page, "Lieutenant").isChecked());
    assert.ok(!await check(page, "Rivers").isChecked());
    assert.equal(await dialog(page).getByLabel("Red", { exact: true }).inputValue(), "Anna");
  });
  assert.equal(await page.locator("html").getAttribute("data-theme"), "dark");
});

for (const width of [320, 1280]) {
  pageTest(`nothing hinders people at ${width} pixels`, async ({ page, url }) => {
    await page.goto(url);
    await screen(page, "start");
    for (const theme of ["Light", "Dark", "Contrast"]) {
      await settings(page, async (open) => {
        await hands.choose(radio(page, "Theme", theme));
        await page.getByText("Clear all data").click();
        await unhindered(page, open);
      });
    }
  }, { viewport: { width, height: 640 } });
}

pageTest("numbers as in America, everywhere alike, chosen by keyboard", async ({ page, url }) => {
  const { keyboard } = HANDS;
  await begin(page, url, keyboard);
  await settings(page, () => keyboard.choose(radio(page, "Numbering", "Marshal is 1")), keyboard);
  await keyboard.press(button(page, "Clear"));
  await keyboard.tap(page, "a1");
  await page.keyboard.press("3");
  assert.deepEqual(await ranks(page, "[role=gridcell]"), [], "no piece of Barrage bears a 3");
  await page.keyboard.press("8");
  assert.equal(await cell(page, "a1").getAttribute("aria-label"), "a1, your Miner, 8");
  await placeArmy(page, keyboard, ARMY);
  assert.deepEqual((await ranks(page, "[role=grid]")).sort(), ["1", "2", "8", "9", "9", "B", "F", "S"]);
  await keyboard.press(button(page, "Ready"));
  await awaitTurn(page);
  assert.equal(await cell(page, "b4").getAttribute("aria-label"), "b4, your Marshal, 1");
  assert.equal(await cell(page, "a1").getAttribute("aria-label"), "a1, your Spy");
  assert.deepEqual(await texts(page.locator(".tray:first-child .rank")), ["1", "2", "8", "9", "S", "B", "F"]);
  await cell(page, "a1").focus();
  await page.keyboard.press("1");
  await page.waitForFunction(() => document.activeElement.dataset.square === "b4");
  await page.evaluate(() => { location.hash = "#rules/original"; });
  await page.locator("#workshop h1").waitFor();
  assert.deepEqual(await texts(page.locator(".army-table tr td.number:nth-child(3)")),
    ["1", "2", "3", "4", "5", "6", "7", "8", "9", "S", "–", "–"]);
});

pageTest("a move waits until it is confirmed", async ({ page, url }) => {
  const { keyboard } = HANDS;
  await begin(page, url, hands);
  await settings(page, () => check(page, "Confirm each move").click());
  await placeArmy(page, hands, ARMY);
  await ready(page, hands);
  await awaitTurn(page);
  const stands = async (square) => assert.equal(await cell(page, square).locator(".piece.mine").count(), 1, square);
  await hands.move(page, "b4", "b5");
  await page.getByText("Marshal to b5: choose b5 again, or press “Move”.").waitFor();
  await stands("b4");
  await page.keyboard.press("Escape");
  await button(page, "Move").waitFor({ state: "detached" });
  // Another square in its place, and then that one again.
  for (const square of ["b4", "b5", "a4"]) await hands.tap(page, square);
  await stands("b4");
  await hands.tap(page, "a4");
  await cell(page, "a4").locator(".piece.mine").waitFor();
  await awaitTurn(page);
  await hands.move(page, "a4", "a5");
  await unhindered(page);
  await hands.press(page.getByRole("button", { name: "Move", exact: true }));
  await cell(page, "a5").locator(".piece.mine").waitFor();
  await awaitTurn(page);
  await keyboard.move(page, "a5", "a6");
  await stands("a5");
  await page.keyboard.press("Enter");
  await cell(page, "a6").locator(".piece.mine").waitFor();
});

pageTest("other pictures are loaded when they are chosen", async ({ page, url }) => {
  const loaded = new Set();
  page.on("request", (request) => loaded.add(request.url().split("/").pop()));
  await begin(page, url, hands);
  await page.locator("[role=gridcell] use[href='pieces/classic.svg#scout']").first().waitFor();
  assert.deepEqual(["classic.svg", "figures.svg", "fantasy.svg"].filter((file) => loaded.has(file)), ["classic.svg"]);
  const figures = page.waitForRequest(/figures\.svg/);
  await settings(page, () => check(page, "Scout").click());
  await page.locator("[role=gridcell] use[href='pieces/figures.svg#scout']").first().waitFor();
  await figures;
  await settings(page, async () => {
    await hands.choose(radio(page, "Pieces", "Fantasy"));
    assert.ok(await check(page, "Scout").isDisabled());
  });
  await page.locator("[role=gridcell] use[href='pieces/fantasy.svg#scout']").first().waitFor();
  await settings(page, () => hands.choose(radio(page, "Pieces", "Numbers")));
  assert.ok(await page.locator("[role=gridcell] .piece-icon").first().isHidden());
});

pageTest("the Master's board has rivers, unless they are not wanted", async ({ page, url }) => {
  const rivers = () => page.locator("[role=grid]").evaluate((board) => getComputedStyle(board, "::before").content !== "none");
  await page.goto(url);
  await chooseEdition(page, hands, "masters");
  await hands.press(button(page, /^Play/));
  await screen(page, "setup");
  assert.ok(await rivers());
  await settings(page, () => check(page, "Rivers").click());
  assert.ok(!await rivers());
});

for (const [word, pace, pause] of [["Slow", "1.8", 1440], ["Normal", "1", 800], ["Fast", ".5", 400], ["None", "0", 800]]) {
  pageTest(`animation: ${word}`, async ({ page, url }) => {
    await page.addInitScript(() => {
      const { setTimeout } = globalThis;
      globalThis.waits = [];
      globalThis.setTimeout = (act, ms, ...rest) => {
        globalThis.waits.push(ms);
        return setTimeout(act, ms, ...rest);
      };
    });
    await setUpBeside(page, url, hands);
    // The device asks for no motion at all.
    assert.equal(await root(page, "--pace"), "0");
    await settings(page, () => hands.choose(radio(page, "Animation", word)));
    assert.equal(Number(await root(page, "--pace")), Number(pace));
    await page.evaluate(() => { globalThis.waits = []; });
    await hands.tap(page, await page.locator(".movable").first().getAttribute("data-square"));
    await page.locator(".target").first().click();
    await screen(page, "handover");
    assert.ok((await page.evaluate(() => globalThis.waits)).includes(pause), `${pause} ms`);
  });
}

pageTest("at four times the size nothing is lost", async ({ page, url }) => {
  await page.goto(url);
  await screen(page, "start");
  await unhindered(page);
  await settings(page, (open) => unhindered(page, open));
  await hands.press(button(page, /^Play/));
  await screen(page, "setup");
  await unhindered(page);
  await ready(page, hands);
  await awaitTurn(page);
  await unhindered(page);
  const { width } = await cell(page, "a1").boundingBox();
  assert.ok(width >= 24, `${width} px`);
  // Nothing lies over anything else.
  for (const name of ["Offer draw", "Resign"]) await button(page, name).click({ trial: true });
}, { viewport: { width: 320, height: 256 } });

pageTest("where the device forces its colors, every mark is seen", async ({ page, url }) => {
  const outline = (selector) => page.locator(selector).first().evaluate((element) => getComputedStyle(element).outlineStyle);
  await begin(page, url, hands);
  await placeArmy(page, hands, ARMY);
  await ready(page, hands);
  await awaitTurn(page);
  await hands.move(page, "b4", "b5");
  await awaitTurn(page);
  assert.equal(await outline(".last-to"), "double");
  await hands.tap(page, "f4");
  assert.equal(await outline(".selected"), "solid");
  assert.notEqual(await page.locator(".target").first().evaluate((target) => getComputedStyle(target, "::after").backgroundColor), "rgba(0, 0, 0, 0)");
  await unhindered(page);
  await hands.press(button(page, "Settings"));
  await dialog(page).waitFor();
  assert.equal(await outline(".segmented label:has(:checked)"), "solid");
  await unhindered(page, dialog(page));
}, { forcedColors: "active" });

/** Puts the page away, as another tab does, and takes it back. */
async function away(page) {
  for (const hidden of [true, false]) {
    await page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => value });
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    }, hidden);
  }
}

pageTest("two at one screen: the board is covered when the page is put away, where that is chosen", async ({ page, url }) => {
  await beginBeside(page, url, hands);
  await away(page);
  await page.getByRole("grid").waitFor();
  await settings(page, () => check(page, "Cover the board").click());
  await placeArmy(page, hands, ARMY);
  await away(page);
  await page.locator(".handover").waitFor();
  assert.equal(await page.getByRole("grid").count(), 0, "nothing of it is seen");
  await unhindered(page);
  await hands.press(button(page, "I am Red"));
  // Nothing of the set-up is lost.
  assert.equal(await cell(page, "b4").getAttribute("aria-label"), "b4, your Marshal, 10");
  await ready(page, hands);
  await hands.press(button(page, "I am Blue"));
  await ready(page, hands);
  await hands.press(button(page, "I am Red"));
  await awaitTurn(page);
  await away(page);
  await screen(page, "handover");
  assert.equal(await page.locator("[data-square]").count(), 0);
  await hands.press(button(page, "I am Red"));
  assert.ok(await awaitTurn(page));
});

siteTest("everything that is kept can be removed", async ({ page, url }) => {
  await page.goto(url);
  await screen(page, "start");
  await page.waitForFunction(async () => (await caches.keys()).length === 1);
  await page.evaluate(() => localStorage.setItem("another site", "stays"));
  await hands.press(button(page, /^Play/));
  await settings(page, () => hands.choose(radio(page, "Theme", "Dark")));
  await ready(page, hands);
  await awaitTurn(page);
  await hands.press(button(page, "Settings"));
  await page.getByText("Clear all data").click();
  await button(page, "Clear everything").click();
  await screen(page, "start");
  await page.getByText("has been removed").waitFor();
  assert.deepEqual(await page.evaluate(() => Object.keys({ ...localStorage })), ["another site"]);
  await page.waitForFunction(async () => (await caches.keys()).length === 0);
  assert.equal(await button(page, /^Continue/).count(), 0);
  assert.equal(await page.locator("html").getAttribute("data-theme"), null);
  await unhindered(page);
  await page.reload();
  await screen(page, "start");
  assert.equal(await button(page, /^Continue/).count(), 0);
});
