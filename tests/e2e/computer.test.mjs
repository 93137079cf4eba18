// Whole games against the computer, from the first visit to the end, by mouse, by touch and by keyboard alone.

import assert from "node:assert/strict";
import { pageTest } from "./harness.mjs";
import { HANDS, awaitTurn, begin, eager, options, ready, screen, seeded } from "./player.mjs";

for (const [name, hands] of Object.entries(HANDS)) {
  pageTest(`a whole game against the computer by ${name}`, async ({ page, url }) => {
    const random = seeded(7);
    await begin(page, url, hands);
    await ready(page, hands);
    let moves = 0;
    while (await awaitTurn(page)) {
      const { from, to } = eager(await options(page), random);
      await hands.move(page, from, to);
      await page.locator(".movable").first().waitFor({ state: "detached" });
      moves += 1;
      assert.ok(moves < 300, "an eager player comes to an end");
    }
    await screen(page, "result");
    await page.getByRole("heading", { name: /^(You win|You lose|A draw)/ }).waitFor();
    // Both armies lie open: nothing is left of which only the back is seen.
    const hidden = await page.locator("[role=gridcell] .piece:not(:has(.rank))").count();
    assert.equal(hidden, 0);
  }, { ...hands.context, reducedMotion: "reduce" });
}
