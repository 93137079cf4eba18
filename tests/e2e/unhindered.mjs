// What holds for every screen.

import assert from "node:assert/strict";
import AxeBuilder from "@axe-core/playwright";
import { settled } from "./player.mjs";

/** Nothing hinders people: axe finds nothing on the page, and nothing is wider than the window, or the dialog over it. */
export async function unhindered(page, dialog) {
  await settled(page);
  // What stands in a frame is a page of its own.
  const { violations } = await new AxeBuilder({ page }).exclude("iframe").analyze();
  assert.deepEqual(violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((node) => node.html) })), []);
  const sideways = dialog
    ? await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)
    : await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(sideways <= 0, `${sideways} px too wide`);
}
