// The start screen as people see and reach it: what matters in one view, Play wherever they are, the ways to other screens.

import assert from "node:assert/strict";
import { pageTest } from "./harness.mjs";
import { HANDS, begin, goHome, keepStored, openGames, screen, settled } from "./player.mjs";
import { unhindered } from "./unhindered.mjs";

const hands = HANDS.mouse;
const PHONE = { width: 360, height: 740 };
const SIZES = [PHONE, { width: 320, height: 640 }, { width: 740, height: 360 }, { width: 768, height: 1024 }, { width: 1440, height: 900 }];

/** The levels in each language, as people read them. */
const LEVELS = {
  de: ["Rekrut Anfänger", "Legionär leicht", "Zenturio mittel", "Tribun schwer", "Legat sehr schwer", "Konsul Meister"],
  en: ["Recruit beginner", "Legionary easy", "Centurion medium", "Tribune hard", "Legate very hard", "Consul master"],
  es: ["Recluta principiante", "Legionario fácil", "Centurión medio", "Tribuno difícil", "Legado muy difícil", "Cónsul maestro"],
  fr: ["Recrue débutant", "Légionnaire facile", "Centurion moyen", "Tribun difficile", "Légat très difficile", "Consul maître"],
  nl: ["Rekruut beginner", "Legionair makkelijk", "Centurio gemiddeld", "Tribuun moeilijk", "Legaat heel moeilijk", "Consul meester"],
};
const LANGUAGES = Object.keys(LEVELS);

/** What is chosen before a game, and begins it. */
const CHOICES = {
  edition: "label.edition:has(:checked)",
  opponent: "fieldset:has([name=opponent])",
  level: "fieldset:has([name=level]) .segmented",
  play: ".play-button",
};

/** Waits until all of the screen is drawn. */
async function whole(page) {
  await screen(page, "start");
  await page.locator("details.rules").waitFor();
  await settled(page);
}

/** Which of the choices are not whole in the window, or have something over them. */
const outside = (page) => page.evaluate((choices) => Object.entries(choices).flatMap(([name, selector]) => {
  const element = document.querySelector(selector);
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  const points = [[left + 8, top + 8], [right - 8, bottom - 8], [(left + right) / 2, (top + bottom) / 2]];
  const free = points.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
  return inside && free ? [] : [`${name}: ${Math.round(top)} to ${Math.round(bottom)}`];
}), CHOICES);

for (const locale of LANGUAGES) {
  pageTest(`who plays, how strong, which edition and Play are in one view of a phone, in ${locale}`, async ({ page, url }) => {
    await page.goto(url);
    await whole(page);
    assert.deepEqual(await outside(page), []);
    await page.locator(".play-button").click();
    await screen(page, "setup");
    await goHome(page);
    await page.locator(".play-button").click();
    await screen(page, "setup");
    await goHome(page);
    await whole(page);
    assert.equal((await openGames(page)).length, 2);
    await page.evaluate(() => scrollTo(0, 0));
    assert.deepEqual(await outside(page), []);
  }, { locale, viewport: PHONE });
}

pageTest("an edition that was played last is in front the next time, in the same view", async ({ page, url }) => {
  await keepStored(page, "vexillum.settings", { last: { edition: "faq-original" } });
  await page.goto(url);
  await whole(page);
  assert.deepEqual(await outside(page), []);
  assert.equal(await page.locator("input[value=faq-original]").count(), 1);
}, { viewport: PHONE });

for (const viewport of SIZES) {
  pageTest(`Play is in the view wherever somebody is, and hides nothing, ${viewport.width} by ${viewport.height}`, async ({ page, url }) => {
    await page.goto(url);
    await whole(page);
    for (const name of ["details.more", "details.rules"]) await page.locator(`${name} > summary`).click();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += viewport.height / 2) {
      await page.evaluate((to) => scrollTo(0, to), top);
      assert.deepEqual((await outside(page)).filter((choice) => choice.startsWith("play")), [], `at ${top}`);
    }
    await page.getByRole("navigation").getByRole("link").first().focus();
    const seen = new Set();
    for (let stops = 0; stops < 90; stops += 1) {
      await page.keyboard.press("Tab");
      const found = await page.evaluate(() => {
        const focused = document.activeElement;
        if (focused === document.body) return null;
        const { left, top, right, bottom } = focused.getBoundingClientRect();
        const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const free = focused.contains(over) || over?.contains(focused);
        return { free: Boolean(free), name: focused.outerHTML.slice(0, 120) };
      });
      if (!found) break;
      assert.ok(found.free, found.name);
      seen.add(found.name);
    }
    assert.ok(seen.size > 20, `${seen.size} stops`);
  }, { viewport });
}

for (const viewport of [PHONE, { width: 1440, height: 900 }]) {
  pageTest(`rules, lessons, games, embedding and settings are ahead of all else, ${viewport.width} px wide`, async ({ page, url }) => {
    const keyboard = HANDS.keyboard;
    const ways = { "Rules of Barrage": "#rules/barrage", Lessons: "#lessons/1", Games: "#games", Embed: "#embed" };
    const nav = page.getByRole("navigation");
    await page.goto(url);
    await whole(page);
    for (const target of await nav.getByRole("link").or(nav.getByRole("button")).all()) {
      const { y, height } = await target.boundingBox();
      assert.ok(y + height < 80 && height >= 24, "is in the header");
    }
    for (const [name, address] of Object.entries(ways)) {
      await keyboard.press(nav.getByRole("link", { name, exact: true }));
      await page.locator("#workshop[open]").waitFor();
      assert.equal(new URL(page.url()).hash, address);
      await page.keyboard.press("Escape");
      await page.locator("#workshop").waitFor({ state: "detached" });
    }
    await keyboard.press(nav.getByRole("button", { name: "Settings" }));
    await page.getByRole("dialog").waitFor();
  }, { viewport });
}

for (const [locale, levels] of Object.entries(LEVELS)) {
  pageTest(`levels say what they mean, in ${locale}`, async ({ page, url }) => {
    await page.goto(url);
    await whole(page);
    const labels = await page.locator("label:has([name=level])").allInnerTexts();
    assert.deepEqual(labels.map((label) => label.replace(/\s+/g, " ")), levels);
    const [name, ...meaning] = levels[0].split(" ");
    const word = `${name} (${meaning.join(" ")})`;
    await page.locator("#play-note", { hasText: word }).waitFor();
    await page.locator(".play-button").click();
    await page.locator(".ready-bar .primary").click();
    await page.locator(".seat-note", { hasText: word }).waitFor();
    await page.locator(".where", { hasText: word }).waitFor();
    await goHome(page);
    await page.locator(".open-game", { hasText: word }).waitFor();
    await page.evaluate(() => { location.hash = "#embed"; });
    await page.locator("#workshop option", { hasText: word }).waitFor({ state: "attached" });
  }, { locale, viewport: PHONE });
}

for (const locale of LANGUAGES) {
  pageTest(`large letters on a narrow screen, in ${locale}`, async ({ page, url }) => {
    await page.goto(url);
    await whole(page);
    await page.evaluate(() => { document.documentElement.style.fontSize = "200%"; });
    for (const name of ["details.more", "details.rules"]) await page.locator(`${name} > summary`).click();
    await page.locator("input[name=clock]").last().check();
    await unhindered(page);
    assert.deepEqual((await outside(page)).filter((choice) => choice.startsWith("play")), []);
    const bar = await page.locator(".play-bar").boundingBox();
    assert.ok(bar.height < 640 / 3, `${bar.height} px of the screen`);
  }, { locale, viewport: { width: 320, height: 640 } });
}

for (const viewport of SIZES) {
  pageTest(`nothing moves as the page starts, ${viewport.width} by ${viewport.height}`, async ({ page, url }) => {
    await page.addInitScript(() => {
      globalThis.shifts = [];
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries()) {
          shifts.push([value, ...sources.map(({ node }) => node?.className ?? node?.nodeName)]);
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(url);
    await whole(page);
    assert.deepEqual(await page.evaluate(() => shifts), []);
    await begin(page, url, hands);
    await goHome(page);
    await page.reload();
    await whole(page);
    assert.deepEqual(await page.evaluate(() => shifts), []);
  }, { viewport });
}
