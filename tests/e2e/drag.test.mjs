// Every drag has an end, and the page under a finger still scrolls: board, tray and the board in a frame.

import assert from "node:assert/strict";
import { pageTest } from "./harness.mjs";
import { HANDS, awaitTurn, begin, button, cell, drawn, placeArmy, ready, screen } from "./player.mjs";

const RED = ".M..23..../........../........../S.2BF....9";
const { context: phone } = HANDS.touch;

async function center(target) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const cdp = (page) => page.context().newCDPSession(page);

/** What ends a drag without its pointer coming up over the page. */
const ENDS = {
  Escape: (page) => page.keyboard.press("Escape"),
  "a release that nobody saw": async (page) => {
    const session = await cdp(page);
    await session.send("Input.dispatchMouseEvent", { type: "mouseMoved", x: 300, y: 300, button: "none", buttons: 0 });
  },
  "a pointer that is taken away": (page) => page.evaluate(() => {
    document.querySelector("[data-square]").dispatchEvent(new PointerEvent("pointercancel", { bubbles: true, pointerId: 1 }));
  }),
  "lost capture": (page) => page.evaluate(() => {
    for (const element of document.querySelectorAll("[data-square], .stock button")) {
      if (element.hasPointerCapture(1)) element.releasePointerCapture(1);
    }
    // It is told with the next event of the pointer.
  }).then(() => page.mouse.move(305, 305)),
  "a window that loses the focus": (page) => page.evaluate(() => { window.dispatchEvent(new Event("blur")); }),
  "a page that is hidden": (page) => page.evaluate(() => { document.dispatchEvent(new Event("visibilitychange")); }),
};

/** What is on the board, and what is picked up or carried. */
const state = (page) => page.evaluate(() => ({
  board: [...document.querySelectorAll("[role=gridcell]")].map((found) => found.querySelector(".rank")?.textContent ?? "."),
  held: document.querySelectorAll(".drag-ghost, .selected, .drop, .piece.lifted, [aria-pressed=true]").length,
}));

/** Picks something up by the mouse and carries it to a square. */
async function carry(page, piece, square) {
  const from = await center(piece);
  const to = await center(cell(page, square));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 3 });
  await page.locator(".drag-ghost").waitFor({ state: "attached" });
}

/** Carries a piece, breaks that off in each way, and finds everything as it was. */
async function putBack(page, piece, square) {
  const before = await state(page);
  for (const [name, end] of Object.entries(ENDS)) {
    await carry(page, piece, square);
    await end(page);
    await drawn(page);
    assert.deepEqual(await state(page), before, name);
    // The finger goes on, and comes up.
    await page.mouse.move(310, 310, { steps: 2 });
    await page.mouse.up();
    await drawn(page);
    assert.deepEqual(await state(page), before, `${name}, and after`);
  }
}

pageTest("a drag that is broken off puts the piece back", async ({ page, url }) => {
  await begin(page, url, HANDS.mouse);
  await placeArmy(page, HANDS.mouse, RED.replace("9", "."));
  await putBack(page, cell(page, "b4"), "c3");
  await putBack(page, page.locator(".stock button").first(), "j1");
  // The same pieces can be dragged, too: onto the board, and from it into the tray.
  await carry(page, page.locator(".stock button").first(), "j1");
  await page.mouse.up();
  await cell(page, "j1").locator(".piece").waitFor();
  const from = await center(cell(page, "j1"));
  const tray = await center(page.locator(".stock-panel"));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(tray.x, tray.y, { steps: 5 });
  await page.mouse.up();
  await cell(page, "j1").locator(".piece").waitFor({ state: "detached" });
  await page.getByLabel("As text").fill(RED);
  await button(page, "Paste").click();
  await ready(page, HANDS.mouse);
  await awaitTurn(page);
  await putBack(page, cell(page, "b4"), "b5");
  await HANDS.mouse.move(page, "b4", "b5");
  await page.getByRole("gridcell", { name: /^b5, your Marshal/ }).waitFor();
});

/** Fingers that go down and along, each to where it is moved by so many pixels; gives what lifts them, or takes them away. */
async function slide(page, fingers) {
  const session = await cdp(page);
  const touch = (type, touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
  const at = (part) => fingers.map(([{ x, y }, [right, down]], id) => ({ x: x + right * part, y: y + down * part, id }));
  await touch("touchStart", at(0));
  for (let step = 1; step <= 10; step += 1) {
    await touch("touchMove", at(step / 10));
    await drawn(page);
  }
  return { lift: () => touch("touchEnd", []), cancel: () => touch("touchCancel", []) };
}

/** Scrolls a square to the middle, and says where it is then. */
async function middle(page, square) {
  await cell(page, square).evaluate((element) => element.scrollIntoView({ block: "center" }));
  return center(cell(page, square));
}

const scrolled = (page) => page.evaluate(() => Math.round(scrollY));

/** Begins a game in which a4 to j4 hold some pieces that move. */
async function play(page, url) {
  await begin(page, url, HANDS.touch);
  await placeArmy(page, HANDS.touch, RED);
  await ready(page, HANDS.touch);
  await awaitTurn(page);
}

for (const viewport of [{ width: 360, height: 740 }, { width: 740, height: 360 }]) {
  pageTest(`a swipe scrolls unless it begins on a piece that moves, ${viewport.width} px wide`, async ({ page, url }) => {
    await play(page, url);
    const piece = await middle(page, "b4");
    const before = await scrolled(page);
    const finger = await slide(page, [[piece, [0, -60]]]);
    assert.equal(await page.locator(".drag-ghost").count(), 1);
    assert.equal(await scrolled(page), before, "the piece is carried");
    await finger.cancel();
    await page.locator(".drag-ghost").waitFor({ state: "detached" });
    assert.equal(await page.locator(".selected").count(), 0);
    // An empty square, a lake, an enemy, a Bomb.
    for (const square of ["e6", "c5", "b10", "d1"]) {
      const start = await middle(page, square);
      const from = await scrolled(page);
      const swipe = await slide(page, [[start, [0, from > 40 ? 60 : -60]]]);
      assert.ok(Math.abs(await scrolled(page) - from) > 20, `from ${square}`);
      assert.equal(await page.locator(".drag-ghost, .selected").count(), 0);
      await swipe.lift();
    }
  }, { ...phone, viewport });
}

pageTest("two fingers zoom the board", async ({ page, url }) => {
  await play(page, url);
  const { x, y } = await middle(page, "e6");
  const fingers = await slide(page, [[{ x: x - 30, y }, [-60, 0]], [{ x: x + 30, y }, [60, 0]]]);
  await fingers.lift();
  assert.ok(await page.evaluate(() => visualViewport.scale) > 1.2);
}, phone);

pageTest("a swipe over the board of a frame scrolls the page around it", async ({ page, url }) => {
  const box = "style='display:block;width:340px;height:680px;border:0'";
  await page.route("**/host.html", (route) => route.fulfill({
    contentType: "text/html",
    body: `<!doctype html><meta name=viewport content="width=device-width, initial-scale=1">
      <iframe src="embed.html#edition=barrage" ${box}></iframe><div style="height:2000px"></div>`,
  }));
  await page.goto(`${url}host.html`);
  const frame = page.frameLocator("iframe");
  await frame.locator("[data-screen=setup] .movable").first().waitFor();
  const start = await center(frame.locator("[data-square=e6]"));
  const swipe = await slide(page, [[start, [0, -100]]]);
  await swipe.lift();
  const inside = await frame.locator("html").evaluate((root) => root.scrollTop);
  assert.ok(await scrolled(page) + inside > 20, "it scrolls");
}, phone);

for (const viewport of [{ width: 740, height: 360 }, { width: 667, height: 320 }, { width: 360, height: 740 }]) {
  pageTest(`everything is in reach at ${viewport.width} by ${viewport.height}`, async ({ page, url }) => {
    /** Fails if something lies over a button wherever the page is scrolled. */
    const reach = async (where) => {
      const hidden = await page.locator("button:visible, a:visible, [role=gridcell], summary:visible").evaluateAll((found) =>
        found.filter((element) => {
          element.scrollIntoView({ block: "center", inline: "center" });
          const box = element.getBoundingClientRect();
          const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          return !element.matches(".skip-link, :disabled, [inert] *") && !element.contains(top);
        }).map((element) => element.outerHTML.slice(0, 120)));
      assert.deepEqual(hidden, [], where);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), where);
    };
    await page.goto(url);
    await screen(page, "start");
    await reach("start");
    await begin(page, url, HANDS.touch);
    await reach("set-up");
    await HANDS.touch.press(button(page, "Clear"));
    await reach("empty set-up");
    await HANDS.touch.press(button(page, "Shuffle"));
    await ready(page, HANDS.touch);
    await awaitTurn(page);
    await reach("board");
    await HANDS.touch.press(button(page, "Resign"));
    const { y, height } = await page.getByRole("dialog").boundingBox();
    assert.ok(y >= 0 && y + height <= viewport.height, "the dialog");
  }, { ...phone, viewport });
}
