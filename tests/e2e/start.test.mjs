// The start screen: every edition by hand, the switches that go together, the player's own variants.

import assert from "node:assert/strict";
import { pageTest } from "./harness.mjs";
import { HANDS, begin, button, cell, chooseEdition, screen, stored } from "./player.mjs";

const hands = HANDS.mouse;

// Each edition with its name, its pieces and its home squares.
const EDITIONS = [
  ["barrage", "Barrage", 8, 40],
  ["original", "Original", 40, 40],
  ["masters", "Master’s Edition", 40, 40],
  ["faq-original", "Original, publisher’s FAQ", 40, 40],
  ["classic30", "Classic 30", 30, 30],
  ["duel", "Duel", 10, 40],
  ["duel-small", "Duel, small board", 10, 30],
  ["lightning", "Lightning", 20, 40],
  ["lightning-tournament", "Lightning, tournament", 20, 40],
  ["scifi", "Sci-Fi", 30, 30],
  ["scifi-duel", "Sci-Fi Duel", 10, 30],
  ["spotter2011", "Spotter 2011", 30, 30],
  ["infiltrator", "Infiltrator", 40, 40],
  ["fantasy", "Fantasy", 30, 30],
  ["fantasy-powers", "Fantasy with powers", 30, 30],
  ["battle-cards", "Battle Cards", 30, 30],
];

const OWN = {
  version: 1,
  title: "Sunday League",
  board: { columns: 6, rows: 8, home: 2, lakes: "c4 c5" },
  fill: "any",
  units: [{ kind: "M", count: 1 }, { kind: "S", count: 2 }, { kind: "2", count: 3 }, { kind: "F", count: 1 }],
};

const switchNamed = (page, name) => page.locator("label.switch", { has: page.getByText(name, { exact: true }) });
const openRules = (page) => page.locator("details.rules > summary").click();

async function checkSetup(page, pieces, squares) {
  await screen(page, "setup");
  assert.equal(await page.locator("[role=gridcell].home").count(), squares);
  await page.locator(".seat.ours", { hasText: `of ${pieces} placed` }).waitFor();
}

pageTest("every edition can be chosen, and its army set up", async ({ page, url }) => {
  for (const [id, name, pieces, squares] of EDITIONS) {
    await page.goto(url);
    await chooseEdition(page, hands, id);
    const card = page.locator("label.edition", { has: page.locator(`input[value="${id}"]`) });
    assert.ok((await card.locator(".edition-facts").innerText()).startsWith(`${pieces} pieces · `), id);
    assert.ok((await page.locator("#play-note").innerText()).startsWith(`${name} · `), id);
    await page.getByRole("link", { name: `Rules of ${name}`, exact: true }).waitFor();
    await button(page, /^Play/).click();
    await checkSetup(page, pieces, squares);
    await page.goBack();
  }
});

pageTest("an edition is chosen by the keyboard, and comes back the next time", async ({ page, url }) => {
  const keyboard = HANDS.keyboard;
  await page.goto(url);
  await screen(page, "start");
  for (const id of ["lightning", "scifi-duel", "classic30"]) {
    await page.locator("body").focus();
    await chooseEdition(page, keyboard, id);
    assert.ok(await page.locator(`input[value="${id}"]`).isChecked());
    assert.equal(await page.locator("label.edition input:checked").count(), 1);
    assert.equal(await page.locator("details.family[open]").count(), 1);
    await page.locator("details.more > summary", { hasText: await page.locator("label.edition:has(:checked) .edition-name").innerText() }).waitFor();
  }
  await page.reload();
  assert.ok(await page.locator("input[value=classic30]").isChecked());
  assert.ok(await page.locator(".editions.first input[value=classic30]").isVisible(), "it is in front");
  await keyboard.press(button(page, /^Play/));
  await checkSetup(page, 30, 30);
});

pageTest("what does not go together is refused with the reason", async ({ page, url }) => {
  await page.goto(url);
  await chooseEdition(page, hands, "battle-cards");
  await openRules(page);
  const rescue = switchNamed(page, "Rescue");
  assert.ok(await rescue.getByRole("switch").isDisabled());
  await rescue.getByText("Not with Battle Cards.").waitFor();
  await page.getByRole("heading", { name: "Cards", exact: true }).waitFor();
  assert.ok(await switchNamed(page, "Tactical reveal").getByRole("switch").isEnabled());
  await chooseEdition(page, hands, "fantasy-powers");
  await switchNamed(page, "Moving Flag").getByText("Not with pieces that have powers.").waitFor();
  assert.equal(await page.getByRole("heading", { name: "Cards", exact: true }).count(), 0);
});

pageTest("a switch that needs another sets it, and the box brings all back", async ({ page, url }) => {
  await page.goto(url);
  await openRules(page);
  const [moving, exploding] = ["Moving Bombs", "Exploding Bombs"].map((name) => switchNamed(page, name));
  await moving.click();
  assert.ok(await exploding.getByRole("switch").isChecked());
  assert.ok(await exploding.getByRole("switch").isDisabled());
  await exploding.getByText("Bombs that move explode.").waitFor();
  await moving.getByText("In this edition: off.").waitFor();
  await switchNamed(page, "Captured pieces").locator("select").selectOption("nobody");
  await page.getByText("3 changed").waitFor();
  await page.reload();
  await page.getByText("3 changed").waitFor();
  await openRules(page);
  await button(page, "As in the box").click();
  await page.getByText("3 changed").waitFor({ state: "detached" });
  assert.ok(!(await moving.getByRole("switch").isChecked()));
  assert.ok(await exploding.getByRole("switch").isEnabled());
});

pageTest("a variant of one's own is played", async ({ page, url }) => {
  await page.goto(url);
  await page.evaluate((own) => localStorage.setItem("vexillum.variants", own), stored({ variants: [OWN] }));
  await page.reload();
  const family = page.locator("details.family", { hasText: "My own" });
  await page.locator("details.more > summary").click();
  assert.equal(await family.locator(".family-count").innerText(), "1");
  await family.locator("summary").click();
  const card = family.locator("label.edition");
  await card.getByText("7 pieces · 6 by 8 squares").waitFor();
  assert.match(await card.getByRole("link", { name: "Edit" }).getAttribute("href"), /^#editor\/.*Sunday/);
  for (const name of ["New variant", "Open a file"]) {
    assert.equal(await family.getByRole("link", { name }).getAttribute("href"), "#editor/");
  }
  await card.locator("input").check();
  await openRules(page);
  await switchNamed(page, "Chase rule").click();
  await page.getByText("one changed").waitFor();
  await button(page, /^Play/).click();
  await checkSetup(page, 7, 12);
  await cell(page, "f8").waitFor();
  await page.goBack();
  await button(page, "Continue: Sunday League").waitFor();
});

pageTest("on a first visit two clicks lead to the first move", async ({ page, url }) => {
  await begin(page, url, hands);
  await button(page, "Ready").click();
  await page.locator("[data-screen=play] .movable").first().waitFor();
});
