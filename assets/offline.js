// Registers the service worker and tells the page of a new version that waits:
// - `updateWaits` is true from then on, and the window gets an event `vexillum-update`;
// - `applyUpdate()` opens the new version. Nothing else does while a window is open.

/** Browsers refuse service workers in private windows, without https, in files: then there is just no new version. */
async function register() {
  try {
    return await navigator.serviceWorker.register(new URL("sw.js", document.baseURI), { updateViaCache: "none" });
  } catch {
    return undefined;
  }
}

function announce() {
  globalThis.updateWaits = true;
  dispatchEvent(new CustomEvent("vexillum-update"));
}

function watch(registration) {
  const { serviceWorker } = navigator;
  globalThis.applyUpdate = () => {
    // Another window may have brought the new version already.
    if (!registration.waiting) return location.reload();
    serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    registration.waiting.postMessage({ type: "activate" });
  };

  const follow = () => {
    const { installing, active } = registration;
    // The first of all is no update.
    if (active) installing?.addEventListener("statechange", () => installing.state === "installed" && announce());
  };
  if (registration.waiting) announce();
  follow();
  registration.addEventListener("updatefound", follow);
  // Another window has brought the new version, and this page still is of the old one.
  if (serviceWorker.controller) serviceWorker.addEventListener("controllerchange", announce);
}

// In a frame the game belongs to another page, which did not ask to keep anything.
if (parent === window) {
  const registration = await register();
  if (registration) watch(registration);
}
