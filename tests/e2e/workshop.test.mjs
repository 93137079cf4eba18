// The workshop comes when it is asked for, lies over the page, and goes again.

import assert from "node:assert/strict";
import AxeBuilder from "@axe-core/playwright";
import { pageTest } from "./harness.mjs";
import { HANDS, begin, screen, settled } from "./player.mjs";

const hands = HANDS.mouse;
const dialog = (page) => page.getByRole("dialog");
const heading = (page, name) => dialog(page).getByRole("heading", { level: 1, name });
const gone = (page) => dialog(page).waitFor({ state: "hidden" });

async function openFromStart(page) {
  await page.getByRole("link", { name: "Rules of Barrage" }).click();
}

pageTest("the rules of an edition open, and close in every way", async ({ page, url }) => {
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(url);
  await screen(page, "start");
  assert.ok(!asked.some((address) => address.includes("workshop")), "nothing of it is loaded before");
  const ways = [
    () => page.keyboard.press("Escape"),
    () => dialog(page).getByRole("button", { name: "Close" }).click(),
    () => page.goBack(),
  ];
  for (const close of ways) {
    await openFromStart(page);
    await heading(page, "Barrage").waitFor();
    await close();
    await gone(page);
    await page.waitForURL((address) => address.hash === "");
  }
});

pageTest("the army is that of the edition", async ({ page, url }) => {
  await page.goto(`${url}#rules/duel`);
  await heading(page, "Duel").waitFor();
  await dialog(page).getByRole("table").waitFor();
  const rows = await dialog(page).locator("tbody tr").evaluateAll((all) => all.map((row) => row.innerText.split(/\s+/)));
  assert.deepEqual([rows[0].at(1) || rows[0].at(0), ...rows[0].slice(-2)], ["Marshal", "10", "1"]);
  const total = rows.reduce((sum, row) => sum + Number(row.at(-1)), 0);
  await dialog(page).getByText(`${total} pieces a side`).waitFor();
});

// Each edition with how many powers and cards its page shows.
const EDITIONS = {
  "original": ["Original", 0, 0],
  "masters": ["Master’s Edition", 0, 0],
  "faq-original": ["Original, publisher’s FAQ", 0, 0],
  "infiltrator": ["Infiltrator", 1, 0],
  "classic30": ["Classic 30", 0, 0],
  "duel": ["Duel", 0, 0],
  "duel-small": ["Duel, small board", 0, 0],
  "barrage": ["Barrage", 0, 0],
  "lightning": ["Lightning", 0, 0],
  "lightning-tournament": ["Lightning, tournament", 0, 0],
  "scifi": ["Sci-Fi", 1, 0],
  "scifi-duel": ["Sci-Fi Duel", 1, 0],
  "spotter2011": ["Spotter 2011", 1, 0],
  "fantasy": ["Fantasy", 0, 0],
  "fantasy-powers": ["Fantasy with powers", 5, 0],
  "battle-cards": ["Battle Cards", 0, 15],
};

for (const colorScheme of ["light", "dark"]) {
  pageTest(`the rules of all editions hinder nobody, ${colorScheme}`, async ({ page, url }) => {
    await page.goto(`${url}#rules/original`);
    for (const [id, [name, powers, cards]] of Object.entries(EDITIONS)) {
      await dialog(page).getByLabel("Edition").selectOption(id);
      await heading(page, name).waitFor();
      // The sections are drawn one after the other, this one last.
      await dialog(page).getByRole("heading", { name: "Advice", exact: true }).waitFor();
      const section = (title) => dialog(page).locator("section", { has: page.getByRole("heading", { name: title, exact: true }) });
      assert.equal(await section("Powers").locator("figure").count(), powers, id);
      assert.equal(await dialog(page).locator(".cards .card").count(), cards, id);
      await section("Set-up").getByRole("img").waitFor();
      await settled(page);
      const { violations } = await new AxeBuilder({ page }).analyze();
      assert.deepEqual(violations.map(({ id: rule, nodes }) => ({ id, rule, nodes: nodes.map((node) => node.html) })), []);
      const sideways = await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth);
      assert.ok(sideways <= 0, `${id}: ${sideways} px too wide`);
    }
    // None of these pages is left on the way back.
    await page.keyboard.press("Escape");
    await gone(page);
  }, { colorScheme, viewport: { width: 320, height: 640 } });
}

pageTest("an edition is chosen in the workshop", async ({ page, url }) => {
  await page.goto(`${url}#rules/duel`);
  await dialog(page).getByRole("link", { name: "Play this" }).click();
  await gone(page);
  assert.ok(await page.getByRole("radio", { name: /^Duel/ }).first().isChecked());
});

pageTest("a game lies under the workshop as it was", async ({ page, url }) => {
  await begin(page, url, hands);
  await page.getByLabel("Ready-made").waitFor();
  const army = () => page.locator("[data-screen=setup]").innerHTML();
  const before = await army();
  await page.evaluate(() => { location.hash = "#rules/barrage"; });
  await heading(page, "Barrage").waitFor();
  await page.keyboard.press("Escape");
  await gone(page);
  await page.waitForURL((address) => address.hash.startsWith("#play/"));
  assert.equal(await army(), before);
});

pageTest("what does not come is told, and comes with another try", async ({ page, url }) => {
  const part = "**/page-*/split_workshop.wasm";
  await page.route(part, (route) => route.fulfill({ contentType: "application/wasm", body: "none" }));
  await page.goto(`${url}#rules/barrage`);
  await page.getByText("This part could not be loaded").waitFor();
  await page.unroute(part);
  await page.getByRole("button", { name: "Load again" }).click();
  await heading(page, "Barrage").waitFor();
  assert.equal(await page.getByText("This part could not be loaded").count(), 0);
  // Only what no service worker answers can be intercepted.
}, { allowed: /CompileError/, serviceWorkers: "block" });

pageTest("an edition that there is not", async ({ page, url }) => {
  await page.goto(`${url}#rules/chess`);
  await dialog(page).getByText("There is no such edition.").waitFor();
});
