// Input from outside of the page, where Playwright has none (a finger in Firefox) or only events made by script, which
// press no button, move no focus and drag nothing (WebKitGTK). It takes the place of what Playwright's page sends, so
// that locators, mouse, keyboard and touchscreen are used as everywhere.

import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** What stands behind a page in Playwright. It is private: another version of Playwright may have another. */
const behind = (page) => page._connection.toImpl(page).delegate;

/** Makes taps on a page of Firefox real ones. */
export function touchByBidi(page) {
  const { rawTouchscreen, _session: session } = behind(page);
  rawTouchscreen.tap = (_, x, y) => session.send("input.performActions", {
    context: session.sessionId,
    actions: [{
      type: "pointer",
      id: "finger",
      parameters: { pointerType: "touch" },
      actions: [
        { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ],
    }],
  });
}

/** X11's names of keys that are called otherwise there. */
const KEYSYMS = {
  Alt: "Alt_L", Control: "Control_L", Meta: "Super_L", Shift: "Shift_L",
  ArrowDown: "Down", ArrowLeft: "Left", ArrowRight: "Right", ArrowUp: "Up",
  Backspace: "BackSpace", Enter: "Return", PageDown: "Next", PageUp: "Prior",
};
const keysym = (key) => KEYSYMS[key]
  ?? ([...key].length === 1 ? `U${key.codePointAt(0).toString(16).padStart(4, "0")}` : key);

const BUTTONS = { left: 1, middle: 2, right: 3 };

/** How long is waited for an event that may never come, as where the page was just left. */
const LONGEST = 1_000;

/** Does something with the devices of an X display, and waits until the page has seen it as an event of that type. */
async function seen(page, type, act) {
  const event = page.evaluate((name) => new Promise((resolve) => {
    addEventListener(name, () => resolve(), { capture: true, once: true });
  }), type).catch(() => {});
  await act();
  const late = new Promise((resolve) => { setTimeout(resolve, LONGEST).unref(); });
  await Promise.race([event, late]);
}

/** Makes mouse and keys on a page those of the X display on which its window fills the screen. */
export function driveByX(page, env) {
  const { rawKeyboard, rawMouse } = behind(page);
  const xdotool = (...words) => run("xdotool", words.map(String), { env });
  // Playwright asks for all of a click at once.
  let last = Promise.resolve();
  const inTurn = (act) => (_, ...asked) => {
    last = last.catch(() => {}).then(() => act(...asked));
    return last;
  };
  let at = "";
  rawMouse.move = inTurn(async (x, y) => {
    // Tabs, if there are several, lie above the page.
    const top = await page.evaluate(() => outerHeight - innerHeight);
    const place = [Math.round(x), Math.round(y + top)];
    if (at === String(place)) return;
    at = String(place);
    await seen(page, "mousemove", () => xdotool("mousemove", ...place));
  });
  rawMouse.down = inTurn((x, y, button) => seen(page, "mousedown", () => xdotool("mousedown", BUTTONS[button])));
  rawMouse.up = inTurn((x, y, button) => seen(page, "mouseup", () => xdotool("mouseup", BUTTONS[button])));
  rawKeyboard.keydown = inTurn((modifiers, name, { key }) => seen(page, "keydown", () => xdotool("keydown", keysym(key))));
  rawKeyboard.keyup = inTurn((modifiers, name, { key }) => seen(page, "keyup", () => xdotool("keyup", keysym(key))));
}
