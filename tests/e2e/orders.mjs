// A person who uses everything that an edition has: kinds of actions, cards, answers. It knows only what the page says.

import {
  HANDS, button, cell, chooseEdition, drawn, eager, endTurn, enter, placeArmy, ready, screen, seeded, takeAway,
} from "./player.mjs";

/** The squares that a piece picked up, or a card, can go to or be used on. */
const GOALS = ".cell:is(.target, .second, .attack, .landing, .aim)";

/** What whoever has the screen is to decide: `turn`, `defend`, `rescue`, `redraw`, or `over`. */
export async function awaitDecision(page) {
  const found = await page.waitForFunction(() => {
    if (document.querySelector("[data-screen=result]")) return "over";
    if (document.querySelector("dialog[open] .cards")) return "redraw";
    const chips = [...document.querySelectorAll(".orders .chip")].map((chip) => chip.textContent);
    if (chips.includes("No card")) return "defend";
    if (chips.includes("No rescue")) return "rescue";
    return document.querySelector("[data-screen=play] .movable") ? "turn" : false;
  }, null, { timeout: 60_000 });
  return found.jsonValue();
}

/** Presses a card, also one that cannot be played now: it says why, and may be exchanged. */
export async function take(card, hands) {
  if (hands === HANDS.keyboard) return hands.press(card);
  return hands === HANDS.touch ? card.tap({ force: true }) : card.click({ force: true });
}

const goals = (page) => page.locator(GOALS).evaluateAll((cells) => cells.map((element) => ({
  to: element.dataset.square,
  attack: element.matches(".attack, .aim"),
  label: element.getAttribute("aria-label"),
})));

/** How many pieces a player looks at before he decides. */
const LOOKS = 6;

/** What some pieces can begin now: the piece, what it does if it can do several things, where. */
async function ideas(page, random) {
  const found = [];
  const squares = await page.locator(".movable").evaluateAll((cells) => cells.map((element) => element.dataset.square));
  const order = squares.map((square) => [random(), square]).sort(([a], [b]) => a - b);
  for (const [, from] of order.slice(0, LOOKS)) {
    await enter(page, cell(page, from));
    const ways = await page.locator(".chip[aria-pressed]").allTextContents();
    for (const way of ways.length > 0 ? ways : [null]) {
      if (way) await enter(page, button(page, way));
      found.push(...(await goals(page)).map((goal) => ({ from, way, ...goal })));
    }
    await cell(page, from).focus();
    await page.keyboard.press("Escape");
  }
  return found;
}

/** One of the choices: powers often, fights else, forward else. */
function resourceful(choices, random) {
  const powers = choices.filter(({ way }) => way && way !== "Move");
  return powers.length > 0 && random() < 0.7 ? powers[Math.floor(random() * powers.length)] : eager(choices, random);
}

/** Begins what was chosen. */
async function start(page, hands, { from, way, to }) {
  if (!way || way === "Move") return hands.move(page, from, to);
  await hands.tap(page, from);
  await hands.press(button(page, way));
  return hands.tap(page, to);
}

/** What is still asked of an action that was begun, read at one moment; null once it is done. */
async function asked(page) {
  await drawn(page);
  return page.evaluate(() => {
    const count = (selector) => document.querySelectorAll(selector).length;
    if (count(".cell.selected") === 0) return null;
    return {
      kinds: count(".kinds button:not(.unlikely)"),
      primary: count(".orders .chip.primary") > 0,
      cards: count(".bar .card:not([aria-disabled])") > 0,
      squares: [...document.querySelectorAll(".cell:is(.via, .attack:not(.drop), .aim:not(.drop))")]
        .map((element) => element.dataset.square),
    };
  });
}

/** Chooses whatever is still asked of an action that was begun, until it is done. */
async function finish(page, hands, random) {
  for (let steps = 0; steps < 6; steps += 1) {
    const open = await asked(page);
    if (!open) return;
    const { kinds, primary, cards, squares } = open;
    if (kinds > 0) {
      await hands.press(page.locator(".kinds button:not(.unlikely)").nth(Math.floor(random() * kinds)));
    } else if (primary && cards && random() < 0.7) {
      await hands.press(page.locator(".bar .card:not([aria-disabled])").first());
    } else if (squares.length > 0) {
      await hands.tap(page, squares[Math.floor(random() * squares.length)]);
    } else {
      await hands.press(page.locator(".orders .chip.primary"));
    }
  }
  throw new Error("an action comes to no end");
}

/** Answers a question. */
async function answer(page, hands, question, random) {
  const cards = page.locator(".bar .card.defence:not([aria-disabled])");
  const kinds = page.locator(".kinds button");
  if (question === "redraw") {
    const dealt = page.locator("dialog .card");
    if (random() < 0.5) return hands.press(button(page, "Keep"));
    for (const place of [2, 0, 1]) await hands.press(dealt.nth(place));
    return hands.press(button(page, "Put under"));
  }
  if (question === "rescue" && await kinds.count() > 0) {
    if (await kinds.first().getAttribute("aria-pressed") === "false") await hands.press(kinds.first());
    return hands.tap(page, await page.locator(".cell.target").first().getAttribute("data-square"));
  }
  if (question === "defend" && await cards.count() > 0) return hands.press(cards.first());
  return hands.press(button(page, /^No (card|rescue)$/));
}

/** A game of two at one screen, both armies by their text. It begins with Red at the screen. */
export async function beside(page, url, hands, edition, { red, blue }) {
  await page.goto(url);
  await screen(page, "start");
  await chooseEdition(page, hands, edition);
  await hands.choose(page.getByRole("radio", { name: "Friend, same screen" }));
  await hands.press(button(page, /^Play/));
  await screen(page, "setup");
  await placeArmy(page, hands, red);
  await ready(page, hands);
  await hands.press(button(page, "I am Blue"));
  await screen(page, "setup");
  await placeArmy(page, hands, blue);
  await ready(page, hands);
  await hands.press(button(page, "I am Red"));
  await awaitDecision(page);
}

/** Whoever has the screen has done his part; the other takes it. */
export async function pass(page, hands, name) {
  await hands.press(button(page, `I am ${name}`));
  await awaitDecision(page);
}

/** The marks of squares that are chosen from, without those of the last move. */
export async function marks(page) {
  await drawn(page);
  return page.locator(".cell").evaluateAll((cells) => Object.fromEntries(cells.flatMap((element) => {
    const names = ["selected", "target", "second", "via", "landing", "attack", "aim", "drop", "blast", "hit", "doubt", "risk"];
    const found = names.filter((name) => element.classList.contains(name));
    return found.length > 0 ? [[element.dataset.square, found.join(" ")]] : [];
  })));
}

/**
 * Plays the edition that was chosen against the computer, to the end or for so many turns and then resigns, up to the open
 * armies of the result; `each` is called before every decision.
 */
export async function playAgainstComputer(page, hands, { seed, turns, each = () => {} }) {
  const random = seeded(seed);
  await hands.press(button(page, /^Play/));
  await ready(page, hands);
  for (let turn = 0; ;) {
    const decision = await awaitDecision(page);
    if (decision === "over") break;
    await each();
    if (decision === "turn" && turn === turns) {
      await hands.press(button(page, "Resign"));
      await hands.press(page.getByRole("dialog").getByRole("button", { name: "Resign" }));
      break;
    }
    if (decision === "turn") {
      turn += 1;
      const idea = resourceful(await ideas(page, random), random);
      await endTurn(page, async () => {
        await start(page, hands, idea);
        await finish(page, hands, random);
      });
    } else {
      await takeAway(page, ".orders .chip, dialog[open]", () => answer(page, hands, decision, random));
    }
  }
  await screen(page, "result");
  await page.getByRole("heading", { name: /^(You win|You lose|A draw)/ }).waitFor();
  const hidden = await page.locator(".cell[aria-label*=unknown]").count();
  if (hidden > 0) throw new Error(`${hidden} pieces are still hidden in the result`);
}
