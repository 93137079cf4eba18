// Draws the pictures in assets/icons, by which a device shows the game among its programs, from assets/favicon.svg:
//   VEXILLUM_BROWSER=/usr/bin/chromium node icons.mjs

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { launch } from "./browser.mjs";

const assets = new URL("../../assets/", import.meta.url);

// Some devices cut a circle of four fifths out of the "maskable" one, and round the corners of that with 180 themselves.
const ICONS = [
  { name: "192", size: 192, mark: .84, corner: .22 },
  { name: "512", size: 512, mark: .84, corner: .22 },
  { name: "512-maskable", size: 512, mark: .68, corner: 0 },
  { name: "180", size: 180, mark: .8, corner: 0 },
];

const mark = (await readFile(new URL("favicon.svg", assets))).toString("base64");
const browser = await launch();
const page = await browser.newPage();
for (const { name, size, mark: part, corner } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>
    body { margin: 0; }
    div { height: 100vh; display: grid; place-items: center; border-radius: ${100 * corner}vw; background: #1f3b32; }
    img { width: ${100 * part}vw; }
  </style><div><img src="data:image/svg+xml;base64,${mark}"></div>`);
  await page.locator("img").evaluate((image) => image.decode());
  const path = fileURLToPath(new URL(`icons/${name}.png`, assets));
  await page.screenshot({ path, omitBackground: true });
}
await browser.close();
