// A person at the page: finds things by the names that people see or hear, and plays by mouse, by touch or by keyboard.

/** Three pairs of hands. Each has the options of a browser context that fit it. */
export const HANDS = {
  /** Clicks, and drags pieces. */
  mouse: {
    context: {},
    press: (target) => target.click(),
    choose: (radio) => radio.locator("xpath=..").click(),
    enter: (field, text) => field.fill(text),
    tap: (page, square) => pressed(page, cell(page, square).click()),
    async move(page, from, to) {
      const [start, end] = [await middle(page, from), await middle(page, to)];
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
      await page.mouse.move(end.x, end.y, { steps: 3 });
      await page.mouse.up();
    },
  },
  /** Taps the piece, then the square, on a phone. */
  touch: {
    context: { hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } },
    press: (target) => target.tap(),
    choose: (radio) => radio.locator("xpath=..").tap(),
    enter: (field, text) => field.fill(text),
    tap: (page, square) => pressed(page, cell(page, square).tap()),
    async move(page, from, to) {
      for (const square of [from, to]) await this.tap(page, square);
    },
  },
  /** Walks by Tab and the arrow keys, and acts by Enter and Space. */
  keyboard: {
    context: {},
    async press(target) {
      await walkTo(target);
      // A cover takes no press that may belong to one before.
      await target.and(target.page().locator(":not(.waits)")).waitFor();
      await target.page().keyboard.press("Enter");
    },
    async choose(radio) {
      const keys = radio.page().keyboard;
      const group = radio.page().locator(`input[name="${await radio.getAttribute("name")}"]`);
      const checked = group.and(radio.page().locator(":checked"));
      const none = (await checked.count()) === 0;
      await walkTo(none ? group.first() : checked);
      if (none) await keys.press("Space");
      for (let steps = 0; steps < 20 && !(await radio.isChecked()); steps += 1) await keys.press("ArrowRight");
    },
    async enter(field, text) {
      await walkTo(field);
      await field.page().keyboard.type(text);
    },
    async tap(page, square) {
      await walkBoard(page, square);
      await page.keyboard.press("Enter");
    },
    async move(page, from, to) {
      for (const square of [from, to]) await this.tap(page, square);
    },
  },
};

/** The cell of a square such as `a4`. */
export const cell = (page, square) => page.locator(`[role=gridcell][data-square=${square}]`);

/** The button of that name. */
export const button = (page, name) => page.getByRole("button", { name });

/** Waits for a screen. */
export const screen = (page, name) => page.locator(`[data-screen=${name}]`).waitFor();

async function middle(page, square) {
  await cell(page, square).scrollIntoViewIfNeeded();
  const box = await cell(page, square).boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Presses Tab until the element has the focus. */
async function walkTo(target) {
  await target.waitFor();
  const focused = () => target.evaluate((element) => element === document.activeElement);
  for (let stops = 0; stops < 80; stops += 1) {
    if (await focused()) return;
    await target.page().keyboard.press("Tab");
  }
  throw new Error(`Tab never reaches ${target}`);
}

/** Tabs to the board and walks to a square by the arrow keys. */
async function walkBoard(page, square) {
  const onBoard = () => page.evaluate(() => document.activeElement?.matches("[role=gridcell]"));
  if (!(await onBoard())) await walkTo(page.locator("[role=gridcell][tabindex='0']"));
  const wayTo = (name) => page.evaluate((wanted) => {
    const place = (found) => {
      const row = found.closest("[role=row]");
      return [[...row.children].indexOf(found), [...row.parentElement.children].indexOf(row)];
    };
    const from = place(document.activeElement);
    const to = place(document.querySelector(`[role=gridcell][data-square=${wanted}]`));
    return [to[0] - from[0], to[1] - from[1]];
  }, name);
  for (let steps = 0; steps < 40; steps += 1) {
    const [right, down] = await wayTo(square);
    if (right === 0 && down === 0) return;
    const across = right > 0 ? "ArrowRight" : "ArrowLeft";
    const along = down > 0 ? "ArrowDown" : "ArrowUp";
    await page.keyboard.press(down === 0 ? across : along);
  }
  throw new Error(`the arrow keys never reach ${square}`);
}

/** Waits until what a tap on a square means is seen, too: first it only looks pressed. */
const pressed = (page, tap) => tap.then(() => drawn(page));

/** Waits until what was just done is drawn: on a slow machine the page first lets the browser do other things. */
export const drawn = (page) => page.evaluate(() => new Promise((resolve) => {
  requestAnimationFrame(() => requestAnimationFrame(resolve));
}));

/** Waits until what fades in or slides is where it belongs: before, colors have no contrast yet. */
export const settled = (page) => page.evaluate(async () => {
  const frame = () => new Promise((resolve) => { requestAnimationFrame(resolve); });
  // Two frames, so that what has just changed has begun to move.
  await frame();
  await frame();
  const ends = ({ effect }) => Number.isFinite(effect.getComputedTiming().endTime);
  await Promise.allSettled(document.getAnimations().filter(ends).map(({ finished }) => finished));
});

/** Text of a stored value with these fields. */
export const stored = (fields) => JSON.stringify({ version: 1, ...fields });

/** The value that is stored under a key; `null` if there is none. */
export const kept = async (page, key) => JSON.parse(await page.evaluate((name) => localStorage.getItem(name), key));

/** The open games as they are stored, each with the name under which it is. */
export const openGames = (page) => page.evaluate(() => Object.entries({ ...localStorage })
  .filter(([name]) => /^vexillum\.game(\.[0-9a-f]{8})?$/.test(name))
  .map(([name, value]) => ({ name, ...JSON.parse(value) })));

/** Stores a value with these fields before each page is loaded. */
export const keepStored = (page, key, fields) =>
  page.addInitScript(([name, text]) => localStorage.setItem(name, text), [key, stored(fields)]);

/** Makes every seed that the page takes from the browser that number: decks and armies are dealt alike each time. */
export const fixSeed = (page, seed) => page.addInitScript((text) => {
  const little = new Uint8Array(new BigUint64Array([BigInt(text)]).buffer);
  Crypto.prototype.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    bytes.forEach((_, index) => { bytes[index] = little[index % little.length]; });
    return array;
  };
}, String(seed));

/** Opens the site and begins the game that the start screen proposes on a first visit. */
export async function begin(page, url, hands) {
  await page.goto(url);
  await screen(page, "start");
  await hands.press(button(page, /^Play/));
  await screen(page, "setup");
}

/** Chooses an edition on the start screen, in whatever fold it lies. */
export async function chooseEdition(page, hands, id) {
  const radio = page.locator(`input[type=radio][value="${id}"]`).first();
  await radio.waitFor({ state: "attached" });
  const folded = page.locator("details:not([open])", { has: radio });
  // From the outermost in.
  while (await folded.count() > 0) await hands.press(folded.first().locator("summary").first());
  await hands.choose(radio);
}

/** Opens the site and begins the proposed edition with somebody beside. */
export async function beginBeside(page, url, hands) {
  await page.goto(url);
  await hands.choose(page.getByRole("radio", { name: "Friend, same screen" }));
  await hands.press(button(page, /^Play/));
  await screen(page, "setup");
}

/** The same up to Red's first turn, both with the armies that are proposed. */
export async function setUpBeside(page, url, hands) {
  await beginBeside(page, url, hands);
  await ready(page, hands);
  await hands.press(button(page, "I am Blue"));
  await ready(page, hands);
  await hands.press(button(page, "I am Red"));
  await awaitTurn(page);
}

/** Puts a set-up on the board by its text. */
export async function placeArmy(page, hands, text) {
  await hands.press(page.getByText("Keep and share"));
  await hands.enter(page.getByLabel("As text"), text);
  await hands.press(button(page, "Paste"));
  await page.getByText("The set-up was read.").first().waitFor({ state: "attached" });
}

/** Begins the proposed game against the computer with that set-up, up to the first turn. */
export async function beginWith(page, url, hands, text) {
  await begin(page, url, hands);
  await placeArmy(page, hands, text);
  await ready(page, hands);
  await awaitTurn(page);
}

/** Goes to the start screen, by the address. */
export async function goHome(page) {
  await page.evaluate(() => { location.hash = ""; });
  await screen(page, "start");
}

/** Finishes the set-up as it stands. */
export async function ready(page, hands) {
  await hands.press(button(page, "Ready"));
}

/** Waits until whoever has the screen may move, or the game is over. True if he may move. */
export async function awaitTurn(page) {
  await page.locator("[data-screen=result], [data-screen=play] .movable").first().waitFor({ timeout: 60_000 });
  return (await page.locator("[data-screen=result]").count()) === 0;
}

/** Does something that takes from the page what `selector` finds, and waits until none of it is left, be it for a moment. */
export async function takeAway(page, selector, act) {
  await page.evaluate((sought) => {
    globalThis.gone = false;
    new MutationObserver((_, observer) => {
      if (document.querySelector(sought)) return;
      globalThis.gone = true;
      observer.disconnect();
    }).observe(document, { attributes: true, childList: true, subtree: true });
  }, selector);
  await act();
  await page.waitForFunction(() => globalThis.gone);
}

/** Does something that ends a turn. The other may have moved when this returns. */
export const endTurn = (page, act) => takeAway(page, ".movable", act);

/** Presses something as a screen reader would, so that no gesture begins, and sees what comes of it. */
export async function enter(page, target) {
  await target.focus();
  await page.keyboard.press("Enter");
  await drawn(page);
}

/** The squares of the pieces that the page marks as movable. */
const movable = (page) => page.locator(".movable").evaluateAll((cells) => cells.map((element) => element.dataset.square));

/** What can be done with a piece, found by picking it up; each with what is on its target. */
async function optionsOf(page, from) {
  await enter(page, cell(page, from));
  const found = await page.locator(".cell:is(.target, .attack)").evaluateAll((cells, start) => cells.map((element) => ({
    from: start,
    to: element.dataset.square,
    attack: element.classList.contains("attack"),
    label: element.getAttribute("aria-label"),
  })), from);
  await page.keyboard.press("Escape");
  return found;
}

/** Everything that can be done now. */
export async function options(page) {
  const found = [];
  for (const from of await movable(page)) found.push(...await optionsOf(page, from));
  return found;
}

/** An eager choice: fights whatever is no known Bomb, else goes forward. It knows only what the page says. */
export function eager(choices, random) {
  const worth = ({ from, to, attack, label }) => {
    if (attack) return /bomb/i.test(label) ? -100 : 50;
    return Number(to.slice(1)) - Number(from.slice(1)) + random() * 3;
  };
  return choices.map((choice) => ({ ...choice, worth: worth(choice) })).sort((a, b) => b.worth - a.worth)[0];
}

const row = (square) => Number(square.slice(1));

/** An eager choice of the first piece, from the front, that can fight or go forward: the others are not looked at. */
async function eagerFromTheFront(page, random) {
  const place = new Map((await movable(page)).map((square) => [square, row(square) + random() * 3]));
  const others = [];
  for (const from of [...place.keys()].sort((a, b) => place.get(b) - place.get(a))) {
    const choices = await optionsOf(page, from);
    const bold = choices.filter(({ to, attack, label }) => (attack ? !/bomb/i.test(label) : row(to) > row(from)));
    if (bold.length > 0) return eager(bold, random);
    others.push(...choices);
  }
  return eager(others, random);
}

/** Plays eagerly to the end of the game, which must come within so many moves. */
export async function playEagerly(page, hands, random, most) {
  for (let moves = 0; await awaitTurn(page); moves += 1) {
    if (moves === most) throw new Error("an eager player comes to an end");
    const { from, to } = await eagerFromTheFront(page, random);
    await endTurn(page, () => hands.move(page, from, to));
  }
}

/** A choice that fights nothing and goes forward, so that the game surely goes on. */
export const calm = (choices) => eager(choices.filter(({ attack }) => !attack), () => 0);

/** A choice that fights nothing, of the first piece from the front that has one: the others are not looked at. */
async function calmFromTheFront(page) {
  for (const from of (await movable(page)).sort((a, b) => row(b) - row(a))) {
    const choice = calm(await optionsOf(page, from));
    if (choice) return choice;
  }
  throw new Error("every move is an attack");
}

/** Plays a move that fights nothing. Then, once it is seen and whatever has to be done by `others`, it is a person's turn again. */
export async function playOn(page, hands, others = () => {}) {
  await awaitTurn(page);
  const { from, to } = await calmFromTheFront(page);
  await endTurn(page, () => hands.move(page, from, to));
  await others();
  if (!await awaitTurn(page)) throw new Error("the game is over");
}

/** A random number generator with a seed, so that a game can be played again. */
export function seeded(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
