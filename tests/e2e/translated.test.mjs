// The page goes on where browser translation or an extension rewrites its words.

import assert from "node:assert/strict";
import { pageTest } from "./harness.mjs";
import { HANDS, awaitTurn, begin, button, calm, endTurn, options, ready, screen } from "./player.mjs";

const hands = HANDS.mouse;

/** Rewrites every text of a page that may be, also what comes later: each becomes `«text»` in elements of its own. */
function rewrite(how) {
  const mayBe = (node) => node.parentElement && !node.parentElement.closest("font, svg, script, style, select, textarea, [translate=no]") && node.data.trim();
  const font = (...inside) => {
    const made = document.createElement("font");
    made.append(...inside);
    return made;
  };
  const put = {
    /** As browsers translate: the text node is taken out, and is put back nowhere. */
    replaced: (node) => node.parentNode.replaceChild(font(font(`«${node.data}»`)), node),
    "replaced in two steps": (node) => {
      node.parentNode.insertBefore(font(font(`«${node.data}»`)), node);
      node.parentNode.removeChild(node);
    },
    /** As extensions do that mark words: the text node goes into an element. */
    wrapped: (node) => {
      const outer = font("«");
      node.parentNode.insertBefore(outer, node);
      outer.append(font(node), "»");
    },
    surrounded: (node) => {
      const range = document.createRange();
      range.selectNode(node);
      const outer = font();
      range.surroundContents(outer);
      outer.prepend("«");
      outer.append("»");
    },
  }[how];
  const all = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) if (mayBe(walker.currentNode)) found.push(walker.currentNode);
    found.forEach(put);
  };
  all();
  new MutationObserver(all).observe(document.body, { childList: true, subtree: true, characterData: true });
}

/** Text that stands in the page in two ways, as rewritten and as it was. */
const text = (locator) => locator.innerText().then((words) => words.trim());

for (const how of ["replaced", "replaced in two steps", "wrapped", "surrounded"]) {
  pageTest(`a game, another language, dialogs, with every text ${how}`, async ({ page, url }) => {
    await page.goto(url);
    await screen(page, "start");
    await page.locator(".options").waitFor();
    await page.evaluate(rewrite, how);
    await page.locator(".play-button", { hasText: "«Play»" }).waitFor();

    // What is chosen changes texts in their places.
    await page.locator(".topbar button").last().click();
    await page.locator("#language").selectOption("de");
    await page.locator(".dialog h2", { hasText: "«Einstellungen»" }).waitFor();
    await page.keyboard.press("Escape");
    assert.equal(await text(page.locator(".play-button")), "«Spielen»");
    assert.doesNotMatch(await page.locator("#main, main").first().innerText(), /«Play»|Rules of|How strong/);
    await page.locator(".topbar button").last().click();
    await page.locator("#language").selectOption("en");
    await page.locator(".dialog h2", { hasText: "«Settings»" }).waitFor();
    await page.keyboard.press("Escape");
    assert.equal(await text(page.locator(".play-button")), "«Play»");

    // A game: the line of status changes with each move, pieces and moves are nobody's words.
    await page.locator(".play-button").click();
    await ready(page, hands);
    const said = new Set();
    for (let turn = 0; turn < 3; turn += 1) {
      await awaitTurn(page);
      said.add(await text(page.locator("[role=status]").first()));
      const { from, to } = calm(await options(page));
      await endTurn(page, () => hands.move(page, from, to));
    }
    await awaitTurn(page);
    assert.ok(said.size > 1, [...said].join());
    assert.match([...said].at(-1), /«/);
    assert.doesNotMatch(await page.locator(".board").innerText(), /«/);

    // Each seat tells whose turn it is now, and nobody else's.
    assert.equal(await page.locator(".seat.ours .seat-turn").innerText(), "«Your turn»");
    assert.equal(await page.locator(".seat.theirs .seat-turn").innerText(), "");
    await page.evaluate(() => { location.hash = "#rules/barrage"; });
    await page.locator("#workshop h1").waitFor();
    await page.keyboard.press("Escape");
    await button(page, "Settings").click();
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    assert.equal(await page.locator("#trouble").count(), 0);
  });
}
