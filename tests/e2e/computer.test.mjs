// Whole games against the computer, from the second visit to the end, by mouse, by touch and by keyboard alone.

import assert from "node:assert/strict";
import { pageTest } from "./harness.mjs";
import { HANDS, begin, playEagerly, ready, screen, seeded } from "./player.mjs";

for (const [name, hands] of Object.entries(HANDS)) {
  pageTest(`a whole game against the computer by ${name}`, async ({ page, url }) => {
    await begin(page, url, hands);
    await ready(page, hands);
    await playEagerly(page, hands, seeded(7), 299);
    await screen(page, "result");
    await page.getByRole("heading", { name: /^(You win|You lose|A draw)/ }).waitFor();
    // Both armies lie open: nothing is left of which only the back is seen.
    const hidden = await page.locator("[role=gridcell] .piece:not(:has(.rank))").count();
    assert.equal(hidden, 0);
  }, { ...hands.context, returning: true });
}
