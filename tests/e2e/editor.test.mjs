// Variants of one's own: made, kept, shared, played.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { pageTest } from "./harness.mjs";
import { HANDS, awaitTurn, button, kept, playEagerly, ready, screen, seeded, stored } from "./player.mjs";
import { unhindered } from "./unhindered.mjs";

const POCKET = {
  version: 1,
  title: "Pocket",
  board: { columns: 5, rows: 5, home: 1, lakes: "c3" },
  fill: "all",
  units: [{ kind: "M", count: 1, label: "King" }, { kind: "2", count: 3 }, { kind: "F", count: 1 }],
};
const address = (page, variant) => `#${page}/${encodeURIComponent(JSON.stringify(variant))}`;

const editor = (page) => page.locator("[data-screen=editor]");
const flaws = (page) => editor(page).locator(".missing:not(.complete) li").allInnerTexts();
const complete = (page) => editor(page).getByText("Ready to play.").waitFor();
const titles = async (page) => (await kept(page, "vexillum.variants")).variants.map(({ title }) => title);
const own = (page) => page.locator("details.family", { hasText: "My own" });

const exactly = (page, name) => page.getByRole("button", { name, exact: true });

/** Presses a button several times. */
async function times(hands, count, target) {
  for (let n = 0; n < count; n += 1) await hands.press(target);
}

/** Names something and goes on. */
async function name(page, hands, field, text) {
  await hands.enter(page.getByLabel(field, { exact: true }), text);
  await page.keyboard.press("Tab");
}

const check = (page) => unhindered(page, page.getByRole("dialog"));

for (const way of ["mouse", "keyboard"]) {
  const hands = HANDS[way];
  pageTest(`a small variant is made and played to its end by ${way}`, async ({ page, url }) => {
    await page.goto(url);
    await hands.press(page.locator("details.more > summary"));
    await hands.press(own(page).locator("summary"));
    await hands.press(own(page).getByRole("link", { name: "New variant" }));
    await screen(page, "editor");
    await complete(page);

    await times(hands, 5, button(page, "Columns: fewer"));
    await times(hands, 5, exactly(page, "Rows: fewer"));
    assert.deepEqual(await flaws(page), [
      "The home rows of the two sides overlap, or there are none.",
      "A lake lies on a home square.",
    ]);
    await times(hands, 3, button(page, "Home rows: fewer"));
    assert.deepEqual(await flaws(page), [
      "A lake lies on a home square.",
      "The army has 8 pieces, more than the 5 home squares.",
    ]);
    assert.ok(await editor(page).getByRole("button", { name: "Play", exact: true }).isDisabled());
    for (const square of ["c5", "d5", "c3"]) await hands.tap(page, square);
    await page.getByRole("gridcell", { name: "c3, lake" }).waitFor();
    for (const kind of ["General", "Miner", "Spy", "Bomb", "Flag"]) await hands.press(button(page, `${kind}: fewer`));
    await hands.press(button(page, "Scout: more"));
    assert.deepEqual(await flaws(page), ["No piece of this army is a Flag."]);
    await hands.press(button(page, "Flag: more"));
    await hands.choose(page.getByRole("radio", { name: "Every home square filled" }));
    await complete(page);

    await name(page, hands, "Name", "Pocket");
    await name(page, hands, "Name of Marshal", "King");
    await hands.press(button(page, "Keep"));
    await page.getByText("“Pocket” is kept").waitFor();
    assert.deepEqual(await titles(page), ["Pocket"]);
    await hands.press(editor(page).getByRole("button", { name: "Play", exact: true }));

    await screen(page, "start");
    await editor(page).waitFor({ state: "hidden" });
    assert.equal(await own(page).locator(".family-count").textContent(), "1");
    await hands.press(page.locator(".play-button"));
    await screen(page, "setup");
    await hands.press(button(page, "Shuffle"));
    await page.getByRole("gridcell", { name: /your King/ }).waitFor();
    await ready(page, hands);
    await playEagerly(page, hands, seeded(3), 199);
    await page.getByRole("heading", { name: /^(You win|You lose|A draw)/ }).waitFor();

    await page.goto(url);
    await page.reload();
    // What was played last is in front.
    await page.locator(".editions.first", { hasText: "Pocket" }).waitFor();
  }, { ...hands.context, reducedMotion: "reduce" });
}

pageTest("a game of an own variant goes on after a reload", async ({ page, url }) => {
  await page.goto(url + address("choose", POCKET));
  await page.locator(".play-button").click();
  await screen(page, "setup");
  await button(page, "Shuffle").click();
  await ready(page, HANDS.mouse);
  await awaitTurn(page);
  await page.reload();
  await awaitTurn(page);
  await page.getByRole("gridcell", { name: /your King/ }).waitFor();
});

pageTest("kinds, cards and switches are changed; a reload loses nothing", async ({ page, url }) => {
  await page.goto(`${url}#editor/duel-small`);
  const row = editor(page).locator(".kind-row", { has: page.getByLabel("Name of General") });
  await row.locator("summary").click();
  await row.getByLabel("Moves").selectOption("double");
  await row.getByLabel("Power").selectOption("flight");
  assert.deepEqual((await flaws(page)).length, 1, "flight goes with single steps alone");
  await row.getByLabel("Moves").selectOption("step");
  await row.getByLabel("Clears what explodes").check();
  await complete(page);
  await editor(page).getByRole("switch", { name: /^Battle Cards/ }).check();
  assert.deepEqual(await flaws(page), ["“Battle Cards” does not go with “Fantasy powers”."]);
  await row.getByLabel("Power").selectOption("None");
  await complete(page);
  await editor(page).locator("details.rules > summary").click();
  await editor(page).getByRole("switch", { name: /^Attacker’s advantage/ }).check();
  const before = await page.evaluate(() => decodeURIComponent(location.hash));
  for (const part of ['"skills":"defuses"', '"cards":true', "attackers-advantage=on"]) {
    assert.ok(before.includes(part), part);
  }
  await page.reload();
  await screen(page, "editor");
  await row.getByText("clears the Bomb").waitFor();
  await editor(page).locator("details.rules > summary").click();
  assert.ok(await editor(page).getByRole("switch", { name: /^Attacker’s advantage/ }).isChecked());
  await editor(page).getByLabel("Start from").selectOption({ label: "Fantasy" });
  await editor(page).getByLabel("Name of Dragon").waitFor();
  await complete(page);
});

pageTest("a variant is shared as a link, kept by whoever gets it, changed and deleted", async ({ page, url, browser }) => {
  await page.goto(url + address("editor", POCKET));
  await button(page, "Share link").click();
  const link = await editor(page).getByLabel("Link").inputValue();
  const other = await browser.newContext();
  const guest = await other.newPage();
  await guest.goto(link);
  await guest.getByRole("heading", { level: 1, name: "Pocket" }).waitFor();
  await guest.getByRole("rowheader", { name: /^King/ }).waitFor();
  await button(guest, "Keep").click();
  await guest.getByText("It is kept").waitFor();
  assert.deepEqual(await titles(guest), ["Pocket"]);
  await guest.getByRole("link", { name: "Change it" }).click();
  await button(guest, "Delete").click();
  await guest.getByText("“Pocket” is deleted.").waitFor();
  assert.deepEqual(await titles(guest), []);
  await guest.goBack();
  await guest.getByRole("link", { name: "Play this" }).click();
  await guest.getByRole("dialog").waitFor({ state: "hidden" });
  assert.match(await guest.locator("#play-note").innerText(), /^Pocket · /);
  await other.close();
});

pageTest("a variant goes into a file and comes back", async ({ page, url }) => {
  await page.goto(url + address("editor", POCKET));
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save file" }).click();
  const file = await saving;
  assert.equal(file.suggestedFilename(), "Pocket.json");
  const text = await readFile(await file.path(), "utf8");
  await page.goto(`${url}#editor/`);
  await page.reload();
  const input = page.locator("input[type=file]");
  await input.setInputFiles({ name: "a.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await page.getByText("“Pocket” is opened.").waitFor();
  assert.equal(await page.getByLabel("Name of Marshal").inputValue(), "King");
  await complete(page);
  await input.setInputFiles({ name: "a.json", mimeType: "application/json", buffer: Buffer.from("{}") });
  await page.getByText("This holds no variant that can be read.").waitFor();
  assert.equal(await page.getByLabel("Name of Marshal").inputValue(), "King", "what was there stays");

  const dropped = await page.evaluateHandle((content) => {
    const data = new DataTransfer();
    data.items.add(new File([content], "b.json"));
    return data;
  }, text.replace("Pocket", "Dropped"));
  await page.locator(".tools").dispatchEvent("drop", { dataTransfer: dropped });
  await page.getByText("“Dropped” is opened.").waitFor();
});

pageTest("links that hold no good variant say so", async ({ page, url }) => {
  const says = async (hash, text) => {
    await page.goto(url + hash);
    await page.getByRole("dialog").getByText(text).waitFor();
  };
  const damaged = "This link holds a variant that cannot be read.";
  await says("#rules/%7B%22version%22%3A1", damaged);
  await says(address("rules", { ...POCKET, units: [{ kind: "Z" }] }), damaged);
  await says(address("rules", { ...POCKET, title: "x".repeat(100_000), units: [{ kind: "<b>" }] }), damaged);
  await says("#rules/%", "There is no such edition.");
  await says("#editor/%", "This holds no variant that can be read.");
  await says("#editor/%7B%22", "This holds no variant that can be read.");
  await says(address("rules", { ...POCKET, fill: "any", units: [{ kind: "B", count: 255 }] }), "No piece of this army is a Flag.");
  await page.getByText("The army has 255 pieces, more than the 5 home squares.").waitFor();
  const title = "<img src=x onerror=alert(1)>";
  await page.goto(url + address("rules", { ...POCKET, title }));
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  await page.goto(url + address("choose", { ...POCKET, board: { columns: 99 } }));
  await screen(page, "start");
  assert.match(await page.locator("#play-note").innerText(), /^Barrage · /);
});

pageTest("damaged variants are put aside, the good ones stay", async ({ page, url }) => {
  const broken = stored({ variants: [{ version: 1 }, POCKET, "nonsense"] });
  // Before the page reads it: a page that is open already would mend and tell it.
  await page.addInitScript((text) => localStorage.setItem("vexillum.variants", text), broken);
  await page.goto(url);
  await screen(page, "start");
  assert.equal(await own(page).locator(".family-count").textContent(), "1");
  assert.equal(await page.evaluate(() => localStorage.getItem("vexillum.variants.damaged")), broken);
  await page.getByText("Not all of your own variants could be read.").waitFor();
});

for (const colorScheme of ["light", "dark"]) {
  for (const viewport of [{ width: 1280, height: 800 }, { width: 320, height: 640 }]) {
    pageTest(`the editor hinders nobody, ${colorScheme}, ${viewport.width} px wide`, async ({ page, url }) => {
      await page.goto(`${url}#editor/lightning`);
      await screen(page, "editor");
      await editor(page).locator(".kind-row summary").first().click();
      await editor(page).locator("details.rules > summary").click();
      await check(page);
      await button(page, "Flag: fewer").click();
      await button(page, "Share link").click();
      await check(page);
      await page.goto(url + address("rules", POCKET));
      await page.getByRole("heading", { level: 1, name: "Pocket" }).waitFor();
      await check(page);
    }, { colorScheme, viewport });
  }
}

pageTest("whatever is pressed right after typing finds what was typed", async ({ page, url }) => {
  /** Types letter by letter, and presses a button as some browsers do: the field keeps the focus. */
  const type = async (field, text, press) => {
    await field.fill("");
    await field.pressSequentially(text);
    await press.evaluate((element) => element.click());
  };
  await page.goto(`${url}#editor/barrage`);
  await screen(page, "editor");
  const field = page.getByLabel("Name", { exact: true });
  for (const text of ["Half Moon", "Half Moon Two"]) {
    await type(field, text, button(page, "Keep"));
    await page.getByText(`“${text}” is kept`).waitFor();
  }
  assert.deepEqual((await titles(page)).sort(), ["Half Moon", "Half Moon Two"]);
  await type(page.getByLabel("Name of Marshal", { exact: true }), "Old King", button(page, "Keep"));
  const variants = (await kept(page, "vexillum.variants")).variants;
  const marshal = variants.find(({ title }) => title === "Half Moon Two").units.find(({ kind }) => kind === "M");
  assert.equal(marshal.label, "Old King");
  // What is not kept of it goes when the field is left.
  await field.fill("  Half Moon ");
  await page.keyboard.press("Tab");
  assert.equal(await field.inputValue(), "Half Moon");

  await page.goto(url);
  await screen(page, "start");
  await page.locator("input[name=clock]").last().check();
  await type(page.locator(".number-field input").first(), "12", page.locator(".play-button"));
  await screen(page, "setup");
  assert.match(await page.locator(".seat.ours .clock").innerText(), /1[12]:\d\d/);
});
