// The workshop comes when it is asked for, lies over the page, and goes again.

import assert from "node:assert/strict";
import AxeBuilder from "@axe-core/playwright";
import { pageTest } from "./harness.mjs";
import { HANDS, begin, screen } from "./player.mjs";

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

pageTest("the army is that of the edition, and nothing hinders people", async ({ page, url }) => {
  await page.goto(`${url}#rules/duel`);
  await heading(page, "Duel").waitFor();
  const rows = await dialog(page).locator("tbody tr").evaluateAll((all) => all.map((row) => row.innerText.split(/\s+/)));
  assert.deepEqual(rows[0].slice(-3), ["Marshal", "10", "1"]);
  const total = rows.reduce((sum, row) => sum + Number(row.at(-1)), 0);
  assert.equal(await dialog(page).locator("tfoot td").innerText(), String(total));
  await page.waitForTimeout(400);
  const { violations } = await new AxeBuilder({ page }).analyze();
  assert.deepEqual(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((node) => node.html) })), []);
});

pageTest("an edition is chosen in the workshop", async ({ page, url }) => {
  await page.goto(`${url}#rules/duel`);
  await dialog(page).getByRole("link", { name: "Choose this edition" }).click();
  await gone(page);
  assert.ok(await page.getByRole("radio", { name: /^Duel/ }).first().isChecked());
});

pageTest("a game lies under the workshop as it was", async ({ page, url }) => {
  await begin(page, url, hands);
  const army = () => page.locator("[data-screen=setup]").innerHTML();
  const before = await army();
  await page.evaluate(() => { location.hash = "#rules/barrage"; });
  await heading(page, "Barrage").waitFor();
  await page.keyboard.press("Escape");
  await gone(page);
  await page.waitForURL((address) => address.hash === "#play");
  assert.equal(await army(), before);
});

pageTest("a workshop that does not come is told, and can be asked for again", async ({ page, url }) => {
  await page.goto(url);
  await page.route("**/workshop-*/*.js*", (route) => route.fulfill({ contentType: "text/javascript", body: "throw 1" }));
  await openFromStart(page);
  await page.getByText("This part could not be loaded").waitFor();
  await page.unroute("**/workshop-*/*.js*");
  await page.getByRole("status").getByRole("button", { name: "Close" }).click();
  await openFromStart(page);
  await heading(page, "Barrage").waitFor();
  assert.equal(await page.getByText("This part could not be loaded").count(), 0);
});

pageTest("an edition that there is not", async ({ page, url }) => {
  await page.goto(`${url}#rules/chess`);
  await dialog(page).getByText("There is no such edition.").waitFor();
});
