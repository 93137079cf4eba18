// WebKitGTK's MiniBrowser as one of Playwright's browsers: its pages by the remote inspector, its input by the X display.
//
// A process is one fresh profile, whose window fills a display of its own (Xvfb), so a page has the size that is asked for.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { webkit } from "playwright-core";
import { driveByX } from "./input.mjs";

/** The part of Playwright's browser that the tests use. */
export function launchMiniBrowser(program) {
  const contexts = [];
  return {
    async newContext(options = {}) {
      const context = await openProfile(program, options);
      contexts.push(context);
      return context;
    },
    close: () => Promise.all(contexts.map((context) => context.close())),
  };
}

/** Starts a program that ends with this one at the latest. */
function start(program, words, options) {
  const started = spawn(program, words, options);
  const end = () => started.kill();
  process.once("exit", end);
  started.once("exit", () => process.off("exit", end));
  return started;
}

/** Listens on a free port of this machine. */
async function listen(server) {
  await once(server.listen(0, "127.0.0.1"), "listening");
  return server.address().port;
}

async function freePort() {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => { server.close(resolve); });
  return port;
}

/** Starts a display of that size, on which held keys do not repeat themselves. Returns its process and its name. */
async function startDisplay({ width, height }) {
  const words = ["-displayfd", "3", "-screen", "0", `${width}x${height}x24`, "-r", "-nolisten", "tcp"];
  const display = start("Xvfb", words, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const [number] = await once(display.stdio[3], "data");
  return [display, `:${String(number).trim()}`];
}

/** The pages that the inspector offers, as Playwright wants to be told of them. */
async function targets(inspector) {
  const list = await fetch(`http://${inspector}/`).then((answer) => answer.text(), () => "");
  const sockets = list.match(/socket\/\d+\/\d+\/WebPage/g) ?? [];
  return sockets.map((socket) => ({ webSocketDebuggerUrl: `ws://${inspector}/${socket}` }));
}

/** Waits until something is there. */
async function until(find) {
  for (let tries = 0; tries < 300; tries += 1) {
    const found = await find();
    if (found) return found;
    await pause(100);
  }
  throw new Error("MiniBrowser does not answer");
}

/** Height of the bar of tabs, at most. */
const TABS = 60;

/** Starts a browser with a profile of its own, as one of Playwright's contexts. */
async function openProfile(program, { viewport, reducedMotion, colorScheme }) {
  const { width, height } = viewport ?? { width: 1280, height: 720 };
  const [display, name] = await startDisplay({ width, height: height + TABS });
  const inspector = `127.0.0.1:${await freePort()}`;
  const env = {
    ...process.env,
    DISPLAY: name,
    GDK_BACKEND: "x11",
    LANGUAGE: "en_US",
    WEBKIT_DISABLE_COMPOSITING_MODE: "1",
    WEBKIT_INSPECTOR_HTTP_SERVER: inspector,
  };
  // Two tabs from the beginning: one that is opened later answers nothing before something is loaded in it.
  const browser = start(program, ["--private", "--full-screen", "about:blank", "about:blank"], { env, stdio: "ignore" });
  await until(async () => (await targets(inspector)).length === 2);
  const list = createServer(async (_, response) => response.end(JSON.stringify(await targets(inspector))));
  const connected = await webkit.connectOverCDP(`http://127.0.0.1:${await listen(list)}`);
  const [context] = connected.contexts();
  const pages = context.pages();

  const xdotool = (...words) => once(start("xdotool", words.map(String), { env, stdio: "ignore" }), "exit");
  // There is no window manager that would see to this.
  const window = ["search", "--sync", "--onlyvisible", "--class", "MiniBrowser"];
  const tabs = await pages[0].evaluate(() => outerHeight - innerHeight);
  await xdotool(...window, "windowsize", width, height + tabs, "windowfocus");

  const end = async () => {
    await connected.close();
    list.close();
    browser.kill();
    await once(browser, "exit");
    display.kill();
  };
  let closed;
  let used = 0;
  return Object.assign(context, {
    async newPage() {
      const page = pages[used];
      used += 1;
      context.emit("page", page);
      driveByX(page, env);
      page.bringToFront = async () => {
        if (!await page.evaluate(() => document.hidden)) return;
        const shown = page.evaluate(() => new Promise((resolve) => {
          document.addEventListener("visibilitychange", () => resolve(), { once: true });
        }));
        await xdotool("key", "ctrl+Next");
        await shown;
      };
      await page.bringToFront();
      await page.emulateMedia({ reducedMotion, colorScheme });
      return page;
    },
    close() {
      closed ??= end();
      return closed;
    },
  });
}
