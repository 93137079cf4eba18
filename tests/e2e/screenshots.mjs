// Takes the pictures in assets/screenshots: every screen, at three sizes, in light and dark, and every edition once.

import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { launch } from "./browser.mjs";
import { awaitDecision } from "./orders.mjs";
import { HANDS, awaitTurn, button, chooseEdition, eager, endTurn, options, ready, screen, seeded } from "./player.mjs";
import { serve } from "./serve.mjs";

const FOLDER = fileURLToPath(new URL("../../assets/screenshots/", import.meta.url));
const SIZES = [{ width: 360, height: 740 }, { width: 768, height: 1024 }, { width: 1440, height: 900 }];
const THEMES = ["light", "dark"];
const MOVES = 14;

const hands = HANDS.mouse;

/** Walks through the screens and takes each. */
async function walk(page, url, take) {
  await page.goto(url);
  await screen(page, "start");
  await take("start");
  await chooseEdition(page, hands, "original");
  await button(page, /^Play/).click();
  await screen(page, "setup");
  await take("setup");
  await ready(page, hands);
  const random = seeded(2);
  let fought = false;
  for (let moves = 0; (moves < MOVES || !fought) && await awaitTurn(page); moves += 1) {
    const { from, to, attack } = eager(await options(page), random);
    await endTurn(page, async () => {
      await hands.move(page, from, to);
      if (!attack || fought) return;
      await page.locator(".clash").waitFor();
      await take("fight");
      fought = true;
    });
  }
  await awaitTurn(page);
  const chosen = (await options(page))[0];
  if (chosen) await hands.press(page.locator(`[data-square=${chosen.from}]`));
  await take("play");
  await page.keyboard.press("Escape");
  await button(page, "Resign").click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await screen(page, "result");
  await take("result");
}

/** Begins a game of every edition in turn and takes the board with a piece picked up. */
async function editions(page, url, take) {
  await page.goto(url);
  await screen(page, "start");
  const radios = page.locator("input[type=radio][name^=edition]");
  // The page begins with a few; the others come with the rest of it, in folds.
  await page.locator("details").locator(radios).first().waitFor({ state: "attached" });
  const ids = await radios.evaluateAll((inputs) => inputs.map((input) => input.value));
  for (const id of ids) {
    await page.goto(url);
    await chooseEdition(page, hands, id);
    await button(page, /^Play/).click();
    await screen(page, "setup");
    await ready(page, hands);
    if (await awaitDecision(page) === "redraw") await button(page, "Keep").click();
    await awaitTurn(page);
    await page.locator(".movable").last().click();
    await take(id);
  }
}

await mkdir(FOLDER, { recursive: true });
const site = await serve();
const browser = await launch();
try {
  for (const viewport of SIZES) {
    for (const colorScheme of THEMES) {
      const profile = await browser.newContext({ viewport, colorScheme, reducedMotion: "reduce", serviceWorkers: "block" });
      const page = await profile.newPage();
      await walk(page, site.url, async (name) => {
        await page.waitForTimeout(600);
        await page.evaluate(() => scrollTo(0, 0));
        await page.screenshot({ path: `${FOLDER}${name}-${viewport.width}-${colorScheme}.jpg`, quality: 82 });
      });
      await profile.close();
      console.log(`${viewport.width} x ${viewport.height}, ${colorScheme}`);
    }
  }
  const page = await browser.newPage({ viewport: { width: 1024, height: 768 }, reducedMotion: "reduce" });
  await editions(page, site.url, async (id) => {
    await page.waitForTimeout(300);
    await page.screenshot({ path: `${FOLDER}edition-${id}.jpg`, quality: 60 });
    console.log(id);
  });
} finally {
  await browser.close();
  await site.close();
}
