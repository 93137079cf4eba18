// The service worker: keeps the whole site, so that it opens and plays without a network. It never takes the place of
// an older one by itself, since a page goes on with the files of the build that it began with.
//
// `cargo xtask build` puts two constants before this: BUILD, the name of this state of the site, and FILES, what is kept
// of it: an address, from the page, with the hash of what lies there.

const scope = registration.scope;
/** Begins the names of our caches: those of other sites may lie on the same host. */
const ours = `vexillum ${new URL(scope).pathname} `;
const cacheName = ours + BUILD;

/** Fetches and keeps all files, or none. */
async function fill() {
  // Where the host is just being given another build, a file fails its check and all is left to the next visit.
  const requests = Object.entries(FILES).map(([path, integrity]) =>
    new Request(new URL(path, scope), { integrity, cache: "no-cache" }));
  await (await caches.open(cacheName)).addAll(requests);
}

/** Removes the caches of other builds, unless a second window may still run one of them or a newer one is on its way. */
async function tidy() {
  const windows = await clients.matchAll({ type: "window" });
  if (windows.length > 1 || registration.installing || registration.waiting) return;
  const old = (await caches.keys()).filter((name) => name.startsWith(ours) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** What is kept under an address: by this build, else by an older one, whose page may still ask for it. */
async function kept(address) {
  const url = new URL(address);
  if (url.pathname === new URL("index.html", scope).pathname) url.pathname = new URL(scope).pathname;
  const options = { ignoreSearch: true, ignoreVary: true };
  return await caches.match(url, { ...options, cacheName }) ?? caches.match(url, options);
}

async function answer({ request, clientId }) {
  // A page that embeds the game takes it from the host, always in its newest state. A worker that is being started is
  // a client, too, and in Firefox one that answers only when it has its program: it must not be waited for.
  const client = clientId && request.destination !== "worker" && await clients.get(clientId);
  if (client?.frameType === "nested") return fetch(request);
  const found = await kept(request.url);
  if (found) return found;
  try {
    return await fetch(request);
  } catch (error) {
    // An address below the site that is not kept leads to the page.
    if (request.mode === "navigate" && await kept(scope)) return Response.redirect(scope);
    throw error;
  }
}

addEventListener("install", (event) => event.waitUntil(fill()));
addEventListener("activate", (event) => event.waitUntil(tidy().then(() => clients.claim())));
addEventListener("message", ({ data }) => {
  if (data?.type === "activate") skipWaiting();
});
addEventListener("fetch", (event) => {
  const { method, mode, destination } = event.request;
  const embedded = mode === "navigate" && destination !== "document";
  if (method !== "GET" || embedded) return;
  event.respondWith(answer(event));
  if (mode === "navigate") event.waitUntil(tidy());
});
