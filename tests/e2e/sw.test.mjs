// The service worker by itself, with a browser of a few lines around it: its answers must not wait for the client that asks.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import vm from "node:vm";

const SCOPE = "https://example.org/game/";
const FILES = { "./": "sha256-1", "worker/worker.js": "sha256-2" };

/** Runs the service worker; `frames` tells of each client what frame it is, and never of one that is being started. */
async function serviceWorker(frames) {
  const listeners = {};
  const kept = (address) => Object.keys(FILES).some((path) => new URL(path, SCOPE).href === String(address));
  const program = await readFile(new URL("../../assets/sw.js", import.meta.url), "utf8");
  vm.runInNewContext(`const BUILD = "1", FILES = ${JSON.stringify(FILES)};${program}`, {
    URL, Response, Map, Object, Promise,
    registration: { scope: SCOPE },
    addEventListener: (name, listener) => { listeners[name] = listener; },
    clients: { get: (id) => (id in frames ? Promise.resolve({ frameType: frames[id] }) : new Promise(() => {})) },
    caches: { match: async (address) => (kept(address) ? "kept" : undefined) },
    fetch: async () => "fetched",
  });
  return (request, clientId) => new Promise((resolve) => {
    listeners.fetch({
      clientId,
      request: { method: "GET", mode: "cors", destination: "", ...request },
      respondWith: resolve,
      waitUntil: () => {},
    });
  });
}

for (const [name, request, clientId, expected] of [
  ["the program of a worker that is being started", { url: `${SCOPE}worker/worker.js`, destination: "worker" }, "starting", "kept"],
  ["a file of the full page", { url: `${SCOPE}worker/worker.js` }, "page", "kept"],
  ["a file of an embedded page", { url: `${SCOPE}worker/worker.js` }, "frame", "fetched"],
  ["a file that is not kept", { url: `${SCOPE}icons/512.png` }, "page", "fetched"],
]) {
  test(`the service worker answers: ${name}`, { timeout: 5_000 }, async () => {
    const ask = await serviceWorker({ page: "top-level", frame: "nested" });
    assert.equal(await ask(request, clientId), expected);
  });
}
